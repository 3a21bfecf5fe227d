import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {errorCodes} from '../../../data/errorCodes';
import {errorAreas} from '../../../data/errorCodes/areas';
import {sectionPath, summarizeMeaning} from '../../../lib/errorCodes/entry';
import {troubleshooterLink} from '../../../lib/errorCodes/troubleshooterLink';
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

/** All codes with their meanings as plain text, which works without JavaScript, and in which `grep` finds codes. */
export function listErrorCodes({
  url,
  baseUrl,
}: Pick<BuiltSite, 'url' | 'baseUrl'>): string {
  const addressOf = (link: string) => `${url}${baseUrl}${link.slice(1)}`;
  const entries = errorCodes.map((entry) =>
    block(entry.label ?? entry.code, entry.symbol, [
      summarizeMeaning(entry),
      addressOf(troubleshooterLink(entry.code)),
    ]),
  );
  const areas = errorAreas.map(({title, about, advice, codes}) => [
    `## ${title}`,
    about.replaceAll('`', ''),
    advice
      .map(({text, to}, index) => {
        const address = to ? `\n   ${addressOf(sectionPath(to))}` : '';
        return `${index + 1}. ${text.replaceAll('`', '')}${address}`;
      })
      .join('\n'),
    ...codes.map(({code, symbol, meaning}) => block(code, symbol, [meaning])),
  ]);
  return `${[
    '# Error codes of Windows and Office',
    '## Codes with causes, fixes and sources',
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
