import type {Selector} from '../../src/build/reference/define';
import {faultsOf, type Fault} from '../fault';
import type {MarkdownPage} from '../markdown';

/**
 * Checks that the data has what the attributes of a component name: the codes of a table, the product of a date. A page
 * that is refused is skipped, because its attributes cannot be read.
 */
export function checkComponents(
  {path, tags, refusals}: MarkdownPage,
  selectors: Readonly<Record<string, Selector<object>>>,
): Fault[] {
  if (refusals.length > 0) {
    return [];
  }
  return faultsOf(path, tags, ({name, attributes}) => {
    try {
      selectors[name]?.(attributes);
      return [];
    } catch (error) {
      // Anything else is a fault of the data, not of the page.
      if (!(error instanceof RangeError)) {
        throw error;
      }
      return [`<${name}>: ${error.message.replace(/\.$/, '')}`];
    }
  });
}
