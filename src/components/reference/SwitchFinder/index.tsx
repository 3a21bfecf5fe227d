import {useEffect, useMemo, type ReactNode} from 'react';
import {FilterField} from '@site/src/components/reference/RowFilter/FilterField';
import {Code} from '@site/src/components/ui/Code';
import {matchWords} from '@site/src/lib/matchWords';
import {setSwitchQuery, useSwitches} from './switchStore';
import styles from './styles.module.css';

/** With more matches than this, typing another word helps more than a longer list of links. */
const mostLinks = 12;

/** One field for all switch tables of a page: filters them while the visitor types, and links to the remaining rows. */
export function SwitchFinder(): ReactNode {
  const {query, rows} = useSwitches();
  const found = useMemo(() => {
    const matches = matchWords(query);
    return query.trim() ? rows.filter(({text}) => matches(text)) : [];
  }, [query, rows]);

  useEffect(() => () => setSwitchQuery(''), []);

  return (
    <div className={styles.finder}>
      <FilterField
        label="Find a switch"
        query={query}
        onQuery={setSwitchQuery}
        count={`${found.length} of ${rows.length} switches`}
      />
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.slice(0, mostLinks).map(({anchor, name, table}) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>
                <Code>{name}</Code>
              </a>{' '}
              {table}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
