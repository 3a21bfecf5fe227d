import {expect, test} from 'vitest';
import {questionKey} from '../../../../src/lib/search/questionKey';
import {readWritten} from '../../../../src/plugins/post-build/steps/writtenAnswers';
import {builtPage, builtSite} from '../../../support/builtSite';

const page = (route: string, sections: Readonly<Record<string, string>>) =>
  builtPage(
    route,
    `<main><article><h1>Title</h1><p>Text</p>${Object.entries(sections)
      .map(([id, heading]) => `<h2 id="${id}">${heading}</h2><p>Text</p>`)
      .join('')}</article></main>`,
  );

const {answers, keys} = readWritten(
  builtSite({
    pages: [
      page('/windows_10_links', {
        pitfalls: 'Before you install',
        'usb-drive': 'Windows 11 ISO',
        verify: 'Verify',
      }),
      page('/windows_11_links', {
        pitfalls: 'Before you install',
        'which-release': 'Choose the release',
      }),
    ],
  }),
);
const answerTo = (text: string) => answers[keys[questionKey(text)] ?? -1]?.to;

test('a heading is asked for as it is', () => {
  expect(answerTo('how do I choose a release')).toBe(
    '/windows_11_links#which-release',
  );
});

test('what fits two sections has no answer, so that the search shows both', () => {
  expect(answerTo('before you install')).toBeUndefined();
});

test('a heading of one word says nothing without its page', () => {
  expect(answerTo('verify')).toBeUndefined();
});

test('what people ask comes before a heading', () => {
  expect(answerTo('windows 11 iso')).toBe('/windows_11_links');
});
