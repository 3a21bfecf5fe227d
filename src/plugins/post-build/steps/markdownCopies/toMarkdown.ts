import type {CheerioAPI} from 'cheerio';
import type {Selection} from '../../text';
import {simplify} from './simplify';
import {createTurndown} from './turndown';

const turndown = createTurndown();

/** The line to press of the element that src/components/page/PageSources renders. */
const sources = 'section[aria-label="Sources of this page"] summary';

/** Removes the header from the text and returns the title and the dates in it. */
function takeHeader(root: Selection) {
  const heading = root.find('h1').first();
  const title = heading.text().trim();
  const header = heading.closest('header');
  // The lines that src/components/page/PageMeta and the header of a post render.
  const meta = root.find('p:has(> time):contains("Facts checked")').remove();
  const verified = meta.find('time').attr('datetime');
  const line = header.find('p:has(> time)').remove();
  const published = line.find('time').attr('datetime');
  // In a list of posts, the paragraph in the header is part of the text.
  header.find('p').insertAfter(header);
  (header.length > 0 ? header : heading).remove();
  return {title, published, verified};
}

/**
 * Converts a page without boilerplate to Markdown: title, address and the date of the last check, then the article.
 * Returns `null` for a page without a title. Changes the tree.
 */
export function pageToMarkdown($: CheerioAPI, address: string): string | null {
  const article = $('main article:has(h1)');
  const root = article.length > 0 ? article.first() : $('main').first();
  const {title, published, verified} = takeHeader(root);
  if (title === '') {
    return null;
  }
  root.find(sources).replaceWith('<h2>Sources</h2>');
  const facts = [
    `- Address: ${address}`,
    ...(published ? [`- Published: ${published}`] : []),
    ...(verified ? [`- Facts last checked: ${verified}`] : []),
  ];

  simplify($, root, address);
  const text = turndown
    .turndown(root.html() ?? '')
    .replace(/(?<![ \t])[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return `# ${title}\n\n${facts.join('\n')}\n\n${text}\n`;
}
