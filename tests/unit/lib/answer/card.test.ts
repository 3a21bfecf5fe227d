import {expect, test} from 'vitest';
import {
  foldedTitle,
  plansFor,
  replyOf,
  sayStep,
  titled,
  type Card,
} from '../../../../src/lib/answer/card';

test.each([
  ['Activated.', 'Activated', undefined],
  ['Activated. Renew it.', 'Activated', 'Renew it.'],
  ['Which edition? Home.', 'Which edition?', 'Home.'],
  ['It runs `slmgr.vbs /ato`. Wait.', 'It runs `slmgr.vbs /ato`', 'Wait.'],
  ['Run it. `slmgr` tells.', 'Run it', '`slmgr` tells.'],
  // A name may have full stops, and be all that the sentence starts with.
  ['“My file. Old.iso” fits. Use it.', '“My file. Old.iso” fits', 'Use it.'],
  ['It has 31 e.g. hex digits.', 'It has 31 e.g. hex digits', undefined],
])('a verdict as title and the rest: %s', (verdict, title, about) => {
  expect(titled(verdict)).toEqual(about ? {title, about} : {title});
});

const card: Card = {
  key: 'a',
  kind: 'Error code',
  code: '0xC004F050',
  title: 'The key is not valid',
  about: 'Another edition has it.',
  notes: [{text: 'Mind this.', link: {text: 'Why', to: '/faq'}}],
  plans: [
    {
      tab: 'private',
      lists: [
        {
          title: 'Windows',
          steps: [
            {text: 'Select **OK**.', command: '`slmgr` /dli', expect: 'A key'},
            {text: 'Restart'},
          ],
        },
      ],
    },
    {tab: 'work', lists: [{steps: [{text: 'Ask IT.'}]}]},
  ],
  facts: [{term: 'Seen', texts: ['once', 'twice']}],
  details: [{term: 'Causes', texts: ['A typo']}],
  sources: [{title: 'Microsoft', url: 'https://example.com'}],
  links: [
    {text: 'Steps', to: '/troubleshoot'},
    {text: 'This entry', to: '/a'},
  ],
  action: {text: 'Get it', to: '/b'},
  address: '/a',
};

test('a reply has all that is not folded, in plain text', () => {
  expect(
    replyOf([card, {...card, code: undefined}], (to) => `x:${to}`).split(
      '\n\n',
    )[0],
  ).toBe(
    `0xC004F050: The key is not valid
Another edition has it.
Seen: once; twice
Mind this. (Why: x:/faq)
Private PC:
Windows:
1. Select OK: slmgr /dli (A key)
2. Restart.
Work PC:
Next: Ask IT.
Get it: x:/b
Steps: x:/troubleshoot
x:/a`,
  );
});

test('the folded part is named by what it has', () => {
  expect(foldedTitle(card)).toBe('Causes and sources');
  expect(foldedTitle({...card, details: []})).toBe('Sources');
  expect(foldedTitle({...card, details: [{term: 'Kind', texts: []}]})).toBe(
    'Details and sources',
  );
  expect(foldedTitle({...card, details: [], sources: []})).toBeUndefined();
});

test.each([
  [{text: 'Restart'}, 'Restart.'],
  [{text: 'Restart. Try again.'}, 'Restart. Try again.'],
  [{text: 'Run this', command: 'slmgr /dli'}, 'Run this:'],
  [{text: 'Run this.', command: 'slmgr /dli'}, 'Run this:'],
  [{text: 'Run this:', command: 'slmgr /dli'}, 'Run this:'],
])(
  'a step ends in a full stop, or in a colon before its command: %j',
  (step, said) => {
    expect(sayStep(step)).toBe(said);
  },
);

test('no steps are no plan', () => {
  expect(plansFor([])).toEqual([]);
  expect(plansFor([{text: 'Go'}])).toHaveLength(1);
});
