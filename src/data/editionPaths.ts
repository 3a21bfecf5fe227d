import type {SourceId} from './sources';

/** The client editions, in display order. */
export const clientEditions = [
  'Home',
  'Home Single Language',
  'Home China',
  'Pro',
  'Pro Education',
  'Pro for Workstations',
  'Education',
  'Enterprise',
  'Enterprise LTSC',
  'IoT Enterprise',
  'IoT Enterprise LTSC',
  'Enterprise Evaluation',
  'Enterprise LTSC Evaluation',
  'Windows 11 SE',
  'Windows 10 Team (Surface Hub)',
] as const;

export type ClientEdition = (typeof clientEditions)[number];

/** Editions that PC makers install. The key is in the firmware, so installing the same edition again costs nothing. */
export const preinstalledEditions: readonly ClientEdition[] = [
  'Home',
  'Home Single Language',
  'Home China',
  'Pro',
];

/** Editions that come on their devices only, so nobody can install them. */
export const deviceEditions: readonly ClientEdition[] = [
  'Windows 11 SE',
  'Windows 10 Team (Surface Hub)',
];

/**
 * Whether Microsoft supports the change without reinstalling:
 * - `yes`: listed as an upgrade;
 * - `downgrade`: listed as a downgrade;
 * - `firmware`: only back to the edition whose key is in the firmware of the PC;
 * - `unverified`: assumed from a similar edition, not listed itself;
 * - `conflicting`: two Microsoft articles disagree;
 * - `no`: listed as unsupported, or not listed;
 * - `not-covered`: outside Microsoft's tables.
 */
export type PathSupport =
  | 'yes'
  | 'downgrade'
  | 'firmware'
  | 'unverified'
  | 'conflicting'
  | 'no'
  | 'not-covered';

/** Ways to change the edition, as a reader would name them. Backticks mark code. */
export const changeMethods = {
  'clean-installation': 'Clean installation',
  'settings-key': 'Product key in Settings (`ms-settings:activation`)',
  store: 'Upgrade in Microsoft Store (`ms-windows-store://windowsupgrade/`)',
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
  'firmware-key': 'The key in the firmware, with `changepk.exe /ProductKey`',
  'enterprise-key': 'Key for Enterprise',
  'iot-volume-key': '`slmgr /ipk` with the volume key of IoT Enterprise LTSC',
  'setup-pkey':
    '`setup.exe /pkey` with a General Availability Channel key, same or newer build',
} as const;

export type ChangeMethod = keyof typeof changeMethods;

/**
 * How much of an installation survives:
 * - `all`: files, settings and apps;
 * - `switch`: all of it, but only if Setup is started with a switch;
 * - `files`: personal files only;
 * - `nothing`: a backup is the only way.
 */
export type KeptAmount = 'all' | 'switch' | 'files' | 'nothing';

/** What survives the change: in words, and in a sentence for the person whose PC it is. */
export const keptData = {
  everything: {
    amount: 'all',
    text: 'Files, settings and apps',
    sentence: 'You keep your files, settings and apps.',
  },
  'in-place': {
    amount: 'all',
    text: 'The installation: Microsoft lists the change as an upgrade in place',
    sentence:
      'The installation stays: Microsoft lists the change as an upgrade in place.',
  },
  migratable: {
    amount: 'all',
    text: 'Apps and settings can be migrated on a supported downgrade path',
    sentence:
      'Microsoft lists it as a downgrade on which apps and settings can be migrated.',
  },
  'apps-with-pkey': {
    amount: 'switch',
    text: 'Personal files, and apps if Setup is started with `/pkey`',
    sentence: 'Files and apps stay if you start Setup with the `/pkey` switch.',
  },
  'personal-files': {
    amount: 'files',
    text: 'Personal files; apps and settings are removed',
    sentence: 'You keep your personal files; apps and settings are removed.',
  },
  disputed: {
    amount: 'nothing',
    text: 'Nothing for certain: two Microsoft articles disagree',
    sentence: 'Save your files first: it is not certain that any stay.',
  },
  nothing: {
    amount: 'nothing',
    text: 'Nothing',
    sentence: 'Save your files first: nothing stays.',
  },
} as const satisfies Readonly<
  Record<string, {amount: KeptAmount; text: string; sentence: string}>
