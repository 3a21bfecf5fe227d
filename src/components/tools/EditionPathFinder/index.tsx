import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Announcement} from '@site/src/components/feedback/Announcement';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {focusAnswer} from '@site/src/components/ui/AnswerCards/focusAnswer';
import {Button} from '@site/src/components/ui/Button';
import {Examples} from '@site/src/components/ui/Examples';
import {Field} from '@site/src/components/ui/Field';
import {ToolPanel} from '@site/src/components/ui/ToolPanel';
import {editionExamples} from '@site/src/data/examples';
import {describePathAnswer} from '@site/src/lib/editionPath/describePath';
import {findPath} from '@site/src/lib/editionPath/findPath';
import {
  familyNames,
  findInstallation,
  installations,
} from '@site/src/lib/editionPath/installations';
import type {
  Family,
  Installation,
  Question,
} from '@site/src/lib/editionPath/installations';
import {pathCard} from '@site/src/lib/editionPath/pathCard';
import {
  describeOutput,
  describeTarget,
  readOutput,
} from '@site/src/lib/editionPath/readOutput';
import type {OutputReading} from '@site/src/lib/editionPath/readOutput';
import type {EditionPathFinderProps} from '@site/src/build/reference/editionTables';
import {OutputField} from './OutputField';
import styles from './styles.module.css';
import {useQuestion} from './useQuestion';

const families = Object.keys(familyNames) as Family[];

interface ChoiceProps {
  label: string;
  chosen: Installation | undefined;
  onChoose: (installation: Installation | undefined) => void;
  tracking: ReturnType<typeof useQuestion>['tracking'];
}

function Choice({label, chosen, onChoose, tracking}: ChoiceProps): ReactNode {
  // A choice made before hydration would be lost.
  const isBrowser = useIsBrowser();
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          {...tracking}
          disabled={!isBrowser}
          value={chosen?.id ?? ''}
          onChange={(event) => onChoose(findInstallation(event.target.value))}>
          <option value="">Choose an edition</option>
          {families.map((family) => (
            <optgroup key={family} label={familyNames[family]}>
              {installations
                .filter((each) => each.family === family)
                .map(({id, name}) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}

/**
 * Answers whether one edition of Windows can change to another, and how. The question is in the URL query; without
 * JavaScript, the tables below the tool give the same answers.
 */
export function EditionPathFinder({
  sources,
}: EditionPathFinderProps): ReactNode {
  const {question, ask, linkTo, tracking} = useQuestion();
  const isBrowser = useIsBrowser();
  const [reading, setReading] = useState<OutputReading>();
  /** The question that came from the last paste. While it is shown, the sentence says what was read. */
  const [pastedQuestion, setPastedQuestion] = useState<Question>();
  const output = useRef<HTMLDivElement>(null);
  /** Set when the control that was used disappears with its answer. */
  const wantsFocus = useRef<Question>(undefined);
  const {from, to} = question;
  const answer = from && to && findPath(from, to);
  const judgment = answer && describePathAnswer(answer, from, to);
  const nearest =
    answer?.kind === 'none' ? answer.nearest.at(-1)?.to : undefined;

  useEffect(() => {
    const wanted = wantsFocus.current;
    if (answer && wanted?.from?.id === from.id && wanted.to?.id === to.id) {
      wantsFocus.current = undefined;
      focusAnswer(output.current);
    }
  }, [answer, from, to]);

  const choose = (next: Question) => {
    setPastedQuestion(undefined);
    ask(next);
  };
  const askAndShow = (next: Question) => {
    wantsFocus.current = next;
    choose(next);
  };
  const take = (text: string) => {
    const next = readOutput(text);
    const [only] = next.targets.length === 1 ? next.targets : [];
    const pasted = {from: next.current ?? from, to: to ?? only};
    setReading(next);
    setPastedQuestion(pasted);
    ask(pasted);
  };

  // The address follows a moment later. What was read and the answer are announced together.
  const isFromPaste =
    pastedQuestion?.from?.id === from?.id && pastedQuestion?.to?.id === to?.id;
  const described =
    pastedQuestion && isFromPaste && reading ? describeOutput(reading) : '';
  const problem = reading?.problem && described ? described : undefined;
  // The field shows what is wrong.
  const read = problem ? '' : described;
  const said = [described, judgment?.text].filter(Boolean).join(' ');
  const target =
    answer && reading && from.id === (reading.current ?? from).id
      ? describeTarget(reading, to, answer)
      : undefined;

  return (
    <ToolPanel id="find-your-path">
      <noscript>
        <p>
          Here, a form answers for one pair of editions; it needs JavaScript.
          The tables below hold all answers.
        </p>
      </noscript>
      <div className={styles.form} data-form>
        <div className={styles.choices}>
          <Choice
            label="Edition you have"
            chosen={from}
            onChoose={(chosen) => choose({from: chosen, to})}
            tracking={tracking}
          />
          <Choice
            label="Edition you want"
            chosen={to}
            onChoose={(chosen) => choose({from, to: chosen})}
            tracking={tracking}
          />
        </div>
        <div className={styles.actions}>
          <Button
            disabled={!isBrowser}
            onClick={() => choose({from: to, to: from})}>
            Swap the two
          </Button>
        </div>
        <Examples
          lead="Common questions:"
          examples={editionExamples.map((example) => ({
            label: example.label,
            onChoose: () =>
              askAndShow({
                from: findInstallation(example.from),
                to: findInstallation(example.to),
              }),
          }))}
        />
        <OutputField
          error={problem}
          isOther={problem !== undefined && reading?.problem === 'nothing'}
          onRead={take}
        />
      </div>
      <div ref={output} className={styles.output}>
        <Announcement text={said} />
        {!answer && (from || to) && (
          <p className={styles.start} data-form>
            {read} Now choose the edition you {from ? 'want' : 'have'}.
          </p>
        )}
        {answer && (
          <AnswerCards cards={[pathCard(answer, from, to, sources)]}>
            {read || target ? <p>{[read, target].join(' ')}</p> : null}
            {nearest && (
              <p>
                Without reinstalling, the closest is {nearest.name}.{' '}
                <Link
                  to={linkTo({from, to: nearest})}
                  onClick={(event) => {
                    event.preventDefault();
                    askAndShow({from, to: nearest});
                  }}>
                  {from.name} to {nearest.name}
                </Link>
              </p>
            )}
          </AnswerCards>
        )}
      </div>
    </ToolPanel>
  );
}
