import {
  givenArguments,
  givenHosts,
  prompts,
  startedHow,
  switchAnchor,
  switchGroups,
  type SwitchTool,
} from '../../data/commandSwitches';
import {otherCommands} from '../../data/otherCommands';
import {judgeKmsHost} from '../activationStatus/kmsHost';

/** What the site says about a command or a switch. */
export interface Command {
  /** As people know it: `slmgr /ato`. */
  name: string;
  effect: string;
  /** A limit or a warning. */
  note?: string;
  /** What the arguments mean that the text gives it. */
  given?: readonly string[];
  /** Where and how it runs: the prompt, and the folder if that is not any. */
  where?: string;
  /** The line to copy; absent if there is nothing to recommend. */
  example?: string;
  /** Where the site explains it. */
  to: string;
  /** Whether the line starts with it; otherwise, a sentence mentions it. */
  isWhole: boolean;
}

/** A longer text is more than a command, unless most of its lines are commands. */
const longestText = 600;
const mostLines = 5;
const longestScript = 20_000;

/** Prompts, and what starts a script: `PS C:\Users\me>`, `cscript //nologo "%windir%\System32\`, `then net stop`. */
const lead =
  /^(?:(?:and|first|next|now|run|then|type|use) (?=(?:net|sc|[a-z]+-service) )|(?:ps )?[a-z]:\\[^>]{0,200}>|[>$#&"`]+|(?:cscript|wscript|powershell|cmd|sudo)(?:\.exe)?(?=\s)|\/\/\w+|[/-](?:c(?:ommand)?|f(?:ile)?|no\w+|e(?:p|x\w*) \w+)(?=\s)|(?:[a-z]:|%[\w()]+%|\$env:\w+|\.{1,2})?(?:\\[^\\/"]*)*\\)\s*/;

/** A script or a command of PowerShell, whose switches are its own. */
const ownSwitches =
  /^(?:[\w-]+\.(?:bat|cmd|ps1)|(?:add|disable|enable|get|install|invoke|new|remove|repair|restart|set|start|stop|test|uninstall)-[a-z]{4,}) /;

/** An error message that quotes a command: `irm : The remote name could not be resolved`. */
const complaint = /^['"]?[\w.-]+['"]? (?:: \S+ |is not recognized)/;

/** Switches that are also words, or those of other programs: they count with their tool, or where a line begins with them. */
const common =
  /^(?:accepteula|act|configure|customize|download|help|name|packager|report|version)$/;

const bare = (name: string) =>
  name.toLowerCase().replace(/(^| )[/-]|:$/g, '$1');

const switches = switchGroups.flatMap(({tool, elevation, switches: all}) =>
  all.map((each) => ({
    tool,
    each,
    key: bare(each.name),
    prompt: prompts[each.elevation ?? elevation],
  })),
);

/** The name of a tool in a command. The Office Deployment Tool is any `setup.exe`. */
const tools = switchGroups.map(({tool}) => tool);
const toolName = new RegExp(
  String.raw`\b(${tools.join('|')}|setup\.exe|setup(?= \/))(?:\.(?:vbs|exe))?(?![\w.]|-(?![a-z]{3}))`,
);

const whereOf = (tool?: string, prompt?: string) =>
  [prompt, startedHow[tool as SwitchTool]].filter(Boolean).join(' ');

/** A line that names its edition is an example itself. */
const setEdition = /[/-]set-edition[:= ] ?[a-z]/i;

/** What a switch does, and what the words behind it mean. */
function switchCommand(
  {tool, each, key, prompt}: (typeof switches)[number],
  text: string,
  line: string,
): Omit<Command, 'isWhole'> {
  const {argument = '', undo} = each;
  const [, behind = ''] = text.split(key.split(' ').at(-1)!);
  const typed = behind.replace(/^[\s:=]+/, '');
  const known = givenArguments.find(
    ({argument: kind, pattern}) => kind.test(argument) && pattern.test(typed),
  );
  const place = /^<(?:host )?name\b/.test(argument)
    ? judgeKmsHost(typed.split(/\s/)[0]!)
    : 'unknown';
  const given = [
    known?.means,
    givenHosts[place],
    undo && `\`${tool} ${undo}\` takes it back.`,
  ].filter((means) => means !== undefined);
  return {
    name: `${tool === 'odt' ? 'setup.exe' : tool} ${each.name}`,
    effect: each.effect,
    note: each.note,
    ...(given.length > 0 && {given}),
    where: whereOf(tool, prompt),
    example: setEdition.test(line) ? undefined : each.example,
    to: `/command_line_switches#${switchAnchor(tool, each)}`,
  };
}

/** An argument that follows its switch without a blank: `/ipkXXXXX-XXXXX-…`, `/dlvall`. */
const glued =
  /^(?:all|[\da-z*#]{5}-[\da-z*#]{5}-.*|[\da-z-]+(?:\.[\da-z-]+)+(?::\d+)?)$/;

/** The switches that a text names, of one tool or of any. Without a tool, one needs its slash or must be the whole text. */
function findSwitches(text: string, tool: string | undefined) {
  const own = switches.filter((each) => !tool || each.tool === tool);
  const isWhole = /^[^\s:.]+(?::\S*|\.)?$/.test(text);
  const named = [
    ...text.matchAll(/(?:^|\s)([/-]?)(([a-z][a-z-]+)\S*)/g),
  ].flatMap(([found, sign, all = '', name = '']) => {
    const isOwn = common.test(name)
      ? sign && text.startsWith(found)
      : sign || isWhole;
    return tool || isOwn ? {name, all} : [];
  });
  const has = (word: string) => named.some(({name}) => name === word);
  return named.flatMap(
    ({name, all}) =>
      own.find(({key}) => {
        const [first, ...others] = key.split(' ');
        return others.at(-1) === name || (first === name && others.every(has));
      }) ??
      own.find(
        ({key}) => all.startsWith(key) && glued.test(all.slice(key.length)),
      ) ??
      [],
  );
}

/** What the site says about the line of a command that is no switch. */
function findOthers(plain: string): readonly Command[] {
  return otherCommands.flatMap(
    ({starts, anywhere, does = [], at: to, ...command}) => {
      const name =
        starts.find((start) =>
          `${plain} `.startsWith(`${start.toLowerCase()} `),
        ) ?? (anywhere?.test(plain) ? starts[0] : undefined);
      const verb = does.find(({pattern}) => pattern.test(plain));
      const effect = [verb?.effect, command.effect].filter(Boolean).join(' ');
      const note = verb?.note ?? command.note;
      return name ? {...command, effect, note, name, to, isWhole: true} : [];
    },
  );
}

/** The commands and switches in a line: several only if they are switches of a script. */
function readLine(line: string): readonly Command[] {
  let rest = line
    .trim()
    .toLowerCase()
    .replace(/[\u2010-\u2015\u2212]/g, '-');
  while (lead.test(rest)) {
    rest = rest.replace(lead, '');
  }
  const plain = rest.replace(/^([\w-]+)\.exe\b/, '$1').replace(/["'`]/g, '');
  if (complaint.test(rest)) {
    return [];
  }
  const others = findOthers(plain);
  if (others.length > 0) {
    return others;
  }
  const named = toolName.exec(plain);
  const tool = named?.[1]!.replace(/^setup.*/, 'odt');
  const typed = named
    ? plain.slice(named.index + named[0].length).trim()
    : plain;
  const isWhole = named ? named.index === 0 : /^[/-]|^\S+$/.test(plain);
  const found =
    named || !ownSwitches.test(plain) ? findSwitches(typed, tool) : [];
  if (found.length > 0) {
    // In a command, the first switch says what it does; a sentence may be about each.
    return found.slice(0, isWhole ? 1 : undefined).map((each) => ({
      ...switchCommand(each, typed, line),
      isWhole,
    }));
  }
  // Any program may be called setup.exe.
  if (named && (plain === named[0] || /\.vbs/.test(named[0]))) {
    const effect = 'Each of its switches has a line that says what it does.';
    const to = `/command_line_switches#${tool}`;
    return [{name: named[0], effect, where: whereOf(tool), to, isWhole}];
  }
  return [];
}

/** The commands and switches in a text, each once. `a && b`, `a & b` and `a; b` are two. */
export function readCommands(text: string): readonly Command[] {
  const lines = text
    .slice(0, longestScript)
    .trim()
    .split(/[\r\n]+/);
  const found = lines
    .flatMap((line) => line.split(/&&?|;\s/))
    .map((line) => (/[a-z]{2}/i.test(line) ? readLine(line) : []));
  const isLong = text.length > longestText || lines.length > mostLines;
  const commands = found.filter(([first]) => first?.isWhole);
  if (isLong && commands.length * 2 < found.length) {
    return [];
  }
  const each = found
    .flat()
    .map((command) => [command.name + command.effect, command] as const);
  return [...new Map(each).values()];
}