>;

export type KeptData = keyof typeof keptData;

/** One change from an edition to another. */
export interface EditionPath {
  from: ClientEdition;
  to: ClientEdition;
  support: PathSupport;
  /** Best known first. Empty if nobody can install the target. */
  methods: readonly ChangeMethod[];
  keeps: KeptData;
  /** Whether Windows restarts, according to the symbols in Microsoft's edition article. */
  restart: 'yes' | 'no' | 'not-applicable' | 'not-stated';
  /** Limits and conflicts. Backticks mark code. */
  note?: string;
  /** What only matters to who manages many PCs. */
  forAdmins?: string;
  sources: readonly SourceId[];
}

/** An entry of {@link documentedPaths}: the same change to several editions is written once. */
type DocumentedPath = Omit<EditionPath, 'to'> & {to: readonly ClientEdition[]};

/** A rule for the changes that {@link documentedPaths} does not have. */
export interface BlockedMove {
  /** Absent: from every edition. */
  from?: readonly ClientEdition[];
  /** Absent: to every edition. */
  to?: readonly ClientEdition[];
  support: 'no' | 'not-covered';
  /** Why, in one or two sentences. */
  reason: string;
  sources: readonly SourceId[];
}

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

const noCommandToPro =
  "Microsoft's table marks MDM, provisioning package and command line as unsupported for this path.";

/** What both articles list as an upgrade, with every way to enter a key. */
const keyUpgrade = {
  support: 'yes',
  methods: everyKeyMethod,
  keeps: 'everything',
  restart: 'yes',
  sources: bothArticles,
} as const satisfies Partial<EditionPath>;

const fromHome: readonly DocumentedPath[] = [
  {
    ...keyUpgrade,
    from: 'Home',
    to: ['Pro'],
    methods: ['settings-key', 'store'],
    forAdmins: noCommandToPro,
  },
  {...keyUpgrade, from: 'Home', to: ['Pro Education', 'Education']},
  {
    from: 'Home',
    to: ['Pro for Workstations'],
    support: 'yes',
    methods: ['settings-key'],
    keeps: 'in-place',
    restart: 'yes',
    forAdmins: noCommandToPro,
    sources: ['ms-edition-upgrades'],
  },
];

/*
 * How to change a path
 *
 * 1. A change that Microsoft describes is an entry of `documentedPaths`, under its starting edition. Name the article in
 *    `sources`.
 * 2. For any other pair, the first rule of `blockedMoves` that fits gives the reason. Add a rule only if a whole group of
 *    editions has a reason of its own.
 * 3. A new edition goes into `clientEditions`, and its id of DISM into `editionIds.ts`.
 * 4. Run `npm run check:content`: it reports what is wrong.
 *
 * The client pairs apply to Windows 10 and Windows 11; their sources are copies from October 2, 2023.
 */
