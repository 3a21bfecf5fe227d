import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import {CodeText} from '@site/src/components/reference/CodeText';
import {
  familyLabels,
  trustLine,
} from '@site/src/components/reference/errorLabels';
import {errorCodes} from '@site/src/data/errorCodes';
import {errorSources} from '@site/src/data/errorCodes/sources';
import {errorProducts, relatedPages} from '@site/src/data/errorCodes/types';
import type {ErrorCode, ErrorMeaning} from '@site/src/data/errorCodes/types';
import {familiesOf, summarizeMeaning} from '@site/src/lib/errorCodes/find';
import styles from './styles.module.css';
import {useOpenNamedEntry} from './useOpenNamedEntry';

const groups = [
  {id: 'windows-error-codes', title: 'Windows codes', families: 'windows'},
  {id: 'office-error-codes', title: 'Office codes', families: 'office'},
  {
    id: 'shared-error-codes',
    title: 'Codes of both Windows and Office',
    families: 'windows,office',
  },
] as const;

/** Apart from the entries, so that a navigation does not render all of them again. */
function OpenNamedEntry(): ReactNode {
  useOpenNamedEntry();
  return null;
}

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

function Meaning(meaning: ErrorMeaning): ReactNode {
  const {context, causes, fixes, note, products, sources, page} = meaning;
  return (
    <dl>
      {context && <Rows term="Reported as">{[context]}</Rows>}
      <Rows term="Causes">{causes}</Rows>
      <Rows term="Fixes">{fixes}</Rows>
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

function Entry({entry}: {entry: ErrorCode}): ReactNode {
  const {code, label, symbol, meanings} = entry;
  const isShared = familiesOf(entry).length > 1;
  return (
    <details id={code}>
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
    </details>
  );
}

/**
 * Every error code as a folded entry with causes, fixes and sources. The anchor of an entry is its code; the entry that
 * the address names opens by itself.
 */
export function ErrorReference(): ReactNode {
  const brokenLinks = useBrokenLinks();
  for (const {code} of errorCodes) {
    brokenLinks.collectAnchor(code);
  }

  return (
    <div className={styles.reference}>
      <OpenNamedEntry />
      <p>
        Each entry names its basis. <em>Documented by Microsoft</em>: a
        Microsoft page names the code. <em>SDK header only</em>: the meaning
        comes from a header of the Windows SDK, the causes restate it, and the
        fixes are general advice. <em>Secondary source</em>: no Microsoft text
        that states the meaning could be read. Office entries also carry a
        confidence; <em>for Windows</em> means that volume-licensed Office uses
        the licensing service that Microsoft describes for Windows and returns
        the same code.
      </p>
      {groups.map(({id, title, families}) => (
        <section key={id}>
          <Heading as="h3" id={id}>
            {title}
          </Heading>
          {errorCodes
            .filter((entry) => familiesOf(entry).join() === families)
            .map((entry) => (
              <Entry key={entry.code} entry={entry} />
            ))}
        </section>
      ))}
    </div>
  );
}
