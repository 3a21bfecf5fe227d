/** Renders source code as HTML with Prism token classes at build time, so that the browser needs no highlighter. */
import {normalizeTokens, Prism, type Token} from 'prism-react-renderer';

// Prism's language files register themselves with the global Prism.
Object.assign(globalThis, {Prism});
for (const language of ['powershell', 'batch', 'ini', 'bash']) {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- must load after the line above; exports nothing
  require(`prismjs/components/prism-${language}`);
}

/** The same pattern for whole words only: not for `mp` in `licensing.mp.microsoft.com`, or `type` in `-type=all`. */
function wholeWord({source, flags}: RegExp): RegExp {
  return new RegExp(`(?<![.-])${source}(?![.-])`, flags);
}

/** The parts of Prism's grammars that are corrected below. */
interface Grammars {
  powershell: {function: [cmdlet: RegExp, alias: RegExp]; keyword: RegExp};
  batch: {command: {inside: {parameter: {pattern: RegExp}}}[]};
}

const {powershell, batch} = Prism.languages as unknown as Grammars;
powershell.function[1] = wholeWord(powershell.function[1]);
powershell.keyword = wholeWord(powershell.keyword);
// Prism's own pattern leaves out the first slash of `//nologo`, and does not know `/Get-CurrentEdition` or `-hashfile`.
batch.command.at(-1)!.inside.parameter.pattern =
  /(?<=\s)(?:\/\/?|--?)[a-z?][\w-]*/i;

function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');
}

function renderToken({types, content}: Token): string {
  const text = escapeHtml(content);
  const classes = types.filter((type) => type !== 'plain');
  return classes.length > 0
    ? `<span class="token ${classes.join(' ')}">${text}</span>`
    : text;
}

/** The line numbers in a range such as `1,3-5`, counted from 1. Invalid parts are ignored. */
export function parseLineRange(range: string): Set<number> {
  const lines = new Set<number>();
  for (const part of range.split(',')) {
    const [, first, last = first] =
      /^\s*(\d{1,4})(?:-(\d{1,4}))?\s*$/.exec(part) ?? [];
    for (let line = Number(first); line <= Number(last); line += 1) {
      lines.add(line);
    }
  }
  return lines;
}

/** Parses the text after the language of a fence: `title="Command Prompt" {1,3-5}`. */
export function parseMeta(meta: string) {
  return {
    /** Shown above the code: where to run it, or the file name. */
    title: /title=(["'])(.*?)\1/.exec(meta)?.[2],
    highlightedLines: parseLineRange(/\{([\d,\s-]+)\}/.exec(meta)?.[1] ?? ''),
  };
}

/**
 * The code as escaped HTML. A language that Prism does not know, such as `text`, gives plain text. Highlighted lines
 * are in `<mark>`, which does not depend on color alone.
 */
export function highlight(
  code: string,
  language: string,
  highlightedLines: Set<number>,
): string {
  const grammar = Prism.languages[language];
  const trimmed = code.replace(/\n$/, '');
  const lines = normalizeTokens(
    grammar ? Prism.tokenize(trimmed, grammar) : [trimmed],
  );
  return lines
    .map((tokens, i) => {
      const html = tokens
        .map((token) => (token.empty ? '' : renderToken(token)))
        .join('');
      return highlightedLines.has(i + 1) ? `<mark>${html}</mark>` : html;
    })
    .join('\n');
}
