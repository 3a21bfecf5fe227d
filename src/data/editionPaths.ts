import type {SourceId} from './sources';

/** The client editions that the matrix covers, in the order in which it shows them. */
export const clientEditions = [
  'Home',
  'Home Single Language',
  'Pro',
  'Pro Education',
  'Pro for Workstations',
  'Education',
  'Enterprise',
  'Enterprise LTSC',
  'IoT Enterprise',
  'IoT Enterprise LTSC',
] as const;

export type ClientEdition = (typeof clientEditions)[number];

/**
 * Whether Microsoft supports the change without reinstalling:
 * - `yes`: listed as an upgrade;
 * - `downgrade`: listed as a downgrade;
 * - `unverified`: assumed from a similar edition, not listed itself;
 * - `conflicting`: two Microsoft articles disagree;
 * - `no`: listed as unsupported, or not listed;
 * - `not-covered`: outside Microsoft's tables.
 */
export type PathSupport =
  'yes' | 'downgrade' | 'unverified' | 'conflicting' | 'no' | 'not-covered';

/** Ways to change the edition, as a reader would name them. Backticks mark code. */
export const changeMethods = {
  'clean-installation': 'Clean installation',
  'settings-key': 'Product key in Settings > System > Activation',
  store:
    'Microsoft Store upgrade purchase (`ms-windows-store://windowsupgrade/`)',
  'command-line-key':
    '`changepk.exe /ProductKey`, or `slmgr /ipk` with a volume client key',
  mdm: 'MDM (WindowsLicensing CSP, UpgradeEditionWithProductKey)',
  'provisioning-package':
    'Provisioning package (EditionUpgrade/ChangeProductKey)',
  'configuration-manager': 'Configuration Manager edition upgrade policy',
  'subscription-enterprise':
    'Subscription activation (Entra user with Windows Enterprise E3 or E5)',
  'subscription-education':
    'Subscription activation (native Pro Education license)',
  'in-place-setup': 'In-place setup',
  'lower-edition-key':
    'Same methods as an upgrade, with a key for the lower edition',
  'enterprise-key': 'Key for Enterprise',
  'iot-volume-key': '`slmgr /ipk` with the volume key of IoT Enterprise LTSC',
  'setup-pkey':
    '`setup.exe /pkey` with a General Availability Channel key, same or newer build',
} as const;

export type ChangeMethod = keyof typeof changeMethods;

/** What survives the change. */
export const keptData = {
  everything: 'Files, settings and apps',
  'in-place': 'In-place edition upgrade',
  'in-place-not-stated':
    'Not stated in the paths table; an edition upgrade by key is in place',
  migratable: 'Apps and settings can be migrated on a supported downgrade path',
  'personal-files': 'Personal files; apps and settings are removed',
  'apps-with-pkey': 'Apps only when the `/pkey` switch is used',
  nothing: 'Nothing',
  unknown: 'Unknown',
} as const;

export type KeptData = keyof typeof keptData;

/** One change from an edition to another. Every ordered pair of {@link clientEditions} has exactly one. */
export interface EditionPath {
  from: ClientEdition;
  to: ClientEdition;
  support: PathSupport;
  /** Best known first. Empty if the path is not covered. */
  methods: readonly ChangeMethod[];
  keeps: KeptData;
  /** Whether Windows restarts, according to the symbols in Microsoft's edition article. */
  restart: 'yes' | 'no' | 'not-applicable' | 'not-stated';
  /** Limits and conflicts. Backticks mark code. */
  note?: string;
  /** Empty if the path is not covered. */
  sources: readonly SourceId[];
}

type Shared = Omit<EditionPath, 'from' | 'to'>;

const bothArticles: readonly SourceId[] = [
  'ms-edition-upgrades',
  'ms-upgrade-paths',
];

const everyKeyMethod: readonly ChangeMethod[] = [
  'settings-key',
  'command-line-key',
  'mdm',
  'provisioning-package',
  'configuration-manager',
];