const documentedPaths: readonly DocumentedPath[] = [
  ...fromHome,

  // From Home Single Language and Home China
  {
    ...keyUpgrade,
    from: 'Home Single Language',
    to: ['Education'],
    note: "Microsoft's guide for schools names Home Single Language beside Home.",
    sources: [...bothArticles, 'ms-home-to-education'],
  },
  ...(['Home Single Language', 'Home China'] as const).flatMap((from) =>
    fromHome.map((path): DocumentedPath => ({
      ...path,
      from,
      support: 'unverified',
      note: `Microsoft's tables list Home only; ${from} is not named.`,
    })),
  ),

  // From Pro
  {
    from: 'Pro',
    to: ['Home'],
    support: 'conflicting',
    methods: ['clean-installation', 'in-place-setup'],
    keeps: 'disputed',
    restart: 'not-applicable',
    note: 'One Microsoft article says that personal files stay; another says that Pro to Home is unsupported.',
    sources: bothArticles,
  },
  {
    from: 'Pro',
    to: ['Pro Education'],
    support: 'yes',
    methods: everyKeyMethod,
    keeps: 'everything',
    restart: 'no',
    forAdmins:
      'A device converted from Pro to Pro Education cannot use subscription activation; it must be reimaged.',
    sources: [...bothArticles, 'ms-subscription-activation'],
  },
  {
    from: 'Pro',
    to: ['Pro for Workstations'],
    support: 'yes',
    methods: everyKeyMethod,
    keeps: 'in-place',
    restart: 'no',
    sources: ['ms-edition-upgrades'],
  },
  {...keyUpgrade, from: 'Pro', to: ['Education']},
  {
    from: 'Pro',
    to: ['Enterprise'],
    support: 'yes',
    methods: [...everyKeyMethod, 'subscription-enterprise'],
    keeps: 'everything',
    restart: 'no',
    forAdmins:
      'Subscription activation also needs the Pro base license to be activated.',
    sources: [...bothArticles, 'ms-subscription-activation'],
  },

  // From Pro Education
  {
    from: 'Pro Education',
    to: ['Education'],
    support: 'yes',
    methods: [...everyKeyMethod, 'subscription-education'],
    keeps: 'in-place',
    restart: 'yes',
    forAdmins: 'No reboot when the step-up comes from subscription activation.',
    sources: ['ms-edition-upgrades', 'ms-subscription-activation'],
  },

  // From Pro for Workstations
  {
    from: 'Pro for Workstations',
    to: ['Pro'],
    support: 'firmware',
    methods: ['firmware-key', 'clean-installation'],
    keeps: 'in-place',
    restart: 'not-stated',
    note: 'Allowed only because the PC came with Pro. On any other PC, Microsoft lists the change as not supported.',
    sources: ['ms-edition-upgrades', 'ms-subscription-activation'],
  },
  {
    from: 'Pro for Workstations',
    to: ['Pro Education', 'Enterprise'],
    support: 'yes',
    methods: everyKeyMethod,
    keeps: 'in-place',
    restart: 'no',
    sources: ['ms-edition-upgrades'],
  },
  {
    from: 'Pro for Workstations',
    to: ['Education'],
    support: 'yes',
    methods: everyKeyMethod,
    keeps: 'in-place',
    restart: 'yes',
    sources: ['ms-edition-upgrades'],
  },

  // From Education and Enterprise
  ...(['Education', 'Enterprise'] as const).map((from): DocumentedPath => ({
    from,
    to: ['Pro', 'Pro Education', 'Pro for Workstations'],
    support: 'downgrade',
    methods: ['lower-edition-key'],
    keeps: 'migratable',
    restart: 'not-stated',
    note: 'Documented for volume customers whose license has expired. A subscription-activated device reverts by itself when the subscription lapses.',
    sources: ['ms-edition-upgrades', 'ms-subscription-activation'],
  })),
  {
    from: 'Education',
    to: ['Enterprise'],
    support: 'conflicting',
    methods: ['clean-installation', 'enterprise-key'],
    keeps: 'disputed',
    restart: 'not-applicable',
    note: 'One Microsoft article says that personal files stay; another names this move neither as an upgrade nor as a downgrade.',
    sources: bothArticles,
  },
  {...keyUpgrade, from: 'Enterprise', to: ['Education']},

  // From Enterprise LTSC
  {
    from: 'Enterprise LTSC',
    to: ['Enterprise'],
    support: 'yes',
    methods: ['setup-pkey'],
    keeps: 'apps-with-pkey',
    restart: 'yes',
    note: 'In-place upgrade from LTSC to the General Availability Channel, to the same or a newer build.',
    sources: ['ms-upgrade-paths'],
  },
  {
    from: 'Enterprise LTSC',
    to: ['IoT Enterprise LTSC'],
    support: 'yes',
    methods: ['iot-volume-key'],
    keeps: 'in-place',
    restart: 'not-stated',
    note: 'Windows 10 LTSC 2021 only, build 19044.2905 or later. IoT Enterprise LTSC 2024 is installed from media of its own.',
    sources: ['ms-iot-volume-license'],
  },
];

