import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {site as contact} from '../../../data/site';
import {readBuildDate} from '../../build-date';
import type {BuiltSite} from '../pages';

/** How long the file is valid. RFC 9116 recommends less than a year. */
const validDays = 364;

/**
 * The text of `security.txt` (RFC 9116), which tells where to report a vulnerability.
 *
 * @param date the ISO date of the build
 */
function securityText(
  {url, repositoryUrl}: {url: string; repositoryUrl: string},
  date: string,
): string {
  const expires = new Date(date);
  expires.setUTCDate(expires.getUTCDate() + validDays);
  return [
    `Contact: mailto:${contact.securityEmail}`,
    `Contact: ${repositoryUrl}/security`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    `Policy: ${repositoryUrl}/blob/${contact.branch}/.github/SECURITY.md`,
    '',
  ].join('\n');
}

/** Writes `/.well-known/security.txt`, unless the site is below a path: the file counts only at the root of a host. */
export async function writeSecurityTxt({
  outDir,
  url,
  baseUrl,
  siteDir,
  repositoryUrl,
}: BuiltSite): Promise<void> {
  if (baseUrl === '/') {
    const folder = path.join(outDir, '.well-known');
    await mkdir(folder, {recursive: true});
    await writeFile(
      path.join(folder, 'security.txt'),
      securityText({url, repositoryUrl}, readBuildDate(siteDir)),
    );
  }
}