const notListed: Shared = {
  support: 'no',
  methods: ['clean-installation'],
  keeps: 'nothing',
  restart: 'not-applicable',
  note: 'Not listed as a supported path.',
  sources: bothArticles,
};

const notInTables: Shared = {
  ...notListed,
  note: "Not in Microsoft's tables.",
};

const notToLtsc: Shared = {
  ...notListed,
  note: 'Moving from the General Availability Channel to LTSC in place is not supported.',
  sources: ['ms-upgrade-paths'],
};

const notCovered: Shared = {
  support: 'not-covered',
  methods: [],
  keeps: 'unknown',
  restart: 'not-stated',
  note: "IoT Enterprise is not in Microsoft's tables. Ask Windows: `DISM /Online /Get-TargetEditions`.",
  sources: [],
};

const downgradeByKey: Shared = {
  support: 'downgrade',
  methods: ['lower-edition-key'],
  keeps: 'migratable',
  restart: 'not-stated',
  note: 'Documented for volume customers whose license has expired. A subscription-activated device reverts by itself when the subscription lapses.',
  sources: ['ms-edition-upgrades', 'ms-subscription-activation'],
};

/*
 * How to change a path
 *
 * 1. Find the pair under its starting edition. A new edition goes into `clientEditions` first, and then needs a pair
 *    with every other edition in both directions.
 * 2. Use a shared block (`...notListed`) only if all of it applies; otherwise write the entry out.
 * 3. Name the article in `sources`; without one the support is `not-covered`.
 * 4. Run `npm run check:content`: it reports what is wrong.
 *
 * The client pairs apply to Windows 10 and Windows 11; their sources are copies from October 2, 2023.
 */
