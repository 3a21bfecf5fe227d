import type {EvidenceKind} from './evidence';
import type {SourceId} from './sources';

/**
 * Product IDs for the Office Deployment Tool, and the update channels they can use.
 *
 * How to add one: add its ID and its name to the group that shares all else with it, or add a group, with the page that
 * lists the ID as its `source`. An ID that no page of Microsoft lists is `secondary`, and the tables say so.
 * Microsoft says that a wrong ID prevents activation, so never guess one.
 */

/** Values of the `Channel` attribute in configuration.xml. */
export type OfficeChannelId =
  | 'BetaChannel'
  | 'CurrentPreview'
  | 'Current'
  | 'MonthlyEnterprise'
  | 'SemiAnnualPreview'
  | 'SemiAnnual'
  | 'PerpetualVL2024'
  | 'PerpetualVL2021'
  | 'PerpetualVL2019';

/** Version line the product belongs to; `any` for add-ons that follow the installed Office. */
export type OfficeGeneration =
  'Microsoft 365' | '2016' | '2019' | '2021' | '2024' | 'any';

/** Display names of the ways a product is licensed. */
export const officeLicensing = {
  'subscription-work': 'subscription (work or school)',
  'subscription-consumer': 'subscription (consumer)',
  'subscription-or-retail': 'subscription, also 2016-era retail',
  retail: 'retail (one-time purchase)',
  'retail-form':
    'retail form, for example Visual Studio subscriptions or home use',
  volume: 'volume (KMS, ADBA or MAK)',
  'volume-spla': 'volume (service provider agreement)',
  free: 'free',
  'follows-product': 'follows the Office product',
} as const;

export type OfficeLicensing = keyof typeof officeLicensing;

/** Where the genuine installation files come from, by license; absent if the sources do not say. */
export const officeMedia: Partial<Record<OfficeLicensing, string>> = {
  'subscription-work': 'account portal or ODT',
  'subscription-consumer': 'account that redeemed the purchase',
  'subscription-or-retail': 'account portal or ODT',
  retail: 'account that redeemed the purchase',
  volume: 'ODT, with a key from the admin center',
};

export interface OfficeProduct {
  /** Value of `Product ID` in configuration.xml; unique. */
  id: string;
  /** Name of the product. */
  product: string;
  generation: OfficeGeneration;
  licensing: OfficeLicensing;
  /** Channels the product can be installed from, the product's own channel first. */
  channels: readonly OfficeChannelId[];
  /** True if no page lists the channels of the product; the one given is the tool's default. */
  isChannelAssumed?: boolean;
  /** Absent if a page of Microsoft lists the ID. */
  evidence?: EvidenceKind;
  source: SourceId;
  note?: string;
}

/** Products that share all but their ID and name. */
interface ProductGroup extends Omit<
  OfficeProduct,
  'id' | 'product' | 'source'
> {
  /** Absent for Microsoft's own list of the IDs. */
  source?: SourceId;
  /** The name of each product, by its ID, in the order of the tables. */
  products: Readonly<Record<string, string>>;
}

/** All products report this internal version. */
export const officeVersion = '16.0';

/** The channels of products that get new features, and their previews. */
export const featureChannels = [
  'BetaChannel',
  'CurrentPreview',
  'Current',
  'MonthlyEnterprise',
  'SemiAnnual',
] as const satisfies readonly OfficeChannelId[];

export interface OfficeChannel {
  id: OfficeChannelId;
  /** Who uses the channel. */
  usedBy: string;
  /** True if the channel gets no updates any more. */
  isRetired?: boolean;
  /** How long one version is supported; absent if no source says. */
  support?: string;
  source: SourceId;
}

