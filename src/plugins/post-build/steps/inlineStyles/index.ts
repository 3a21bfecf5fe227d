import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {compileSheet} from 'beasties/compiler';
import {createProcessor} from 'beasties/runtime';
import postcss, {type Rule} from 'postcss';
import parser from 'postcss-selector-parser';
import {PurgeCSS} from 'purgecss';
import {unusedThemeClass} from '../../../class-names';
import {addTo, type BuiltPage, type BuiltSite} from '../../pages';
import {drop, dropUnusedVariables, inlineConstants} from './customProperties';

const styleLink = /<link rel="stylesheet" href="([^"]*\/assets\/css\/[^"]*)">/;

/** Selectors that PurgeCSS does not find in any page or script. */
const safelist = [
  // Lone pseudo-classes, such as `:focus-visible` and `:is(.markdown)`, name nothing outside their parentheses.
  /^:/,
];

/**
 * Classes that scripts of the theme name for what this site does without: buttons and cards of Infima, a dark navbar, a
 * logo in the footer, a sidebar that can be hidden. A text can bring others, such as the links between posts, which its page
 * then has. Without them, the sheet is 1.1 kB smaller.
 */
const unused = [
  /^(?:badge|breadcrumbs|button|card|pagination)(?:--\w+)?$/,
  /^(?:footer__(?:logo|link-separator)|pagination-nav__)/,
  /^(?:col--(?:2|offset-1)|menu__caret|tabs--block|text--center)$/,
  unusedThemeClass,
];

/** Whether there is all that a selector wants: its classes and attributes, and those of one branch of `:is()` or `:has()`. */
const fits = (
  {nodes}: parser.Selector,
  hasClass: (name: string) => boolean,
  hasAttribute: (name: string) => boolean = () => true,
): boolean =>
  nodes.every((node) => {
    switch (node.type) {
      case 'class':
        return hasClass(node.value);
      case 'attribute':
        return hasAttribute(node.attribute);
      case 'pseudo':
        return (
          !/^:(?:is|where|has)$/.test(node.value) ||
          node.nodes.some((branch) => fits(branch, hasClass, hasAttribute))
        );
      default:
        return true;
    }
  });

/** Drops the selectors that don't pass, and the rules that have no other. */
function filterSelectors(
  css: string,
  passes: (selector: parser.Selector) => boolean,
): string {
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)) {
      return;
    }
    const {nodes} = parser().astSync(rule.selector);
    const kept = nodes.filter(passes);
    if (kept.length === 0) {
      drop(rule);
    } else if (kept.length < nodes.length) {
      rule.selector = kept.join(',');
    }
  });
  return root.toString();
}

/** Drops the selectors with a class on the list, unless a page has it. */
function dropUnused(css: string, documents: readonly BuiltPage[]): string {
  const onPages = new Set(
    documents.flatMap(({html}) =>
      Array.from(html.matchAll(/\bclass="([^"]*)"/g), ([, names]) =>
        names!.split(' '),
      ).flat(),
    ),
  );
  return filterSelectors(css, (selector) =>
    fits(
      selector,
      (name) => onPages.has(name) || !unused.some((rule) => rule.test(name)),
    ),
  );
}

/** Attributes that scripts set before the first paint. */
const setByScripts = /data-(?:theme|announcement-bar-initially-dismissed)/;

/** Selectors that beasties does not find in a page. Every page gets their rules. */
const allowRules = [
  // Beasties removes a pseudo-class and everything up to the last parenthesis, so `:is(.markdown) h2` becomes empty.
  /^:/,
  new RegExp(`\\[${setByScripts.source}`),
  // Between combinators, that turns `tr>:first-child code` into `tr>code`.
  /[>+~]:[\w-]+(\([^)]*\))? /,
];

/**
 * Selectors of Infima, each with selectors of src/css that set the same for the same elements. Headings have the size that
 * the page sets for them.
 */
const replacements: Record<string, string[]> = {
  'html[data-theme=dark]': ['html:root'],
  '.markdown h1:first-child': ['html:root', 'div.markdown h1'],
  '.markdown>h2': ['html:root', 'div.markdown h2'],
  '.markdown>h3': ['html:root', 'div.markdown h3'],
  'table td': ['div.markdown td'],
  'table th': ['div.markdown th'],
  '.alert': ['div.markdown .alert'],
  '.alert--info': ['div.markdown .alert'],
  '.alert--success': ['div.markdown .alert'],
  '.alert--warning': ['div.markdown .alert'],
  '.alert--danger': ['div.markdown .alert'],
};

/** A property, and the physical ones that it sets in a page from left to right. */
function propertiesSetBy(property: string): string[] {
  const [, name, axis, side] =
    /^(margin|padding)(?:-(block|inline)(?:-(start|end))?)?$/.exec(property) ??
    [];
  const block = ['top', 'bottom'];
  const inline = ['left', 'right'];
  const sides = {block, inline, both: [...block, ...inline]}[axis ?? 'both']!;
  return [
    property,
    ...(name
      ? sides
          .filter((_, index) => !side || index === (side === 'start' ? 0 : 1))
          .map((each) => `${name}-${each}`)
      : []),
    property.replace(/inline-size$/, 'width').replace(/block-size$/, 'height'),
  ];
}

