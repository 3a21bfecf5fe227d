import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import {StatusMessage} from '@site/src/components/feedback/StatusMessage';
import {CodeText} from '@site/src/components/reference/CodeText';
import {Button} from '@site/src/components/ui/Button';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {Examples} from '@site/src/components/ui/Examples';
import {Field} from '@site/src/components/ui/Field';
import {ToolPanel} from '@site/src/components/ui/ToolPanel';
import {editionExamples} from '@site/src/data/examples';
import {
  describeCost,
  describePathAnswer,
  stepsOf,
  writeAnswer,
} from '@site/src/lib/editionPath/describePath';
import {
  findPath,
  isCleanInstallation,
} from '@site/src/lib/editionPath/findPath';
import type {
  Method,
  PathAnswer,
  PathStep,
} from '@site/src/lib/editionPath/findPath';
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
import {
  describeReading,
  describeTarget,
  readPaste,
} from '@site/src/lib/editionPath/readPaste';
import type {PasteReading} from '@site/src/lib/editionPath/readPaste';
import type {EditionPathFinderProps} from '@site/src/build/reference/editionTables';
import {withoutBackticks} from '@site/src/lib/text/withoutBackticks';
import {OutputField} from './OutputField';
import styles from './styles.module.css';
import {useQuestion} from './useQuestion';

const families = Object.keys(familyNames) as Family[];

/** The heading above the tool; shared links scroll to it. */
const anchor = '#find-your-path';

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

function Texts({children}: {children: readonly string[]}): ReactNode {
  return children.map((text) => (
    <li key={text}>
      <CodeText>{text}</CodeText>
    </li>
  ));
}

function Notes({term, notes}: {term: string; notes: readonly string[]}) {
  return (
    notes.length > 0 && (
      <div>
        <dt>{term}</dt>
        {notes.map((note) => (
          <dd key={note}>
            <CodeText>{note}</CodeText>
          </dd>
        ))}
      </div>
    )
  );
}

