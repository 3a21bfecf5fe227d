/** Reads which Windows a text is about: a line of `winver`, `ver` or `systeminfo`, or words such as "win 11 pro 24h2". */
import {
  firstBuildOf11,
  longTermBuilds,
  windows10Builds,
  windows11Builds,
} from '../../data/windowsBuilds';
import {upperFirst} from '../text/sentences';

/** A version of Windows 10 or 11, as far as the text says. */
export interface WindowsVersion {
  product: 'Windows 10' | 'Windows 11';
  /** `22H2`, `1909`, `LTSC 2021`. */
  version: string;
  /** The edition, in English: "Home", "Pro", "Enterprise", "Education" or "IoT Enterprise". */
  edition?: string;
}

/** Longer than what `winver` shows. A longer text is about something else. */
const longestText = 600;

const editions = '(?:home|pro(?:fessional)?|enterprise|education)';

/** What names the edition. The name of a PC, a user or a folder can have the same word. */
const labeledEdition = new RegExp(
  String.raw`\b(?:windows 1[01](?: iot)? |edition[ \t:]{1,40})(${editions})(?![\w-])`,
  'i',
);

/** Its `winver` shows the version of the same day, and its support is another. */
const longTerm = /\bLTS[BC]\b/i;

/** How the version, the build or both are written, the surest first. */
const forms = [
  // "Windows 10 22H2", "win11 pro, version 24h2", and nothing else
  new RegExp(
    String.raw`^(?:microsoft )?win(?:dows)? ?(?<product>1[01])(?: (?<edition>${editions}))?,?(?: version)? (?<version>\d\dh\d|1[5-9]\d\d|2004)(?: (?<after>${editions}))?[.?!]?$`,
    'i',
  ),
  // `Version 22H2 (OS Build 19045.4529)`, in any language
  /(?<!-)\b(?<version>\d\dH\d|1[5-9]\d\d|2004) ?[(（][^()\d]{0,40}(?<build>\d{5})(?:\.\d{1,5})?[)）]/i,
  // `Version 23H2` and `OS build 22631.3447` of Settings, with lines between them
  /\bversion[:\s]{1,4}(?<version>\d\dH\d)\b[^]{0,80}?\bOS build[:\s]{1,4}(?<build>\d{5})\b/i,
  // `Microsoft Windows [Version 10.0.19045.4529]`, `OS Version: 10.0.19045`, `OsVersion : 10.0.19045` of Get-ComputerInfo.
  // Any other "version" is of a file or a tool.
  /(?:\[[^\]\d]{0,20}|\b(?:(?:os|windows|image) ?|betriebssystem)version {0,40}: +)10\.0\.(?<build>\d{5})\b/i,
  // What `reg query` prints of the version
  /\bCurrentBuild(?:Number)? +REG_SZ +(?<build>\d{5})\b/i,
  // `(10.0, Build 19045)`
  /\b10\.0(?:\.\d{5})?,? Build (?<build>\d{5})\b/i,
];

/** Windows Server, which has the same builds, so that one without its product may be of it, and Windows 11 SE. */
const otherDates =
  /\bserver\b|\bwindows 11 se\b|^(?![^]*\bProductName\b)[^]*\bCurrentBuild/i;

/** Undefined for a text that is about something else, and for what has other dates. */
export function readVersion(input: string): WindowsVersion | undefined {
  const text = input.trim();
  if (text.length > longestText || otherDates.test(text)) {
    return undefined;
  }
  const form = forms.find((each) => each.test(text));
  const {product, build, ...written} = form?.exec(text)?.groups ?? {};
  const number = Number(build ?? 0);
  const is11 = product ? product === '11' : number >= firstBuildOf11;
  const ofBuild = (is11 ? windows11Builds : windows10Builds).get(number);
  const version = written.version?.toUpperCase() ?? ofBuild;
  // Another build is that of Windows Server, or of a preview.
  if (version === undefined || (build && version !== ofBuild)) {
    return undefined;
  }
  const name = is11 ? 'Windows 11' : 'Windows 10';
  if (longTerm.test(text)) {
    const release = longTermBuilds.get(number)?.replace(`${name} `, '');
    const edition = /\biot\b/i.test(text) ? 'IoT Enterprise' : 'Enterprise';
    return release ? {product: name, version: release, edition} : undefined;
  }
  const edition = (
    written.edition ??
    written.after ??
    labeledEdition.exec(text)?.[1]
  )?.toLowerCase();
  return {
    product: name,
    version,
    edition: edition && upperFirst(edition.replace(/fessional$/, '')),
  };
}
