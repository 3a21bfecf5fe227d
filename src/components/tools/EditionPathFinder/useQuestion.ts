import {useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  readQuestion,
  writeQuestion,
} from '@site/src/lib/editionPath/installations';
import type {Question} from '@site/src/lib/editionPath/installations';

interface QuestionState {
  question: Question;
  ask: (question: Question) => void;
  /** For a select: tells a run of arrow keys, which is one entry in the history, from single choices. */
  tracking: {
    onKeyDown: () => void;
    onPointerDown: () => void;
    onBlur: () => void;
  };
}

/** Keeps the question in the query of the address, where it can be shared and where Back finds the one before. */
export function useQuestion(): QuestionState {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  // The static HTML was made without a query, and the first render in the browser has to equal it.
  const isBrowser = useIsBrowser();
  const keyboard = useRef<'no' | 'first' | 'again'>('no');

  const ask = (question: Question) => {
    const target = {pathname, search: writeQuestion(question, search), hash};
    // A closed select changes with every arrow key: the run is one step back, not ten.
    if (keyboard.current !== 'again') {
      // A push of the router counts as a navigation: it takes the focus, and with it the view, to the top of the page.
      window.history.pushState(window.history.state, '');
    }
    history.replace(target);
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
