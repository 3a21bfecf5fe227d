import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodeText} from '@site/src/components/reference/CodeText';
import {Code} from '@site/src/components/ui/Code';
import {
  describeParts,
  nextSteps,
} from '@site/src/lib/errorCodes/describeLookup';
import type {UnknownCode} from '@site/src/lib/errorCodes/lookUp';
import styles from './styles.module.css';

interface Props {
  codes: readonly UnknownCode[];
}

/** Help for codes without an entry: their parts, and where to look next. */
export function UnknownCodes({codes}: Props): ReactNode {
  return codes.map((each) => (
    <section key={each.code} className={styles.unknown}>
      <h3>
        <Code>{each.code}</Code> has no entry here
      </h3>
      {each.decoded ? (
        <dl>
          {describeParts(each.decoded).map(({term, text}) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>Only the program that shows a code of this form can explain it.</p>
      )}
      <p>Next:</p>
      <ol>
        {nextSteps(each).map(({text, to}) => (
          <li key={text}>
            {to ? <Link to={to}>{text}</Link> : <CodeText>{text}</CodeText>}
          </li>
        ))}
      </ol>
    </section>
  ));
}
