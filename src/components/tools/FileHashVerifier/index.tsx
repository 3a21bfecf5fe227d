import {useEffect, useMemo, useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {AnswerArea} from '@site/src/components/answer/AnswerArea';
import {readApart} from '@site/src/components/answer/readApart';
import {useQuestion, verdictIn} from '@site/src/components/answer/useQuestion';
import {AskTheBox} from '@site/src/components/navigation/AskTheBox';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {Code} from '@site/src/components/ui/Code';
import {PasteField} from '@site/src/components/ui/PasteField';
import {ToolPanel} from '@site/src/components/ui/ToolPanel';
import {nameOfCheck} from '@site/src/lib/fileHash/messages';
import type {PastedText} from '@site/src/lib/fileHash/readSums';
import styles from './styles.module.css';
import {useFileCheck} from './useFileCheck';

const none: PastedText = {kind: 'empty'};

/** A link such as `/genuine-installation-media#sha256=…` fills in the checksum. */
const textOf = ({hash}: {hash: string}) =>
  /^#(?:sha-?\d+|md5)=/i.test(hash) ? hash.slice(1) : '';

/** Checks a file, and compares it with a published checksum, if there is one. */
export function FileHashVerifier(): ReactNode {
  const isBrowser = useIsBrowser();
  const question = useQuestion({
    read: async ({text}, signal) => {
      const pasted = await readApart('sums', text, signal);
      const isUnusable = pasted.kind === 'unusable';
      return {pasted, said: '', error: isUnusable ? pasted.reason : undefined};
    },
    textOf,
    readsTyped: true,
    // There is a file to choose.
    pasteTakesFocus: false,
  });
  const {field, box, reply, turn, ask, leave, clear} = question;
  const check = useFileCheck(reply?.pasted ?? none, (text) =>
    ask(text, {takesFocus: false}),
  );
  const {file} = check;
  const sums = reply?.pasted.kind === 'checksums' ? reply.pasted : undefined;
  // Without a checksum, there is one to paste, and without a file, one to choose.
  const isWhole = file !== undefined && sums !== undefined;
  const of = useMemo(() => ({file, turn}), [file, turn]);
  // Whoever chooses a file has typed the checksum before.
  const [typed, setTyped] = useState({file, request: question.request});
  if (typed.file !== file) {
    setTyped({file, request: question.request});
  }
  let {state} = question;
  if (isWhole && state === 'typing' && question.request === typed.request) {
    state = 'answered';
  } else if (!isWhole) {
    state = 'empty';
  }
  const isSaid = check.said !== '' && !check.isAtField;
  // The fields stay as long as there is a checksum to paste, and the answer is below them.
  const alone = field.text ? undefined : file;
  useEffect(() => {
    if (alone) {
      verdictIn(box.current!)?.scrollIntoView({block: 'center'});
    }
  }, [alone, box]);

  return (
    <ToolPanel
      name="Check a file"
      id="check-a-file"
      withoutScript="Here, a form checks a file in the browser; it needs JavaScript. The commands below give the same answer without it.">
      <div className={styles.controls} data-form data-folds>
        {check.field}
        <PasteField
          label="Published checksum (optional)"
          hint={
            <>
              Paste the published value, ideally SHA-256. A whole table,{' '}
              <Code>SHA256SUMS</Code>, a link, or output of{' '}
              <Code>Get-FileHash</Code> or <Code>certutil</Code> works too.
            </>
          }
          className={styles.checksum}
          rows={2}
          disabled={!isBrowser}
          onBlur={() => {
            // A press of a button takes the focus first. An error that appeared before its release would move the button.
            setTimeout(leave, 300);
          }}
          {...field}
        />
      </div>
      {field.error && <AskTheBox text={field.text} />}
      <AnswerArea
        question={question}
        name={isWhole ? nameOfCheck(file.name, sums) : ''}
        state={state}
        of={of}
        onClear={() => {
          check.reset();
          clear();
        }}
        said={check.said}
        turn={check.turn}
        title={check.title}>
        <AnswerCards cards={isSaid ? [check.card] : []} copied={check.copied}>
          {check.progress}
        </AnswerCards>
        {check.buttons}
      </AnswerArea>
    </ToolPanel>
  );
}