export const editionPaths: readonly EditionPath[] = [
  // From Home
  {from: 'Home', to: 'Home Single Language', ...notInTables},
  {
    from: 'Home',
    to: 'Pro',
    support: 'yes',
    methods: ['settings-key', 'store'],
    keeps: 'everything',
    restart: 'yes',
    note: "Microsoft's table marks MDM, provisioning package and command line as unsupported for this path.",
    sources: bothArticles,
  },
  {
    from: 'Home',
    to: 'Pro Education',
    support: 'yes',
    methods: everyKeyMethod,
    keeps: 'everything',
    restart: 'yes',
    sources: bothArticles,
  },
  {
    from: 'Home',
    to: 'Pro for Workstations',
    support: 'yes',
    methods: ['settings-key'],
    keeps: 'in-place-not-stated',
    restart: 'yes',
    note: 'MDM, provisioning package and command line unsupported.',
    sources: ['ms-edition-upgrades'],
  },
  {
    from: 'Home',
    to: 'Education',
    support: 'yes',
    methods: everyKeyMethod,
    keeps: 'everything',
    restart: 'yes',
    sources: bothArticles,
  },
  {from: 'Home', to: 'Enterprise', ...notListed},
  {from: 'Home', to: 'Enterprise LTSC', ...notToLtsc},
  {from: 'Home', to: 'IoT Enterprise', ...notCovered},
  {from: 'Home', to: 'IoT Enterprise LTSC', ...notCovered},

  // From Home Single Language
  {from: 'Home Single Language', to: 'Home', ...notInTables},
  {
    from: 'Home Single Language',
    to: 'Pro',
    support: 'unverified',
    methods: ['settings-key', 'store'],
    keeps: 'everything',
    restart: 'yes',
    note: "Microsoft's tables list Home only; Single Language is not named. The table marks MDM, provisioning package and command line as unsupported for this path.",
    sources: bothArticles,
  },
  {
    from: 'Home Single Language',
    to: 'Pro Education',
    support: 'unverified',
    methods: everyKeyMethod,
    keeps: 'everything',
    restart: 'yes',
    note: "Microsoft's tables list Home only; Single Language is not named.",
    sources: bothArticles,
  },
  {
    from: 'Home Single Language',
    to: 'Pro for Workstations',
    support: 'unverified',
    methods: ['settings-key'],
    keeps: 'in-place-not-stated',
    restart: 'yes',
    note: "Microsoft's tables list Home only; Single Language is not named. MDM, provisioning package and command line unsupported.",
    sources: ['ms-edition-upgrades'],
  },
  {
    from: 'Home Single Language',
    to: 'Education',
    support: 'unverified',
    methods: everyKeyMethod,
    keeps: 'everything',
    restart: 'yes',
    note: "Microsoft's tables list Home only; Single Language is not named.",
    sources: bothArticles,
  },
  {from: 'Home Single Language', to: 'Enterprise', ...notInTables},
  {from: 'Home Single Language', to: 'Enterprise LTSC', ...notToLtsc},
  {from: 'Home Single Language', to: 'IoT Enterprise', ...notCovered},
  {from: 'Home Single Language', to: 'IoT Enterprise LTSC', ...notCovered},

  // From Pro
  {
    from: 'Pro',
    to: 'Home',
    support: 'conflicting',
    methods: ['in-place-setup'],
    keeps: 'personal-files',
    restart: 'not-stated',
    note: 'Conflict: the paths article shows a downgrade that keeps personal files only; the downgrade table marks Pro to Home as unsupported. Treat a clean installation as the safe answer.',
    sources: bothArticles,
  },
  {from: 'Pro', to: 'Home Single Language', ...notInTables},
  {
    from: 'Pro',
    to: 'Pro Education',
    support: 'yes',
    methods: everyKeyMethod,
    keeps: 'everything',
    restart: 'no',
    note: 'A device converted from Pro to Pro Education cannot use subscription activation; it must be reimaged.',
    sources: [
      'ms-edition-upgrades',
      'ms-upgrade-paths',
      'ms-subscription-activation',
    ],
  },
  {
    from: 'Pro',
    to: 'Pro for Workstations',
    support: 'yes',
    methods: everyKeyMethod,
    keeps: 'in-place',
    restart: 'no',
    sources: ['ms-edition-upgrades'],
  },
  {
    from: 'Pro',
    to: 'Education',
    support: 'yes',
    methods: everyKeyMethod,
    keeps: 'everything',
    restart: 'yes',
    sources: bothArticles,
  },
  {
    from: 'Pro',
    to: 'Enterprise',
    support: 'yes',
    methods: [...everyKeyMethod, 'subscription-enterprise'],
    keeps: 'everything',
    restart: 'no',
    note: 'Subscription activation also needs the Pro base license to be activated.',
    sources: [
      'ms-edition-upgrades',
      'ms-upgrade-paths',
      'ms-subscription-activation',
    ],
  },
  {from: 'Pro', to: 'Enterprise LTSC', ...notToLtsc},
  {from: 'Pro', to: 'IoT Enterprise', ...notCovered},
  {from: 'Pro', to: 'IoT Enterprise LTSC', ...notCovered},

  // From Pro Education
  {from: 'Pro Education', to: 'Home', ...notListed},
  {from: 'Pro Education', to: 'Home Single Language', ...notInTables},
  {from: 'Pro Education', to: 'Pro', ...notListed},
  {from: 'Pro Education', to: 'Pro for Workstations', ...notListed},
  {
    from: 'Pro Education',
    to: 'Education',
    support: 'yes',
    methods: [...everyKeyMethod, 'subscription-education'],
    keeps: 'in-place',
    restart: 'yes',
    note: 'No reboot when the step-up comes from subscription activation.',
    sources: ['ms-edition-upgrades', 'ms-subscription-activation'],
  },
  {from: 'Pro Education', to: 'Enterprise', ...notListed},
  {from: 'Pro Education', to: 'Enterprise LTSC', ...notToLtsc},
  {from: 'Pro Education', to: 'IoT Enterprise', ...notCovered},
  {from: 'Pro Education', to: 'IoT Enterprise LTSC', ...notCovered},

  // From Pro for Workstations
  {from: 'Pro for Workstations', to: 'Home', ...notListed},
  {from: 'Pro for Workstations', to: 'Home Single Language', ...notInTables},
  {
    from: 'Pro for Workstations',
    to: 'Pro',
    ...notListed,
    note: 'Supported only on a PC that came with Pro: its firmware key takes it back to Pro, in place.',
  },
  {
    from: 'Pro for Workstations',
    to: 'Pro Education',
    support: 'yes',
    methods: everyKeyMethod,
    keeps: 'in-place',
    restart: 'no',
    sources: ['ms-edition-upgrades'],
  },
  {
    from: 'Pro for Workstations',
    to: 'Education',
    support: 'yes',
    methods: everyKeyMethod,
    keeps: 'in-place',
    restart: 'yes',
    sources: ['ms-edition-upgrades'],
  },
  {
    from: 'Pro for Workstations',
    to: 'Enterprise',
    support: 'yes',
    methods: everyKeyMethod,
    keeps: 'in-place',
    restart: 'no',
    sources: ['ms-edition-upgrades'],
  },
  {from: 'Pro for Workstations', to: 'Enterprise LTSC', ...notToLtsc},
  {from: 'Pro for Workstations', to: 'IoT Enterprise', ...notCovered},
  {from: 'Pro for Workstations', to: 'IoT Enterprise LTSC', ...notCovered},

  // From Education
  {from: 'Education', to: 'Home', ...notListed},
  {from: 'Education', to: 'Home Single Language', ...notInTables},
  {from: 'Education', to: 'Pro', ...downgradeByKey},
  {from: 'Education', to: 'Pro Education', ...downgradeByKey},
  {from: 'Education', to: 'Pro for Workstations', ...downgradeByKey},
  {
    from: 'Education',
    to: 'Enterprise',
    support: 'conflicting',
    methods: ['enterprise-key'],
    keeps: 'personal-files',
    restart: 'not-stated',
    note: 'Conflict: the paths article shows a downgrade that keeps personal files only; the edition article lists the move neither as an upgrade nor as a downgrade. Treat a clean installation as the safe answer.',
    sources: bothArticles,
  },
  {from: 'Education', to: 'Enterprise LTSC', ...notToLtsc},
  {from: 'Education', to: 'IoT Enterprise', ...notCovered},
  {from: 'Education', to: 'IoT Enterprise LTSC', ...notCovered},

  // From Enterprise
  {from: 'Enterprise', to: 'Home', ...notListed},
  {from: 'Enterprise', to: 'Home Single Language', ...notInTables},
  {from: 'Enterprise', to: 'Pro', ...downgradeByKey},
  {from: 'Enterprise', to: 'Pro Education', ...downgradeByKey},
  {from: 'Enterprise', to: 'Pro for Workstations', ...downgradeByKey},
  {
    from: 'Enterprise',
    to: 'Education',
    support: 'yes',
    methods: everyKeyMethod,
    keeps: 'everything',
    restart: 'yes',
    sources: bothArticles,
  },
  {from: 'Enterprise', to: 'Enterprise LTSC', ...notToLtsc},
  {from: 'Enterprise', to: 'IoT Enterprise', ...notCovered},
  {from: 'Enterprise', to: 'IoT Enterprise LTSC', ...notCovered},

  // From Enterprise LTSC
  {from: 'Enterprise LTSC', to: 'Home', ...notListed},
  {from: 'Enterprise LTSC', to: 'Home Single Language', ...notInTables},
  {from: 'Enterprise LTSC', to: 'Pro', ...notListed},
  {from: 'Enterprise LTSC', to: 'Pro Education', ...notListed},
  {from: 'Enterprise LTSC', to: 'Pro for Workstations', ...notListed},
  {from: 'Enterprise LTSC', to: 'Education', ...notListed},
  {
    from: 'Enterprise LTSC',
    to: 'Enterprise',
    support: 'yes',
    methods: ['setup-pkey'],
    keeps: 'apps-with-pkey',
    restart: 'yes',
    note: 'In-place upgrade from LTSC to the General Availability Channel.',
    sources: ['ms-upgrade-paths'],
  },
  {from: 'Enterprise LTSC', to: 'IoT Enterprise', ...notCovered},
  {
    from: 'Enterprise LTSC',
    to: 'IoT Enterprise LTSC',
    support: 'yes',
    methods: ['iot-volume-key'],
    keeps: 'in-place',
    restart: 'not-stated',
    note: 'Windows 10 LTSC 2021 only, build 19044.2905 or later. The volume license is an upgrade license for fixed-function devices, not for general-purpose PCs.',
    sources: ['ms-iot-volume-license'],
  },

  // From IoT Enterprise
  {from: 'IoT Enterprise', to: 'Home', ...notCovered},
  {from: 'IoT Enterprise', to: 'Home Single Language', ...notCovered},
  {from: 'IoT Enterprise', to: 'Pro', ...notCovered},
  {from: 'IoT Enterprise', to: 'Pro Education', ...notCovered},
  {from: 'IoT Enterprise', to: 'Pro for Workstations', ...notCovered},
  {from: 'IoT Enterprise', to: 'Education', ...notCovered},
  {from: 'IoT Enterprise', to: 'Enterprise', ...notCovered},
  {from: 'IoT Enterprise', to: 'Enterprise LTSC', ...notCovered},
  {from: 'IoT Enterprise', to: 'IoT Enterprise LTSC', ...notCovered},

  // From IoT Enterprise LTSC
  {from: 'IoT Enterprise LTSC', to: 'Home', ...notCovered},
  {from: 'IoT Enterprise LTSC', to: 'Home Single Language', ...notCovered},
  {from: 'IoT Enterprise LTSC', to: 'Pro', ...notCovered},
  {from: 'IoT Enterprise LTSC', to: 'Pro Education', ...notCovered},
  {from: 'IoT Enterprise LTSC', to: 'Pro for Workstations', ...notCovered},
  {from: 'IoT Enterprise LTSC', to: 'Education', ...notCovered},
  {from: 'IoT Enterprise LTSC', to: 'Enterprise', ...notCovered},
  {from: 'IoT Enterprise LTSC', to: 'Enterprise LTSC', ...notCovered},
  {from: 'IoT Enterprise LTSC', to: 'IoT Enterprise', ...notCovered},
];

