import {test} from 'vitest';
import {
  pagesWithoutSources,
  shortPages,
} from '../../checks/data/pageExceptions';
import {checkFrontMatter, lineOfField} from '../../checks/frontMatter';
import {frontMatterFaults} from '../../checks/textFile';
import {
  editionPaths,
  nKnRules,
  serverConversions,
  sModePaths,
} from '../../src/data/editionPaths';
import {officeChannels, officeProducts} from '../../src/data/officeProducts';
import type {SourceId} from '../../src/data/sources';
import {selectEntries} from '../../src/lib/lifecycleEntries';
import {contentFiles} from '../support/content';
import {lineInModule} from '../support/dataModule';
import {expectNoFaults} from '../support/faults';
import {readProject, readYaml} from '../support/sources';

test('every page has valid front matter', () => {
  expectNoFaults(contentFiles.flatMap(frontMatterFaults));
});

test('no two pages share a title or a description', () => {
  const faults = ['title', 'description'].flatMap((field) => {
    const seen = new Map<unknown, string>();
    return contentFiles.flatMap(({path, frontMatter, source}) => {
      const text = frontMatter[field];
      if (text === undefined) {
        return [];
      }
      const first = seen.get(text);
      seen.set(text, first ?? path);
      return first
        ? [
            {
              path,
              line: lineOfField(source, [field]),
              message: `${first} has the same "${field}": reword one of the two`,
            },
          ]
        : [];
    });
  });
  expectNoFaults(faults);
});

test('no page has a check date in the future', () => {
  // Later than today in every time zone.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const faults = contentFiles.flatMap(({path, frontMatter, source}) => {
    const {verified} = checkFrontMatter(path, frontMatter, source).frontMatter;
    return typeof verified === 'string' && verified > tomorrow
      ? [
          {
            path,
            line: lineOfField(source, ['verified']),
            message: '"verified" is after today: write the day of the check',
          },
        ]
      : [];
  });
  expectNoFaults(faults);
});

test('the date of a post is the day on which it appeared here', () => {
  const changelog = readProject('docs/changelog.md');
  const releases = [
    ...changelog.matchAll(/^## \d+\.\d+\.\d+ - (\d{4}-\d{2}-\d{2})/gm),
  ].map(([, day]) => day!);
  const firstRelease = releases.sort()[0]!;
  const faults = contentFiles
    .filter(({path}) => path.startsWith('blog/'))
    .flatMap(({path, frontMatter, source}) => {
      const {date} = checkFrontMatter(path, frontMatter, source).frontMatter;
      const line = lineOfField(source, ['date']);
      if (!path.startsWith(`blog/${String(date)}-`)) {
        return [
          {
            path,
            line,
            message: `the file name does not start with "date": rename the file to blog/${String(date)}-… or correct the date`,
          },
        ];
      }
      return String(date) < firstRelease
        ? [
            {
              path,
              line,
              message: `"date" is before the first release of the site, ${firstRelease}: write the day of publication, and name older events in the text`,
            },
          ]
        : [];
    });
  expectNoFaults(faults);
});

test('every page with an exception exists', () => {
  const paths = contentFiles.map(({path}) => path);
  const list = 'checks/data/pageExceptions.ts';
  expectNoFaults(
    Object.entries({shortPages, pagesWithoutSources}).flatMap(([name, pages]) =>
      pages.flatMap((page, index) =>
        paths.includes(page)
          ? []
          : [
              {
                path: list,
                line: lineInModule(list, [name, index]),
                message: `there is no ${page}: correct the path or remove it`,
              },
            ],
      ),
    ),
  );
});

test('every page that states facts names its sources', () => {
  const faults = contentFiles
    .filter(({path}) => !pagesWithoutSources.includes(path))
    .filter(({unreadable}) => !unreadable)
    .filter(({frontMatter}) => !(frontMatter.sources as unknown[])?.length)
    .map(({path, frontMatter, source}) => ({
      path,
      line: lineOfField(source, ['sources']),
      message: `"sources" is ${'sources' in frontMatter ? 'empty' : 'missing'}: list the ids of what you read, primary sources first (src/data/sources/pages.ts); a page without facts goes into checks/data/pageExceptions.ts`,
    }));
  expectNoFaults(faults);
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
  const faults = contentFiles.flatMap(({path, page, frontMatter, source}) => {
    const ofTables = page.tags.flatMap(({name, attributes}) => {
      switch (name) {
        case 'LifecycleTable':
          return selectEntries(
            attributes.product as string,
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
    const named = (frontMatter.sources as string[] | undefined) ?? [];
    return [...new Set(ofTables)]
      .filter((id) => !named.includes(id))
      .map((id) => ({
        path,
        line: lineOfField(source, ['sources']),
        message: `"${id}" is missing, and a table of the page rests on it: add it`,
      }));
  });
  expectNoFaults(faults);
});

const posts = contentFiles.filter(({path}) => path.startsWith('blog/'));

for (const field of ['authors', 'tags'] as const) {
  const list = `blog/${field}.yml`;
  const known = Object.keys(readYaml(list) as object);

  test(`every post names only ${field} that exist`, () => {
    expectNoFaults(
      posts.flatMap(({path, frontMatter, source}) =>
        ((frontMatter[field] as string[] | undefined) ?? [])
          .filter((key) => !known.includes(key))
          .map((key) => ({
            path,
            line: lineOfField(source, [field]),
            message: `"${key}" is not in ${list}: write ${known.join(' or ')}, or add it there`,
          })),
      ),
    );
  });
}

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