/** Update channels, feature channels first. One PC uses one channel for all Office products. */
export const officeChannels: readonly OfficeChannel[] = [
  {
    id: 'Current',
    usedBy: 'Microsoft 365 Apps; the default when nothing is installed',
    support: 'about one month',
    source: 'ms-overview-update-channels',
  },
  {
    id: 'MonthlyEnterprise',
    usedBy: 'Microsoft 365 Apps of organizations',
    support: 'about three months: the current version and the two before it',
    source: 'topedia-microsoft-is-modernizing-the-microsoft',
  },
  {
    id: 'SemiAnnual',
    usedBy:
      'unattended PCs until July 2026; since Version 2606 it receives the updates of MonthlyEnterprise',
    support: 'as MonthlyEnterprise',
    source: 'topedia-upcoming-changes-to-the-semi-annual',
  },
  {
    id: 'CurrentPreview',
    usedBy: 'previews of the Current channel',
    source: 'ms-overview-update-channels',
  },
  {
    id: 'SemiAnnualPreview',
    usedBy: 'nobody: retired on July 8, 2025',
    isRetired: true,
    support: 'ended',
    source: 'topedia-microsoft-is-modernizing-the-microsoft',
  },
  {
    id: 'BetaChannel',
    usedBy: 'earliest previews',
    source: 'ms-overview-update-channels',
  },
  {
    id: 'PerpetualVL2024',
    usedBy: 'Office LTSC 2024 suites, their only channel',
    source: 'ms-2024-update',
  },
  {
    id: 'PerpetualVL2021',
    usedBy: 'Office LTSC 2021 suites, their only channel',
    source: 'ms-office-deployment-tool-configuration-options',
  },
  {
    id: 'PerpetualVL2019',
    usedBy: 'Office 2019 volume suites, their only channel',
    source: 'ms-office-deployment-tool-configuration-options',
  },
];

const forWork = {
  generation: 'Microsoft 365',
  licensing: 'subscription-work',
  channels: featureChannels,
} as const;