/** Leaving S mode, which does not change the edition. */
export interface SModePath {
  from: string;
  to: string;
  /** The editions that leave S mode this way. */
  editions: readonly ClientEdition[];
  methods: readonly string[];
  /** Whether files, settings and apps stay. */
  keepsData: boolean;
  note: string;
  sources: readonly SourceId[];
}

export const sModePaths: readonly SModePath[] = [
  {
    from: 'Windows 10 in S mode (Home, Pro, Enterprise)',
    to: 'Same edition out of S mode',
    editions: ['Home', 'Pro', 'Enterprise'],
    methods: ['Microsoft Store switch page', 'Intune (fleets)'],
    keepsData: true,
    note: 'Free and one way; the PC stays out of S mode after a reset. Needs internet access.',
    sources: ['ms-s-mode', 'ms-windows-11-requirements'],
  },
  {
    from: 'Windows 11 Home in S mode',
    to: 'Windows 11 Home',
    editions: ['Home'],
    methods: ['Microsoft Store switch page'],
    keepsData: true,
    note: 'Windows 11 offers S mode on Home only; other editions must leave S mode before upgrading from Windows 10.',
    sources: ['ms-s-mode', 'ms-windows-11-requirements'],
  },
];

/** The client editions with an N variant: from Microsoft's list of volume keys and, for Home, user documentation. */
export const nEditions: readonly ClientEdition[] = [
  'Home',
  'Pro',
  'Pro Education',
  'Pro for Workstations',
  'Education',
  'Enterprise',
  'Enterprise LTSC',
];

