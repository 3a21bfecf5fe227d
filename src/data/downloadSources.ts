import type {SourceId} from './sources';

/** Product ids as the component accepts them. */
export const downloadProductIds = [
  'windows-11',
  'windows-10',
  'windows-8.1',
  'windows-7',
  'windows-vista',
  'windows-xp',
  'windows-arm',
  'windows-ltsc',
  'windows-server',
  'office',
  'office-mac',
] as const;

export type DownloadProductId = (typeof downloadProductIds)[number];

/** A place that gives out genuine files, or a document that explains how. */
export interface DownloadSource {
  name: string;
  /** Public https address; `null` if there is none. */
  url: string | null;
  /** What `<DownloadButton>` says; needs a `url`. */
  button?: string;
  /** The files or help found there. */
  gives: string;
  /** What a visitor must have, after "You need", if the sources say so. */
  needs?: string;
  /** Limits, and anything that Microsoft does not document, marked as such. */
  note?: string;
  /** The documents about this source. */
  sources?: readonly SourceId[];
}

/** A product, its page on this site and its official sources, best first. */
export interface DownloadProduct {
  id: DownloadProductId;
  name: string;
  /** Route of the page on this site. */
  page: string;
  /** Set for the products that most visitors want: `<ProductTiles>` shows these. */
  isMain?: true;
  /** Set if there is no public download any more. */
  isWithdrawn?: true;
  downloads: readonly DownloadSource[];
}

const volumeLicensing: DownloadSource = {
  name: 'Microsoft 365 admin center',
  url: 'https://admin.microsoft.com',
  gives: 'Volume license media and keys',
  needs: 'a volume agreement and a licensing role',
  note: 'Billing > Your products > Volume licensing > Products and services, then View downloads and keys.',
  sources: ['ms-volume-downloads', 'kms-client-keys'],
};

const evaluationOfEnterprise: DownloadSource = {
  name: 'Evaluation Center: Windows 11 Enterprise',
  url: 'https://www.microsoft.com/evalcenter/evaluate-windows-11-enterprise',
  gives: 'Enterprise evaluation, 90 days',
};

const visualStudio: DownloadSource = {
  name: 'Visual Studio Subscriptions',
  url: 'https://my.visualstudio.com/Downloads',
  gives: 'Media for subscribers, with a list of hashes',
  needs: 'a subscription; keys follow its terms',
};

const visualStudioOlder: DownloadSource = {
  ...visualStudio,
  note: 'Search for the version there: not every subscription has every one.',
};

const manufacturer: DownloadSource = {
  name: "The PC maker's support site",
  url: null,
  gives: 'Recovery media for the model',
  note: 'It matches the key in the firmware. Search for the model or its serial number.',
};

const originalDisc: DownloadSource = {
  name: "The original disc, or the PC maker's recovery media",
  url: null,
  gives: 'The edition it was sold with',
};

const installationGuide: DownloadSource = {
  name: 'Microsoft Support: create installation media for Windows',
  url: 'https://support.microsoft.com/windows/create-installation-media-for-windows-99a58364-8c02-206f-aa6f-40c3b507420d',
  gives: 'Instructions',
};

/*
 * How to add a source
 *
 * 1. Only Microsoft, the PC maker, or a program of theirs: no mirrors, no archives, no link collections.
 * 2. Add it to the product's `downloads`, best first; share it as a constant when more than one product has it.
 * 3. Mark in `note` what Microsoft does not document.
 * 4. Run `npm run check:content`.
 */
