import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {Drawing} from '@site/src/components/drawings/Drawing';
import {useAddressQuery} from '@site/src/components/navigation/useAddressQuery';
import {buildDate, useToday} from '@site/src/components/reference/useToday';
import unseen from '@site/src/components/ui/unseen.module.css';
import {formatShortDate} from '@site/src/lib/dates/formatDate';
import {isOver, supportOn} from '@site/src/lib/dates/supportOn';
import type {SupportTimelineProps} from '@site/src/build/reference/lifecycleTables';
import {
  lastDayOf,
  layOutTimeline,
  positionOf,
  type TimelineBar,
  type TimelineGroup,
  type TimelineRow,
} from '@site/src/lib/drawings/timeline';
import {versionIn} from '@site/src/lib/windows/versionAddress';
import styles from './styles.module.css';

/** What a drawn bar says in words, before its date. */
const words = {free: 'until', esu: 'with ESU until', none: 'ended'} as const;

const percent = (share: number) => `${Math.round(share * 100) / 100}%`;

/** The bars of a row, as wide as the axis is to the end of the last one, so that the date is beside it. */
function Bars({row, today}: {row: TimelineRow; today: string}): ReactNode {
  const {bars, goesOn} = row;
  const width = bars.at(-1)?.end ?? 0;
  const share = (at: number) => percent((at / width) * 100);
  const classOf = ({updates}: TimelineBar) =>
    clsx(
      styles.bar,
      styles[updates],
      isOver(updates === 'free' ? row.free : row.esu!, today) && styles.over,
    );
  return (
    <>
      <svg className={styles.bars} width={percent(width)} aria-hidden="true">
        {bars.map((bar) => (
          <rect
            key={bar.updates}
            className={classOf(bar)}
            x={share(bar.start)}
            width={share(bar.end - bar.start)}
            height="10"
            rx="2"
          />
        ))}
      </svg>
      {goesOn && (
        <svg
          className={clsx(styles.arrow, styles[bars.at(-1)!.updates])}
          width="8"
          height="10"
          aria-hidden="true">
          <path d="M0 0 8 5 0 10z" />
        </svg>
      )}
    </>
  );
}

function Rows({
  product,
  rows,
  today,
  checked,
  hasName,
}: TimelineGroup & {
  today: string;
  /** The version in the address. */
  checked: string;
  hasName: boolean;
}): ReactNode {
  const id = useId();
  return (
    <>
      <p id={id} className={hasName ? styles.product : unseen.unseen}>
        {product}
      </p>
      <ul className={styles.rows} aria-labelledby={id}>
        {rows.map((row, index) => {
          const {updates} = supportOn(row, today);
          const lastDay = lastDayOf(row);
          const isFirst = rows[index - 1]?.name !== row.name;
          const isChecked = row.versions.includes(checked);
          return (
            <li
              key={row.id}
              className={clsx(
                styles.row,
                isFirst && styles.first,
                updates === 'none' && styles.ended,
                isChecked && styles.checked,
              )}
              aria-current={isChecked || undefined}>
              <span className={styles.label}>
                <b className={isFirst ? styles.name : unseen.unseen}>
                  {row.name}
                </b>
                {row.label && ` ${row.label}`}
              </span>{' '}
              <span className={styles.track}>
                <Bars row={row} today={today} />
                <span key={updates} className={styles.date}>
                  <span className={unseen.unseen}>
                    {
                      words[updates === 'free' && row.esu ? 'esu' : updates]
                    }{' '}
                  </span>
                  <time dateTime={lastDay}>{formatShortDate(lastDay)}</time>
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/**
 * When releases get updates: a bar until the end of support, hollow where it needs ESU. The words, and the line for today,
 * follow the visitor's clock. The rows of the version in the address are marked.
 */
export function SupportTimeline({groups}: SupportTimelineProps): ReactNode {
  const today = useToday();
  const checked = versionIn(useAddressQuery().query);
  // What has ended since the build stays where it is, so that nothing moves when the page starts.
  const timeline = layOutTimeline(groups, buildDate);
  const {firstYear, lastYear, current, ended} = timeline;
  const years = Array.from(
    {length: lastYear - firstYear + 1},
    (_, index) => firstYear + index,
  );
  const now = positionOf(today, timeline);
  const isNowShown = now >= 0 && now <= 100;
  const show = (shown: readonly TimelineGroup[]) =>
    shown.map((group) => (
      <Rows
        key={group.product}
        {...group}
        today={today}
        checked={checked}
        hasName={groups.length > 1}
      />
    ));
  const hasEsu = groups.some(({rows}) => rows.some(({esu}) => esu));

  const isFolded = ended.some(({rows}) =>
    rows.some(({versions}) => versions.includes(checked)),
  );

  return (
    <Drawing
      caption={
        <>
          Filled: free updates.
          {hasEsu &&
            ' Outlined: only with Extended Security Updates (ESU), which need enrollment or payment.'}{' '}
          Gray: ended.
        </>
      }>
      <div className={styles.chart}>
        <svg className={styles.lines} aria-hidden="true">
          {[...years, lastYear + 1].map((year) => {
            const at = percent(positionOf(`${year}-01-01`, timeline));
            return (
              <line
                key={year}
                className={styles.year}
                x1={at}
                x2={at}
                y2="100%"
              />
            );
          })}
          {isNowShown && (
            <line
              className={styles.today}
              x1={percent(now)}
              x2={percent(now)}
              y2="100%"
            />
          )}
        </svg>
        <div className={styles.axis} aria-hidden="true">
          {isNowShown && (
            <div className={styles.now}>
              <svg width={percent(now)} />
              <span>Today</span>
            </div>
          )}
          <div className={styles.years}>
            {years.map((year) => (
              <span key={year}>{year}</span>
            ))}
          </div>
        </div>
        {show(current)}
        {ended.length > 0 && (
          <details open={isFolded} className={styles.folded}>
            <summary>Ended in {firstYear} or later</summary>
            {show(ended)}
          </details>
        )}
      </div>
    </Drawing>
  );
}
