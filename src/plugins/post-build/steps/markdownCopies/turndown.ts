import TurndownService from 'turndown';

/** Marks the end of a cell until its row is assembled. No text contains this character. */
const CELL_END = '\u001f';

/** One line of a table. The cells are already single lines. */
function tableRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Converts HTML to the Markdown style of this site: `-` for lists, fenced code, GitHub tables. */
export function createTurndown(): TurndownService {
  const turndown = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    emDelimiter: '*',
    // Keeps empty cells in their row. The rest is Turndown's default.
    blankReplacement: (_, node) => {
      if (/^T[HD]$/.test(node.nodeName)) {
        return CELL_END;
      }
      return 'isBlock' in node && node.isBlock ? '\n\n' : '';
    },
  });

  // Turndown escapes too much: `KMS_CLIENT` and "## 3. Restart" need no escape. It does not escape `<`.
  const escape = turndown.escape.bind(turndown);
  turndown.escape = (text) =>
    escape(text)
      .replace(/(?<=\w)\\_(?=\w)/g, '_')
      .replace(/</g, '\\<');

  turndown.addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) =>
      `\n\n${'#'.repeat(Number(node.nodeName[1]))} ${content.trim().replace(/^(\d+)\\\./, '$1.')}\n\n`,
  });

  turndown.addRule('listItem', {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentElement;
      const position = Array.prototype.indexOf.call(list?.children ?? [], node);
      const start = Number(list?.getAttribute('start') ?? 1);
      const marker = list?.nodeName === 'OL' ? `${start + position}. ` : '- ';
      const text = content
        .trim()
        .replace(/\n/g, `\n${' '.repeat(marker.length)}`);
      return `${marker}${text}\n`;
    },
  });

  // As GitHub writes them.
  turndown.addRule('task', {
    filter: 'input',
    replacement: (_, node) =>
      (node as Element).hasAttribute('checked') ? '[x]' : '[ ]',
  });
  turndown.addRule('deletion', {
    filter: ['del', 's'],
    replacement: (content) => `~~${content}~~`,
  });

  turndown.addRule('tableCell', {
    filter: ['th', 'td'],
    replacement: (content) => {
      const line = content.replace(/\s+/g, ' ').replace(/ ([.;:]) /g, '$1 ');
      return `${line.trim().replace(/(?<!\\)\|/g, '\\|')}${CELL_END}`;
    },
  });
  turndown.addRule('tableRow', {
    filter: 'tr',
    replacement: (content) =>
      `${tableRow(content.split(CELL_END).slice(0, -1))}\n`,
  });
  turndown.addRule('tableSection', {
    filter: ['thead', 'tbody', 'tfoot'],
    replacement: (content) => content,
  });
  turndown.addRule('table', {
    filter: 'table',
    replacement: (content) => {
      const [head = '', ...rows] = content.trim().split('\n');
      const columns = head.split(/(?<!\\)\|/).length - 2;
      const line = tableRow(Array<string>(columns).fill('---'));
      return `\n\n${[head, line, ...rows].join('\n')}\n\n`;
    },
  });
  return turndown;
}
