import type {EvidenceKind} from './evidence';
import type {SourceId} from './sources';

/** Product names as the components accept them. */
export const lifecycleProducts = [
  'Windows 11',
  'Windows 10',
  'Windows 8.1',
  'Windows 8',
  'Windows 7',
  'Windows Vista',
  'Windows XP',
  'Windows Server',
  'Office',
] as const;

export type LifecycleProduct = (typeof lifecycleProducts)[number];

/**
 * The release and support dates of one version of a product. Dates are ISO calendar dates (`2025-10-14`) without a
 * time zone; an end date is the last day of the phase. A date that no source lists is absent.
 */
export interface LifecycleEntry {
  /** Lower case, words joined by hyphens, never changed: pages refer to it. */
  id: string;
  product: LifecycleProduct;
  /** Release or service pack (`25H2`, `SP1`), the product name for Office, or `all` if all versions share the dates. */
  version: string;
  /** Shown instead of `version` if that is a technical name. */
  versionLabel?: string;
  /** Windows editions that share the dates, `all`, `channel release` (Windows Server), or the platform (Office). */
  edition: string;
  /** First general availability. */
  released?: string;
  /** End of mainstream support or, under the Modern policy, end of servicing. */
  mainstreamEnd: string;
  /** End of extended support. */
  extendedEnd?: string;
  /** End of the last Extended Security Updates year that the sources date; a paid or enrolled program. */
  esuEnd?: string;
  /** The ends of the ESU years before that one, where each year is a license of its own. */
  esuYears?: readonly string[];
  /** Set if no other PC gets the release. */
  onNewPcsOnly?: true;
  /** Microsoft's lifecycle policy, only where a source names it. */
  policy?: 'modern' | 'fixed';
  /**
   * Absent if Microsoft documents the dates, which includes a copy of its own data. Applies to every date of the entry,
   * except to the ESU date if `esuEvidence` is set.
   */
  evidence?: EvidenceKind;
  /** Set if the evidence for the ESU date differs from that for the others. */
  esuEvidence?: EvidenceKind;
  /** One or two sentences that a reader needs with the dates. Explains the evidence if there is any. */
  note?: string;
  /** Where the dates come from. */
  sources: readonly SourceId[];
}

/** Fills in what the place of an entry tells. */
function lifecycleOf(
  products: Readonly<
    Record<
      LifecycleProduct,
      Readonly<Record<string, Omit<LifecycleEntry, 'id' | 'product'>>>
    >
  >,
): readonly LifecycleEntry[] {
  return lifecycleProducts.flatMap((product) =>
    Object.entries(products[product]).map(([id, entry]) => ({
      id,
      product,
      ...entry,
    })),
  );
}

/** Windows 10 and 11 while Microsoft lists their dates. */
const modernClient = {
  policy: 'modern',
  sources: ['eol-windows', 'learn-scrape-client', 'ms-lifecycle-data'],
} as const;

/*
 * How to add an entry
 *
 * 1. Copy the entry of the nearest release and put it above that one: newest first within a product, Home and Pro
 *    before Enterprise and Education, Office for Windows before Office for Mac.
 * 2. Build its id, which it is written under, from product, version and edition: `windows-11-25h2-home-and-pro`. Leave out
 *    what is `all`.
 * 3. Write the dates as Microsoft prints them for the whole release; leave out what was not printed.
 * 4. Name the sources, and add them to `sources/pages.ts` if they are new. Set `evidence` if Microsoft does not document
 *    the dates; an inferred one needs a `note` that says from what.
 * 5. Run `npm run check:content`: it reports what is wrong.
 *
 * `@__PURE__` keeps the entries out of pages whose dates the build has already written.
 */
