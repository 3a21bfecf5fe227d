import {
  diagnosisAdvice,
  diagnosisQuestions,
  firstQuestion,
  type DiagnosisAdvice,
  type DiagnosisQuestion,
} from '../../../src/data/diagnosis';
import {partsOf} from '../../../src/lib/answer/parts';
import {routeOfText} from '../../../src/lib/routes/routes';
import {anchorsOf} from '../../support/anchors';
import {contentFiles} from '../../support/content';
import {
  areDistinct,
  isFirst,
  testRules,
  type DataList,
} from '../../support/dataModule';

const path = 'src/data/diagnosis.ts';

const questions: DataList<DiagnosisQuestion> = {
  path,
  name: 'diagnosisQuestions',
  entries: diagnosisQuestions,
  keysOf: (index) => [diagnosisQuestions[index]!.id],
  titleOf: ({id}) => id,
};

const advice: DataList<DiagnosisAdvice> = {
  path,
  name: 'diagnosisAdvice',
  entries: diagnosisAdvice,
  keysOf: (index) => [diagnosisAdvice[index]!.id],
  titleOf: ({id}) => id,
};

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

const ofBoth = {
  id: {
    'write an id of its own in lowercase letters, digits and hyphens': ({
      id,
    }: {
      id: string;
    }) =>
      /^[a-z\d]+(-[a-z\d]+)*$/.test(id) &&
      ids.indexOf(id) === ids.lastIndexOf(id),
  },
};
const pathFix = 'no answer leads here: let one lead to it, or remove it';
const isPaired = (text: string) =>
  partsOf(text).every(
    (part) => part.kind !== 'plain' || !/`|\*\*/.test(part.text),
  );
const pairFix = 'a backtick or an asterisk is missing: put one on both sides';
const sameFix =
  'another advice above says the same: let the answers lead to that one, or say what differs';

const anchors = new Map(
  contentFiles.map((file) => [routeOfText(file), anchorsOf(file)]),
);

testRules(questions, {
  ...ofBoth,
  answers: {
    'there is no "{}": correct the id, or add it': ({answers}) =>
      answers.find(({next}) => !ids.includes(next))?.next ?? true,
    'a question with one answer asks nothing: let the answer before lead on': ({
      answers,
    }) => answers.length > 1,
    'two answers lead to the same: make them one answer': ({answers}) =>
      areDistinct(answers.map(({next}) => next)),
  },
  ask: {
    'write one question, with a question mark': ({ask}) =>
      /^[A-Z].*\?$/.test(ask),
  },
  entry: {
    [pathFix]: ({id}) => isReached(id),
    'this is the fifth question of a path: let an answer lead to an advice earlier':
      ({id}) => depthOf(id) <= 4,
    [pairFix]: ({answers}) => answers.every(({label}) => isPaired(label)),
  },
});

testRules(advice, {
  ...ofBoth,
  to: {
    'there is no section {to}: correct it, or give a heading this id': ({
      to,
    }) => {
      const [route = '', anchor = ''] = to.split('#');
      return anchors.get(route)?.has(anchor) ?? false;
    },
  },
  title: {
    'write an instruction without a period': ({title}) =>
      /^[A-Z].*[^.]$/.test(title),
    [sameFix]: isFirst(({title}) => title),
  },
  step: {
    [sameFix]: isFirst(({before, step, expect: sign, run, open}) =>
      [before, run?.command ?? open, step, sign].join(),
    ),
  },
  entry: {
    [pathFix]: ({id}) => isReached(id),
    'end "before", "step", "expect" and "otherwise" with a period': ({
      before = '.',
      step = '.',
      expect: sign,
      otherwise = '.',
    }) => [before, step, sign, otherwise].every((text) => /[.")]$/.test(text)),
    [pairFix]: ({before = '', step = '', expect: sign, otherwise = ''}) =>
      [before, step, sign, otherwise].every(isPaired),
  },
});
