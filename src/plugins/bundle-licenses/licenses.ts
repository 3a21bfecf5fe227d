/** Licenses that require only their notice, by SPDX identifier. */
const allowed: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
]);

/** A package that is in every bundle of this site. If it is missing, the check does not see the bundle. */
const expectedPackage = 'react-dom';

/**
 * The package folders that the files belong to, such as `node_modules/react`: sorted, without duplicates. The site's
 * own files have none.
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
 * An error message for each package whose license is not allowed in the browser, and one if the list of packages cannot
 * be that of the bundle.
 *
 * @param folders the result of `packageFolders`
 * @param readManifest returns the content of a folder's package.json
 */
export function licenseFaults(
  folders: readonly string[],
  readManifest: (folder: string) => unknown,
): string[] {
  const faults = folders.flatMap((folder) => {
    const {license} = readManifest(folder) as {license?: unknown};
    // With `(MIT OR GPL-3.0)`, we may choose.
    const choices = String(license ?? 'none')
      .replace(/^\(|\)$/g, '')
      .split(' OR ');
    return choices.some((choice) => allowed.has(choice))
      ? []
      : [
          `The package ${folder.replace(/^.*node_modules\//, '')} is in the browser bundle, and its license "${choices.join(' OR ')}" is not one of ${[...allowed].join(', ')}. Use another package, or review the license and add it to src/plugins/bundle-licenses/licenses.ts.`,
        ];
  });
  return folders.includes(`node_modules/${expectedPackage}`)
    ? faults
    : [
        `The license check found no ${expectedPackage} in the bundle, so it does not see the bundle. Fix how src/plugins/bundle-licenses/index.ts finds the files of a module.`,
        ...faults,
      ];
}
