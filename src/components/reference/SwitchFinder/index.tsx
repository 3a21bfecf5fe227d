import {useEffect, type ReactNode} from 'react';
import {AskTheBox} from '@site/src/components/navigation/AskTheBox';
import {FilterField} from '@site/src/components/reference/FilterField';
import {Code} from '@site/src/components/ui/Code';
import {CommandLine} from '@site/src/components/ui/CodeFrame';
import {Examples} from '@site/src/components/ui/Examples';
import {ToolPanel} from '@site/src/components/ui/ToolPanel';
import {switchExamples} from '@site/src/data/examples';
import {setSwitchQuery, switchRows, useSwitches} from './switchStore';
import styles from './styles.module.css';

/** With more answers than this, typing another word helps more. The table has the others. */
const mostAnswers = 5;

/** Answers while the visitor types, and filters the switch table. */
export function SwitchFinder(): ReactNode {
  const {query, found} = useSwitches();
  const hasQuery = query.trim() !== '';
  const isFound = hasQuery && found.length > 0;

  useEffect(() => () => setSwitchQuery(''), []);

  return (
    <ToolPanel
      name="Find a switch"
      id="find-a-switch"
      withoutScript="The finder needs JavaScript, which is off. Your browser can search the table below.">
      <div className={styles.finder}>
        <FilterField
          label="Find a switch"
          query={query}
          onQuery={setSwitchQuery}
          count={`${found.length} of ${switchRows.length} switches`}
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
        {hasQuery && !isFound && (
          <>
            <p>
              No switch has these words. Name what it works on, such as{' '}
              <em>key</em>, <em>host</em>, or <em>edition</em>, or clear the
              field for all tables.
            </p>
            <AskTheBox text={query} />
          </>
        )}
        {!isFound && (
          <Examples
            lead="For example:"
            examples={switchExamples.map((label) => ({
              label,
              onChoose: () => setSwitchQuery(label),
            }))}
          />
        )}
      </div>
    </ToolPanel>
  );
}
