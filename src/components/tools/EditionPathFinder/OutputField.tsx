import {useId, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {AskTheBox} from '@site/src/components/navigation/AskTheBox';
import {Button} from '@site/src/components/ui/Button';
import {Code} from '@site/src/components/ui/Code';
import {PasteField} from '@site/src/components/ui/PasteField';
import styles from './styles.module.css';

interface Props {
  /** Why the last text was not read. */
  error: string | undefined;
  /** Whether something else may be able to read the text. */
  isOther: boolean;
  onRead: (text: string) => void;
}

/** A field for output that names the edition. It is read as soon as it is pasted or dropped; the text stays. */
export function OutputField({error, isOther, onRead}: Props): ReactNode {
  const [text, setText] = useState('');
  const isBrowser = useIsBrowser();
  const summary = useId();
  return (
    <details className={styles.paste} aria-labelledby={summary}>
      <summary id={summary}>Not sure? Paste what Windows prints</summary>
      <PasteField
        label="Output of DISM, systeminfo, or reg query"
        hint={
          <>
            For example, of <Code>DISM /Online /Get-CurrentEdition</Code> and{' '}
            <Code>DISM /Online /Get-TargetEditions</Code>, in any language. It
            is read in this browser and sent nowhere.
          </>
        }
        error={error}
        rows={4}
        disabled={!isBrowser}
        text={text}
        onText={(value, isPasted) => {
          setText(value);
          if (isPasted) {
            onRead(value);
          }
        }}
      />
      <Button disabled={!isBrowser} onClick={() => onRead(text)}>
        Read text
      </Button>
      {isOther && <AskTheBox text={text} />}
    </details>
  );
}
