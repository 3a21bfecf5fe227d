import type {LifecycleEntry, SupportPhase} from '../../data/lifecycle';

/**
 * Whether support is over on a day. The last day itself still has it: on that day, Microsoft publishes the last update.
 *
 * @param end ISO date of the last day with support.
 * @param today ISO date.
 */
export function isOver(end: string, today: string): boolean {
  return end < today;
}

/** The last days of a release with updates for everyone, and with ESU, which needs enrollment or payment. ISO dates. */
export interface LastDays {
  free: string;
  esu?: string;
}

/** Which updates there are on a day, and the ISO date on which they end, or on which the last ones ended. */
export interface SupportState {
  updates: 'free' | 'esu' | 'none';
  lastDay: string;
}

/** What a release gets on a day. All of the site decides it here. @param today ISO date. */
export function supportOn({free, esu}: LastDays, today: string): SupportState {
  if (!isOver(free, today)) {
    return {updates: 'free', lastDay: free};
  }
  if (esu && !isOver(esu, today)) {
    return {updates: 'esu', lastDay: esu};
  }
  return {updates: 'none', lastDay: esu ?? free};
}

/** The last days of an entry of the data. Free updates last as long as extended support. */
export function lastDaysOf({
  mainstreamEnd,
  extendedEnd,
  esuEnd,
}: Pick<LifecycleEntry, SupportPhase>): LastDays {
  return {
    free: extendedEnd ?? mainstreamEnd,
    ...(esuEnd && {esu: esuEnd}),
  };
}
