/**
 * The documented switches of the command-line tools this site uses.
 *
 * How to add one: put it in the group it belongs to, in the order of Microsoft's page, with an `example` that can be
 * typed as is. Never write a real product key (use `XXXXX-XXXXX-XXXXX-XXXXX-XXXXX`) or a real KMS host (use
 * `kms.corp.example`). Set `confidence` when the switch is not on the page named by the group's `source`.
 */

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

/**
 * The evidence for the switch.
 * - `documented`: on the Microsoft page named as the source.
 * - `script`: in Microsoft's script only; check `/?` on the installed copy.
 * - `reported`: in third-party texts or in use, not on a Microsoft page.
 */
export type SwitchConfidence = 'documented' | 'script' | 'reported';

/** Pages the switches come from. */
export const switchSources = {
  slmgr: {
    title: 'Microsoft Learn: Slmgr.vbs options for volume activation',
    url: 'https://learn.microsoft.com/windows-server/get-started/activation-slmgr-vbs-options',
  },
  ospp: {
    title: 'Microsoft Learn: Tools to manage volume activation of Office',
    url: 'https://learn.microsoft.com/office/volume-license-activation/tools-to-manage-volume-activation-of-office',
  },
  'edition-upgrades': {
    title: 'Microsoft Learn: Windows edition upgrade',
    url: 'https://learn.microsoft.com/windows/deployment/upgrade/windows-edition-upgrades',
  },
  'dism-editions': {
    title:
      'Microsoft Learn: DISM Windows edition-servicing command-line options',
    url: 'https://learn.microsoft.com/windows-hardware/manufacture/desktop/dism-windows-edition-servicing-command-line-options',
  },
  'dism-repair': {
    title:
      'Microsoft Learn: Windows Update common errors (DISM, then System File Checker)',
    url: 'https://learn.microsoft.com/troubleshoot/windows-client/installing-updates-features-roles/common-windows-update-errors',
  },
  odt: {
    title: 'Microsoft Learn: Overview of the Office Deployment Tool',
    url: 'https://learn.microsoft.com/microsoft-365-apps/deploy/overview-office-deployment-tool',
  },
  'enrollment-status': {
    title: 'SupportArticles-docs: Troubleshooting the Enrollment Status Page',
    url: 'https://github.com/MicrosoftDocs/SupportArticles-docs/blob/main/support/mem/intune/device-enrollment/understand-troubleshoot-esp.md',
  },
} as const satisfies Record<string, {title: string; url: string}>;

export type SwitchSourceId = keyof typeof switchSources;

export interface CommandSwitch {
  /** As typed, with the slash or dash and the colon that joins a value: `/ipk`, `/sethst:`. Unique within a tool. */
  name: string;
  /** The argument, in square brackets if it is optional: `<product key>`, `[Activation ID]`. */
  argument?: string;
  /** What it does, in a sentence or two. */
  effect: string;
  /** Overrides the elevation of the group. */
  elevation?: SwitchElevation;
  /** Defaults to `documented`. */
  confidence?: SwitchConfidence;
  /** A limit or a warning that belongs to this switch. */
  note?: string;
  /** The switch of the same tool that takes a setting back. A page that runs this one names the other. */
  undo?: string;
  /** A complete command line. */
  example: string;
}

export interface SwitchGroup {
  tool: SwitchTool;
  /** Name used to pick the group, unique within a tool. */
  group: string;
  /** Caption of the table: the tool and what the group is for. */
  title: string;
  /** Applies to every switch of the group that does not override it. */
  elevation: SwitchElevation;
  source: SwitchSourceId;
  /** Applies to the whole group. */
  note?: string;
  switches: readonly CommandSwitch[];
}

