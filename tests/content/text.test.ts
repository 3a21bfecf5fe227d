import {test} from 'vitest';
import {lineOfField} from '../../src/lib/content/frontMatter';
import {contentFiles} from '../support/content';
import {expectNoFaults} from '../support/faults';

/** Pages whose brief is short; every other page answers its question in full. */
const short = [
  'docs/contactus.md',
  'docs/our_non-piracy_site.md',
  'src/pages/markdown-page.md',
];

test('no page is thin', () => {
  const faults = contentFiles.flatMap(({path, page}) => {
    const words = page.text
      .flatMap(({text}) => text.replace(/<[^>]+>/g, ' ').split(/\s+/))
      .filter((word) => /[a-z]/i.test(word)).length;
    const wanted = short.includes(path) ? 150 : 450;
    return words < wanted
      ? [
          {
            path,
            line: 1,
            message: `${words} words of text are fewer than ${wanted}: answer the question in full, merge the page, or name it among the short ones of tests/content/text.test.ts`,
          },
        ]
      : [];
  });
  expectNoFaults(faults);
});

test('no page holds text that waits for its author', () => {
  const faults = contentFiles.flatMap(({path, page, source, frontMatter}) =>
    [
      ...page.text,
      ...Object.entries(frontMatter).map(([field, value]) => ({
        line: lineOfField(source, [field]),
        text: String(value),
      })),
    ]
      .filter(({text}) =>
        /lorem ipsum|coming soon|\b(?:TODO|TBD|FIXME)\b/i.test(text),
      )
      .map(({line}) => ({
        path,
        line,
        message: 'a placeholder is left: write the text or remove it',
      })),
  );
  expectNoFaults(faults);
});