/** A rule for the N and KN editions, which lack media features. */
export interface NKnRule {
  /** `within`: from N to N or from KN to KN; `across`: between one of them and the standard edition. */
  scope: 'within' | 'across';
  /** The editions to change between. */
  change: string;
  rule: string;
  sources: readonly SourceId[];
}

export const nKnRules: readonly NKnRule[] = [
  {
    scope: 'within',
    change: 'N to N, KN to KN',
    rule: 'The same paths as between the standard editions.',
    sources: ['ms-edition-upgrades'],
  },
  {
    scope: 'across',
    change: 'Between N or KN and standard',
    rule: 'Personal files stay; apps and settings are removed.',
    sources: ['ms-upgrade-paths'],
  },
];

/** The Windows Server installations that the conversions cover: licensed ones first, then evaluations. */
export const serverInstallations = [
  'Standard (Desktop Experience)',
  'Standard (Core)',
  'Datacenter (Desktop Experience)',
  'Datacenter (Core)',
  'Datacenter: Azure Edition',
  'Essentials',
  'Standard Evaluation (Desktop Experience)',
  'Standard Evaluation (Core)',
  'Datacenter Evaluation (Desktop Experience)',
  'Datacenter Evaluation (Core)',
  'Evaluation acting as domain controller',
] as const;

