import {readOn} from './source';

/** The sources that pages and the other data name. To add one: see `source.ts`. */
export const pageSources = {
  ...readOn('2026-11-30', {
    'ms-windows-10-specifications': {
      title: 'Windows 10 specifications (as quoted in a public guide)',
      url: 'https://www.microsoft.com/windows/windows-10-specifications',
    },
    'windowsnews-reinstall': {
      title: 'Windows 11 reinstallation: a guide to the new recovery tool',
      url: 'https://windowsnews.ai/article/effortless-windows-11-reinstallation-a-guide-to-the-new-recovery-tool.340483',
    },
    'ms-server-feature-updates': {
      title:
        'Manage Feature Updates with Group Policy on Windows Server (November 11, 2024)',
      url: 'https://learn.microsoft.com/windows-server/get-started/manage-feature-updates-group-policy',
    },
    'ms-kms-replace-host': {
      title: 'Replace a KMS host (July 30, 2025)',
      url: 'https://learn.microsoft.com/windows-server/get-started/kms-replace-host',
    },
    'ms-office-mac-app-store': {
      title: 'Deploy Office for Mac from the Mac App Store (March 1, 2023)',
      url: 'https://learn.microsoft.com/microsoft-365-apps/mac/deploy-mac-app-store',
    },
    'osnews-office-store': {
      title:
        'The end of support for Microsoft 365 Apps from Microsoft Store, in the words of Microsoft',
      url: 'https://www.osnews.com/story/142882/the-most-microsoft-support-document-of-all-time/',
    },
    'ms-recovery-options': {
      title: 'Recovery options in Windows 10 (copy of an earlier version)',
      url: 'https://support.microsoft.com/help/12415/windows-10-recovery-options',
    },
    'windowsnews-factory-reset': {
      title:
        'Windows 11 factory reset: how to avoid data loss, BitLocker nightmares, and licensing headaches',
      url: 'https://windowsnews.ai/article/windows-11-factory-reset-how-to-avoid-data-loss-bitlocker-nightmares-and-licensing-headaches.380013',
    },
    'ms-windows-server-pay-as-you-go': {
      title:
        'Configure Windows Server Pay-as-you-go with Azure Arc (June 27, 2025)',
      url: 'https://learn.microsoft.com/windows-server/get-started/windows-server-pay-as-you-go',
    },
    'ms-install-windows-server': {
      title:
        'Install Windows Server from installation media (January 21, 2025)',
      url: 'https://learn.microsoft.com/windows-server/get-started/install-windows-server',
    },
    'ms-answers-store-upgrade': {
      title:
        'Is a Windows 11 digital license purchased through the Microsoft Store transferrable? (answer)',
      url: 'https://learn.microsoft.com/answers/a/8264677',
    },
    'ms-answers-upgrade-license': {
      title: 'The upgrade license and the original base license (answer)',
      url: 'https://learn.microsoft.com/answers/a/6480933',
    },
    'ms-answers-microsoft-365-devices': {
      title: 'Microsoft Office licenses (answer)',
      url: 'https://learn.microsoft.com/answers/questions/5832316/microsoft-office-licences',
    },
    'ventoy-issue-2127': {
      title: 'Ventoy issue 2127: ei.cfg and PID.txt in Setup of Windows 11',
      url: 'https://github.com/ventoy/Ventoy/issues/2127',
    },
    'ventoy-issue-3014': {
      title: 'Ventoy issue 3014: the page "Select setup option" of 24H2',
      url: 'https://github.com/ventoy/Ventoy/issues/3014',
    },
    'unattend-generator-issue-216': {
      title:
        'unattend-generator issue 216: answer files for several architectures',
      url: 'https://github.com/cschneegans/unattend-generator/issues/216',
    },
    'tiny11builder-issue-70': {
      title: "tiny11builder issue 70: the images in Microsoft's Windows 11 ISO",
      url: 'https://github.com/ntdevlabs/tiny11builder/issues/70',
    },
  }),
  ...readOn('2026-11-28', {
    'ms-bitlocker-overview': {
      title: 'BitLocker overview, with device encryption',
      url: 'https://learn.microsoft.com/windows/security/operating-system-security/data-protection/bitlocker/',
    },
    'ms-bitlocker-recovery-overview': {
      title: 'BitLocker recovery overview',
      url: 'https://learn.microsoft.com/windows/security/operating-system-security/data-protection/bitlocker/recovery-overview',
    },
    'ms-bitlocker-preboot-recovery-screen': {
      title: 'BitLocker preboot recovery screen',
      url: 'https://learn.microsoft.com/windows/security/operating-system-security/data-protection/bitlocker/preboot-recovery-screen',
    },
    'ms-activation-in-windows': {
      title: 'Activation in Windows 10 (copy in Russian)',
      url: 'https://support.microsoft.com/windows/activate-windows-c39005d4-95ee-b91e-b399-2820fda32227',
    },
    'ms-answers-lost-office-key': {
      title: 'Lost my product key for Microsoft 365 Office (question)',
      url: 'https://learn.microsoft.com/answers/questions/5892421/lost-my-product-key-for-microsoft',
    },
    'ms-oem-refurbished-pcs': {
      title: 'Used and refurbished PCs (copy of page 552862)',
      url: 'https://oem.microsoft.com/script/contentpage.aspx',
    },
    'ms-reimaging-rights': {
      title: 'Licensing brief: Reimaging rights',
      url: 'https://www.microsoft.com/en-in/licensing/learn-more/brief-reimaging-rights.aspx',
    },
    'ms-reimaging-top-5': {
      title: 'Licensing how to: reimaging rights, top 5 questions (2014)',
      url: 'https://blogs.technet.com/b/volume-licensing/archive/2014/02/13/licensing-how-to-reimaging-rights-top-5-questions.aspx',
    },
    'ms-manage-bde-protectors': {
      title: 'manage-bde protectors',
      url: 'https://learn.microsoft.com/windows-server/administration/windows-commands/manage-bde-protectors',
    },
    'windowsforum-windows-11-se': {
      title: 'Windows 11 SE support ends at 24H2',
      url: 'https://windowsforum.com/threads/windows-11-se-support-ends-at-24h2-what-schools-and-it-need-to-know.405814/',
    },
    'fido-issue-59': {
      title: "Fido issue 59: the hashes on Microsoft's Windows 10 page",
      url: 'https://github.com/pbatard/Fido/issues/59',
    },
    'mido-issue-10': {
      title:
        'Mido issue 10: SHA-256 of Windows 8, 10 and 11 on the page of the link',
      url: 'https://github.com/ElliotKillick/Mido/issues/10',
    },
    'ms-arm-iso-overview': {
      title: 'Windows 11 Arm ISO files overview (copy of November 2025)',
      url: 'https://learn.microsoft.com/windows/arm/iso',
    },
    'ms-surface-hub-migrate': {
      title:
        'Migrate to Windows 10/11 Pro or Enterprise on Surface Hub 2S (copy of September 2024)',
      url: 'https://learn.microsoft.com/surface-hub/surface-hub-2s-migrate-os',
    },
    'ms-surface-hub-end-of-support': {
      title:
        'End of support options and migration paths for Surface Hub v1 and 2S',
      url: 'https://learn.microsoft.com/surface-hub/surface-hub-windows10-eos-migration',
    },
  }),
  ...readOn('2026-11-26', {
    'ms-genuine-what-to-look-for': {
      title: "How to know you're buying genuine Windows (copy)",
      url: 'https://windows.microsoft.com/en-NZ/windows/genuine/what-to-look-for',
    },
    'ms-coa': {
      title: 'What is the Windows Certificate of Authenticity? (copy)',
      url: 'https://windows.microsoft.com/en-US/windows-vista/What-is-the-Windows-Certificate-of-Authenticity',
    },
    'ms-activate-your-licenses': {
      title: 'Activate your licenses (volume license keys)',
      url: 'https://www.microsoft.com/uk/licensing/lessthan250/deploy-and-manage/activate-your-licenses.mspx',
    },
    'ms-appv-esd': {
      title:
        'Enable only administrators to publish packages by using electronic software delivery (ESD)',
      url: 'https://learn.microsoft.com/windows/application-management/app-v/appv-enable-administrators-to-publish-packages-with-electronic-software-delivery-solutions',
    },
    'archynetys-end-of-telephone-activation': {
      title: 'The end of Windows activation by telephone, and other changes',
      url: 'https://www.archynetys.com/bugs-ai-techs-turning-points-future-insights/',
    },
    'ms-enable-hyper-v': {
      title: 'Install Hyper-V on Windows 10 (copy of May 2016)',
      url: 'https://learn.microsoft.com/virtualization/hyper-v-on-windows/quick-start/enable-hyper-v',
    },
    'ms-remote-desktop-supported-config': {
      title: 'Remote Desktop client: supported configuration',
      url: 'https://learn.microsoft.com/windows-server/remote/remote-desktop-services/clients/remote-desktop-supported-config',
    },
    'ms-concept-directory-join': {
      title: 'What is a Microsoft Entra joined device?',
      url: 'https://learn.microsoft.com/entra/identity/devices/concept-directory-join',
    },
    'ms-windows-licensing': {
      title: 'Windows commercial licensing overview (copy of April 2023)',
      url: 'https://learn.microsoft.com/windows/whats-new/windows-licensing',
    },
    'ms-editions-for-education': {
      title: 'Windows 10 editions for education customers (version 1607)',
      url: 'https://learn.microsoft.com/education/windows/windows-editions-for-education-customers',
    },
    'configure-defender': {
      title: 'ConfigureDefender: Windows Home has no Group Policy editor',
      url: 'https://github.com/AndyFul/ConfigureDefender',
    },
    'ms-local-account': {
      title: 'Switch your Windows 10 device to a local account (as quoted)',
      url: 'https://support.microsoft.com/windows/switch-your-windows-10-device-to-a-local-account-eb7e78a9-88ee-9bc3-8f06-831b56e339fd',
    },
    'wimlib-split': {
      title: 'Split a WIM archive into multiple parts',
      url: 'https://github.com/ebiggers/wimlib/blob/master/doc/man1/wimsplit.1',
    },
    'oem-key-finder': {
      title:
        'WindowsOEMKeyFinder: what the description of a key means (Chinese)',
      url: 'https://github.com/oicu/WindowsOEMKeyFinder',
    },
    'kopfteam-no-drive': {
      title: 'Windows Setup sees no drive on current PCs (German)',
      url: 'https://blog.kopfteam.de/windows-installer-sieht-auf-aktuellen-pcs-kein-laufwerk/',
    },
    'eol-windows': {
      title: 'Windows (copy of August 22, 2026)',
      url: 'https://github.com/endoflife-date/endoflife.date/blob/master/products/windows.md',
    },
    'ms-extended-security-updates': {
      title:
        'Extended Security Updates program for Windows 10 (copy of November 2023)',
      url: 'https://learn.microsoft.com/windows/whats-new/extended-security-updates',
    },
    'ms-services-pricing-consistency-update': {
      title: 'Services pricing consistency update (March 27, 2026)',
      url: 'https://www.microsoft.com/licensing/news/services-pricing-consistency-update',
    },
    'eol-windows-10-esu-editions': {
      title:
        'Add 10 22H2 ESU: quotes Microsoft, "Enterprise, Education, and Pro in Commercial use"',
      url: 'https://github.com/endoflife-date/endoflife.date/pull/6435',
    },
    'ms-tls-registry-settings': {
      title: 'Transport Layer Security (TLS) registry settings',
      url: 'https://learn.microsoft.com/windows-server/security/tls/tls-registry-settings',
    },
    'ms-authentication-errors-tls12': {
      title:
        "Authentication errors occur when client doesn't have TLS 1.2 support",
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/SharePoint/SharePointOnline/administration/authentication-errors-tls12-support.md',
    },
    'ms-subscription-activation': {
      title: 'Windows subscription activation (copy of February 27, 2024)',
      url: 'https://learn.microsoft.com/windows/deployment/windows-subscription-activation',
    },
    'mlxio-secure-boot': {
      title:
        'Secure Boot deadline could strand older Windows PCs (May 24, 2026)',
      url: 'https://mlxio.com/cybersecurity/secure-boot-cert-deadline',
    },
    'ms-publisher-deprecation': {
      title:
        "Publisher isn't included with Office LTSC 2024 (copy of October 2024)",
      url: 'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/blob/main/office/includes/publisher-deprecation.md',
    },
    'ms-answers-publisher': {
      title: 'What ends in October 2026, and what does not',
      url: 'https://learn.microsoft.com/answers/questions/5877252/microsoft-365',
    },
    'ms-kb5062710': {
      title:
        'Windows Secure Boot certificate expiration and CA updates (KB5062710)',
      url: 'https://support.microsoft.com/topic/windows-secure-boot-certificate-expiration-and-ca-updates-7ff40d33-95dc-4c3c-8725-a9b95457578e',
    },
    // Threads that ask what the pages answer, and what the answers rest on.
    'showkeyplus-issue-11': {
      title: 'ShowKeyPlus issue 11: the same key on every PC',
      url: 'https://github.com/Superfly-Inc/ShowKeyPlus/issues/11',
    },
    'btnhd-issue-1': {
      title: 'BTNHD issue 1: a key finder shows only the letter B',
      url: 'https://github.com/btnhd/BTNHD/issues/1',
    },
    'cybernoz-esu-enrollment': {
      title: 'Emergency Windows 10 update fixes ESU enrollment bug',
      url: 'https://cybernoz.com/emergency-windows-10-update-fixes-esu-enrollment-bug',
    },
    'packer-issue-241': {
      title: 'Packer issue 241: a box that says its license has expired',
      url: 'https://github.com/gusztavvargadr/packer/issues/241',
    },
    'lability-issue-122': {
      title: 'Lability issue 122: evaluations that shut down after an hour',
      url: 'https://github.com/VirtualEngine/Lability/issues/122',
    },
    'showkeyplus-issue-6': {
      title: 'ShowKeyPlus issue 6: the key of the old Windows after an upgrade',
      url: 'https://github.com/Superfly-Inc/ShowKeyPlus/issues/6',
    },
    'showkeyplus-issue-54': {
      title: 'ShowKeyPlus issue 54: a key sold as a download that is OEM:DM',
      url: 'https://github.com/Superfly-Inc/ShowKeyPlus/issues/54',
    },
    'showkeyplus-issue-56': {
      title: 'ShowKeyPlus issue 56: a key on a label that is called OEM:DM',
      url: 'https://github.com/Superfly-Inc/ShowKeyPlus/issues/56',
    },
    '1worldsync-refurbisher': {
      title: 'Microsoft Refurbished PC: become a registered refurbisher (2019)',
      url: 'https://cc.cs.1worldsync.com/dccn/EN/Disti/MS_Refurbished_PC_EN_2019-06-18/refurbisher.html',
    },
    'ms-multi-session-faq': {
      title: 'Windows Enterprise multi-session FAQ (copy of October 2023)',
      url: 'https://learn.microsoft.com/azure/virtual-desktop/windows-multisession-faq',
    },
    'google-windows-kms': {
      title:
        "Windows instances: access to the KMS server (as Google's code samples quote it)",
      url: 'https://cloud.google.com/compute/docs/instances/windows/creating-managing-windows-instances#kms-server',
    },
    'wisconsin-blocked-vlk': {
      title:
        'Windows XP: validation and activation, with a volume key that Microsoft blocked',
      url: 'https://kb.wisc.edu/5768',
    },
    'zdnet-activating-xp': {
      title: 'Activating XP (August 2002)',
      url: 'https://www.zdnet.co.uk/news/desktop-apps/2002/08/04/activating-xp-2120275/2/',
    },
    'ievms-issue-225': {
      title: 'ievms issue 225: an XP image that keeps asking for activation',
      url: 'https://github.com/xdissent/ievms/issues/225',
    },
    'legacyupdate-issue-275': {
      title: 'Legacy Update issue 275: the activation servers of XP',
      url: 'https://github.com/LegacyUpdate/LegacyUpdate/issues/275',
    },
    'utm-issue-6998': {
      title: 'UTM issue 6998: Setup has failed to validate the product key',
      url: 'https://github.com/utmapp/UTM/issues/6998',
    },
    'utm-issue-5560': {
      title: 'UTM issue 5560: 0xC0000428 with the ISO for Intel processors',
      url: 'https://github.com/utmapp/UTM/issues/5560',
    },
    'winutil-issue-3146': {
      title: 'WinUtil issue 3146: a changed image refuses a Pro key on Arm',
      url: 'https://github.com/ChrisTitusTech/winutil/issues/3146',
    },
    'tiny11builder-issue-583': {
      title:
        'tiny11builder issue 583: why Setup fails to validate the product key',
      url: 'https://github.com/ntdevlabs/tiny11builder/issues/583',
    },
    'unattend-generator-issue-252': {
      title:
        'unattend-generator issue 252: Setup still asks for the product key',
      url: 'https://github.com/cschneegans/unattend-generator/issues/252',
    },
    'winode-pull-10': {
      title: 'winode pull request 10: Setup stops at an empty key',
      url: 'https://github.com/kitknox/winode/pull/10',
    },
    'ventoy-issue-161': {
      title: 'Ventoy issue 161: USB drives that hold less than they say',
      url: 'https://github.com/ventoy/Ventoy/issues/161',
    },
    'lability-issue-305': {
      title:
        'Lability issue 305: the checksum of an evaluation image in a list is old',
      url: 'https://github.com/VirtualEngine/Lability/issues/305',
    },
    'ms-windows-enterprise-e3': {
      title: 'Windows Enterprise E3 in CSP',
      url: 'https://learn.microsoft.com/windows/deployment/windows-enterprise-e3-overview',
    },
    'ittrip-hourly-shutdown': {
      title:
        'Virtual machines that shut down after an hour: event 1074 by wlms.exe (French)',
      url: 'https://fr.ittrip.xyz/windows/windows-server/hyperv-arret-1h-evaluation',
    },
    'ms-container-images-eula': {
      title:
        'Supplemental license for Windows container images (as an issue of the documentation quotes it)',
      url: 'https://learn.microsoft.com/virtualization/windowscontainers/images-eula',
    },
    'moby-issue-40545': {
      title: 'Moby issue 40545: Windows deactivates with process isolation',
      url: 'https://github.com/moby/moby/issues/40545',
    },
    'windows-containers-issue-585': {
      title: 'Windows Containers issue 585: event 8198 in a container',
      url: 'https://github.com/microsoft/Windows-Containers/issues/585',
    },
    'rufus-issue-2434': {
      title: 'Rufus issue 2434: S mode is stored in the firmware',
      url: 'https://github.com/pbatard/rufus/issues/2434',
    },
    'windowsforum-watermark': {
      title: "Windows 11 watermark on unsupported PCs, with Microsoft's words",
      url: 'https://windowsforum.com/threads/windows-11-watermark-what-you-need-to-know-about-unsupported-upgrades.347091/',
    },
    'readysunvalley-issue-17': {
      title: 'ReadySunValley issue 17: the TPM is still missing after a bypass',
      url: 'https://github.com/builtbybel/ReadySunValley/issues/17',
    },
    'winhance-issue-12': {
      title: 'Winhance issue 12: updates on a PC below the requirements',
      url: 'https://github.com/memstechtips/Winhance/issues/12',
    },
    'ms-windowsserverdocs-issue-6343': {
      title: 'Windowsserverdocs issue 6343: an AVMA key that only DISM takes',
      url: 'https://github.com/MicrosoftDocs/windowsserverdocs/issues/6343',
    },
    'laragon-issue-1591': {
      title:
        'Laragon issue 1591: wrong hardware values for a while, and OOT_GRACE',
      url: 'https://github.com/leokhoa/laragon/issues/1591',
    },
    'ltsconvert-issue-2': {
      title:
        'LTSConvert issue 2: apps and files on a Windows that is not English',
      url: 'https://github.com/Bladez1992/LTSConvert/issues/2',
    },
    'winget-pkgs-issue-193878': {
      title:
        'winget-pkgs issue 193878: Microsoft.Office finds no configuration file',
      url: 'https://github.com/microsoft/winget-pkgs/issues/193878',
    },
    'msmvps-insider-expiry': {
      title: 'How to check the expiry date of an Insider Preview build (2018)',
      url: 'https://blogs.msmvps.com/brink/2018/11/30/how-to-check-expiry-date-of-windows-10-insider-preview-build/',
    },
    'metasploitable3-issue-517': {
      title:
        'Metasploitable3 issue 517: the trial key of Windows Server 2008 is blocked',
      url: 'https://github.com/rapid7/metasploitable3/issues/517',
    },
    'ms-azure-docs-issue-116264': {
      title: 'Azure-docs issue 116264: see on the server that ESU is applied',
      url: 'https://github.com/MicrosoftDocs/azure-docs/issues/116264',
    },
    'fido-issue-67': {
      title: 'Fido issue 67: Microsoft serves the newest Windows 10 only',
      url: 'https://github.com/pbatard/Fido/issues/67',
    },
    'winevt-kmsrequests': {
      title: 'winevt-kb: the licensing service by Windows version',
      url: 'https://github.com/libyal/winevt-kb/blob/main/docs/sources/eventlog-providers/Provider-KmsRequests.md',
    },
  }),
  ...readOn('2026-11-25', {
    'ms-overview-deploying-languages': {
      title: 'Overview of deploying languages for Microsoft 365 Apps',
      url: 'https://learn.microsoft.com/microsoft-365-apps/deploy/overview-deploying-languages-microsoft-365-apps',
    },
  }),
  ...readOn('2026-11-23', {
    'fido-issue-55': {
      title: 'Fido issue 55: message 715-123130 and temporary bans',
      url: 'https://github.com/pbatard/Fido/issues/55',
    },
    'rufus-issue-2697': {
      title: 'Rufus issue 2697: revoked bootloaders in retail images',
      url: 'https://github.com/pbatard/rufus/issues/2697',
    },
    'windowsforum-unsupported-hardware': {
      title:
        'Microsoft warns Windows 11 users about unsupported hardware (December 2024)',
      url: 'https://windowsforum.com/threads/microsoft-warns-windows-11-users-about-unsupported-hardware-risks.346981',
    },
    'woeusb-issue-34': {
      title: 'WoeUSB issue 34: the checksum of the ISO changes',
      url: 'https://github.com/slacka/WoeUSB/issues/34',
    },
    'ltsc-store-issue-31': {
      title: 'LTSC-Add-MicrosoftStore issue 31: `wsreset -i` on LTSC 2021',
      url: 'https://github.com/kkkgo/LTSC-Add-MicrosoftStore/issues/31',
    },
    'ms-autopilot-troubleshooting': {
      title: 'Windows Autopilot troubleshooting FAQ (copy of January 2025)',
      url: 'https://learn.microsoft.com/autopilot/troubleshooting-faq',
    },
    'ms-insider-troubleshooting': {
      title: 'Windows Insider Program: troubleshooting',
      url: 'https://learn.microsoft.com/windows-insider/troubleshooting',
    },
    'ms-business-premium-faq': {
      title: 'Microsoft 365 Business Premium FAQ (copy of September 2022)',
      url: 'https://github.com/MicrosoftDocs/microsoft-365-docs/blob/public/microsoft-365/business-premium/microsoft-365-business-faqs.yml',
    },
    'mido-sums': {
      title:
        'Mido.sh, the checksums that it compares downloads from Microsoft with',
      url: 'https://github.com/ElliotKillick/Mido/blob/main/Mido.sh',
    },
    'ms-officedocs-deployoffice-issue-1292': {
      title:
        'Possible unsupported scenario: upgrade ProPlus volume license without touching Visio/Project volume license (issue 1292)',
      url: 'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/1292',
    },
    'ms-setkeymanagementservicemachine-vista': {
      title:
        'SetKeyManagementServiceMachine method of the SoftwareLicensingService class (Windows Vista)',
      url: 'https://learn.microsoft.com/previous-versions/windows/desktop/slwmiprov/setkeymanagementservicemachine-softwarelicensingservice-vista',
    },
    'ms-setupreport': {
      title: 'SetupReport, a script that collects logs for Microsoft support',
      url: 'https://github.com/CSS-Windows/WindowsDiag/tree/7dedb4e6eee9a87ea36a5d78e6df27aa37f54a70/DND/SetupReport',
    },
    'ms-iot-windows-10-22h2': {
      title: "What's new in Windows 10 IoT Enterprise, version 22H2",
      url: 'https://github.com/MicrosoftDocs/windows-iot-public/blob/main/windows-iot/iot-enterprise/whats-new/Windows-10-IoT-Enterprise-22H2.md',
    },
    'ms-bitlocker-faq': {
      title: 'BitLocker FAQ',
      url: 'https://learn.microsoft.com/windows/security/operating-system-security/data-protection/bitlocker/faq',
    },
    'ms-slisgenuinelocal': {
      title: 'SLIsGenuineLocal function (slpublic.h)',
      url: 'https://learn.microsoft.com/windows/win32/api/slpublic/nf-slpublic-slisgenuinelocal',
    },
    'iso-links-24-hours': {
      title: 'Mido, which gets a download link that is valid for 24 hours',
      url: 'https://github.com/ElliotKillick/Mido',
    },
  }),
  ...readOn('2026-11-22', {
    'dell-coa-label': {
      title:
        'PowerEdge: How to locate the Microsoft OEM Windows Server COA Label',
      url: 'https://www.dell.com/support/kbdoc/en-us/000132520/microsoft-oem-windows-server-certificate-of-authenticity-on-dell-emc-poweredge-servers',
    },
    'ms-local-reactivation-vamt': {
      title: 'Perform local reactivation',
      url: 'https://learn.microsoft.com/windows/deployment/volume-activation/local-reactivation-vamt',
    },
    'forum-vista-two-keys': {
      title:
        'Deactivation of License Key: a moderator on SLP and COA keys (September 2008)',
      url: 'https://social.microsoft.com/Forums/en-US/52a6560f-3f4e-4913-9039-69f1affb803a/deactivation-of-license-key',
    },
    'legacyupdate-issue-290': {
      title:
        'LegacyUpdate issue 290: Activation status check incorrectly detecting as not licensed',
      url: 'https://github.com/LegacyUpdate/LegacyUpdate/issues/290',
    },
    'ms-default-outbound-access': {
      title: 'Default outbound access in Azure (copy of March 2, 2022)',
      url: 'https://learn.microsoft.com/azure/virtual-network/ip-services/default-outbound-access',
    },
    'ms-invoke-subscriptionlicense': {
      title: 'Invoke-SubscriptionLicense',
      url: 'https://learn.microsoft.com/powershell/module/oslicense/invoke-subscriptionlicense',
    },
    'ms-office-gvlks': {
      title:
        'GVLKs for KMS and Active Directory-based activation of Office (September 18, 2024)',
      url: 'https://learn.microsoft.com/office/volume-license-activation/gvlks',
    },
    'ms-transfer-office-license': {
      title: 'Transfer your Office license to another device or another person',
      url: 'https://support.microsoft.com/office/transfer-your-office-license-to-another-device-or-another-person-8a967fb6-6c65-433e-800e-b9ae3436c2de',
    },
    'ms-overview-viewer-mode': {
      title:
        'Overview of viewer mode for Microsoft 365 Apps (copy of March 2023)',
      url: 'https://learn.microsoft.com/microsoft-365-apps/licensing-activation/overview-viewer-mode',
    },
    'ms-overview-extended-offline-access': {
      title:
        'Overview of extended offline access for Microsoft 365 Apps (copy of March 2023)',
      url: 'https://learn.microsoft.com/microsoft-365-apps/licensing-activation/overview-extended-offline-access',
    },
    'review-geek-windows-11-ten-days': {
      title:
        "Microsoft will give you 10 days to roll back (quotes Microsoft's page)",
      url: 'https://www.reviewgeek.com/91369/microsoft-will-give-you-10-days-to-rollback-from-windows-11-after-upgrading/',
    },
    'media-feature-pack-capability': {
      title: 'Installing Media Player in Windows N',
      url: 'https://github.com/hpaluch/hpaluch.github.io/wiki/Installing-Media-Player-in-Windows-N',
    },
    'ms-prepare-extended-security-updates': {
      title:
        'Prepare to deliver Extended Security Updates for Windows Server through Azure Arc (July 16, 2026)',
      url: 'https://learn.microsoft.com/azure/azure-arc/servers/prepare-extended-security-updates',
    },
    'ms-billing-extended-security-updates': {
      title:
        'Billing service for Extended Security Updates for Windows Server through Azure Arc (September 11, 2026)',
      url: 'https://learn.microsoft.com/azure/azure-arc/servers/billing-extended-security-updates',
    },
    'windows-central-windows-10-free-esu-eea': {
      title:
        'Free Windows 10 ESU in Europe: Microsoft account check-in every 60 days',
      url: 'https://www.windowscentral.com/microsoft/windows-10/windows-10-free-esu-eea-requirements-revealed-microsoft-account-60-days',
    },
    'ms-device-based-licensing': {
      title:
        'Device-based licensing for Microsoft 365 Apps for enterprise (copy of June 21, 2024)',
      url: 'https://learn.microsoft.com/microsoft-365-apps/licensing-activation/device-based-licensing',
    },
    'coreutils-digest': {
      title: 'src/digest.c, with the messages of sha256sum',
      url: 'https://github.com/coreutils/coreutils/blob/master/src/digest.c',
    },
    'softantenna-windows-11-m3': {
      title:
        'Windows 11 supports M3 Macs (Japanese, summarizes a Microsoft article, January 2024)',
      url: 'https://softantenna.com/blog/windows-11-supports-m3-macs',
    },
    'rufus-windows-8-1': {
      title: 'Rufus issue 2512: it cannot download Windows 8.1 (June 2024)',
      url: 'https://github.com/pbatard/rufus/issues/2512',
    },
    'windows-7-isos-removed': {
      title:
        'Fido issue 64: Windows 7 ISO downloads have been removed by Microsoft (April 2023)',
      url: 'https://github.com/pbatard/Fido/issues/64',
    },
    'ms-home-to-education': {
      title:
        'Upgrade Windows Home to Windows Education on student-owned devices (copy of August 10, 2022)',
      url: 'https://learn.microsoft.com/education/windows/change-home-to-edu',
    },
    'ms-pro-to-pro-education': {
      title:
        'Change to Windows 10 Education from Windows 10 Pro (copy of April 30, 2018)',
      url: 'https://learn.microsoft.com/education/windows/change-to-pro-education',
    },
    'ms-windows-11-se': {
      title: 'What is Windows 11 SE',
      url: 'https://learn.microsoft.com/education/windows/windows-11-se-overview',
    },
    'ms-windows-11-se-faq': {
      title:
        'Windows 11 SE Frequently Asked Questions (copy of January 16, 2024)',
      url: 'https://learn.microsoft.com/education/windows/windows-11-se-faq',
    },
    'ms-iot-licensing': {
      title: 'Windows IoT Enterprise licensing',
      url: 'https://github.com/MicrosoftDocs/windows-iot-public/blob/main/windows-iot/iot-enterprise/Commercialization/Licensing.md',
    },
    'ms-server-in-place-upgrade': {
      title:
        'Perform an in-place upgrade of Windows Server (copy of September 14, 2023)',
      url: 'https://learn.microsoft.com/windows-server/get-started/perform-in-place-upgrade',
    },
    'ms-azure-edition-vms': {
      title:
        'Deploy Windows Server Azure Edition VMs (copy of November 13, 2023)',
      url: 'https://github.com/MicrosoftDocs/azure-stack-docs/blob/main/azure-stack/hci/manage/windows-server-azure-edition.md',
    },
    'ms-essentials-to-standard': {
      title:
        'Transition from Windows Server Essentials to Windows Server 2012 R2 Standard (copy of October 3, 2016)',
      url: 'https://learn.microsoft.com/windows-server-essentials/manage/transition-from-windows-server-essentials-to-windows-server-2012-r2-standard',
    },
    'ms-cve-2024-38184': {
      title:
        'CVE-2024-38184, with the fixed builds (its neighbors 38185 to 38187 and 38062 name the same)',
      url: 'https://github.com/CVEProject/cvelistV5/blob/main/cves/2024/38xxx/CVE-2024-38184.json',
    },
    'ms-enable-extended-security-updates-virtual': {
      title:
        'Enable Extended Security Updates for clients accessing cloud and virtual machines',
      url: 'https://learn.microsoft.com/windows/whats-new/enable-extended-security-updates-virtual',
    },
    'ms-iot-25h2': {
      title: "What's new in Windows 11 IoT Enterprise, version 25H2",
      url: 'https://github.com/MicrosoftDocs/windows-iot-public/blob/main/windows-iot/iot-enterprise/whats-new/Windows-11-IoT-Enterprise-25H2.md',
    },
    'ms-preparing-commercial-windows-10-devices': {
      title:
        'Preparing commercial Windows 10 devices for ESUs (November 3, 2025)',
      url: 'https://techcommunity.microsoft.com/blog/windows-itpro-blog/-/4465689',
    },
    'ms-product-keys-for-vl': {
      title:
        'Find and use product keys for volume licensing (copy of December 2024)',
      url: 'https://learn.microsoft.com/microsoft-365/commerce/licenses/product-keys-for-vl',
    },
    'offpatch-research': {
      title:
        "Research notes that quote Microsoft's system requirements and ESU pages of October 4, 2026",
      url: 'https://github.com/Dano7762/offpatch/blob/main/docs/RECHERCHE.md',
    },
    'techrepublic-windows-10-esu-eligibility': {
      title: 'Who may use the extended consumer ESU for Windows 10 (2026)',
      url: 'https://www.techrepublic.com/article/news-windows-10-esu-eligibility/',
    },
    'winget-manifests': {
      title:
        'Package manifests of winget: OfficeDeploymentTool, WindowsInstallationAssistant',
      url: 'https://github.com/microsoft/winget-pkgs/tree/master/manifests/m/Microsoft',
    },
  }),
  ...readOn('2026-11-21', {
    'chocolatey-microsoft-office-deployment': {
      title:
        "Chocolatey package microsoft-office-deployment and a reader of Microsoft's list in October 2026",
      url: 'https://community.chocolatey.org/packages/microsoft-office-deployment',
    },
    'cisco-talos-finding-vulnerabilities-in-clipsp': {
      title:
        "Finding vulnerabilities in ClipSp, the driver at the core of Windows' Client License Platform (November 25, 2024)",
      url: 'https://blog.talosintelligence.com/finding-vulnerabilities-in-clipsp-the-driver-at-the-core-of-windows-client-license-platform/',
    },
    'cisco-talos-microsoft-patch-tuesday-july-2024': {
      title: 'Microsoft Patch Tuesday for July 2024',
      url: 'https://blog.talosintelligence.com/microsoft-patch-tuesday-july-2024/',
    },
    'cisco-talos-talos-discovers-11-vulnerabilities': {
      title:
        '11 vulnerabilities between Microsoft and Adobe software disclosed on Patch Tuesday',
      url: 'https://blog.talosintelligence.com/talos-discovers-11-vulnerabilities-between-microsoft-adobe-software-disclosed-on-patch-tuesday/',
    },
    'cisco-talos-threat-source-newsletter-aug-15': {
      title: 'Threat Source newsletter (August 15, 2024)',
      url: 'https://blog.talosintelligence.com/threat-source-newsletter-aug-15-2024/',
    },
    'consumer-esu-forum': {
      title: 'Windows 10 ESU extended to 2027',
      url: 'https://windowsforum.com/threads/windows-10-esu-extended-to-2027-microsoft-quietly-extends-security-updates.430509',
    },
    'consumer-esu-report': {
      title:
        'Microsoft extends free Windows 10 security updates (June 27, 2026)',
      url: 'https://ticker.report/news/vgt-microsoft-extends-free-windows-10-security-updates-delaying-pc-hardware-refresh-2026-06-27',
    },
    'dataforgeeks-buildnumbers': {
      title:
        "Microsoft's articles on updates of Windows, with dates and builds",
      url: 'https://github.com/altrhombus/DataForGeeks/blob/main/content/ms/mswin/buildnumbers.json',
    },
    'digital-inside-microsoft-ya-permite-descargar': {
      title:
        "Microsoft offers a Windows 11 ISO for Arm (Spanish, summarizes Microsoft's page)",
      url: 'https://digitalinside.es/microsoft-ya-permite-descargar-una-imagen-iso-de-windows-11-para-arm/',
    },
    'dlh-net-microsoft-stoppt-online-versand-von': {
      title: 'Microsoft stops online sale of Anytime Upgrade keys (German)',
      url: 'https://dlh.net/de/gaming-news/28345/microsoft-stoppt-online-versand-von-lizenzschlusseln-fur-anytime-upgrades-.html',
    },
    'docusaurus-docusaurus': {
      title: 'Docusaurus on GitHub',
      url: 'https://github.com/facebook/docusaurus',
    },
    'endoflife-date-endoflife-date': {
      title: 'endoflife.date on GitHub',
      url: 'https://github.com/endoflife-date/endoflife.date',
    },
    'eol-office': {
      title: 'Microsoft Office (copy of August 22, 2026)',
      url: 'https://github.com/endoflife-date/endoflife.date/blob/master/products/office.md',
    },
    'eol-windows-server': {
      title: 'Windows Server (copy of August 22, 2026)',
      url: 'https://github.com/endoflife-date/endoflife.date/blob/master/products/windows-server.md',
    },
    'github-docs-verifying-the-integrity-of-a': {
      title: 'Verifying the integrity of a release',
      url: 'https://docs.github.com/en/code-security/supply-chain-security/understanding-your-software-supply-chain/verifying-the-integrity-of-a-release',
    },
    'help-net-security-windows-extended-security': {
      title: 'Extended Security Updates deadlines',
      url: 'https://www.helpnetsecurity.com/2026/02/24/windows-extended-security-updates-program-deadlines/',
    },
    'ilsoftware-microsoft-blocca-kms38-sistema-che': {
      title: 'Microsoft blocca KMS38 (November 14, 2025)',
      url: 'https://www.ilsoftware.it/microsoft-blocca-kms38-sistema-che-permetteva-di-attivare-windows-senza-licenza/',
    },
    'iso-hash-guide': {
      title: 'Verify a Windows 11 ISO with PowerShell',
      url: 'https://allthings.how/verify-windows-11-iso-file-hash-with-powershell',
    },
    'keep-a-changelog-1-1-0': {
      title: 'Keep a Changelog 1.1.0',
      url: 'https://keepachangelog.com/en/1.1.0/',
    },
    'learn-scrape-client': {
      title: 'Windows client dates collected from Microsoft Learn',
      url: 'https://github.com/altrhombus/DataForGeeks/blob/2f818a44216716b301cf93aa01d38f6da758afb3/content/ms/win/lifecycle-client.json',
    },
    'learn-scrape-server': {
      title: 'Windows Server dates collected from Microsoft Learn',
      url: 'https://github.com/altrhombus/DataForGeeks/blob/04b0bfce0117dc8ab3a7c00b263b9efb460f78e1/content/ms/win/lifecycle-server.json',
    },
    'licensing-school-windows-10': {
      title: 'Microsoft 365 Apps on Windows 10',
      url: 'https://www.licensingschool.co.uk/licenseverse/microsoft-365-apps/windows-10',
    },
    'ms-2024-deploy': {
      title: 'Deploy Office LTSC 2024',
      url: 'https://learn.microsoft.com/office/ltsc/2024/deploy',
    },
    'ms-2024-update': {
      title: 'Update Office LTSC 2024',
      url: 'https://learn.microsoft.com/office/ltsc/2024/update',
    },
    'ms-activate-office-by-using-active-directory': {
      title: 'Activate Office by using Active Directory',
      url: 'https://learn.microsoft.com/office/volume-license-activation/activate-office-by-using-active-directory',
    },
    'ms-activate-office-by-using-mak': {
      title: 'Activate Office by using MAK',
      url: 'https://learn.microsoft.com/office/volume-license-activation/activate-office-by-using-mak',
    },
    'ms-activate-using-active-directory-based': {
      title: 'Activate using Active Directory-based activation',
      url: 'https://learn.microsoft.com/windows/deployment/volume-activation/activate-using-active-directory-based-activation-client',
    },
    'ms-activate-windows-10-clients-vamt': {
      title: 'Activate clients running Windows 10',
      url: 'https://learn.microsoft.com/windows/deployment/volume-activation/activate-windows-10-clients-vamt',
    },
    'ms-activation-slmgr-vbs-options': {
      title: 'Slmgr.vbs options for volume activation',
      url: 'https://learn.microsoft.com/windows-server/get-started/activation-slmgr-vbs-options',
    },
    'ms-windows-setup-command-line-options': {
      title: 'Windows Setup command-line options',
      url: 'https://learn.microsoft.com/windows-hardware/manufacture/desktop/windows-setup-command-line-options',
    },
    'ms-windows-setup-automation-overview': {
      title: 'Windows Setup automation overview',
      url: 'https://learn.microsoft.com/windows-hardware/manufacture/desktop/windows-setup-automation-overview',
    },
    'ms-add-a-custom-script-to-windows-setup': {
      title: 'Add a custom script to Windows Setup',
      url: 'https://learn.microsoft.com/windows-hardware/manufacture/desktop/add-a-custom-script-to-windows-setup',
    },
    'ms-appendix-information-sent-to-microsoft-during': {
      title: 'Information sent to Microsoft during activation',
      url: 'https://learn.microsoft.com/windows/deployment/volume-activation/appendix-information-sent-to-microsoft-during-activation-client',
    },
    'ms-arm-overview': {
      title: 'What is Windows IoT Enterprise on Arm?',
      url: 'https://github.com/MicrosoftDocs/windows-iot-public/blob/main/windows-iot/iot-enterprise/ARM64/Arm_Overview.md',
    },
    'ms-assign-licenses-to-users': {
      title: 'Assign licenses to users',
      url: 'https://learn.microsoft.com/microsoft-365/admin/manage/assign-licenses-to-users',
    },
    'ms-automatic-vm-activation': {
      title: 'Automatic virtual machine activation',
      url: 'https://learn.microsoft.com/windows-server/get-started/automatic-vm-activation',
    },
    'ms-azure-edition': {
      title: 'What is Azure Edition for Windows Server?',
      url: 'https://learn.microsoft.com/windows-server/get-started/azure-edition',
    },
    'ms-call': {
      title: 'Call (runs another batch file)',
      url: 'https://learn.microsoft.com/windows-server/administration/windows-commands/call',
    },
    'ms-cannot-connect-rds-no-license-server': {
      title:
        'Cannot connect because no Remote Desktop license servers are available',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/remote/cannot-connect-rds-no-license-server',
    },
    'ms-cannot-sign-in-microsoft-365-desktop-apps': {
      title: "Can't sign in to Microsoft 365 desktop applications",
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/cannot-sign-in-microsoft-365-desktop-apps.md',
    },
    'ms-cc766228': {
      title:
        'Understanding distribution shares and configuration sets (Windows Vista)',
      url: 'https://learn.microsoft.com/previous-versions/windows/it-pro/windows-vista/cc766228(v=ws.10)',
    },
    'ms-cc775100': {
      title: 'Event ID 5600 (answer of winmgmt /verifyrepository)',
      url: 'https://learn.microsoft.com/previous-versions/windows/it-pro/windows-server-2008-R2-and-2008/cc775100(v=ws.10)',
    },
    'ms-certutil': {
      title: 'Certutil',
      url: 'https://learn.microsoft.com/windows-server/administration/windows-commands/certutil',
    },
    'ms-change-bitness': {
      title: 'Change a Microsoft 365 Apps installation from 32-bit to 64-bit',
      url: 'https://learn.microsoft.com/microsoft-365-apps/deploy/change-bitness',
    },
    'ms-change-update-channels': {
      title: 'Change the Microsoft 365 Apps update channel',
      url: 'https://learn.microsoft.com/microsoft-365-apps/updates/change-update-channels',
    },
    'ms-configure-a-kms-host-computer-for-office': {
      title: 'Configure a KMS host computer for Office',
      url: 'https://learn.microsoft.com/office/volume-license-activation/configure-a-kms-host-computer-for-office',
    },
    'ms-criteria': {
      title:
        'How Microsoft identifies malware and potentially unwanted applications',
      url: 'https://github.com/MicrosoftDocs/defender-docs/blob/public/unified-secops-platform/criteria.md',
    },
    'ms-dd744507': {
      title: 'Add files and folders by using $OEM$ folders (Windows 7)',
      url: 'https://learn.microsoft.com/previous-versions/windows/it-pro/windows-7/dd744507(v=ws.10)',
    },
    'ms-defender': {
      title: 'Defender module for PowerShell',
      url: 'https://learn.microsoft.com/powershell/module/defender',
    },
    'ms-deploy-microsoft-365-apps-local-source': {
      title: 'Deploy Microsoft 365 Apps from a local source',
      url: 'https://learn.microsoft.com/microsoft-365-apps/deploy/deploy-microsoft-365-apps-local-source',
    },
    'ms-deploy-updates-for-office-for-mac': {
      title: 'Deploy updates for Office for Mac',
      url: 'https://learn.microsoft.com/microsoft-365-apps/mac/deploy-updates-for-office-for-mac',
    },
    'ms-dism-windows-edition-servicing-command-line': {
      title: 'DISM Windows edition-servicing command-line options',
      url: 'https://learn.microsoft.com/windows-hardware/manufacture/desktop/dism-windows-edition-servicing-command-line-options',
    },
    'ms-distribution-shares-and-configuration-sets': {
      title: 'Distribution shares and configuration sets overview',
      url: 'https://learn.microsoft.com/windows-hardware/customize/desktop/wsim/distribution-shares-and-configuration-sets-overview',
    },
    'ms-dn502536': {
      title: 'WMI properties and methods for volume activation',
      url: 'https://learn.microsoft.com/previous-versions/windows/it-pro/windows-server-2012-r2-and-2012/dn502536(v=ws.11)',
    },
    'ms-download-software-licenses-csp': {
      title:
        'Download perpetual software bought through the Cloud Solution Provider program',
      url: 'https://learn.microsoft.com/microsoft-365/admin/setup/download-software-licenses-csp',
    },
    'ms-download-vl-products': {
      title: 'Download volume licensing products',
      url: 'https://learn.microsoft.com/microsoft-365/commerce/licenses/download-vl-products',
    },
    'ms-download-vl-products-2': {
      title: 'Download volume licensing products and keys',
      url: 'https://github.com/MicrosoftDocs/microsoft-365-docs/blob/main/microsoft-365/commerce/licenses/download-vl-products.md',
    },
    'ms-edition-upgrades': {
      title: 'Windows edition upgrade (copy of October 2, 2023)',
      url: 'https://learn.microsoft.com/windows/deployment/upgrade/windows-edition-upgrades',
    },
    'ms-enable-extended-security-updates': {
      title: 'Enable Extended Security Updates (copy of July 2025)',
      url: 'https://learn.microsoft.com/windows/whats-new/enable-extended-security-updates',
    },
    'ms-evaluate-windows-11-enterprise': {
      title: 'Windows 11 Enterprise (quoted alike by several public documents)',
      url: 'https://www.microsoft.com/evalcenter/evaluate-windows-11-enterprise',
    },
    'ms-evaluate-windows-server-2025': {
      title: 'Windows Server 2025 (quoted alike by several public documents)',
      url: 'https://www.microsoft.com/evalcenter/evaluate-windows-server-2025',
    },
    'ms-feedback-issue-3075': {
      title:
        'MicrosoftDocs feedback 3075: the Windows 10 ISO page differs by device (user report)',
      url: 'https://github.com/MicrosoftDocs/feedback/issues/3075',
    },
    'ms-ff553509': {
      title: 'Format of a TxtSetup.oem file',
      url: 'https://learn.microsoft.com/previous-versions/ff553509(v=vs.85)',
    },
    'ms-fix-windows-update-errors': {
      title:
        'Fix Windows Update corruptions and installation failures (0x8007371B, 0x80070490)',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/installing-updates-features-roles/fix-windows-update-errors',
    },
    'ms-forceupgrade-forcedowngrade-removed-odt-config': {
      title: 'Forceupgrade and forcedowngrade removed from ODT',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/installation/forceupgrade-forcedowngrade-removed-odt-config.md',
    },
    'ms-get-authenticodesignature': {
      title: 'Get-AuthenticodeSignature',
      url: 'https://learn.microsoft.com/powershell/module/microsoft.powershell.security/get-authenticodesignature',
    },
    'ms-get-filehash': {
      title: 'Get-FileHash',
      url: 'https://github.com/MicrosoftDocs/PowerShell-Docs/blob/main/reference/5.1/Microsoft.PowerShell.Utility/Get-FileHash.md',
    },
    'ms-get-help-command-line-overview': {
      title: 'Get Help command line overview',
      url: 'https://learn.microsoft.com/troubleshoot/microsoft-365/admin/miscellaneous/get-help-command-line-overview',
    },
    'ms-get-oslicenseinfo': {
      title: 'Get-OSLicenseInfo',
      url: 'https://learn.microsoft.com/powershell/module/oslicense/get-oslicenseinfo',
    },
    'ms-get-windowsedition': {
      title: 'Get-WindowsEdition',
      url: 'https://learn.microsoft.com/powershell/module/dism/get-windowsedition',
    },
    'ms-get-windowsimage': {
      title: 'Get-WindowsImage',
      url: 'https://github.com/MicrosoftDocs/windows-powershell-docs/blob/main/docset/winserver2022-ps/dism/Get-WindowsImage.md',
    },
    'ms-getgraceperioddays-win32': {
      title: 'GetGracePeriodDays method of Win32_TerminalServiceSetting',
      url: 'https://learn.microsoft.com/windows/win32/termserv/getgraceperioddays-win32-terminalservicesetting',
    },
    'ms-help-4472027': {
      title: '2019 SHA-2 code signing support requirement for Windows and WSUS',
      url: 'https://support.microsoft.com/help/4472027/',
    },
    'ms-hh825167': {
      title: 'Library page hh825167 (Windows 8)',
      url: 'https://technet.microsoft.com/library/hh825167.aspx',
    },
    'ms-how-to-prepare-vba-projects-for-vbscript': {
      title:
        'Prepare your VBA projects for VBScript deprecation (September 9, 2025)',
      url: 'https://devblogs.microsoft.com/microsoft365dev/how-to-prepare-vba-projects-for-vbscript-deprecation/',
    },
    'ms-howtotell': {
      title: 'How to tell',
      url: 'https://www.microsoft.com/howtotell',
    },
    'ms-incl-latest-ltsc-release': {
      title: 'Windows 11 IoT Enterprise LTSC 2024, availability note',
      url: 'https://github.com/MicrosoftDocs/windows-iot-public/blob/main/windows-iot/iot-enterprise/includes/incl-latest-ltsc-release.md',
    },
    'ms-initialize-and-configure-ownership-of-the-tpm': {
      title: 'Troubleshoot the TPM',
      url: 'https://learn.microsoft.com/windows/security/hardware-security/tpm/initialize-and-configure-ownership-of-the-tpm',
    },
    'ms-install-different-office-visio-and-project': {
      title:
        'Install different versions of Office, Project and Visio on the same computer',
      url: 'https://learn.microsoft.com/microsoft-365-apps/deploy/install-different-office-visio-and-project-versions-on-the-same-computer',
    },
    'ms-install-options-server-core-desktop-experience': {
      title: 'Server Core and Server with Desktop Experience install options',
      url: 'https://learn.microsoft.com/windows-server/get-started/install-options-server-core-desktop-experience',
    },
    'ms-invoke-oslicense': {
      title: 'Invoke-OSLicense',
      url: 'https://learn.microsoft.com/powershell/module/oslicense/invoke-oslicense',
    },
    'ms-iot-26h2': {
      title: "What's new in Windows 11 IoT Enterprise, version 26H2",
      url: 'https://github.com/MicrosoftDocs/windows-iot-public/blob/main/windows-iot/iot-enterprise/whats-new/windows-11-iot-enterprise-26h2.md',
    },
    'ms-iot-requirements': {
      title: 'Minimum system requirements for Windows IoT Enterprise',
      url: 'https://github.com/MicrosoftDocs/windows-iot-public/blob/main/windows-iot/iot-enterprise/Hardware/System_Requirements.md',
    },
    'ms-iot-volume-license': {
      title:
        'Windows IoT Enterprise LTSC in Volume License (February 26, 2026)',
      url: 'https://github.com/MicrosoftDocs/windows-iot-public/blob/main/windows-iot/iot-enterprise/Deployment/Volume-License.md',
    },
    'ms-ipv6-support': {
      title: 'IPv6 support in Microsoft 365 services',
      url: 'https://learn.microsoft.com/microsoft-365/enterprise/ipv6-support',
    },
    'ms-iso-file-on-vlsc': {
      title: 'Download and burn an ISO file from VLSC (February 2026)',
      url: 'https://learn.microsoft.com/troubleshoot/windows-client/setup-upgrade-and-drivers/iso-file-on-vlsc',
    },
    'ms-kms-activation-planning': {
      title: 'KMS activation planning',
      url: 'https://learn.microsoft.com/windows-server/get-started/kms-activation-planning',
    },
    'ms-kms-create-host': {
      title: 'Create a KMS activation host',
      url: 'https://learn.microsoft.com/windows-server/get-started/kms-create-host',
    },
    'ms-lifecycle-data': {
      title:
        "Microsoft's lifecycle data, one file a product (copy of January 25, 2023)",
      url: 'https://github.com/MicrosoftDocs/lifecycle-data-pr.es-es/tree/live/lifecycle-data/products',
    },
    'ms-ltsc-overview': {
      title: 'Windows 10 Enterprise LTSC overview',
      url: 'https://learn.microsoft.com/windows/whats-new/ltsc/overview',
    },
    'ms-malware-naming': {
      title: 'How Microsoft names malware',
      url: 'https://github.com/MicrosoftDocs/defender-docs/blob/public/unified-secops-platform/malware-naming.md',
    },
    'ms-manage-user-roles-vl': {
      title: 'Manage volume licensing user roles',
      url: 'https://learn.microsoft.com/microsoft-365/commerce/licenses/manage-user-roles-vl',
    },
    'ms-manage-windows-11-endpoints': {
      title: 'Manage connection endpoints for Windows 11',
      url: 'https://learn.microsoft.com/windows/privacy/manage-windows-11-endpoints',
    },
    'ms-mau-set-license-info': {
      title:
        'Microsoft AutoUpdate and license information (mau-set-license-info)',
      url: 'https://learn.microsoft.com/microsoft-365-apps/mac/mau-set-license-info',
    },
    'ms-microsoft-365-docs-issue-9215': {
      title: 'The key is missing in the admin center (answers by Microsoft)',
      url: 'https://github.com/MicrosoftDocs/microsoft-365-docs/issues/9215',
    },
    'ms-microsoft-365-services-connectivity': {
      title: 'Office versions and connectivity to Microsoft 365 services',
      url: 'https://learn.microsoft.com/microsoft-365-apps/end-of-support/microsoft-365-services-connectivity',
    },
    'ms-microsoft-windows-international-core-winpe': {
      title: 'UILanguage (upgrade from the same language only)',
      url: 'https://learn.microsoft.com/windows-hardware/customize/desktop/unattend/microsoft-windows-international-core-winpe-uilanguage',
    },
    'ms-microsoft-windows-setup-userdata-productkey': {
      title: 'ProductKey of UserData',
      url: 'https://learn.microsoft.com/windows-hardware/customize/desktop/unattend/microsoft-windows-setup-userdata-productkey',
    },
    'ms-microsoft-windows-setup-userdata-productkey-2': {
      title: 'WillShowUI of ProductKey (no empty values)',
      url: 'https://learn.microsoft.com/windows-hardware/customize/desktop/unattend/microsoft-windows-setup-userdata-productkey-willshowui',
    },
    'ms-microsoft-windows-shell-setup': {
      title: 'SynchronousCommand of FirstLogonCommands',
      url: 'https://learn.microsoft.com/windows-hardware/customize/desktop/unattend/microsoft-windows-shell-setup-firstlogoncommands-synchronouscommand',
    },
    'ms-microsoft-windows-shell-setup-2': {
      title: 'Order of SynchronousCommand',
      url: 'https://learn.microsoft.com/windows-hardware/customize/desktop/unattend/microsoft-windows-shell-setup-firstlogoncommands-synchronouscommand-order',
    },
    'ms-nf-winnls-getsystemdefaultuilanguage': {
      title: 'GetSystemDefaultUILanguage (install language)',
      url: 'https://learn.microsoft.com/windows/win32/api/winnls/nf-winnls-getsystemdefaultuilanguage',
    },
    'ms-office-2021': {
      title: 'Office 2021',
      url: 'https://github.com/MicrosoftDocs/lifecycle-data-pr.es-es/blob/live/lifecycle-data/products/office-2021.yml',
    },
    'ms-office-deployment-tool': {
      title: 'Overview of the Office Deployment Tool',
      url: 'https://learn.microsoft.com/microsoft-365-apps/deploy/overview-office-deployment-tool',
    },
    'ms-office-deployment-tool-configuration-options': {
      title: 'Configuration options for the Office Deployment Tool',
      url: 'https://learn.microsoft.com/microsoft-365-apps/deploy/office-deployment-tool-configuration-options',
    },
    'ms-office-ltsc-2021-overview': {
      title: 'Overview of Office LTSC 2021 (copy of 2024)',
      url: 'https://learn.microsoft.com/office/ltsc/2021/overview',
    },
    'ms-office-ltsc-2024-overview': {
      title: 'Overview of Office LTSC 2024 (copy of 2024)',
      url: 'https://learn.microsoft.com/office/ltsc/2024/overview',
    },
    'ms-office-mac-deployment': {
      title:
        'Deployment options for Office for Mac (copy of September 18, 2024)',
      url: 'https://learn.microsoft.com/microsoft-365-apps/mac/deployment-options-for-office-for-mac',
    },
    'ms-office-mac-licensing-helper': {
      title: 'Licensing helper tool for Office for Mac',
      url: 'https://learn.microsoft.com/microsoft-365-apps/mac/licensing-helper-tool',
    },
    'ms-office-mac-msupdate': {
      title: 'Update Microsoft applications for Mac by using msupdate',
      url: 'https://learn.microsoft.com/microsoft-365-apps/mac/update-office-for-mac-using-msupdate',
    },
    'ms-office-mac-overview': {
      title: 'Overview of Office for Mac',
      url: 'https://learn.microsoft.com/microsoft-365-apps/mac/overview',
    },
    'ms-office-mac-serializer': {
      title: 'Volume license serializer for Office for Mac',
      url: 'https://learn.microsoft.com/microsoft-365-apps/mac/volume-license-serializer',
    },
    'ms-officedocs-deployoffice': {
      title: 'OfficeDocs-DeployOffice',
      url: 'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice',
    },
    'ms-officedocs-deployoffice-issue-1119': {
      title: 'Shared computer activation for Business Premium (user report)',
      url: 'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/1119',
    },
    'ms-officedocs-deployoffice-issue-127': {
      title: 'A well-formed configuration file (answer by Microsoft)',
      url: 'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/127',
    },
    'ms-officedocs-deployoffice-issue-806': {
      title: 'Verification by the About screen (user report)',
      url: 'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/806',
    },
    'ms-officedocs-deployoffice-issue-89': {
      title: 'Error 30029-1007 with a configuration file (user report)',
      url: 'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/89',
    },
    'ms-oslicense': {
      title: 'OSLicense PowerShell module',
      url: 'https://learn.microsoft.com/powershell/module/oslicense',
    },
    'ms-overview-licensing-activation-microsoft-365': {
      title: 'Overview of licensing and activation in Microsoft 365 Apps',
      url: 'https://learn.microsoft.com/microsoft-365-apps/licensing-activation/overview-licensing-activation-microsoft-365-apps',
    },
    'ms-overview-of-activation-for-office-for-mac': {
      title: 'Overview of activation for Office for Mac',
      url: 'https://learn.microsoft.com/microsoft-365-apps/mac/overview-of-activation-for-office-for-mac',
    },
    'ms-overview-shared-computer-activation': {
      title: 'Overview of shared computer activation for Microsoft 365 Apps',
      url: 'https://learn.microsoft.com/microsoft-365-apps/licensing-activation/overview-shared-computer-activation',
    },
    'ms-overview-update-channels': {
      title: 'Overview of update channels for Microsoft 365 Apps',
      url: 'https://learn.microsoft.com/microsoft-365-apps/updates/overview-update-channels',
    },
    'ms-plan-for-volume-activation-client': {
      title: 'Plan for volume activation',
      url: 'https://learn.microsoft.com/windows/deployment/volume-activation/plan-for-volume-activation-client',
    },
    'ms-policy-all-users-mfa-strength': {
      title:
        'Require multi-factor authentication for all users (subscription activation)',
      url: 'https://learn.microsoft.com/entra/identity/conditional-access/policy-all-users-mfa-strength',
    },
    'ms-product-ids-supported-office-deployment-click': {
      title:
        'Product IDs for the Office Deployment Tool (page of October 2023)',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Microsoft365/admin/installation/product-ids-supported-office-deployment-click-to-run.md',
    },
    'ms-product-ids-supported-office-deployment-click-2': {
      title: 'Product IDs supported by the Office Deployment Tool',
      url: 'https://learn.microsoft.com/microsoft-365/troubleshoot/installation/product-ids-supported-office-deployment-click-to-run',
    },
    'ms-product-keys': {
      title: 'Visual Studio subscriptions, using product keys (copy of 2020)',
      url: 'https://learn.microsoft.com/visualstudio/subscriptions/product-keys',
    },
    'ms-rds-activate-license-server': {
      title: 'Activate the Remote Desktop Services license server',
      url: 'https://learn.microsoft.com/windows-server/remote/remote-desktop-services/rds-activate-license-server',
    },
    'ms-rds-client-access-license': {
      title: 'License Remote Desktop Services with client access licenses',
      url: 'https://learn.microsoft.com/windows-server/remote/remote-desktop-services/rds-client-access-license',
    },
    'ms-release-history': {
      title: 'Windows IoT Enterprise release history',
      url: 'https://github.com/MicrosoftDocs/windows-iot-public/blob/main/windows-iot/iot-enterprise/whats-new/Release-History.md',
    },
    'ms-reset-activation-state': {
      title: 'Reset activation state for Microsoft 365 Apps',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/reset-activation-state.md',
    },
    'ms-s-mode': {
      title: 'Switch to Windows 10 Pro or Enterprise from S mode',
      url: 'https://learn.microsoft.com/windows/deployment/windows-10-pro-in-s-mode',
    },
    'ms-security-guidelines-for-disabling-system': {
      title: 'Guidance on disabling system services (startup types)',
      url: 'https://learn.microsoft.com/windows-server/security/windows-services/security-guidelines-for-disabling-system-services-in-windows-server',
    },
    'ms-server-conversion': {
      title:
        'Upgrade and conversion options for Windows Server (copy of August 18, 2025)',
      url: 'https://learn.microsoft.com/windows-server/get-started/upgrade-conversion-options',
    },
    'ms-server-evaluation-answer': {
      title: 'Does a Windows Server evaluation shut down',
      url: 'https://learn.microsoft.com/answers/questions/5834757/does-windows-server-evaluation-officially-shut-dow',
    },
    'ms-server-hardware': {
      title:
        'Hardware requirements for Windows Server (copy of October 22, 2024)',
      url: 'https://learn.microsoft.com/windows-server/get-started/hardware-requirements',
    },
    'ms-software-download-list': {
      title: 'Visual Studio subscriptions, software available for download',
      url: 'https://learn.microsoft.com/visualstudio/subscriptions/software-download-list',
    },
    'ms-softwarelicensingproduct': {
      title: 'SoftwareLicensingProduct class',
      url: 'https://learn.microsoft.com/previous-versions/windows/desktop/sppwmi/softwarelicensingproduct',
    },
    'ms-softwarelicensingservice': {
      title: 'SoftwareLicensingService class',
      url: 'https://learn.microsoft.com/previous-versions/windows/desktop/sppwmi/softwarelicensingservice',
    },
    'ms-softwarelicensingtokenactivationlicense': {
      title: 'SoftwareLicensingTokenActivationLicense class',
      url: 'https://learn.microsoft.com/previous-versions/windows/desktop/sppwmi/softwarelicensingtokenactivationlicense',
    },
    'ms-supportarticles-docs': {
      title: 'SupportArticles-docs',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs',
    },
    'ms-system-globalization-cultureinfo': {
      title: 'CultureInfo.InstalledUICulture property',
      url: 'https://learn.microsoft.com/dotnet/api/system.globalization.cultureinfo.installeduiculture',
    },
    'ms-the-testsigning-boot-configuration-option': {
      title: 'Test signing as a boot option',
      url: 'https://learn.microsoft.com/windows-hardware/drivers/install/the-testsigning-boot-configuration-option',
    },
    'ms-troubleshoot-activation-problems': {
      title: 'Azure virtual machines, troubleshoot activation problems',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/support/azure/virtual-machines/windows/troubleshoot-activation-problems.md',
    },
    'ms-troubleshoot-hybrid-join-windows-current': {
      title:
        'Troubleshoot Microsoft Entra hybrid joined devices (0x80072F8F and proxies)',
      url: 'https://learn.microsoft.com/entra/identity/devices/troubleshoot-hybrid-join-windows-current',
    },
    'ms-understand-troubleshoot-esp': {
      title: 'Troubleshooting the Enrollment Status Page',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/support/mem/intune/device-enrollment/understand-troubleshoot-esp.md',
    },
    'ms-upgrade-from-msi-version': {
      title: 'Remove existing MSI versions of Office',
      url: 'https://learn.microsoft.com/microsoft-365-apps/deploy/upgrade-from-msi-version',
    },
    'ms-upgrade-overview': {
      title: 'Overview of Windows Server upgrades',
      url: 'https://learn.microsoft.com/windows-server/get-started/upgrade-overview',
    },
    'ms-upgrade-paths': {
      title: 'Windows upgrade paths (copy of October 2, 2023)',
      url: 'https://learn.microsoft.com/windows/deployment/upgrade/windows-upgrade-paths',
    },
    'ms-use-the-office-deployment-tool-to-install': {
      title:
        'Deploy volume licensed Visio 2016 and Project 2016 with the Office Deployment Tool',
      url: 'https://learn.microsoft.com/microsoft-365-apps/deploy/use-the-office-deployment-tool-to-install-volume-licensed-editions-of-visio-2016',
    },
    'ms-useterms': {
      title: 'Microsoft Software License Terms (Windows 11, April 2024)',
      url: 'https://www.microsoft.com/useterms',
    },
    'ms-validate-oem-activation-key': {
      title: 'Validate the OEM activation key',
      url: 'https://learn.microsoft.com/troubleshoot/windows-client/licensing-and-activation/validate-oem-activation-key',
    },
    'ms-virtual-machines': {
      title: 'Windows developer virtual machines (copy of May 27, 2024)',
      url: 'https://developer.microsoft.com/windows/downloads/virtual-machines/',
    },
    'ms-vnextdiag': {
      title: 'Check the license and activation status for Microsoft 365 Apps',
      url: 'https://learn.microsoft.com/microsoft-365-apps/licensing-activation/vnextdiag',
    },
    'ms-volume-downloads': {
      title:
        'Download volume licensing products and keys (copy of March 28, 2025)',
      url: 'https://github.com/MicrosoftDocs/microsoft-365-docs/blob/1f15ce27f2f413fcdc9e6de5c2a47b2e0211d576/microsoft-365/commerce/licenses/download-vl-products.md',
    },
    'ms-whats-new-windows-10-2021': {
      title: "What's new in Windows 10 Enterprise LTSC 2021",
      url: 'https://learn.microsoft.com/windows/whats-new/ltsc/whats-new-windows-10-2021',
    },
    'ms-whats-new-windows-11-2024': {
      title: "What's new in Windows 11 Enterprise LTSC 2024",
      url: 'https://learn.microsoft.com/windows/whats-new/ltsc/whats-new-windows-11-2024',
    },
    'ms-when-upgrading-a-pc-when-do-i-need-a-new-oem': {
      title:
        "When upgrading a PC, when do I need a new OEM Windows license? (quotes Microsoft's OEM FAQ)",
      url: 'https://blogs.msdn.microsoft.com/mssmallbiz/2007/10/12/when-upgrading-a-pc-when-do-i-need-a-new-oem-windows-license/',
    },
    'ms-windows-11-iot-enterprise-ltsc-2024': {
      title: "What's new in Windows 11 IoT Enterprise LTSC 2024",
      url: 'https://github.com/MicrosoftDocs/windows-iot-public/blob/main/windows-iot/iot-enterprise/whats-new/Windows-11-IoT-Enterprise-LTSC-2024.md',
    },
    'ms-windows-11-requirements': {
      title: 'Windows 11 requirements (copy of February 13, 2023)',
      url: 'https://learn.microsoft.com/windows/whats-new/windows-11-requirements',
    },
    'ms-windows-7': {
      title: 'Windows 7',
      url: 'https://github.com/MicrosoftDocs/lifecycle-data-pr.es-es/blob/live/lifecycle-data/products/windows-7.yml',
    },
    'ms-windows-7-end-support-faq-general': {
      title: 'Frequently asked questions about the Windows 7 end of support',
      url: 'https://learn.microsoft.com/troubleshoot/windows-client/windows-7-eos-faq/windows-7-end-support-faq-general',
    },
    'ms-windows-8-processor': {
      title: 'PAE/NX/SSE2 support requirement guide for Windows 8',
      url: 'https://learn.microsoft.com/previous-versions/windows/it-pro/windows-8.1-and-8/dn482072(v=win.10)',
    },
    'ms-windows-81': {
      title: 'Windows 8.1',
      url: 'https://github.com/MicrosoftDocs/lifecycle-data-pr.es-es/blob/live/lifecycle-data/products/windows-81.yml',
    },
    'ms-windows-activation-stopped-working': {
      title:
        'Windows virtual machine activation no longer works in Azure (wording of the message)',
      url: 'https://learn.microsoft.com/troubleshoot/azure/virtual-machines/windows/windows-activation-stopped-working',
    },
    'ms-windows-itpro-docs': {
      title: 'Windows-itpro-docs',
      url: 'https://github.com/MicrosoftDocs/windows-itpro-docs',
    },
    'ms-windows-itpro-docs-issue-10578': {
      title: 'MicrosoftDocs, issue 10578: the watermark in Windows Sandbox',
      url: 'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/10578',
    },
    'ms-windows-itpro-docs-issue-3250': {
      title:
        'Windows-itpro-docs issue 3250: from Active Directory to a subscription',
      url: 'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/3250',
    },
    'ms-windows-itpro-docs-pull-12052': {
      title:
        'When an ESU license can be activated (answer by Microsoft, July 2025)',
      url: 'https://github.com/MicrosoftDocs/windows-itpro-docs/pull/12052',
    },
    'ms-windows-sandbox': {
      title: 'Windows Sandbox (contents, editions and licenses)',
      url: 'https://learn.microsoft.com/windows/security/application-security/application-isolation/windows-sandbox/',
    },
    'ms-windows-setup-edition-configuration-and': {
      title:
        'Windows Setup edition configuration and product ID files (EI.cfg and PID.txt)',
      url: 'https://learn.microsoft.com/windows-hardware/manufacture/desktop/windows-setup-edition-configuration-and-product-id-files--eicfg-and-pidtxt',
    },
    'ms-windows-vista': {
      title: 'Windows Vista',
      url: 'https://github.com/MicrosoftDocs/lifecycle-data-pr.es-es/blob/live/lifecycle-data/products/windows-vista.yml',
    },
    'ms-windows-xp': {
      title: 'Windows XP',
      url: 'https://github.com/MicrosoftDocs/lifecycle-data-pr.es-es/blob/live/lifecycle-data/products/windows-xp.yml',
    },
    'ms-windowsserverdocs': {
      title: 'Windowsserverdocs',
      url: 'https://github.com/MicrosoftDocs/windowsserverdocs',
    },
    'ms-windowsserverdocs-issue-1580': {
      title: 'Windowsserverdocs issue 1580: AVMA key during an upgrade',
      url: 'https://github.com/MicrosoftDocs/windowsserverdocs/issues/1580',
    },
    'ms-windowsserverdocs-issue-7035': {
      title: 'Windowsserverdocs issue 7035: time that a conversion takes',
      url: 'https://github.com/MicrosoftDocs/windowsserverdocs/issues/7035',
    },
    'ms-windowsserverdocs-issue-7679': {
      title: 'Windowsserverdocs issue 7679: restart at the end of a conversion',
      url: 'https://github.com/MicrosoftDocs/windowsserverdocs/issues/7679',
    },
    'ms-windowsserverdocs-issue-7879': {
      title:
        'MicrosoftDocs, issue 7879: activation on an IPv6-only host (reported, May 2024)',
      url: 'https://github.com/MicrosoftDocs/windowsserverdocs/issues/7879',
    },
    'ms-windowsserverdocs-pull-7166': {
      title:
        'Windowsserverdocs pull request 7166: no grace period since Windows 8',
      url: 'https://github.com/MicrosoftDocs/windowsserverdocs/pull/7166',
    },
    'osnews-windows-11-26h1-will-be-snapdragon': {
      title: 'Windows 11 26H1 will be Snapdragon-specific',
      url: 'https://www.osnews.com/story/144461/windows-11-26h1-will-be-snapdragon-specific/',
    },
    'softantenna-windows-11-watermark-evaluation': {
      title:
        "The watermark of preview builds (in Japanese, quotes Microsoft's notes on build 22593)",
      url: 'https://softantenna.com/blog/windows-11-watermark-evaluation-copy',
    },
    'techdows-using-windows-10-activation': {
      title: 'Using the Windows 10 Activation troubleshooter',
      url: 'https://techdows.com/2016/08/using-windows-10-activation-troubleshooter.html',
    },
    'techgig-109135507-cms': {
      title:
        "Microsoft's pricing for Windows 10 beyond 2025 (from the 2024 announcement)",
      url: 'https://content.techgig.com/technology/microsoft-reveals-subscription-pricing-for-using-windows-10-beyond/articleshow/109135507.cms',
    },
    'technobezz-microsoft-quietly-extends-free': {
      title: 'Free Windows 10 security updates through October 2027',
      url: 'https://www.technobezz.com/news/microsoft-quietly-extends-free-windows-10-security-updates-through-october-2027',
    },
    'topedia-microsoft-is-modernizing-the-microsoft': {
      title: 'Changes to the update channels, June 2025',
      url: 'https://blog-en.topedia.com/2025/06/microsoft-is-modernizing-the-microsoft-365-apps-update-channels-on-windows-desktop',
    },
    'topedia-upcoming-changes-to-the-semi-annual': {
      title:
        'Semi-Annual Enterprise Channel joins Monthly Enterprise, April 2026',
      url: 'https://blog-en.topedia.com/2026/04/upcoming-changes-to-the-semi-annual-enterprise-channel-for-microsoft-365-apps/',
    },
    'ubergizmo-users-cant-upgrade-windows-10-11-for': {
      title: 'End of the free upgrade from Windows 7 and 8 (September 2023)',
      url: 'https://www.ubergizmo.com/2023/09/users-cant-upgrade-windows-10-11-for-free/',
    },
    'win11-eos-audit': {
      title: 'Atliso win11-eos-audit 1.1.1, release notes of November 4, 2026',
      url: 'https://github.com/Atliso-Dev/win11-eos-audit/releases',
    },
    'winbuzzer-microsoft-readies-windows-11': {
      title: 'The watermark for hardware below the requirements of Windows 11',
      url: 'https://winbuzzer.com/2022/03/21/microsoft-readies-windows-11-watermark-for-incompatible-hardware-xcxwbn/',
    },
    'winbuzzer-microsoft-removes-option-to-activate': {
      title:
        "Windows 7 and 8 product keys no longer activate Windows 11 (quotes Microsoft's notice of September 2023)",
      url: 'https://winbuzzer.com/2023/09/29/microsoft-removes-option-to-activate-windows-11-with-windows-7-or-windows-8-product-keys-xcxwbn/',
    },
    'windows-central-microsoft-preps-esu-for': {
      title: 'ESU for Windows 10 LTSB',
      url: 'https://www.windowscentral.com/microsoft/windows-11/microsoft-preps-esu-for-windows-10-ltsb-releases-retiring-in-2026',
    },
    'windows-central-setup-account': {
      title: 'Windows 11 Pro and the Microsoft account at setup',
      url: 'https://www.windowscentral.com/windows-11-pro-will-soon-require-internet-connection-when-setting-first-time',
    },
    'windows-latest-microsoft-details-windows-11': {
      title: 'Windows 11 26H1 support cycle and processors',
      url: 'https://www.windowslatest.com/2026/02/18/microsoft-details-windows-11-26h1-support-cycle-cpu-requirements-just-snapdragon-x2-for-now-and-more',
    },
    'windowsforum-office-certificate-change-july-13': {
      title: 'Office certificate change of July 13, 2026',
      url: 'https://windowsforum.com/threads/office-certificate-change-july-13-2026-mac-apps-may-become-read-only.422560/',
    },
    'windowsforum-post-943470': {
      title: 'Fixes of the wrong end-of-support banner',
      url: 'https://windowsforum.com/threads/windows-10-esu-bug-false-end-of-support-banner-on-entitled-devices.388116/post-943470',
    },
    'windowsforum-windows-10-end-of-support-2025': {
      title: 'Defender still shields, ESU extends the patch window',
      url: 'https://windowsforum.com/threads/windows-10-end-of-support-2025-defender-still-shields-esu-extends-patch-window.385037',
    },
    'windowsnews-microsofts-windows-10-esu-program': {
      title: "Windows 10's ESU program until 2027",
      url: 'https://windowsnews.ai/article/microsofts-windows-10-esu-program-free-rewards-or-30-to-stay-secure-until-2027.377954',
    },
  }),
};