export const lifecycle = /* @__PURE__ */ lifecycleOf({
  'Windows 11': {
    'windows-11-26h2-home-and-pro': {
      version: '26H2',
      edition: 'Home and Pro',
      released: '2026-09-29',
      mainstreamEnd: '2028-10-10',
      evidence: 'reported',
      note: 'Build 26300, an enablement package for 24H2 and 25H2. Microsoft prints the build and the release date for IoT Enterprise; the end date is reported.',
      sources: ['ms-iot-26h2', 'win11-eos-audit'],
    },
    'windows-11-26h2-enterprise-and-education': {
      version: '26H2',
      edition: 'Enterprise and Education',
      released: '2026-09-29',
      mainstreamEnd: '2029-10-09',
      policy: 'modern',
      evidence: 'inferred',
      note: 'Microsoft prints these dates for IoT Enterprise, which has the same support as Enterprise and Education.',
      sources: ['ms-iot-26h2'],
    },
    'windows-11-26h1-home-and-pro': {
      version: '26H1',
      edition: 'Home and Pro',
      released: '2026-02-10',
      mainstreamEnd: '2028-03-14',
      onNewPcsOnly: true,
      policy: 'modern',
      sources: ['eol-windows', 'learn-scrape-client'],
    },
    'windows-11-26h1-enterprise-and-education': {
      version: '26H1',
      edition: 'Enterprise and Education',
      released: '2026-02-10',
      mainstreamEnd: '2029-03-13',
      onNewPcsOnly: true,
      policy: 'modern',
      sources: ['eol-windows', 'learn-scrape-client'],
    },
    'windows-11-25h2-home-and-pro': {
      version: '25H2',
      edition: 'Home and Pro',
      released: '2025-09-30',
      mainstreamEnd: '2027-10-12',
      policy: 'modern',
      sources: ['eol-windows', 'learn-scrape-client'],
    },
    'windows-11-25h2-enterprise-and-education': {
      version: '25H2',
      edition: 'Enterprise and Education',
      released: '2025-09-30',
      mainstreamEnd: '2028-10-10',
      policy: 'modern',
      sources: ['eol-windows', 'learn-scrape-client'],
    },
    'windows-11-24h2-home-and-pro': {
      version: '24H2',
      edition: 'Home and Pro',
      released: '2024-10-01',
      mainstreamEnd: '2026-10-13',
      policy: 'modern',
      sources: ['eol-windows', 'learn-scrape-client'],
    },
    'windows-11-24h2-enterprise-and-education': {
      version: '24H2',
      edition: 'Enterprise and Education',
      released: '2024-10-01',
      mainstreamEnd: '2027-10-12',
      policy: 'modern',
      sources: ['eol-windows', 'learn-scrape-client'],
    },
    'windows-11-ltsc-2024-enterprise': {
      version: 'LTSC 2024',
      edition: 'Enterprise',
      released: '2024-10-01',
      mainstreamEnd: '2029-10-09',
      policy: 'fixed',
      evidence: 'reported',
      note: 'Microsoft states the release date and five years of support, ten for IoT Enterprise; the day of the end is reported.',
      sources: ['eol-windows', 'ms-whats-new-windows-11-2024'],
    },
    'windows-11-ltsc-2024-iot-enterprise': {
      version: 'LTSC 2024',
      edition: 'IoT Enterprise',
      released: '2024-10-01',
      mainstreamEnd: '2029-10-09',
      extendedEnd: '2034-10-10',
      evidence: 'reported',
      note: 'Microsoft prints the release date and the last day; the end of mainstream support is reported.',
      sources: ['eol-windows', 'ms-release-history'],
    },
    'windows-11-se': {
      version: 'SE',
      edition: 'all',
      mainstreamEnd: '2026-10-13',
      policy: 'modern',
      evidence: 'reported',
      note: "Version 24H2 was the last one. Microsoft's overview, as quoted, names the month; the day is that of 24H2 Home and Pro, with which Microsoft lists it.",
      sources: ['windowsforum-windows-11-se'],
    },
    'windows-11-23h2-home-and-pro': {
      version: '23H2',
      edition: 'Home and Pro',
      released: '2023-10-31',
      mainstreamEnd: '2025-11-11',
      policy: 'modern',
      sources: ['eol-windows', 'learn-scrape-client'],
    },
    'windows-11-23h2-enterprise-and-education': {
      version: '23H2',
      edition: 'Enterprise and Education',
      released: '2023-10-31',
      mainstreamEnd: '2026-11-10',
      policy: 'modern',
      sources: ['eol-windows', 'learn-scrape-client'],
    },
    'windows-11-22h2-home-and-pro': {
      version: '22H2',
      edition: 'Home and Pro',
      released: '2022-09-20',
      mainstreamEnd: '2024-10-08',
      policy: 'modern',
      note: "An early copy of Microsoft's data (January 2023) printed October 14, 2024.",
      sources: ['eol-windows', 'learn-scrape-client'],
    },
    'windows-11-22h2-enterprise-and-education': {
      version: '22H2',
      edition: 'Enterprise and Education',
      released: '2022-09-20',
      mainstreamEnd: '2025-10-14',
      ...modernClient,
    },
    'windows-11-21h2-home-and-pro': {
      version: '21H2',
      edition: 'Home and Pro',
      released: '2021-10-04',
      mainstreamEnd: '2023-10-10',
      ...modernClient,
    },
    'windows-11-21h2-enterprise-and-education': {
      version: '21H2',
      edition: 'Enterprise and Education',
      released: '2021-10-04',
      mainstreamEnd: '2024-10-08',
      ...modernClient,
    },
  },
  'Windows 10': {
    'windows-10-22h2-home-and-pro': {
      version: '22H2',
      edition: 'Home and Pro (personal ESU)',
      released: '2022-10-18',
      mainstreamEnd: '2025-10-14',
      esuEnd: '2027-10-12',
      esuEvidence: 'reported',
      note: 'Personal ESU was to end on October 13, 2026; Microsoft extended it in June 2026. Press and users quote the new date from its page.',
      sources: [
        'eol-windows',
        'learn-scrape-client',
        'consumer-esu-forum',
        'consumer-esu-report',
      ],
    },
    'windows-10-22h2-pro-enterprise-and-education': {
      version: '22H2',
      edition: 'Pro, Enterprise and Education (ESU for organizations)',
      released: '2022-10-18',
      mainstreamEnd: '2025-10-14',
      esuEnd: '2028-10-10',
      esuYears: ['2026-10-13', '2027-10-12'],
      esuEvidence: 'reported',
      note: 'ESU for organizations is sold for three years, each of 12 months from the end of support, and covers Pro that an organization uses.',
      sources: [
        'eol-windows',
        'learn-scrape-client',
        'ms-extended-security-updates',
        'eol-windows-10-esu-editions',
      ],
    },
    'windows-10-team': {
      version: 'Team',
      edition: 'all',
      mainstreamEnd: '2025-10-14',
      note: 'The edition of Surface Hub. There is no ESU for it.',
      sources: ['ms-surface-hub-end-of-support'],
    },
    'windows-10-21h2-home-and-pro': {
      version: '21H2',
      edition: 'Home and Pro',
      released: '2021-11-16',
      mainstreamEnd: '2023-06-13',
      ...modernClient,
    },
    'windows-10-21h2-enterprise-and-education': {
      version: '21H2',
      edition: 'Enterprise and Education',
      released: '2021-11-16',
      mainstreamEnd: '2024-06-11',
      ...modernClient,
    },
    'windows-10-ltsc-2021-enterprise': {
      version: 'LTSC 2021',
      edition: 'Enterprise',
      released: '2021-11-16',
      mainstreamEnd: '2027-01-12',
      policy: 'fixed',
      note: 'Five years of support; IoT Enterprise of the same release lasts ten.',
      sources: ['eol-windows', 'ms-lifecycle-data'],
    },
    'windows-10-ltsc-2021-iot-enterprise': {
      version: 'LTSC 2021',
      edition: 'IoT Enterprise',
      released: '2021-11-16',
      mainstreamEnd: '2027-01-12',
      extendedEnd: '2032-01-13',
      sources: ['eol-windows', 'ms-lifecycle-data'],
    },
    'windows-10-21h1': {
      version: '21H1',
      edition: 'all',
      released: '2021-05-18',
      mainstreamEnd: '2022-12-13',
      ...modernClient,
    },
    'windows-10-20h2-home-and-pro': {
      version: '20H2',
      edition: 'Home and Pro',
      released: '2020-10-20',
      mainstreamEnd: '2022-05-10',
      ...modernClient,
    },
    'windows-10-20h2-enterprise-and-education': {
      version: '20H2',
      edition: 'Enterprise and Education',
      released: '2020-10-20',
      mainstreamEnd: '2023-05-09',
      ...modernClient,
    },
    'windows-10-2004': {
      version: '2004',
      edition: 'all',
      released: '2020-05-27',
      mainstreamEnd: '2021-12-14',
      ...modernClient,
    },
    'windows-10-1909-home-and-pro': {
      version: '1909',
      edition: 'Home and Pro',
      released: '2019-11-12',
      mainstreamEnd: '2021-05-11',
      ...modernClient,
    },
    'windows-10-1909-enterprise-and-education': {
      version: '1909',
      edition: 'Enterprise and Education',
      released: '2019-11-12',
      mainstreamEnd: '2022-05-10',
      ...modernClient,
    },
    'windows-10-1903': {
      version: '1903',
      edition: 'all',
      released: '2019-05-21',
      mainstreamEnd: '2020-12-08',
      ...modernClient,
    },
    'windows-10-1809-home-and-pro': {
      version: '1809',
      edition: 'Home and Pro',
      released: '2018-11-13',
      mainstreamEnd: '2020-11-10',
      ...modernClient,
    },
    'windows-10-1809-enterprise-and-education': {
      version: '1809',
      edition: 'Enterprise and Education',
      released: '2018-11-13',
      mainstreamEnd: '2021-05-11',
      ...modernClient,
    },
    'windows-10-ltsc-2019-enterprise': {
      version: 'LTSC 2019',
      edition: 'Enterprise',
      released: '2018-11-13',
      mainstreamEnd: '2024-01-09',
      extendedEnd: '2029-01-09',
      note: 'IoT Enterprise LTSC 2019 shares these dates.',
      sources: ['eol-windows', 'ms-lifecycle-data'],
    },
    'windows-10-1803-home-and-pro': {
      version: '1803',
      edition: 'Home and Pro',
      released: '2018-04-30',
      mainstreamEnd: '2019-11-12',
      ...modernClient,
    },
    'windows-10-1803-enterprise-and-education': {
      version: '1803',
      edition: 'Enterprise and Education',
      released: '2018-04-30',
      mainstreamEnd: '2021-05-11',
      ...modernClient,
    },
    'windows-10-1709-home-and-pro': {
      version: '1709',
      edition: 'Home and Pro',
      released: '2017-10-17',
      mainstreamEnd: '2019-04-09',
      ...modernClient,
    },
    'windows-10-1709-enterprise-and-education': {
      version: '1709',
      edition: 'Enterprise and Education',
      released: '2017-10-17',
      mainstreamEnd: '2020-10-13',
      ...modernClient,
    },
    'windows-10-1703-home-and-pro': {
      version: '1703',
      edition: 'Home and Pro',
      released: '2017-04-11',
      mainstreamEnd: '2018-10-09',
      ...modernClient,
    },
    'windows-10-1703-enterprise-and-education': {
      version: '1703',
      edition: 'Enterprise and Education',
      released: '2017-04-11',
      mainstreamEnd: '2019-10-08',
      ...modernClient,
    },
    'windows-10-1607-home-and-pro': {
      version: '1607',
      edition: 'Home and Pro',
      released: '2016-08-02',
      mainstreamEnd: '2018-04-10',
      ...modernClient,
    },
    'windows-10-1607-enterprise-and-education': {
      version: '1607',
      edition: 'Enterprise and Education',
      released: '2016-08-02',
      mainstreamEnd: '2019-04-09',
      ...modernClient,
    },
    'windows-10-ltsb-2016-enterprise': {
      version: 'LTSB 2016',
      edition: 'Enterprise',
      released: '2016-08-02',
      mainstreamEnd: '2021-10-12',
      extendedEnd: '2026-10-13',
      esuEnd: '2029-10-09',
      esuYears: ['2027-10-12', '2028-10-10'],
      esuEvidence: 'inferred',
      note: 'Paid ESU lasts up to three years from the end of support; its last day is inferred from that.',
      sources: [
        'eol-windows',
        'ms-lifecycle-data',
        'help-net-security-windows-extended-security',
      ],
    },
    'windows-10-iot-core': {
      version: 'IoT Core',
      edition: 'IoT Core',
      released: '2016-08-02',
      mainstreamEnd: '2020-11-10',
      policy: 'modern',
      note: "Released on the date of version 1607, with which Microsoft's data begins. Each release had its own end date; the product was retired on this one.",
      sources: ['eol-windows', 'ms-lifecycle-data'],
    },
    'windows-10-1511': {
      version: '1511',
      edition: 'all',
      released: '2015-11-10',
      mainstreamEnd: '2017-10-10',
      ...modernClient,
    },
    'windows-10-1507': {
      version: '1507',
      edition: 'all',
      released: '2015-07-29',
      mainstreamEnd: '2017-05-09',
      ...modernClient,
    },
    'windows-10-ltsb-2015-enterprise': {
      version: 'LTSB 2015',
      edition: 'Enterprise',
      released: '2015-07-29',
      mainstreamEnd: '2020-10-13',
      extendedEnd: '2025-10-14',
      sources: ['eol-windows', 'ms-lifecycle-data'],
    },
  },
  'Windows 8.1': {
    'windows-8-1': {
      version: 'all',
      edition: 'all',
      released: '2013-11-13',
      mainstreamEnd: '2018-01-09',
      extendedEnd: '2023-01-10',
      note: 'No ESU was offered.',
      sources: ['eol-windows', 'ms-lifecycle-data'],
    },
  },
  'Windows 8': {
    'windows-8': {
      version: 'all',
      edition: 'all',
      released: '2012-10-30',
      mainstreamEnd: '2016-01-12',
      extendedEnd: '2016-01-12',
      note: 'Customers had to move to Windows 8.1 by this date; Windows 8 had no extended phase.',
      sources: ['eol-windows', 'ms-lifecycle-data'],
    },
  },
  'Windows 7': {
    'windows-7-sp1': {
      version: 'SP1',
      edition: 'all',
      released: '2011-02-22',
      mainstreamEnd: '2015-01-13',
      extendedEnd: '2020-01-14',
      esuEnd: '2023-01-10',
      note: 'The three ESU years ended on January 12, 2021, January 11, 2022 and January 10, 2023.',
      sources: ['eol-windows', 'ms-lifecycle-data'],
    },
  },
  'Windows Vista': {
    'windows-vista-sp2': {
      version: 'SP2',
      edition: 'all',
      released: '2009-04-29',
      mainstreamEnd: '2012-04-10',
      extendedEnd: '2017-04-11',
      sources: ['eol-windows', 'ms-lifecycle-data'],
    },
  },
  'Windows XP': {
    'windows-xp-sp3': {
      version: 'SP3',
      edition: 'all',
      released: '2008-04-21',
      mainstreamEnd: '2009-04-14',
      extendedEnd: '2014-04-08',
      sources: ['eol-windows', 'ms-lifecycle-data'],
    },
  },
  'Windows Server': {
    'windows-server-2025': {
      version: '2025',
      edition: 'all',
      released: '2024-11-01',
      mainstreamEnd: '2029-11-13',
      extendedEnd: '2034-11-14',
      sources: ['eol-windows-server', 'learn-scrape-server'],
    },
    'windows-server-23h2-ac': {
      version: '23h2-ac',
      versionLabel: '23H2 (Annual Channel)',
      edition: 'channel release',
      released: '2023-10-24',
      mainstreamEnd: '2026-05-12',
      evidence: 'reported',
      note: "Microsoft's first date was October 24, 2025. endoflife.date gives this one after Microsoft's end-of-updates statement of May 2026.",
      sources: ['eol-windows-server'],
    },
    'windows-server-2022': {
      version: '2022',
      edition: 'all',
      released: '2021-08-18',
      mainstreamEnd: '2026-10-13',
      extendedEnd: '2031-10-14',
      sources: [
        'eol-windows-server',
        'learn-scrape-server',
        'ms-lifecycle-data',
      ],
    },
    'windows-server-20h2-sac': {
      version: '20h2-sac',
      versionLabel: '20H2 (Semi-Annual Channel)',
      edition: 'channel release',
      released: '2020-10-20',
      mainstreamEnd: '2022-08-09',
      sources: ['eol-windows-server', 'ms-lifecycle-data'],
    },
    'windows-server-2004-sac': {
      version: '2004-sac',
      versionLabel: '2004 (Semi-Annual Channel)',
      edition: 'channel release',
      released: '2020-05-27',
      mainstreamEnd: '2021-12-14',
      sources: ['eol-windows-server', 'ms-lifecycle-data'],
    },
    'windows-server-1909-sac': {
      version: '1909-sac',
      versionLabel: '1909 (Semi-Annual Channel)',
      edition: 'channel release',
      released: '2019-11-12',
      mainstreamEnd: '2021-05-11',
      sources: ['eol-windows-server', 'ms-lifecycle-data'],
    },
    'windows-server-1903-sac': {
      version: '1903-sac',
      versionLabel: '1903 (Semi-Annual Channel)',
      edition: 'channel release',
      released: '2019-05-21',
      mainstreamEnd: '2020-12-08',
      sources: ['eol-windows-server', 'ms-lifecycle-data'],
    },
    'windows-server-1809-sac': {
      version: '1809-sac',
      versionLabel: '1809 (Semi-Annual Channel)',
      edition: 'channel release',
      released: '2018-11-13',
      mainstreamEnd: '2020-11-10',
      sources: ['eol-windows-server', 'ms-lifecycle-data'],
    },
    'windows-server-2019': {
      version: '2019',
      edition: 'all',
      released: '2018-11-13',
      mainstreamEnd: '2024-01-09',
      extendedEnd: '2029-01-09',
      sources: [
        'eol-windows-server',
        'learn-scrape-server',
        'ms-lifecycle-data',
      ],
    },
    'windows-server-1803-sac': {
      version: '1803-sac',
      versionLabel: '1803 (Semi-Annual Channel)',
      edition: 'channel release',
      released: '2018-04-30',
      mainstreamEnd: '2019-11-12',
      sources: ['eol-windows-server', 'ms-lifecycle-data'],
    },
    'windows-server-1709-sac': {
      version: '1709-sac',
      versionLabel: '1709 (Semi-Annual Channel)',
      edition: 'channel release',
      released: '2017-10-17',
      mainstreamEnd: '2019-04-09',
      sources: ['eol-windows-server', 'ms-lifecycle-data'],
    },
    'windows-server-2016': {
      version: '2016',
      edition: 'all',
      released: '2016-10-15',
      mainstreamEnd: '2022-01-11',
      extendedEnd: '2027-01-12',
      esuEnd: '2030-01-08',
      esuEvidence: 'inferred',
      note: 'Paid ESU through Azure Arc lasts up to three years from the end of support; its last day is inferred from that.',
      sources: [
        'eol-windows-server',
        'learn-scrape-server',
        'ms-lifecycle-data',
        'ms-prepare-extended-security-updates',
      ],
    },
    'windows-server-2012-r2': {
      version: '2012 R2',
      edition: 'all',
      released: '2013-11-25',
      mainstreamEnd: '2018-10-09',
      extendedEnd: '2023-10-10',
      esuEnd: '2026-10-13',
      sources: [
        'eol-windows-server',
        'learn-scrape-server',
        'ms-lifecycle-data',
      ],
    },
    'windows-server-2012': {
      version: '2012',
      edition: 'all',
      released: '2012-10-30',
      mainstreamEnd: '2018-10-09',
      extendedEnd: '2023-10-10',
      esuEnd: '2026-10-13',
      sources: [
        'eol-windows-server',
        'learn-scrape-server',
        'ms-lifecycle-data',
      ],
    },
    'windows-server-2008-r2-sp1': {
      version: '2008 R2 SP1',
      edition: 'all',
      released: '2011-02-22',
      mainstreamEnd: '2015-01-13',
      extendedEnd: '2020-01-14',
      esuEnd: '2023-01-10',
      note: 'A fourth ESU year, on Azure only, ran to January 9, 2024.',
      sources: [
        'eol-windows-server',
        'learn-scrape-server',
        'ms-lifecycle-data',
      ],
    },
    'windows-server-2008-sp2': {
      version: '2008 SP2',
      edition: 'all',
      released: '2009-04-29',
      mainstreamEnd: '2015-01-13',
      extendedEnd: '2020-01-14',
      esuEnd: '2023-01-10',
      note: 'A fourth ESU year, on Azure only, ran to January 9, 2024.',
      sources: [
        'eol-windows-server',
        'learn-scrape-server',
        'ms-lifecycle-data',
      ],
    },
    'windows-server-2003-sp2': {
      version: '2003 SP2',
      edition: 'all',
      released: '2007-03-13',
      mainstreamEnd: '2010-07-13',
      extendedEnd: '2015-07-14',
      sources: [
        'eol-windows-server',
        'learn-scrape-server',
        'ms-lifecycle-data',
      ],
    },
  },
  Office: {
    'office-2024': {
      version: 'Office 2024 (Home, Home & Business)',
      edition: 'Windows',
      released: '2024-10-01',
      mainstreamEnd: '2029-10-09',
      evidence: 'reported',
      note: 'No extended phase.',
      sources: ['eol-office'],
    },
    'office-ltsc-2024': {
      version: 'Office LTSC 2024',
      edition: 'Windows',
      released: '2024-09-18',
      mainstreamEnd: '2029-10-09',
      policy: 'fixed',
      evidence: 'reported',
      note: "No extended phase. Microsoft's services connectivity page printed October 13, 2029; the lifecycle list and later reports differ.",
      sources: ['eol-office'],
    },
    'office-2021': {
      version: 'Office 2021 (Home & Student, Home & Business, Professional)',
      edition: 'Windows',
      released: '2021-10-05',
      mainstreamEnd: '2026-10-13',
      policy: 'modern',
      note: 'No extended phase; the end date is fixed.',
      sources: ['eol-office', 'ms-lifecycle-data'],
    },
    'office-ltsc-2021': {
      version: 'Office LTSC 2021',
      edition: 'Windows',
      released: '2021-09-16',
      mainstreamEnd: '2026-10-13',
      policy: 'fixed',
      note: 'No extended phase.',
      sources: ['eol-office', 'ms-lifecycle-data'],
    },
    'office-2019': {
      version: 'Office 2019',
      edition: 'Windows',
      released: '2018-09-24',
      mainstreamEnd: '2023-10-10',
      extendedEnd: '2025-10-14',
      sources: ['eol-office', 'ms-lifecycle-data'],
    },
    'office-2016': {
      version: 'Office 2016',
      edition: 'Windows',
      released: '2015-09-22',
      mainstreamEnd: '2020-10-13',
      extendedEnd: '2025-10-14',
      sources: ['eol-office', 'ms-lifecycle-data'],
    },
    'office-2013-sp1': {
      version: 'Office 2013 SP1',
      edition: 'Windows',
      released: '2013-01-09',
      mainstreamEnd: '2018-04-10',
      extendedEnd: '2023-04-11',
      note: 'Released on the date of the first release; SP1 came on February 25, 2014 and was needed for support to the end.',
      sources: ['eol-office', 'ms-lifecycle-data'],
    },
    'office-2010-sp2': {
      version: 'Office 2010 SP2',
      edition: 'Windows',
      released: '2010-07-15',
      mainstreamEnd: '2015-10-13',
      extendedEnd: '2020-10-13',
      note: 'Released on the date of the first release; SP2 came on July 23, 2013 and was needed for support to the end.',
      sources: ['eol-office', 'ms-lifecycle-data'],
    },
    'office-2007-sp3': {
      version: 'Office 2007 SP3',
      edition: 'Windows',
      released: '2007-01-27',
      mainstreamEnd: '2012-10-09',
      extendedEnd: '2017-10-10',
      note: 'Released on the date of the first release; SP3 came on October 25, 2011 and was needed for support to the end.',
      sources: ['eol-office', 'ms-lifecycle-data'],
    },
    'office-ltsc-2024-for-mac': {
      version: 'Office LTSC 2024 for Mac',
      edition: 'Mac',
      mainstreamEnd: '2029-10-09',
      evidence: 'inferred',
      note: 'Inferred from the five years of support that Microsoft states.',
      sources: ['eol-office'],
    },
    'office-2021-for-mac': {
      version: 'Office 2021 for Mac',
      edition: 'Mac',
      released: '2021-10-05',
      mainstreamEnd: '2026-10-13',
      note: "Microsoft's lifecycle data of January 2023. Office LTSC Standard for Mac 2021 ends on the same day (released September 16, 2021).",
      sources: ['ms-lifecycle-data'],
    },
    'office-2019-for-mac': {
      version: 'Office 2019 for Mac',
      edition: 'Mac',
      released: '2018-09-24',
      mainstreamEnd: '2023-10-10',
      sources: ['eol-office', 'ms-lifecycle-data'],
    },
    'office-2016-for-mac': {
      version: 'Office 2016 for Mac',
      edition: 'Mac',
      released: '2015-09-22',
      mainstreamEnd: '2020-10-13',
      note: "Microsoft's lifecycle data of January 2023; Microsoft's deployment guide prints the same end date.",
      sources: ['ms-lifecycle-data'],
    },
    'office-2011-for-mac': {
      version: 'Office 2011 for Mac',
      edition: 'Mac',
      released: '2010-12-09',
      mainstreamEnd: '2017-10-10',
      policy: 'fixed',
      note: 'No extended phase.',
      sources: ['eol-office', 'ms-lifecycle-data'],
    },
    'office-2008-for-mac': {
      version: 'Office 2008 for Mac',
      edition: 'Mac',
      released: '2008-01-15',
      mainstreamEnd: '2013-04-09',
      policy: 'fixed',
      note: 'No extended phase.',
      sources: ['eol-office', 'ms-lifecycle-data'],
    },
  },
});