/**
 * Drops declarations that a rule with the same selectors replaces, such as those of Infima that src/css sets again, and
 * with them the values that only they used. The sheet is 1.6 kB smaller for it, and each page 1.4 kB, compressed.
 */
function dropReplaced(css: string): string {
  const root = postcss.parse(css);
  const replaced = new Map<string, Set<string>>();
  const addProperties = ({selectors, nodes}: Rule) =>
    selectors.forEach((selector) => {
      const properties = replaced.get(selector) ?? new Set();
      replaced.set(selector, properties);
      nodes.forEach((each) => {
        if (each.type === 'decl') {
          propertiesSetBy(each.prop).forEach((name) => properties.add(name));
        }
      });
    });
  // Takes precedence over `:root`, wherever that stands.
  root.each((node) => {
    if (node.type === 'rule' && node.selector === 'html:root') {
      addProperties(node.clone({selector: ':root'}));
    }
  });
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    rules.push(rule);
  });
  rules.reverse().forEach((rule) => {
    rule.each((each) => {
      if (
        each.type === 'decl' &&
        !each.important &&
        rule.selectors.every((selector) =>
          [selector, ...(replacements[selector] ?? [])].some((other) =>
            replaced.get(other)?.has(each.prop),
          ),
        )
      ) {
        drop(each);
      }
    });
    if (rule.parent === root) {
      addProperties(rule);
    }
  });
  return root.toString();
}

/** Whether a selector needs user input or a fragment: `.link:hover` does, `.link:not(:hover)` does not. */
const isLater = (selector: string) =>
  /:(hover|active|focus|target)\b/.test(
    selector.replace(/:not\([^()]*\)/g, ''),
  );

/** Rules for paper, and the outlines of contrast themes, which move nothing when the sheet brings them. */
const laterMedia = /^(?:print|\(forced-colors:active\))$/;

/** Properties that have no effect on the first paint. */
const laterProperty =
  /^(?:-webkit-)?(?:transition|cursor|touch-action|tap-highlight-color)/;

/** Drops what no first paint needs. */
function dropLater(css: string): string {
  const root = postcss.parse(
    filterSelectors(css, (selector) => !isLater(String(selector))),
  );
  root.walkAtRules('media', (rule) => {
    if (laterMedia.test(rule.params)) {
      rule.remove();
    }
  });
  root.walkDecls(laterProperty, drop);
  return root.toString();
}

/** The text of each script. As a pattern, the path of a folder such as `docs (1)` would match no file. */
async function readScripts(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  return Promise.all(
    names.map(async (name) => ({
      raw: await readFile(path.join(folder, name), 'utf8'),
      extension: 'js',
    })),
  );
}

/**
 * Drops the selectors whose classes and attributes a page doesn't have. Beasties keeps those that `allowRules` name, and sees
 * nothing in parentheses. Most pages are 0.4 kB smaller for it, compressed; the home page is 0.1 kB.
 */
const dropAbsent = (css: string, html: string): string =>
  filterSelectors(css, (selector) =>
    fits(
      selector,
      (name) => html.includes(name),
      (name) => setByScripts.test(name) || html.includes(name),
    ),
  );

/**
 * Inlines the styles that each page's first paint needs, and moves the link to the style sheet to the end of the body.
 * There it delays the scripts but not the text. Also removes rules from the sheet that no page or script uses.
 */
export async function inlineStyles(site: BuiltSite): Promise<void> {
  const {outDir, baseUrl, documents} = site;
  const href = documents[0]?.html.match(styleLink)?.[1];
  if (!href?.startsWith(baseUrl)) {
    throw new Error(
      `No page links to a style sheet below ${baseUrl}assets/css/. Compare the link in a built page with styleLink in steps/inlineStyles/index.ts.`,
    );
  }
  const file = path.join(outDir, href.slice(baseUrl.length));
  const content = [
    ...documents.map(({html}) => ({raw: html, extension: 'html'})),
    ...(await readScripts(path.join(outDir, 'assets/js'))),
  ];
  const css = await readFile(file, 'utf8');
  const [purged] = await new PurgeCSS().purge({
    css: [{raw: dropUnused(css, documents)}],
    content,
    keyframes: true,
    safelist,
  });
  const rest = dropUnusedVariables(
    inlineConstants(dropReplaced(purged!.css)),
    content.map(({raw}) => raw).join(''),
  );
  // The name needs a content hash, because browsers cache the file forever.
  const hash = createHash('sha256').update(rest).digest('hex').slice(0, 8);
  const name = `styles.${hash}.css`;
  await rm(file);
  await writeFile(path.join(path.dirname(file), name), rest);

  const sheet = compileSheet(dropLater(rest), {allowRules});
  if (sheet.warnings.length > 0) {
    throw new Error(
      `beasties cannot parse all of ${file}: ${sheet.warnings.join('; ')}. Rewrite these rules in src/css or in the component's styles.`,
    );
  }
  // A cache would rarely hit: few pages need the same rules.
  const firstPaint = createProcessor([sheet], {cache: false});
  const link = `<link rel="stylesheet" href="${path.posix.dirname(href)}/${name}">`;
  for (const page of documents) {
    const styles = dropUnusedVariables(
      dropAbsent(firstPaint.extract(page.html).css, page.html),
      page.html,
    );
    page.html = page.html.replace(styleLink, () => `<style>${styles}</style>`);
    addTo('body', page, link);
  }
}