export type ServerInstallation = (typeof serverInstallations)[number];

type ServerPair = readonly [from: ServerInstallation, to: ServerInstallation];

const standard = [
  'Standard (Desktop Experience)',
  'Standard (Core)',
] as const satisfies readonly ServerInstallation[];

const datacenter = [
  'Datacenter (Desktop Experience)',
  'Datacenter (Core)',
] as const satisfies readonly ServerInstallation[];

const datacenterEvaluation = [
  'Datacenter Evaluation (Desktop Experience)',
  'Datacenter Evaluation (Core)',
] as const satisfies readonly ServerInstallation[];

const licensed: readonly ServerInstallation[] = [
  ...standard,
  ...datacenter,
  'Datacenter: Azure Edition',
  'Essentials',
];

const evaluations: readonly ServerInstallation[] = [
  'Standard Evaluation (Desktop Experience)',
  'Standard Evaluation (Core)',
  ...datacenterEvaluation,
];

/** Every pair from one list to another. */
function everyPair(
  from: readonly ServerInstallation[],
  to: readonly ServerInstallation[],
): readonly ServerPair[] {
  return from.flatMap((start) =>
    to.map((target): ServerPair => [start, target]),
  );
}

/** A conversion of Windows Server, to be confirmed with `DISM /Online /Get-TargetEditions` on the server. */
export interface ServerConversion {
  from: string;
  to: string;
  /** The pairs of installations that `from` and `to` mean. A pair belongs to at most one conversion. */
  pairs: readonly ServerPair[];
  isSupported: boolean;
  /** The documented method, or what to do instead. Backticks mark code; a key is always the placeholder of Xs. */
  method: string;
  keepsData: 'yes' | 'no' | 'not-applicable';
  sources: readonly SourceId[];
}

