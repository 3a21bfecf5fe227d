import {useId, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {Reply} from '@site/src/components/answer/answer';
import type {QuestionHandle} from '@site/src/components/answer/useQuestion';
import {AskTheBox} from '@site/src/components/navigation/AskTheBox';
import {Button} from '@site/src/components/ui/Button';
import {Code} from '@site/src/components/ui/Code';
import {PasteField} from '@site/src/components/ui/PasteField';
import styles from './styles.module.css';

interface Props {
  question: QuestionHandle<Reply>;
  /** Whether something else may be able to read the text. */
  isOther: boolean;
}

/** A field for output that names the edition. It is read as soon as it is pasted or dropped; the text stays. */
export function OutputField({question, isOther}: Props): ReactNode {
  const {field, submit} = question;
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
        rows={4}
        disabled={!isBrowser}
        {...field}
      />
      <Button disabled={!isBrowser} onClick={submit}>
        Read text
      </Button>
      {isOther && <AskTheBox text={field.text} />}
    </details>
  );
}
