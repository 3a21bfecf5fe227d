/** Reads which Windows a text is about: a line of `winver`, `ver` or `systeminfo`, or words such as "win 11 pro 24h2". */
import {
  firstBuildOf11,
  windows10Builds,
  windows11Builds,
} from '../../data/windowsBuilds';

/** A version of Windows 10 or 11, as far as the text says. */
export interface WindowsVersion {
  product: 'Windows 10' | 'Windows 11';
  /** `22H2`, `1909`. */
  version: string;
  /** The edition, in English: "Home", "Pro", "Enterprise" or "Education". */
  edition?: string;
}

/** Longer than what `winver` shows. A longer text is about something else. */
const longestText = 600;

/** `Version 22H2 (OS Build 19045.4529)`, in any language. */
const winver =
  /(?<!-)\b(\d\dH\d|1[5-9]\d\d|2004) ?[(（][^()\d]{0,40}(\d{5})(?:\.\d{1,5})?[)）]/i;

/**
 * `Microsoft Windows [Version 10.0.19045.4529]`, `OS Version: 10.0.19045 N/A Build 19045`, and `(10.0, Build 19045)`. Any other
 * "version" is that of a file or a tool, which stays when Windows gets a new one.
 */
const build =
  /(?:\[[^\]\d]{0,20}|\b(?:(?:os|windows|image) ?|betriebssystem)version: +)10\.0\.(\d{5})\b|\b10\.0(?:\.\d{5})?,? Build (\d{5})\b/i;

const editions = '(home|pro(?:fessional)?|enterprise|education)';

/** What names the edition. The name of a PC, a user or a folder can have the same word. */
const labeledEdition = new RegExp(
  String.raw`\b(?:windows 1[01](?: iot)? |edition[ \t:]{1,40})${editions}(?![\w-])`,
  'i',
);

/** `Version 23H2` and `OS build 22631.3447` of Settings, with lines between them. */
const settings =
  /\bversion[:\s]{1,4}(\d\dH\d)\b[^]{0,80}?\bOS build[:\s]{1,4}(\d{5})\b/i;

/** "Windows 10 22H2", "win11 pro, version 24h2", and nothing else. */
const typed = new RegExp(
  String.raw`^(?:microsoft )?win(?:dows)? ?(1[01])(?: ${editions})?,?(?: version)? (\d\dh\d|1[5-9]\d\d|2004)(?: ${editions})?[.?!]?$`,
  'i',
);

/** Undefined for a text that is about something else, and for Windows Server. */
export function readVersion(input: string): WindowsVersion | undefined {
  const text = input.trim();
  if (text.length > longestText || /\bserver\b/i.test(text)) {
    return undefined;
  }
  const [, named, before, written, after] = typed.exec(text) ?? [];
  const [, shown, beside] = winver.exec(text) ?? settings.exec(text) ?? [];
  const [, labeled, behind] = build.exec(text) ?? [];
  const number = Number(beside ?? labeled ?? behind ?? 0);
  if (!named && number < 10_240) {
    return undefined;
  }
  const is11 = named ? named === '11' : number >= firstBuildOf11;
  const version =
    (written ?? shown)?.toUpperCase() ??
    (is11 ? windows11Builds : windows10Builds).get(number);
  const edition = (
    before ??
    after ??
    labeledEdition.exec(text)?.[1]
  )?.toLowerCase();
  if (version === undefined) {
    return undefined;
  }
  return {
    product: is11 ? 'Windows 11' : 'Windows 10',
    version,
    edition:
      edition &&
      edition[0]!.toUpperCase() + edition.slice(1).replace(/fessional$/, ''),
  };
}
