import {expect, test} from 'vitest';
import {entriesHtml} from '@site/src/components/reference/ErrorReference/entriesHtml';
import {errorCodes} from '../../../../src/data/errorCodes';
import type {ErrorMeaning} from '../../../../src/data/errorCodes/types';
import {sectionPath} from '../../../../src/lib/errorCodes/entry';
import {entryCard, plansOf} from '../../../../src/lib/errorCodes/entryCard';
import {toEntry} from '../../../../src/plugins/post-build/steps/searchIndex';

const activate = {
  text: 'Activate again',
  command: 'slmgr /ato',
  shell: 'cmd-admin',
  expect: '"Product activated successfully"',
} as const;

const forAll = {fixes: ['Restart', activate]};

const byOwner = {
  fixes: [],
  branches: {private: ['Enter your key'], work: [activate]},
};

const entryOf = (...meanings: Partial<ErrorMeaning>[]) => ({
  code: '0xC0DE0001',
  symbol: 'E_SYMBOL',
  meanings: meanings.map((meaning) => ({
    family: 'windows' as const,
    meaning: 'Something failed',
    causes: ['A cause'],
    ...forAll,
    sources: ['ms-account-problem' as const],
    ...meaning,
  })),
});

const cardOf = (...meanings: Partial<ErrorMeaning>[]) =>
  entryCard(entryOf(...meanings));

test('a card has a fact for each thing that is known, and none for what is not', () => {
  const terms = (meaning: Partial<ErrorMeaning>) =>
    cardOf(meaning).details!.map(({term}) => term);
  expect(terms({})).toEqual(['Causes', 'Symbol']);
  expect(terms({context: 'Setup', note: 'A note'})).toEqual([
    'Reported as',
    'Causes',
    'Note',
    'Symbol',
  ]);
});

test('links lead to a page of this site, to the troubleshooter if they name a section alone', () => {
  const {links} = cardOf({section: '#check-wmi', page: '/hwid'});
  expect(links!.map(({to}) => to)).toEqual([
    '/troubleshoot#check-wmi',
    '/hwid',
  ]);
  expect(sectionPath('/hwid#undo')).toBe('/hwid#undo');
});

test('the likeliest cause is shown where an entry does not say what its code means', () => {
  expect(cardOf({}).about).toBe('Likely cause: A cause.');
  expect(cardOf({plain: 'It is late.'}).about).toBe('It is late.');
});

test('a command has its own field, with where to run it and what to expect', () => {
  expect(cardOf({}).plans).toEqual([
    {
      lists: [
        {
          steps: [
            {text: 'Restart'},
            {
              text: 'Activate again',
              command: 'slmgr /ato',
              where: 'Command Prompt (administrator)',
              expect: '"Product activated successfully"',
            },
          ],
        },
      ],
    },
  ]);
});

test('a kind of PC has one list for a product, with the steps for every PC first', () => {
  const step = (text: string) => ({text});
  const restart = step('Restart');
  const branches = {private: [step('Enter your key')], work: [step('Ask IT')]};
  expect(
    plansOf([
      {title: 'Windows', fixes: [restart], branches},
      {title: 'Office', fixes: [restart], branches: {...branches, private: []}},
    ]),
  ).toEqual([
    {
      tab: 'private',
      lists: [{steps: [restart]}, {title: 'Windows', steps: branches.private}],
    },
    {tab: 'work', lists: [{steps: [restart, ...branches.work]}]},
  ]);
});

test('what begins the steps for each product is there once', () => {
  const lists = (...all: readonly (readonly string[])[]) =>
    plansOf(all.map((fixes, at) => ({title: `${at}`, fixes})))[0]!.lists.map(
      ({title, steps}) => [title, ...steps.map(({text}) => text)],
    );
  expect(lists(['A', 'B', 'C'], ['A', 'B', 'D', 'C'])).toEqual([
    [undefined, 'A', 'B'],
    ['0', 'C'],
    ['1', 'D', 'C'],
  ]);
  expect(lists(['B', 'A'], ['A', 'B'])).toEqual([
    ['0', 'B', 'A'],
    ['1', 'A', 'B'],
  ]);
});

test('a result of the search has the first step for every PC, or one per owner', () => {
  const lineOf = (meaning: Partial<ErrorMeaning>) =>
    toEntry(entryOf(meaning)).line;
  expect(lineOf(forAll)).toBe('Restart');
  expect(lineOf({...byOwner, ...forAll})).toBe('Restart');
  expect(lineOf(byOwner)).toBe(
    'Private PC: Enter your key. Work PC: Activate again: slmgr /ato',
  );
});

test('a meaning is called by what reports it, or by its product', () => {
  const [plan] = cardOf(
    {context: 'Windows Update'},
    {family: 'office', fixes: ['Repair Office']},
  ).plans!;
  expect(plan!.lists.map(({title}) => title)).toEqual([
    'Windows Update',
    'Office',
  ]);
});

test('the list has the evidence of an entry if that is less than a page of Microsoft', () => {
  const html = ['windows', 'office', 'windows,office']
    .map((families) => entriesHtml(families, (to) => to))
    .join('');
  const evidenceOf = (code: string) =>
    /<dt>Evidence<\/dt><dd>([^<]*)/.exec(
      html.split(` id="${code}"`)[1]!.split('</noscript>')[0]!,
    )?.[1];
  const codeWith = (kind: string | undefined, caveats: number) =>
    errorCodes.find(({meanings}) =>
      meanings.every(
        (each) =>
          each.evidence === kind && (each.caveats?.length ?? 0) === caveats,
      ),
    )!.code;
  expect(evidenceOf(codeWith(undefined, 0))).toBeUndefined();
  expect(evidenceOf(codeWith('community', 0))).toBe('Community');
  expect(evidenceOf(codeWith(undefined, 1))).toMatch(/^Documented( for|,) ./);
});
