import {test} from 'vitest';
import {
  pagesWithoutSources,
  shortPages,
} from '../../checks/data/pageExceptions';
import type {ContentFile} from '../../checks/contentFile';
import {checkFrontMatter} from '../../checks/frontMatter';
import {frontMatterFaults} from '../../checks/textFile';
import {
  editionPaths,
  nKnRules,
  serverConversions,
  sModePaths,
} from '../../src/data/editionPaths';
import type {LifecycleProduct} from '../../src/data/lifecycle';
import {officeChannels, officeProducts} from '../../src/data/officeProducts';
import type {SourceId} from '../../src/data/sources';
import {selectEntries} from '../../src/build/lifecycleEntries';
import {contentFiles, faultOfField} from '../support/content';
import {faultIn, tomorrow} from '../support/dataModule';
import {expectNoFaults} from '../support/faults';
import {readProject} from '../support/sources';

test('every page has valid front matter', () => {
  expectNoFaults(contentFiles.flatMap(frontMatterFaults));
});

test('no two pages share a title or a description', () => {
  expectNoFaults(
    ['title', 'description'].flatMap((field) =>
      contentFiles.map((file, index) => {
        const text = file.frontMatter[field];
        const first = contentFiles.findIndex(
          ({frontMatter}) => frontMatter[field] === text,
        );
        return (
          text !== undefined &&
          first < index &&
          faultOfField(
            file,
            field,
            `${contentFiles[first]!.path} has the same "${field}": reword one of the two`,
          )
        );
      }),
    ),
  );
});

/** A date of a page, if it is written as one. */
function dateOf({path, frontMatter, source}: ContentFile, field: string) {
  const date = checkFrontMatter(path, frontMatter, source).frontMatter[field];
  return typeof date === 'string' ? date : undefined;
}

test('no page has a date in the future', () => {
  expectNoFaults(
    Object.entries({verified: 'check', date: 'publication'}).flatMap(
      ([field, what]) =>
        contentFiles.map(
          (file) =>
            (dateOf(file, field) ?? '') > tomorrow &&
            faultOfField(
              file,
              field,
              `"${field}" is after today: write the day of the ${what}`,
            ),
        ),
    ),
  );
});

const posts = contentFiles.filter(({path}) => path.startsWith('blog/'));

test('the date of a post is the day on which it appeared here', () => {
  const changelog = readProject('docs/changelog.md');
  const releases = [
    ...changelog.matchAll(/^## \d+\.\d+\.\d+ - (\d{4}-\d{2}-\d{2})/gm),
  ].map(([, day]) => day!);
  const firstRelease = releases.sort()[0]!;
  expectNoFaults(
    posts.map((file) => {
      const date = dateOf(file, 'date');
      if (!date) {
        return undefined;
      }
      const fix = !file.path.startsWith(`blog/${date}-`)
        ? `the file name does not start with "date": rename the file to blog/${date}-… or correct the date`
        : date < firstRelease &&
          `"date" is before the first release of the site, ${firstRelease}: write the day of publication, and name older events in the text`;
      return fix && faultOfField(file, 'date', fix);
    }),
  );
});

test('every page with an exception exists', () => {
  const paths = contentFiles.map(({path}) => path);
  expectNoFaults(
    Object.entries({shortPages, pagesWithoutSources}).flatMap(([name, pages]) =>
      pages.map(
        (page, index) =>
          !paths.includes(page) &&
          faultIn(
            'checks/data/pageExceptions.ts',
            [name, index],
            `there is no ${page}: correct the path or remove it`,
          ),
      ),
    ),
  );
});

test('every page that states facts names its sources', () => {
  expectNoFaults(
    contentFiles
      .filter(({path}) => !pagesWithoutSources.includes(path))
      .filter(({unreadable}) => !unreadable)
      .filter(({frontMatter}) => !(frontMatter.sources as unknown[])?.length)
      .map((file) =>
        faultOfField(
          file,
          'sources',
          `"sources" is ${'sources' in file.frontMatter ? 'empty' : 'missing'}: list the ids of what you read, primary sources first (src/data/sources/pages.ts); a page without facts goes into checks/data/pageExceptions.ts`,
        ),
      ),
  );
});

/** The tables of the pages about editions and dates. Whoever reads a row finds its source at the end of the page. */
const sourcesOfTables: Readonly<Record<string, readonly SourceId[]>> = {
  EditionOverview: editionPaths.flatMap(({sources}) => sources),
  EditionPathTable: [editionPaths, sModePaths, nKnRules, serverConversions]
    .flat()
    .flatMap((row): readonly SourceId[] => row.sources),
  OfficeChannelTable: officeChannels.map(({source}) => source),
};

test('a page names the sources of the rows that its tables show', () => {
  const faults = contentFiles.flatMap((file) => {
    const ofTables = file.page.tags.flatMap(({name, attributes}) => {
      switch (name) {
        case 'LifecycleTable':
          return selectEntries(
            attributes.product as LifecycleProduct,
            attributes.versions as string[] | undefined,
          ).flatMap((entry) => entry.sources);
        case 'OfficeProductTable':
          return officeProducts
            .filter(
              ({generation}) =>
                generation === (attributes.generation ?? generation),
            )
            .map((product) => product.source);
        default:
          return sourcesOfTables[name] ?? [];
      }
    });
    const named = (file.frontMatter.sources as string[] | undefined) ?? [];
    return [...new Set(ofTables)]
      .filter((id) => !named.includes(id))
      .map((id) =>
        faultOfField(
          file,
          'sources',
          `"${id}" is missing, and a table of the page rests on it: add it`,
        ),
      );
  });
  expectNoFaults(faults);
});

test('every post says where its summary ends', () => {
  expectNoFaults(
    posts
      .filter(({body}) => !/<!-- *truncate *-->/.test(body))
      .map(({path}) => ({
        path,
        line: 1,
        message:
          'the list of posts would show the whole post: write <!-- truncate --> on a line of its own after the first paragraph',
      })),
  );
});
