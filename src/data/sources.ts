/**
 * The sources of the figures in this folder. Entries elsewhere refer to a source by its key, so each address is in one
 * place only.
 *
 * To add a source: choose a key that starts with the publisher (`ms-` for Microsoft), and add the page's own title,
 * with the date of the copy if the page has one, and the public https address. Set `read` to `false` if nobody opened
 * the page and it is only cited by a source that was read; the site says so next to the link.
 */
export interface Source {
  /** Name of the page or data set, with the date of the copy that was read, if known. */
  title: string;
  /** Public https address. Link a repository file only if the address of its published page is uncertain. */
  url: string;
  /** Whether the page itself was read. If not, a source that was read cites it, or it is the place to check. */
  read: boolean;
}

export const sources = {
  // Lifecycle: data that was read
  'eol-windows': {
    title: 'endoflife.date: Windows (copy of August 22, 2026)',
    url: 'https://github.com/endoflife-date/endoflife.date/blob/master/products/windows.md',
    read: true,
  },
  'eol-windows-server': {
    title: 'endoflife.date: Windows Server (copy of August 22, 2026)',
    url: 'https://github.com/endoflife-date/endoflife.date/blob/master/products/windows-server.md',
    read: true,
  },
  'eol-office': {
    title: 'endoflife.date: Microsoft Office (copy of August 22, 2026)',
    url: 'https://github.com/endoflife-date/endoflife.date/blob/master/products/office.md',
    read: true,
  },
  'learn-scrape-client': {
    title: 'DataForGeeks: Windows client dates collected from Microsoft Learn',
    url: 'https://github.com/altrhombus/DataForGeeks/blob/2f818a44216716b301cf93aa01d38f6da758afb3/content/ms/win/lifecycle-client.json',
    read: true,
  },
  'learn-scrape-server': {
    title: 'DataForGeeks: Windows Server dates collected from Microsoft Learn',
    url: 'https://github.com/altrhombus/DataForGeeks/blob/04b0bfce0117dc8ab3a7c00b263b9efb460f78e1/content/ms/win/lifecycle-server.json',
    read: true,
  },
  'ms-lifecycle-data': {
    title:
      "Microsoft's lifecycle data, one file a product (copy of January 25, 2023)",
    url: 'https://github.com/MicrosoftDocs/lifecycle-data-pr.es-es/tree/live/lifecycle-data/products',
    read: true,
  },
  'win11-eos-audit': {
    title: 'Atliso win11-eos-audit 1.1.1, release notes of November 4, 2026',
    url: 'https://github.com/Atliso-Dev/win11-eos-audit/releases',
    read: true,
  },
  'consumer-esu-forum': {
    title: 'Windows Forum: Windows 10 ESU extended to 2027',
    url: 'https://windowsforum.com/threads/windows-10-esu-extended-to-2027-microsoft-quietly-extends-security-updates.430509',
    read: true,
  },
  'consumer-esu-report': {
    title:
      'Ticker Report: Microsoft extends free Windows 10 security updates (June 27, 2026)',
    url: 'https://ticker.report/news/vgt-microsoft-extends-free-windows-10-security-updates-delaying-pc-hardware-refresh-2026-06-27',
    read: true,
  },

  // Lifecycle: Microsoft's pages that the data above cites
  'ms-windows-11-release-information': {
    title: 'Microsoft Learn: Windows 11 release information',
    url: 'https://learn.microsoft.com/windows/release-health/windows11-release-information',
    read: false,
  },
  'ms-windows-10-release-information': {
    title: 'Microsoft Learn: Windows 10 release information',
    url: 'https://learn.microsoft.com/windows/release-health/release-information',
    read: false,
  },
  'ms-supported-client-versions': {
    title: 'Microsoft Learn: supported versions of the Windows client',
    url: 'https://learn.microsoft.com/windows/release-health/supported-versions-windows-client',
    read: false,
  },
  'ms-windows-server-release-information': {
    title: 'Microsoft Learn: Windows Server release information',
    url: 'https://learn.microsoft.com/windows/release-health/windows-server-release-info',
    read: false,
  },
  'ms-windows-10-20h2-status': {
    title: 'Microsoft Learn: Windows 10, version 20H2 status',
    url: 'https://learn.microsoft.com/windows/release-health/status-windows-10-20h2',
    read: false,
  },
  'ms-windows-10-21h1-status': {
    title: 'Microsoft Learn: Windows 10, version 21H1 status',
    url: 'https://learn.microsoft.com/windows/release-health/status-windows-10-21h1',
    read: false,
  },
  'ms-windows-10-1803-1809': {
    title:
      'Microsoft Lifecycle: Windows 10, versions 1803 and 1809 end of servicing',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-10-1803-1809-end-of-servicing',
    read: false,
  },
  'ms-windows-10-1709': {
    title: 'Microsoft Lifecycle: Windows 10, version 1709 end of servicing',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-10-1709-end-of-servicing',
    read: false,
  },
  'ms-windows-10-1703-1803': {
    title:
      'Windows IT Pro blog: end of service reminders for Windows 10, versions 1703 and 1803',
    url: 'https://techcommunity.microsoft.com/t5/windows-it-pro-blog/end-of-service-reminders-for-windows-10-versions-1703-and-1803/ba-p/903715',
    read: false,
  },
  'ms-office-2021': {
    title: 'Microsoft Lifecycle: Office 2021',
    url: 'https://learn.microsoft.com/lifecycle/products/office-2021',
    read: false,
  },
  'ms-windows-10-enterprise-and-education': {
    title: 'Microsoft Lifecycle: Windows 10 Enterprise and Education',
    url: 'https://learn.microsoft.com/lifecycle/products/windows-10-enterprise-and-education',
    read: false,
  },
  'ms-windows-10-2004': {
    title: 'Microsoft Lifecycle: Windows 10, version 2004 end of servicing',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-10-version-2004-end-of-servicing',
    read: false,
  },
  'ms-windows-10-1909-enterprise': {
    title:
      'Microsoft Lifecycle: Windows 10, version 1909 Enterprise and Education end of servicing',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-10-1909-enterprise-education-eos',
    read: false,
  },
  'ms-windows-10-1909': {
    title: 'Microsoft Lifecycle: Windows 10, version 1909 end of servicing',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-10-1909-end-of-servicing',
    read: false,
  },
  'ms-windows-10-1903': {
    title: 'Microsoft Lifecycle: Windows 10, version 1903 end of servicing',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-10-1903-end-of-servicing',
    read: false,
  },
  'ms-windows-10-1809': {
    title: 'Microsoft Lifecycle: Windows 10, version 1809 end of servicing',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-10-1809-end-of-servicing',
    read: false,
  },
  'ms-windows-10-1803': {
    title: 'Microsoft Lifecycle: Windows 10, version 1803 end of servicing',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-10-1803-end-of-servicing',
    read: false,
  },
  'ms-windows-10-1607': {
    title: 'Microsoft Lifecycle: Windows 10, version 1607 end of servicing',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-10-1607-end-of-servicing',
    read: false,
  },
  'ms-lifecycle': {
    title: 'Microsoft Lifecycle documentation',
    url: 'https://learn.microsoft.com/lifecycle/',
    read: false,
  },
  'ms-windows-10-1511': {
    title: 'Microsoft Lifecycle: Windows 10, version 1511 end of servicing',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-10-1511-end-of-servicing',
    read: false,
  },
  'ms-windows-10-1507': {
    title: 'Microsoft Lifecycle: Windows 10, version 1507 end of servicing',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-10-1507-cb-cbb-end-of-servicing',
    read: false,
  },
  'ms-windows-10-iot-core': {
    title: 'Microsoft Lifecycle: Windows 10 IoT Core',
    url: 'https://learn.microsoft.com/lifecycle/products/windows-10-iot-core',
    read: false,
  },
  'ms-windows-8-1': {
    title: 'Microsoft Lifecycle: Windows 8.1',
    url: 'https://learn.microsoft.com/lifecycle/products/windows-81',
    read: false,
  },
  'ms-windows-8': {
    title: 'Microsoft Lifecycle: Windows 8',
    url: 'https://learn.microsoft.com/lifecycle/products/windows-8',
    read: false,
  },
  'ms-windows-7': {
    title: 'Microsoft Lifecycle: Windows 7',
    url: 'https://learn.microsoft.com/lifecycle/products/windows-7',
    read: false,
  },
  'ms-windows-vista': {
    title: 'Microsoft Lifecycle: Windows Vista',
    url: 'https://learn.microsoft.com/lifecycle/products/windows-vista',
    read: false,
  },
  'ms-windows-xp': {
    title: 'Microsoft Lifecycle: Windows XP',
    url: 'https://learn.microsoft.com/lifecycle/products/windows-xp',
    read: false,
  },
  'ms-windows-server-end-of-updates': {
    title:
      'Microsoft Support: Windows Server end of updates statement, May 2026',
    url: 'https://support.microsoft.com/servicing/os/windows-server/2026/05/end-of-updates-statement',
    read: false,
  },
  'ms-windows-server-20h2': {
    title: 'Microsoft Lifecycle: Windows Server, version 20H2 retiring',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-server-20h2-retiring',
    read: false,
  },
  'ms-windows-server-2004': {
    title: 'Microsoft Lifecycle: Windows Server, version 2004 end of servicing',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-server-version-2004-end-of-servicing',
    read: false,
  },
  'ms-windows-server-1909': {
    title: 'Microsoft Lifecycle: Windows Server, version 1909 end of servicing',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-server-1909-end-of-servicing',
    read: false,
  },
  'ms-windows-server-semi-annual': {
    title: 'Microsoft Lifecycle: Windows Server (Semi-Annual Channel)',
    url: 'https://learn.microsoft.com/lifecycle/products/windows-server-semiannual-channel',
    read: false,
  },
  'ms-windows-server-1809': {
    title: 'Microsoft Lifecycle: Windows Server, version 1809 end of servicing',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-server-1809-end-of-servicing',
    read: false,
  },
  'ms-windows-server-1803': {
    title: 'Microsoft Lifecycle: Windows Server, version 1803 end of servicing',
    url: 'https://learn.microsoft.com/lifecycle/announcements/windows-server-1803-end-of-servicing',
    read: false,
  },
  'ms-windows-server-1709': {
    title:
      'Microsoft Tech Community: Windows Server, version 1709 lifecycle announcement',
    url: 'https://techcommunity.microsoft.com/t5/windows-server-for-developers/windows-server-version-1709-lifecycle-announcement/m-p/379766',
    read: false,
  },
  'ms-windows-server-2012-r2': {
    title: 'Microsoft Lifecycle: Windows Server 2012 R2',
    url: 'https://learn.microsoft.com/lifecycle/products/windows-server-2012-r2',
    read: false,
  },
  'ms-windows-server-2012': {
    title: 'Microsoft Lifecycle: Windows Server 2012',
    url: 'https://learn.microsoft.com/lifecycle/products/windows-server-2012',
    read: false,
  },
  'ms-windows-server-2008-r2': {
    title: 'Microsoft Lifecycle: Windows Server 2008 R2',
    url: 'https://learn.microsoft.com/lifecycle/products/windows-server-2008-r2',
    read: false,
  },
  'ms-windows-server-2008': {
    title: 'Microsoft Lifecycle: Windows Server 2008',
    url: 'https://learn.microsoft.com/lifecycle/products/windows-server-2008',
    read: false,
  },
  'ms-windows-server-2003': {
    title: 'Microsoft Lifecycle: Windows Server 2003',
    url: 'https://learn.microsoft.com/lifecycle/products/windows-server-2003-',
    read: false,
  },
  'ms-office-2024': {
    title: 'Microsoft Lifecycle: Office 2024',
    url: 'https://learn.microsoft.com/lifecycle/products/office-2024',
    read: false,
  },
  'ms-office-ltsc-2024': {
    title: 'Microsoft Lifecycle: Office LTSC 2024',
    url: 'https://learn.microsoft.com/lifecycle/products/office-ltsc-2024',
    read: false,
  },
  'ms-office-2019': {
    title: 'Microsoft Lifecycle: Microsoft Office 2019',
    url: 'https://learn.microsoft.com/lifecycle/products/microsoft-office-2019',
    read: false,
  },
  'ms-office-2016': {
    title: 'Microsoft Lifecycle: Microsoft Office 2016',
    url: 'https://learn.microsoft.com/lifecycle/products/microsoft-office-2016',
    read: false,
  },
  'ms-office-2013': {
    title: 'Microsoft Lifecycle: Microsoft Office 2013',
    url: 'https://learn.microsoft.com/lifecycle/products/microsoft-office-2013',
    read: false,
  },
  'ms-office-2011-mac': {
    title: 'Microsoft Lifecycle: Microsoft Office for Mac 2011',
    url: 'https://learn.microsoft.com/lifecycle/products/microsoft-office-for-mac-2011',
    read: false,
  },
  'ms-office-2010': {
    title: 'Microsoft Lifecycle: Microsoft Office 2010',
    url: 'https://learn.microsoft.com/lifecycle/products/microsoft-office-2010',
    read: false,
  },
  'ms-office-2008-mac': {
    title: 'Microsoft Lifecycle: Microsoft Office 2008 for Mac',
    url: 'https://learn.microsoft.com/lifecycle/products/microsoft-office-2008-for-mac',
    read: false,
  },
  'ms-office-2007': {
    title: 'Microsoft Lifecycle: Microsoft Office 2007',
    url: 'https://learn.microsoft.com/lifecycle/products/microsoft-office-2007',
    read: false,
  },
  'ms-office-2019-mac': {
    title: 'Microsoft Lifecycle: Microsoft Office 2019 for Mac',
    url: 'https://learn.microsoft.com/lifecycle/products/microsoft-office-2019-for-mac',
    read: false,
  },
  'ms-office-2016-mac': {
    title: 'Microsoft Lifecycle: Microsoft Office 2016 for Mac',
    url: 'https://learn.microsoft.com/lifecycle/products/microsoft-office-2016-for-mac',
    read: false,
  },

  // Editions
  'ms-edition-upgrades': {
    title: 'Microsoft Learn: Windows edition upgrade (copy of October 2, 2023)',
    url: 'https://learn.microsoft.com/windows/deployment/upgrade/windows-edition-upgrades',
    read: true,
  },
  'ms-upgrade-paths': {
    title: 'Microsoft Learn: Windows upgrade paths (copy of October 2, 2023)',
    url: 'https://learn.microsoft.com/windows/deployment/upgrade/windows-upgrade-paths',
    read: true,
  },
  'ms-iot-26h2': {
    title: "Microsoft: What's new in Windows 11 IoT Enterprise, version 26H2",
    url: 'https://github.com/MicrosoftDocs/windows-iot-public/blob/main/windows-iot/iot-enterprise/whats-new/windows-11-iot-enterprise-26h2.md',
    read: true,
  },
  'ms-iot-requirements': {
    title: 'Microsoft: Minimum system requirements for Windows IoT Enterprise',
    url: 'https://github.com/MicrosoftDocs/windows-iot-public/blob/main/windows-iot/iot-enterprise/Hardware/System_Requirements.md',
    read: true,
  },
  'ms-windows-8-processor': {
    title:
      'Microsoft Learn: PAE/NX/SSE2 support requirement guide for Windows 8',
    url: 'https://learn.microsoft.com/previous-versions/windows/it-pro/windows-8.1-and-8/dn482072(v=win.10)',
    read: true,
  },
  'ms-windows-11-specifications': {
    title: 'Microsoft: Windows 11 specifications',
    url: 'https://www.microsoft.com/windows/windows-11-specifications',
    read: false,
  },
  'windows-central-setup-account': {
    title: 'Windows Central: Windows 11 Pro and the Microsoft account at setup',
    url: 'https://www.windowscentral.com/windows-11-pro-will-soon-require-internet-connection-when-setting-first-time',
    read: true,
  },
  'ms-iot-volume-license': {
    title:
      'Microsoft: Windows IoT Enterprise LTSC in Volume License (February 26, 2026)',
    url: 'https://github.com/MicrosoftDocs/windows-iot-public/blob/main/windows-iot/iot-enterprise/Deployment/Volume-License.md',
    read: true,
  },
  'ms-subscription-activation': {
    title:
      'Microsoft Learn: Windows subscription activation (copy of February 27, 2024)',
    url: 'https://learn.microsoft.com/windows/deployment/windows-subscription-activation',
    read: true,
  },
  'ms-s-mode': {
    title: 'Microsoft Learn: Windows 10 Pro in S mode (copy of 2018)',
    url: 'https://learn.microsoft.com/windows/deployment/windows-10-pro-in-s-mode',
    read: true,
  },
  'ms-server-conversion': {
    title:
      'Microsoft Learn: upgrade and conversion options for Windows Server (copy of August 18, 2025)',
    url: 'https://learn.microsoft.com/windows-server/get-started/upgrade-conversion-options',
    read: true,
  },

  // Requirements
  'ms-windows-11-requirements': {
    title:
      'Microsoft Learn: Windows 11 requirements (copy of February 13, 2023)',
    url: 'https://learn.microsoft.com/windows/whats-new/windows-11-requirements',
    read: true,
  },
  'ms-windows-10-upgrade-resolution': {
    title: 'Microsoft Learn: Windows 10 upgrade resolution procedures',
    url: 'https://learn.microsoft.com/troubleshoot/windows-client/setup-upgrade-and-drivers/windows-10-upgrade-resolution-procedures',
    read: true,
  },
  'ms-server-hardware': {
    title:
      'Microsoft Learn: hardware requirements for Windows Server (copy of October 22, 2024)',
    url: 'https://learn.microsoft.com/windows-server/get-started/hardware-requirements',
    read: true,
  },
  'ms-office-ltsc-2024-overview': {
    title: 'Microsoft Learn: overview of Office LTSC 2024 (copy of 2024)',
    url: 'https://learn.microsoft.com/office/ltsc/2024/overview',
    read: true,
  },
  'ms-office-ltsc-2021-overview': {
    title: 'Microsoft Learn: overview of Office LTSC 2021 (copy of 2024)',
    url: 'https://learn.microsoft.com/office/ltsc/2021/overview',
    read: true,
  },
  'ms-office-system-requirements': {
    title: 'Microsoft: system requirements for Microsoft 365 and Office',
    url: 'https://www.microsoft.com/microsoft-365/microsoft-365-and-office-resources',
    read: false,
  },
  'ms-office-mac-overview': {
    title: 'Microsoft Learn: Office for Mac overview',
    url: 'https://learn.microsoft.com/microsoft-365-apps/mac/overview',
    read: true,
  },

  // Downloads
  'iso-hash-guide': {
    title:
      'AllThings.How: verify a Windows 11 ISO (secondary; describes the hash list on the download page)',
    url: 'https://allthings.how/verify-windows-11-iso-file-hash-with-powershell',
    read: true,
  },
  'ms-server-evaluation-answer': {
    title: 'Microsoft Q&A: does a Windows Server evaluation shut down',
    url: 'https://learn.microsoft.com/answers/questions/5834757/does-windows-server-evaluation-officially-shut-dow',
    read: true,
  },
  'ms-kms-client-keys': {
    title:
      'Microsoft Learn: KMS client activation keys (copy of June 25, 2025, opening)',
    url: 'https://learn.microsoft.com/windows-server/get-started/kms-client-activation-keys',
    read: true,
  },
  'ms-volume-downloads': {
    title:
      'Microsoft 365 documentation: download volume licensing products and keys (copy of March 28, 2025)',
    url: 'https://github.com/MicrosoftDocs/microsoft-365-docs/blob/1f15ce27f2f413fcdc9e6de5c2a47b2e0211d576/microsoft-365/commerce/licenses/download-vl-products.md',
    read: true,
  },
  'ms-account-problem': {
    title: 'Microsoft troubleshooting: problem with your account',
    url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/problem-with-your-account.md',
    read: true,
  },
  'ms-office-deployment-tool': {
    title: 'Microsoft Learn: overview of the Office Deployment Tool',
    url: 'https://learn.microsoft.com/microsoft-365-apps/deploy/overview-office-deployment-tool',
    read: true,
  },
  'ms-office-mac-serializer': {
    title: 'Microsoft Learn: Volume License Serializer for Mac',
    url: 'https://learn.microsoft.com/microsoft-365-apps/mac/volume-license-serializer',
    read: true,
  },
  'ms-office-mac-deployment': {
    title:
      'Microsoft Learn: deployment options for Office for Mac (copy of September 18, 2024)',
    url: 'https://learn.microsoft.com/microsoft-365-apps/mac/deployment-options-for-office-for-mac',
    read: true,
  },
  'ms-office-mac-msupdate': {
    title: 'Microsoft Learn: update Office for Mac by using msupdate',
    url: 'https://learn.microsoft.com/microsoft-365-apps/mac/update-office-for-mac-using-msupdate',
    read: true,
  },
  'ms-office-mac-activation-error': {
    title:
      'Microsoft troubleshooting: Office for Mac activation, unknown error (copy of June 6, 2024)',
    url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/mac-unknown-error.md',
    read: true,
  },
  'ms-office-mac-licensing-helper': {
    title: 'Microsoft Learn: licensing helper tool for Office for Mac',
    url: 'https://learn.microsoft.com/microsoft-365-apps/mac/licensing-helper-tool',
    read: true,
  },
} as const satisfies Record<string, Source>;

/** A key of {@link sources}. */
export type SourceId = keyof typeof sources;
