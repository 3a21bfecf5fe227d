import type {CheerioAPI} from 'cheerio';
import type {AnyNode, Element} from 'domhandler';
import type {IndexedSection} from '../../../../build/searchIndex';
import {collapseSpace} from '../../text';

/** Sections that only link elsewhere. Indexed, they would match the titles of other pages. */
const skippedSections = new Set(['next']);

const inlineTags = new Set(
  'a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Whether a browser shows the element's text apart: a block, or a span or remark after an element. */
function isSeparate($: CheerioAPI, element: Element): boolean {
  if (!inlineTags.has(element.name)) {
    return true;
  }
  return (
    /^(?:span|small)$/.test(element.name) &&
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

/** A section of a page, as it stands there. */
export type PageSection = Pick<IndexedSection, 'anchor' | 'heading' | 'text'>;

/**
 * Splits a page without boilerplate at its second- and third-level headings. A tool with an address is a section too, whose
 * heading is its name. Leaves out the list of error codes, which is indexed from the data. Changes the tree.
 */
export function splitPage($: CheerioAPI): readonly PageSection[] {
  const article = $('main article')
    .filter((_, element) => $(element).find('h1').length > 0)
    .get(0);
  const top = {anchor: '', heading: '', text: ''};
  if (!article) {
    return [top];
  }

  // The title, and of a post its date and authors, too.
  $(article).find('header').remove();
  $(article).find('[data-families]').remove();

  const sections = [top];
  let current = top;

  const visit = (node: AnyNode): void => {
    if (node.type !== 'tag') {
      current.text += ` ${textOf($, node)}`;
      return;
    }
    const anchor = $(node).attr('id');
    const tool = $(node).attr('data-tool');
    if (tool && anchor) {
      sections.push({anchor, heading: tool, text: ''});
    }
    if (/^h[23]$/.test(node.name) && anchor) {
      current = {anchor, heading: collapseSpace($(node).text()), text: ''};
      sections.push(current);
    } else if ($(node).find('h2[id], h3[id]').length > 0) {
      $(node).contents().toArray().forEach(visit);
    } else {
      current.text += ` ${textOf($, node)}`;
    }
  };
  $(article).contents().toArray().forEach(visit);

  return sections
    .filter(({anchor}) => !skippedSections.has(anchor))
    .map((section) => ({...section, text: collapseSpace(section.text)}));
}
