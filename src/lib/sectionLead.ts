/** A shorter text goes on in the next block. */
const fewestCharacters = 120;

/** More is for the page to say. */
const mostCharacters = 300;

/** The text of Markdown as the copies of pages have it. */
const textOf = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*- /gm, '')
    .replace(/[*`]|\\(?=\W)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * How a section begins, without markup: its first paragraphs or lists. Empty if it begins with a table, code or a
 * drawing. `copy` is the Markdown copy of the page.
 */
export function sectionLead(copy: string, heading: string): string {
  const [, ...blocks] =
    copy
      .split(/^(?=#)/m)
      .map((section) => section.split(/\n{2,}/))
      .find(([title = '']) => textOf(title.replace(/^#+/, '')) === heading) ??
    [];
  let text = '';
  for (const block of blocks) {
    if (/^[|`!]/.test(block) || text.length > fewestCharacters) {
      break;
    }
    text += ` ${textOf(block)}`;
  }
  return text.length > mostCharacters
    ? text
        .slice(0, mostCharacters)
        .trim()
        .replace(/\s+\S*$/, '…')
    : text.trim();
}
