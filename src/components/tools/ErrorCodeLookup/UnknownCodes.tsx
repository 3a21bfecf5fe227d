import type {ReactNode} from 'react';
import {CodeText} from '@site/src/components/reference/CodeText';
import {Code} from '@site/src/components/ui/Code';
import {
  describeParts,
  nextSteps,
} from '@site/src/lib/errorCodes/describeLookup';
import type {UnknownCode} from '@site/src/lib/errorCodes/lookUp';
import {NextSteps} from './NextSteps';
import styles from './styles.module.css';

interface Props {
  codes: readonly UnknownCode[];
}

/** Help for codes without an entry: their area and parts, and where to look next. */
export function UnknownCodes({codes}: Props): ReactNode {
  return codes.map((each) => (
    <section key={each.code} className={styles.answer}>
      <h3>
        <Code>{each.code}</Code> has no entry here
      </h3>
      {each.area && (
        <p>
          <strong>{each.area.title}:</strong>{' '}
          <CodeText>{each.area.about}</CodeText>
        </p>
      )}
      {each.decoded && (
        <dl>
          {describeParts(each.decoded).map(({term, text}) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {!each.area && !each.decoded && (
        <p>Only the program that shows a code of this form can explain it.</p>
      )}
      <NextSteps steps={nextSteps(each)} />
    </section>
  ));
}
