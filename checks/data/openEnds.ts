/**
 * Sentences of pages that time will overtake: something announced, not yet announced, or temporary.
 * `npm run check:freshness` lists each from its day on. Support dates do not belong here: `lifecycle.ts` has them.
 *
 * When one is due, look it up, correct the page, and move the question below a later day or remove it.
 */
export interface OpenEnd {
  /** The page or module that says it. */
  path: string;
  /** What to look up. */
  question: string;
  /** ISO date of the next look. */
  due: string;
}

/** What to look up, by the day of the next look and the page or module that says it. */
const questions: Readonly<
  Record<string, Readonly<Record<string, readonly string[]>>>
> = {
  '2027-01-05': {
    'docs/windows_ltsc_links.md': ['whether there is an ESU for LTSC 2021'],
  },
  '2027-01-13': {
    'docs/windows_server_links.md': [
      'whether Microsoft has published a price for ESU of Server 2016',
    ],
  },
  '2027-02-01': {
    'docs/windows10_eol.md': [
      'whether the conditions of consumer ESU have changed',
      'whether there is a newer licensing preparation package for ESU than KB5126256',
      'whether Windows Update still says wrongly that support has ended',
    ],
    'docs/news.md': [
      'whether a release of Windows has VBScript off by default',
    ],
    'src/data/knownSums.ts': [
      'whether a source states the SHA-256 of the ISO of Windows 11 26H2',
    ],
    'docs/check_activation_status.md': [
      'whether Windows still has VBScript turned on',
    ],
  },
  '2027-03-01': {
    'docs/licensing-servers-issue.md': [
      'what Microsoft says of its activation portal ("Activate Microsoft perpetual products using the Product Activation Portal"), and whether it takes Windows XP, Pro Education and Pro for Workstations',
    ],
    'docs/hwid.md': [
      "whether Microsoft's page on moving Office names Office 2024",
      'whether Microsoft has announced anything about the HWID method',
    ],
    'docs/kms38.md': ['whether Microsoft has commented on KMS38'],
    'docs/command_line_switches.md': [
      'whether the next Windows Server has left the preview, and the OSLicense module is in more releases',
    ],
    'docs/change_windows_edition.md': [
      'whether the lists of edition changes of October 2023 are still the newest',
    ],
    'docs/unsupported_products_activation.md': [
      "whether Microsoft's table of AVMA lists Windows Server 2025",
    ],
    'docs/windows_8.1_links.md': [
      'whether the download of Windows 8.1 is back, or its end announced',
    ],
    'docs/ohook.md': ['whether Microsoft has announced anything about Ohook'],
    'src/data/mechanisms.ts': [
      'whether the end of a method has been announced',
    ],
    'docs/windows_10_links.md': ['whether Microsoft still offers Windows 10'],
    'docs/change_edition_issues.md': [
      'whether Microsoft offers developer virtual machines again',
    ],
  },
  '2028-09-01': {
    'docs/windows10_eol.md': [
      'whether Microsoft 365 Apps and Defender still get updates on Windows 10',
    ],
  },
};

export const openEnds: readonly OpenEnd[] = Object.entries(questions).flatMap(
  ([due, pages]) =>
    Object.entries(pages).flatMap(([path, all]) =>
      all.map((question) => ({path, question, due})),
    ),
);
