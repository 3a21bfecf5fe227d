/**
 * Content that no file of this site may have: product keys, commands that run what they download, KMS hosts, and links
 * to unreviewed places. Code is checked like prose.
 */
import type {AllowedHost} from '../data/allowedHosts';
import {isExampleHost} from '../../src/lib/text/isExampleHost.mjs';
import {withoutInvisible} from '../../src/lib/text/invisible';
import {faultsOf, type Fault} from '../fault';
import type {TextLine} from '../markdown';

/** Any text file of the project. */
export interface SourceText {
  /** Relative to the project. */
  path: string;
  text: string;
}

/** What a page shows, which can differ from what is written: `&#124;` is a pipe. */
export interface ShownText {
  path: string;
  lines: readonly TextLine[];
}

function linesOf(source: SourceText | ShownText): TextLine[] {
  const lines =
    'lines' in source
      ? source.lines
      : source.text
          .split(/\r?\n/)
          .map((text, index) => ({line: index + 1, text}));
  return lines.map(({line, text}) => ({
    line,
    text: withoutInvisible(text),
  }));
}

const PLACEHOLDER_KEY = Array<string>(5).fill('XXXXX').join('-');
const GROUP = '[A-Za-z0-9]{5}';
/** Five groups of five, joined by any dash, by underscores, or in capitals by spaces. */
const KEY_SHAPES = [
  new RegExp(
    `(?<![A-Za-z0-9-])${GROUP}(?:\\s?[-_\\u2010-\\u2015\\u2212]\\s?${GROUP}){4}(?![A-Za-z0-9-])`,
    'g',
  ),
  /(?<![A-Za-z0-9])(?=[A-Z ]{0,99}[0-9])[A-Z0-9]{5}(?: [A-Z0-9]{5}){4}(?![A-Za-z0-9])/g,
];

/** Rejects product keys, real or invented; only the placeholder of Xs is allowed. */
export function checkProductKeys(source: SourceText | ShownText): Fault[] {
  return faultsOf(source.path, linesOf(source), ({text}) =>
    KEY_SHAPES.flatMap((shape) => text.match(shape) ?? [])
      .filter((key) => key !== PLACEHOLDER_KEY)
      .map(
        () => `a product key, or text in its format: write ${PLACEHOLDER_KEY}`,
      ),
  );
}

const DOWNLOAD =
  '(?:curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod|Start-BitsTransfer|DownloadString|DownloadFile|DownloadData|Net\\.WebClient|Msxml2\\.XMLHTTP)(?:\\.exe)?';
const SHELL =
  '(?:iex|Invoke-Expression|Invoke-Command|icm|(?:ba|z|da|k|fi|c|tc)?sh|cmd|powershell|pwsh|python[\\d.]*|perl|ruby|node|php|osascript)(?:\\.exe)?';
/** What may stand before a shell: programs that start others, the call operator of PowerShell, a folder. */
const BEFORE_SHELL =
  '(?:(?:sudo|doas|env|xargs|nohup)\\s+(?:-\\S+\\s+)*)*(?:&\\s*)?(?:[\\w/:\\\\.]*[/\\\\])?';
