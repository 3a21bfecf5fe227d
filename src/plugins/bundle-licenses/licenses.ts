/** Licenses that ask for nothing but their notice, by SPDX identifier. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
]);

/** A package that every bundle of this site holds; without it the check has looked in the wrong place. */
const witness = 'react-dom';

/**
 * Folders of the packages that files belong to, from the last `node_modules` on: `node_modules/react`. Each once, in
 * order; files of the site itself have none.
 */
export function packageFolders(files: readonly string[]): string[] {
  const folders = files.flatMap((file) => {
    const match =
      /^.*?(node_modules[\\/].*node_modules[\\/]|node_modules[\\/])((?:@[^\\/]+[\\/])?[^\\/?]+)[\\/]/.exec(
        file,
      );
    return match ? [(match[1]! + match[2]!).replaceAll('\\', '/')] : [];
  });
  return [...new Set(folders)].sort();
}

/**
 * One sentence for each package whose license is not allowed in the browser, and one when the list of packages cannot
 * be the bundle's.
 *
 * @param folders as `packageFolders` gives them
 * @param readManifest the content of a folder's package.json
 */
export function licenseFaults(
  folders: readonly string[],
  readManifest: (folder: string) => unknown,
): string[] {
  const faults = folders.flatMap((folder) => {
    const {license} = readManifest(folder) as {license?: unknown};
    // `(MIT OR GPL-3.0)` leaves the choice to us.
    const choices = String(license ?? 'none')
      .replace(/^\(|\)$/g, '')
      .split(' OR ');
    return choices.some((choice) => allowed.has(choice))
      ? []
      : [
          `The package ${folder.replace(/^.*node_modules\//, '')} goes to the browser with the license "${choices.join(' OR ')}", which is not among ${[...allowed].join(', ')}.`,
        ];
  });
  return folders.includes(`node_modules/${witness}`)
    ? faults
    : [
        `The license check found no ${witness} in the bundle, so it does not see what the bundle holds.`,
        ...faults,
      ];
}
