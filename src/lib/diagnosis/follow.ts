import {
  diagnosisAdvice,
  diagnosisQuestions,
  firstQuestion,
  type DiagnosisAdvice,
  type DiagnosisAnswer,
  type DiagnosisQuestion,
} from '../../data/diagnosis';

const questionById = new Map(diagnosisQuestions.map((each) => [each.id, each]));
const adviceById = new Map(diagnosisAdvice.map((each) => [each.id, each]));

/** The question or advice that follows an answer. */
export type DiagnosisNode =
  | {kind: 'question'; question: DiagnosisQuestion}
  | {kind: 'advice'; advice: DiagnosisAdvice};

/** The question or the advice with an id, if there is one. */
export function findNode(id: string): DiagnosisNode | undefined {
  const question = questionById.get(id);
  const advice = adviceById.get(id);
  if (question) {
    return {kind: 'question', question};
  }
  return advice && {kind: 'advice', advice};
}

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
    const next = findNode(id);
    if (node.kind === 'advice' || !next) {
      break;
    }
    const {question} = node;
    const answer = question.answers.find((each) => each.next === id);
    if (!answer) {
      break;
    }
    given.push({question, answer});
    node = next;
  }
  return {given, node};
}
