import {useLocation} from '@docusaurus/router';
import {useAddressQuery} from '@site/src/components/navigation/useAddressQuery';
import {
  readQuestion,
  writeQuestion,
} from '@site/src/lib/editionPath/installations';
import type {Question} from '@site/src/lib/editionPath/installations';

interface QuestionState {
  question: Question;
  ask: (question: Question) => void;
  /** The address of a question. */
  linkTo: (question: Question) => string;
  /** Handlers for a select. */
  tracking: ReturnType<typeof useAddressQuery>['tracking'];
}

/** Keeps the question in the URL query. */
export function useQuestion(): QuestionState {
  const {query, push, tracking} = useAddressQuery();
  const {pathname, search, hash} = useLocation();
  return {
    question: readQuestion(query),
    ask: (question) => push(writeQuestion(question, search)),
    linkTo: (question) => pathname + writeQuestion(question, search) + hash,
    tracking,
  };
}
