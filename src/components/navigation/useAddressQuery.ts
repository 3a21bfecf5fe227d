import {useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {entryState, pushInPlace} from './pushInPlace';

interface AddressQuery {
  /** Such as `?from=home`; empty until the page has started, because its HTML was rendered without a query. */
  query: string;
  /** Writes another query, with a history entry for the one before. */
  push: (search: string) => void;
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

  const push = (next: string) => {
    const target = {pathname, search: next, hash, state: entryState()};
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
    query: isBrowser ? search : '',
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
