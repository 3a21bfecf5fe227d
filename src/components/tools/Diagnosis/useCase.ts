import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {pushInPlace} from '@site/src/components/navigation/pushInPlace';
import {readCase, writeCase} from '@site/src/lib/diagnosis/address';

interface CaseState {
  /** The ids of what the answers led to. */
  ids: readonly string[];
  setIds: (ids: readonly string[]) => void;
}

/** Keeps the answers in the URL query, so that they can be shared, and Back takes the last one back. */
export function useCase(): CaseState {
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  // The static HTML was rendered without a query, and the first render in the browser must match it.
  const isBrowser = useIsBrowser();
  return {
    ids: readCase(isBrowser ? search : ''),
    setIds: (ids) => {
      const target = {pathname, search: writeCase(ids, search), hash};
      if (target.search !== search) {
        pushInPlace(history, target);
      }
    },
  };
}
