import type {ReactNode} from 'react';
import clsx from 'clsx';
import {Drawing} from '@site/src/components/drawings/Drawing';
import {Evidence} from '@site/src/components/reference/Evidence';
import {useToday} from '@site/src/components/reference/useToday';
import {formatDate} from '@site/src/lib/dates/formatDate';
import {
  layOutTimeline,
  positionOf,
  supportNow,
} from '@site/src/lib/drawings/timeline';
import type {SupportTimelineProps} from '@site/src/lib/reference/lifecycleTables';
import styles from './styles.module.css';

/** How far below the top of its row a bar is: beside the first line of its name, so that the second one does not move it. */
const barAt = '0.875rem';

/** A word at a place on the axis, kept inside it. In translation it would vanish: SVG shows no `<font>` elements. */
function Label({at, children}: {at: number; children: ReactNode}): ReactNode {
  const anchor = at > 93 ? 'end' : 'middle';
  return (
    <text x={`${at}%`} y="14" textAnchor={at < 7 ? 'start' : anchor}>
      {children}
    </text>
  );
}

/**
 * When each release of a table gets updates: a bar from its release to the end of its support, and a line for today.
 * The position of the line and the words follow the visitor's clock.
 */
export function SupportTimeline({
  product,
  rows,
  since,
}: SupportTimelineProps): ReactNode {
  const today = useToday();
  const timeline = layOutTimeline(rows, today, since);
  const now = positionOf(today, timeline);
  const isNowShown = now >= 0 && now <= 100;
  const hasStripes = timeline.rows.some(({bars}) =>
    bars.some(({phase}) => phase !== 'mainstreamEnd'),
  );
  const line = isNowShown && (
    <line className={styles.today} x1={`${now}%`} x2={`${now}%`} y2="100%" />
  );

  return (
    <Drawing
      caption={
        <>
          {product}: solid while Microsoft updates a release for everyone
          {hasStripes &&
            ', striped in extended support or Extended Security Updates (ESU)'}
          .
        </>
      }>
      <ul className={styles.rows}>
        {isNowShown && (
          <li className={styles.row} aria-hidden="true" translate="no">
            <svg className={styles.axis}>
              <Label at={now}>Today</Label>
            </svg>
          </li>
        )}
        {timeline.rows.map(({id, name, bars}, index) => {
          const {state, words, date, phase, freeEnd} = supportNow(
            rows[index]!,
            today,
          );
          const evidence = rows[index]!.ends[phase]?.evidence;
          return (
            <li key={id} className={clsx(styles.row, styles[state])}>
              <span className={styles.name}>{name}</span>{' '}
              <span key={words} className={styles.end}>
                {freeEnd && (
                  <>
                    <span className={styles.date}>
                      Ended{' '}
                      <time dateTime={freeEnd}>{formatDate(freeEnd)}</time>
                    </span>{' '}
                  </>
                )}
                <span className={styles.date}>
                  {words} <time dateTime={date}>{formatDate(date)}</time>
                </span>
                {evidence && (
                  <>
                    {' '}
                    <Evidence kind={evidence} />
                  </>
                )}
              </span>
              <svg className={styles.track} aria-hidden="true">
                {bars.map((bar) => (
                  <line
                    key={bar.phase}
                    className={clsx(
                      styles.bar,
                      bar.phase !== 'mainstreamEnd' && styles.striped,
                      bar.end <= now && styles.over,
                    )}
                    x1={`${bar.start}%`}
                    x2={`${bar.end}%`}
                    y1={barAt}
                    y2={barAt}
                  />
                ))}
                {line}
              </svg>
            </li>
          );
        })}
        <li className={styles.row} aria-hidden="true" translate="no">
          <svg className={styles.axis}>
            {timeline.ticks.map(({year, at}) => (
              <Label key={year} at={at}>
                {year}
              </Label>
            ))}
          </svg>
        </li>
      </ul>
    </Drawing>
  );
}
