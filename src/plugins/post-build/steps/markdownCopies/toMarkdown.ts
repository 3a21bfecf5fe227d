import type {Cheerio, CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {simplify} from './simplify';
import {createTurndown} from './turndown';

const turndown = createTurndown();

/** The element that src/components/page/PageSources renders. */
const SOURCES = 'section[aria-label="Sources of this page"]';

/** Removes the date of the last check and returns it. Puts the sources under a heading. */
function takeVerified(root: Cheerio<Element>): string | undefined {
  const foot = root.find(SOURCES);
  const verified = foot.find('time').attr('datetime');
  foot.find('time').closest('p').remove();
  foot.find('summary').replaceWith('<h2>Sources</h2>');
  foot.find('details').each((_, details) => {
    details.name = 'div';
  });
  return verified;
}

/** Removes the header from the text and returns the title and the date in it. */
function takeHeader(
  $: CheerioAPI,
  root: Cheerio<Element>,
): {title: string; published: string | undefined} {
  const heading = root.find('h1').first();
  const title = heading.text().trim();
  const header = heading.closest('header');
  const published = header.find('time').attr('datetime')?.slice(0, 10);
  // In a list of posts, the paragraph in the header is part of the text.
  header.find('p').insertAfter(header);
  (header.length > 0 ? header : heading).remove();
  return {title, published};
}

/**
 * Converts a page without boilerplate to Markdown: title, address and the date of the last check, then the article.
 * Returns `null` for a page without a title. Changes the tree.
 */
export function pageToMarkdown($: CheerioAPI, address: string): string | null {
  const article = $('main article:has(h1)');
  const root = article.length > 0 ? article.first() : $('main').first();
  const {title, published} = takeHeader($, root);
  if (title === '') {
    return null;
  }
  const verified = takeVerified(root);
  const facts = [
    `- Address: ${address}`,
    ...(published ? [`- Published: ${published}`] : []),
    ...(verified ? [`- Facts last checked: ${verified}`] : []),
  ];

  simplify($, root, address);
  const text = turndown
    .turndown(root.html() ?? '')
    .replace(/\u200b/g, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return `# ${title}\n\n${facts.join('\n')}\n\n${text}\n`;
}
