import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Packages without a notice of their own, whose files name the same license and holder as another package. */
const sameNotice: Readonly<Record<string, string>> = {
  'node_modules/infima': 'node_modules/@docusaurus/core',
};

/** The license and notice files of a folder, or else the section of its readme. */
function readNotice(directory: string): string | null {
  const read = (file: string) =>
    readFileSync(path.join(directory, file), 'utf8').trim();
  const files = readdirSync(directory).sort();
  const notices = files
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:\.\w+)?$/i.test(file))
    .map(read);
  if (notices.length > 0) {
    return notices.join('\n\n');
  }
  const readme = files.find((file) => /^readme\.md$/i.test(file));
  const [, section = ''] =
    /^#+ licen[cs]e\s*$([^]*)/im.exec(readme ? read(readme) : '') ?? [];
  return /copyright/i.test(section) ? section.trim() : null;
}

/**
 * @param siteDir absolute path of the project
 * @param folder folder of a package, such as `node_modules/react`
 */
export function readPackage(siteDir: string, folder: string) {
  const {
    name,
    version,
    license = 'none',
  } = JSON.parse(
    readFileSync(path.join(siteDir, folder, 'package.json'), 'utf8'),
  ) as {name: string; version: string; license?: string};
  return {
    name,
    version,
    /** SPDX expression. */
    license,
    /** Text of its license, with the copyright notice; `null` if it has none. */
    notice: readNotice(path.join(siteDir, sameNotice[folder] ?? folder)),
  };
}

/** A package in the browser bundle. */
export type BundledPackage = ReturnType<typeof readPackage>;

/** The text of the file with all notices. Packages with the same notice share it. */
export function formatNotices(packages: readonly BundledPackage[]): string {
  const byNotice = new Map<string, string[]>();
  for (const {name, version, license, notice} of packages) {
    const text = notice ?? '';
    byNotice.set(text, [
      ...(byNotice.get(text) ?? []),
      `${name} ${version} (${license})`,
    ]);
  }
  const sections = Array.from(
    byNotice,
    ([notice, names]) => `${names.join('\n')}\n\n${notice}\n`,
  );
  return [
    'The scripts and styles of this site contain these packages.\n',
    ...sections,
  ].join(`\n${'-'.repeat(80)}\n\n`);
}
