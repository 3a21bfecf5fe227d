import {expect, test} from 'vitest';
import {adviceCard} from '../../../../src/lib/diagnosis/adviceCard';

const end = {id: 'a', title: 'Do it', expect: 'Done.', to: '/faq'} as const;
const run = {command: 'slmgr /dli', in: 'Command Prompt'} as const;

test.each([
  [
    {...end, run, before: 'Restart.', step: 'Compare.', otherwise: 'Ask.'},
    ['Restart.', 'Run this: Done.', 'Compare.', "Didn't help? Ask."],
  ],
  [{...end, run}, ['Run this: Done.']],
  [
    {...end, open: 'Open **Settings**', step: 'Select it.'},
    ['Open **Settings**.', 'Select it.: Done.'],
  ],
])('what is expected is below what shows it: %j', (advice, steps) => {
  const [plan] = adviceCard(advice, []).plans!;
  expect(
    plan!.lists[0]!.steps.map(({text, expect: sign}) =>
      sign ? `${text}: ${sign}` : text,
    ),
  ).toEqual(steps);
});
