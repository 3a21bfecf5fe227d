import {expect, test} from 'vitest';
import {
  foldedTitle,
  plansFor,
  replyOf,
  type Card,
} from '../../../../src/lib/answer/card';

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
    {tab: 'work', lists: [{steps: [{text: 'Run:', command: '`cmd`'}]}]},
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

const address = (to: string) => `x:${to}`;

test('a reply has the verdict, the steps of the open tab and the address, in plain text', () => {
  expect(replyOf([card], {address})).toBe(
    `0xC004F050: The key is not valid
Another edition has it.
Seen: once; twice
Mind this. (Why: x:/faq)
Private PC:
Windows:
1. Select OK: slmgr /dli (A key)
2. Restart.
Get it: x:/b
x:/a`,
  );
  expect(replyOf([card], {address, tabs: ['work']})).toContain(
    'Work PC:\nNext: Run: cmd\n',
  );
});

test('cases in a row have no numbers, unless they begin the list', () => {
  const stepsOf = (texts: string[]) => {
    const plans = [{lists: [{steps: texts.map((text) => ({text}))}]}];
    const short = {key: 'a', kind: '', title: '', plans};
    return replyOf([short], {address}).split('\n').slice(1);
  };
  expect(stepsOf(['Run it', 'If it says A, do B', 'If not, C', 'End'])).toEqual(
    ['1. Run it.', '- If it says A, do B.', '- If not, C.', '2. End.'],
  );
  expect(stepsOf(['Run it', 'If it says A, do B', 'If not, C'])).toEqual([
    'Next: Run it.',
    '- If it says A, do B.',
    '- If not, C.',
  ]);
  expect(stepsOf(['If A, B', 'If C, D', 'Run it', 'If it fails, E'])).toEqual([
    '1. If A, B.',
    '2. If C, D.',
    '3. Run it.',
    '4. If it fails, E.',
  ]);
});

test('a reply has ten lines at most, of which the last is the address', () => {
  const replyTo = (count: number) => {
    const steps = Array.from({length: count}, (_, index) => ({
      text: `Step ${index}`,
    }));
    const long = {...card, plans: [{lists: [{steps}]}]};
    return replyOf([long], {address}).split('\n');
  };
  // The steps leave no room for the rest.
  expect(replyTo(7).slice(1, 3)).toEqual([
    'Another edition has it.',
    '1. Step 0.',
  ]);
  expect(replyTo(7)).toHaveLength(10);
  expect(replyTo(6)).toContain('Mind this. (Why: x:/faq)');
  expect(replyTo(20)).toHaveLength(10);
  expect(replyTo(20).at(-1)).toBe('More: x:/a');
});

test('a reply breaks off before a list for which there is no room', () => {
  const listOf = (title: string, count: number) => ({
    title,
    steps: Array.from({length: count}, () => ({text: `For ${title}`})),
  });
  const replyTo = (...counts: [number, number]) => {
    const lists = counts.map((count, at) => listOf('ab'[at]!, count));
    return replyOf([{...card, plans: [{lists}]}], {address}).split('\n');
  };
  expect(replyTo(3, 2)).toEqual(
    expect.arrayContaining(['3. For a.', '2. For b.']),
  );
  expect(replyTo(4, 2).slice(-6)).toEqual([
    'a:',
    ...[1, 2, 3, 4].map((at) => `${at}. For a.`),
    'More: x:/a',
  ]);
});

test('a note that has a command is there with it, and the address says if a note is missing', () => {
  const replyTo = (...texts: string[]) =>
    replyOf([{...card, plans: [], notes: texts.map((text) => ({text}))}], {
      address,
    }).split('\n');
  const lines = ['1. A', '2. B', '3. C', '4. D', '5. E', '6. F'];
  expect(replyTo(...lines, '7. Run:\nslmgr')).not.toContain('7. Run:');
  expect(replyTo(...lines, '7. Run:\nslmgr').at(-1)).toBe('More: x:/a');
  expect(replyTo(...lines.slice(1), '7. Run:\nslmgr')).toContain('slmgr');
  expect(replyTo(...lines.slice(1), '7. Run:\nslmgr').at(-1)).toBe('x:/a');
});

test('several cards share the lines: verdicts first, then what to do', () => {
  const other = {...card, code: undefined, address: '/c'};
  const parts = replyOf([card, other], {address}).split('\n\n');
  // Two of each: verdict, address, meaning; four are left for steps.
  expect(parts.map((part) => part.split('\n').length)).toEqual([7, 3]);
  expect(parts[0]).toContain('2. Restart.');
  expect(parts[1]).toBe(
    'The key is not valid\nAnother edition has it.\nMore: x:/c',
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

test('no steps are no plan', () => {
  expect(plansFor([])).toEqual([]);
  expect(plansFor([{text: 'Go'}])).toHaveLength(1);
});