export const switchGroups: readonly SwitchGroup[] = [
  {
    tool: 'slmgr',
    group: 'global',
    title: 'slmgr.vbs: global options',
    elevation: 'not-required',
    source: 'slmgr',
    switches: [
      {
        name: '/ipk',
        argument: '<product key>',
        effect:
          'Checks a 25-character key and installs it. An installed key is replaced without a question.',
        elevation: 'required',
        note: 'Restart Windows or the Software Protection service afterwards.',
        example: 'slmgr /ipk XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
      },
      {
        name: '/ato',
        argument: '[Activation ID]',
        effect:
          'Activates online with a retail key, MAK or KMS host key. With a KMS client key it tries KMS.',
        elevation: 'depends',
        note: 'Online activation needs elevation, KMS activation does not.',
        example: 'slmgr /ato',
      },
      {
        name: '/dli',
        argument: '[Activation ID | All]',
        effect: 'Shows the short license report.',
        example: 'slmgr /dli',
      },
      {
        name: '/dlv',
        argument: '[Activation ID | All]',
        effect: 'Shows the full license report.',
        example: 'slmgr /dlv',
      },
      {
        name: '/xpr',
        argument: '[Activation ID]',
        effect:
          'Shows when the current activation ends. Mainly useful for KMS clients, because MAK and retail activation does not end.',
        example: 'slmgr /xpr',
      },
    ],
  },
  {
    tool: 'slmgr',
    group: 'advanced',
    title: 'slmgr.vbs: advanced options',
    elevation: 'required',
    source: 'slmgr',
    switches: [
      {
        name: '/cpky',
        effect:
          'Removes the product key from the registry so that malware cannot read it. The activation stays.',
        example: 'slmgr /cpky',
      },
      {
        name: '/ilc',
        argument: '<license file>',
        effect: 'Installs a license file without checking it.',
        example: 'slmgr /ilc C:\\licenses\\issuance.xrm-ms',
      },
      {
        name: '/rilc',
        effect:
          'Reinstalls the license files that Windows stored when it was installed.',
        example: 'slmgr /rilc',
      },
      {
        name: '/rearm',
        effect:
          'Resets the activation timers, as sysprep /generalize does when an image is prepared.',
        note: 'Does nothing when the registry value SkipRearm is 1.',
        example: 'slmgr /rearm',
      },
      {
        name: '/rearm-app',
        argument: '<Application ID>',
        effect: 'Resets the licensing status of one application.',
        elevation: 'not-stated',
        example: 'slmgr /rearm-app <Application ID>',
      },
      {
        name: '/rearm-sku',
        argument: '<Activation ID>',
        effect: 'Resets the licensing status of one product.',
        elevation: 'not-stated',
        note: "Microsoft's page calls the argument Application ID.",
        example: 'slmgr /rearm-sku <Activation ID>',
      },
      {
        name: '/upk',
        argument: '[Activation ID]',
        effect:
          'Uninstalls the product key. Windows is unlicensed after the next restart.',
        note: 'Another Microsoft article advises installing the new key over the old one with /ipk instead.',
        example: 'slmgr /upk',
      },
      {
        name: '/dti',
        argument: '[Activation ID]',
        effect: 'Shows the installation ID for offline activation.',
        elevation: 'not-stated',
        example: 'slmgr /dti',
      },
      {
        name: '/atp',
        argument: '<confirmation ID> [Activation ID]',
        effect: 'Completes offline activation.',
        elevation: 'not-stated',
        example: 'slmgr /atp <confirmation ID>',
      },
    ],
  },
  {
    tool: 'slmgr',
    group: 'kms-client',
    title: 'slmgr.vbs: KMS client options',
    elevation: 'required',
    source: 'slmgr',
    switches: [
      {
        name: '/skms',
        argument: '<name[:port] | :port> [Activation ID]',
        effect:
          "Sets a fixed KMS host, your organization's own, and turns off discovery.",
        note: 'A host that has only IPv6 is written as host:port.',
        undo: '/ckms',
        example: 'slmgr /skms kms.corp.example:1688',
      },
      {
        name: '/skms-domain',
        argument: '<FQDN> [Activation ID]',
        effect: 'Sets the DNS domain that is searched for KMS SRV records.',
        elevation: 'not-stated',
        note: 'Has no effect while /skms is set.',
        undo: '/ckms-domain',
        example: 'slmgr /skms-domain corp.example',
      },
      {
        name: '/ckms',
        argument: '[Activation ID]',
        effect: 'Clears the fixed host and port and returns to discovery.',
        note: 'It leaves a domain that /skms-domain has set.',
        example: 'slmgr /ckms',
      },
      {
        name: '/ckms-domain',
        argument: '[Activation ID]',
        effect:
          'Clears the DNS domain that /skms-domain has set, so that the domain of the PC is searched again.',
        elevation: 'not-stated',
        confidence: 'script',
        example: 'slmgr /ckms-domain',
      },
      {
        name: '/skhc',
        effect: 'Lets the client keep the host that last worked (default).',
        example: 'slmgr /skhc',
      },
      {
        name: '/ckhc',
        effect:
          'Makes the client discover a host at each attempt, as DNS priority and weight need.',
        undo: '/skhc',
        example: 'slmgr /ckhc',
      },
    ],
  },
  {
    tool: 'slmgr',
    group: 'kms-host',
    title: 'slmgr.vbs: KMS host options',
    elevation: 'required',
    source: 'slmgr',
    switches: [
      {
        name: '/sai',
        argument: '<minutes>',
        effect:
          'Sets how often clients that are not activated try: 15 minutes to 30 days, 120 minutes by default.',
        example: 'slmgr /sai 120',
      },
      {
        name: '/sri',
        argument: '<minutes>',
        effect:
          'Sets how often activated clients renew: 15 minutes to 30 days, 10,080 minutes (7 days) by default.',
        example: 'slmgr /sri 10080',
      },
      {
        name: '/sprt',
        argument: '<port>',
        effect: 'Sets the TCP port on which the host listens, 1688 by default.',
        example: 'slmgr /sprt 1688',
      },
      {
        name: '/sdns',
        effect: 'Lets the host publish itself in DNS (default).',
        example: 'slmgr /sdns',
      },
      {
        name: '/cdns',
        effect: 'Stops the host from publishing itself in DNS.',
        example: 'slmgr /cdns',
      },
      {
        name: '/spri',
        effect: 'Runs the KMS service with normal priority (default).',
        example: 'slmgr /spri',
      },
      {
        name: '/cpri',
        effect:
          'Runs the KMS service with low priority on a computer that does other work.',
        note: 'Other roles on the computer can then starve KMS.',
        example: 'slmgr /cpri',
      },
      {
        name: '/act-type',
        argument: '<0 | 1 | 2 | 3> [Activation ID]',
        effect:
          'Limits volume activation to one type: 0 any (default), 1 Active Directory, 2 KMS, 3 token.',
        elevation: 'not-stated',
        example: 'slmgr /act-type 2',
      },
    ],
  },
  {
    tool: 'slmgr',
    group: 'token',
    title: 'slmgr.vbs: token-based activation options',
    elevation: 'not-stated',
    source: 'slmgr',
    note: 'Only for organizations that hold token issuance licenses.',
    switches: [
      {
        name: '/lil',
        effect: 'Lists the installed token issuance licenses.',
        example: 'slmgr /lil',
      },
      {
        name: '/ril',
        argument: '<ILID> <ILvID>',
        effect: 'Removes one token issuance license.',
        elevation: 'required',
        example: 'slmgr /ril <ILID> <ILvID>',
      },
      {
        name: '/ltc',
        effect: 'Lists the certificates that can activate the software.',
        example: 'slmgr /ltc',
      },
      {
        name: '/fta',
        argument: '<certificate thumbprint> [PIN]',
        effect: 'Activates with the certificate named.',
        example: 'slmgr /fta <certificate thumbprint>',
      },
      {
        name: '/stao',
        effect: 'Sets token-only mode, which turns off automatic KMS.',
        elevation: 'required',
        note: 'Deprecated in Windows 8, removed in Windows 8.1 and Server 2012 R2; use /act-type.',
        example: 'slmgr /stao',
      },
      {
        name: '/ctao',
        effect: 'Clears token-only mode.',
        elevation: 'required',
        note: 'Deprecated in Windows 8, removed in Windows 8.1 and Server 2012 R2; use /act-type.',
        example: 'slmgr /ctao',
      },
    ],
  },
  {
    tool: 'slmgr',
    group: 'active-directory',
    title: 'slmgr.vbs: Active Directory-based activation options',
    elevation: 'not-stated',
    source: 'slmgr',
    switches: [
      {
        name: '/ad-activation-online',
        argument: '<product key> [object name]',
        effect: 'Creates the activation object of the forest online.',
        elevation: 'not-required',
        note: 'Needs write access to the container of activation objects, not local administrator rights.',
        example: 'slmgr /ad-activation-online XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
      },
      {
        name: '/ad-activation-get-iid',
        argument: '<product key>',
        effect:
          'Starts offline activation of the forest and shows the installation ID.',
        example: 'slmgr /ad-activation-get-iid XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
      },
      {
        name: '/ad-activation-apply-cid',
        argument: '<product key> <confirmation ID> [object name]',
        effect: 'Completes offline activation of the forest.',
        example:
          'slmgr /ad-activation-apply-cid XXXXX-XXXXX-XXXXX-XXXXX-XXXXX <confirmation ID>',
      },
      {
        name: '/name:',
        argument: '<object name>',
        effect:
          'Added to one of the commands above, names the activation object (at most 40 characters).',
        example:
          'slmgr /ad-activation-online XXXXX-XXXXX-XXXXX-XXXXX-XXXXX /name:Corp',
      },
      {
        name: '/ao-list',
        effect: 'Lists the activation objects the computer can see.',
        example: 'slmgr /ao-list',
      },
      {
        name: '/del-ao',
        argument: '<DN | RDN>',
        effect: 'Deletes one activation object.',
        example: 'slmgr /del-ao <DN>',
      },
    ],
  },
  {
    tool: 'ospp',
    group: 'global',
    title: 'ospp.vbs: global options',
    elevation: 'required',
    source: 'ospp',
    switches: [
      {
        name: '/act',
        effect: 'Activates the installed Office keys.',
        example: 'cscript ospp.vbs /act',
      },
      {
        name: '/inpkey:',
        argument: '<product key>',
        effect: 'Installs a key, replacing one of the same kind if needed.',
        example: 'cscript ospp.vbs /inpkey:XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
      },
      {
        name: '/unpkey:',
        argument: '<last five characters>',
        effect: 'Removes the key that ends with these characters.',
        example: 'cscript ospp.vbs /unpkey:XXXXX',
      },
      {
        name: '/inslic:',
        argument: '<path of an .xrm-ms file>',
        effect: 'Installs a license file.',
        example: 'cscript ospp.vbs /inslic:C:\\licenses\\license.xrm-ms',
      },
      {
        name: '/dstatus',
        effect: 'Shows the licenses that have a key installed.',
        example: 'cscript ospp.vbs /dstatus',
      },
      {
        name: '/dstatusall',
        effect: 'Shows every installed Office license, with a key or without.',
        example: 'cscript ospp.vbs /dstatusall',
      },
      {
        name: '/dhistoryacterr',
        effect: 'Lists failed activations of MAK and retail keys.',
        example: 'cscript ospp.vbs /dhistoryacterr',
      },
      {
        name: '/dinstid',
        effect: 'Shows the installation ID for offline activation.',
        example: 'cscript ospp.vbs /dinstid',
      },
      {
        name: '/actcid:',
        argument: '<confirmation ID>',
        effect: 'Completes offline activation.',
        example: 'cscript ospp.vbs /actcid:<confirmation ID>',
      },
      {
        name: '/rearm',
        effect:
          'Resets the licensing state and the grace period of all Office licenses.',
        note: 'On the local computer only.',
        example: 'cscript ospp.vbs /rearm',
      },
      {
        name: '/rearm:',
        argument: '<SKU ID>',
        effect: 'Resets one license; /dstatus shows its SKU ID.',
        example: 'cscript ospp.vbs /rearm:<SKU ID>',
      },
      {
        name: '/ddescr:',
        argument: '<error code>',
        effect: 'Shows the text for an error code.',
        note: 'Opens slui.exe, so it needs the local desktop.',
        example: 'cscript ospp.vbs /ddescr:0xC004F042',
      },
    ],
  },
  {
    tool: 'ospp',
    group: 'kms-client',
    title: 'ospp.vbs: KMS client options',
    elevation: 'required',
    source: 'ospp',
    switches: [
      {
        name: '/dhistorykms',
        effect: 'Lists the KMS activation history of the client.',
        example: 'cscript ospp.vbs /dhistorykms',
      },
      {
        name: '/dcmid',
        effect: 'Shows the client machine ID that a KMS host counts.',
        example: 'cscript ospp.vbs /dcmid',
      },
      {
        name: '/sethst:',
        argument: '<host name>',
        effect: "Sets a fixed KMS host, your organization's own.",
        undo: '/remhst',
        example: 'cscript ospp.vbs /sethst:kms.corp.example',
      },
      {
        name: '/setprt:',
        argument: '<port>',
        effect: 'Sets the port of the KMS host, 1688 by default.',
        undo: '/remhst',
        example: 'cscript ospp.vbs /setprt:1688',
      },
      {
        name: '/remhst',
        effect:
          'Clears the host and sets the port to the default, so that DNS discovery is used again.',
        example: 'cscript ospp.vbs /remhst',
      },
      {
        name: '/cachst:',
        argument: '<TRUE | FALSE>',
        effect: 'Lets the client keep the host that last worked, or not.',
        example: 'cscript ospp.vbs /cachst:FALSE',
      },
      {
        name: '/actype:',
        argument: '<0 | 1 | 2>',
        effect:
          'Limits volume activation to one type: 0 both, 1 Active Directory, 2 KMS.',
        note: 'Windows 8.1 and later. The script also takes 3 for token.',
        example: 'cscript ospp.vbs /actype:2',
      },
      {
        name: '/skms-domain:',
        argument: '<FQDN>',
        effect: 'Sets the DNS domain that is searched for KMS SRV records.',
        note: 'Windows 8.1 and later according to the page; the script says Windows 8. Has no effect while /sethst is set.',
        undo: '/ckms-domain',
        example: 'cscript ospp.vbs /skms-domain:corp.example',
      },
      {
        name: '/ckms-domain',
        effect: 'Clears that domain.',
        note: 'Windows 8.1 and later according to the page; the script says Windows 8.',
        example: 'cscript ospp.vbs /ckms-domain',
      },
    ],
  },
  {
    tool: 'ospp',
    group: 'token',
    title: 'ospp.vbs: token options',
    elevation: 'required',
    source: 'ospp',
    note: 'Only for organizations that hold token licenses. In the script of 2013, not in the documentation.',
    switches: [
      {
        name: '/dtokils',
        effect: 'Lists the installed token issuance licenses.',
        confidence: 'script',
        example: 'cscript ospp.vbs /dtokils',
      },
      {
        name: '/rtokil:',
        argument: '<license ID>',
        effect: 'Removes one token issuance license.',
        confidence: 'script',
        example: 'cscript ospp.vbs /rtokil:<license ID>',
      },
      {
        name: '/stokflag',
        effect: 'Allows token activation only.',
        confidence: 'script',
        note: 'Older platform: Windows 7 with osppsvc.',
        example: 'cscript ospp.vbs /stokflag',
      },
      {
        name: '/ctokflag',
        effect: 'Clears that limit.',
        confidence: 'script',
        note: 'Older platform: Windows 7 with osppsvc.',
        example: 'cscript ospp.vbs /ctokflag',
      },
      {
        name: '/dtokcerts',
        effect: 'Lists the certificates that can be used.',
        confidence: 'script',
        example: 'cscript ospp.vbs /dtokcerts',
      },
      {
        name: '/tokact:',
        argument: '<thumbprint>[:<PIN>]',
        effect: 'Activates with the certificate named.',
        confidence: 'script',
        example: 'cscript ospp.vbs /tokact:<thumbprint>',
      },
    ],
  },
  {
    tool: 'ospp',
    group: 'other',
    title: 'ospp.vbs: other options',
    elevation: 'required',
    source: 'ospp',
    note: 'Read in a 2013 copy of the script, not in the documentation; check /? on the installed copy.',
    switches: [
      {
        name: '/puserops',
        effect: 'Lets standard users activate Office.',
        confidence: 'script',
        example: 'cscript ospp.vbs /puserops',
      },
      {
        name: '/duserops',
        effect: 'Stops standard users from activating Office.',
        confidence: 'script',
        example: 'cscript ospp.vbs /duserops',
      },
      {
        name: '/osppsvcrestart',
        effect: 'Restarts the Office Software Protection Platform service.',
        confidence: 'script',
        example: 'cscript ospp.vbs /osppsvcrestart',
      },
      {
        name: '/osppsvcauto',
        effect: 'Sets that service to start automatically.',
        confidence: 'script',
        example: 'cscript ospp.vbs /osppsvcauto',
      },
      {
        name: '/regmof',
        effect: 'Registers the WMI classes of the licensing platform.',
        confidence: 'script',
        example: 'cscript ospp.vbs /regmof',
      },
      {
        name: '/version',
        effect: 'Shows the version of the script.',
        confidence: 'script',
        example: 'cscript ospp.vbs /version',
      },
      {
        name: '/help',
        effect: 'Shows the options of the installed copy.',
        confidence: 'script',
        example: 'cscript ospp.vbs /help',
      },
    ],
  },
  {
    tool: 'changepk',
    group: 'edition',
    title: 'changepk.exe',
    elevation: 'not-stated',
    source: 'edition-upgrades',
    switches: [
      {
        name: '/ProductKey',
        argument: '<product key>',
        effect:
          'Changes Windows to the edition of the key, where Microsoft supports that change.',
        note: 'Microsoft lists Home to Pro and Home to Pro for Workstations as not possible by command line; enter the key in Settings.',
        example: 'changepk.exe /ProductKey XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
      },
    ],
  },
  {
    tool: 'dism',
    group: 'edition',
    title: 'DISM: edition servicing',
    elevation: 'required',
    source: 'dism-editions',
    note: 'The page does not state the elevation. DISM asks for it.',
    switches: [
      {
        name: '/Get-CurrentEdition',
        effect: 'Shows the edition. An evaluation edition contains Eval.',
        example: 'DISM /Online /Get-CurrentEdition',
      },
      {
        name: '/Get-TargetEditions',
        effect: 'Lists the editions that this one can be changed to.',
        example: 'DISM /Online /Get-TargetEditions',
      },
      {
        name: '/Set-Edition:',
        argument: '<edition>',
        effect:
          'Changes to a higher edition: Windows Server while it runs, Windows client in an offline image only.',
        note: 'On a running Windows Server it needs /AcceptEula and /ProductKey.',
        example:
          'DISM /Online /Set-Edition:ServerStandard /ProductKey:XXXXX-XXXXX-XXXXX-XXXXX-XXXXX /AcceptEula',
      },
      {
        name: '/GetEula:',
        argument: '<path>',
        effect:
          'Added to /Set-Edition, saves the license terms of the target edition to a file.',
        example:
          'DISM /Online /Set-Edition:ServerStandard /GetEula:C:\\license.rtf',
      },
      {
        name: '/AcceptEula',
        effect: 'Added to /Set-Edition, accepts the license terms.',
        example:
          'DISM /Online /Set-Edition:ServerDatacenter /ProductKey:XXXXX-XXXXX-XXXXX-XXXXX-XXXXX /AcceptEula',
      },
      {
        name: '/ProductKey:',
        argument: '<product key>',
        effect: 'Added to /Set-Edition, gives the key of the target edition.',
        example:
          'DISM /Online /Set-Edition:ServerDatacenter /ProductKey:XXXXX-XXXXX-XXXXX-XXXXX-XXXXX /AcceptEula',
      },
      {
        name: '/Set-ProductKey:',
        argument: '<product key>',
        effect:
          'Enters the key of an offline image after its edition was changed.',
        example:
          'DISM /Image:C:\\offline /Set-ProductKey:XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
      },
    ],
  },
  {
    tool: 'dism',
    group: 'repair',
    title: 'DISM: repair of the component store',
    elevation: 'required',
    source: 'dism-repair',
    switches: [
      {
        name: '/Cleanup-Image /RestoreHealth',
        effect:
          'Repairs the component store from Windows Update or from a source given. Run it before sfc /scannow.',
        example: 'DISM /Online /Cleanup-Image /RestoreHealth',
      },
    ],
  },
  {
    tool: 'odt',
    group: 'mode',
    title: 'Office Deployment Tool (setup.exe): modes',
    elevation: 'not-stated',
    source: 'odt',
    switches: [
      {
        name: '/download',
        argument: '<configuration file>',
        effect:
          'Downloads the products and languages named in the file, and only what the folder lacks.',
        example: 'setup.exe /download configuration.xml',
      },
      {
        name: '/configure',
        argument: '<configuration file>',
        effect: 'Installs, removes or updates what the file describes.',
        elevation: 'required',
        example: 'setup.exe /configure configuration.xml',
      },
      {
        name: '/customize',
        argument: '<configuration file>',
        effect:
          'Applies the app preferences of the file to an Office that is already installed.',
        example: 'setup.exe /customize preferences.xml',
      },
      {
        name: '/packager',
        argument: '<configuration file>',
        effect: 'Makes an App-V package from a download.',
        example: 'setup.exe /packager configuration.xml',
      },
      {
        name: '/help',
        effect: 'Shows the help of the tool.',
        note: 'The page names the mode without spelling the switch.',
        example: 'setup.exe /help',
      },
    ],
  },
  {
    tool: 'licensingdiag',
    group: 'log',
    title: 'licensingdiag.exe',
    elevation: 'not-stated',
    source: 'enrollment-status',
    note: 'Microsoft documents the tool for device setup on Windows 10 before version 1809; later versions use mdmdiagnosticstool.exe there.',
    switches: [
      {
        name: '-cab',
        argument: '<file>',
        effect: 'Collects the licensing logs in a cabinet file.',
        confidence: 'reported',
        note: 'The page names the tool without this switch.',
        example: 'licensingdiag.exe -cab %temp%\\licensing.cab',
      },
    ],
  },
];
