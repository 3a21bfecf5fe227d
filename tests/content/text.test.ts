import {expect, test} from '@playwright/test';
import {formatFaults} from '../../src/lib/content/fault';
import {contentFiles} from '../support/content';

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
            message: `${words} words of text are fewer than ${wanted}: answer the question in full, or merge the page`,
          },
        ]
      : [];
  });
  expect(formatFaults(faults)).toBe('');
});

test('no page holds text that waits for its author', () => {
  const faults = contentFiles.flatMap(({path, page}) =>
    page.text
      .filter(({text}) =>
        /lorem ipsum|coming soon|\b(?:TODO|TBD|FIXME)\b/i.test(text),
      )
      .map(({line}) => ({
        path,
        line,
        message: 'a placeholder is left: write the text or remove it',
      })),
  );
  expect(formatFaults(faults)).toBe('');
});