export const downloadProducts: readonly DownloadProduct[] = [
  {
    id: 'windows-11',
    name: 'Windows 11',
    page: '/windows_11_links',
    isMain: true,
    downloads: [
      {
        name: 'Microsoft: download Windows 11',
        url: 'https://www.microsoft.com/software-download/windows11',
        button: 'Get Windows 11 from Microsoft',
        gives:
          'Installation Assistant, Media Creation Tool, multi-edition ISO (x64)',
        note: 'Hashes are under "Verify your download".',
        sources: ['iso-hash-guide'],
      },
      installationGuide,
      evaluationOfEnterprise,
      volumeLicensing,
      visualStudio,
      manufacturer,
    ],
  },
  {
    id: 'windows-10',
    name: 'Windows 10',
    page: '/windows_10_links',
    isMain: true,
    downloads: [
      {
        name: 'Microsoft: download Windows 10',
        url: 'https://www.microsoft.com/software-download/windows10',
        button: 'Get Windows 10 from Microsoft',
        gives: 'Media Creation Tool; on devices without Windows, an ISO',
        sources: ['upgrade-resolution'],
      },
      installationGuide,
      volumeLicensing,
      visualStudio,
      manufacturer,
    ],
  },
  {
    id: 'windows-8.1',
    name: 'Windows 8.1',
    page: '/windows_8.1_links',
    isWithdrawn: true,
    downloads: [manufacturer, volumeLicensing, visualStudioOlder],
  },
  {
    id: 'windows-7',
    name: 'Windows 7',
    page: '/windows_7_links',
    isWithdrawn: true,
    downloads: [manufacturer, volumeLicensing, visualStudioOlder],
  },
  {
    id: 'windows-vista',
    name: 'Windows Vista',
    page: '/windows_vista_links',
    isWithdrawn: true,
    downloads: [originalDisc, visualStudioOlder],
  },
  {
    id: 'windows-xp',
    name: 'Windows XP',
    page: '/windows_xp_links',
    isWithdrawn: true,
    downloads: [originalDisc, visualStudioOlder],
  },
  {
    id: 'windows-arm',
    name: 'Windows on Arm',
    page: '/windows_arm_links',
    downloads: [
      {
        name: 'Microsoft: download Windows 11 for Arm',
        url: 'https://www.microsoft.com/software-download/windows11arm64',
        button: 'Get Windows 11 for Arm',
        gives: 'ISO (Arm64)',
      },
      evaluationOfEnterprise,
      volumeLicensing,
      manufacturer,
    ],
  },
  {
    id: 'windows-ltsc',
    name: 'Windows LTSC',
    page: '/windows_ltsc_links',
    downloads: [
      {
        name: 'Evaluation Center: Windows 11 Enterprise',
        url: 'https://www.microsoft.com/evalcenter/evaluate-windows-11-enterprise',
        button: 'Get the LTSC 2024 evaluation',
        gives: 'Enterprise LTSC 2024 evaluation, 90 days',
      },
      volumeLicensing,
      visualStudio,
    ],
  },
  {
    id: 'windows-server',
    name: 'Windows Server',
    page: '/windows_server_links',
    downloads: [
      {
        name: 'Evaluation Center: Windows Server 2025',
        url: 'https://www.microsoft.com/evalcenter/evaluate-windows-server-2025',
        button: 'Get the Server 2025 evaluation',
        gives: 'Evaluation, 180 days',
        sources: ['ms-server-evaluation-answer'],
      },
      volumeLicensing,
      visualStudio,
    ],
  },
  {
    id: 'office',
    name: 'Office for Windows',
    page: '/office_msi_links',
    downloads: [
      {
        name: 'Microsoft account: services and subscriptions',
        url: 'https://account.microsoft.com/services',
        gives:
          'Installer and offline image of the product that the account owns',
        needs: 'the account that redeemed the product',
      },
      {
        name: 'Work or school account: Office apps',
        url: 'https://portal.office.com/account',
        gives:
          'Microsoft 365 Apps, and the list of devices they are installed on',
        needs: 'an assigned license',
        sources: ['ms-account-problem'],
      },
      {
        name: 'Office Deployment Tool',
        url: 'https://go.microsoft.com/fwlink/p/?LinkID=626065',
        gives:
          "Downloads and installs any Click-to-Run product from Microsoft's network",
        needs: 'a valid license to use what it installs',
        note: 'Download Center id 49117.',
        sources: ['ms-office-deployment-tool'],
      },
      {
        name: 'Office Customization Tool',
        url: 'https://config.office.com/',
        gives: 'Writes the configuration.xml of the deployment tool',
        sources: ['ms-office-deployment-tool'],
      },
      {
        ...volumeLicensing,
        note: 'Billing > Your products > Volume licensing > Products and services, then View downloads and keys. No ISO for Office 2019, 2021 or 2024: those come through the deployment tool. MSI images of Office 2016 and earlier may be gone.',
        sources: ['ms-volume-downloads'],
      },
      {
        ...visualStudio,
        gives: 'Retail-form Office for development and test',
      },
      {
        name: 'Microsoft Support: use the Office offline installer',
        url: 'https://support.microsoft.com/office/use-the-office-offline-installer-f0a85fe7-118f-41cb-a791-d59cef96ad1c',
        gives: 'How to fetch the offline image of a consumer product',
        needs: 'the account that owns the product',
      },
    ],
  },
  {
    id: 'office-mac',
    name: 'Office for Mac',
    page: '/office_for_mac',
    downloads: [
      {
        name: 'Full suite, Microsoft 365',
        url: 'https://go.microsoft.com/fwlink/p/?linkid=2009112',
        gives: 'Installer package',
        needs: 'an assigned license, and the account it belongs to',
        sources: ['ms-office-mac-deployment'],
      },
      {
        name: 'Full suite, Office LTSC 2024 and 2021',
        url: 'https://go.microsoft.com/fwlink/p/?linkid=2244846',
        gives: 'Installer package',
        needs: 'a volume license, applied with the serializer',
        sources: ['ms-office-mac-deployment'],
      },
      {
        name: 'Suite without Teams',
        url: 'https://go.microsoft.com/fwlink/p/?linkid=525133',
        gives: 'Installer package',
        sources: ['ms-office-mac-deployment'],
      },
      {
        ...volumeLicensing,
        gives: 'Volume License Serializer for Office LTSC',
        note: 'Billing > Your products > Volume licensing > Products and services, then View downloads and keys.',
        sources: ['ms-office-mac-serializer'],
      },
      {
        name: 'Mac App Store',
        url: null,
        gives: 'The apps',
        needs: 'a Microsoft 365 subscription',
        note: 'With Office bought once or a volume license, these copies only open and print.',
        sources: ['ms-office-mac-app-store'],
      },
      {
        name: 'Microsoft AutoUpdate',
        url: 'https://go.microsoft.com/fwlink/p/?linkid=830196',
        gives: 'Updater',
        sources: ['ms-office-mac-msupdate'],
      },
      {
        name: 'Licensing helper tool',
        url: 'https://go.microsoft.com/fwlink/p/?linkid=2181269',
        gives:
          'Activates one-time purchases for every user of the Mac; part of the installer package',
        sources: ['ms-office-mac-licensing-helper'],
      },
      {
        name: 'Office for Mac License Removal Tool',
        url: 'https://go.microsoft.com/fwlink/p/?linkid=849815',
        gives: 'Removes Office licenses from a Mac',
        sources: ['office-mac-unknown-error'],
      },
    ],
  },
];
