import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {compileSheet} from 'beasties/compiler';
import {createProcessor, renderFullCss} from 'beasties/runtime';
import postcss, {type Declaration} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {addTo, type BuiltSite} from '../../pages';
import {dropUnusedVariables, inlineConstants} from './customProperties';

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
  const [purged] = await new PurgeCSS().purge({
    css: [{raw: inlineConstants(dropReplaced(await readFile(file, 'utf8')))}],
    content: [
      ...documents.map(({html}) => ({raw: html, extension: 'html'})),
      ...(await readScripts(path.join(outDir, 'assets/js'))),
    ],
    variables: true,
    keyframes: true,
    safelist,
  });
  const sheet = compileSheet(purged!.css, {allowRules});
  if (sheet.warnings.length > 0) {
    throw new Error(
      `beasties cannot parse all of ${file}: ${sheet.warnings.join('; ')}. Rewrite these rules in src/css or in the component's styles.`,
    );
  }

  const rest = renderFullCss(sheet);
  // The name needs a content hash, because browsers cache the file forever.
  const hash = createHash('sha256').update(rest).digest('hex').slice(0, 8);
  const name = `styles.${hash}.css`;
  await rm(file);
  await writeFile(path.join(path.dirname(file), name), rest);

  const firstPaint = createProcessor(
    [
      {
        ...sheet,
        rules: sheet.rules
          .filter(isForFirstPaint)
          .map((rule) => ({
            ...rule,
            body: rule.body?.replace(laterProperties, ''),
          }))
          .filter(({body}) => body !== '{}'),
      },
    ],
    // A cache would rarely hit: few pages need the same rules.
    {cache: false},
  );
  const link = `<link rel="stylesheet" href="${path.posix.dirname(href)}/${name}">`;
  for (const page of documents) {
    const css = dropUnusedVariables(
      firstPaint.extract(page.html).css,
      page.html,
    );
    page.html = page.html.replace(styleLink, () => `<style>${css}</style>`);
    addTo('body', page, link);
  }
}
