import type {BundledPackage} from './notices';

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
 * An error message for each package whose license is not allowed in the browser or whose notice is missing, and one if
 * the list of packages cannot be that of the bundle.
 */
export function licenseFaults(
  packages: readonly Omit<BundledPackage, 'version'>[],
): string[] {
  const faults = packages.flatMap(({name, license, notice}) => {
    // With `(MIT OR GPL-3.0)`, we may choose.
    const choices = license.replace(/^\(|\)$/g, '').split(' OR ');
    if (!choices.some((choice) => allowed.has(choice))) {
      return [
        `The package ${name} is in the browser bundle, and its license "${choices.join(' OR ')}" is not one of ${[...allowed].join(', ')}. Use another package, or review the license and add it to src/plugins/bundle-licenses/licenses.ts.`,
      ];
    }
    return notice === null
      ? [
          `The package ${name} is in the browser bundle, and its folder has no file with its license. Find the notice, and add the package to src/plugins/bundle-licenses/notices.ts.`,
        ]
      : [];
  });
  return packages.some(({name}) => name === expectedPackage)
    ? faults
    : [
        `The license check found no ${expectedPackage} in the bundle, so it does not see the bundle. Fix how src/plugins/bundle-licenses/index.ts finds the files of a module.`,
        ...faults,
      ];
}
