import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Statement} from '@site/src/data/mechanisms';
import type {MethodCardsProps} from '@site/src/lib/reference/mechanisms';
import {MechanismChain} from '@site/src/components/drawings/MechanismChain';
import {Evidence} from '@site/src/components/reference/Evidence';
import styles from './styles.module.css';

function Line({term, text, evidence}: Statement & {term: string}) {
  return (
    <p>
      <strong>{term}:</strong> {text} {evidence && <Evidence kind={evidence} />}
    </p>
  );
}

/** The four methods: how each works, as a small drawing and in a sentence, how long it lasts, and where it is today. */
export function MethodCards({methods}: MethodCardsProps): ReactNode {
  return (
    <ul className={styles.cards}>
      {methods.map(({page, name, summary, lifetime, status, places}) => (
        <li key={page}>
          <p className={styles.name}>
            <Link to={page}>{name}</Link>
          </p>
          {/* The sentence below says the same. */}
          <figure className={styles.drawing} aria-hidden="true">
            <MechanismChain places={places} isSmall />
          </figure>
          <p>{summary}</p>
          <Line term="Status" {...status} />
          <Line term="Lifetime" {...lifetime} />
        </li>
      ))}
    </ul>
  );
}
