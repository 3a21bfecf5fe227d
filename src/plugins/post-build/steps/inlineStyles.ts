import {createHash} from 'node:crypto';
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readElements} from '../../../lib/stylesheet/elements';
import {readSheet, stylesFor} from '../../../lib/stylesheet/sheet';
import {addTo, type BuiltSite} from '../pages';

const styleLink = /<link rel="stylesheet" href="([^"]*\/assets\/css\/[^"]*)">/;

/** Every word of the site's pages and scripts that could name an element, a class or a custom property. */
async function readWords({outDir, documents}: BuiltSite): Promise<Set<string>> {
  const folder = path.join(outDir, 'assets/js');
  const scripts = (await readdir(folder)).filter((name) =>
    name.endsWith('.js'),
  );
  const texts = await Promise.all(
    scripts.map((name) => readFile(path.join(folder, name), 'utf8')),
  );
  return new Set(
    [...texts, ...documents.map(({html}) => html)].flatMap(
      (text) => text.match(/[\w-]+/g) ?? [],
    ),
  );
}

/**
 * Writes into each page the styles that its first paint needs, and moves the link to the whole sheet to the end of the
 * body, where it holds up nothing. The sheet loses what nothing on the site uses, and the custom properties that every
 * page now carries. It is asked for as one for print; `page-bootstrap` applies it once the scripts have run, or when a
 * hand is on the page. Where scripts are off, it applies at once.
 */
export async function inlineStyles(site: BuiltSite): Promise<void> {
  const href = site.documents[0]?.html.match(styleLink)?.[1];
  if (!href?.startsWith(site.baseUrl)) {
    throw new Error(
      `No page links to a style sheet below ${site.baseUrl}assets/css/. Compare a built page with steps/inlineStyles.ts.`,
    );
  }
  const file = path.join(site.outDir, href.slice(site.baseUrl.length));
  const sheet = readSheet(await readFile(file, 'utf8'), await readWords(site));
  const rest = sheet.rules.toString();
  // The name must follow the content: hosts let browsers keep the file for good.
  const name = `styles.${createHash('sha256').update(rest).digest('hex').slice(0, 8)}.css`;
  await rm(file);
  await writeFile(path.join(path.dirname(file), name), rest);

  const address = `href="${path.posix.dirname(href)}/${name}"`;
  // Browsers ask late for a sheet that does not apply, but a first press may need this one.
  const links =
    `<link rel="stylesheet" ${address} media="print" fetchpriority="high">` +
    `<noscript><link rel="stylesheet" ${address}></noscript>`;
  for (const page of site.documents) {
    const styles = stylesFor(sheet, readElements(page.html));
    page.html = page.html.replace(styleLink, () => `<style>${styles}</style>`);
    addTo('body', page, links);
  }
}
