import {useCallback, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {loadSearch} from '@site/src/components/search/loadSearch';
import type {SearchDialog} from '@site/src/components/search/SearchDialog';
import {faultOf, reportFault} from '@site/src/lib/faults/loadFault';
import {onBackOnline} from '@site/src/lib/faults/onBackOnline';
import {keepTyping} from './keys';

const loadDialog = () =>
  import(
    /* webpackChunkName: "search-dialog" */ '@site/src/components/search/SearchDialog'
  );

/** Milliseconds until a message says that the dialog is still loading. */
const patience = 300;

type Opening =
  | {status: 'closed' | 'loading' | 'slow' | 'failed'}
  | {status: 'open'; Dialog: typeof SearchDialog; typed: string};

/** Opens the search: loads its dialog, captures what is typed meanwhile, and reports a slow or failed load. */
export function useSearchDialog(): {
  opening: Opening;
  isLoading: boolean;
  preload: () => void;
  open: () => void;
  close: () => void;
} {
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const [opening, setOpening] = useState<Opening>({status: 'closed'});
  const {status} = opening;
  const isLoading = status === 'loading' || status === 'slow';
  const hasFailed = status === 'failed';

  // A failure is reported, and retried, when the visitor opens the search.
  const preload = useCallback(() => {
    for (const part of [loadDialog(), loadSearch(baseUrl)]) {
      part.catch(() => undefined);
    }
  }, [baseUrl]);
  const open = useCallback(
    () =>
      setOpening((now) =>
        now.status === 'closed' || now.status === 'failed'
          ? {status: 'loading'}
          : now,
      ),
    [],
  );
  const close = useCallback(() => setOpening({status: 'closed'}), []);

  useEffect(() => {
    if (!isLoading) {
      return undefined;
    }
    let isWanted = true;
    const typing = keepTyping(close);
    preload();
    const show = (next: Opening) => isWanted && setOpening(next);
    loadDialog().then(
      // Synchronously, so that no key press is lost between the page and the field.
      ({SearchDialog: Dialog}) =>
        flushSync(() => show({status: 'open', Dialog, typed: typing.text()})),
      () => show({status: 'failed'}),
    );
    // Without a network, loading a chunk neither succeeds nor fails; it waits for the network.
    const timer = setTimeout(
      // It may have failed already, just before React stops this timer.
      () =>
        setOpening((now) =>
          now.status === 'loading'
            ? {status: navigator.onLine ? 'slow' : 'failed'}
            : now,
        ),
      patience,
    );
    const stopListening = history.listen(close);
    return () => {
      isWanted = false;
      typing.stop();
      clearTimeout(timer);
      stopListening();
    };
  }, [isLoading, preload, close, history]);

  useEffect(() => {
    if (!hasFailed) {
      return undefined;
    }
    reportFault(faultOf('The search', open));
    const stopWaiting = onBackOnline(open);
    const stopListening = history.listen(close);
    return () => {
      reportFault(null);
      stopWaiting();
      stopListening();
    };
  }, [hasFailed, open, close, history]);

  return {opening, isLoading, preload, open, close};
}
