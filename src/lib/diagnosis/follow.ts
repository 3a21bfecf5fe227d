import {
  diagnosisAdvice,
  diagnosisQuestions,
  firstQuestion,
  type DiagnosisAdvice,
  type DiagnosisAnswer,
  type DiagnosisQuestion,
} from '../../data/diagnosis';

/** The question or advice that follows an answer. */
export type DiagnosisNode = DiagnosisQuestion | DiagnosisAdvice;

const nodes = new Map<string, DiagnosisNode>(
  [...diagnosisQuestions, ...diagnosisAdvice].map((each) => [each.id, each]),
);

/** The question or the advice with an id, if there is one. */
export const findNode = (id: string): DiagnosisNode | undefined =>
  nodes.get(id);

export const isQuestion = (node: DiagnosisNode): node is DiagnosisQuestion =>
  'answers' in node;

/** An answer that was given. */
export interface GivenAnswer {
  question: DiagnosisQuestion;
  answer: DiagnosisAnswer;
}

export interface Case {
  given: readonly GivenAnswer[];
  /** The result of following the answers. */
  node: DiagnosisNode;
}

/**
 * Follows answers from the first question on. Stops at the first id that doesn't fit, so that an old link leads as far
 * as possible.
 */
export function followCase(ids: readonly string[]): Case {
  const given: GivenAnswer[] = [];
  let node = findNode(firstQuestion)!;
  for (const id of ids) {
    const question = isQuestion(node) ? node : undefined;
    const answer = question?.answers.find(({next}) => next === id);
    if (!question || !answer) {
      break;
    }
    given.push({question, answer});
    node = findNode(id)!;
  }
  return {given, node};
}
