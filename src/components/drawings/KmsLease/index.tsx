import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Drawing} from '@site/src/components/drawings/Drawing';
import shapes from '@site/src/components/drawings/shapes.module.css';
import type {LeaseRing} from '@site/src/lib/drawings/leaseRing';
import styles from './styles.module.css';

/** The days of a KMS activation as a ring, with numbered marks and what happens there. */
export function KmsLease({
  width,
  height,
  stroke,
  days,
  start,
  arcs,
  dashes,
  renewal,
  marks,
}: LeaseRing): ReactNode {
  return (
    <Drawing caption="A KMS activation to scale, clockwise. Each dash is the time from one renewal to the next.">
      <div className={styles.lease}>
        <div className={styles.ring} aria-hidden="true">
          <div translate="no">
            <svg width={width} height={height}>
              {arcs.map(({path, length, dashOffset, isNoticed}) => (
                <path
                  key={path}
                  className={clsx(styles.days, isNoticed && styles.noticed)}
                  d={path}
                  strokeWidth={stroke}
                  pathLength={length}
                  strokeDasharray={dashes}
                  strokeDashoffset={dashOffset}
                />
              ))}
              <path className={styles.start} d={start} />
              <path className={shapes.request} d={renewal.line} />
              <path className={shapes.head} d={renewal.head} />
              {marks.map(({x, y}, index) => (
                <g key={index} className={styles.mark}>
                  <circle cx={x} cy={y} r="10" />
                  <text x={x} y={y}>
                    {index + 1}
                  </text>
                </g>
              ))}
            </svg>
          </div>
          <span className={styles.count}>{days} days</span>
        </div>
        <ol>
          {marks.map(({text}) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </div>
    </Drawing>
  );
}
