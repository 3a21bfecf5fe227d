import type {CheerioAPI} from 'cheerio';
import {copyTree, parsePage} from '../../build/parsePage';
import {pageToMarkdown} from './steps/markdownCopies/toMarkdown';
import {splitPage} from './steps/searchIndex/splitPage';
import {collapseSpace, removeBoilerplate, straightenQuotes} from './text';

function kindOf($: CheerioAPI): 'doc' | 'post' | 'other' {
  const root = $('html');
  if (root.is('.docs-doc-page')) {
    return 'doc';
  }
  return root.is('.blog-post-page') ? 'post' : 'other';
}

/**
 * Reads a page once for the steps that use its text, and keeps the text only: the trees of all pages would take gigabytes
 * on a large site. A step that needs other elements, or what an earlier step wrote, parses the page again.
 *
 * @param address the canonical address of the page
 */
export function readContent(html: string, address: string) {
  const $ = parsePage(html);
  const entry = collapseSpace(
    $('.theme-doc-sidebar-container [aria-current="page"]').text(),
  );
  const description = $('meta[name="description"]').attr('content') ?? '';

  const main = $('main');
  removeBoilerplate($, main);
  straightenQuotes(main);
  const title = collapseSpace(main.find('h1').first().text());
  return {
    kind: kindOf($),
    /** Empty if the page has none. */
    title,
    /** The page's name in the sidebar, which can be shorter than the title. */
    label: entry || title,
    description,
    // These two change the tree, so the first one gets a copy.
    /** In page order. The first is the text above the first heading. */
    sections: splitPage(copyTree($, 'main')),
    /** The page as Markdown, or `null` for a page without a title. */
    markdown: pageToMarkdown($, address),
  };
}

/** What the steps use of a page's text. */
export type PageContent = ReturnType<typeof readContent>;
