import {test} from 'vitest';
import {
  diagnosisAdvice,
  diagnosisQuestions,
  firstQuestion,
  type DiagnosisAdvice,
  type DiagnosisQuestion,
} from '../../../src/data/diagnosis';
import {partsOf} from '../../../src/lib/diagnosis/text';
import {routeOfText} from '../../../src/lib/routes/fileRoutes';
import {anchorsOf} from '../../support/anchors';
import {contentFiles} from '../../support/content';
import {
  faultsOf,
  type DataList,
  type RuleAndFix,
} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';

const path = 'src/data/diagnosis.ts';

const questions: DataList<DiagnosisQuestion> = {
  path,
  name: 'diagnosisQuestions',
  entries: diagnosisQuestions,
  titleOf: ({id}) => id,
};

const advice: DataList<DiagnosisAdvice> = {
  path,
  name: 'diagnosisAdvice',
  entries: diagnosisAdvice,
  titleOf: ({id}) => id,
};

const expectQuestions = (...rule: RuleAndFix<DiagnosisQuestion>) =>
  expectNoFaults(faultsOf(questions, ...rule));
const expectAdvice = (...rule: RuleAndFix<DiagnosisAdvice>) =>
  expectNoFaults(faultsOf(advice, ...rule));

const questionIds = diagnosisQuestions.map(({id}) => id);
const ids = [...questionIds, ...diagnosisAdvice.map(({id}) => id)];

/** The most questions that a path to a question has, this one included. A path that repeats one is endless. */
function depthOf(id: string, after: readonly string[] = []): number {
  if (after.includes(id)) {
    return Infinity;
  }
  const before = diagnosisQuestions.filter(({answers}) =>
    answers.some(({next}) => next === id),
  );
  return (
    1 + Math.max(0, ...before.map((each) => depthOf(each.id, [...after, id])))
  );
}

/** Whether answers lead from the first question to an id. */
function isReached(id: string, after: readonly string[] = []): boolean {
  return (
    id === firstQuestion ||
    (!after.includes(id) &&
      diagnosisQuestions.some(
        (each) =>
          each.answers.some(({next}) => next === id) &&
          isReached(each.id, [...after, id]),
      ))
  );
}

test('each id is used once, and fits in an address', () => {
  const isOwn = ({id}: {id: string}) =>
    /^[a-z\d]+(-[a-z\d]+)*$/.test(id) &&
    ids.indexOf(id) === ids.lastIndexOf(id);
  const fix = 'write an id of its own in lowercase letters, digits and hyphens';
  expectQuestions(isOwn, fix, 'id');
  expectAdvice(isOwn, fix, 'id');
});

test('every answer leads to a question or an advice', () => {
  expectQuestions(
    ({answers}) => answers.every(({next}) => ids.includes(next)),
    ({answers}) =>
      `there is no "${answers.find(({next}) => !ids.includes(next))?.next}": correct "next", or add it`,
    'answers',
  );
});

test('every question and every advice can be reached', () => {
  const fix = 'no answer leads here: name it as "next" of one, or remove it';
  expectQuestions(({id}) => isReached(id), fix);
  expectAdvice(({id}) => isReached(id), fix);
});

test('an advice comes after four questions at most', () => {
  expectQuestions(
    ({id}) => depthOf(id) <= 4,
    'this is the fifth question of a path: let an answer lead to an advice earlier',
  );
});

test('a question has at least two answers, which lead to different ends', () => {
  expectQuestions(
    ({answers}) => answers.length > 1,
    'a question with one answer asks nothing: let the answer before lead on',
    'answers',
  );
  expectQuestions(
    ({answers}) =>
      new Set(answers.map(({next}) => next)).size === answers.length,
    'two answers lead to the same: make them one answer',
    'answers',
  );
  expectQuestions(
    ({answers}) =>
      new Set(answers.map(({label}) => label)).size === answers.length,
    'two answers have the same label: change one',
    'answers',
  );
});

test('no two advices are the same', () => {
  for (const textOf of [
    ({title}: DiagnosisAdvice) => title,
    ({step, expect: sign, run, open}: DiagnosisAdvice) =>
      [run?.command ?? open, step, sign].join(),
  ]) {
    const texts = diagnosisAdvice.map(textOf);
    expectAdvice(
      (entry, index) => texts.indexOf(textOf(entry)) === index,
      'another advice above says the same: let the answers lead to that one, or say what differs',
    );
  }
});

test('every advice names a section that exists', () => {
  const anchors = new Map(
    contentFiles.map((file) => [routeOfText(file), anchorsOf(file)]),
  );
  expectAdvice(
    ({to}) => {
      const [route = '', anchor = ''] = to.split('#');
      return anchors.get(route)?.has(anchor) ?? false;
    },
    ({to}) =>
      `there is no section ${to}: correct it, or give a heading this id`,
    'to',
  );
});

test('a question asks, and an advice is written in sentences', () => {
  expectQuestions(
    ({ask}) => /^[A-Z].*\?$/.test(ask),
    'write one question, with a question mark',
    'ask',
  );
  expectAdvice(
    ({title}) => /^[A-Z].*[^.]$/.test(title),
    'write an instruction without a period',
    'title',
  );
  expectAdvice(
    ({step, expect: sign, otherwise = '.'}) =>
      [step, sign, otherwise].every((text) => /[.”)]$/.test(text)),
    'end "step", "expect" and "otherwise" with a period',
  );
});

test('code and what to click are marked in pairs', () => {
  const isPaired = (text: string) =>
    partsOf(text).every(
      (part) => part.kind !== 'plain' || !/`|\*\*/.test(part.text),
    );
  const fix = 'a backtick or an asterisk is missing: put one on both sides';
  expectQuestions(
    ({answers}) => answers.every(({label}) => isPaired(label)),
    fix,
  );
  expectAdvice(
    ({step, expect: sign, otherwise = ''}) =>
      [step, sign, otherwise].every(isPaired),
    fix,
  );
});
