import {memo, useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import {CodeText} from '@site/src/components/reference/CodeText';
import {
  familyLabels,
  trustLine,
} from '@site/src/components/reference/errorLabels';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {errorCodes} from '@site/src/data/errorCodes';
import {errorSources} from '@site/src/data/errorCodes/sources';
import {errorProducts, relatedPages} from '@site/src/data/errorCodes/types';
import type {ErrorCode, ErrorMeaning} from '@site/src/data/errorCodes/types';
import {familiesOf, summarizeMeaning} from '@site/src/lib/errorCodes/find';
import styles from './styles.module.css';
import {useNamedCode} from './useNamedCode';

const groups = [
  {id: 'windows-error-codes', title: 'Windows codes', families: 'windows'},
  {id: 'office-error-codes', title: 'Office codes', families: 'office'},
  {
    id: 'shared-error-codes',
    title: 'Codes of both Windows and Office',
    families: 'windows,office',
  },
] as const;

/** Rows of one term: the term once, then everything said about it. */
function Rows({
  term,
  children,
}: {
  term: string;
  children: readonly string[];
}): ReactNode {
  return (
    <>
      <dt>{term}</dt>
      {children.map((text) => (
        <dd key={text}>
          <CodeText>{text}</CodeText>
        </dd>
      ))}
    </>
  );
}

/** Numbered where there are several: they are meant in this order. */
function Fixes({fixes}: Pick<ErrorMeaning, 'fixes'>): ReactNode {
  if (fixes.length === 1) {
    return <Rows term="Fixes">{fixes}</Rows>;
  }
  return (
    <>
      <dt>Fixes</dt>
      <dd>
        <ol>
          {fixes.map((fix) => (
            <li key={fix}>
              <CodeText>{fix}</CodeText>
            </li>
          ))}
        </ol>
      </dd>
    </>
  );
}

function Meaning(meaning: ErrorMeaning): ReactNode {
  const {context, causes, fixes, note, products, sources, page} = meaning;
  return (
    <dl>
      {context && <Rows term="Reported as">{[context]}</Rows>}
      <Rows term="Causes">{causes}</Rows>
      <Fixes fixes={fixes} />
      {note && <Rows term="Note">{[note]}</Rows>}
      {page && (
        <>
          <dt>See also</dt>
          <dd>
            <Link to={page}>{relatedPages[page]}</Link>
          </dd>
        </>
      )}
      <dt>Applies to</dt>
      <dd>{products.map((product) => errorProducts[product]).join(', ')}</dd>
      <dt>Basis</dt>
      <dd>{trustLine(meaning)}</dd>
      <dt>Sources</dt>
      {sources.map((id) => (
        <dd key={id}>
          <Link href={errorSources[id].url}>{errorSources[id].title}</Link>
        </dd>
      ))}
    </dl>
  );
}

interface EntryProps {
  entry: ErrorCode;
  isHidden: boolean;
  /** Open, and set apart from the others. */
  isMarked: boolean;
}

/** Remembers its rendering: while someone types, most of the entries stay as they are. */
const Entry = memo(function Entry({
  entry,
  isHidden,
  isMarked,
}: EntryProps): ReactNode {
  const {code, label, symbol, meanings} = entry;
  const isShared = familiesOf(entry).length > 1;
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);

  useEffect(() => {
    if (isMarked && details.current) {
      details.current.open = true;
    }
  }, [isMarked]);

  return (
    <details
      ref={details}
      id={code}
      hidden={isHidden}
      aria-current={isMarked || undefined}
      className={clsx(isMarked && styles.marked)}
      onToggle={() => setWasOpened(true)}>
      <summary>
        {label ?? <code>{code}</code>} {summarizeMeaning(entry)}
      </summary>
      {symbol && (
        <p>
          <code>{symbol}</code>
        </p>
      )}
      {meanings.map((meaning) => (
        <div key={`${meaning.family} ${meaning.context ?? ''}`}>
          {isShared && (
            <p>
              <strong>{familyLabels[meaning.family]}</strong>
            </p>
          )}
          <Meaning {...meaning} />
        </div>
      ))}
      {/* Only where it can be seen: a button in each closed entry would weigh on every visit. */}
      {wasOpened && (
        <CopyButton
          className={styles.copy}
          label="Copy link to this code"
          text={() =>
            `${window.location.origin}${window.location.pathname}#${code}`
          }
        />
      )}
    </details>
  );
});

interface Props {
  /** Codes to show. */
  shown: ReadonlySet<string>;
  /** Codes to open and set apart. */
  marked: ReadonlySet<string>;
}

/**
 * Every error code as a folded entry with causes, fixes and sources. The anchor of an entry is its code; the entry that
 * the address names is always shown, and opens by itself.
 */
export function ErrorReference({shown, marked}: Props): ReactNode {
  const named = useNamedCode();
  const brokenLinks = useBrokenLinks();
  for (const {code} of errorCodes) {
    brokenLinks.collectAnchor(code);
  }

  return (
    <div className={styles.reference}>
      <details>
        <summary>How far to trust an entry</summary>
        <p>
          Each entry names its basis. <em>Documented by Microsoft</em>: a
          Microsoft page names the code. <em>SDK header only</em>: the meaning
          comes from a header of the Windows SDK, the causes restate it, and the
          fixes are general advice. <em>Secondary source</em>: no Microsoft text
          that states the meaning could be read. Office entries also carry a
          confidence; <em>for Windows</em> means that volume-licensed Office
          uses the licensing service that Microsoft describes for Windows and
          returns the same code.
        </p>
      </details>
      {groups.map(({id, title, families}) => {
        const entries = errorCodes.filter(
          (entry) => familiesOf(entry).join() === families,
        );
        const isShown = ({code}: ErrorCode) =>
          shown.has(code) || code === named;
        return (
          <section key={id} hidden={!entries.some(isShown)}>
            <Heading as="h3" id={id}>
              {title}
            </Heading>
            {entries.map((entry) => (
              <Entry
                key={entry.code}
                entry={entry}
                isHidden={!isShown(entry)}
                isMarked={marked.has(entry.code) || entry.code === named}
              />
            ))}
          </section>
        );
      })}
    </div>
  );
}
