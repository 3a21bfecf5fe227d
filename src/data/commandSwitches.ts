/**
 * The documented switches of the command-line tools this site uses.
 *
 * How to add one: copy the row next to it, whose key is the switch, in the order of Microsoft's page, with an `example` that can be
 * typed as is, unless the switch is typed alone or with the argument as it is written. Never write a real product key (use `XXXXX-XXXXX-XXXXX-XXXXX-XXXXX`)
 * or a real KMS host (use `kms.corp.example`). Set `evidence` when neither the page named by the group's `source` nor
 * the script has the switch, and say in a note if only the script has it.
 */

import type {KmsHostPlace} from './activationAnswers';
import type {EvidenceKind} from './evidence';
import type {SourceId} from './sources';
import {
  call,
  callById,
  callByKey,
  callProducts,
  depositConfirmation,
  show,
} from './cimCommands';

/** The tool a switch belongs to. */
export type SwitchTool =
  'slmgr' | 'ospp' | 'changepk' | 'dism' | 'odt' | 'licensingdiag';

/**
 * Whether the prompt has to be elevated (Run as administrator).
 * - `depends`: the note says on what.
 * - `not-stated`: the source does not say.
 */
export type SwitchElevation =
  'required' | 'not-required' | 'depends' | 'not-stated';

/** Pages the ways without VBScript come from, for every group that has them. */
export const equivalentSources: readonly SourceId[] = [
  'ms-dn502536',
  'ms-softwarelicensingservice',
  'ms-softwarelicensingproduct',
  'ms-softwarelicensingtokenactivationlicense',
  'ms-oslicense',
];

/**
 * What does the work of a switch on a PC without VBScript. `none` if Microsoft documents nothing and the script does it
 * in a way that PowerShell cannot.
 */
export type SwitchEquivalent =
  | {
      /** A line for Windows PowerShell, with the argument of `example`. */
      powershell?: string;
      /** Set if Microsoft does not document all of that line: it does what the script's source does. */
      inferred?: true;
      /** The same with the `OSLicense` module, which fewer PCs have. */
      osLicense?: string;
      /** Another program or a place in Settings, or what to know about the lines, as sentences. */
      instead?: string;
    }
  | 'none';

export interface CommandSwitch {
  /** As typed, with the slash or dash and the colon that joins a value: `/ipk`, `/sethst:`. Unique within a tool. */
  name: string;
  /** The argument, in square brackets if it is optional: `<product key>`, `[Activation ID]`. */
  argument?: string;
  /** What it does, in a sentence or two. */
  effect: string;
  /** Overrides the elevation of the group. */
  elevation?: SwitchElevation;
  /** Absent if the source of the group, or Microsoft's script itself, has the switch. */
  evidence?: EvidenceKind;
  /** A limit or a warning that belongs to this switch. */
  note?: string;
  /** The switch of the same tool that takes a setting back. A page that runs this one names the other. */
  undo?: string;
  /** A complete command line. */
  example: string;
  /** For the switches of VBScript files: how to do the same without VBScript. */
  equivalent?: SwitchEquivalent;
}

export interface SwitchGroup {
  tool: SwitchTool;
  /** Name used to pick the group, unique within a tool. */
  group: string;
  /** Caption of the table: the tool and what the group is for. */
  title: string;
  /** Applies to every switch of the group that does not override it. */
  elevation: SwitchElevation;
  source: SourceId;
  /** Applies to the whole group. */
  note?: string;
  switches: readonly CommandSwitch[];
}

/** Where a switch works. */
export const prompts: Readonly<Record<SwitchElevation, string>> = {
  required: 'Needs an administrator prompt.',
  'not-required': 'Works in any prompt.',
  depends: 'May need an administrator prompt.',
  'not-stated': 'Use an administrator prompt.',
};

/** How a tool starts, where that needs words. */
export const startedHow: Readonly<Partial<Record<SwitchTool, string>>> = {
  slmgr:
    'Started by name, it opens a window. In a script or a pipe, run it through `cscript //nologo`.',
  ospp: 'Run it in the folder `C:\\Program Files\\Microsoft Office\\Office16`. 32-bit Office is in `Program Files (x86)`, and Office 2013 in `Office15`.',
};

