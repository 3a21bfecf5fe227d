import type {ReactNode} from 'react';
import {CodeText} from '@site/src/components/reference/CodeText';
import {SourceLinks} from '@site/src/components/reference/SourceLinks';
import {trustLine} from '@site/src/components/reference/errorLabels';
import {Code} from '@site/src/components/ui/Code';
import type {ShortEntry} from '@site/src/lib/errorCodes/areas';
import {stepsOfArea} from '@site/src/lib/errorCodes/describeLookup';
import {NextSteps} from './NextSteps';
import styles from './styles.module.css';

interface Props {
  codes: readonly ShortEntry[];
}

/** Codes that are not in the list below: their meaning, and the advice of their area. */
export function ShortCodes({codes}: Props): ReactNode {
  return codes.map(({code, symbol, meaning, area, sources}) => (
    <section key={code} className={styles.answer}>
      <h3>
        <Code>{code}</Code> {meaning}
      </h3>
      {symbol && (
        <p>
          <Code>{symbol}</Code>
        </p>
      )}
      <p>
        <strong>{area.title}:</strong> <CodeText>{area.about}</CodeText>
      </p>
      <NextSteps steps={stepsOfArea(area)} />
      <p>{trustLine(area)}</p>
      <SourceLinks subject="this code" sources={sources} />
    </section>
  ));
}
