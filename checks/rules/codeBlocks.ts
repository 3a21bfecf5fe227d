import type {Fault} from '../fault';
import type {CodeBlock, MarkdownPage} from '../markdown';

/** Languages of commands; a reader must know where to type these. */
const shells = new Set(
  'bash bat batch cmd console powershell ps1 sh shell zsh'.split(' '),
);

function messageFor({language, title, lostBackslash}: CodeBlock) {
  if (language === '') {
    return 'the code block names no language: add one, such as batch, powershell, xml or text';
  }
  if (shells.has(language) && !title?.trim()) {
    return `the ${language} block does not say where to run it: add title="Command Prompt (administrator)" or the like`;
  }
  return (
    lostBackslash &&
    `Markdown drops the backslash before "${lostBackslash}" in the title: write two backslashes`
  );
}

/**
 * A code block names its language; if it contains commands, its title says where to run them. The title keeps its
 * backslashes.
 */
export function checkCodeBlocks({path, codeBlocks}: MarkdownPage): Fault[] {
  return codeBlocks.flatMap((block) => {
    const message = messageFor(block);
    return message ? [{path, line: block.line, message}] : [];
  });
}
