import {
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {StatusMessage} from '@site/src/components/feedback/StatusMessage';
import {useSettled} from '@site/src/components/feedback/useSettled';
import {familyLabels} from '@site/src/components/reference/errorLabels';
import {Button} from '@site/src/components/ui/Button';
import {Code} from '@site/src/components/ui/Code';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {Field} from '@site/src/components/ui/Field';
import {useEarlyText} from '@site/src/components/ui/useEarlyText';
import type {ProductFamily} from '@site/src/data/errorCodes/types';
import {
  describeLookup,
  resultText,
} from '@site/src/lib/errorCodes/describeLookup';
import {extractErrorCodes} from '@site/src/lib/errorCodes/extract';
import type {Lookup} from '@site/src/lib/errorCodes/lookUp';
import type {ErrorCodeLookupProps} from '@site/src/lib/reference/errorCodeLookup';
import {FoundEntries} from './FoundEntries';
import {ShortCodes} from './ShortCodes';
import {UnknownCodes} from './UnknownCodes';
import {useLookUp} from './useLookUp';
import styles from './styles.module.css';

/** Enough for a dialog or a screenful of a log; longer text is cut. */
const longestText = 100_000;

/** Links and the form on the home page scroll to the lookup. */
const anchor = 'error-lookup';

const families = ['windows', 'office'] as const;

/** Shown until the codes have loaded, or if they fail to load. */
const waitingText =
  'The lookup is loading. Until it works, your browser’s search finds a code in the list at the end of this page.';

const noLookup: Lookup = {kind: 'all', entries: []};

/** The text in the URL query, `/troubleshoot?code=0xC004F074`; empty if there is none, and before hydration. */
function useQueryText(isBrowser: boolean): string {
  const {search} = useLocation();
  return isBrowser ? (new URLSearchParams(search).get('code') ?? '') : '';
}

/** Finds error codes and words in pasted text, and links to their entries in the list of all codes. */
export function ErrorCodeLookup({total}: ErrorCodeLookupProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const history = useHistory();
  const isBrowser = useIsBrowser();
  const queryText = useQueryText(isBrowser);
  const codesFile = useBaseUrl('/error-codes.txt');
  useBrokenLinks().collectAnchor(anchor);
  const [typed, setTyped] = useState<string | null>(null);
  const [family, setFamily] = useState<ProductFamily>();

  const text = (typed ?? queryText).slice(0, longestText);
  useEarlyText(field, text, setTyped);
  const isSearching = text !== '' || family !== undefined;
  const {lookUp, load} = useLookUp(isSearching);
  const searched = useDeferredValue(text);
  const lookup = useMemo(
    () => lookUp?.lookUpErrors(searched) ?? noLookup,
    [lookUp, searched],
  );
  const shown = useMemo(
    () =>
      // A code's entry is shown whatever product was chosen before.
      lookup.kind === 'codes'
        ? lookup.entries
        : lookUp?.ofFamily(lookup.entries, family),
    [lookUp, lookup, family],
  );
  const result = lookUp
    ? describeLookup(lookup, shown?.length ?? total, total)
    : waitingText;
  const status = useSettled(isSearching ? result : '');

  useEffect(() => {
    if (queryText) {
      form.current?.scrollIntoView();
    }
  }, [queryText]);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const codes = extractErrorCodes(text);
    // The URL can be shared, so it contains only codes, no other pasted text.
    const search = codes.length
      ? `?${new URLSearchParams({code: codes.join(' ')}).toString()}`
      : '';
    setTyped(text);
    history.replace({search, hash: `#${anchor}`});
  };

  const submitOnEnter = (event: KeyboardEvent) => {
    if (
      event.key === 'Enter' &&
      !event.shiftKey &&
      !event.nativeEvent.isComposing
    ) {
      event.preventDefault();
      form.current?.requestSubmit();
    }
  };

  return (
    <>
      <form
        ref={form}
        id={anchor}
        className={styles.form}
        data-needs-script
        role="search"
        aria-label="Error codes"
        onFocus={load}
        onSubmit={submit}>
        <Field
          label="Error code or message"
          hint="A code in any form, or the whole message. It stays in your browser.">
          {(control) => (
            <textarea
              {...control}
              ref={field}
              className={`${control.className} ${styles.text}`}
              name="code"
              rows={2}
              maxLength={longestText}
              placeholder="0xC004F074"
              autoCapitalize="off"
              autoComplete="off"
              spellCheck={false}
              value={text}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={submitOnEnter}
            />
          )}
        </Field>
        <fieldset className={styles.products} disabled={!isBrowser}>
          <legend>Show codes of</legend>
          {[undefined, ...families].map((each) => (
            <label key={each ?? 'all'}>
              <input
                type="radio"
                name="product"
                value={each ?? 'all'}
                checked={family === each}
                onChange={() => setFamily(each)}
              />
              {each ? familyLabels[each] : 'All products'}
            </label>
          ))}
        </fieldset>
        <div className={styles.actions}>
          {/* Disabled until hydration: the browser would send the pasted text to the server. */}
          <Button type="submit" variant="primary" disabled={!isBrowser}>
            Look up
          </Button>
          <Button
            disabled={text === '' && !family}
            onClick={() => {
              setTyped('');
              setFamily(undefined);
            }}>
            Clear
          </Button>
          {lookup.kind === 'codes' && (
            <CopyButton
              label="Copy result"
              text={() =>
                resultText(
                  lookup,
                  window.location.origin + window.location.pathname,
                )
              }
            />
          )}
        </div>
      </form>
      <noscript>
        <p>
          The lookup needs JavaScript. Without it, search the{' '}
          <a href="#error-codes">list of codes</a> with your browser, usually
          with Ctrl+F, for <Code>0x</Code> and eight digits. Codes that are not
          there have one line each in{' '}
          <a href={codesFile}>a text file of all codes</a>.
        </p>
      </noscript>
      <StatusMessage
        className={styles.status}
        tone={lookup.kind === 'nothing' ? 'warning' : 'neutral'}
        text={status}
      />
      {lookup.kind === 'nothing' && (
        <ul className={styles.places}>
          <li>
            Windows shows the code in <strong>Settings</strong>, under{' '}
            <strong>System</strong> and <strong>Activation</strong>, and in the
            message of <Code>slmgr.vbs /ato</Code>.
          </li>
          <li>
            Office shows it at the end of the message, as{' '}
            <Code>Error code: 30015-4 (0)</Code>, and in the output of{' '}
            <Code>ospp.vbs /dstatus</Code>.
          </li>
          <li>
            A message without a code: type two or three of its words instead of
            all of them.
          </li>
        </ul>
      )}
      {lookup.kind !== 'all' && shown && <FoundEntries entries={shown} />}
      {lookup.kind === 'codes' && (
        <>
          <ShortCodes codes={lookup.short} />
          <UnknownCodes codes={lookup.unknown} />
        </>
      )}
    </>
  );
}
