import {expect, test} from 'vitest';
import type {ErrorMeaning} from '../../../../src/data/errorCodes/types';
import {commandNote} from '../../../../src/lib/errorCodes/commandNote';
import {
  firstStepLine,
  sectionPath,
  stepLines,
  stepLists,
} from '../../../../src/lib/errorCodes/entry';

const activate = {
  text: 'Activate again',
  command: 'slmgr /ato',
  shell: 'cmd-admin',
  expect: '"Product activated successfully"',
} as const;

const forAll = {fixes: ['Restart', activate]};

const byOwner: Pick<ErrorMeaning, 'fixes' | 'branches'> = {
  fixes: [],
  branches: {private: ['Enter your key'], work: [activate]},
};

test('steps for every PC are one list without a title', () => {
  expect(stepLists(forAll)).toEqual([{steps: forAll.fixes}]);
});

test('steps that depend on the owner follow those for every PC, each under its title', () => {
  expect(
    stepLists({...byOwner, ...forAll}).map(({title, steps}) => [
      title,
      steps.length,
    ]),
  ).toEqual([
    [undefined, 2],
    ['On a private PC', 1],
    ['On a work PC', 1],
  ]);
  expect(stepLists(byOwner)).toHaveLength(2);
});

test('as lines, a step has its command and what it shows, and names the PC it is for', () => {
  expect(stepLines(forAll)).toEqual([
    'Restart',
    'Activate again: `slmgr /ato`. Expect: "Product activated successfully"',
  ]);
  expect(stepLines(byOwner)).toEqual([
    'On a private PC: Enter your key',
    'On a work PC: Activate again: `slmgr /ato`. Expect: "Product activated successfully"',
  ]);
});

test('the first step is the one for every PC, or one per owner', () => {
  expect(firstStepLine(forAll)).toBe('Restart');
  expect(firstStepLine({...byOwner, ...forAll})).toBe('Restart');
  expect(firstStepLine(byOwner)).toBe(
    'On a private PC: Enter your key. On a work PC: Activate again: `slmgr /ato`',
  );
});

test('a command says where to run it, and what to expect if it shows something', () => {
  expect(commandNote(activate)).toBe(
    'In Command Prompt (administrator). Expect: "Product activated successfully"',
  );
  expect(commandNote({...activate, expect: undefined})).toBe(
    'In Command Prompt (administrator)',
  );
});

test('a section without a page is on the troubleshooter', () => {
  expect(sectionPath('#check-wmi')).toBe('/troubleshoot#check-wmi');
  expect(sectionPath('/hwid#undo')).toBe('/hwid#undo');
});
