/** Helpers for reading pages. */
import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

export type Selection = Cheerio<Element>;

/** Elements around the text, and controls and drawings that say nothing outside a browser. */
const boilerplate =
  'nav, footer, hr, script, style, noscript, svg, button, input:not(.task-list-item > input), select, textarea, label, ' +
  '[aria-hidden="true"], [role="status"], [data-seen], [hidden]:not([role="tabpanel"])';

/** Removes, in place, everything that is of no use outside a browser. */
export function removeBoilerplate($: CheerioAPI, root: Selection): void {
  // The list of error codes keeps its texts where only a browser without scripting parses them.
  root.find('[data-families] noscript').each((_, body) => {
    $(body).replaceWith($(body).contents());
  });
  root.find(boilerplate).remove();
}

/** Makes the quotes of prose, and the hyphens of titles, as people type and search them, in place. */
export function straightenQuotes(root: Selection): void {
  root
    .find('*')
    .addBack()
    .contents()
    .each((_, node) => {
      if (node.type === 'text') {
        node.data = node.data
          .replace(/[\u201c\u201d]/g, '"')
          .replace(/\u2019/g, "'")
          .replace(/\u2011/g, '-');
      }
    });
}

/** Leaves one space between words, and none before punctuation that follows an element. */
export function collapseSpace(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:)](?: |$))/g, '')
    .trim();
}

/** A title in bold, as a paragraph of its own. */
export const titleAbove = ($: CheerioAPI, title: string) =>
  $('<p></p>').append($('<strong></strong>').text(title));
