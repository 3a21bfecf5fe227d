/** Whether a block of code is for a command line: its title says where to run it. */
export function isRunIn(title: string | undefined): title is string {
  return /^(?:Command Prompt|(?:Windows )?PowerShell|Terminal)\b/.test(
    title ?? '',
  );
}

/** Signs that people confuse, or look for on the keyboard, by the names that they have there. */
const signNames: Readonly<Record<string, string>> = {
  '\\': 'backslash',
  '/': 'slash',
  '|': 'vertical bar',
  '-': 'hyphen',
  _: 'underscore',
  '~': 'tilde',
  '%': 'percent',
  $: 'dollar',
  '"': 'quotation mark',
  "'": 'apostrophe',
  '`': 'backtick',
  '*': 'asterisk',
  ':': 'colon',
  ';': 'semicolon',
};

export interface NamedSign {
  sign: string;
  name: string;
}

/** The signs of a command that have a name, in the order in which they are typed, each once. */
export function signsIn(command: string): readonly NamedSign[] {
  return [...new Set(command)].flatMap((sign) =>
    sign in signNames ? {sign, name: signNames[sign]!} : [],
  );
}

/** The lines to type, each followed by Enter. Nobody has to type what only indents a line. */
export function linesToType(command: string): readonly string[] {
  return command
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** A line in parts, of which each blank and each run of backslashes is one: `dir`, ` `, `C:`, `\\`, `Windows`. */
export function partsOfLine(line: string): readonly string[] {
  return line.split(/( |\\+)/).filter((part) => part !== '');
}
