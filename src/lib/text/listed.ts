/** `Pro`, or `Pro and Enterprise`, or `Home, Pro and Enterprise`. */
export function listed(names: readonly string[]): string {
  return names.length < 3
    ? names.join(' and ')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
