import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {compileSheet} from 'beasties/compiler';
import {createProcessor, renderFullCss} from 'beasties/runtime';
import postcss, {type Declaration} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {addTo, type BuiltPage, type BuiltSite} from '../../pages';
import {
  dropUnusedVariables,
  findConstants,
  inlineConstants,
  variablesIn,
} from './customProperties';

/** The link to the sheet that all pages share. See ../../../chunk-groups. */
const styleLink = /<link rel="stylesheet" href="([^"]*\/assets\/css\/[^"]*)">/;

/** Selectors that PurgeCSS does not find in any page or script. */
const safelist = [
  // Lone pseudo-classes, such as `:focus-visible` and `:is(.markdown)`, name nothing outside their parentheses.
  /^:/,
];

/** Selectors that beasties does not find in a page. Every page gets their rules. */
const allowRules = [
  // Beasties removes a pseudo-class and everything up to the last parenthesis, so `:is(.markdown) h2` becomes empty.
  /^:/,
  // Scripts set these attributes before the first paint.
  /\[data-(theme|announcement-bar-initially-dismissed)/,
  // Between combinators, that turns `tr>:first-child code` into `tr>code`.
  /[>+~]:[\w-]+(\([^)]*\))? /,
];

/** Drops Infima's settings that src/css sets again, and with them the values that only they used. */
function dropReplaced(css: string): string {
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

/** Whether a selector needs user input or a fragment: `.link:hover` does, `.link:not(:hover)` does not. */
const isLater = (selector: string) =>
  /:(hover|active|focus|target)\b/.test(
    selector.replace(/:not\([^()]*\)/g, ''),
  );

/** Rules for paper, and the outlines of contrast themes, which move nothing when the sheet brings them. */
const laterMedia = /@media (?:print|\(forced-colors:active\))\{/;

const isForFirstPaint = ({selectors, wrap}: CompiledRule) =>
  !selectors?.every(isLater) && !laterMedia.test((wrap ?? []).join(''));

/** Properties that have no effect on the first paint. */
const laterProperties =
  /(?<=[{;])(-webkit-)?(transition|cursor|touch-action|tap-highlight-color)[\w-]*:[^;{}]*;?/g;

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

function compile(css: string, name: string) {
  const sheet = compileSheet(css, {allowRules});
  if (sheet.warnings.length > 0) {
    throw new Error(
      `beasties cannot parse all of ${name}: ${sheet.warnings.join('; ')}. Rewrite these rules in src/css or in the component's styles.`,
    );
  }
  return sheet;
}

/** Returns what extracts the rules of a sheet that a page needs for its first paint. */
function firstPaintOf(sheet: ReturnType<typeof compile>) {
  const rules = sheet.rules
    .filter(isForFirstPaint)
    .map((rule) => ({...rule, body: rule.body?.replace(laterProperties, '')}))
    .filter(({body}) => body !== '{}');
  // A cache would rarely hit: few pages need the same rules.
  const processor = createProcessor([{...sheet, rules}], {cache: false});
  return (html: string) => processor.extract(html).css;
}

/**
 * Inlines the styles that each page's first paint needs, and moves the links to the style sheets to the end of the body.
 * There they delay the scripts but not the text. Also removes rules from the shared sheet that no page or script uses.
 */
export async function inlineStyles(site: BuiltSite): Promise<void> {
  const {outDir, baseUrl, documents, filesOf} = site;
  const shared = documents[0]?.html.match(styleLink)?.[1];
  if (!shared?.startsWith(baseUrl)) {
    throw new Error(
      `No page links to a style sheet below ${baseUrl}assets/css/. Compare the link in a built page with styleLink in steps/inlineStyles/index.ts.`,
    );
  }
  const fileOf = (href: string) =>
    path.join(outDir, href.slice(baseUrl.length));
  const sheetsOf = (page: BuiltPage) => [
    ...new Set([
      shared,
      ...filesOf(page).filter((file) => file.endsWith('.css')),
    ]),
  ];
  const hrefs = [...new Set(documents.flatMap(sheetsOf))];
  const texts = await Promise.all(
    hrefs.map((href) => readFile(fileOf(href), 'utf8')),
  );
  texts[0] = dropReplaced(texts[0]!);
  const constants = findConstants(texts.join('\n'));
  const [sharedText = '', ...ownTexts] = texts.map((css) =>
    inlineConstants(css, constants),
  );

  // The runtime knows the names of the other sheets, which hold a hash of their content, so they stay as they are.
  const [purged] = await new PurgeCSS().purge({
    css: [{raw: sharedText}],
    content: [
      ...documents.map(({html}) => ({raw: html, extension: 'html'})),
      ...(await readScripts(path.join(outDir, 'assets/js'))),
    ],
    variables: true,
    keyframes: true,
    safelist: {
      standard: safelist,
      variables: texts.slice(1).flatMap(variablesIn),
    },
  });
  const sheet = compile(purged!.css, shared);
  const rest = renderFullCss(sheet);
  const hash = createHash('sha256').update(rest).digest('hex').slice(0, 8);
  const renamed = path.posix.join(
    path.posix.dirname(shared),
    `styles.${hash}.css`,
  );
  await rm(fileOf(shared));
  await writeFile(fileOf(renamed), rest);

  const firstPaint = new Map(
    [sheet, ...ownTexts.map((css, i) => compile(css, hrefs[i + 1]!))].map(
      (each, i) => [hrefs[i]!, firstPaintOf(each)],
    ),
  );
  for (const page of documents) {
    const [, ...own] = sheetsOf(page);
    const stylesOf = (sheets: readonly string[]) =>
      dropUnusedVariables(
        sheets.map((href) => firstPaint.get(href)!(page.html)).join(''),
        page.html,
      );
    const ownStyles = own.length > 0 ? `<style>${stylesOf(own)}</style>` : '';
    page.html = page.html.replace(
      styleLink,
      () => `<style>${stylesOf([shared, ...own])}</style>`,
    );
    const [sharedLink, ...ownLinks] = [renamed, ...own].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    );
    // Again after the shared sheet: while it alone has arrived, its rules would win. At most 0.2 kB, compressed.
    addTo('body', page, [sharedLink, ownStyles, ...ownLinks].join(''));
  }
}
