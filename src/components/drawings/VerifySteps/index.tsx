import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Drawing} from '@site/src/components/drawings/Drawing';
import marks from '@site/src/components/drawings/Marks/styles.module.css';
import shapes from '@site/src/components/drawings/shapes.module.css';
import {Code} from '@site/src/components/ui/Code';
import {verifySteps} from '@site/src/data/verifySteps';
import styles from './styles.module.css';

/** Download, hash, compare: what a visitor does to verify a file, and has in hand after each step. */
export function VerifySteps(): ReactNode {
  return (
    <Drawing caption="Equal hashes: your file is the one that Microsoft published.">
      <ol className={clsx(marks.counted, styles.steps)}>
        {verifySteps.map(({title, text, values}) => (
          <li key={title} className={shapes.box}>
            <strong>{title}</strong>
            <p>{text}</p>
            <dl>
              {values.map(({label, text: value}) => (
                <div key={label}>
                  <dt className={shapes.note}>{label}</dt>
                  <dd>
                    <Code>{value}</Code>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </Drawing>
  );
}
