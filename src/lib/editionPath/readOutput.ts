/**
 * Reads the edition of an installation, and the targets that DISM lists for it, from pasted output: DISM in any display
 * language, Get-WindowsEdition, Get-ComputerInfo, reg query and systeminfo. Results contain known editions only, never
 * the pasted text.
 */
import {windowsEditionNames} from '../../data/editionIds';
import {languages} from '../../data/languages';
import {cleanText} from '../text/clean';
import {editionWithId, findWindowsNames} from '../windows/productNames';
import {asTold, installations, shortName} from './installations';
import type {Installation} from './installations';

export interface OutputReading {
  /** The edition of the PC. */
  current?: Installation;
  /** The editions that DISM lists as targets and the finder knows. */
  targets: readonly Installation[];
  /** How many more targets DISM lists, such as editions for virtual desktops. */
  otherTargets: number;
  /** Whether DISM says that there is no target. */
  hasNoTarget: boolean;
  /** Whether the text leaves open if Windows Server is Server Core. */
  isServerTypeOpen: boolean;
  /** Why no edition was read. */
  problem?: 'empty' | 'nothing' | 'several' | 'elevation' | 'unknown';
}

/** DISM prints less than 2,000 characters, Get-ComputerInfo about 10,000. */
const LONGEST_TEXT = 200_000;

/** A name as `windowsEditionNames` writes it. */
const plainName = (name: string) =>
  name
    .replace(/^Windows (?:1[01] )?/, '')
    .replace(/ N(?=.* Evaluation)/, '')
    .replace(' N LTSC', ' LTSC N')
    .replace(/^(Team|.* Azure Edition) .*/, '$1');

const byName = new Map(
  installations.map((each) => [plainName(shortName(each)), each]),
);

/** The installation with this name; undefined if the finder has none. */
const installationNamed = (name: string): Installation | undefined =>
  byName.get(plainName(name));

/** The installation with an ID as Windows writes it, such as `Core`; undefined if the finder has none. */
export function installationWithId(id: string): Installation | undefined {
  const name = editionWithId(id);
  return name === undefined ? undefined : installationNamed(name);
}

/** IDs that aren't ordinary words, so they count anywhere in the text, even if the finder doesn't know them. */
const unmistakable =
  '(?:core|professional|enterprise|education|server)[a-z]+|iotenterprise[a-z]*|cloudedition|ppipro';
const UNMISTAKABLE = new RegExp(`^(?:${unmistakable})$`, 'i');

/** Commands and headings, of which the last one before an ID decides what it is, and IDs behind what begins a value. */
const parts = new RegExp(
  [
    '(?<target>get-targeteditions|get-windowsedition.{0,60}-target|upgraded to)',
    '(?:get-currentedition|current edition is|get-windowsedition|editionid)',
    String.raw`(?:^[\s>#*|-]*|[:：=|{,]|REG_SZ)\s*["']?(?<id>${unmistakable}|${Object.keys(windowsEditionNames).join('|')})(?![\w.\\/-])`,
  ].join('|'),
  'gi',
);

const labelWith = (role: 'current' | 'target') =>
  new RegExp(
    languages
      .flatMap(({editionLabels}) => editionLabels?.[role] ?? [])
      .join('|'),
    'i',
  );

/** What labels of DISM have, so that the display language doesn't matter. */
const labels = {target: labelWith('target'), current: labelWith('current')};

interface Found {
  id: string;
  role: 'current' | 'target' | 'open';
  /** From the registry or PowerShell, which give Server Core and Desktop Experience the same name. */
  isFromRegistry: boolean;
}

function findIds(text: string): Found[] {
  const found: Found[] = [];
  let command: Found['role'] = 'open';
  // Neither an ID nor a command is shorter.
  const lines = text.split('\n').filter((line) => /[a-z]{4}/i.test(line));
  for (const line of lines) {
    for (const {0: all, index, groups = {}} of line.matchAll(parts)) {
      const {target, id} = groups;
      if (!id) {
        command = target ? 'target' : 'current';
        continue;
      }
      // If the line breaks were lost, only the end of the text before the value is its label.
      const label = line.slice(Math.max(0, index - 30), index);
      const isAlone = /^\s*(?:["']\s*)?(?:[,}|;]|$)/.test(
        line.slice(index + all.length),
      );
      if (isAlone || /edition/i.test(label) || UNMISTAKABLE.test(id)) {
        const named = (['target', 'current'] as const).find((role) =>
          labels[role].test(label),
        );
        found.push({
          id: id.toLowerCase(),
          role: named ?? command,
          isFromRegistry: /edition_?id/i.test(line.slice(0, index)),
        });
      }
    }
  }
  return found;
}

/** Product names such as `Microsoft Windows 11 Pro`, each once, as `windowsEditionNames` has their editions. */
function findCaptions(text: string): string[] {
  const found = findWindowsNames(text).filter(({version}) =>
    /^(?:1[01]|Server)/.test(version),
  );
  return [...new Set(found.flatMap(({edition}) => edition ?? []))];
}

/** The installation of an edition that a text is about: Server Core, or that of a domain controller, if the text says so. */
function installedIn(text: string, named: Installation): Installation {
  const isCore =
    /(?:installation_?type|osserverlevel)[^\n]{0,40}server ?core/i.test(text);
  const core = named.id.replace(/desktop-experience$/, 'core');
  const installed = isCore && installations.find(({id}) => id === core);
  return asTold(installed || named, text);
}

/** Reads the text. `current` and `targets` are empty if it names none. */
export function readOutput(text: string): OutputReading {
  const read = cleanText(text.slice(0, LONGEST_TEXT)).normalize('NFKC');
  const ids = findIds(read);
  const open = ids.filter(({role}) => role === 'open');
  // Several IDs without a label are a list of targets, because there is only one current edition.
  const isList = new Set(open.map(({id}) => id)).size > 1;
  const own =
    ids.find(({role}) => role === 'current') ?? (isList ? undefined : open[0]);
  const targetIds = new Set(
    ids
      .filter(({role}) => role === 'target' || (role === 'open' && isList))
      .map(({id}) => id),
  );
  const targets = [
    ...new Set([...targetIds].flatMap((id) => installationWithId(id) ?? [])),
  ];
  const captions = own ? [] : findCaptions(read);
  const named = [
    ...(own ? [installationWithId(own.id)] : captions.map(installationNamed)),
  ][0];
  const hasNoTarget = /cannot be upgraded to any target/i.test(read);
  const [problem] = (
    [
      ['empty', text.trim() === ''],
      ['several', captions.length > 1],
      [undefined, named ?? (targetIds.size > 0 || hasNoTarget)],
      ['unknown', own ?? captions.length > 0],
      ['elevation', /[:：]\s*740\b|elevated permissions/i.test(read)],
      ['nothing', true],
    ] as const
  ).find(([, holds]) => holds)!;
  const current = problem ? undefined : named;
  return {
    current: current && installedIn(read, current),
    targets,
    otherTargets: targetIds.size - targets.length,
    hasNoTarget,
    isServerTypeOpen:
      (current?.id.endsWith('desktop-experience') ?? false) &&
      (!own || own.isFromRegistry) &&
      !/installation_?type|osserverlevel/i.test(read),
    problem,
  };
}
