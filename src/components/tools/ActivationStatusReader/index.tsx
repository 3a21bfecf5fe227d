import {useMemo, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {AnswerArea} from '@site/src/components/answer/AnswerArea';
import {readApart} from '@site/src/components/answer/readApart';
import {explainReport} from '@site/src/components/answer/ReportAnswer';
import {ReportCards} from '@site/src/components/answer/ReportCards';
import {useQuestion} from '@site/src/components/answer/useQuestion';
import {AskTheBox} from '@site/src/components/navigation/AskTheBox';
import {Button} from '@site/src/components/ui/Button';
import button from '@site/src/components/ui/Button/styles.module.css';
import {Examples} from '@site/src/components/ui/Examples';
import {PasteField} from '@site/src/components/ui/PasteField';
import {ToolPanel} from '@site/src/components/ui/ToolPanel';
import {activationSamples} from '@site/src/data/activationSamples';
import {fillSample} from '@site/src/lib/activationStatus/fillSample';
import type {ActivationStatusReaderProps} from '@site/src/build/reference/activationStatusReader';
import styles from './styles.module.css';

/**
 * Explains pasted output of slmgr.vbs, ospp.vbs, vNextDiag.ps1 or the CIM query, as soon as it is pasted. Results contain
 * only known words, numbers and dates, never the pasted text.
 */
export function ActivationStatusReader({
  supportEnds,
}: ActivationStatusReaderProps): ReactNode {
  const isBrowser = useIsBrowser();
  const question = useQuestion({
    read: async ({text}, signal) =>
      explainReport(await readApart('report', text, signal), supportEnds),
  });
  const {field, reply, turn, ask} = question;
  // One element for each question, so that no key press renders its cards again.
  const answer = useMemo(
    () =>
      reply && !reply.error && <ReportCards key={turn} cards={reply.cards} />,
    [reply, turn],
  );

  return (
    <ToolPanel
      name="Read a report"
      id="read-your-own-output"
      withoutScript="The reader for pasted output needs JavaScript, which is off. The reports below explain their lines.">
      <form
        className={styles.form}
        data-form
        data-folds
        onSubmit={question.submit}>
        <PasteField
          label="Paste the report"
          hint="What ospp.vbs or vNextDiag.ps1 prints works too. It stays in this browser, and the result shows no keys, IDs, or names."
          rows={8}
          {...field}
        />
        <div className={button.buttons}>
          <Button type="submit" variant="primary" disabled={!isBrowser}>
            Read report
          </Button>
        </div>
      </form>
      <Examples
        lead="No output at hand? Try a sample:"
        examples={activationSamples.map(({label, text: sample}) => ({
          label,
          onChoose: () => ask(fillSample(sample, new Date())),
        }))}
      />
      <AnswerArea question={question}>
        {reply?.error && <AskTheBox text={field.text} />}
        {answer && (
          <div role="region" aria-label="What the output means">
            {answer}
          </div>
        )}
      </AnswerArea>
    </ToolPanel>
  );
}