/** How to make the change: the best method in full, the others by name. */
function Procedure({step, best}: {step: PathStep; best: Method}): ReactNode {
  const {methods, keeps, restart} = step;
  return (
    <>
      <div>
        <dt>What stays</dt>
        <dd>
          <CodeText>{keeps.text}</CodeText>
        </dd>
      </div>
      <div>
        <dt>Restart</dt>
        <dd>{restart}</dd>
      </div>
      <div>
        <dt>Have ready</dt>
        <dd>
          <ul>
            <li>A backup of the files you cannot replace</li>
            <Texts>{best.prepare}</Texts>
          </ul>
        </dd>
      </div>
      <div>
        <dt>Steps</dt>
        <dd>
          <p>
            <CodeText>{best.name}</CodeText>:
          </p>
          <ol>
            <Texts>{best.steps}</Texts>
          </ol>
          <p>
            <Link to={best.section}>The whole procedure</Link>
          </p>
        </dd>
      </div>
      {methods.length > 1 && (
        <div>
          <dt>Other ways</dt>
          <dd>
            <ul>
              {methods.slice(1).map(({name, section}) => (
                <li key={name}>
                  <CodeText>{name}</CodeText>{' '}
                  <Link
                    to={section}
                    aria-label={`How: ${withoutBackticks(name)}`}>
                    How
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </>
  );
}

/** One change with all its details. */
function Step({
  step,
  title,
  sources,
}: {step: PathStep; title: string} & EditionPathFinderProps): ReactNode {
  const {support, methods, notes, sources: ids} = step;
  const best = methods[0];
  // If the answer is not a plain yes, the notes say why, so they come first.
  const isPlain = support === 'yes' || support === 'downgrade';
  return (
    <section className={styles.step}>
      <Heading as="h3" className={styles.title} tabIndex={-1}>
        {title}
      </Heading>
      <dl className={styles.facts}>
        {!isPlain && <Notes term="Why" notes={notes} />}
        {best && <Procedure step={step} best={best} />}
        {isPlain && <Notes term="Good to know" notes={notes} />}
      </dl>
      <p className={styles.source}>
        Source:{' '}
        {[...new Set(ids)].map((id, index) => (
          <span key={id}>
            {index > 0 && '; '}
            <Link href={sources[id]!.url}>{sources[id]!.title}</Link>
          </span>
        ))}
      </p>
    </section>
  );
}

function Steps({
  steps,
  sources,
}: {steps: readonly PathStep[]} & EditionPathFinderProps): ReactNode {
  return steps.map((step, index) => (
    <Step
      key={step.to.id}
      step={step}
      sources={sources}
      title={
        steps.length === 1
          ? titleOf(step)
          : `Step ${index + 1}: ${step.from.name} to ${step.to.name}`
      }
    />
  ));
}

/** The heading of a step; for a clean installation, only the target matters. */
function titleOf(step: PathStep): string {
  const {from, to, support} = step;
  return support === 'no' && isCleanInstallation(step)
    ? `Clean installation of ${to.name}`
    : `${from.name} to ${to.name}`;
}

function Details({
  answer,
  sources,
  nearest,
}: {
  answer: PathAnswer;
  /** A link to the steps to the nearest edition that can be reached in place. */
  nearest: ReactNode;
} & EditionPathFinderProps): ReactNode {
  const cost = describeCost(stepsOf(answer));
  return (
    <>
      {cost && (
        <p>
          <strong>Cost:</strong> {cost}
        </p>
      )}
      {answer.kind === 'route' &&
        answer.direct.notes.map((note) => (
          <p key={note}>
            Why not in one step: <CodeText>{note}</CodeText>
          </p>
        ))}
      <Steps steps={stepsOf(answer)} sources={sources} />
      {nearest}
    </>
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
  const [reading, setReading] = useState<PasteReading>();
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
  const address = () => window.location.href.replace(/#.*/, '') + anchor;

  useEffect(() => {
    const wanted = wantsFocus.current;
    if (answer && wanted?.from?.id === from.id && wanted.to?.id === to.id) {
      wantsFocus.current = undefined;
      output.current?.querySelector<HTMLElement>('h3[tabindex]')?.focus();
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
    const next = readPaste(text);
    const [only] = next.targets.length === 1 ? next.targets : [];
    const pasted = {from: next.current ?? from, to: to ?? only};
    setReading(next);
    setPastedQuestion(pasted);
    ask(pasted);
  };

  // The address follows a moment later. What was read and the answer are announced together.
  const isFromPaste =
    pastedQuestion?.from?.id === from?.id && pastedQuestion?.to?.id === to?.id;
  const read =
    pastedQuestion && isFromPaste && reading ? describeReading(reading) : '';
  const problem = reading?.problem && read ? read : undefined;
  const said = {
    tone: problem ? ('warning' as const) : judgment?.tone,
    text: [read, judgment?.text].filter(Boolean).join(' '),
  };
  const target =
    answer && reading && from.id === (reading.current ?? from).id
      ? describeTarget(reading, to, answer)
      : undefined;

  return (
    <ToolPanel>
      <noscript>
        <p>
          Here, a form answers for one pair of editions; it needs JavaScript.
          The tables below hold all answers.
        </p>
      </noscript>
      <div className={styles.form} data-form>
        <Examples
          lead="Choose two editions, or a common question:"
          examples={editionExamples.map((example) => ({
            label: example.label,
            onChoose: () =>
              askAndShow({
                from: findInstallation(example.from),
                to: findInstallation(example.to),
              }),
          }))}
        />
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
        <OutputField
          error={problem}
          isOther={problem !== undefined && reading?.problem === 'nothing'}
          onRead={take}
        />
      </div>
      <div ref={output} className={styles.output}>
        {/* Without an answer, the field says what is wrong. */}
        <StatusMessage {...said} isUnseen={problem !== undefined && !answer} />
        {!answer && (from || to) && (
          <p className={styles.start} data-form>
            Now choose the edition you {from ? 'want' : 'have'}.
          </p>
        )}
        {answer && judgment && (
          <>
            {target && <p>{target}</p>}
            <Details
              key={`${from.id} ${to.id}`}
              answer={answer}
              sources={sources}
              nearest={
                nearest && (
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
                )
              }
            />
            <div className={styles.actions}>
              <CopyButton label="Copy link to this answer" text={address} />
              <CopyButton
                label="Copy result"
                text={() => writeAnswer(answer, judgment.text, address())}
              />
            </div>
          </>
        )}
      </div>
    </ToolPanel>
  );
}
