import type {EvidenceKind} from './evidence';
import type {SourceId} from './sources';

/** Product names as the component accepts them: those of the lifecycle data, and two more. */
export const requirementProducts = [
  'Windows 11',
  'Windows 11 VM',
  'Windows 10',
  'Windows 8.1',
  'Windows 8',
  'Windows 7',
  'Windows Vista',
  'Windows XP',
  'Windows Server',
  'Office',
  'Office for Mac',
] as const;

export type RequirementProduct = (typeof requirementProducts)[number];

/** One line of a requirements table. */
export interface Requirement {
  /** What is required: `Processor`, `Memory`, `Storage`. */
  component: string;
  /** The minimum with its unit: GHz, MB, GB, pixels; decimal point, thousands not separated. */
  minimum: string;
  /** Absent if Microsoft documents the figure. */
  evidence?: EvidenceKind;
}

/** The minimum hardware and software of one release, or of releases that share it. */
export interface RequirementSet {
  /** Lower case, words joined by hyphens. */
  id: string;
  /** Every product whose table shows this set. */
  products: readonly RequirementProduct[];
  /** What the figures are for, worded as a heading. */
  title: string;
  requirements: readonly Requirement[];
  /** What a reader must know in addition to the figures. */
  note?: string;
  /** Documents behind the figures that are documented or reported. May be empty. */
  sources: readonly SourceId[];
}

/** What is required, each with its minimum, or with the minimum and what supports it. */
function requirementsOf(
  rows: Readonly<Record<string, string | Omit<Requirement, 'component'>>>,
): Requirement[] {
  return Object.entries(rows).map(([component, row]) => ({
    component,
    ...(typeof row === 'string' ? {minimum: row} : row),
  }));
}

/*
 * How to add a set
 *
 * 1. Copy the nearest set, give it a new id, and list the products whose table should show it.
 * 2. Give each figure a unit, and set `evidence` if Microsoft does not document it. Leave out figures that no document prints, and say in `note`
 *    that they are missing.
 * 3. A line without `evidence` needs a source. Run `npm run check:content`.
 */
