import {expect, test} from 'vitest';
import type {ErrorMeaning} from '../../../../src/data/errorCodes/types';
import {sectionPath} from '../../../../src/lib/errorCodes/entry';
import {
  entryView,
  firstStepLine,
  rowsOfKind,
} from '../../../../src/lib/errorCodes/view';

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

function viewOf(...meanings: Partial<ErrorMeaning>[]) {
  return entryView({
    code: '0xC0DE0001',
    symbol: 'E_SYMBOL',
    meanings: meanings.map((meaning) => ({
      family: 'windows',
      meaning: 'Something failed',
      causes: ['A cause'],
      ...forAll,
      products: ['windows', 'kms'],
      sources: ['ms-account-problem'],
      ...meaning,
    })),
  });
}

const listsOf = (meaning: Partial<ErrorMeaning>) =>
  rowsOfKind(viewOf(meaning).meanings, 'steps');

test('a meaning has a row for each thing that is known, and none for what is not', () => {
  const terms = (meaning: Partial<ErrorMeaning>) =>
    viewOf(meaning).meanings[0]!.rows.map(({term}) => term);
  expect(terms({})).toEqual(['Causes', 'Fixes', 'Sources']);
  expect(
    terms({
      context: 'Setup',
      evidence: 'reported',
      branches: byOwner.branches,
      section: '#check-wmi',
      note: 'A note',
      page: '/hwid',
    }),
  ).toEqual([
    'Reported as',
    'Causes',
    'First',
    'Private PC',
    'Work PC',
    'Step by step',
    'Note',
    'See also',
    'Evidence',
    'Sources',
  ]);
});

test('links lead to a page of this site, to the troubleshooter if they name a section alone', () => {
  const rows = rowsOfKind(
    viewOf({section: '#check-wmi', page: '/hwid'}).meanings,
    'links',
  );
  expect(rows.flatMap(({links}) => links.map(({to}) => to))).toEqual([
    '/troubleshoot#check-wmi',
    '/hwid',
  ]);
  expect(sectionPath('/hwid#undo')).toBe('/hwid#undo');
});

test('the likeliest cause is shown where an entry does not say what its code means', () => {
  expect(viewOf({}).plain).toBe('Likely cause: A cause.');
  expect(viewOf({plain: 'It is late.'}).plain).toBe('It is late.');
});

test('a command has its own field, with where to run it and what to expect', () => {
  expect(listsOf({})[0]!.steps).toEqual([
    {text: 'Restart'},
    {
      text: 'Activate again',
      command: 'slmgr /ato',
      where: 'Command Prompt (administrator)',
      expect: '"Product activated successfully"',
    },
  ]);
});

test('steps that depend on the owner follow those for every PC; a list without steps is left out', () => {
  const pcs = (meaning: Partial<ErrorMeaning>) =>
    listsOf(meaning).map(({pc}) => pc);
  expect(pcs({...byOwner, ...forAll})).toEqual([undefined, 'private', 'work']);
  expect(pcs(byOwner)).toEqual(['private', 'work']);
});

test('the first step is the one for every PC, or one per owner', () => {
  expect(firstStepLine(listsOf(forAll))).toBe('Restart');
  expect(firstStepLine(listsOf({...byOwner, ...forAll}))).toBe('Restart');
  expect(firstStepLine(listsOf(byOwner))).toBe(
    'Private PC: Enter your key. Work PC: Activate again: `slmgr /ato`',
  );
});

test('a meaning is called by what reports it, or by its product', () => {
  const {meanings} = viewOf({context: 'Windows Update'}, {family: 'office'});
  expect(meanings.map(({title}) => title)).toEqual([
    'Windows Update',
    'Office',
  ]);
});
