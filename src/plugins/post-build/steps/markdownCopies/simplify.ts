import type {CheerioAPI} from 'cheerio';
import {titleAbove, type Selection} from '../../text';

const blocks =
  'p, div, ul, ol, dl, pre, blockquote, details, table, h2, h3, h4, h5, h6, section';

/** Removes the highlighting, and puts the title above the code. */
function simplifyCode($: CheerioAPI, root: Selection): void {
  root.find('.theme-code-block').each((_, element) => {
    const block = $(element);
    const language =
      /\blanguage-([\w-]+)/.exec(block.attr('class') ?? '')?.[1] ?? '';
    const text = block.find('pre').text().replace(/\n$/, '');
    block.find('pre').remove();
    // Only the title is left.
    const title = block.text().trim();
    const code = $('<pre><code></code></pre>');
    code.find('code').attr('class', `language-${language}`).text(`${text}\n`);
    block.replaceWith(code);
    // A block without a title shows its language instead.
    if (title !== '' && title !== language) {
      code.before($('<p></p>').text(`${title}:`));
    }
  });
}

/** Turns an admonition into a block quote that starts with its title. */
function simplifyNotes($: CheerioAPI, root: Selection): void {
  root.find('.theme-admonition').each((_, element) => {
    const note = $(element);
    const [heading, content] = note.children().toArray();
    const title = titleAbove($, $(heading).text().trim());
    note.replaceWith(
      $('<blockquote></blockquote>').append(title, $(content).contents()),
    );
  });
}

/** Puts the tab panels one after the other, each below its label. */
function simplifyTabs($: CheerioAPI, root: Selection): void {
  root.find('[role="tablist"]').each((_, element) => {
    const labels = $(element)
      .find('[role="tab"]')
      .toArray()
      .map((tab) => $(tab).text().trim());
    $(element)
      .parent()
      .find('[role="tabpanel"]')
      .each((index, panel) => {
        $(panel).prepend(titleAbove($, labels[index] ?? ''));
      });
    $(element).remove();
  });
}

/**
 * Unfolds `<details>`. A heading in the summary stays one. Otherwise, the summary becomes a heading if the element has an
 * id, and bold text if it hasn't.
 */
function unfold($: CheerioAPI, root: Selection): void {
  root.find('details').each((_, element) => {
    const details = $(element);
    const summary = details.children('summary');
    const question = summary.children('h3');
    const isEntry = details.attr('id') !== undefined;
    const title = isEntry ? $('<h4></h4>') : $('<p><strong></strong></p>');
    (isEntry ? title : title.find('strong')).append(summary.contents());
    summary.replaceWith(question.length > 0 ? question : title);
    details.replaceWith(details.contents());
  });
}

/** Turns a definition list into a list with bold terms. Several values of a term become a nested list. */
function simplifyTerms($: CheerioAPI, root: Selection): void {
  root.find('dl').each((_, element) => {
    const list = $('<ul></ul>');
    $(element)
      .find('dt')
      .each((__, term) => {
        const values = $(term).nextUntil('dt', 'dd').toArray();
        const item = $('<li><strong></strong> </li>');
        item.find('strong').append($(term).contents()).append(':');
        if (values.length === 1) {
          item.append($(values[0]).contents());
        } else {
          const inner = $('<ul></ul>');
          for (const value of values) {
            inner.append($('<li></li>').append($(value).contents()));
          }
          item.append(inner);
        }
        list.append(item);
      });
    $(element).replaceWith(list);
  });
}

/** Separates parts of a cell that only styles put on their own lines: remarks with a period, code with a space. */
function separateLines($: CheerioAPI, cell: Selection): void {
  cell.children('span, small').each((_, part) => {
    const parts = cell.contents();
    const before = parts.slice(0, parts.index(part)).text().trim();
    if (before !== '' && $(part).text().trim() !== '') {
      $(part).before(/[.:;!?]$/.test(before) ? ' ' : '. ');
    }
  });
  cell.find('code + code').before(' ');
}

/** Puts each cell on one line: joins its blocks with semicolons. */
function simplifyTables($: CheerioAPI, root: Selection): void {
  root.find('table').each((_, element) => {
    const table = $(element);
    const caption = table.children('caption');
    if (caption.length > 0) {
      const title = $('<p><strong></strong></p>');
      title.find('strong').append(caption.contents());
      table.before(title);
      caption.remove();
    }
    table.find('th, td').each((__, cell) => {
      $(cell).find('br').replaceWith(' ');
      $(cell).find('summary').append(' ');
      $(cell).find('li, p').slice(0, -1).append('; ');
      separateLines($, $(cell));
      $(cell)
        .find(`${blocks}, li`)
        .each((___, block) => {
          $(block).replaceWith($(block).contents());
        });
    });
  });
}

/** Reduces the link of a card or tag to its name, and moves the description or count behind the link. */
function simplifyCards($: CheerioAPI, root: Selection): void {
  root.find('a').each((_, link) => {
    const [, ...rest] = $(link)
      .contents()
      .toArray()
      .filter((part) => $(part).text().trim() !== '');
    for (const part of rest.filter((node) => $(node).is('span')).reverse()) {
      $(link).after(': ', $(part).contents());
      $(part).remove();
    }
  });
}

function resolveAddresses(root: Selection, base: string): void {
  for (const attribute of ['href', 'src']) {
    root
      .find(`[${attribute}]`)
      .attr(attribute, (_, target) => new URL(target, base).href)
      .removeAttr('title');
  }
}

/**
 * Reduces the article of a page, in place, to elements that Markdown has: no folding, no highlighting, absolute links.
 * `base` is the address of the page.
 */
export function simplify($: CheerioAPI, root: Selection, base: string): void {
  simplifyCode($, root);
  simplifyNotes($, root);
  simplifyTabs($, root);
  simplifyTables($, root);
  unfold($, root);
  simplifyTerms($, root);
  simplifyCards($, root);
  resolveAddresses(root, base);
}
