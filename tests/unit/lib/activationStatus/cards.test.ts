import {expect, test} from 'vitest';
import {
  cardsAtOnce,
  reportCards,
  titleOfReport,
} from '../../../../src/lib/activationStatus/cards';
import {explainText} from '../../../support/said';

/** What is said of so many licenses, of which every second one isn't activated. */
const explained = (count: number) =>
  explainText(
    Array.from(
      {length: count},
      (_, index) =>
        `Name: Windows(R), Professional edition\nPartial Product Key: AAAAA\nLicense Status: ${index % 2 ? 'Notification' : 'Licensed'}\n`,
    ).join('\n'),
  );

const cardsOf = (count: number) => reportCards(explained(count));

const tones = (count: number) =>
  cardsOf(count)
    .slice(1)
    .map(({tone}) => tone);

test('a long report begins with what somebody has to look at', () => {
  expect(cardsAtOnce).toBe(6);
  expect(tones(6)).toEqual(
    Array.from({length: 6}, (_, index) => (index % 2 ? 'danger' : 'success')),
  );
  expect(tones(7)).toEqual([
    ...Array<string>(3).fill('danger'),
    ...Array<string>(4).fill('success'),
  ]);
});

test('what holds for the whole report is on the last card that is shown at once', () => {
  for (const [count, at] of [
    [1, 0],
    [5, 5],
    [6, 5],
    [40, 5],
  ] as const) {
    const cards = cardsOf(count);
    expect(cards.findIndex(({page}) => page !== undefined)).toBe(at);
    // Only its text leads to it.
    expect(cards.filter(({address}) => address)).toEqual([]);
  }
});

test.each([
  [
    '/evaluation_editions',
    'Name: Windows(R), ServerStandardEval edition\nDescription: TIMEBASED_EVAL channel\nLicense Status: Notification\n',
  ],
  [
    '/online_kms',
    'Name: Windows(R), Enterprise edition\nDescription: Windows(R) Operating System, VOLUME_KMSCLIENT channel\nLicense Status: Licensed\nVolume activation expiration: 240000 minute(s) (166 day(s))\nRegistered KMS machine name: kms.corp.example:1688\n',
  ],
])('a card leads to %s once', (page, text) => {
  const [card] = reportCards(explainText(text));
  const targets = [
    ...card!.notes!.flatMap(({link}) => link ?? []),
    ...card!.links!,
  ].map(({to}) => to);
  expect(targets).toEqual([page]);
});

test('the tab says what one license is, and how many there are of several', () => {
  expect(titleOfReport(explained(1))).toMatch(/^Windows Pro: [^.]+$/);
  expect(titleOfReport(explained(40))).toMatch(
    /^40 [^.;]+ 20 [^.;]+ 20 [^.;]+$/,
  );
});
