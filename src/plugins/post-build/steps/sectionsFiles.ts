import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {parsePage} from '../../../build/parsePage';
import {sectionsFileOf} from '../../../lib/search/sectionsFile';
import {writeBuilt, type BuiltPage, type BuiltSite} from '../pages';
import {collapseSpace, removeBoilerplate, titleAbove} from '../text';
import {isSearched} from './searchIndex';

/** Characters of text after which a section ends on a card. The page has the rest. */
const longestAnswer = 700;

/** Characters of the longest table or list on a card. The steps that undo Online KMS have 2,285. */
const longestBlock = 2_300;

/** A tool works on its page only, so a card shows what it asks, and a button that leads there. */
const tool = '[data-tool]';

/** What a card shows of a page. Drawings and lists of codes work on their page only, too. */
const shown = `${tool}, p, ol, ul, blockquote, [role="group"], table, [data-code]`;

/** A shorter text above other sections only introduces them: a card has links to them. */
const shortestIntroduction = 150;

/** A page such as the FAQ has more, which its contents list. */
const mostParts = 6;

/** Marks what was folded, which is shown if the card has room for it. */
const foldedMark = 'data-folded';

/** Leaves of code its title and its text in colors. The card draws the frame, as the page does. */
function simplifyCode($: CheerioAPI): void {
  $('main .theme-code-block').each((_, element) => {
    const code = $(element).find('pre').remove().find('code').html()!;
    const title = collapseSpace($(element).text());
    const place = $('<div></div>').attr('data-code', title).html(code);
    $(element).replaceWith(place);
  });
}

/** Shows a note, such as a warning, below its title. */
function unwrapNotes($: CheerioAPI): void {
  $('main .theme-admonition').each((_, element) => {
    const [title, content] = $(element).children().toArray();
    const name = titleAbove($, $(title).text().trim());
    $(element).before(name, $(content).contents()).remove();
  });
}

/** Shows what is folded, below its title: on a card, it may be just what was asked. Sections that are folded stay apart. */
function unfold($: CheerioAPI): void {
  $('main details')
    .not(':has(> summary > h2, > summary > h3)')
    .each((_, element) => {
      const title = collapseSpace($(element).children('summary').text());
      let content = $(element).children().not('summary');
      while (content.length === 1 && content.is('div:not([role])')) {
        content = content.children();
      }
      content.attr(foldedMark, '');
      const name = titleAbove($, title).attr(foldedMark, '');
      $(element).before(name, content).remove();
    });
}

/** Shows each tool as its own question, if it has one, and a button with its name. */
function simplifyTools($: CheerioAPI): void {
  $(`main ${tool}`).each((_, element) => {
    const question = $(element).find('form > p, legend').first().text();
    const own = $(element).find('form[id]').addBack('[id]').attr('id');
    const anchor = own ?? $(element).prevAll('h2').attr('id')!;
    const link = $('<a data-button></a>')
      .attr('href', `#${anchor}`)
      .text($(element).attr('data-tool')!);
    $(element)
      .removeAttr('data-needs-script')
      .empty()
      .append(question ? $('<p></p>').text(question) : '', link);
  });
}

/** The blocks of a section, up to the next heading. A tool with an address of its own is one, with the sentence above it. */
function blocksOf($: CheerioAPI, heading: Element): Element[] {
  if ($(heading).is(tool)) {
    return [...$(heading).prevAll('p').first().toArray(), heading];
  }
  const start = $(heading).parent('summary, header').get(0) ?? heading;
  return $(start)
    .nextUntil('h1, h2, h3, details:has(> summary > h2, > summary > h3)')
    .toArray();
}

/** The sections of a section. */
const partsOf = ($: CheerioAPI, heading: Element): Element[] =>
  $(heading)
    .nextUntil('h1, h2')
    .find('h3[id]')
    .add($(heading).nextUntil('h1, h2', 'h3[id]'))
    .toArray() as Element[];

/** The beginning of a section as HTML; undefined if a card can't show it. `address` is the path of its page. */
function htmlOf(
  $: CheerioAPI,
  heading: Element,
  address: string,
): string | undefined {
  const blocks: string[] = [];
  let length = 0;
  for (const block of blocksOf($, heading)) {
    const size = collapseSpace($(block).text()).length;
    const isFolded = $(block).is(`[${foldedMark}]`);
    if (
      length >= longestAnswer ||
      size > longestBlock - (isFolded ? length : 0) ||
      !$(block).is(shown) ||
      // Below a list, a tool is no next step.
      ($(block).is(tool) && blocks.some((each) => !each.startsWith('<p')))
    ) {
      break;
    }
    $(block).removeAttr(foldedMark);
    $(block)
      .find('*')
      .addBack()
      .removeAttr('id tabindex')
      .not('.token, .whole')
      .removeAttr('class');
    // As on the page.
    $(block).filter('ol').addClass('steps');
    length += size;
    blocks.push($.html(block));
  }
  // What a colon or a title leads to isn't there.
  while (
    /:\s*(?:<\/\w+>\s*)*$|^<p><strong>[^<]*<\/strong><\/p>$/.test(
      blocks.at(-1) ?? '',
    )
  ) {
    blocks.pop();
  }
  const parts = heading.name === 'h2' ? partsOf($, heading) : [];
  if (length < shortestIntroduction && parts.length > 0) {
    const links = parts.map(
      (part) =>
        `<li><a href="${address}#${part.attribs.id}">${$(part).html()}</a></li>`,
    );
    return parts.length <= mostParts
      ? `${blocks.join('')}<ul>${links.join('')}</ul>`
      : undefined;
  }
  return blocks.length > 0 ? blocks.join('') : undefined;
}

/** The HTML of each section that a card can show, by its anchor; the text above the first heading has none. */
export function readSections(
  {route, html}: Pick<BuiltPage, 'route' | 'html'>,
  baseUrl: string,
): Record<string, string> {
  const $ = parsePage(html);
  removeBoilerplate($, $('main'));
  simplifyCode($);
  unwrapNotes($);
  unfold($);
  simplifyTools($);
  const address = baseUrl + route.slice(1);
  $('main a[href^="#"]').attr('href', (_, anchor) => address + anchor);
  const sections = $('main article')
    .find(`h1, :is(h2, h3)[id], ${tool}[id]`)
    .toArray()
    .map(
      (heading) =>
        [heading, heading.name === 'h1' ? '' : heading.attribs.id!] as const,
    )
    .flatMap(([heading, anchor]) => {
      const written = htmlOf($, heading, address);
      return written ? [[anchor, written] as const] : [];
    });
  return Object.fromEntries(sections);
}

/** Writes them into the folder of the search, for each page that it finds. */
export async function writeSectionsFiles(site: BuiltSite): Promise<void> {
  for (const page of site.pages.filter(isSearched)) {
    const sections = readSections(page, site.baseUrl);
    await writeBuilt(
      site,
      sectionsFileOf(page.route),
      JSON.stringify(sections),
    );
  }
}