/** By generation, then by how the products are licensed. */
export const officeProductGroups: readonly ProductGroup[] = [
  {
    ...forWork,
    note: 'Office 365 and Microsoft 365 E3 and E5; for the plan Apps for enterprise see the note above',
    products: {
      O365ProPlusRetail: 'Microsoft 365 Apps for enterprise',
    },
  },
  {
    ...forWork,
    note: 'Microsoft 365 Business Standard and Premium; for the plan Apps for business see the note above',
    products: {
      O365BusinessRetail: 'Microsoft 365 Apps for business',
    },
  },
  {
    ...forWork,
    note: 'Also the plans with "(no Teams)" in their name',
    products: {
      O365ProPlusEEANoTeamsRetail:
        'Microsoft 365 Apps for enterprise without Teams',
      O365BusinessEEANoTeamsRetail:
        'Microsoft 365 Apps for business without Teams',
    },
  },
  {
    generation: 'Microsoft 365',
    licensing: 'subscription-consumer',
    channels: ['BetaChannel', 'CurrentPreview', 'Current'],
    products: {
      O365HomePremRetail: 'Microsoft 365 Family and Personal',
    },
  },
  {
    ...forWork,
    note: "Old plan name; in Microsoft's list of August 2023, gone from that of October 2023. Prefer O365BusinessRetail",
    products: {
      O365SmallBusPremRetail: 'Former small business plan',
    },
  },
  {
    generation: 'Microsoft 365',
    licensing: 'subscription-or-retail',
    channels: featureChannels,
    note: 'Microsoft 365 list uses this ID for subscription Visio',
    products: {
      VisioProRetail: 'Visio desktop app',
    },
  },
  {
    generation: 'Microsoft 365',
    licensing: 'subscription-or-retail',
    channels: featureChannels,
    note: 'Microsoft 365 list uses this ID for subscription Project',
    products: {
      ProjectProRetail: 'Project desktop app',
    },
  },
  {
    generation: 'Microsoft 365',
    licensing: 'free',
    channels: featureChannels,
    products: {
      AccessRuntimeRetail: 'Access runtime',
    },
  },
  {
    generation: 'Microsoft 365',
    licensing: 'follows-product',
    channels: featureChannels,
    note: 'Use with Language elements',
    products: {
      LanguagePack: 'Language accessory pack',
    },
  },
  {
    generation: '2024',
    licensing: 'volume',
    channels: ['PerpetualVL2024'],
    source: 'ms-2024-deploy',
    products: {
      ProPlus2024Volume: 'Office LTSC Professional Plus 2024',
      Standard2024Volume: 'Office LTSC Standard 2024',
    },
  },
  {
    generation: '2024',
    licensing: 'volume',
    channels: ['PerpetualVL2024', ...featureChannels],
    source: 'ms-2024-deploy',
    note: 'Volume Project and Visio may use another channel to match Microsoft 365 Apps on the same PC',
    products: {
      ProjectPro2024Volume: 'Project Professional 2024',
      ProjectStd2024Volume: 'Project Standard 2024',
      VisioPro2024Volume: 'Visio LTSC Professional 2024',
      VisioStd2024Volume: 'Visio LTSC Standard 2024',
    },
  },
  {
    generation: '2024',
    licensing: 'retail',
    channels: ['Current'],
    isChannelAssumed: true,
    evidence: 'reported',
    source: 'chocolatey-microsoft-office-deployment',
    products: {
      Access2024Retail: 'Access 2024',
      Excel2024Retail: 'Excel 2024',
      Outlook2024Retail: 'Outlook 2024',
      PowerPoint2024Retail: 'PowerPoint 2024',
      Word2024Retail: 'Word 2024',
      ProjectPro2024Retail: 'Project Professional 2024',
      ProjectStd2024Retail: 'Project Standard 2024',
      VisioPro2024Retail: 'Visio Professional 2024',
      VisioStd2024Retail: 'Visio Standard 2024',
    },
  },
  {
    generation: '2024',
    licensing: 'volume',
    channels: ['PerpetualVL2024'],
    evidence: 'reported',
    source: 'chocolatey-microsoft-office-deployment',
    note: "Community package data; check the ID in Microsoft's own list before a deployment",
    products: {
      Access2024Volume: 'Access LTSC 2024',
      Excel2024Volume: 'Excel LTSC 2024',
      Outlook2024Volume: 'Outlook LTSC 2024',
      PowerPoint2024Volume: 'PowerPoint LTSC 2024',
      Word2024Volume: 'Word LTSC 2024',
    },
  },
  {
    generation: '2024',
    licensing: 'retail',
    channels: ['Current'],
    evidence: 'reported',
    source: 'chocolatey-microsoft-office-deployment',
    note: "Reported to be in Microsoft's own list in October 2026",
    products: {
      Home2024Retail: 'Office Home 2024',
      HomeBusiness2024Retail: 'Office Home and Business 2024',
    },
  },
  {
    generation: '2024',
    licensing: 'retail-form',
    channels: ['Current'],
    isChannelAssumed: true,
    evidence: 'reported',
    source: 'chocolatey-microsoft-office-deployment',
    products: {
      ProPlus2024Retail: 'Office Professional Plus 2024 (retail form)',
    },
  },
  {
    generation: '2024',
    licensing: 'volume',
    channels: ['PerpetualVL2024'],
    evidence: 'reported',
    source: 'chocolatey-microsoft-office-deployment',
    products: {
      SkypeforBusiness2024Volume: 'Skype for Business LTSC 2024',
    },
  },
  {
    generation: '2021',
    licensing: 'retail',
    channels: ['Current'],
    isChannelAssumed: true,
    products: {
      Access2021Retail: 'Access 2021',
      Excel2021Retail: 'Excel 2021',
      Outlook2021Retail: 'Outlook 2021',
      PowerPoint2021Retail: 'PowerPoint 2021',
      Publisher2021Retail: 'Publisher 2021',
      Word2021Retail: 'Word 2021',
      HomeBusiness2021Retail: 'Office Home and Business 2021',
      HomeStudent2021Retail: 'Office Home and Student 2021',
      Professional2021Retail: 'Office Professional 2021',
      ProjectPro2021Retail: 'Project Professional 2021',
      ProjectStd2021Retail: 'Project Standard 2021',
      VisioPro2021Retail: 'Visio Professional 2021',
      VisioStd2021Retail: 'Visio Standard 2021',
    },
  },
  {
    generation: '2021',
    licensing: 'volume',
    channels: ['PerpetualVL2021'],
    products: {
      Access2021Volume: 'Access LTSC 2021',
      Excel2021Volume: 'Excel LTSC 2021',
      Outlook2021Volume: 'Outlook LTSC 2021',
      PowerPoint2021Volume: 'PowerPoint LTSC 2021',
      Publisher2021Volume: 'Publisher LTSC 2021',
      Word2021Volume: 'Word LTSC 2021',
      OneNote2021Volume: 'OneNote LTSC 2021',
      ProPlus2021Volume: 'Office LTSC Professional Plus 2021',
      Standard2021Volume: 'Office LTSC Standard 2021',
      SkypeforBusiness2021Volume: 'Skype for Business LTSC 2021',
    },
  },
  {
    generation: '2021',
    licensing: 'retail',
    channels: ['Current'],
    note: 'Sold in some markets only',
    products: {
      Personal2021Retail: 'Office Personal 2021',
    },
  },
  {
    generation: '2021',
    licensing: 'volume',
    channels: ['PerpetualVL2021', ...featureChannels],
    note: 'Other channels allowed so it can match Microsoft 365 Apps on the same PC',
    products: {
      ProjectPro2021Volume: 'Project Professional 2021',
      ProjectStd2021Volume: 'Project Standard 2021',
      VisioPro2021Volume: 'Visio LTSC Professional 2021',
      VisioStd2021Volume: 'Visio LTSC Standard 2021',
    },
  },
  {
    generation: '2021',
    licensing: 'volume-spla',
    channels: ['PerpetualVL2021'],
    products: {
      ProPlusSPLA2021Volume:
        'Office LTSC Professional Plus 2021 (service provider agreement)',
      StandardSPLA2021Volume:
        'Office LTSC Standard 2021 (service provider agreement)',
    },
  },
  {
    generation: '2021',
    licensing: 'retail-form',
    channels: ['Current'],
    note: 'The programs named are inferred',
    products: {
      ProPlus2021Retail: 'Office Professional Plus 2021 (retail form)',
    },
  },
  {
    generation: '2019',
    licensing: 'retail',
    channels: ['Current'],
    isChannelAssumed: true,
    products: {
      Access2019Retail: 'Access 2019',
      Excel2019Retail: 'Excel 2019',
      Outlook2019Retail: 'Outlook 2019',
      PowerPoint2019Retail: 'PowerPoint 2019',
      Publisher2019Retail: 'Publisher 2019',
      Word2019Retail: 'Word 2019',
      HomeBusiness2019Retail: 'Office Home and Business 2019',
      HomeStudent2019Retail: 'Office Home and Student 2019',
      Professional2019Retail: 'Office Professional 2019',
      ProjectPro2019Retail: 'Project Professional 2019',
      ProjectStd2019Retail: 'Project Standard 2019',
      VisioPro2019Retail: 'Visio Professional 2019',
      VisioStd2019Retail: 'Visio Standard 2019',
      SkypeforBusiness2019Retail: 'Skype for Business 2019',
    },
  },
  {
    generation: '2019',
    licensing: 'volume',
    channels: ['PerpetualVL2019'],
    products: {
      Access2019Volume: 'Access 2019',
      Excel2019Volume: 'Excel 2019',
      Outlook2019Volume: 'Outlook 2019',
      PowerPoint2019Volume: 'PowerPoint 2019',
      Publisher2019Volume: 'Publisher 2019',
      Word2019Volume: 'Word 2019',
      ProPlus2019Volume: 'Office Professional Plus 2019',
      Standard2019Volume: 'Office Standard 2019',
      SkypeforBusiness2019Volume: 'Skype for Business 2019',
    },
  },
  {
    generation: '2019',
    licensing: 'retail',
    channels: ['Current'],
    note: 'Sold in some markets only',
    products: {
      Personal2019Retail: 'Office Personal 2019',
    },
  },
  {
    generation: '2019',
    licensing: 'volume',
    channels: ['PerpetualVL2019', ...featureChannels],
    note: 'Other channels allowed so it can match Microsoft 365 Apps on the same PC',
    products: {
      ProjectPro2019Volume: 'Project Professional 2019',
      ProjectStd2019Volume: 'Project Standard 2019',
      VisioPro2019Volume: 'Visio Professional 2019',
      VisioStd2019Volume: 'Visio Standard 2019',
    },
  },
  {
    generation: '2019',
    licensing: 'retail-form',
    channels: ['Current'],
    note: 'The programs named are inferred',
    products: {
      ProPlus2019Retail: 'Office Professional Plus 2019 (retail form)',
    },
  },
  {
    generation: '2019',
    licensing: 'free',
    channels: featureChannels,
    products: {
      SkypeforBusinessEntry2019Retail: 'Skype for Business Basic 2019',
    },
  },
  {
    generation: '2016',
    licensing: 'retail',
    channels: ['Current'],
    isChannelAssumed: true,
    products: {
      AccessRetail: 'Access 2016',
      ExcelRetail: 'Excel 2016',
      OutlookRetail: 'Outlook 2016',
      PowerPointRetail: 'PowerPoint 2016',
      PublisherRetail: 'Publisher 2016',
      WordRetail: 'Word 2016',
      HomeBusinessRetail: 'Office Home and Business 2016',
      HomeStudentRetail: 'Office Home and Student 2016',
      ProfessionalRetail: 'Office Professional 2016',
      OneNoteRetail: 'OneNote 2016',
      ProjectStdRetail: 'Project Standard 2016',
      VisioStdRetail: 'Visio Standard 2016',
      SkypeforBusinessRetail: 'Skype for Business 2016',
    },
  },
  {
    generation: '2016',
    licensing: 'free',
    channels: featureChannels,
    products: {
      OneNoteFreeRetail: 'OneNote (free desktop app)',
      SkypeforBusinessEntryRetail: 'Skype for Business Basic 2016',
    },
  },
  {
    generation: '2016',
    licensing: 'volume',
    channels: featureChannels,
    note: 'Lets volume Project or Visio 2016 run beside Click-to-Run Office, on the channel of that Office; MSI keys do not work, a Click-to-Run key is needed',
    products: {
      ProjectProXVolume: 'Project Professional 2016 (volume, Click-to-Run)',
      ProjectStdXVolume: 'Project Standard 2016 (volume, Click-to-Run)',
      VisioProXVolume: 'Visio Professional 2016 (volume, Click-to-Run)',
      VisioStdXVolume: 'Visio Standard 2016 (volume, Click-to-Run)',
    },
  },
  {
    generation: 'any',
    licensing: 'follows-product',
    channels: [
      'PerpetualVL2024',
      'PerpetualVL2021',
      'PerpetualVL2019',
      ...featureChannels,
    ],
    source: 'ms-2024-deploy',
    note: 'Used with Language elements; set the channel of the Office product',
    products: {
      ProofingTools: 'Proofing tools',
    },
  },
];

export const officeProducts: readonly OfficeProduct[] =
  officeProductGroups.flatMap(({products, ...shared}) =>
    Object.entries(products).map(([id, product]) => ({
      id,
      product,
      source: 'ms-product-ids-supported-office-deployment-click',
      ...shared,
    })),
  );