/** What people write behind a switch, in lower case; which arguments it can be, as `argument` has them; and what it means. */
export const givenArguments: readonly {
  pattern: RegExp;
  argument: RegExp;
  means: string;
}[] = [
  {
    pattern: /^all\b/,
    argument: /\bAll\b/,
    means: '`all` means every license that Windows knows, also without a key.',
  },
  {
    pattern: /^\{?[\da-f]{8}-[\da-f]{4}-/,
    argument: /Activation ID|SKU ID/,
    means: 'The long ID stands for the one license that the command is about.',
  },
  {
    pattern: /^x{5}-/,
    argument: /product key/,
    means: 'Put your own key in place of the Xs.',
  },
  {
    pattern: /^[\da-z*#?]{5}-[\da-z*#?]{5}-/,
    argument: /product key/,
    means: 'The five groups are a product key. Never share yours.',
  },
];

/** What it means where a KMS host is that people write behind a switch. */
export const givenHosts: Readonly<Partial<Record<KmsHostPlace, string>>> = {
  public:
    "The host has a public name or address. If it isn't your organization's own, it's a stranger's: don't use it.",
  'this-pc':
    "The host is this PC itself. An organization's KMS host is a different computer.",
};

/** URL fragment of a switch: `slmgr/skms`. */
export const switchAnchor = (
  tool: SwitchTool,
  {name}: Pick<CommandSwitch, 'name'>,
): string => `${tool}${name}`.replaceAll(' ', '-');

/** A switch as it is written down: the lines of its equivalent are beside the other fields. */
type SwitchFields = Omit<CommandSwitch, 'name' | 'example' | 'equivalent'> &
  Partial<Pick<CommandSwitch, 'example'>> &
  Exclude<SwitchEquivalent, 'none'> & {equivalent?: 'none'};

/** The placeholder of each argument that has to be there. */
const typed = (argument = '') =>
  argument
    .replace(/\[.*/, '')
    .trim()
    .replace('<product key>', 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX');

/** The switches of a group, by name. Without an example, one is typed after the program, with what has to be there. */
function switchesOf(
  program: string,
  rows: Readonly<Record<string, SwitchFields>>,
): CommandSwitch[] {
  // Of the lines for Office, Microsoft documents none in full.
  const isOffice = program.endsWith('ospp.vbs');
  return Object.entries(rows).map(
    ([name, {powershell, inferred, osLicense, instead, ...each}]) => ({
      name,
      example:
        `${program} ${name}${name.endsWith(':') ? '' : ' '}${typed(each.argument)}`.trim(),
      ...each,
      ...((powershell || osLicense || instead) && {
        equivalent: {
          powershell,
          inferred: isOffice && powershell ? true : inferred,
          osLicense,
          instead,
        },
      }),
    }),
  );
}

const tokenLicenses = 'Get-CimInstance SoftwareLicensingTokenActivationLicense';

const activationObjects =
  'Get-ADObject -SearchBase "CN=Activation Objects,CN=Microsoft SPP,CN=Services,$((Get-ADRootDSE).configurationNamingContext)" -Filter "objectClass -eq \'msSPP-ActivationObject\'"';

const reinstallLicenses =
  '$service = Get-CimInstance SoftwareLicensingService; Get-ChildItem $env:windir\\System32\\spp\\tokens\\*\\*, $env:windir\\System32\\oem\\* -Recurse -Include *.xrm-ms | ForEach-Object { Invoke-CimMethod -InputObject $service -MethodName InstallLicense -Arguments @{License = (Get-Content -Raw $_.FullName)} }';

/** Lets standard users activate, or not. */
function userOperations(value: 0 | 1): string {
  return `Set-ItemProperty 'HKLM:\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\SoftwareProtectionPlatform' -Name UserOperations -Type DWord -Value ${value}`;
}

export const switchGroups: readonly SwitchGroup[] = [
  {
    tool: 'slmgr',
    group: 'global',
    title: 'slmgr.vbs: global options',
    elevation: 'not-required',
    source: 'ms-activation-slmgr-vbs-options',
    switches: switchesOf('slmgr', {
      '/ipk': {
        argument: '<product key>',
        effect: 'Checks a 25-character key and installs it.',
        elevation: 'required',
        note: 'An installed key is replaced without a question. Restart Windows or the Software Protection service afterwards.',
        powershell: [
          call(
            'InstallProductKey',
            "ProductKey = 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX'",
          ),
          call('RefreshLicenseStatus'),
        ].join('; '),
        osLicense:
          'Invoke-OSLicense -InstallProductKey XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
        instead:
          'In Settings, Activation > Change product key. The script also writes a registry value for the key of a KMS host, which the PowerShell command does not.',
      },
      '/ato': {
        argument: '[Activation ID]',
        effect: 'Activates online with a retail key, MAK or KMS host key.',
        elevation: 'depends',
        note: 'With a KMS client key it tries KMS. Online activation needs elevation, KMS activation does not.',
        powershell: [
          callProducts('windows', 'Activate'),
          call('RefreshLicenseStatus'),
        ].join('; '),
        osLicense: 'Invoke-OSLicense -ActivateOnline',
      },
      '/dli': {
        argument: '[Activation ID | All]',
        effect: 'Shows the short license report.',
        powershell: show(
          'windows',
          'Name',
          'Description',
          'PartialProductKey',
          'LicenseStatus',
        ),
        osLicense: 'Get-OSLicenseInfo',
        instead:
          'Activation in Settings. PowerShell prints LicenseStatus as a number, 1 for licensed; Get-OSLicenseInfo prints a word.',
      },
      '/dlv': {
        argument: '[Activation ID | All]',
        effect: 'Shows the full license report.',
        powershell: show('windows'),
        osLicense: 'Get-OSLicenseInfo',
        instead: 'Get-KmsLicenseInfo, of the same module, shows the KMS lines.',
      },
      '/xpr': {
        argument: '[Activation ID]',
        effect: 'Shows when the current activation ends.',
        note: 'Mainly useful for KMS clients, because MAK and retail activation does not end.',
        powershell: show('windows', 'LicenseStatus', 'GracePeriodRemaining'),
        osLicense: 'Get-OSLicenseInfo',
        instead:
          'PowerShell prints the period in minutes: LicenseStatus 1 with 0 minutes does not end. Get-OSLicenseInfo can print words instead.',
      },
    }),
  },
  {
    tool: 'slmgr',
    group: 'advanced',
    title: 'slmgr.vbs: advanced options',
    elevation: 'required',
    source: 'ms-activation-slmgr-vbs-options',
    switches: switchesOf('slmgr', {
      '/cpky': {
        effect: 'Removes the product key from the registry.',
        note: 'Malware can no longer read it there. The activation stays.',
        powershell: call('ClearProductKeyFromRegistry'),
        osLicense: 'Invoke-OSLicense -ClearProductKeyFromRegistry',
      },
      '/ilc': {
        argument: '<license file>',
        effect: 'Installs a license file without checking it.',
        example: 'slmgr /ilc C:\\licenses\\issuance.xrm-ms',
        powershell: call(
          'InstallLicense',
          'License = (Get-Content -Raw C:\\licenses\\issuance.xrm-ms)',
        ),
        osLicense:
          'Invoke-OSLicense -InstallLicenseFile C:\\licenses\\issuance.xrm-ms',
      },
      '/rilc': {
        effect: 'Reinstalls the license files that came with Windows.',
        note: 'It changes no key.',
        powershell: reinstallLicenses,
        inferred: true,
        osLicense: 'Invoke-OSLicense -ReinstallSystemLicenses',
      },
      '/rearm': {
        effect: 'Resets the activation timers.',
        note: 'It activates nothing. slmgr /dlv shows how often it still works. When it prepares an image, sysprep /generalize does that too. Does nothing when the registry value SkipRearm is 1.',
        powershell: call('ReArmWindows'),
        osLicense: 'Invoke-OSLicense -Rearm',
      },
      '/rearm-app': {
        argument: '<Application ID>',
        effect: 'Resets the licensing status of one application.',
        elevation: 'not-stated',
        powershell: call('ReArmApp', "ApplicationId = '<Application ID>'"),
        inferred: true,
        osLicense: 'Invoke-OSLicense -Rearm -RearmID <Application ID>',
      },
      '/rearm-sku': {
        argument: '<Activation ID>',
        effect: 'Resets the licensing status of one product.',
        elevation: 'not-stated',
        note: "Microsoft's page calls the argument Application ID.",
        powershell: callById('<Activation ID>', 'ReArmSku'),
        inferred: true,
        osLicense: 'Invoke-OSLicense -Rearm -RearmID <Activation ID>',
      },
      '/upk': {
        argument: '[Activation ID]',
        effect: 'Uninstalls the product key.',
        note: 'Windows is unlicensed after the next restart. Microsoft advises installing the new key over the old one with /ipk instead.',
        powershell: [
          callProducts('windows', 'UninstallProductKey'),
          call('RefreshLicenseStatus'),
        ].join('; '),
        osLicense: 'Invoke-OSLicense -UninstallProductKey',
      },
      '/dti': {
        argument: '[Activation ID]',
        effect: 'Shows the installation ID for offline activation.',
        elevation: 'not-stated',
        powershell: show('windows', 'OfflineInstallationId'),
        osLicense: '(Get-OSLicenseInfo).OfflineInstallationId',
      },
      '/atp': {
        argument: '<confirmation ID> [Activation ID]',
        effect: 'Completes offline activation.',
        elevation: 'not-stated',
        powershell: depositConfirmation('windows'),
        osLicense: 'Invoke-OSLicense -ConfirmationID <confirmation ID>',
      },
    }),
  },
  {
    tool: 'slmgr',
    group: 'kms-client',
    title: 'slmgr.vbs: KMS client options',
    elevation: 'required',
    source: 'ms-activation-slmgr-vbs-options',
    switches: switchesOf('slmgr', {
      '/skms': {
        argument: '<name[:port] | :port> [Activation ID]',
        effect: 'Sets a fixed KMS host, and turns off discovery.',
        note: "Set only the host of your own organization. It has to answer at least every 180 days, and a stranger's host can disappear at any time. The script takes a colon as the start of the port, so write a host that has only IPv6 as name:port.",
        undo: '/ckms',
        example: 'slmgr /skms kms.corp.example:1688',
        powershell: [
          call(
            'SetKeyManagementServiceMachine',
            "MachineName = 'kms.corp.example'",
          ),
          call('SetKeyManagementServicePort', 'PortNumber = [uint32]1688'),
        ].join('; '),
        osLicense: 'Set-KmsLicenseInfo -ServerName kms.corp.example -Port 1688',
      },
      '/skms-domain': {
        argument: '<FQDN> [Activation ID]',
        effect: 'Sets the DNS domain to search for a KMS host.',
        elevation: 'not-stated',
        note: 'Has no effect while /skms is set.',
        undo: '/ckms-domain',
        example: 'slmgr /skms-domain corp.example',
        powershell: call(
          'SetKeyManagementServiceLookupDomain',
          "LookupDomain = 'corp.example'",
        ),
        inferred: true,
        osLicense: 'Set-KmsLicenseInfo -Domain corp.example',
      },
      '/ckms': {
        argument: '[Activation ID]',
        effect: 'Clears the fixed host and its port.',
        note: 'Discovery finds a host again. A domain that /skms-domain has set stays. Without an Activation ID, a host that is set for one edition stays, too.',
        powershell: [
          call('ClearKeyManagementServiceMachine'),
          call('ClearKeyManagementServicePort'),
        ].join('; '),
        osLicense:
          'Invoke-KmsLicense -ClearServer; Invoke-KmsLicense -ClearPort',
      },
      '/ckms-domain': {
        argument: '[Activation ID]',
        effect: 'Clears the domain of /skms-domain.',
        elevation: 'not-stated',
        powershell: call('ClearKeyManagementServiceLookupDomain'),
        osLicense: 'Invoke-KmsLicense -ClearDomain',
        note: 'The domain of the PC is searched again. In the script, not in the documentation.',
      },
      '/skhc': {
        effect: 'Keeps the host that last worked (default).',
        powershell: call(
          'DisableKeyManagementServiceHostCaching',
          'DisableCaching = $false',
        ),
        osLicense: 'Set-KmsLicenseInfo -HostCaching $true',
      },
      '/ckhc': {
        effect: 'Discovers a host at each attempt.',
        note: 'DNS priority and weight need this.',
        undo: '/skhc',
        powershell: call(
          'DisableKeyManagementServiceHostCaching',
          'DisableCaching = $true',
        ),
        osLicense: 'Set-KmsLicenseInfo -HostCaching $false',
      },
    }),
  },
  {
    tool: 'slmgr',
    group: 'kms-host',
    title: 'slmgr.vbs: KMS host options',
    note: 'All but /act-type take effect after a restart of the service: run Restart-Service sppsvc in PowerShell, or restart the host.',
    elevation: 'required',
    source: 'ms-activation-slmgr-vbs-options',
    switches: switchesOf('slmgr', {
      '/sai': {
        argument: '<minutes>',
        effect: 'Sets how often unactivated clients try.',
        note: 'From 15 minutes to 30 days; 120 minutes by default.',
        example: 'slmgr /sai 120',
        powershell: call(
          'SetVLActivationInterval',
          'ActivationInterval = [uint32]120',
        ),
        osLicense: 'Set-KmsLicenseInfo -ActivationInterval 120',
      },
      '/sri': {
        argument: '<minutes>',
        effect: 'Sets how often activated clients renew.',
        note: 'From 15 minutes to 30 days; 10,080 minutes (7 days) by default.',
        example: 'slmgr /sri 10080',
        powershell: call(
          'SetVLRenewalInterval',
          'RenewalInterval = [uint32]10080',
        ),
        osLicense: 'Set-KmsLicenseInfo -RenewalInterval 10080',
      },
      '/sprt': {
        argument: '<port>',
        effect: 'Sets the TCP port of the host (default 1688).',
        example: 'slmgr /sprt 1688',
        powershell: call(
          'SetKeyManagementServiceListeningPort',
          'PortNumber = [uint32]1688',
        ),
        osLicense: 'Set-KmsLicenseInfo -ListeningPort 1688',
      },
      '/sdns': {
        effect: 'Lets the host publish itself in DNS (default).',
        powershell: call(
          'DisableKeyManagementServiceDnsPublishing',
          'DisablePublishing = $false',
        ),
        osLicense: 'Set-KmsLicenseInfo -DnsPublishing $true',
      },
      '/cdns': {
        effect: 'Stops the host from publishing itself in DNS.',
        powershell: call(
          'DisableKeyManagementServiceDnsPublishing',
          'DisablePublishing = $true',
        ),
        osLicense: 'Set-KmsLicenseInfo -DnsPublishing $false',
      },
      '/spri': {
        effect: 'Runs the KMS service with normal priority (default).',
        powershell: call(
          'EnableKeyManagementServiceLowPriority',
          'EnableLowPriority = $false',
        ),
        osLicense: 'Set-KmsLicenseInfo -Priority Normal',
      },
      '/cpri': {
        effect: 'Runs the KMS service with low priority.',
        note: 'For a computer that does other work. Other roles on the computer can then starve KMS.',
        powershell: call(
          'EnableKeyManagementServiceLowPriority',
          'EnableLowPriority = $true',
        ),
        osLicense: 'Set-KmsLicenseInfo -Priority Low',
      },
      '/act-type': {
        argument: '<0 | 1 | 2 | 3> [Activation ID]',
        effect: 'Limits volume activation to one type.',
        elevation: 'not-stated',
        note: '0 any (default), 1 Active Directory, 2 KMS, 3 token.',
        example: 'slmgr /act-type 2',
        powershell: call(
          'SetVLActivationTypeEnabled',
          'ActivationType = [uint32]2',
        ),
        inferred: true,
        osLicense: 'Set-OSLicenseInfo -ActivationType 2',
        instead:
          'For type 0, the method is ClearVLActivationTypeEnabled, without arguments.',
      },
    }),
  },
  {
    tool: 'slmgr',
    group: 'token',
    title: 'slmgr.vbs: token-based activation options',
    elevation: 'not-stated',
    source: 'ms-activation-slmgr-vbs-options',
    note: 'Only for organizations that hold token issuance licenses.',
    switches: switchesOf('slmgr', {
      '/lil': {
        effect: 'Lists the installed token issuance licenses.',
        powershell: tokenLicenses,
        osLicense: 'Get-OSLicenseInfo -TokenBasedLicenses',
      },
      '/ril': {
        argument: '<ILID> <ILvID>',
        effect: 'Removes one token issuance license.',
        elevation: 'required',
        powershell: `${tokenLicenses} -Filter "ILID='<ILID>' AND ILVID=<ILvID>" | Invoke-CimMethod -MethodName Uninstall`,
        osLicense: 'Invoke-OSLicense -ILID <ILID> -ILvID <ILvID>',
      },
      '/ltc': {
        effect: 'Lists the certificates that can activate the software.',
        osLicense: 'Get-OSLicenseInfo -TokenBasedCertificates',
      },
      '/fta': {
        argument: '<certificate thumbprint> [PIN]',
        effect: 'Activates with the certificate named.',
        osLicense:
          'Invoke-OSLicense -TokenCertThumbprint <certificate thumbprint>',
      },
      '/stao': {
        effect: 'Sets token-only mode, which turns off automatic KMS.',
        elevation: 'required',
        note: 'Deprecated in Windows 8, removed in Windows 8.1 and Server 2012 R2; use /act-type.',
        equivalent: 'none',
      },
      '/ctao': {
        effect: 'Clears token-only mode.',
        elevation: 'required',
        note: 'Deprecated in Windows 8, removed in Windows 8.1 and Server 2012 R2; use /act-type.',
        equivalent: 'none',
      },
    }),
  },
  {
    tool: 'slmgr',
    group: 'active-directory',
    title: 'slmgr.vbs: Active Directory-based activation options',
    elevation: 'not-stated',
    source: 'ms-activation-slmgr-vbs-options',
    switches: switchesOf('slmgr', {
      '/ad-activation-online': {
        argument: '<product key> [object name]',
        effect: 'Creates the activation object of the forest online.',
        elevation: 'not-required',
        note: 'Needs write access to the container of activation objects, not local administrator rights.',
        powershell: call(
          'DoActiveDirectoryOnlineActivation',
          "ProductKey = 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX'; ActivationObjectName = ''",
        ),
        inferred: true,
        osLicense:
          'Invoke-ADLicense -ActivateOnline -ProductKey XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
      },
      '/ad-activation-get-iid': {
        argument: '<product key>',
        effect:
          'Starts offline activation of the forest and shows the installation ID.',
        powershell: call(
          'GenerateActiveDirectoryOfflineActivationId',
          "ProductKey = 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX'",
        ),
        inferred: true,
        osLicense:
          '(Get-ADLicenseInfo -ProductKey XXXXX-XXXXX-XXXXX-XXXXX-XXXXX).ForestInstallationId',
      },
      '/ad-activation-apply-cid': {
        argument: '<product key> <confirmation ID> [object name]',
        effect: 'Completes offline activation of the forest.',
        powershell: call(
          'DepositActiveDirectoryOfflineActivationConfirmation',
          "ProductKey = 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX'; ConfirmationID = '<confirmation ID>'; ActivationObjectName = ''",
        ),
        inferred: true,
        osLicense:
          'Invoke-ADLicense -ActivateForest -ProductKey XXXXX-XXXXX-XXXXX-XXXXX-XXXXX -ConfirmationID <confirmation ID>',
      },
      '/name:': {
        argument: '<object name>',
        effect: 'Added to one of the commands above, names the object.',
        note: 'At most 40 characters.',
        example:
          'slmgr /ad-activation-online XXXXX-XXXXX-XXXXX-XXXXX-XXXXX /name:Corp',
        osLicense:
          'Invoke-ADLicense -ActivateOnline -ProductKey XXXXX-XXXXX-XXXXX-XXXXX-XXXXX -ActivationObjectName Corp',
        instead:
          'In the PowerShell commands of the switches above, the name is the value of ActivationObjectName.',
      },
      '/ao-list': {
        effect: 'Lists the activation objects the computer can see.',
        powershell: activationObjects,
        inferred: true,
        osLicense: 'Get-ADLicenseInfo -ActivationObjects',
        instead: 'The PowerShell command needs the Active Directory module.',
      },
      '/del-ao': {
        argument: '<DN | RDN>',
        effect: 'Deletes one activation object.',
        example: 'slmgr /del-ao <DN>',
        powershell: "Remove-ADObject '<DN>'",
        inferred: true,
        osLicense: "Invoke-ADLicense -DeleteActivationObjects '<DN>'",
        instead: 'The PowerShell command needs the Active Directory module.',
      },
    }),
  },
  {
    tool: 'ospp',
    group: 'global',
    title: 'ospp.vbs: global options',
    elevation: 'required',
    source: 'ospp-script',
    switches: switchesOf('cscript ospp.vbs', {
      '/act': {
        effect: 'Activates the installed Office keys.',
        powershell: callProducts('office', 'Activate'),
      },
      '/inpkey:': {
        argument: '<product key>',
        effect: 'Installs a key, over one of the same kind.',
        powershell: call(
          'InstallProductKey',
          "ProductKey = 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX'",
        ),
      },
      '/unpkey:': {
        argument: '<last five characters>',
        effect: 'Removes the key that ends with these characters.',
        example: 'cscript ospp.vbs /unpkey:XXXXX',
        powershell: callByKey('XXXXX', 'UninstallProductKey'),
      },
      '/inslic:': {
        argument: '<path of an .xrm-ms file>',
        effect: 'Installs a license file.',
        example: 'cscript ospp.vbs /inslic:C:\\licenses\\license.xrm-ms',
        powershell: call(
          'InstallLicense',
          'License = (Get-Content -Raw C:\\licenses\\license.xrm-ms)',
        ),
      },
      '/dstatus': {
        effect: 'Shows the licenses that have a key installed.',
        note: 'For Microsoft 365, run `vNextDiag.ps1` instead.',
        powershell: show(
          'office',
          'Name',
          'Description',
          'PartialProductKey',
          'LicenseStatus',
          'GracePeriodRemaining',
        ),
        instead: 'LicenseStatus 1 means licensed; the period is in minutes.',
      },
      '/dstatusall': {
        effect: 'Shows every installed Office license, with a key or without.',
        powershell: show(
          'officeAll',
          'ID',
          'Name',
          'Description',
          'LicenseStatus',
        ),
      },
      '/dhistoryacterr': {
        effect: 'Lists failed activations of MAK and retail keys.',
        powershell:
          'Get-WinEvent -FilterHashtable @{LogName = "Application"; Id = 8200}',
      },
      '/dinstid': {
        effect: 'Shows the installation ID for offline activation.',
        powershell: show('office', 'Name', 'OfflineInstallationId'),
      },
      '/actcid:': {
        argument: '<confirmation ID>',
        effect: 'Completes offline activation.',
        powershell: depositConfirmation('office'),
      },
      '/rearm': {
        effect: 'Resets all Office licenses and their grace period.',
        note: 'On the local computer only.',
        instead:
          'ospprearm.exe in the Office folder, which the script runs too.',
      },
      '/rearm:': {
        argument: '<SKU ID>',
        effect: 'Resets one license; /dstatus shows its SKU ID.',
        instead:
          'ospprearm.exe <SKU ID> in the Office folder, which the script runs too.',
      },
      '/ddescr:': {
        argument: '<error code>',
        effect: 'Shows the text for an error code.',
        note: 'Opens slui.exe, so it needs the local desktop.',
        example: 'cscript ospp.vbs /ddescr:0xC004F042',
        instead: 'slui.exe 0x2a 0xC004F042, which the script runs too.',
      },
    }),
  },
  {
    tool: 'ospp',
    group: 'kms-client',
    title: 'ospp.vbs: KMS client options',
    elevation: 'required',
    source: 'ospp-script',
    switches: switchesOf('cscript ospp.vbs', {
      '/dhistorykms': {
        effect: 'Lists the KMS activation history of the client.',
        powershell:
          'Get-WinEvent -FilterHashtable @{LogName = "Application"; Id = 12288}',
        instead: 'It lists the requests of Windows, too.',
      },
      '/dcmid': {
        effect: 'Shows the client machine ID that a KMS host counts.',
        powershell: show('service', 'ClientMachineID'),
      },
      '/sethst:': {
        argument: '<host name>',
        effect: 'Sets a fixed KMS host.',
        note: 'Set only the host of your own organization.',
        undo: '/remhst',
        example: 'cscript ospp.vbs /sethst:kms.corp.example',
        powershell: callProducts(
          'officeKms',
          'SetKeyManagementServiceMachine',
          "MachineName = 'kms.corp.example'",
        ),
      },
      '/setprt:': {
        argument: '<port>',
        effect: 'Sets the port of the KMS host, 1688 by default.',
        undo: '/remhst',
        example: 'cscript ospp.vbs /setprt:1688',
        powershell: callProducts(
          'officeKms',
          'SetKeyManagementServicePort',
          'PortNumber = [uint32]1688',
        ),
      },
      '/remhst': {
        effect: 'Clears the fixed host and its port.',
        note: 'Discovery finds a host again, on the default port.',
        powershell: [
          callProducts('officeKms', 'ClearKeyManagementServiceMachine'),
          callProducts('officeKms', 'ClearKeyManagementServicePort'),
        ].join('; '),
      },
      '/cachst:': {
        argument: '<TRUE | FALSE>',
        effect: 'Keeps the host that last worked, or not.',
        example: 'cscript ospp.vbs /cachst:FALSE',
        powershell: call(
          'DisableKeyManagementServiceHostCaching',
          'DisableCaching = $true',
        ),
        instead: 'For TRUE, the argument is $false: the method disables.',
      },
      '/actype:': {
        argument: '<0 | 1 | 2>',
        effect: 'Limits volume activation to one type.',
        note: '0 both, 1 Active Directory, 2 KMS. Windows 8.1 and later. The script also takes 3 for token.',
        example: 'cscript ospp.vbs /actype:2',
        powershell: callProducts(
          'officeKms',
          'SetVLActivationTypeEnabled',
          'ActivationType = [uint32]2',
        ),
        instead:
          'For type 0, the method is ClearVLActivationTypeEnabled, without arguments.',
      },
      '/skms-domain:': {
        argument: '<FQDN>',
        effect: 'Sets the DNS domain to search for a KMS host.',
        note: 'Windows 8.1 and later according to the page; the script says Windows 8. Has no effect while /sethst is set.',
        undo: '/ckms-domain',
        example: 'cscript ospp.vbs /skms-domain:corp.example',
        powershell: callProducts(
          'officeKms',
          'SetKeyManagementServiceLookupDomain',
          "LookupDomain = 'corp.example'",
        ),
      },
      '/ckms-domain': {
        effect: 'Clears that domain.',
        note: 'Windows 8.1 and later according to the page; the script says Windows 8.',
        powershell: callProducts(
          'officeKms',
          'ClearKeyManagementServiceLookupDomain',
        ),
      },
    }),
  },
  {
    tool: 'ospp',
    group: 'token',
    title: 'ospp.vbs: token options',
    elevation: 'required',
    source: 'ospp-script',
    note: 'Only for organizations that hold token licenses. In the script, not in the documentation.',
    switches: switchesOf('cscript ospp.vbs', {
      '/dtokils': {
        effect: 'Lists the installed token issuance licenses.',
        powershell: tokenLicenses,
      },
      '/rtokil:': {
        argument: '<license ID>',
        effect: 'Removes one token issuance license.',
        powershell: `${tokenLicenses} -Filter "ILID='<license ID>'" | Invoke-CimMethod -MethodName Uninstall`,
      },
      '/stokflag': {
        effect: 'Allows token activation only.',
        note: 'Older platform: Windows 7 with osppsvc.',
        equivalent: 'none',
      },
      '/ctokflag': {
        effect: 'Clears that limit.',
        note: 'Older platform: Windows 7 with osppsvc.',
        equivalent: 'none',
      },
      '/dtokcerts': {
        effect: 'Lists the certificates that can be used.',
        equivalent: 'none',
      },
      '/tokact:': {
        argument: '<thumbprint>[:<PIN>]',
        effect: 'Activates with the certificate named.',
        equivalent: 'none',
      },
    }),
  },
  {
    tool: 'ospp',
    group: 'other',
    title: 'ospp.vbs: other options',
    elevation: 'required',
    source: 'ospp-script',
    note: 'In the script, not in the documentation; check /? on the installed copy.',
    switches: switchesOf('cscript ospp.vbs', {
      '/puserops': {
        effect: 'Lets standard users activate Office.',
        powershell: userOperations(1),
      },
      '/duserops': {
        effect: 'Stops standard users from activating Office.',
        powershell: userOperations(0),
      },
      '/osppsvcrestart': {
        effect: 'Restarts the Office Software Protection Platform service.',
        powershell: 'Restart-Service osppsvc',
      },
      '/osppsvcauto': {
        effect: 'Sets that service to start automatically.',
        powershell: 'Set-Service osppsvc -StartupType Automatic',
      },
      '/regmof': {
        effect: 'Registers the WMI classes of the licensing platform.',
        note: 'Only where the file osppwmi.mof exists: with Office 2010, or a later Office on Windows 7.',
        instead:
          'mofcomp.exe %windir%\\System32\\wbem\\osppwmi.mof, which the script runs too.',
      },
      '/version': {
        effect: 'Shows the version of the script.',
        equivalent: 'none',
      },
      '/help': {
        effect: 'Shows the options of the installed copy.',
        equivalent: 'none',
      },
    }),
  },
  {
    tool: 'changepk',
    group: 'edition',
    title: 'changepk.exe',
    elevation: 'not-stated',
    source: 'ms-edition-upgrades',
    switches: switchesOf('changepk.exe', {
      '/ProductKey': {
        argument: '<product key>',
        effect: 'Changes Windows to the edition of the key.',
        note: 'Only where Microsoft supports the change. Microsoft lists Home to Pro and Home to Pro for Workstations as not possible by command line; enter the key in Settings.',
      },
    }),
  },
  {
    tool: 'dism',
    group: 'edition',
    title: 'DISM: edition servicing',
    elevation: 'required',
    source: 'ms-dism-windows-edition-servicing-command-line',
    note: 'The page does not state the elevation. DISM asks for it.',
    switches: switchesOf('DISM /Online', {
      '/Get-CurrentEdition': {
        effect: 'Shows the edition.',
        note: 'An evaluation edition contains Eval.',
      },
      '/Get-TargetEditions': {
        effect: 'Lists the editions that this one can be changed to.',
      },
      '/Set-Edition:': {
        argument: '<edition>',
        effect:
          'Raises the edition of Windows Server, or of an image, or turns an evaluation of Windows Server into the full version.',
        note: 'A running Windows 10 or 11 refuses it: use changepk.exe there. On a running Windows Server it needs /AcceptEula and /ProductKey.',
        example:
          'DISM /Online /Set-Edition:ServerStandard /ProductKey:XXXXX-XXXXX-XXXXX-XXXXX-XXXXX /AcceptEula',
      },
      '/GetEula:': {
        argument: '<path>',
        effect: 'Added to /Set-Edition, saves the license terms to a file.',
        example:
          'DISM /Online /Set-Edition:ServerStandard /GetEula:C:\\license.rtf',
      },
      '/AcceptEula': {
        effect: 'Added to /Set-Edition, accepts the license terms.',
        example:
          'DISM /Online /Set-Edition:ServerDatacenter /ProductKey:XXXXX-XXXXX-XXXXX-XXXXX-XXXXX /AcceptEula',
      },
      '/ProductKey:': {
        argument: '<product key>',
        effect: 'Added to /Set-Edition, gives the key of the target edition.',
        example:
          'DISM /Online /Set-Edition:ServerDatacenter /ProductKey:XXXXX-XXXXX-XXXXX-XXXXX-XXXXX /AcceptEula',
      },
      '/Set-ProductKey:': {
        argument: '<product key>',
        effect: 'Enters the key of an offline image.',
        note: 'Use it after the edition of the image was changed.',
        example:
          'DISM /Image:C:\\offline /Set-ProductKey:XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
      },
    }),
  },
  {
    tool: 'dism',
    group: 'repair',
    title: 'DISM: repair of the component store',
    elevation: 'required',
    source: 'common-update-errors',
    switches: switchesOf('DISM /Online', {
      '/Cleanup-Image /RestoreHealth': {
        effect:
          'Repairs the component store from Windows Update or from a source given.',
        note: 'Run it before sfc /scannow. /Source: names a folder with the files, of the same version of Windows. With /LimitAccess, it does not ask Windows Update.',
      },
    }),
  },
  {
    tool: 'odt',
    group: 'mode',
    title: 'Office Deployment Tool (setup.exe): modes',
    elevation: 'not-stated',
    source: 'ms-office-deployment-tool',
    switches: switchesOf('setup.exe', {
      '/download': {
        argument: '<configuration file>',
        effect: 'Downloads what the file names.',
        note: 'Downloads only what the folder lacks.',
        example: 'setup.exe /download configuration.xml',
      },
      '/configure': {
        argument: '<configuration file>',
        effect: 'Installs, removes or updates what the file describes.',
        elevation: 'required',
        note: 'Run it in the folder of setup.exe and the file.',
        example: 'setup.exe /configure configuration.xml',
      },
      '/customize': {
        argument: '<configuration file>',
        effect: 'Applies the app preferences of the file.',
        elevation: 'required',
        note: 'For an Office that is already installed.',
        example: 'setup.exe /customize preferences.xml',
      },
      '/packager': {
        argument: '<configuration file> <output folder>',
        effect: 'Makes an App-V package from a download.',
        example: 'setup.exe /packager configuration.xml D:\\AppV',
      },
      '/help': {
        effect: 'Shows the help of the tool.',
        note: 'The page names the mode without spelling the switch.',
      },
    }),
  },
  {
    tool: 'licensingdiag',
    group: 'log',
    title: 'licensingdiag.exe',
    elevation: 'not-stated',
    source: 'ms-setupreport',
    note: "Microsoft's support script of 2020 has these switches; its pages name the tool without any.",
    switches: switchesOf('licensingdiag', {
      '-report': {
        argument: '<file> -log <file>',
        effect: 'Writes a report, and the licensing logs in a cabinet file.',
        example:
          'licensingdiag.exe -report %temp%\\licensing.xml -log %temp%\\licensing.cab',
      },
    }),
  },
];
