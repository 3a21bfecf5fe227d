import {useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

interface AddressQuery {
  /** Such as `?from=home`; empty until the page has started, because its HTML was rendered without a query. */
  query: string;
  /** Whether it was written by arrow keys in a select: somebody may be on the way to another one. */
  isTyped: boolean;
  /** Writes another query, with a history entry for the one before. Returns whether it was chosen at once. */
  push: (search: string) => boolean;
  /** Handlers for a select: a run of arrow keys becomes one history entry, unlike single choices. */
  tracking: {
    onKeyDown: () => void;
    onPointerDown: () => void;
    onBlur: () => void;
  };
}

/** Keeps what a tool is asked in the URL query, so that it can be shared and Back returns to the question before. */
export function useAddressQuery(): AddressQuery {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const isBrowser = useIsBrowser();
  const keyboard = useRef<'no' | 'first' | 'again'>('no');
  const [isTyped, setIsTyped] = useState(false);

  const push = (next: string) => {
    // A closed select changes with every arrow key; a run of keys adds one history entry, not ten. Adding it through the
    // router would count as a navigation, and move the focus and the view to the top of the page.
    if (keyboard.current !== 'again') {
      window.history.pushState(window.history.state, '');
    }
    // What was asked in a field stays. The router knows only the states that went through it.
    const {state} = (window.history.state ?? {}) as {state?: unknown};
    history.replace({pathname, search: next, hash, state});
    const isChosen = keyboard.current === 'no';
    // Not by comparing queries: the router has the new one a moment later.
    setIsTyped(!isChosen);
    if (!isChosen) {
      keyboard.current = 'again';
    }
    return isChosen;
  };
  const stop = () => {
    keyboard.current = 'no';
  };

  return {
    query: isBrowser ? search : '',
    isTyped,
    push,
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
