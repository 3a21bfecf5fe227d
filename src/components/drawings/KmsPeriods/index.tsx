import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Drawing} from '@site/src/components/drawings/Drawing';
import shapes from '@site/src/components/drawings/shapes.module.css';
import {Evidence} from '@site/src/components/reference/Evidence';
import {formatDate} from '@site/src/lib/dates/formatDate';
import type {KmsPeriods as Props} from '@site/src/lib/drawings/kmsPeriods';
import styles from './styles.module.css';

interface PeriodProps {
  name: string;
  /** In percent of the width. */
  end: number;
  isChanged?: boolean;
  children: ReactNode;
}

function Period({name, end, isChanged, children}: PeriodProps): ReactNode {
  return (
    <li>
      <strong>{name}:</strong> {children}
      <svg aria-hidden="true">
        <line
          className={clsx(styles.bar, isChanged && styles.changed)}
          x2={`${end}%`}
          y1="50%"
          y2="50%"
        />
      </svg>
    </li>
  );
}

/** An activation by a KMS host, and one by KMS38 to the end of the 32-bit counter, on one axis. */
export function KmsPeriods({lease, kms38, days, end, ticks}: Props): ReactNode {
  return (
    <Drawing
      caption={
        <>
          Two activations that start on the same day, to scale.{' '}
          <Evidence kind="community" />
        </>
      }>
      <ul className={styles.periods}>
        <Period name="From a KMS host" end={lease}>
          {days} days
        </Period>
        <Period name="Changed by KMS38" end={kms38} isChanged>
          until <time dateTime={end}>{formatDate(end)}</time>
        </Period>
        <li aria-hidden="true" translate="no">
          <svg className={styles.axis}>
            <line className={shapes.line} x2="100%" />
            {ticks.map(({year, at}) => (
              <g key={year}>
                <line
                  className={shapes.line}
                  x1={`${at}%`}
                  x2={`${at}%`}
                  y2="6"
                />
                <text
                  className={shapes.note}
                  x={`${at}%`}
                  y="20"
                  textAnchor={at === 0 ? 'start' : 'middle'}>
                  {year}
                </text>
              </g>
            ))}
          </svg>
        </li>
      </ul>
    </Drawing>
  );
}