const generalChannel: readonly ClientEdition[] = [
  'Home',
  'Home Single Language',
  'Home China',
  'Pro',
  'Pro Education',
  'Pro for Workstations',
  'Education',
  'Enterprise',
  'IoT Enterprise',
];

const clientEvaluations: readonly ClientEdition[] = [
  'Enterprise Evaluation',
  'Enterprise LTSC Evaluation',
];

/** Why the other changes are not possible. The first rule that fits applies. */
export const blockedMoves: readonly BlockedMove[] = [
  {
    to: clientEvaluations,
    support: 'no',
    reason:
      'An evaluation is a copy of its own, installed from evaluation media.',
    sources: ['ms-evaluate-windows-11-enterprise'],
  },
  {
    from: clientEvaluations,
    support: 'no',
    reason:
      'The terms of the evaluation ask for a clean installation, and it takes no product key.',
    sources: ['ms-evaluate-windows-11-enterprise', 'ms-virtual-machines'],
  },
  {
    to: ['Windows 11 SE'],
    support: 'no',
    reason:
      'Windows 11 SE came preinstalled on devices for schools, and has had no updates since October 13, 2026. Microsoft recommends a device with another edition.',
    sources: ['ms-windows-11-se', 'windowsforum-windows-11-se'],
  },
  {
    from: ['Windows 11 SE'],
    support: 'no',
    reason:
      "Not in Microsoft's tables. Start Setup from a USB drive: Secure Boot stops these devices from starting over the network.",
    sources: [...bothArticles, 'ms-windows-11-se-faq'],
  },
  {
    to: ['Windows 10 Team (Surface Hub)'],
    support: 'no',
    reason:
      'Support of Windows 10 Team ended on October 14, 2025. It gets no ESU, and Teams no longer works on it.',
    sources: ['ms-surface-hub-end-of-support'],
  },
  {
    from: ['Windows 10 Team (Surface Hub)'],
    support: 'no',
    reason:
      'For Surface Hub 2S, Microsoft describes Windows 11 Pro, Enterprise, and Teams Rooms, after its UEFI was unlocked, and with a license of its own. For the first Surface Hub, it recommends newer hardware.',
    sources: ['ms-surface-hub-end-of-support', 'ms-surface-hub-migrate'],
  },
  {
    from: generalChannel,
    to: ['Enterprise LTSC', 'IoT Enterprise LTSC'],
    support: 'no',
    reason:
      'Moving from the General Availability Channel to LTSC in place is not supported.',
    sources: ['ms-upgrade-paths'],
  },
  {
    from: ['IoT Enterprise', 'IoT Enterprise LTSC'],
    support: 'not-covered',
    reason:
      "Microsoft's articles on edition changes do not name IoT Enterprise as a start. `DISM /Online /Get-TargetEditions` decides.",
    sources: [...bothArticles, 'ms-iot-licensing'],
  },
  {
    to: ['IoT Enterprise', 'IoT Enterprise LTSC'],
    support: 'not-covered',
    reason:
      "Microsoft's articles on edition changes do not name IoT Enterprise as a target. `DISM /Online /Get-TargetEditions` decides.",
    sources: [...bothArticles, 'ms-iot-licensing'],
  },
  {
    from: ['Education'],
    to: ['Home'],
    support: 'no',
    reason:
      'Microsoft: it is not possible without reinstalling. Use the edition that the PC came with.',
    sources: ['ms-home-to-education'],
  },
  {
    from: ['Pro Education'],
    to: ['Pro'],
    support: 'no',
    reason:
      'Not listed as a supported path. A PC that a school account made Pro Education returns to Pro by itself when that license ends.',
    sources: [...bothArticles, 'ms-pro-to-pro-education'],
  },
  {
    from: ['Home Single Language', 'Home China'],
    support: 'no',
    reason: "Not in Microsoft's tables.",
    sources: bothArticles,
  },
  {
    to: ['Home Single Language', 'Home China'],
    support: 'no',
    reason: "Not in Microsoft's tables: PC makers install this edition.",
    sources: bothArticles,
  },
  {
    support: 'no',
    reason: 'Not listed as a supported path.',
    sources: bothArticles,
  },
];

