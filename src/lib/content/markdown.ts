/**
 * Reads a Markdown page line by line, as far as the content checks need it: headings, links, images and code blocks
 * with the line each stands on. What is code is never taken for text.
 */

export interface Heading {
  line: number;
  /** 1 to 6. */
  level: number;
  /** As written, without the id. */
  text: string;
  /** The id written as `{#id}`, or `null`. */
  id: string | null;
}

export interface Link {
  line: number;
  /** What a reader sees; for an image its alt text. */
  label: string;
  /** As written: `kms38.md#undo`, `/kms38`, `#undo`, `https://…`. */
  target: string;
}

export interface CodeBlock {
  /** Line of the opening fence. */
  line: number;
  /** First word after the fence, or an empty string. */
  language: string;
  /** Value of `title="…"`, or `null`. */
  title: string | null;
  lines: readonly string[];
}

export interface TextLine {
  line: number;
  /** The line with code spans blanked out; columns stay as they are. */
  text: string;
}

export interface MarkdownPage {
  /** Relative to the project, with forward slashes. */
  path: string;
  headings: readonly Heading[];
  links: readonly Link[];
  images: readonly Link[];
  codeBlocks: readonly CodeBlock[];
  /** Every line outside front matter, code blocks, imports and comments. */
  text: readonly TextLine[];
}

const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;
const HEADING = /^(#{1,6})\s+(.*?)\s*(?:\{#([^}]+)\}\s*)?$/;
const LINK =
  /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(\s*<?([^)\s>]*)>?(?:\s+["'][^)]*)?\)/g;

const blank = (found: string) => ' '.repeat(found.length);

/** Blanks out what stands between backticks, so that columns stay as they are. */
export function maskCodeSpans(text: string): string {
  return text.replace(/(?<!`)(`+)(?!`)(.*?)(?<!`)\1(?!`)/g, blank);
}

/** Lines from the first to the last of the front matter; 0 without one. */
function frontMatterLength(lines: readonly string[]): number {
  return lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
}

/** Ends of the text: links and images of one line. Labels keep their code spans. */
function linksOf(
  line: number,
  original: string,
): {image: boolean; link: Link}[] {
  return [...maskCodeSpans(original).matchAll(LINK)].map((match) => {
    const start = match.index + match[1]!.length + 1;
    return {
      image: match[1] === '!',
      link: {
        line,
        label: original.slice(start, start + match[2]!.length),
        target: match[3]!,
      },
    };
  });
}

/** Reads one page; `source` is the whole file, so that line numbers are those of an editor. */
export function readMarkdown(path: string, source: string): MarkdownPage {
  const lines = source.split(/\r?\n/);
  const headings: Heading[] = [];
  const links: Link[] = [];
  const images: Link[] = [];
  const codeBlocks: (CodeBlock & {lines: string[]})[] = [];
  const text: TextLine[] = [];
  let fence: string | null = null;
  let inComment = false;

  for (let index = frontMatterLength(lines); index < lines.length; index += 1) {
    const original = lines[index]!;
    const line = index + 1;
    const mark = FENCE.exec(original);

    if (fence !== null) {
      const closes =
        mark?.[1]!.startsWith(fence) === true && mark[2]!.trim() === '';
      if (closes) {
        fence = null;
      } else {
        codeBlocks.at(-1)!.lines.push(original);
      }
      continue;
    }
    if (mark) {
      fence = mark[1]!;
      const info = mark[2]!.trim();
      codeBlocks.push({
        line,
        language: /^[^\s{]*/.exec(info)![0],
        title: /\btitle="([^"]*)"/.exec(info)?.[1] ?? null,
        lines: [],
      });
      continue;
    }

    const visible = original.replace(/<!--.*?-->/g, blank);
    if (inComment || visible.includes('<!--')) {
      inComment = !visible.includes('-->');
      continue;
    }
    if (/^(?:import|export)\s/.test(visible)) {
      continue;
    }
    const heading = HEADING.exec(visible);
    if (heading) {
      headings.push({
        line,
        level: heading[1]!.length,
        text: heading[2]!,
        id: heading[3] ?? null,
      });
    }
    for (const {image, link} of linksOf(line, visible)) {
      (image ? images : links).push(link);
    }
    text.push({line, text: maskCodeSpans(visible)});
  }
  return {path, headings, links, images, codeBlocks, text};
}
