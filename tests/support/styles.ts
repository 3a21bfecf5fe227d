/** Reads style sheets as far as the tests of `built/` compare them with pages. */
import type {CheerioAPI} from 'cheerio';
import postcss, {type Container, type Rule} from 'postcss';

/** Selectors with their conditions, such as `.menu (width <= 996px)`, that can match before the visitor does anything. */
export function selectorsOf(css: string): {selector: string; key: string}[] {
  const found: {selector: string; key: string}[] = [];
  postcss.parse(css).walkRules((rule: Rule) => {
    const {name, params = ''} = rule.parent as Container &
      Partial<Record<'name' | 'params', string>>;
    if (name?.endsWith('keyframes') || /print|forced-colors/.test(params)) {
      return;
    }
    // A page has the custom properties that it needs, and nothing that only motion or the pointer needs.
    const isLater = rule.nodes.every(
      (node) =>
        node.type === 'decl' &&
        /^(--|(-webkit-)?(transition|cursor|touch-action|tap-highlight-color))/.test(
          node.prop,
        ),
    );
    if (isLater) {
      return;
    }
    for (const selector of rule.selectors) {
      if (!/:(hover|active|focus|target)/.test(selector)) {
        found.push({selector, key: `${selector} ${params}`});
      }
    }
  });
  return found;
}

/** The rules that a page shows something with but does not carry itself. */
export function missingRules(
  $: CheerioAPI,
  rules: ReturnType<typeof selectorsOf>,
): string[] {
  const inline = new Set(selectorsOf($('style').text()).map(({key}) => key));
  const classes = new Set(
    $('[class]')
      .toArray()
      .flatMap((element) => $(element).attr('class')!.split(' ')),
  );
  return rules
    .filter(({selector, key}) => {
      // Pseudo-elements, and states that a page does not start in.
      const elements = selector.replace(
        /::[\w-]+|:(before|after|first-letter|visited|checked|disabled|target|-[\w-]+)/g,
        '',
      );
      // Most selectors have a class that the page does not, which needs no search.
      const needed = elements.replace(/:[\w-]+\(.*/, '').match(/\.[\w-]+/g);
      return (
        !inline.has(key) &&
        (needed ?? []).every((name) => classes.has(name.slice(1))) &&
        $(elements || '*').length > 0
      );
    })
    .map(({key}) => key);
}
