/**
 * Reads the edition of an installation, and the targets that DISM lists for it, from pasted output: DISM in any display
 * language, Get-WindowsEdition, Get-ComputerInfo, reg query and systeminfo. Results contain known editions only, never
 * the pasted text.
 */
import {languages} from '../../data/languages';
import {cleanText} from '../text/clean';
import {editionWithId, findWindowsNames} from '../windows/productNames';
import {asTold, installations} from './installations';
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

/** The installation with this name, as `windowsEditionNames` writes it; undefined if the finder has none. */
function installationNamed(name: string): Installation | undefined {
  const server = /^Server (.+)$/.exec(name)?.[1];
  if (server) {
    const edition = server
      .replace(/(Azure Edition)(?: \(?Core\)?)$/, '$1')
      .replace(
        /^((?:Standard|Datacenter)(?: Evaluation)?)$/,
        '$1 (Desktop Experience)',
      );
    return installations.find(
      (each) => each.family === 'server' && each.edition === edition,
    );
  }
  const isN = / N\b/.test(name) && !/Evaluation/.test(name);
  const edition = name.replace(/ N\b/, '');
  return installations.find(
    (each) =>
      each.family === (isN ? 'n' : 'client') &&
      (each.edition === edition ||
        new RegExp(`^Windows 1[01] ${edition}\\b`).test(each.edition)),
  );
}

/** The installation with an ID as Windows writes it, such as `Core`; undefined if the finder has none. */
export function installationWithId(id: string): Installation | undefined {
  const name = editionWithId(id);
  return name === undefined ? undefined : installationNamed(name);
}

/** IDs that aren't ordinary words, so they count anywhere in the text, even if the finder doesn't know them. */
export const UNMISTAKABLE =
  /^(?:core\w+|professional\w+|enterprise\w+|education\w+|server\w+|iotenterprise\w*|cloudedition|ppipro)$/i;

const COMMANDS = {
  target: /get-targeteditions|get-windowsedition.{0,60}-target|upgraded to/gi,
  current:
    /get-currentedition|current edition is|get-windowsedition|editionid/gi,
};

const labelWith = (role: 'current' | 'target') =>
  new RegExp(
    languages
      .flatMap(({editionLabels}) => editionLabels?.[role] ?? [])
      .join('|'),
    'i',
  );

/** What labels of DISM have, so that the display language doesn't matter. */
const LABELS = {target: labelWith('target'), current: labelWith('current')};

type Role = 'current' | 'target' | 'open';

interface Found {
  id: string;
  role: Role;
  /** From the registry or PowerShell, which give Server Core and Desktop Experience the same name. */
  isFromRegistry: boolean;
}

function roleOf(label: string, command: Role): Role {
  if (LABELS.target.test(label)) {
    return 'target';
  }
  return LABELS.current.test(label) ? 'current' : command;
}

/** The commands and headings of a line, in order. The last one before an ID decides what it is. */
const commandsIn = (line: string) =>
  (['current', 'target'] as const)
    .flatMap((role) =>
      Array.from(line.matchAll(COMMANDS[role]), ({index}) => ({index, role})),
    )
    .sort((one, other) => one.index - other.index);

function findIds(text: string): Found[] {
  const found: Found[] = [];
  let command: Role = 'open';
  for (const line of text.split(/\r\n?|\n/)) {
    // Neither an ID nor a command is shorter.
    if (!/[a-z]{4}/i.test(line)) {
      continue;
    }
    const clean = line.replace(/^[\s>#*|-]+/, '');
    const commands = commandsIn(clean);
    let passed = 0;
    const registryAt = clean.search(/edition_?id/i);
    for (const match of clean.matchAll(
      /(^|[:：=|{,]|REG_SZ)\s*["']?([A-Za-z]{4,40})(?![\w.\\/-])/g,
    )) {
      const id = match[2]!.toLowerCase();
      // If the line breaks were lost, only the end of the text before the value is its label.
      const label = clean.slice(Math.max(0, match.index - 30), match.index);
      while (
        passed < commands.length &&
        commands[passed]!.index < match.index
      ) {
        command = commands[passed]!.role;
        passed += 1;
      }
      const isAlone = /^\s*(?:["']\s*)?(?:[,}|;]|$)/.test(
        clean.slice(match.index + match[0].length),
      );
      const isValue =
        isAlone || /edition/i.test(label) || UNMISTAKABLE.test(id);
      if (
        isValue &&
        (editionWithId(id) !== undefined || UNMISTAKABLE.test(id))
      ) {
        found.push({
          id,
          role: roleOf(label, command),
          isFromRegistry: registryAt >= 0 && registryAt < match.index,
        });
      }
    }
    command = commands.at(-1)?.role ?? command;
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

const isServerCore = (text: string): boolean =>
  /(?:installation_?type|osserverlevel)[^\n]{0,40}server ?core/i.test(text);

/** The Server Core installation of the same edition, if there is one. */
function coreOf(installation: Installation): Installation {
  return (
    installations.find(
      ({id}) => id === installation.id.replace(/desktop-experience$/, 'core'),
    ) ?? installation
  );
}

const nothing: OutputReading = {
  targets: [],
  otherTargets: 0,
  hasNoTarget: false,
  isServerTypeOpen: false,
};

/** Reads the text. `current` and `targets` are empty if it names none. */
export function readOutput(text: string): OutputReading {
  if (text.trim() === '') {
    return {...nothing, problem: 'empty'};
  }
  const read = cleanText(text.slice(0, LONGEST_TEXT).normalize('NFKC'));
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
  const targets = [...targetIds].map(installationWithId);
  const known = [
    ...new Set(targets.filter((each) => each !== undefined)),
  ] as Installation[];
  const hasNoTarget = /cannot be upgraded to any target/i.test(read);

  const captions = own ? [] : findCaptions(read);
  const caption = captions[0];
  let named: Installation | undefined;
  if (own) {
    named = installationWithId(own.id);
  } else if (caption !== undefined) {
    named = installationNamed(caption);
  }
  const isDesktop = named?.id.endsWith('desktop-experience') ?? false;
  const isDism = own !== undefined && !own.isFromRegistry;
  const installed = named && isServerCore(read) ? coreOf(named) : named;
  const current = installed && asTold(installed, read);
  const reading = {
    targets: known,
    otherTargets: targetIds.size - known.length,
    hasNoTarget,
    isServerTypeOpen:
      isDesktop && !isDism && !/installation_?type|osserverlevel/i.test(read),
  };
  if (captions.length > 1) {
    return {...reading, isServerTypeOpen: false, problem: 'several'};
  }
  if (current) {
    return {...reading, current};
  }
  if (targetIds.size > 0 || hasNoTarget) {
    return reading;
  }
  if (own || caption !== undefined) {
    return {...nothing, problem: 'unknown'};
  }
  return {
    ...nothing,
    problem: /[:：]\s*740\b|elevated permissions/i.test(read)
      ? 'elevation'
      : 'nothing',
  };
}
