import {useId, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {AnswerArea} from '@site/src/components/answer/AnswerArea';
import {
  stateOfAddress,
  useQuestion,
} from '@site/src/components/answer/useQuestion';
import {VersionCard} from '@site/src/components/answer/VersionCard';
import {useAddressQuery} from '@site/src/components/navigation/useAddressQuery';
import {useToday} from '@site/src/components/reference/useToday';
import {Button} from '@site/src/components/ui/Button';
import button from '@site/src/components/ui/Button/styles.module.css';
import {Code} from '@site/src/components/ui/Code';
import {Field} from '@site/src/components/ui/Field';
import {PasteField} from '@site/src/components/ui/PasteField';
import {ToolPanel} from '@site/src/components/ui/ToolPanel';
import type {UpdateCheckProps} from '@site/src/build/reference/lifecycleTables';
import {withValues} from '@site/src/lib/routes/query';
import {
  readVersion,
  type WindowsVersion,
} from '@site/src/lib/windows/readVersion';
import {
  nameOfVersion,
  readVersionName,
  textOfVersion,
  versionIn,
  writeVersion,
} from '@site/src/lib/windows/versionAddress';
import {sayVersion, versionCard} from '@site/src/lib/windows/versionCard';
import {versionSupport} from '@site/src/lib/windows/versionSupport';
import styles from './styles.module.css';

const products = ['Windows 11', 'Windows 10'] as const;

const unread =
  'No version of Windows 10 or 11 was read. The second line of winver has it, such as: Version 24H2 (OS Build 26100.1742).';

/** What the question has in the address. */
const names = ['version'] as const;

/**
 * Says whether a version of Windows 10 or 11 still gets updates. The version is in the URL query, never what was pasted.
 * Without JavaScript, the timeline below it has all answers.
 */
export function UpdateCheck({entries}: UpdateCheckProps): ReactNode {
  const question = useId();
  const isBrowser = useIsBrowser();
  const today = useToday();
  const {query, isTyped, push, tracking} = useAddressQuery();
  const checked = versionIn(query);
  const version = readVersionName(checked);
  const supportOf = (of: WindowsVersion | undefined) =>
    of ? versionSupport(of, today, entries) : [];
  const supports = supportOf(version);
  const card = version && versionCard(version, supports);
  const releases = products.flatMap((product) => {
    const ofProduct = entries.filter((entry) => entry.product === product);
    const versions = new Set(ofProduct.map((entry) => entry.version));
    return Array.from(versions, (each) => ({product, version: each}));
  });
  const pasted = useQuestion({
    read: ({text}) => {
      // A release alone: here, it is of Windows.
      const named = releases.filter(
        (each) => each.version === text.trim().toUpperCase(),
      );
      const found =
        readVersion(text) ?? (named.length === 1 ? named[0] : undefined);
      const isKnown = supportOf(found).length > 0;
      return {
        said: '',
        error: isKnown ? undefined : unread,
        query: isKnown ? `version=${writeVersion(found!)}` : '',
      };
    },
    names,
    // Another name than that of a version is read as if it were pasted.
    textOf: ({search}) => {
      const name = versionIn(search);
      const isKnown = supportOf(readVersionName(name)).length > 0;
      return isKnown ? '' : textOfVersion(name);
    },
  });
  const {field} = pasted;

  return (
    <ToolPanel
      name="Check your version"
      withoutScript="Here, a form answers for one version; it needs JavaScript. The timeline below has all answers.">
      <form
        className={styles.form}
        data-form
        data-folds
        aria-labelledby={question}
        onSubmit={pasted.submit}>
        <p id={question} className={styles.question}>
          Does my Windows still get updates?
        </p>
        <Field label="Your version">
          {(control) => (
            <select
              {...control}
              {...tracking}
              disabled={!isBrowser}
              value={
                version && supports.length > 0
                  ? writeVersion({...version, edition: undefined})
                  : ''
              }
              onChange={(event) => {
                const {value} = event.target;
                field.onText('', false);
                if (push(withValues(query, {version: value})) && value) {
                  pasted.focusOn(`version=${value}`);
                }
              }}>
              <option value="">Choose your version</option>
              {products.map((product) => (
                <optgroup key={product} label={product}>
                  {releases
                    .filter((each) => each.product === product)
                    .map((each) => (
                      <option key={each.version} value={writeVersion(each)}>
                        {product} {each.version}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
        <PasteField
          label="Or what winver shows"
          hint={
            <>
              Such as 24H2 (OS Build 26100.1742). To see yours, press{' '}
              <strong>Windows+R</strong>, and enter <Code>winver</Code>.
            </>
          }
          disabled={!isBrowser}
          submitsOnEnter
          {...field}
        />
        <div className={button.buttons}>
          <Button type="submit" variant="primary" disabled={!isBrowser}>
            Check
          </Button>
        </div>
      </form>
      <AnswerArea
        question={pasted}
        name={version ? nameOfVersion(version) : ''}
        state={stateOfAddress(pasted, card !== undefined, isTyped)}
        of={checked}
        said={field.error ?? (card ? sayVersion(card) : '')}
        title={card?.title}>
        {card && (
          <VersionCard
            key={card.key}
            card={card}
            supports={supports}
            today={today}
            as="h3"
          />
        )}
      </AnswerArea>
    </ToolPanel>
  );
}