export const serverConversions: readonly ServerConversion[] = [
  {
    from: 'Standard',
    to: 'Datacenter',
    pairs: [
      [standard[0], datacenter[0]],
      [standard[1], datacenter[1]],
    ],
    isSupported: true,
    method:
      '`DISM /Online /Set-Edition:ServerDatacenter /ProductKey:XXXXX-XXXXX-XXXXX-XXXXX-XXXXX /AcceptEula`; on Server Core the name is `ServerDatacenterCor`',
    keepsData: 'yes',
    sources: ['ms-server-conversion'],
  },
  {
    from: 'Datacenter',
    to: 'Standard',
    pairs: everyPair(datacenter, standard),
    isSupported: false,
    method: 'Clean installation',
    keepsData: 'no',
    sources: ['ms-server-conversion'],
  },
  {
    from: 'Datacenter: Azure Edition',
    to: 'Standard or Datacenter',
    pairs: everyPair(
      ['Datacenter: Azure Edition'],
      [...standard, ...datacenter],
    ),
    isSupported: false,
    method: 'Clean installation',
    keepsData: 'no',
    sources: ['ms-server-conversion'],
  },
  {
    from: 'Standard Evaluation (Desktop Experience)',
    to: 'Standard or Datacenter (Desktop Experience)',
    pairs: everyPair(
      ['Standard Evaluation (Desktop Experience)'],
      [standard[0], datacenter[0]],
    ),
    isSupported: true,
    method: '`DISM /Online /Set-Edition` with a retail key',
    keepsData: 'yes',
    sources: ['ms-server-conversion'],
  },
  {
    from: 'Standard Evaluation (Core)',
    to: 'Datacenter (Core)',
    pairs: [['Standard Evaluation (Core)', 'Datacenter (Core)']],
    isSupported: true,
    method: '`DISM /Online /Set-Edition` with a retail key',
    keepsData: 'yes',
    sources: ['ms-server-conversion'],
  },
  {
    from: 'Standard Evaluation (Core)',
    to: 'Standard (Core)',
    pairs: [['Standard Evaluation (Core)', 'Standard (Core)']],
    isSupported: false,
    method: 'Clean installation',
    keepsData: 'no',
    sources: ['ms-server-conversion'],
  },
  {
    from: 'Datacenter Evaluation',
    to: 'Datacenter',
    pairs: [
      [datacenterEvaluation[0], datacenter[0]],
      [datacenterEvaluation[1], datacenter[1]],
    ],
    isSupported: true,
    method: '`DISM /Online /Set-Edition` with a retail key',
    keepsData: 'yes',
    sources: ['ms-server-conversion'],
  },
  {
    from: 'Datacenter Evaluation',
    to: 'Standard',
    pairs: everyPair(datacenterEvaluation, standard),
    isSupported: false,
    method: 'Clean installation',
    keepsData: 'no',
    sources: ['ms-server-conversion'],
  },
  {
    from: 'Desktop Experience Evaluation (2016 and later)',
    to: 'Core',
    pairs: [
      ['Standard Evaluation (Desktop Experience)', 'Standard (Core)'],
      ['Standard Evaluation (Desktop Experience)', 'Datacenter (Core)'],
      ['Datacenter Evaluation (Desktop Experience)', 'Datacenter (Core)'],
    ],
    isSupported: false,
    method: 'Clean installation',
    keepsData: 'no',
    sources: ['ms-server-conversion'],
  },
  {
    from: 'Evaluation acting as domain controller',
    to: 'Any licensed edition',
    pairs: everyPair(['Evaluation acting as domain controller'], licensed),
    isSupported: false,
    method:
      'Add a licensed domain controller, move FSMO roles, then demote the evaluation one',
    keepsData: 'not-applicable',
    sources: ['ms-server-conversion'],
  },
  {
    from: 'Essentials',
    to: 'Full license of Essentials',
    pairs: [['Essentials', 'Essentials']],
    isSupported: true,
    method: '`slmgr /ipk` with a retail, volume or OEM key',
    keepsData: 'yes',
    sources: ['ms-server-conversion'],
  },
  {
    from: 'Retail, volume or OEM license',
    to: 'Another of these, same edition',
    pairs: [...standard, ...datacenter].map(
      (edition) => [edition, edition] as const,
    ),
    isSupported: true,
    method: '`slmgr /ipk` with the new key',
    keepsData: 'yes',
    sources: ['ms-server-conversion'],
  },
  {
    from: 'Any licensed version',
    to: 'Evaluation edition',
    pairs: everyPair(licensed, evaluations),
    isSupported: false,
    method: 'Clean installation',
    keepsData: 'no',
    sources: ['ms-server-conversion'],
  },
];
