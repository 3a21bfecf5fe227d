import {useEffect, useMemo, type ReactNode} from 'react';
import {Announcement} from '@site/src/components/feedback/Announcement';
import {useSettled} from '@site/src/components/feedback/useSettled';
import {FilterField} from '@site/src/components/reference/FilterField';
import {useAnyAnswer} from '@site/src/components/tools/AnyAnswer';
import {Code} from '@site/src/components/ui/Code';
import {CommandLine} from '@site/src/components/ui/CommandLine';
import {Examples} from '@site/src/components/ui/Examples';
import {switchExamples} from '@site/src/data/examples';
import {setSwitchQuery, useSwitches} from './switchStore';
import styles from './styles.module.css';

/** With more answers than this, typing another word helps more. The table has the others. */
const mostAnswers = 5;

/** Answers while the visitor types, and filters the switch table. */
export function SwitchFinder(): ReactNode {
  const {query, rows, found} = useSwitches();
  const hasQuery = query.trim() !== '';
  /** A text that somebody has finished typing. */
  const text = useSettled(query.trim());
  const asked = useMemo(
    () =>
      text && text === query.trim() ? {text, takesFocus: false} : undefined,
    [text, query],
  );
  const other = useAnyAnswer({asked, skips: ['words']});
  /** Two editions, or the number of an error, are no words to look for in the tables. */
  const isOther =
    other.kind !== undefined &&
    other.kind !== 'command' &&
    (other.kind !== 'code' || /\d/.test(text));
  const isFound = hasQuery && found.length > 0 && !isOther;

  useEffect(() => () => setSwitchQuery(''), []);

  return (
    <div className={styles.finder}>
      <FilterField
        label="Find a switch"
        query={query}
        onQuery={setSwitchQuery}
        count={`${found.length} of ${rows.length} switches`}
      />
      {isFound && (
        <ul className={styles.found}>
          {found
            .slice(0, mostAnswers)
            .map(({anchor, name, table, effect, note, example}) => (
              <li key={anchor}>
                <CommandLine command={example} />
                <p>
                  {effect} {note}{' '}
                  <a href={`#${anchor}`}>
                    <Code>{name}</Code> in {table}
                  </a>
                </p>
              </li>
            ))}
        </ul>
      )}
      {isFound && found.length > mostAnswers && (
        <p>The table below has the other switches with these words.</p>
      )}
      {/* Apart from the count, which everybody sees. */}
      <Announcement text={isFound ? '' : other.said} />
      {!isFound && other.node}
      {hasQuery && found.length === 0 && other.hasNone && (
        <p>
          No switch has these words. Name what it works on, such as <em>key</em>
          , <em>host</em>, or <em>edition</em>, or clear the field for all
          tables.
        </p>
      )}
      {(!hasQuery || found.length === 0) && (
        <Examples
          lead="For example:"
          examples={switchExamples.map((label) => ({
            label,
            onChoose: () => setSwitchQuery(label),
          }))}
        />
      )}
    </div>
  );
}
