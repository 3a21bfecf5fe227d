import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {errorCodes} from '../../../data/errorCodes';
import {errorAreas} from '../../../data/errorCodes/areas';
import type {ErrorCode, ErrorMeaning} from '../../../data/errorCodes/types';
import {commandNote} from '../../../lib/errorCodes/commandNote';
import {
  familyNames,
  sectionPath,
  stepLists,
  summarizeMeaning,
} from '../../../lib/errorCodes/entry';
import {troubleshooterLink} from '../../../lib/errorCodes/troubleshooterLink';
import {withoutBackticks} from '../../../lib/withoutBackticks';
import type {BuiltSite} from '../pages';

const troubleshooter = '/troubleshoot';

/** A code and its name on one line, and what is known about it on the next ones. */
function block(
  code: string,
  symbol: string | undefined,
  lines: readonly string[],
): string {
  return [
    [code, symbol].filter(Boolean).join('  '),
    ...lines.map((line) => `  ${line}`),
  ].join('\n');
}

/** The steps of a meaning as numbered lines, each command on a line of its own. */
function stepTexts(meaning: ErrorMeaning): string[] {
  return stepLists(meaning).flatMap(({title, steps}) => [
    ...(title ? [`${title}:`] : []),
    ...steps.flatMap((step, index) =>
      typeof step === 'string'
        ? [`${index + 1}. ${step}`]
        : [
            `${index + 1}. ${step.text}:`,
            `   ${step.command}`,
            `   ${commandNote(step)}`,
          ],
    ),
  ]);
}

/** What the code means and what to do, for each of its meanings. */
function meaningTexts({meanings}: ErrorCode): string[] {
  return meanings.flatMap((each) => [
    ...(meanings.length > 1
      ? [`${familyNames[each.family]}, ${each.context ?? each.meaning}`]
      : []),
    ...stepTexts(each),
  ]);
}

/** All codes with their meanings as plain text, which works without JavaScript, and in which `grep` finds codes. */
export function listErrorCodes({
  url,
  baseUrl,
}: Pick<BuiltSite, 'url' | 'baseUrl'>): string {
  const addressOf = (link: string) => `${url}${baseUrl}${link.slice(1)}`;
  const entries = errorCodes.map((entry) =>
    block(entry.label ?? entry.code, entry.symbol, [
      summarizeMeaning(entry),
      ...meaningTexts(entry).map(withoutBackticks),
      addressOf(troubleshooterLink(entry.code)),
    ]),
  );
  const areas = errorAreas.map(({title, about, advice, codes}) => [
    `## ${title}`,
    withoutBackticks(about),
    advice
      .map(({text, to}, index) => {
        const address = to ? `\n   ${addressOf(sectionPath(to))}` : '';
        return `${index + 1}. ${withoutBackticks(text)}${address}`;
      })
      .join('\n'),
    ...codes.map(({code, symbol, meaning}) => block(code, symbol, [meaning])),
  ]);
  return `${[
    '# Error codes of Windows and Office',
    '## Codes with steps; the addresses add causes and sources',
    ...entries,
    ...areas.flat(),
  ].join('\n\n')}\n`;
}

/** Writes `error-codes.txt`, to which the troubleshooter links. */
export async function writeErrorCodesTxt(site: BuiltSite): Promise<void> {
  if (site.pages.some(({route}) => route === troubleshooter)) {
    await writeFile(
      path.join(site.outDir, 'error-codes.txt'),
      listErrorCodes(site),
    );
  }
}
