import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {AnswerArea} from '@site/src/components/answer/AnswerArea';
import type {Reply} from '@site/src/components/answer/answer';
import {readApart} from '@site/src/components/answer/readApart';
import {
  stateOfAddress,
  useQuestion,
} from '@site/src/components/answer/useQuestion';
import {useAddressQuery} from '@site/src/components/navigation/useAddressQuery';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {Button} from '@site/src/components/ui/Button';
import button from '@site/src/components/ui/Button/styles.module.css';
import {Examples} from '@site/src/components/ui/Examples';
import {Field} from '@site/src/components/ui/Field';
import {ToolPanel} from '@site/src/components/ui/ToolPanel';
import {editionExamples} from '@site/src/data/examples';
import {
  describeOutput,
  describeTarget,
} from '@site/src/lib/editionPath/describeOutput';
import {describePathAnswer} from '@site/src/lib/editionPath/describePath';
import {isEditionId} from '@site/src/lib/editionPath/isEditionId';
import {findPath} from '@site/src/lib/editionPath/findPath';
import {
  familyNames,
  findInstallation,
  installations,
  readQuestion,
  writeQuestion,
} from '@site/src/lib/editionPath/installations';
import type {
  Family,
  Installation,
  Question,
} from '@site/src/lib/editionPath/installations';
import {pathCard} from '@site/src/lib/editionPath/pathCard';
import type {OutputReading} from '@site/src/lib/editionPath/readOutput';
import type {EditionPathFinderProps} from '@site/src/build/reference/editionTables';
import {OutputField} from './OutputField';
import styles from './styles.module.css';

/** What the question has in the address. */
const names = ['from', 'to'] as const;

interface FinderReply extends Reply {
  reading: OutputReading;
}

const families = Object.keys(familyNames) as Family[];

interface ChoiceProps {
  label: string;
  chosen: Installation | undefined;
  onChoose: (installation: Installation | undefined) => void;
}

function Choice({label, chosen, onChoose}: ChoiceProps): ReactNode {
  // A choice made before hydration would be lost.
  const isBrowser = useIsBrowser();
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
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
  const {query, isTyped, push, tracking} = useAddressQuery();
  const {pathname, hash} = useLocation();
  const isBrowser = useIsBrowser();
  const {from, to} = readQuestion(query);
  const pasted = useQuestion<FinderReply>({
    read: async ({text}, signal) => {
      const reading = await readApart('editions', text, signal);
      const {current, targets, problem} = reading;
      const said = describeOutput(reading);
      const [only] = targets.length === 1 ? targets : [];
      return {
        reading,
        said,
        error: problem && said,
        query: problem
          ? undefined
          : writeQuestion({from: current ?? from, to: to ?? only}),
      };
    },
    names,
  });
  const {reply, isInAddress} = pasted;
  const answer = from && to && findPath(from, to);
  const address = new URLSearchParams(query);
  const isLost = Object.entries({from, to}).some(
    ([name, found]) => !found && isEditionId(address.get(name) ?? ''),
  );
  const card = answer && pathCard(answer, from, to, sources);
  const nearest = answer?.nearest;
  // Another choice is about something else than what was read.
  const read = reply && !reply.error && isInAddress ? reply.said : '';
  const said = [
    pasted.field.error ?? read,
    answer && describePathAnswer(answer, from, to).text,
  ];
  const target =
    answer && reply && from.id === (reply.reading.current ?? from).id
      ? describeTarget(reply.reading, to, answer)
      : undefined;

  const choose = (next: Question) => {
    if (pasted.field.error) {
      pasted.field.onText('', false);
    }
    if (push(writeQuestion(next, query)) && next.from && next.to) {
      pasted.focusOn(writeQuestion(next));
    }
  };

  return (
    <ToolPanel
      name="Pick two editions"
      id="find-your-path"
      withoutScript="Here, a form answers for one pair of editions; it needs JavaScript. The tables below hold all answers.">
      <div className={styles.form} data-form data-folds>
        <div className={styles.choices} {...tracking}>
          <Choice
            label="Edition you have"
            chosen={from}
            onChoose={(chosen) => choose({from: chosen, to})}
          />
          <Choice
            label="Edition you want"
            chosen={to}
            onChoose={(chosen) => choose({from, to: chosen})}
          />
        </div>
        <div className={button.buttons}>
          <Button
            disabled={!isBrowser || !(from || to)}
            onClick={() => choose({from: to, to: from})}>
            Swap the two
          </Button>
        </div>
        <Examples
          lead="Common questions:"
          examples={editionExamples.map((example) => ({
            label: example.label,
            onChoose: () =>
              choose({
                from: findInstallation(example.from),
                to: findInstallation(example.to),
              }),
          }))}
        />
        <OutputField
          question={pasted}
          isOther={reply?.reading.problem === 'nothing'}
        />
      </div>
      <AnswerArea
        question={pasted}
        name={from && to ? `${from.name} to ${to.name}` : ''}
        state={stateOfAddress(pasted, card !== undefined, isTyped)}
        of={query}
        said={said.filter(Boolean).join(' ')}
        title={card?.title}>
        {!answer && (from || to || isLost) && (
          <p className={styles.start} data-form>
            {isLost
              ? 'The address names an edition that is not in the lists.'
              : read}{' '}
            Now choose the edition you {from ? 'want' : 'have'}.
          </p>
        )}
        {card && (
          <AnswerCards cards={[card]}>
            {read || target ? <p>{[read, target].join(' ')}</p> : null}
            {nearest && (
              <p>
                Without reinstalling, the closest is {nearest.name}.{' '}
                <Link
                  to={
                    pathname + writeQuestion({from, to: nearest}, query) + hash
                  }
                  onClick={(event) => {
                    event.preventDefault();
                    choose({from, to: nearest});
                  }}>
                  {from.name} to {nearest.name}
                </Link>
              </p>
            )}
          </AnswerCards>
        )}
      </AnswerArea>
    </ToolPanel>
  );
}
