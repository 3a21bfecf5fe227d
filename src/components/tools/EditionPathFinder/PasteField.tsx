import {useId, useState, type ChangeEvent, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Button} from '@site/src/components/ui/Button';
import {Code} from '@site/src/components/ui/Code';
import {Field} from '@site/src/components/ui/Field';
import {
  readPaste,
  type PasteReading,
} from '@site/src/lib/editionPath/readPaste';
import styles from './styles.module.css';

interface Props {
  /** Why the last text was not read. */
  error: string | undefined;
  onRead: (reading: PasteReading) => void;
}

/** A field for output that names the edition. It is read as soon as it is pasted or dropped; the text stays. */
export function PasteField({error, onRead}: Props): ReactNode {
  const [text, setText] = useState('');
  const isBrowser = useIsBrowser();
  const summary = useId();
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    const {value} = event.target;
    setText(value);
    const {inputType = ''} = event.nativeEvent as InputEvent;
    if (/^insertFrom(?:Paste|Drop)$/.test(inputType) && value !== '') {
      onRead(readPaste(value));
    }
  };
  return (
    <details className={styles.paste} aria-labelledby={summary}>
      <summary id={summary}>Not sure? Paste what Windows prints</summary>
      <Field
        label="Output of DISM, systeminfo, or reg query"
        hint={
          <>
            For example, of <Code>DISM /Online /Get-CurrentEdition</Code> and{' '}
            <Code>DISM /Online /Get-TargetEditions</Code>, in any language. It
            is read in this browser and sent nowhere.
          </>
        }
        error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            value={text}
            disabled={!isBrowser}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            onChange={change}
          />
        )}
      </Field>
      <Button disabled={!isBrowser} onClick={() => onRead(readPaste(text))}>
        Read text
      </Button>
    </details>
  );
}
