/** What the steps that read pages have in common. */
import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';

export type Selection = Cheerio<Element>;

/**
 * Parses a built page with htmlparser2, which takes a quarter of the time of a parser that follows a browser's rules for
 * faulty markup: React writes none.
 */
export function parsePage(html: string): CheerioAPI {
  return load(html, {
    xml: {xmlMode: false, lowerCaseTags: true, recognizeSelfClosing: false},
  });
}

/** What surrounds the text, and controls that do nothing without a browser. */
const boilerplate =
  'nav, footer, hr, script, style, noscript, template, svg, button, input, select, textarea, label, output, dialog, ' +
  '.hash-link, .theme-doc-toc-mobile, .theme-doc-version-badge, [aria-hidden="true"], [role="status"], ' +
  '.avatar__name > span, [hidden]:not([role="tabpanel"])';

/**
 * Dates stay, but `ended 1 year ago` beside one is true only on the day of the build, and outside a browser nothing
 * updates it.
 */
function removePassingPhrases($: CheerioAPI, root: Selection): void {
  root.find('[data-reserved]').each((_, phrase) => {
    const brackets = $(phrase).parent();
    $(phrase).remove();
    const {prev, next} = brackets.get(0)!;
    if (brackets.text() === '()') {
      // "(ended 1 year ago)" goes, with the space before it.
      if (prev?.type === 'text') {
        prev.data = prev.data.trimEnd();
      }
      brackets.remove();
    } else if (brackets.text() === '(;') {
      // "(ended 1 year ago; not confirmed)" keeps what else the brackets hold.
      brackets.text('(');
      if (next?.type === 'text') {
        next.data = next.data.trimStart();
      }
    }
  });
}

/** Removes, in place, what nobody reads outside a browser. */
export function removeBoilerplate($: CheerioAPI, root: Selection): void {
  root.find(boilerplate).remove();
  removePassingPhrases($, root);
}

/** One space between words, and none before punctuation that followed an element. */
export function collapseSpace(text: string): string {
  return text
    .replace(/[\s\u200b]+/g, ' ')
    .replace(/ (?=[,.;:)](?: |$))/g, '')
    .trim();
}
