/** The visitor's answers in the address: `?case=windows.owner.change`. */

const parameter = 'case';

/**
 * The ids of what the answers led to, in their order, from the query of an address. Anything may be in an address, so
 * they need not exist.
 */
export function readCase(search: string): readonly string[] {
  const text = new URLSearchParams(search).get(parameter) ?? '';
  return text === '' ? [] : text.split('.');
}

/** The query with other answers; its other parameters stay. */
export function writeCase(ids: readonly string[], search: string): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  if (ids.length > 0) {
    query.set(parameter, ids.join('.'));
  }
  const text = query.toString();
  return text && `?${text}`;
}