const EVALUATE = '(?:iex|Invoke-Expression)';
const DOWNLOAD_AND_RUN = [
  // A download piped into a shell, with anything between the two.
  new RegExp(
    `\\b${DOWNLOAD}\\b.*\\|\\s*(?:["']\\s*)?${BEFORE_SHELL}${SHELL}(?![\\w-])`,
    'i',
  ),
  // An evaluation and a download in one command, in either order.
  new RegExp(`\\b${EVALUATE}\\b.*\\b${DOWNLOAD}\\b`, 'i'),
  new RegExp(`\\b${DOWNLOAD}\\b.*\\b${EVALUATE}\\b`, 'i'),
  // A script block created from a download.
  new RegExp(`scriptblock\\]?::Create\\b.*\\b${DOWNLOAD}\\b`, 'i'),
  // A shell or a shell command that gets a download as an argument or a file.
  new RegExp(
    `(?:\\b(?:${SHELL}|eval|source|exec)|(?:^|[\\s;&\`])\\.)\\s+(?:-\\w+\\s+)*["']?(?:\\$\\(|<\\(|<<<|\`)[^\\n]*\\b${DOWNLOAD}\\b`,
    'i',
  ),
  // Windows programs that run code from a URL.
  /\b(?:mshta(?:\.exe)?\s+["']?(?:https?|javascript|vbscript):|regsvr32\b.*\/i:\s*["']?https?:)/i,
];
/** A line end after which the command continues: backslash, backtick, caret, pipe. */
const CONTINUES = /(?:\\|`|\^|\|)\s*$/;
const STARTS_WITH_PIPE = /^\s*\|\s*[^\s|-]/;

/** Possible commands, each with its first line: table cells, and lines with their continuations. */
function commandsOf(
  lines: readonly TextLine[],
): {line: number; command: string}[] {
  const commands: {line: number; command: string}[] = [];
  let goesOn = false;
  for (const {line, text} of lines) {
    const row = text.trim();
    const isRow =
      row.startsWith('|') && row.endsWith('|') && row.split('|').length > 3;
    if (isRow) {
      // In a table cell, pipes are escaped.
      for (const cell of text.split(/(?<!\\)\|/)) {
        commands.push({line, command: cell.replace(/\\\|/g, '|')});
      }
    } else if (goesOn || STARTS_WITH_PIPE.test(text)) {
      const last = commands.at(-1);
      if (last) {
        last.command = `${last.command.replace(/[\\`^]\s*$/, '')} ${text.trim()}`;
      }
    } else {
      commands.push({line, command: text});
    }
    goesOn = !isRow && CONTINUES.test(text);
  }
  return commands;
}

/** Joins `'i'+'ex'`, and removes the escapes of a letter, which do nothing: `` i`ex ``, `i^ex`. */
const joined = (command: string) =>
  command.replace(/(['"])\s*\+\s*\1/g, '').replace(/[`^](?=[a-z])/gi, '');

/** Rejects commands that pass a download to a shell, in any spelling. */
export function checkDownloadAndRun(source: SourceText | ShownText): Fault[] {
  return faultsOf(source.path, commandsOf(linesOf(source)), ({command}) => [
    DOWNLOAD_AND_RUN.some(
      (shape) => shape.test(command) || shape.test(joined(command)),
    ) &&
      'a command that runs what it downloads: describe the download and the run as separate steps, or leave it out',
  ]);
}

/** Options and settings whose value is a KMS host. `-domain` variants name a DNS domain. */
const KMS_OPTION =
  /(?:[/-]skms(?:-domain)?|[/-]sethst|KeyManagementServiceName|KMS_Host)["'`]?(?:\s+(?:[:=]\s*)?|[:=]\s*)["'`]?([A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+|\[?[0-9a-f]*:[0-9a-f:]+\]?(?=$|[\s"'`]))/gi;
/** A host named after its service, such as the placeholder `kms.corp.example`. */
const KMS_NAME =
  /(?<![\w./\\-])((?:[\w-]+\.)*(?:[a-z0-9-]*kms[a-z0-9-]*|_vlmcs)(?:\.[\w-]+)*\.[a-z]{2,})(?![\w-])/gi;
const FILE_NAME =
  /\.(?:bat|cmd|dll|exe|html?|ini|json|log|md|mdx|ps1|sys|tsx?|txt|vbs|xml|xrm-ms)$/i;

/** Rejects KMS hosts except placeholders under `.example` and the hosts in `allowed`. */
export function checkKmsHosts(
  source: SourceText | ShownText,
  allowed: readonly AllowedHost[],
): Fault[] {
  return faultsOf(source.path, linesOf(source), ({text}) =>
    [
      ...new Set(
        [KMS_OPTION, KMS_NAME].flatMap((shape) =>
          [...text.matchAll(shape)].map(([, host]) => host!),
        ),
      ),
    ]
      .filter(
        (host) =>
          !/\.example$/i.test(host) &&
          !/^kms[A-Z]\w*\./.test(host) && // A property in code, such as kmsHost.
          !allowed.some((entry) => entry.host === host.toLowerCase()) &&
          !FILE_NAME.test(host),
      )
      .map(
        (host) =>
          `"${host}" is a KMS host: write the placeholder kms.corp.example`,
      ),
  );
}

const ADDRESS =
  /\bhttps?:\/\/((?:[a-z0-9-]+\.)+[a-z]{2,})(?![\w-])(?::\d+)?(\/[^\s"'`<>)\]}]*)?/gi;

/** The addresses in a text, except those on reserved example hosts. */
export function linkedAddresses(source: SourceText | ShownText) {
  return linesOf(source).flatMap(({line, text}) =>
    [...text.matchAll(ADDRESS)]
      .map(([, host, path = '/']) => ({
        line,
        host: host!.toLowerCase(),
        /** With a leading and a trailing slash: `/MicrosoftDocs/feedback/`. */
        path: `${path.replace(/\/$/, '')}/`,
      }))
      .filter(({host}) => !isExampleHost(host)),
  );
}

/** Whether an entry of the list covers an address. */
export function allowsAddress(
  {host, paths = ['/']}: AllowedHost,
  address: {host: string; path: string},
): boolean {
  return (
    host === address.host &&
    (address.path === '/' ||
      paths.some((start) => address.path.startsWith(start)))
  );
}

/** Rejects addresses that are not on a reviewed host or, if the host lists paths, not below one of them. */
export function checkHosts(
  source: SourceText | ShownText,
  allowed: readonly AllowedHost[],
): Fault[] {
  return faultsOf(source.path, linkedAddresses(source), (address) => [
    !allowed.some((entry) => allowsAddress(entry, address)) &&
      `${address.host}${address.path.slice(0, -1)} is not on the reviewed list: link a primary source, or add it with a reason to checks/data/allowedHosts.ts`,
  ]);
}
