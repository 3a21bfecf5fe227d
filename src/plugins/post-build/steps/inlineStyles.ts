import {createHash} from 'node:crypto';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {compileSheet} from 'beasties/compiler';
import {createProcessor, renderFullCss} from 'beasties/runtime';
import postcss, {type Declaration} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {addTo, type BuiltSite} from '../pages';

const styleLink = /<link rel="stylesheet" href="([^"]*\/assets\/css\/[^"]*)">/;

/** Selectors that PurgeCSS would not find in a page or a script. */
const safelist = [
  // Pseudo-classes alone, such as `:focus-visible` and `:is(.markdown)`, name nothing outside their parentheses.
  /^:/,
];

/** Selectors that beasties would not find in a page: all pages get their rules. */
const allowRules = [
  // It cuts off a pseudo-class and what follows up to the last parenthesis: nothing is left of `:is(.markdown) h2`.
  /^:/,
  // Scripts set these attributes before the first paint.
  /\[data-(theme|announcement-bar-initially-dismissed)/,
];

/**
 * Drops Infima's settings that src/css/infima.css sets again, and with them the values that only they used. Every page
 * would carry them inline.
 */
function dropReplacedSettings(css: string): string {
  const root = postcss.parse(css);
  const eachSetting = (
    selector: string,
    visit: (setting: Declaration) => void,
  ) =>
    root.each((node) => {
      if (node.type === 'rule' && node.selector === selector) {
        node.walkDecls(/^--/, visit);
      }
    });
  const replaced = new Set<string>();
  eachSetting('html:root', ({prop}) => replaced.add(prop));
  eachSetting(':root', (setting) => {
    if (replaced.has(setting.prop)) {
      setting.remove();
    }
  });
  return root.toString();
}

type CompiledRule = ReturnType<typeof compileSheet>['rules'][number];

/** `.link:hover`, not `.link:not(:hover)`: nobody hovers before the first paint. */
const isLater = (selector: string) =>
  /:(hover|active|focus)\b/.test(selector.replace(/:not\([^()]*\)/g, ''));

const isForFirstPaint = ({selectors, wrap}: CompiledRule) =>
  !selectors?.every(isLater) && !wrap?.includes('@media print{');

/** Properties that show only when something moves or is pointed at. */
const laterProperties =
  /(?<=[{;])(-webkit-)?(transition|cursor|touch-action|tap-highlight-color)[\w-]*:[^;{}]*;?/g;

/** Custom properties of the document. All pages carry them, so the sheet does not. */
const isSettings = ({selectors, body}: CompiledRule) =>
  selectors?.every((selector) =>
    /^(html|(html)?:root|(html)?\[data-theme=\w+\])$/.test(selector),
  ) && /^\{(--[\w-]+:[^;{}]*;?)*\}$/.test(body ?? '');

/**
 * Writes into each page the styles that its first paint needs, and moves the link to the sheet to the end of the body,
 * where scripts wait for it and the text does not. The sheet loses what no page and no script of the site names.
 *
 * A script that applies the sheet only when the page is idle does not pay off: on /kms38 (150 ms, 1.6 Mbit/s, CPU 4
 * times slower) the first paint came at 644 instead of 680 ms, but the largest at 856 instead of 740, and the start took
 * 1.97 instead of 1.85 s of CPU.
 */
export async function inlineStyles(site: BuiltSite): Promise<void> {
  const {outDir, baseUrl, documents} = site;
  const href = documents[0]?.html.match(styleLink)?.[1];
  if (!href?.startsWith(baseUrl)) {
    throw new Error(
      `No page links to a style sheet below ${baseUrl}assets/css/. Compare a built page with steps/inlineStyles.ts.`,
    );
  }
  const file = path.join(outDir, href.slice(baseUrl.length));
  const [purged] = await new PurgeCSS().purge({
    css: [{raw: dropReplacedSettings(await readFile(file, 'utf8'))}],
    content: [
      ...documents.map(({html}) => ({raw: html, extension: 'html'})),
      // A pattern has slashes on every platform.
      `${outDir.split(path.sep).join('/')}/assets/js/*.js`,
    ],
    variables: true,
    keyframes: true,
    safelist,
  });
  const sheet = compileSheet(purged!.css, {allowRules});
  if (sheet.warnings.length > 0) {
    throw new Error(
      `beasties cannot read all of ${file}: ${sheet.warnings.join('; ')}.`,
    );
  }

  const rest = renderFullCss({
    ...sheet,
    rules: sheet.rules.filter((rule) => !isSettings(rule)),
  });
  // The name must follow the content: hosts let browsers keep the file for good.
  const hash = createHash('sha256').update(rest).digest('hex').slice(0, 8);
  const name = `styles.${hash}.css`;
  await rm(file);
  await writeFile(path.join(path.dirname(file), name), rest);

  const firstPaint = createProcessor(
    [
      {
        ...sheet,
        rules: sheet.rules.filter(isForFirstPaint).map((rule) => ({
          ...rule,
          body: rule.body?.replace(laterProperties, ''),
        })),
      },
    ],
    // Pages that need the same rules are rare.
    {cache: false},
  );
  const link = `<link rel="stylesheet" href="${path.posix.dirname(href)}/${name}">`;
  for (const page of documents) {
    const {css} = firstPaint.extract(page.html);
    page.html = page.html.replace(styleLink, () => `<style>${css}</style>`);
    addTo('body', page, link);
  }
}
