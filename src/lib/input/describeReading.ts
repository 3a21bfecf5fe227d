/** What a text is, in a line below the field while somebody types. */
import {prompts} from '../../data/commandSwitches';
import type {ActivationReport, LicenseReport} from '../activationStatus/types';
import type {Question} from '../editionPath/installations';
import {isOfNothing} from '../fileHash/algorithms';
import {findKnown} from '../fileHash/messages';
import {countOf, withoutBackticks} from '../text/format';
import {splitSentence} from '../text/sentences';
import {nameOfVersion} from '../windows/versionAddress';
import {readInput, type Kind, type Reading} from './readInput';

const reportNames = {
  ospp: 'Report of ospp',
  cim: 'Report of PowerShell',
  dism: 'Report of DISM',
  settings: 'What a window says about activation',
  event: 'Event of the licensing service',
  vnextdiag: 'Report of vNextDiag',
} as const;

function nameOfReport({
  tool,
  product,
  channelWord,
  hasKey,
  isPermanent,
}: LicenseReport): string {
  if (tool) {
    return reportNames[tool];
  }
  // slmgr.vbs gives no other sign of itself than a channel beside a part of the key, or a permanent activation.
  return product === 'windows' && ((channelWord && hasKey) || isPermanent)
    ? 'Report of slmgr'
    : 'Activation report';
}

function describeReport({products}: ActivationReport): string {
  const [first, ...others] = products;
  if (!first) {
    return 'About a license';
  }
  const about =
    others.length > 0 ? countOf(products.length, 'license') : first.title;
  return [nameOfReport(first), about].filter(Boolean).join(', ');
}

function describeSums(sums: Reading<'checksum'>['value']): string | undefined {
  if (sums.kind !== 'checksums') {
    return 'Hexadecimal digits, but not as many as a checksum has';
  }
  const [{algorithm, value}, ...others] = sums.checksums;
  if (others.length > 0) {
    return countOf(others.length + 1, 'checksum');
  }
  const file = findKnown(value)?.file;
  if (file) {
    return `${algorithm} of ${file}`;
  }
  if (isOfNothing(algorithm, value)) {
    return `${algorithm} of an empty file`;
  }
  // What the text says can make it something else that is as long.
  const name = sums.notes.length > 0 ? 'Checksum' : algorithm;
  return `${sums.otherKind?.name ?? name}, ${value.length} digits`;
}

function describeCommand(
  commands: Reading<'command'>['value'],
): string | undefined {
  const [first] = commands;
  if (!first) {
    return undefined;
  }
  if (commands.length > 1) {
    return countOf(commands.length, 'command');
  }
  const prompt = first.where?.startsWith(prompts.required) && prompts.required;
  return ['Command:', splitSentence(withoutBackticks(first.effect))[0], prompt]
    .filter(Boolean)
    .join(' ');
}

function describeQuestion({from, to}: Question): string {
  if (from && to) {
    return from === to ? `${to.name} stays` : `${from.name} to ${to.name}`;
  }
  return to ? `To ${to.name}: from which edition?` : `From ${from!.name}`;
}

const describers: {
  [K in Kind]: (value: Reading<K>['value']) => string | undefined;
} = {
  report: describeReport,
  // What tells an error is large, so its line comes later.
  code: () => undefined,
  checksum: describeSums,
  command: describeCommand,
  editions: ({output, questions}) =>
    questions.length > 0
      ? questions.map(describeQuestion).join('; ')
      : `Edition of a PC${output.current ? `: ${output.current.name}` : ''}`,
  version: nameOfVersion,
  note: ({title, seen = title}) => seen,
  words: () => undefined,
};

/** The line of the most specific reading that has one. Undefined for words, which say themselves what they are. */
export function describeReading(
  readings: readonly Reading[],
): string | undefined {
  for (const {kind, value} of readings) {
    const line = (describers[kind] as (read: unknown) => string | undefined)(
      value,
    );
    if (line) {
      return line;
    }
  }
  return undefined;
}

/** Most words of an error code beside what introduces it: "Error code: 0xC004F074". A message has more. */
const mostWordsOfCode = 3;

/** Whether a text was printed by a program, or is typed into one, so that each character counts. Sentences aren't. */
export function isSetAsCode({kind}: Reading, text: string): boolean {
  return (
    /^(?:checksum|command|report)$/.test(kind) ||
    (kind === 'code' && text.trim().split(/\s+/).length <= mostWordsOfCode)
  );
}

/** What a text was read as, and how a field shows it. */
export interface Described {
  readings: readonly [Reading, ...Reading[]];
  /** What it is, unless only its error tells; absent for words. */
  line?: string;
  isCode: boolean;
}

/** Reads a text, and says what it is. */
export function readAndDescribe(text: string): Described {
  const readings = readInput(text);
  return {
    readings,
    line: describeReading(readings),
    isCode: isSetAsCode(readings[0], text),
  };
}
