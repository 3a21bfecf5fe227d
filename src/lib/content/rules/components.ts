import type {Selector} from '../../reference/define';
import type {Fault} from '../fault';
import type {MarkdownPage} from '../markdown';

/**
 * What the attributes of a component name is in the data: the codes of a table, the product of a date. The attributes of
 * a page that is refused are not known, so it has to be mended first.
 */
export function checkComponents(
  {path, tags, refusals}: MarkdownPage,
  selectors: Readonly<Record<string, Selector<object>>>,
): Fault[] {
  if (refusals.length > 0) {
    return [];
  }
  return tags.flatMap(({line, name, attributes}) => {
    try {
      selectors[name]?.(attributes);
      return [];
    } catch (error) {
      // Anything else is a fault of the data, not of the page.
      if (!(error instanceof RangeError)) {
        throw error;
      }
      const message = error.message.replace(/\.$/, '');
      return [{path, line, message: `<${name}>: ${message}`}];
    }
  });
}
