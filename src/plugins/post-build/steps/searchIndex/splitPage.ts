import type {CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import type {
  PageEntry,
  PageSection,
  PageText,
} from '../../../../lib/search/records';
import {branchTitles} from '../../../../lib/errorCodes/entry';
import {collapseSpace} from '../../text';

/** Sections that only link elsewhere. Indexed, they would match the titles of other pages. */
const skippedSections = new Set(['next']);

const branchTerms: ReadonlySet<string> = new Set(Object.values(branchTitles));

/** Terms of an entry above its steps: a list, or a single step without one. */
const stepTerms: ReadonlySet<string> = new Set([
  'First',
  'Fixes',
  ...branchTerms,
]);

/** Terms of an entry that few search for: steps that many entries share, links elsewhere, and its origin. */
const skippedTerms: ReadonlySet<string> = new Set([
  ...branchTerms,
  'Step by step',
  'Sources',
  'Evidence',
  'Applies to',
]);

/** Length of a table's body text above which only its head is indexed. Such tables have their own search tool. */
export const TABLE_LIMIT = 8_000;

const inlineTags = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

interface Draft {
  anchor: string;
  heading: string;
  text: string[];
}

/** Whether a browser shows the element's text apart: a block, a line of code, or a span after another element. */
function isSeparate($: CheerioAPI, element: Element): boolean {
  if (!inlineTags.has(element.name) || $(element).hasClass('token-line')) {
    return true;
  }
  return (
    element.name === 'span' &&
    element.prev?.type === 'tag' &&
    $(element).closest('code').length === 0
  );
}

/** Text of a node, with spaces around blocks and lines. */
function textOf($: CheerioAPI, node: AnyNode): string {
  if (node.type === 'text') {
    return node.data;
  }
  if (node.type !== 'tag') {
    return '';
  }
  const inner = $(node)
    .contents()
    .toArray()
    .map((child) => textOf($, child))
    .join('');
  return isSeparate($, node) ? ` ${inner} ` : inner;
}

function removeLongTables($: CheerioAPI, root: Element): void {
  $(root)
    .find('tbody')
    .each((_, body) => {
      if ($(body).text().length > TABLE_LIMIT) {
        $(body).remove();
      }
    });
}

/** The first step of an entry with its command, after whose PC it is for. What to expect from it is left out. */
function firstStep($: CheerioAPI, entry: Element): string {
  const term = $(entry)
    .find('dt')
    .filter((_, each) => stepTerms.has($(each).text()))
    .first();
  const answer = term.next('dd');
  const item = answer.find('ol > li').first();
  const step = (item.length > 0 ? item : answer).clone();
  step.find('small').remove();
  const text = collapseSpace(
    step
      .get()
      .map((node) => textOf($, node))
      .join(''),
  );
  return branchTerms.has(term.text()) ? `${term.text()}: ${text}` : text;
}

/** Removes what nobody searches an entry for: its origin, and its commands, which the guides have as well. */
function removeOrigins($: CheerioAPI, root: Element): void {
  $(root).find('details[id] small, details[id] br + code').remove();
  $(root)
    .find('details[id] dt')
    .each((_, term) => {
      if (skippedTerms.has($(term).text())) {
        $(term).nextUntil('dt').remove();
        $(term).remove();
      }
    });
}

export type PageParts = Omit<PageText, 'route' | 'aliases'>;

/**
 * Splits a page without boilerplate at its second- and third-level headings, and separates each folded entry that has an
 * anchor. Returns null for a page without a title. Changes the tree.
 */
export function splitPage($: CheerioAPI): PageParts | null {
  const title = collapseSpace($('main h1').first().text());
  if (title === '') {
    return null;
  }
  const article = $('main article')
    .filter((_, element) => $(element).find('h1').length > 0)
    .get(0);
  if (!article) {
    const top = {anchor: '', heading: '', text: ''};
    return {title, sections: [top], entries: []};
  }

  // The header of a post also has its date and authors, so remove all of it.
  $(article).find('header').remove();
  $(article).find('h1').remove();
  removeLongTables($, article);
  const steps = new Map(
    $(article)
      .find('details[id]')
      .get()
      .map((entry) => [entry, firstStep($, entry)]),
  );
  removeOrigins($, article);

  const top: Draft = {anchor: '', heading: '', text: []};
  const sections = [top];
  const entries: (Draft & {step: string})[] = [];
  let current = top;

  const visit = (node: AnyNode): void => {
    if (node.type !== 'tag') {
      current.text.push(textOf($, node));
      return;
    }
    const anchor = $(node).attr('id');
    if (/^h[23]$/.test(node.name) && anchor) {
      current = {anchor, heading: collapseSpace($(node).text()), text: []};
      sections.push(current);
    } else if (node.name === 'details' && anchor) {
      const summary = $(node).children('summary').first();
      const heading = collapseSpace(summary.text());
      summary.remove();
      entries.push({
        anchor,
        heading,
        text: [textOf($, node)],
        step: steps.get(node) ?? '',
      });
    } else if ($(node).find('h2[id], h3[id], details[id]').length > 0) {
      $(node).contents().toArray().forEach(visit);
    } else {
      current.text.push(textOf($, node));
    }
  };
  $(article).contents().toArray().forEach(visit);

  const finish = ({anchor, heading, text}: Draft): PageSection => ({
    anchor,
    heading,
    text: collapseSpace(text.join(' ')),
  });
  return {
    title,
    sections: sections
      .filter(({anchor}) => !skippedSections.has(anchor))
      .map(finish),
    entries: entries.map((entry): PageEntry => ({
      ...finish(entry),
      step: entry.step,
    })),
  };
}
