/**
 * The day on which all facts of a module were last checked against their sources, as `verified` says for a page. Every
 * module whose entries name sources has a line. `npm run check:freshness` lists the old ones.
 *
 * Change a date after you checked the whole module, not after you changed or added an entry.
 */
export const verified = {
  'src/data/languages.ts': '2026-11-22',
  'src/data/commandSwitches.ts': '2026-11-21',
  'src/data/downloadSources.ts': '2026-11-21',
  'src/data/editionPaths.ts': '2026-11-21',
  'src/data/errorCodes/licensingAreas.ts': '2026-11-22',
  'src/data/errorCodes/office.ts': '2026-11-21',
  'src/data/errorCodes/systemAreas.ts': '2026-11-22',
  'src/data/errorCodes/windows.ts': '2026-11-21',
  'src/data/errorMessages.ts': '2026-11-22',
  'src/data/knownSums.ts': '2026-11-22',
  'src/data/licenseStates.ts': '2026-11-21',
  'src/data/supportDates.json': '2026-11-21',
  'src/data/officeProducts.ts': '2026-11-21',
  'src/data/systemRequirements.ts': '2026-11-21',
} satisfies Readonly<Record<string, string>>;
