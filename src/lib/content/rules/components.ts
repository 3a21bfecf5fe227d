import type {Selector} from '../../reference/define';
import type {Fault} from '../fault';
import type {MarkdownPage} from '../markdown';

/** What the attributes of a component name is in the data: the codes of a table, the product of a date. */
export function checkComponents(
  {path, tags}: MarkdownPage,
  selectors: Readonly<Record<string, Selector<object>>>,
): Fault[] {
  return tags.flatMap(({line, name, attributes}) => {
    try {
      selectors[name]?.(attributes);
      return [];
    } catch (error) {
      const message = (error as Error).message.replace(/\.$/, '');
      return [{path, line, message: `<${name}>: ${message}`}];
    }
  });
}
