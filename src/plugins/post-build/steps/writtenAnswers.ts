import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {parsePage} from '../../../build/parsePage';
import {askedAt} from '../../../data/askedAt';
import {questionKey} from '../../../lib/search/questionKey';
import {
  writtenFile,
  type WrittenAnswer,
  type WrittenAnswers,
} from '../../../lib/search/writtenAnswers';
import type {BuiltSite} from '../pages';
import {collapseSpace, removeBoilerplate} from '../text';

/** Characters of text after which a section ends on a card. The page has the rest. */
const longestAnswer = 700;

/** Characters of the longest table or list on a card. */
const longestBlock = 1_500;

/** What a card shows of a page. Tools, drawings and lists of codes work on their page only. */
const shown = 'p, ol, ul, blockquote, pre, [role="group"], table';

/** The blocks of a section, up to the next heading. */
function blocksOf($: CheerioAPI, heading: Element): Element[] {
  const start = $(heading).parent('summary, header').get(0) ?? heading;
  return $(start)
    .nextUntil('h1, h2, h3, details:has(> summary > h2, > summary > h3)')
    .toArray();
}

/** The beginning of a section as HTML; undefined if a card can't show it. */
function htmlOf(
  $: CheerioAPI,
  heading: Element,
  absolute: (href: string) => string,
): string | undefined {
  const blocks: string[] = [];
  let length = 0;
  for (const block of blocksOf($, heading)) {
    const size = collapseSpace($(block).text()).length;
    if (length >= longestAnswer || size > longestBlock || !$(block).is(shown)) {
      break;
    }
    $(block)
      .find('[id], [tabindex], [class]')
      .addBack()
      .removeAttr('id')
      .removeAttr('tabindex')
      .removeAttr('class');
    $(block)
      .find('a[href]')
      .each((_, link) => {
        $(link).attr('href', absolute($(link).attr('href')!));
      });
    length += size;
    blocks.push($.html(block));
  }
  return blocks.length > 0 ? blocks.join('') : undefined;
}

/** Collects which answers each key leads to. */
function collect(keys: Map<string, Set<number>>, text: string, at: number) {
  const key = questionKey(text);
  if (key !== '') {
    keys.set(key, (keys.get(key) ?? new Set()).add(at));
  }
}

/** A heading that says something without its page: "Steps" doesn't. */
const tells = (key: string) => key.includes(' ');

/**
 * The answer to each question, by its key. What fits two sections has none, so that the search shows both; and what people ask
 * comes before a heading.
 */
function keysOf(
  asked: ReadonlyMap<string, ReadonlySet<number>>,
  titles: ReadonlyMap<string, ReadonlySet<number>>,
): Record<string, number> {
  const headings = [...titles].filter(([key]) => tells(key) && !asked.has(key));
  return Object.fromEntries(
    [...asked, ...headings].flatMap(([key, found]) => {
      const [at, ...others] = found;
      return others.length === 0 ? [[key, at!]] : [];
    }),
  );
}

/** The answers to what people ask, from the pages. */
export function readWritten({
  pages,
  baseUrl,
}: Pick<BuiltSite, 'pages' | 'baseUrl'>): WrittenAnswers {
  const answers: WrittenAnswer[] = [];
  const askedKeys = new Map<string, Set<number>>();
  const titleKeys = new Map<string, Set<number>>();
  for (const {route, html} of pages) {
    const asked = Object.entries(askedAt).filter(
      ([at]) => at.split('#')[0] === route,
    );
    if (asked.length === 0) {
      continue;
    }
    const $ = parsePage(html);
    removeBoilerplate($, $('main'));
    for (const [to, texts] of asked) {
      const anchor = to.split('#')[1];
      const heading = $('main article')
        .find('h1, h2, h3')
        .filter((_, each) =>
          anchor ? $(each).attr('id') === anchor : each.name === 'h1',
        )
        .get(0);
      const absolute = (href: string) =>
        href.startsWith('#') ? baseUrl + route.slice(1) + href : href;
      const written = heading && htmlOf($, heading, absolute);
      if (written) {
        const title = collapseSpace($(heading).text());
        collect(titleKeys, title, answers.length);
        texts.forEach((text) => collect(askedKeys, text, answers.length));
        answers.push({to, title, html: written});
      }
    }
  }
  return {answers, keys: keysOf(askedKeys, titleKeys)};
}

/** Writes them into the folder of the search. */
export async function writeWrittenAnswers(site: BuiltSite): Promise<void> {
  await writeFile(
    path.join(site.outDir, writtenFile),
    JSON.stringify(readWritten(site)),
  );
}
