/**
 * Extracts what the content checks need from Markdown: headings, links, images, code blocks and prose, each with its
 * first line. Pages are MDX, parsed with the same extensions as in Docusaurus; other texts are GitHub Flavored
 * Markdown.
 */
import remarkComment from '@slorber/remark-comment';
import type {Definition, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {lineAt, type Fault} from './fault';
import {contentKind} from './frontMatter';
import {
  childrenOf,
  isTag,
  lineOf,
  readAttribute,
  readTree,
  type Attribute,
  type AttributeValue,
} from './markdownTree';

export interface Heading {
  line: number;
  /** 1 to 6. */
  level: number;
  /** Without the id. */
  text: string;
  /** The id written as `{#id}`, or `null`. */
  id: string | null;
}

export interface PageLink {
  line: number;
  /** The visible text; for an image, its alt text. */
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
  /** The character before which the title loses a backslash, because `\$` is Markdown for `$`; otherwise `null`. */
  lostBackslash: string | null;
}

export interface Tag {
  line: number;
  /** `img`, `SupportEnd`. */
  name: string;
  /** Those of a component, except those that are refused. */
  attributes: Readonly<Record<string, AttributeValue>>;
}

export interface TextLine {
  line: number;
  text: string;
}

const github = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkGfm)
  .freeze();
const mdx = github()
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkComment)
  .freeze();

/** Docusaurus takes this fence away before it parses a page, so the code in it would be part of the page. */
const UNWRAPPED_FENCE = /^.*mdx-code-block/gm;

function unwrappedFences(path: string, source: string): Fault[] {
  return [...source.matchAll(UNWRAPPED_FENCE)].map(({index}) => ({
    path,
    line: lineAt(source, index),
    message:
      'a block of the language "mdx-code-block" is not code to show: remove its fence, or choose another language',
  }));
}