function pathBetween(from: ClientEdition, to: ClientEdition): EditionPath {
  const documented = documentedPaths.find(
    (path) => path.from === from && path.to.includes(to),
  );
  if (documented) {
    return {...documented, to};
  }
  const {support, reason, sources} = blockedMoves.find(
    (rule) =>
      (rule.from?.includes(from) ?? true) && (rule.to?.includes(to) ?? true),
  )!;
  return {
    from,
    to,
    support,
    methods: deviceEditions.includes(to) ? [] : ['clean-installation'],
    keeps: 'nothing',
    restart: 'not-applicable',
    note: reason,
    sources,
  };
}

/** Every ordered pair of {@link clientEditions}. */
export const editionPaths: readonly EditionPath[] = clientEditions.flatMap(
  (from) =>
    clientEditions
      .filter((to) => to !== from)
      .map((to) => pathBetween(from, to)),
);

/** Leaving S mode, which changes neither the edition nor files, settings and apps. */
export interface SModePath {
  from: string;
  to: string;
  /** The editions that leave S mode this way. */
  editions: readonly ClientEdition[];
  methods: readonly string[];
  note: string;
  sources: readonly SourceId[];
}

export const sModePaths: readonly SModePath[] = [
  {
    from: 'Windows 10 in S mode (Home, Pro, Enterprise)',
    to: 'Same edition out of S mode',
    editions: ['Home', 'Pro', 'Enterprise'],
    methods: ['Microsoft Store switch page', 'Intune (fleets)'],
    note: 'Free. A reset does not bring S mode back; only a bare-metal recovery to the factory state, which erases the drive, does. Needs internet access.',
    sources: ['ms-s-mode', 'ms-windows-11-requirements'],
  },
  {
    from: 'Windows 11 Home in S mode',
    to: 'Windows 11 Home',
    editions: ['Home'],
    methods: ['Microsoft Store switch page'],
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
  /** Before somebody pays to leave an N edition. */
  instead?: string;
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
    instead:
      'If only the media features are missing, add the free Media Feature Pack instead: press Windows+R and enter `ms-settings:optionalfeatures`.',
    sources: ['ms-upgrade-paths', 'media-feature-pack-capability'],
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
  'Evaluation acting as domain controller',
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
  /** If Microsoft says that the server restarts. */
  restart?: 'yes';
  /** Which instructions of `editionSteps.ts` apply. */
  way: ServerWay;
  /** The documented method, or what to do instead. Backticks mark code; a key is always the placeholder of Xs. */
  method: string;
  keepsData: 'yes' | 'no' | 'not-applicable';
  /** A limit, or the reason. */
  note?: string;
  sources: readonly SourceId[];
}

export type ServerWay =
  | 'clean-installation'
  | 'server-dism'
  | 'server-key'
  | 'server-setup'
  | 'server-demote';

type Outcome = Omit<ServerConversion, 'from' | 'to' | 'pairs'>;

const convertEvaluation: Outcome = {
  isSupported: true,
  way: 'server-dism',
  method: '`DISM /Online /Set-Edition` with a retail key',
  keepsData: 'yes',
  note: 'Not while the server is a domain controller: add a licensed one, move the FSMO roles to it, and remove the directory role first.',
  sources: ['ms-server-conversion'],
};

const installServer: Outcome = {
  isSupported: false,
  way: 'clean-installation',
  method: 'Clean installation',
  keepsData: 'no',
  sources: ['ms-server-conversion'],
};

const listedConversions: readonly ServerConversion[] = [
  {
    from: 'Standard',
    to: 'Datacenter',
    pairs: [
      [standard[0], datacenter[0]],
      [standard[1], datacenter[1]],
    ],
    isSupported: true,
    way: 'server-dism',
    method:
      '`DISM /Online /Set-Edition:ServerDatacenter /ProductKey:XXXXX-XXXXX-XXXXX-XXXXX-XXXXX /AcceptEula`; on Server Core the name is `ServerDatacenterCor`',
    keepsData: 'yes',
    sources: ['ms-server-conversion'],
  },
  {
    from: 'Datacenter',
    to: 'Standard',
    pairs: everyPair(datacenter, standard),
    ...installServer,
  },
  {
    from: 'Standard or Datacenter',
    to: 'Datacenter: Azure Edition',
    pairs: everyPair(
      [...standard, ...datacenter],
      ['Datacenter: Azure Edition'],
    ),
    isSupported: true,
    restart: 'yes',
    way: 'server-setup',
    method: 'Setup of a newer version of Windows Server',
    keepsData: 'yes',
    note: 'Only together with an upgrade to a newer version, and without a change between Server Core and Desktop Experience. In an Azure VM, the steps are different.',
    sources: [
      'ms-server-conversion',
      'ms-server-in-place-upgrade',
      'ms-azure-edition-vms',
    ],
  },
  {
    from: 'Datacenter: Azure Edition',
    to: 'Standard or Datacenter',
    pairs: everyPair(
      ['Datacenter: Azure Edition'],
      [...standard, ...datacenter],
    ),
    ...installServer,
  },
  {
    from: 'Standard Evaluation (Desktop Experience)',
    to: 'Standard or Datacenter (Desktop Experience)',
    pairs: everyPair(
      ['Standard Evaluation (Desktop Experience)'],
      [standard[0], datacenter[0]],
    ),
    ...convertEvaluation,
  },
  {
    from: 'Standard Evaluation (Core)',
    to: 'Datacenter (Core)',
    pairs: [['Standard Evaluation (Core)', 'Datacenter (Core)']],
    ...convertEvaluation,
  },
  {
    from: 'Standard Evaluation (Core)',
    to: 'Standard (Core)',
    pairs: [['Standard Evaluation (Core)', 'Standard (Core)']],
    ...installServer,
  },
  {
    from: 'Datacenter Evaluation',
    to: 'Datacenter',
    pairs: [
      [datacenterEvaluation[0], datacenter[0]],
      [datacenterEvaluation[1], datacenter[1]],
    ],
    ...convertEvaluation,
  },
  {
    from: 'Datacenter Evaluation',
    to: 'Standard',
    pairs: everyPair(datacenterEvaluation, standard),
    ...installServer,
  },
  {
    from: 'Desktop Experience Evaluation (2016 and later)',
    to: 'Core',
    pairs: [
      ['Standard Evaluation (Desktop Experience)', 'Standard (Core)'],
      ['Standard Evaluation (Desktop Experience)', 'Datacenter (Core)'],
      ['Datacenter Evaluation (Desktop Experience)', 'Datacenter (Core)'],
    ],
    ...installServer,
  },
  {
    from: 'Evaluation acting as domain controller',
    to: 'Any licensed edition',
    pairs: everyPair(['Evaluation acting as domain controller'], licensed),
    isSupported: false,
    way: 'server-demote',
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
    way: 'server-key',
    method: '`slmgr /ipk` with a retail, volume or OEM key',
    keepsData: 'yes',
    sources: ['ms-server-conversion'],
  },
  {
    from: 'Essentials',
    to: 'Standard (Desktop Experience)',
    pairs: [['Essentials', standard[0]]],
    isSupported: true,
    way: 'server-dism',
    method: '`DISM /Online /Set-Edition:ServerStandard` with a retail key',
    keepsData: 'yes',
    note: 'Described for Essentials 2012, 2012 R2 and 2016. Standard also needs a client access license (CAL) for each user or device.',
    sources: ['ms-essentials-to-standard', 'ms-server-conversion'],
  },
  {
    from: 'Retail, volume or OEM license',
    to: 'Another of these, same edition',
    pairs: [...standard, ...datacenter].map(
      (edition) => [edition, edition] as const,
    ),
    isSupported: true,
    way: 'server-key',
    method: '`slmgr /ipk` with the new key',
    keepsData: 'yes',
    sources: ['ms-server-conversion'],
  },
  {
    from: 'Any installation',
    to: 'Evaluation edition',
    pairs: everyPair(serverInstallations, evaluations).filter(
      ([from, to]) => from !== to,
    ),
    ...installServer,
    note: 'An evaluation is installed clean.',
  },
];

const isCore = (installation: ServerInstallation) =>
  installation.endsWith('(Core)');

const isDesktop = (installation: ServerInstallation) =>
  installation.endsWith('(Desktop Experience)');

const isListed = ([from, to]: ServerPair) =>
  listedConversions.some(({pairs}) =>
    pairs.some((pair) => pair[0] === from && pair[1] === to),
  );

export const serverConversions: readonly ServerConversion[] = [
  ...listedConversions,
  {
    from: 'Server Core',
    to: 'Desktop Experience, or the other way round',
    pairs: everyPair(serverInstallations, serverInstallations).filter(
      (pair) =>
        ((isCore(pair[0]) && isDesktop(pair[1])) ||
          (isDesktop(pair[0]) && isCore(pair[1]))) &&
        !isListed(pair),
    ),
    ...installServer,
    note: 'Server Core and Desktop Experience cannot be converted into each other after the installation.',
    sources: [
      'ms-install-options-server-core-desktop-experience',
      'ms-server-conversion',
    ],
  },
];

/** What there is to know about the license of an edition. */
export interface LicenseTerms {
  editions: readonly (ClientEdition | ServerInstallation)[];
  /** A sentence that follows the number of licenses. */
  text: string;
  /** If nobody buys a license for the edition: the text is all that the answer says of the cost, and starts in lower case. */
  isInstead?: true;
  sources: readonly SourceId[];
}

export const licenseTerms: readonly LicenseTerms[] = [
  {
    editions: ['Enterprise', 'Enterprise LTSC'],
    text: "It's sold to organizations, as an upgrade of a license that qualifies, such as one for Pro.",
    sources: ['ms-windows-licensing'],
  },
  {
    editions: ['IoT Enterprise'],
    text: 'It comes with a device from its maker.',
    sources: ['ms-iot-licensing'],
  },
  {
    editions: ['IoT Enterprise LTSC'],
    text: 'It comes with a device from its maker, or in volume licensing as an upgrade for fixed-function devices, not for general-purpose PCs.',
    sources: ['ms-iot-licensing', 'ms-iot-volume-license'],
  },
  {
    editions: ['Datacenter: Azure Edition'],
    text: 'none of its own. It runs in virtual machines on Azure or Azure Local only. On Azure Local, it takes a Windows Server subscription, or Datacenter with Software Assurance.',
    isInstead: true,
    sources: ['ms-azure-edition-vms'],
  },
  {
    editions: clientEvaluations,
    text: 'none. An evaluation is free, and ends after 90 days.',
    isInstead: true,
    sources: ['ms-evaluate-windows-11-enterprise'],
  },
  {
    editions: evaluations,
    text: 'none. An evaluation is free, and ends after 180 days.',
    isInstead: true,
    sources: ['ms-evaluate-windows-server-2025'],
  },
];

/** Similar editions to offer if no path leads to the requested one. */
export const similarEditions: Readonly<Record<string, string>> = {
  'Enterprise LTSC': 'Enterprise',
  'IoT Enterprise': 'Enterprise',
  'IoT Enterprise LTSC': 'Enterprise',
};
