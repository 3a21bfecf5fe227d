import {expect, test} from 'vitest';
import {errorCodes} from '../../../../src/data/errorCodes';
import {replyOf} from '../../../../src/lib/answer/card';
import {cardOf} from '../../../../src/lib/errorCodes/answerCard';
import {lookUpErrors} from '../../../../src/lib/errorCodes/lookUp';

const cards = (text: string) => {
  const lookup = lookUpErrors(text);
  return lookup.kind === 'answers' ? lookup.answers.map(cardOf) : [];
};

test('every entry has what it means, steps, sources, and a link to itself', () => {
  const faults = errorCodes.filter(({code}) => {
    const [card] = cards(code);
    const lists = card?.plans?.flatMap((each) => each.lists) ?? [];
    return !(
      lists.length > 0 &&
      lists.every(({steps}) => steps.length > 0) &&
      card?.about &&
      card.sources?.length &&
      card.links?.at(-1)?.to === `/troubleshoot#${code}`
    );
  });
  expect(faults.map(({code}) => code)).toEqual([]);
});

test('an upgrade result says where Setup stopped, and a failed download does not', () => {
  const about = (text: string) => cards(text)[0]?.about;
  expect(cards('0xC1900101-0x4000D')[0]).toMatchObject({
    code: '0xC1900101-0x4000D',
    about:
      'Setup stopped in the second start of the new Windows (OOBE boot), while moving data and settings',
  });
  expect(about('0x80071000-0x20004')).toMatch(/^Setup stopped .*safe OS/);
  expect(about('0x80072F8F-0x20000')).not.toMatch(/Setup stopped/);
  expect(about('0x80072EE2-0x20000')).not.toMatch(/Setup stopped/);
  expect(about('0x80072EFE - 0x20000')).not.toMatch(/Setup stopped/);
});

test('steps of two products have the product as title, the same steps of both have none', () => {
  const titles = (code: string) =>
    cards(code)[0]!.plans!.map(({lists}) => lists.map(({title}) => title));
  expect(titles('0x80070490').flat()).not.toContain(undefined);
  expect(titles('0xC004F200')).toEqual([[undefined], [undefined]]);
});

test('the copied text has each step on a line, and the address of the entry last', () => {
  const card = cardOf({
    kind: 'entry',
    code: '0xC004F050',
    entry: {
      code: '0xC004F050',
      meanings: [
        {
          ...errorCodes[0]!.meanings[0]!,
          context: undefined,
          section: undefined,
          page: undefined,
          meaning: 'Unspecified failure',
          plain: 'It failed.',
          fixes: [
            {
              text: 'Read the status',
              command: 'slmgr /dli',
              shell: 'cmd',
              expect: 'A window with the license',
            },
          ],
          branches: {private: ['Enter your key'], work: ['Ask IT']},
        },
      ],
    },
  });
  expect(
    replyOf([card], {address: (path) => `https://site.example${path}`}),
  ).toBe(
    [
      '0xC004F050: Unspecified failure',
      'It failed.',
      'Private PC:',
      '1. Read the status: slmgr /dli (A window with the license)',
      '2. Enter your key.',
      'https://site.example/troubleshoot#0xC004F050',
    ].join('\n'),
  );
});

test('meanings that share a term have it once, with each text once', () => {
  const {details} = cards('0x80004005')[0]!;
  const terms = details!.map(({term}) => term);
  expect(new Set(terms).size).toBe(terms.length);
  const reported = details!.find(({term}) => term === 'Reported as')!;
  expect(reported.texts).toHaveLength(2);
});

test('a message that stands for a code shows that code and the message', () => {
  expect(
    cards('Windows reported that the hardware of your device has changed')[0],
  ).toMatchObject({
    code: '0xC004F211',
    details: expect.arrayContaining([
      {
        term: 'Message',
        texts: [
          expect.stringContaining('the hardware of your device has changed'),
        ],
      },
    ]),
  });
});

test('a short entry has the advice of its area, an unknown code what its form says', () => {
  expect(cards('0xC004D30E')[0]).toMatchObject({
    title: 'The trusted store is full',
    sources: [{title: expect.stringContaining('slerror.h')}],
    plans: [{lists: [{steps: expect.arrayContaining([expect.anything()])}]}],
  });
  expect(cards('30187-1011')[0]).toMatchObject({
    title: 'Click-to-Run, the setup of Office: no entry for this code',
    plans: [
      {
        lists: [
          {
            steps: expect.arrayContaining([
              expect.objectContaining({to: '/change_office_edition'}),
            ]),
          },
        ],
      },
    ],
  });
  expect(cards('0xC0DE1234')[0]!.plans![0]!.lists[0]!.steps.at(-1)!.to).toBe(
    '/troubleshoot#ask-for-support',
  );
  expect(cards('AB-12')).toEqual([]);
});
