import {expect, test} from 'vitest';
import {errorCodes} from '../../../../src/data/errorCodes';
import {cardOf, cardText} from '../../../../src/lib/errorCodes/card';
import {lookUpErrors} from '../../../../src/lib/errorCodes/lookUp';

const cards = (text: string) => {
  const lookup = lookUpErrors(text);
  return lookup.kind === 'answers' ? lookup.answers.map(cardOf) : [];
};

test('every entry has steps, evidence, sources, and a link to itself', () => {
  const faults = errorCodes.filter(({code}) => {
    const [card] = cards(code);
    const lists = card?.steps.flatMap((each) => each.lists) ?? [];
    return !(
      lists.length > 0 &&
      lists.every(({steps}) => steps.length > 0) &&
      card?.facts.some(({term}) => term === 'Evidence') &&
      card.sources.length > 0 &&
      card.links.at(-1)?.to === `/troubleshoot#${code}`
    );
  });
  expect(faults.map(({code}) => code)).toEqual([]);
});

test('steps of two products have the product as title, the same steps of both have none', () => {
  expect(cards('0x80070490')[0]!.steps.map(({title}) => title)).not.toContain(
    undefined,
  );
  expect(cards('0xC004F200')[0]!.steps.map(({title}) => title)).toEqual([
    undefined,
  ]);
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
  expect(cardText(card, (path) => `https://site.example${path}`)).toBe(
    [
      '0xC004F050: Unspecified failure',
      '1. Read the status: slmgr /dli: (A window with the license)',
      'On a private PC:',
      '1. Enter your key',
      'On a work PC:',
      '1. Ask IT',
      'https://site.example/troubleshoot#0xC004F050',
    ].join('\n'),
  );
});

test('meanings that share a term have it once, with each text once', () => {
  const [card] = cards('0x80004005');
  const terms = card!.facts.map(({term}) => term);
  expect(new Set(terms).size).toBe(terms.length);
  expect(card!.facts).toContainEqual({
    term: 'Applies to',
    texts: ['Windows', 'Microsoft 365 Apps, Office CSP'],
  });
});

test('an upgrade result says where Setup stopped', () => {
  expect(cards('0xC1900101-0x4000D')[0]).toMatchObject({
    code: '0xC1900101-0x4000D',
    about:
      'Setup stopped in the second start of the new Windows (OOBE boot), while moving data and settings',
  });
});

test('a message that stands for a code shows that code and the message', () => {
  expect(
    cards('Windows reported that the hardware of your device has changed')[0],
  ).toMatchObject({
    code: '0xC004F211',
    about: expect.stringContaining('the hardware of your device has changed'),
  });
});

test('a short entry has the advice of its area, an unknown code what its form says', () => {
  expect(cards('0xC004D30E')[0]).toMatchObject({
    title: 'The trusted store is full',
    steps: [{lists: [{steps: expect.arrayContaining([expect.anything()])}]}],
  });
  expect(cards('30187-1011')[0]).toMatchObject({
    title: 'Click-to-Run, the setup of Office: no entry for this code',
    steps: [
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
  expect(cards('AB-12')).toEqual([]);
});
