import {faultsOf, type Fault} from '../fault';
import type {CodeBlock, MarkdownPage} from '../markdown';

/** Languages of commands; a reader must know where to type these. */
const shells = new Set(
  'bash bat batch cmd console powershell ps1 sh shell zsh'.split(' '),
);

function messageFor({language, title, lostBackslash}: CodeBlock) {
  if (shells.has(language) && !title?.trim()) {
    return `the ${language} block does not say where to run it: add title="Command Prompt (administrator)" or the like`;
  }
  return (
    lostBackslash &&
    `Markdown drops the backslash before "${lostBackslash}" in the title: write two backslashes`
  );
}

/** The title of commands says where to run them, and keeps its backslashes. Markdownlint finds blocks without a language. */
export function checkCodeBlocks({path, codeBlocks}: MarkdownPage): Fault[] {
  return faultsOf(path, codeBlocks, (block) => [messageFor(block)]);
}
