/** A shorter text goes on in the next block. */
const fewestCharacters = 120;

/** More is for the page to say. */
const mostCharacters = 300;

/** Code with its title, which says nothing to those who only look. */
const code = /(?:^ *\S.*:\n\n)?^ *```[^]*?^ *```$/gm;

/** The text of Markdown as the copies of pages have it. */
const textOf = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*- /gm, '')
    .replace(/[*`]|\\(?=\W)/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * How a section begins, without markup: its first paragraphs or lists, without the code between them. Empty if it begins
 * with a table or a drawing. `copy` is the Markdown copy of the page.
 */
export function sectionLead(copy: string, heading: string): string {
  const [, ...blocks] =
    copy
      .replace(code, '')
      .split(/^(?=#)/m)
      .map((section) => section.split(/\n{2,}/))
      .find(([title = '']) => textOf(title.replace(/^#+/, '')) === heading) ??
    [];
  let text = '';
  for (const block of blocks) {
    if (/^[|!]/.test(block) || text.length > fewestCharacters) {
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
