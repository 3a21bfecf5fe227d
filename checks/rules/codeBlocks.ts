import type {Fault} from '../fault';
import type {MarkdownPage} from '../markdown';

/** Languages of commands; a reader must know where to type these. */
const shells = [
  'bash',
  'bat',
  'batch',
  'cmd',
  'console',
  'powershell',
  'ps1',
  'sh',
  'shell',
  'zsh',
];

/**
 * A code block names its language; if it contains commands, its title says where to run them. The title keeps its
 * backslashes.
 */
export function checkCodeBlocks({path, codeBlocks}: MarkdownPage): Fault[] {
  return codeBlocks.flatMap((block): Fault[] => {
    const {line, language, title, lostBackslash} = block;
    if (language === '') {
      return [
        {
          path,
          line,
          message:
            'the code block names no language: add one, such as batch, powershell, xml or text',
        },
      ];
    }
    if (shells.includes(language) && !title?.trim()) {
      return [
        {
          path,
          line,
          message: `the ${language} block does not say where to run it: add title="Command Prompt (administrator)" or the like`,
        },
      ];
    }
    if (lostBackslash !== null) {
      return [
        {
          path,
          line,
          message: `Markdown drops the backslash before "${lostBackslash}" in the title: write two backslashes`,
        },
      ];
    }
    return [];
  });
}
