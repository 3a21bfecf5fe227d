import type {ClipboardEvent, ReactNode, SyntheticEvent} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {Button} from '@site/src/components/ui/Button';
import {Field} from '@site/src/components/ui/Field';
import {extractErrorCodes} from '@site/src/lib/errorCodes/extract';
import styles from './styles.module.css';

/** Up to this length words are looked up too; from a longer message only the codes go into the URL. */
const longestWords = 100;

function toQuery(text: string): string {
  const codes = extractErrorCodes(text);
  return codes.length > 0 ? codes.join(' ') : text.slice(0, longestWords);
}

/** A field that takes a code and opens its entry in the troubleshooter. Works as a plain form without JavaScript. */
export function QuickErrorLookup(): ReactNode {
  const history = useHistory();
  const target = useBaseUrl('/troubleshoot');

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('code'));
    const query = new URLSearchParams({code: toQuery(text)}).toString();
    history.push(`${target}?${query}#error-lookup`);
  };

  /** A single-line field would join the lines of a pasted dialog, so only its codes are pasted. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text');
    const codes = text.includes('\n') ? extractErrorCodes(text) : [];
    if (codes.length > 0) {
      event.preventDefault();
      event.currentTarget.value = codes.join(' ');
    }
  };

  return (
    <form
      className={styles.form}
      action={`${target}#error-lookup`}
      method="get"
      role="search"
      aria-label="Error codes"
      onSubmit={submit}>
      <Field label="Have an error code or message?">
        {(control) => (
          <input
            {...control}
            name="code"
            type="text"
            required
            placeholder="0xC004F074"
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            onPaste={paste}
          />
        )}
      </Field>
      <Button type="submit" variant="primary">
        Look up
      </Button>
    </form>
  );
}
