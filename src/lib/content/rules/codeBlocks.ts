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

/** A code block names its language; if it contains commands, its title says where to run them. */
export function checkCodeBlocks({path, codeBlocks}: MarkdownPage): Fault[] {
  return codeBlocks.flatMap(({line, language, title}): Fault[] => {
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
    return [];
  });
}
