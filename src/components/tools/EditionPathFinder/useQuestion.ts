import {useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {pushInPlace} from '@site/src/components/navigation/pushInPlace';
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
  /** Handlers for a select: a run of arrow keys becomes one history entry, unlike single choices. */
  tracking: {
    onKeyDown: () => void;
    onPointerDown: () => void;
    onBlur: () => void;
  };
}

/** Keeps the question in the URL query, so that it can be shared and Back returns to the previous one. */
export function useQuestion(): QuestionState {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  // The static HTML was rendered without a query, and the first render in the browser must match it.
  const isBrowser = useIsBrowser();
  const keyboard = useRef<'no' | 'first' | 'again'>('no');

  const ask = (question: Question) => {
    const target = {pathname, search: writeQuestion(question, search), hash};
    // A closed select changes with every arrow key; a run of keys adds one history entry, not ten.
    if (keyboard.current === 'again') {
      history.replace(target);
    } else {
      pushInPlace(history, target);
    }
    if (keyboard.current === 'first') {
      keyboard.current = 'again';
    }
  };
  const stop = () => {
    keyboard.current = 'no';
  };

  return {
    question: readQuestion(isBrowser ? search : ''),
    ask,
    linkTo: (question) => pathname + writeQuestion(question, search) + hash,
    tracking: {
      onKeyDown: () => {
        if (keyboard.current === 'no') {
          keyboard.current = 'first';
        }
      },
      onPointerDown: stop,
      onBlur: stop,
    },
  };
}