/** Notes and code blocks that go on to the end of the page, or of their list, because nothing ends them. */
function openBlocks(path: string, source: string, tree: Root): Fault[] {
  const lines = source.split(/\r?\n/);
  const faults: Fault[] = [];
  visit(tree, ['containerDirective', 'code'], ({position}) => {
    const {start, end} = position!;
    const [fence = ''] =
      /^(?::{3,}|`{3,}|~{3,})/.exec(
        lines[start.line - 1]!.slice(start.column - 1),
      ) ?? [];
    const last = lines[end.line - 1]!.slice(0, end.column - 1);
    if (fence && (end.line === start.line || !last.trimEnd().endsWith(fence))) {
      faults.push({
        path,
        line: start.line,
        message: `nothing ends what starts here: write ${fence} alone on the line after its last one`,
      });
    }
  });
  return faults;
}

/** As Docusaurus does, shows what only looks like a directive, such as the end of `slmgr:dlv`, as text. */
function restoreText(tree: Root): void {
  visit(tree, 'textDirective', (node, index, parent) => {
    if (
      node.children.length === 0 &&
      Object.keys(node.attributes!).length === 0
    ) {
      const {position, name} = node;
      parent!.children[index!] = {type: 'text', value: `:${name}`, position};
    }
  });
}

function parse(path: string, source: string): {tree: Root; refusals: Fault[]} {
  if (contentKind(path) === null) {
    return {tree: github.parse(source), refusals: []};
  }
  // MDX would parse the `{#id}` of a heading as an expression, so escape it as Docusaurus does.
  const text = source.replace(/^(#{1,6} .*)(?<!\\)\{#/gm, '$1\\{#');
  const fences = unwrappedFences(path, source);
  const {tree, refusals} = readTree(path, text, (page) => mdx.parse(page));
  if (!tree) {
    return {tree: github.parse(text), refusals: [...fences, ...refusals]};
  }
  const open = openBlocks(path, text, tree);
  restoreText(tree);
  return {tree, refusals: [...fences, ...open, ...refusals]};
}

/** The id at the end of a heading, and the space before it. */
const HEADING_ID = /(?<!\s)\s*\{#([^}]+)\}$/;

/** The value of `title="…"` after the language of a code block. */
const TITLE = /\btitle="([^"]*)"/;

/** A single backslash before punctuation. Two backslashes stand for one. */
const LOST_BACKSLASH = /(?<!\\)(?:\\{2})*\\([!-/:-@[\]^-`{-~])/;

/** The lines of a text that begins on the line of a node. */
const linesOf = (node: Nodes, text: string): TextLine[] =>
  text
    .split(/\r?\n/)
    .map((content, index) => ({line: lineOf(node) + index, text: content}));

/** The attribute, unless it is refused. */
function readableAttribute(attribute: Attribute) {
  try {
    return [readAttribute(attribute)];
  } catch {
    return [];
  }
}

/** The text of a paragraph or of another node without blocks in it. */
function inlineText(node: Nodes): string {
  switch (node.type) {
    case 'break':
      return '\n';
    case 'image':
    case 'imageReference':
      return node.alt ?? '';
    default:
      if (isTag(node) && node.name === 'br') {
        return ' ';
      }
      return 'value' in node
        ? node.value
        : childrenOf(node).map(inlineText).join('');
  }
}

/** What a node itself shows or links to: the whole text of a block, the values of attributes, an address, a title. */
function shownTexts(node: Nodes): string[] {
  if (isTag(node)) {
    return node.attributes
      .flatMap(readableAttribute)
      .map(([, value]) => (value === true ? '' : String(value)));
  }
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'tableCell':
    case 'html':
      return [inlineText(node)];
    case 'code':
      return [node.value, node.meta ?? ''];
    case 'link':
    case 'image':
    case 'definition':
      return [node.url, node.title ?? ''];
    default:
      return [];
  }
}

/** Reads one file. `source` is the whole file, or its `body` of `readTextFile`. */
export function readMarkdown(path: string, source: string) {
  const {tree, refusals} = parse(path, source);
  const page = {
    /** Relative to the project, with forward slashes. */
    path,
    /** Why the build refuses the page: it holds code, or it cannot be parsed. Empty for other texts. */
    refusals,
    headings: [] as Heading[],
    links: [] as PageLink[],
    images: [] as PageLink[],
    codeBlocks: [] as CodeBlock[],
    /** HTML elements and components. */
    tags: [] as Tag[],
    /** The visible text except code; a line may have several entries. */
    text: [] as TextLine[],
    /**
     * Everything that the page shows or links to, code included, as visitors get it: an entity is its character, and text
     * is not split where its style changes.
     */
    shown: [] as TextLine[],
  };
  const sourceLines = source.split('\n');

  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    definitions.set(node.identifier, node);
  });

  visit(tree, (node) => {
    const line = lineOf(node);
    for (const part of shownTexts(node).filter(Boolean)) {
      page.shown.push(...linesOf(node, part));
    }
    switch (node.type) {
      case 'heading': {
        const title = toString(node);
        page.headings.push({
          line,
          level: node.depth,
          text: title.replace(HEADING_ID, ''),
          id: HEADING_ID.exec(title)?.[1] ?? null,
        });
        break;
      }
      case 'link':
      case 'linkReference': {
        const {url} =
          node.type === 'link' ? node : definitions.get(node.identifier)!;
        page.links.push({line, label: toString(node), target: url});
        break;
      }
      case 'image':
      case 'imageReference': {
        const {url} =
          node.type === 'image' ? node : definitions.get(node.identifier)!;
        page.images.push({line, label: node.alt ?? '', target: url});
        page.text.push({line, text: node.alt ?? ''});
        break;
      }
      case 'code':
        page.codeBlocks.push({
          line,
          // Without a language, the highlighted lines (`{1,3}`) come first.
          language: (node.lang ?? '').replace(/\{.*/, ''),
          title: TITLE.exec(node.meta ?? '')?.[1] ?? null,
          lostBackslash:
            LOST_BACKSLASH.exec(
              TITLE.exec(sourceLines[line - 1] ?? '')?.[1] ?? '',
            )?.[1] ?? null,
        });
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        page.tags.push({
          line,
          name: node.name ?? '',
          attributes: Object.fromEntries(
            node.attributes.flatMap(readableAttribute),
          ),
        });
        break;
      case 'html':
        for (const html of linesOf(node, node.value)) {
          for (const [, name = ''] of html.text.matchAll(/<([a-z][\w-]*)/gi)) {
            page.tags.push({line: html.line, name, attributes: {}});
          }
        }
        break;
      case 'text':
        // Heading ids are not prose.
        page.text.push(...linesOf(node, node.value.replace(HEADING_ID, '')));
        break;
    }
  });
  return page;
}

export type MarkdownPage = ReturnType<typeof readMarkdown>;
