/** "1 code", "3 codes". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Adds thousands separators, independent of the locale: `6543210987` becomes `6,543,210,987`. */
export function formatCount(count: number): string {
  return String(Math.trunc(count)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');
}
