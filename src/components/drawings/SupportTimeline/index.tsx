import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {Drawing} from '@site/src/components/drawings/Drawing';
import {useToday} from '@site/src/components/reference/useToday';
import {formatDate} from '@site/src/lib/dates/formatDate';
import {
  layOutTimeline,
  positionOf,
  supportNow,
  type Timeline,
} from '@site/src/lib/drawings/timeline';
import type {SupportTimelineProps} from '@site/src/build/reference/lifecycleTables';
import type {LifecycleRow} from '@site/src/lib/dates/supportPhases';
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

/** The releases of a product, on the axis of all. */
function Rows({
  rows,
  axis,
  today,
}: {
  rows: readonly LifecycleRow[];
  axis: Timeline;
  today: string;
}): ReactNode {
  const now = positionOf(today, axis);
  const isNowShown = now >= 0 && now <= 100;
  return (
    <ul className={styles.rows}>
      {isNowShown && (
        <li className={styles.row} aria-hidden="true" translate="no">
          <svg className={styles.axis}>
            <Label at={now}>Today</Label>
          </svg>
        </li>
      )}
      {rows.map((row) => {
        const {name, bars} = axis.rows.find(({id}) => id === row.id)!;
        const {isOver, words, date, freeEnd} = supportNow(row, today);
        return (
          <li key={row.id} className={clsx(styles.row, isOver && styles.ended)}>
            <span className={styles.name}>{name}</span>{' '}
            <span key={words} className={styles.end}>
              {freeEnd && (
                <>
                  <span className={styles.date}>
                    Free updates ended{' '}
                    <time dateTime={freeEnd}>{formatDate(freeEnd)}</time>
                  </span>{' '}
                </>
              )}
              <span className={styles.date}>
                {words} <time dateTime={date}>{formatDate(date)}</time>
              </span>
            </span>
            <svg className={styles.track} aria-hidden="true">
              {bars.map(({updates, start, end}) => (
                <line
                  key={updates}
                  className={clsx(
                    styles.bar,
                    updates === 'esu' && styles.esu,
                    end <= now && styles.over,
                  )}
                  x1={`${start}%`}
                  x2={`${end}%`}
                  y1={barAt}
                  y2={barAt}
                />
              ))}
              {isNowShown && (
                <line
                  className={styles.today}
                  x1={`${now}%`}
                  x2={`${now}%`}
                  y2="100%"
                />
              )}
            </svg>
          </li>
        );
      })}
      <li className={styles.row} aria-hidden="true" translate="no">
        <svg className={styles.axis}>
          {axis.ticks.map(({year, at}) => (
            <Label key={year} at={at}>
              {year}
            </Label>
          ))}
        </svg>
      </li>
    </ul>
  );
}

/**
 * When releases get updates: a bar from the release to the end of its support, hatched where it needs ESU, and a line for
 * today. The position of the line and the words follow the visitor's clock.
 */
export function SupportTimeline({
  groups,
  since,
}: SupportTimelineProps): ReactNode {
  const today = useToday();
  const all = groups.flatMap(({rows}) => rows);
  const axis = layOutTimeline(all, today, since);
  const hasEsu = all.some(({ends}) => ends.esuEnd);
  return (
    <Drawing
      caption={
        <>
          Solid: free updates.
          {hasEsu &&
            ' Hatched: only with Extended Security Updates (ESU), which need enrollment or payment.'}
        </>
      }>
      {groups.map(({product, rows}) => (
        <Fragment key={product}>
          {groups.length > 1 && <p className={styles.product}>{product}</p>}
          <Rows rows={rows} axis={axis} today={today} />
        </Fragment>
      ))}
    </Drawing>
  );
}
