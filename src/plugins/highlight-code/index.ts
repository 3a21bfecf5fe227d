import type {Plugin} from '@docusaurus/types';
import type {Element, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {highlight, parseMeta} from '../../build/highlight';
import {isRunIn} from '../../lib/text/typedCommand';

function languageOf(code: Element): string {
  const classes = code.properties.className;
  const name = Array.isArray(classes)
    ? classes.find((value) => String(value).startsWith('language-'))
    : undefined;
  return name === undefined
    ? 'text'
    : String(name).slice('language-'.length).toLowerCase();
}

/** Replaces the text of fenced code with the props of src/theme/CodeBlock. */
export function highlightCode() {
  return (root: Root) => {
    visit(root, 'element', (pre) => {
      const code = pre.tagName === 'pre' ? pre.children[0] : undefined;
      if (code?.type !== 'element' || code.tagName !== 'code') {
        return;
      }
      const language = languageOf(code);
      const {title, highlightedLines} = parseMeta(
        String(code.properties.metastring ?? ''),
      );
      code.properties = {
        language,
        title,
        isCommand: isRunIn(title) || undefined,
        highlighted: highlight(toString(code), language, highlightedLines),
      };
      code.children = [];
    });
  };
}

/**
 * Keeps the highlighter (23 kB) out of the browser bundle; `highlightCode` runs it at build time. The classic theme
 * passes the empty replacement to `src/theme/prism-include-languages`, which does nothing with it.
 */
export default function highlightCodePlugin(): Plugin {
  return {
    name: 'highlight-code',
    configureWebpack(_config, isServer) {
      return isServer ? {} : {externals: {'prism-react-renderer': 'var {}'}};
    },
  };
}
