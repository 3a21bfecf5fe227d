/** The visitor's answers in the address: `?case=windows.owner.change`. */
import {withValues} from '../routes/query';

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
export const writeCase = (ids: readonly string[], search: string): string =>
  withValues(search, {[parameter]: ids.join('.')});
