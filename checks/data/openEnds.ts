/**
 * Sentences of pages that time will overtake: something announced, not yet announced, or temporary.
 * `npm run check:freshness` lists each from its day on. Support dates do not belong here: `lifecycle.ts` has them.
 *
 * When one is due, look it up, correct the page, and set a later day or remove the entry.
 */
export interface OpenEnd {
  /** The page or module that says it. */
  path: string;
  /** What to look up. */
  question: string;
  /** ISO date of the next look. */
  due: string;
}

export const openEnds: readonly OpenEnd[] = [
  {
    path: 'docs/windows_server_links.md',
    question: 'whether Microsoft has published a price for ESU of Server 2016',
    due: '2027-01-13',
  },
  {
    path: 'docs/windows10_eol.md',
    question: 'whether the conditions of consumer ESU have changed',
    due: '2027-02-01',
  },
  {
    path: 'docs/windows10_eol.md',
    question:
      'whether there is a newer licensing preparation package for ESU than KB5126256',
    due: '2027-02-01',
  },
  {
    path: 'docs/windows_ltsc_links.md',
    question: 'whether there is an ESU for LTSC 2021',
    due: '2027-01-05',
  },
  {
    path: 'docs/licensing-servers-issue.md',
    question:
      'what Microsoft says of its activation portal ("Activate Microsoft perpetual products using the Product Activation Portal"), and whether it takes Windows XP, Pro Education and Pro for Workstations',
    due: '2027-03-01',
  },
  {
    path: 'docs/news.md',
    question: 'whether a release of Windows has VBScript off by default',
    due: '2027-02-01',
  },
  {
    path: 'docs/hwid.md',
    question: "whether Microsoft's page on moving Office names Office 2024",
    due: '2027-03-01',
  },
  {
    path: 'docs/kms38.md',
    question: 'whether Microsoft has commented on KMS38',
    due: '2027-03-01',
  },
  {
    path: 'docs/command_line_switches.md',
    question:
      'whether the next Windows Server has left the preview, and the OSLicense module is in more releases',
    due: '2027-03-01',
  },
  {
    path: 'docs/change_windows_edition.md',
    question:
      'whether the lists of edition changes of October 2023 are still the newest',
    due: '2027-03-01',
  },
  {
    path: 'docs/unsupported_products_activation.md',
    question: "whether Microsoft's table of AVMA lists Windows Server 2025",
    due: '2027-03-01',
  },
  {
    path: 'docs/windows_8.1_links.md',
    question:
      'whether the download of Windows 8.1 is back, or its end announced',
    due: '2027-03-01',
  },
  {
    path: 'src/data/knownSums.ts',
    question:
      'whether a source states the SHA-256 of the ISO of Windows 11 26H2',
    due: '2027-02-01',
  },
  {
    path: 'docs/check_activation_status.md',
    question: 'whether Windows still has VBScript turned on',
    due: '2027-02-01',
  },
  {
    path: 'docs/hwid.md',
    question: 'whether Microsoft has announced anything about the HWID method',
    due: '2027-03-01',
  },
  {
    path: 'docs/ohook.md',
    question: 'whether Microsoft has announced anything about Ohook',
    due: '2027-03-01',
  },
  {
    path: 'src/data/mechanisms.ts',
    question: 'whether the end of a method has been announced',
    due: '2027-03-01',
  },
  {
    path: 'docs/windows_10_links.md',
    question: 'whether Microsoft still offers Windows 10',
    due: '2027-03-01',
  },
  {
    path: 'docs/windows10_eol.md',
    question:
      'whether Windows Update still says wrongly that support has ended',
    due: '2027-02-01',
  },
  {
    path: 'docs/windows10_eol.md',
    question:
      'whether Microsoft 365 Apps and Defender still get updates on Windows 10',
    due: '2028-09-01',
  },
  {
    path: 'docs/change_edition_issues.md',
    question: 'whether Microsoft offers developer virtual machines again',
    due: '2027-03-01',
  },
];