export const systemRequirements: readonly RequirementSet[] = [
  {
    id: 'windows-11',
    products: ['Windows 11'],
    title: 'Windows 11',
    requirements: requirementsOf({
      Processor:
        "1 GHz, 2 cores, a 64-bit processor or SoC on Microsoft's list",
      Memory: '4 GB',
      Storage: '64 GB',
      Firmware: 'UEFI, Secure Boot capable',
      TPM: 'Version 2.0',
      Graphics: 'DirectX 12 with a WDDM 2.0 driver',
      Display: '720p, 9 inches or larger',
      'Upgrade from':
        'Windows 10, version 2004 or later, with the update of September 14, 2021 or later',
      'First setup of Home, and of Pro for personal use': {
        minimum: 'Internet connection and a Microsoft account',
        evidence: 'reported',
      },
    }),
    sources: ['ms-windows-11-requirements', 'windows-central-setup-account'],
  },
  {
    id: 'windows-11-vm',
    products: ['Windows 11 VM'],
    title: 'Windows 11 in a virtual machine',
    requirements: requirementsOf({
      Processor: '2 virtual processors',
      Memory: '4 GB',
      Storage: '64 GB',
      'Virtual machine': 'Generation 2, Secure Boot capable',
      TPM: 'Virtual TPM',
    }),
    sources: ['ms-windows-11-requirements'],
  },
  {
    id: 'windows-10',
    products: ['Windows 10'],
    title: 'Windows 10',
    requirements: requirementsOf({
      Processor: '1 GHz',
      Memory: '1 GB (32-bit), 2 GB (64-bit)',
      Storage: {minimum: '32 GB', evidence: 'reported'},
      'Free space for an upgrade': '16 GB (32-bit), 20 GB (64-bit)',
      Graphics: 'DirectX 9',
      Display: '800 x 600 pixels, 7 inches',
    }),
    sources: [
      'ms-iot-requirements',
      'upgrade-resolution',
      'ms-windows-10-specifications',
    ],
  },
  {
    id: 'windows-8',
    products: ['Windows 8.1', 'Windows 8'],
    title: 'Windows 8.1 and Windows 8',
    requirements: requirementsOf({
      Processor: {minimum: '1 GHz', evidence: 'community'},
      'Processor features': 'PAE, NX and SSE2',
      'Processor features of 64-bit Windows 8.1': {
        minimum: 'CMPXCHG16b, PrefetchW and LAHF/SAHF as well',
        evidence: 'community',
      },
      Memory: {minimum: '1 GB (32-bit), 2 GB (64-bit)', evidence: 'community'},
      Storage: {
        minimum: '16 GB (32-bit), 20 GB (64-bit)',
        evidence: 'community',
      },
      Graphics: {minimum: 'DirectX 9', evidence: 'community'},
    }),
    sources: ['ms-windows-8-processor'],
  },
  {
    id: 'windows-7',
    products: ['Windows 7'],
    title: 'Windows 7',
    requirements: requirementsOf({
      Processor: {minimum: '1 GHz', evidence: 'community'},
      Memory: {minimum: '1 GB (32-bit), 2 GB (64-bit)', evidence: 'community'},
      Storage: {
        minimum: '16 GB (32-bit), 20 GB (64-bit)',
        evidence: 'community',
      },
      Graphics: {minimum: 'DirectX 9', evidence: 'community'},
    }),
    sources: [],
  },
  {
    id: 'windows-vista',
    products: ['Windows Vista'],
    title: 'Windows Vista',
    requirements: requirementsOf({
      Processor: {minimum: '800 MHz', evidence: 'community'},
      Memory: {minimum: '512 MB', evidence: 'community'},
      Storage: {minimum: '20 GB drive with 15 GB free', evidence: 'community'},
      'Graphics for Aero': {minimum: 'DirectX 9', evidence: 'community'},
    }),
    sources: [],
  },
  {
    id: 'windows-xp',
    products: ['Windows XP'],
    title: 'Windows XP',
    requirements: requirementsOf({
      Processor: {minimum: '233 MHz', evidence: 'community'},
      Memory: {minimum: '64 MB, 128 MB recommended', evidence: 'community'},
      Storage: {minimum: '1.5 GB', evidence: 'community'},
      Graphics: {minimum: 'SVGA', evidence: 'community'},
    }),
    sources: [],
  },
  {
    id: 'windows-server-2025',
    products: ['Windows Server'],
    title: 'Windows Server 2025',
    requirements: requirementsOf({
      Processor:
        '1.4 GHz, 64-bit, with NX, DEP, CMPXCHG16b, LAHF/SAHF, PrefetchW, EPT or NPT, SSE4.2 and POPCNT',
      Memory:
        '512 MB (Server Core), 2 GB (Desktop Experience; 4 GB recommended)',
      'Memory type': 'ECC or similar on physical hosts',
      Storage: '32 GB',
      Network: 'Adapter with 1 Gbit/s',
    }),
    note: 'Setup in a virtual machine needs more than 800 MB of memory; it can be reduced afterward.',
    sources: ['ms-server-hardware'],
  },
  {
    id: 'windows-server-2016-to-2022',
    products: ['Windows Server'],
    title: 'Windows Server 2016, 2019 and 2022',
    requirements: requirementsOf({
      Processor:
        '1.4 GHz, 64-bit, with NX, DEP, CMPXCHG16b, LAHF/SAHF, PrefetchW, EPT or NPT',
      Memory: '512 MB (Server Core), 2 GB (Desktop Experience)',
      'Memory type': 'ECC or similar on physical hosts',
      Storage: '32 GB',
      Network: 'Adapter with 1 Gbit/s',
    }),
    note: 'Setup in a virtual machine needs more than 800 MB of memory; it can be reduced afterward.',
    sources: ['ms-server-hardware'],
  },
  {
    id: 'office-ltsc-2024',
    products: ['Office'],
    title: 'Office LTSC 2024',
    requirements: requirementsOf({
      Processor: '1.1 GHz, 2 cores',
      Memory: '4 GB',
      Storage: '4 GB',
      Display: '1280 x 768 pixels',
      'Operating system': {
        minimum:
          'Windows 11, Windows 11 LTSC 2024, Windows 10 LTSC 2021 or 2019, Windows Server 2025 or 2022',
        evidence: 'reported',
      },
      'Operating system on Arm': 'Windows 11',
    }),
    note: "Microsoft's 2024 overview still named Windows 10; its requirements page, as quoted by a third party on October 4, 2026, no longer does. Check that page before you buy.",
    sources: ['ms-office-ltsc-2024-overview', 'offpatch-research'],
  },
  {
    id: 'office-ltsc-2021',
    products: ['Office'],
    title: 'Office LTSC 2021',
    requirements: requirementsOf({
      'Operating system': {
        minimum:
          'Windows 11, Windows 11 LTSC 2024, Windows 10 LTSC 2021 or 2019, Windows Server 2025, 2022 or 2019',
        evidence: 'reported',
      },
    }),
    note: "Microsoft's overview of January 2026 still names Windows 10; its requirements page, as quoted on October 4, 2026, does not.",
    sources: ['ms-office-ltsc-2021-overview', 'offpatch-research'],
  },
  {
    id: 'office-2024-and-2021',
    products: ['Office'],
    title: 'Office 2024 and Office 2021 (one-time purchase)',
    requirements: requirementsOf({
      'Operating system': {minimum: 'Windows 11', evidence: 'reported'},
    }),
    note: 'Windows 10 was dropped when it left support.',
    sources: ['offpatch-research'],
  },
  {
    id: 'office-2019',
    products: ['Office'],
    title: 'Office 2019',
    requirements: requirementsOf({
      'Operating system': {
        minimum: 'Windows 10 or Windows 11',
        evidence: 'community',
      },
    }),
    sources: [],
  },
  {
    id: 'office-for-mac',
    products: ['Office for Mac'],
    title: 'Office for Mac (Microsoft 365 and Office LTSC)',
    requirements: requirementsOf({
      'Operating system': 'One of the three most recent major macOS versions',
      Processor: 'Apple silicon or Intel',
    }),
    note: 'When a new macOS ships, the oldest of the three drops out for new builds.',
    sources: ['ms-office-mac-overview', 'ms-office-mac-serializer'],
  },
];
