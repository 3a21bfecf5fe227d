import {readOn} from './source';

/**
 * The sources that entries of error codes name. A page may name them too. They are apart from the others because a
 * browser loads them with the entries.
 *
 * To add one: see `source.ts`. An entry of an error code can only name a source of this list, so move one that a page had
 * before.
 */
export const errorSources = {
  ...readOn('2026-11-30', {
    'esu-key-2012': {
      title:
        'Error when installing ESU product key for Windows Server 2012 R2 or Windows Server 2012',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/windows-server-eos-faq/error-installing-esu-product-key-windows-server-2012-or-2012-r2',
    },
    'ms-aadsts500014': {
      title:
        'Microsoft Forms shows "Sorry, something went wrong" (AADSTS500014)',
      url: 'https://github.com/MicrosoftDocs/OfficeDocs-Support/blob/public/SharePoint/SharePointExperts/administration/microsoft-forms-shows-sorry-something-went-wrong.md',
    },
    'ms-defender-offline': {
      title: 'Microsoft Defender Offline scan in Windows (July 3, 2026)',
      url: 'https://learn.microsoft.com/defender-endpoint/microsoft-defender-offline',
    },
  }),
  ...readOn('2026-11-28', {
    'common-update-errors': {
      title: 'Windows Update common errors',
      url: 'https://learn.microsoft.com/troubleshoot/windows-client/installing-updates-features-roles/common-windows-update-errors',
    },
    'rebuild-tokens-dat': {
      title: 'Rebuild the Tokens.dat file',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/rebuild-tokens-dotdat-file',
    },
    'error-0x80070005': {
      title: 'Error 0x80070005, access denied',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/error-0x80070005-access-denied',
    },
    'event-12293': {
      title: 'Event 12293 when setting up a KMS host',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/event-12293-error-0x800723-set-kms-host',
    },
    'officedocs-support-issue-90': {
      title: 'Office from the Store, and error 1935 (issue 90)',
      url: 'https://github.com/MicrosoftDocs/OfficeDocs-Support/issues/90',
    },
    'update-error-0x80070005': {
      title: 'Troubleshoot Windows Update error 0x80070005',
      url: 'https://learn.microsoft.com/troubleshoot/windows-client/installing-updates-features-roles/troubleshoot-windows-update-error-0x80070005',
    },
    'update-error-0x80070570': {
      title: 'Troubleshoot Windows Update error 0x80070570',
      url: 'https://learn.microsoft.com/troubleshoot/windows-client/installing-updates-features-roles/troubleshoot-windows-update-error-0x80070570',
    },
  }),
  ...readOn('2026-11-26', {
    'ms-product-activation-portal': {
      title:
        'Activate Microsoft perpetual products using the Product Activation Portal (as quoted)',
      url: 'https://support.microsoft.com/windows/activation/activate-microsoft-perpetual-products-using-the-product-activation-portal',
    },
    'ms-activation-troubleshoot-kms-general': {
      title: 'Guidelines for troubleshooting KMS',
      url: 'https://learn.microsoft.com/windows-server/get-started/activation-troubleshoot-kms-general',
    },
    'ms-kb3140245': {
      title:
        'Update to enable TLS 1.1 and TLS 1.2 as default secure protocols in WinHTTP in Windows',
      url: 'https://support.microsoft.com/help/3140245',
    },
    'oem-activation': {
      title:
        'Errors when you activate Windows Vista or Windows 7 on a computer from an OEM',
      url: 'https://learn.microsoft.com/troubleshoot/windows-client/licensing-and-activation/cannot-activate-windows-from-oem',
    },
    'esu-issues': {
      title: 'Troubleshoot Windows 7 Extended Security Updates',
      url: 'https://learn.microsoft.com/troubleshoot/windows-client/windows-7-eos-faq/troubleshoot-extended-security-updates-issues',
    },
    'office-activation-process': {
      title: 'Issues in the Office activation process',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/office-activation-process-issues.md',
    },
    'sdk-slerror': {
      title: "slerror.h, Microsoft's Windows SDK headers of 2026",
      url: 'https://github.com/microsoft/win32metadata/blob/d0f363037c6987790b3548b7f82f382034d86bf2/generation/WinSDK/RecompiledIdlHeaders/um/slerror.h',
    },
    'ms-answers-esu-device-limit': {
      title:
        "I only have one device registered for ESU but it says I've reached my limit",
      url: 'https://learn.microsoft.com/answers/questions/5697986/i-only-have-one-device-registered-for-esu-but-it-s',
    },
    'rufus-issue-2919': {
      title:
        'Rufus issue 2919: 0xc0000428 in winload.efi when booting Windows installation media',
      url: 'https://github.com/pbatard/rufus/issues/2919',
    },
    'sandboxie-issue-1482': {
      title: 'Sandboxie issue 1482: Microsoft Office 365 error 0x426-0x0',
      url: 'https://github.com/sandboxie-plus/Sandboxie/issues/1482',
    },
    'device-portal': {
      title:
        'Windows Device Portal for desktop: invalid number of updates (0x800f0950)',
      url: 'https://learn.microsoft.com/windows/uwp/debug-test-perf/device-portal-desktop',
    },
    'techlog-media-creation-tool': {
      title:
        'Windows 7 to Windows 10, with 0x80072F8F - 0x20000 in the Media Creation Tool (Japanese, August 28, 2022)',
      url: 'https://techlog.kishiro.com',
    },
    'ms-windowsserverdocs-issue-2074': {
      title:
        'windowsserverdocs issue 2074: Add-WindowsCapability fails with 0x800f0950, until an update is installed',
      url: 'https://github.com/MicrosoftDocs/windowsserverdocs/issues/2074',
    },
  }),
  ...readOn('2026-11-22', {
    'office-account-does-not-exist': {
      title: "That Microsoft account doesn't exist",
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/account-doesnt-exist.md',
    },
    'office-account-not-associated': {
      title: "The account isn't associated with this Office product",
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/account-not-associated-with-office.md',
    },
    'office-account-or-subscription': {
      title: 'Account or subscription verification errors',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/account-or-subscription-errors.md',
    },
    'office-cannot-verify-license': {
      title: 'Cannot verify the license for this product',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/license-issue-when-start-office-application.md',
    },
    'office-cant-be-used-to-activate': {
      title: "The products we found in your account can't be used to activate",
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/cant-be-used-to-activate.md',
    },
    'office-license-not-assigned': {
      title: 'You currently have not been assigned an Office license',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/license-not-assigned.md',
    },
    'office-no-editing-on-mac': {
      title: "Your account doesn't allow editing on a Mac",
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/doesnt-allow-editing-on-mac.md',
    },
    'office-run-into-a-problem': {
      title: "We've run into a problem with your Microsoft 365 subscription",
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/run-into-a-problem.md',
    },
    'office-shared-computer-issues': {
      title: 'Issues with shared computer activation',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/shared-computer-activation.md',
    },
    'office-temporary-server-issues': {
      title: 'Temporary server issues',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/temporary-server-issues.md',
    },
    'azure-kms-routes': {
      title: 'Windows activation fails in forced tunneling scenario',
      url: 'https://learn.microsoft.com/troubleshoot/azure/virtual-machines/windows/custom-routes-enable-kms-activation',
    },
    'xstore-license-results': {
      title: 'XStoreCanAcquireLicenseForPackageResult',
      url: 'https://learn.microsoft.com/gaming/gdk/docs/reference/system/xstore/functions/xstorecanacquirelicenseforpackageresult',
    },
    'entra-error-codes': {
      title: 'Microsoft Entra sign-in error codes',
      url: 'https://learn.microsoft.com/entra/identity-platform/reference-error-codes',
    },
    'evaluation-versions-2012': {
      title: 'Evaluation Versions and Upgrade Options for Windows Server 2012',
      url: 'https://learn.microsoft.com/previous-versions/windows/it-pro/windows-server-2012-r2-and-2012/jj574204(v=ws.11)',
    },
    'insight-30015-4': {
      title: 'Office support insight for 30015-4 (repository copy, Spanish)',
      url: 'https://github.com/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/blob/f4ba5ac3fc5c26c54291256d1a3469551187fc93/AlchemyInsights/solutions-for-error-30015-4.md',
    },
    'office-tpm': {
      title: 'Trusted Platform Module has malfunctioned',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/tpm-malfunctioned.md',
    },
    'sdk-ntstatus': {
      title: "ntstatus.h, Microsoft's Windows SDK headers of 2026",
      url: 'https://github.com/microsoft/win32metadata/blob/d0f363037c6987790b3548b7f82f382034d86bf2/generation/WinSDK/RecompiledIdlHeaders/shared/ntstatus.h',
    },
    'sdk-wbemcli': {
      title: "WbemCli.h, Microsoft's Windows SDK headers of 2026",
      url: 'https://github.com/microsoft/win32metadata/blob/d0f363037c6987790b3548b7f82f382034d86bf2/generation/WinSDK/RecompiledIdlHeaders/um/WbemCli.h',
    },
    'sdk-winerror': {
      title: "winerror.h, Microsoft's Windows SDK headers of 2026",
      url: 'https://github.com/microsoft/win32metadata/blob/d0f363037c6987790b3548b7f82f382034d86bf2/generation/WinSDK/RecompiledIdlHeaders/shared/winerror.h',
    },
    'sdk-wininet': {
      title: "WinInet.h, Microsoft's Windows SDK headers of 2026",
      url: 'https://github.com/microsoft/win32metadata/blob/d0f363037c6987790b3548b7f82f382034d86bf2/generation/WinSDK/RecompiledIdlHeaders/um/WinInet.h',
    },
    'sdk-wuerror': {
      title: "wuerror.h, Microsoft's Windows SDK headers of 2026",
      url: 'https://github.com/microsoft/win32metadata/blob/d0f363037c6987790b3548b7f82f382034d86bf2/generation/WinSDK/RecompiledIdlHeaders/um/wuerror.h',
    },
    'skip-rearm': {
      title: 'SkipRearm, a setting of answer files',
      url: 'https://learn.microsoft.com/windows-hardware/customize/desktop/unattend/microsoft-windows-security-spp-skiprearm',
    },
    'unattend-product-key': {
      title: 'ProductKey in answer files (Microsoft-Windows-Shell-Setup)',
      url: 'https://learn.microsoft.com/windows-hardware/customize/desktop/unattend/microsoft-windows-shell-setup-productkey',
    },
    'upgrade-error-codes': {
      title: 'Upgrade error codes (copy of 2020)',
      url: 'https://learn.microsoft.com/windows/deployment/upgrade/upgrade-error-codes',
    },
    'upgrade-resolution': {
      title: 'Windows 10 upgrade resolution procedures',
      url: 'https://learn.microsoft.com/troubleshoot/windows-client/setup-upgrade-and-drivers/windows-10-upgrade-resolution-procedures',
    },
    'windowsforum-esu': {
      title: 'KB5072653 unblocks ESU updates on subscription PCs',
      url: 'https://windowsforum.com/threads/kb5072653-unblocks-windows-10-esu-rollups-for-subscription-activated-devices.389816',
    },
    'teams-sign-in': {
      title: 'Why am I having trouble signing in to Microsoft Teams?',
      url: 'https://support.microsoft.com/office/why-am-i-having-trouble-signing-in-to-microsoft-teams-a02f683b-61a3-4008-9447-ee60c5593b0f',
    },
    aadsts500014: {
      title: 'Fix the error CAA2000B at the sign-in to Microsoft 365',
      url: 'https://rain-city.tech/blog/fix-caa2000b-error-outlook-microsoft-365-sign-in-2',
    },
  }),
  ...readOn('2026-11-21', {
    'ms-activate-office-by-using-kms': {
      title: 'Activate Office by using KMS',
      url: 'https://learn.microsoft.com/office/volume-license-activation/activate-office-by-using-kms',
    },
    'ms-account-problem': {
      title: 'Problem with your account',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/problem-with-your-account.md',
    },
    'ms-activation-limits': {
      title: 'Microsoft 365 Apps activation limits',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/activation-limits.md',
    },
    'ms-another-account-already-signed-in': {
      title: 'Another account is already signed in',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/another-account-already-signed-in.md',
    },
    'ms-network-connection-issues': {
      title: 'Microsoft 365 Apps activation network connection issues',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/network-connection-issues.md',
    },
    'ms-product-deactivated': {
      title: 'Product deactivated',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/product-deactivated.md',
    },
    'ms-subscription-expired': {
      title: 'Subscription expired',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/subscription-expired.md',
    },
    'ms-unlicensed-product-error': {
      title: 'Unlicensed product',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/unlicensed-product-error.md',
    },
    'ms-your-organization-disabled-this-device': {
      title: 'Your organization has disabled this device',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/your-organization-disabled-this-device.md',
    },
    'activation-error-codes-article': {
      title: 'Troubleshoot Windows activation error codes',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/troubleshoot-activation-error-codes',
    },
    'common-error-values': {
      title: 'Common HRESULT values',
      url: 'https://learn.microsoft.com/windows/win32/seccrypto/common-hresult-values',
    },
    'deploy-enterprise-licenses': {
      title: 'Deploy Windows Enterprise licenses',
      url: 'https://learn.microsoft.com/windows/deployment/deploy-enterprise-licenses',
    },
    'deploy-office-issue-13': {
      title: 'OfficeDocs-DeployOffice issue 13: Microsoft on 30029-1007',
      url: 'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/13',
    },
    'deploy-office-issue-199': {
      title: 'OfficeDocs-DeployOffice issue 199: 30182-1011',
      url: 'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/199',
    },
    'error-0x8000ffff': {
      title: 'Troubleshoot Windows Update error 0x8000FFFF',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/installing-updates-features-roles/troubleshoot-windows-update-error-0x8000ffff',
    },
    'error-0x8004fe33': {
      title:
        'Windows activation or validation fails with error code 0x8004FE33',
      url: 'https://support.microsoft.com/topic/windows-activation-or-validation-fails-with-error-code-0x8004fe33-a9afe65e-230b-c1ed-3414-39acd7fddf52',
    },
    'error-0x8007000d': {
      title: 'Error 0x8007000D when activating a computer',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/0x8007000d-activate-machine',
    },
    'error-0x800705b4': {
      title: 'Azure VM activation error 0x800705B4',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/support/azure/virtual-machines/windows/windows-vm-activation-error-0x800705b4.md',
    },
    'error-0x8007232a': {
      title: 'Error 0x8007232A, DNS server failure',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/activation-error-0x8007232a-dns-server-failure',
    },
    'error-0x8007232b': {
      title: 'Error 0x8007232B, DNS name does not exist',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/activation-error-0x8007232b-dns-name-does-not-exist',
    },
    'error-0x8007267c': {
      title: 'Windows activation fails with error 0x8007267C',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/windows-activation-fails-with-error-0x8007267',
    },
    'error-0x80072f8f': {
      title: 'Troubleshoot Windows Update error 0x80072F8F',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/installing-updates-features-roles/troubleshoot-windows-update-error-0x80072f8f',
    },
    'error-0x800f0805': {
      title: 'Error 0x800F0805 on Windows Server',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/system-management-components/error-0x800f0805-server-manager-dism-fail-list-available-features',
    },
    'error-0x800f0922': {
      title: 'Error 0x800F0922 when installing Windows updates',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/installing-updates-features-roles/error-0x800f0922-installing-windows-updates',
    },
    'error-0xc004c003': {
      title: 'Error 0xC004C003, product key blocked',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/activation-error-0xc004c003-product-key-blocked',
    },
    'error-0xc004c008': {
      title: 'Error 0xC004C008, product key cannot be used',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/activation-error-0xc004c008-product-key-not-used',
    },
    'error-0xc004e002': {
      title: 'Error 0xC004E002 during activation',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/error-0xc004e002-during-activation',
    },
    'error-0xc004e015': {
      title: 'Error 0xC004E015 when activating Windows',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/error-0xc004e015-sl-e-eul-consumption-failed-activate-windows',
    },
    'error-0xc004f015': {
      title: 'Error 0xC004F015 when activating Windows 10',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/error-0xc004f015-activate-windows-10',
    },
    'error-0xc004f038': {
      title: 'Error 0xC004F038, insufficient KMS count',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/activation-error-0xc004cf038-insufficient-kms-host-pool-count',
    },
    'error-0xc004f042': {
      title: 'Error 0xC004F042, specified KMS cannot be used',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/activation-error-0xc004cf042-cant-use-specified-kms',
    },
    'error-0xc004f063': {
      title: 'Error 0xC004F063 when activating an OEM version',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/0xc004f063-when-activating-oem-version',
    },
    'error-0xc004f06c': {
      title: 'Error 0xC004F06C when you activate Windows',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/error-0xc004f06c-activate-windows',
    },
    'error-0xc004f074': {
      title: 'Error 0xC004F074 when you activate Windows',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/error-0xc004f074-activate-windows',
    },
    'error-0xc004fd01-0xc004fd02': {
      title: 'Azure VM activation errors 0xC004FD01 and 0xC004FD02',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/support/azure/virtual-machines/windows/windows-vm-activation-error-0xc004fd01-0xc004fd02.md',
    },
    'event-12321': {
      title: 'Event 12321, token-based activation failed',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/event-id-12321-warning-token-based-activation-failed',
    },
    'event-8198': {
      title:
        'Event 8198, error 0xC0020017 or 0x8007139F when activating Windows',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/activation-event-8198-error-0xc0020017-0x8007139f-kms-contact-failure',
    },
    'events-8200-8208': {
      title: 'Event ID 8208, 8200, or 900 is logged',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/event-id-8208-8200-900',
    },
    'get-help-office-activation': {
      title: 'Office activation with command-line Get Help',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Microsoft365/admin/miscellaneous/get-help-office-activation.md',
    },
    'hardware-change': {
      title: 'Reactivating Windows after a hardware change',
      url: 'https://support.microsoft.com/windows/reactivating-windows-after-a-hardware-change-2c0e962a-f04c-145b-6ead-fb3fc72b6665',
    },
    'insight-0-1036': {
      title: 'Office support insight for 0-1036 (repository copy, Spanish)',
      url: 'https://github.com/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/blob/f0fc1ba7babc43406d60a3be02450e20c6a52cc8/AlchemyInsights/error-0-1036-when-installing-office.md',
    },
    'insight-0x80072efd': {
      title: 'Office support insight for 0x80072EFD (repository copy, Spanish)',
      url: 'https://github.com/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/blob/f70624c76fd067c1a8617b193ce7b630a62de4f0/AlchemyInsights/steps-to-resolve-office-activation-error-0x80072efd.md',
    },
    'insight-0xc004b100': {
      title: 'Office support insight for 0xC004B100 (repository copy, Spanish)',
      url: 'https://github.com/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/blob/48842898386e4f434d56e4df5d6e028c97aeab11/AlchemyInsights/steps-to-resolve-office-activation-error-0xc004b100.md',
    },
    'insight-0xd000000c': {
      title: 'Office support insight for 0xD000000C (repository copy, Spanish)',
      url: 'https://github.com/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/blob/a0330fc21a646f41cff03a254b358f5301299959/AlchemyInsights/resolve-office-activation-error-0xd000000c.md',
    },
    'insight-30015-25': {
      title: 'Office support insight for 30015-25 (repository copy, Spanish)',
      url: 'https://github.com/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/blob/203ddef191672c929ee102a3ae840611c6140cd9/AlchemyInsights/solutions-for-error-30015-25.md',
    },
    'insight-30016-4': {
      title: 'Office support insight for 30016-4 (repository copy, Spanish)',
      url: 'https://github.com/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/blob/3f715d1c88c760449036d360ee3565b444853c67/AlchemyInsights/solutions-for-error-30016-4.md',
    },
    'insight-30034-4': {
      title: 'Office support insight for 30034-4 (repository copy, Spanish)',
      url: 'https://github.com/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/blob/48842898386e4f434d56e4df5d6e028c97aeab11/AlchemyInsights/solutions-for-error-30034-4.md',
    },
    'insight-30068-39': {
      title: 'Office support insight for 30068-39 (repository copy, Spanish)',
      url: 'https://github.com/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/blob/7c48d16f47b15742b758ab4598c8ccdb121c1908/AlchemyInsights/solutions-for-error-30068-39.md',
    },
    'insight-30088-4': {
      title: 'Office support insight for 30088-4 (repository copy, Spanish)',
      url: 'https://github.com/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/blob/48842898386e4f434d56e4df5d6e028c97aeab11/AlchemyInsights/solutions-for-error-30088-4.md',
    },
    'insight-30125-4': {
      title: 'Office support insight for 30125-4 (repository copy, Spanish)',
      url: 'https://github.com/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/blob/738dcff027537e8dc567a9ade9396092ec11a52d/AlchemyInsights/error-code-30125-4-or-30125-1011-when-installing-office.md',
    },
    'insight-30174-4': {
      title: 'Office support insight for 30174-4 (repository copy, Spanish)',
      url: 'https://github.com/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/blob/1deb2d52f3c9de28f990ba67bc552cb005cf6b47/AlchemyInsights/solutions-for-error-30174-4.md',
    },
    'insight-30179-25': {
      title: 'Office support insight for 30179-25 (repository copy, Spanish)',
      url: 'https://github.com/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/blob/d89aac94ee023029d92d6726257946b83649b92c/AlchemyInsights/solutions-for-error-30179-25.md',
    },
    'insight-30180-28': {
      title: 'Office support insight for 30180-28 (repository copy, Spanish)',
      url: 'https://github.com/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/blob/d3290dbef4382dfd433e85e515f08f8b1f118b33/AlchemyInsights/solutions-for-error-30180-28.md',
    },
    'key-matches-no-image': {
      title: 'The product key entered does not match any of the Windows images',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/error-product-key-not-match-windows-images-installation',
    },
    'kms-client-keys': {
      title: 'KMS client activation and product keys',
      url: 'https://learn.microsoft.com/windows-server/get-started/kms-client-activation-keys',
    },
    'kms-count': {
      title: 'KMS current count does not increase',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/kms-current-count-not-increase',
    },
    'kms-dns': {
      title: 'Common troubleshooting procedures for KMS and DNS issues',
      url: 'https://learn.microsoft.com/windows-server/get-started/common-troubleshooting-procedures-kms-dns',
    },
    'msi-error-codes': {
      title: 'Error codes of Windows Installer',
      url: 'https://learn.microsoft.com/windows/win32/msi/error-codes',
    },
    'not-genuine-kms-clients': {
      title: 'Activation failures and not genuine notifications on KMS clients',
      url: 'https://learn.microsoft.com/troubleshoot/windows-client/licensing-and-activation/activation-failures-not-genuine-notifications-volume-licensed-kms-client',
    },
    'office-0x80041015': {
      title: 'Error 0x80041015 when starting Office',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/office-suite-issues/0x80041015-start-office-program.md',
    },
    'office-0x80070005': {
      title: 'Office activation error 0x80070005',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/activation-error-0x80070005.md',
    },
    'office-0xcaa50021': {
      title: 'Office activation error 0xCAA50021',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/activation-error-0xcaa50021.md',
    },
    'office-0xcaa70007': {
      title: 'Errors 0xCAA70007 and 0xCAA80000',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/0xcaa70007-and-0xcaa80000.md',
    },
    'office-1401': {
      title: 'Error 1401, 1402 or 1406 when installing',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/office-suite-issues/office-install-error-1401-1402-1406.md',
    },
    'office-1603': {
      title: 'Office installation failure',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/installation/office-installation-failure.md',
    },
    'office-1919': {
      title: 'Error 1919 when running Office setup',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/installation/error-run-office-setup-program.md',
    },
    'office-1935': {
      title: 'Error 1935 when installing Office 2010',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/installation/error-1935-when-install-office-2010.md',
    },
    'office-2016-sign-in': {
      title: 'Connection issues when signing in to Office 2016',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/connection-issue-when-sign-in-office-2016.md',
    },
    'office-25004': {
      title: 'Error 25004 when installing Office 2013',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/office-suite-issues/office-2013-installation-error.md',
    },
    'office-30010-45': {
      title: 'Error 30010-45 or 30088-26',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/installation/error-code-30010-45-or-30088-26.md',
    },
    'office-30016-4': {
      title: 'Error 30016-4 when uninstalling',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Microsoft365/admin/installation/something-went-wrong-30016-4-error.md',
    },
    'office-30050-1039': {
      title: 'Error 30050-1039 (0)',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Microsoft365/admin/installation/error-30050-1039-0.md',
    },
    'office-80070520': {
      title: 'Error 80070520 when signing in to Microsoft 365 Apps',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/error-80070520-sign-in-microsoft-365-apps.md',
    },
    'office-aadsts9002313': {
      title: 'AADSTS9002313, invalid request',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/aadsts9002313-invalid-request.md',
    },
    'office-activation-from-365': {
      title: 'Issue when activating Office from Microsoft 365',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/issue-when-activate-office-from-office-365.md',
    },
    'office-activation-scenario': {
      title: 'Office activation scenario of the Support and Recovery Assistant',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Microsoft365/admin/miscellaneous/assistant-office-activation.md',
    },
    'office-click-to-run-12': {
      title: 'Click-to-Run installation error 12',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Microsoft365/admin/installation/click-to-run-installation-error-12.md',
    },
    'office-csp': {
      title: 'Office CSP',
      url: 'https://learn.microsoft.com/windows/client-management/mdm/office-csp',
    },
    'office-mac-unknown-error': {
      title: 'Office for Mac activation, an unknown error has occurred',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/mac-unknown-error.md',
    },
    'office-modern-authentication': {
      title: 'Modern authentication failure when activating Office',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/something-configured-fails-activating-office.md',
    },
    'office-older-windows': {
      title: 'Errors activating Office on older Windows versions',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/errors-activating-on-older-windows.md',
    },
    'office-sign-in': {
      title: 'Office sign-in issues',
      url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/Office/Client/activation/sign-in-issues.md',
    },
    'office-volume-activation': {
      title: 'Troubleshoot volume activation of Office',
      url: 'https://learn.microsoft.com/office/volume-license-activation/troubleshoot-volume-activation-of-office',
    },
    'ospp-script': {
      title: 'Tools to manage volume activation of Office',
      url: 'https://learn.microsoft.com/office/volume-license-activation/tools-to-manage-volume-activation-of-office',
    },
    'press-0x80070643': {
      title: 'Error 0x80070643 of updates for Windows recovery',
      url: 'https://www.softzone.es/noticias/windows/windows-fallo-0x80070643-kb5034440-kb5034441/',
    },
    'press-0x800f0922': {
      title: 'Windows Update error 0x800F0922',
      url: 'https://www.winhelponline.com/blog/error-0x800f0922-windows-update/',
    },
    setupdiag: {
      title: 'SetupDiag',
      url: 'https://learn.microsoft.com/windows/deployment/upgrade/setupdiag',
    },
    'shared-computer-activation': {
      title:
        'Troubleshoot issues with shared computer activation for Microsoft 365 Apps',
      url: 'https://learn.microsoft.com/microsoft-365-apps/licensing-activation/troubleshoot-shared-computer-activation',
    },
    'start-mpwdoscan': {
      title: 'Start-MpWDOScan',
      url: 'https://learn.microsoft.com/powershell/module/defender/start-mpwdoscan',
    },
    'system-error-codes-0': {
      title: 'System error codes (0-499)',
      url: 'https://learn.microsoft.com/windows/win32/debug/system-error-codes--0-499-',
    },
    'system-error-codes-1000': {
      title: 'System error codes (1000-1299)',
      url: 'https://learn.microsoft.com/windows/win32/debug/system-error-codes--1000-1299-',
    },
    'system-error-codes-4000': {
      title: 'System error codes 4000 to 5999',
      url: 'https://learn.microsoft.com/windows/win32/debug/system-error-codes--4000-5999-',
    },
    'system-error-codes-500': {
      title: 'System error codes (500-999)',
      url: 'https://learn.microsoft.com/windows/win32/debug/system-error-codes--500-999-',
    },
    'validation-error': {
      title: 'Error when validating a copy of Windows',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/error-when-you-validate-copy-windows',
    },
    'volume-activation-error-codes': {
      title: 'Volume activation error codes',
      url: 'https://learn.microsoft.com/windows-server/get-started/activation-error-codes',
    },
    'web-provider-error': {
      title: 'WebProviderError.ErrorCode',
      url: 'https://learn.microsoft.com/uwp/api/windows.security.authentication.web.core.webprovidererror.errorcode',
    },
    'windows-not-genuine-error': {
      title: 'Windows is not genuine error',
      url: 'https://learn.microsoft.com/troubleshoot/windows-server/licensing-and-activation/windows-not-genuine-error',
    },
    winmgmt: {
      title: 'Winmgmt',
      url: 'https://learn.microsoft.com/windows/win32/wmisdk/winmgmt',
    },
    'wmi-error-constants': {
      title: 'WMI error constants',
      url: 'https://learn.microsoft.com/windows/win32/wmisdk/wmi-error-constants',
    },
  }),
};
