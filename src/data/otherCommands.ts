/**
 * Commands that the pages use beside those of `commandSwitches.ts`. The box of the home page says what they do.
 *
 * To add one: how people write it, in any case and without `.exe` or the path of its file; what it does, in a sentence;
 * and the section that uses it, which has its source.
 */
interface Verb {
  /** In the line in lower case, without quotation marks. */
  pattern: RegExp;
  effect: string;
  /** What stops working, and how to undo it. */
  note?: string;
}

export interface OtherCommand {
  starts: readonly string[];
  /** A switch that stands anywhere in a line of any script, in lower case. */
  anywhere?: RegExp;
  /** What a line does by its verb, in a sentence before the effect. The first that fits counts. */
  does?: readonly Verb[];
  effect: string;
  /** A limit or a warning. */
  note?: string;
  /** The line to copy; absent if there is nothing to recommend. */
  example?: string;
  at: string;
}

/**
 * The switches of one method in activation scripts, such as `/KMS38` and `/KMS38-NoEditionChange`. An ellipsis stands for
 * what has to follow a letter that other programs have as a switch.
 */
const method = (name: string, effect: string, at: string): OtherCommand => ({
  starts: [`/${name}`],
  anywhere: new RegExp(
    `(?:^|\\s)[/-]${name.toLowerCase().replace('…', '[a-z]+')}(?:-[a-z-]+)?(?=\\s|$)`,
  ),
  effect: `A switch of activation scripts, for the method ${effect} With \`/S\` beside it, the script prints nothing; its window still appears.`,
  at,
});

/** How lines about a service begin. */
const ofService =
  '(?:(?:net|sc) (?:config|delete|failure|q\\w+|start|stop|trigger\\w*)|(?:get|remove|restart|set|start|stop)-service|(?:reg add|set-item\\w*) .*\\\\services\\\\|stop-process|taskkill)';

/** A service, and what it does. */
const service = (
  id: string,
  name: string,
  role: string,
  {
    loss = 'activation fails',
    undo = 'To undo it, use the tool or the policy that did it: `sc` may not change this service.',
    owner = 'Windows',
    at = '/troubleshoot#licensing-services',
  }: {
    /** What happens while it is disabled. */
    loss?: string;
    undo?: string;
    /** What to repair if it is gone. */
    owner?: string;
    at?: string;
  } = {},
): OtherCommand => ({
  starts: [`${id} (${name})`],
  anywhere: new RegExp(`^${ofService}.*\\b${id}\\b`, 'i'),
  does: [
    {
      pattern:
        /^sc config .*\bstart ?= ?disabled|[/-]startuptype:? ?disabled|\\services\\.*\bstart\b.* (?:0x0*)?4\b/,
      effect: 'Disables the service, so that nothing can start it.',
      note: `While it's disabled, ${loss}. ${undo}`,
    },
    {
      pattern: /^(?:sc delete|remove-service) /,
      effect: 'Removes the service.',
      note: `Without it, ${loss}. To get it back, repair ${owner}.`,
    },
    {
      pattern: /^(?:sc (?:config|failure|trigger)|set-|reg )/,
      effect: 'Changes how the service starts or runs.',
    },
    {
      pattern: /^restart-/,
      effect: 'Stops the service and starts it again.',
    },
    {
      pattern: /^(?:(?:net|sc) )?stop\b|^taskkill /,
      effect: 'Stops the service until something starts it again.',
    },
    {
      pattern: /^(?:(?:net|sc) )?start\b/,
      effect: 'Starts the service.',
    },
    {
      pattern: /^(?:sc q|get-)/,
      effect: 'Shows the state of the service, and changes nothing.',
    },
  ],
  effect: `${name} ${role}.`,
  at,
});

const onlineKms =
  "Online KMS: a stranger's server activates for 180 days. The rest of the name says for what, and whether a task renews it or `-Uninstall` takes it back.";

export const otherCommands: readonly OtherCommand[] = [
  {
    starts: [
      'irm',
      'iwr',
      'iex',
      'curl',
      'Invoke-RestMethod',
      'Invoke-WebRequest',
      'Invoke-Expression',
    ],
    anywhere: /(?<!\w)iex(?!\w)|script-?block/,
    effect:
      'Downloads something, often an activation script. With `iex` or `cmd` in the same line, it runs at once, before anybody can read it. With a switch behind `iex`, the line fails. `iex` alone downloads nothing: it runs the text that it gets.',
    at: '/faq#run-the-tool',
  },
  method(
    'HWID',
    'HWID: Windows gets a digital license for this hardware.',
    '/hwid#hwid-method',
  ),
  method(
    'Ohook',
    'Ohook: a changed file makes Office report that it is licensed. `-Uninstall` takes it back.',
    '/ohook',
  ),
  method(
    'KMS38',
    'KMS38: a KMS lease until 2038, withdrawn in November 2025.',
    '/kms38',
  ),
  method('KMS', onlineKms, '/online_kms#online-kms'),
  method('K-…', onlineKms, '/online_kms#online-kms'),
  method(
    'Z-…',
    'TSforge, a newer one; these pages only name it.',
    '/unsupported_products_activation#claimed-scope',
  ),
  {
    starts: ['dism /Cleanup-Image /CheckHealth or /ScanHealth'],
    anywhere: /[/-](?:check|scan)health(?!\w)/,
    effect:
      'Looks for damage in the component store and repairs nothing: `/ScanHealth` searches, `/CheckHealth` shows what was found before.',
    example: 'DISM /Online /Cleanup-Image /ScanHealth',
    at: '/troubleshoot#repair-system-files',
  },
  {
    starts: ['Repair-WindowsImage'],
    effect: 'Repairs the component store, as DISM does.',
    example: 'DISM /Online /Cleanup-Image /RestoreHealth',
    at: '/troubleshoot#repair-system-files',
  },
  {
    starts: ['dsregcmd'],
    effect:
      'With `/status`, shows whether the PC and its user are signed in to an organization.',
    example: 'dsregcmd /status',
    at: '/change_edition_issues#subscription',
  },
  {
    starts: ['sfc'],
    effect:
      'Checks the system files of Windows and repairs damaged ones; with `/verifyonly` or `/verifyfile=`, it repairs nothing.',
    example: 'sfc /scannow',
    at: '/troubleshoot#repair-system-files',
  },
  {
    starts: ['slui'],
    effect:
      'Opens windows about activation: `4` opens the one for activation by phone, which a web page replaced. `0x2a` and a code show what Windows says about that code.',
    example: 'slui.exe 0x2a 0xC004F074',
    at: '/troubleshoot#read-the-code',
  },
  {
    starts: ['dism /Get-WimInfo or /Get-ImageInfo'],
    anywhere: /[/-]get-(?:wim|image)info(?!\w)/,
    effect: 'Lists the editions in an image, each with its index.',
    example: 'dism /Get-WimInfo /WimFile:"D:\\sources\\install.wim"',
    at: '/genuine-installation-media#list-editions',
  },
  service(
    'sppsvc',
    'Software Protection',
    'licenses Windows, and Office 2013 and later on Windows 8 or later. `Stopped` is normal for it',
  ),
  service('ClipSVC', 'Client License Service', 'helps to license Windows'),
  service(
    'LicenseManager',
    'Windows License Manager',
    'helps to license Windows',
    {
      undo: 'To undo it: `Set-Service LicenseManager -StartupType Manual`, as administrator.',
    },
  ),
  service(
    'wuauserv',
    'Windows Update',
    'gets updates. Microsoft Store needs it as well',
    {
      loss: 'updates fail, and activation can fail',
      undo: 'To undo it: `Set-Service wuauserv -StartupType Manual`, as administrator.',
    },
  ),
  service(
    'osppsvc',
    'Office Software Protection Platform',
    'licenses Office 2010, and newer Office on Windows 7',
    {
      loss: 'activation of that Office fails',
      undo: 'To undo it: `Set-Service osppsvc -StartupType Manual`, as administrator.',
      owner: 'Office',
      at: '/troubleshoot#office-services',
    },
  ),
  {
    starts: ['reg add'],
    effect:
      'Writes a value of the registry, or a key. With `/f`, it replaces a value without asking.',
    at: '/command_line_switches#as-administrator',
  },
  {
    starts: ['reg delete'],
    effect:
      'Removes a value of the registry, or a key with all that is in it. With `/f`, it does so without asking.',
    note: 'Nothing undoes it: save the key first, with `reg export`.',
    at: '/command_line_switches#as-administrator',
  },
  {
    starts: ['reg query'],
    effect: 'Shows a value or a key of the registry, and changes nothing.',
    at: '/command_line_switches#as-administrator',
  },
  {
    starts: ['KeyManagementServiceName'],
    anywhere: /KeyManagementServiceName(?!\w)/i,
    effect:
      'This value of the registry names the KMS host that is set for Windows or Office.',
    at: '/online_kms#undo',
  },
  {
    starts: ['ClickToRun\\Configuration'],
    anywhere: /ClickToRun\\Configuration/i,
    effect:
      'This key of the registry says which Office is installed: `ProductReleaseIds`, 32-bit or 64-bit (`Platform`), and its channel, if nothing else sets one (`CDNBaseUrl`).',
    at: '/change_office_edition#before-you-start',
  },
  {
    starts: ['winver'],
    effect: 'Shows the version and the build of Windows.',
    example: 'winver',
    at: '/kms38',
  },
  {
    starts: ['setup /pkey'],
    effect:
      'Starts Setup of Windows with a product key, which decides the edition. Started inside Enterprise LTSC, it keeps files and apps on the way to Enterprise.',
    example: 'setup.exe /pkey XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
    at: '/change_windows_edition#ltsc',
  },
  {
    starts: ['setup /Auto or /Compat'],
    anywhere:
      /[/-](?:auto \w+|compat \/?(?:ignorewarning|scanonly)|migratedrivers|dynamicupdate)/,
    effect:
      'Starts Setup of Windows from its media: `/Auto Upgrade` keeps files and apps, `/Auto DataOnly` only files, `/Auto Clean` neither, `/Compat ScanOnly` checks the PC and installs nothing, `/Compat IgnoreWarning` goes on after warnings, `/DynamicUpdate Disable` fetches no updates, and `/Quiet` shows no windows. It returns an error code, also for success: `0xC1900210` says that nothing is in the way.',
    at: '/troubleshoot#reinstall-in-place',
  },
  {
    starts: ['dism /Online /Add-Capability'],
    anywhere: /[/-]add-capability(?!\w)/,
    effect: 'Adds an optional feature of Windows, such as VBScript or WMIC.',
    at: '/check_activation_status#vbscript',
  },
  {
    starts: ['vnextdiag', 'vnextdiag.ps1'],
    effect:
      'Lists the licenses of Microsoft 365 Apps on this PC. `-action remove -LicenseId`, with an ID from the list, removes one. Then start an Office app and sign in again.',
    example: '.\\vnextdiag.ps1 -action list',
    at: '/check_activation_status#check-microsoft-365-apps',
  },
  {
    starts: [
      '(Get-CimInstance SoftwareLicensingService).OA3xOriginalProductKey',
    ],
    anywhere: /\bOA3xOriginalProductKey(?!D)/i,
    effect: 'Shows the product key in the firmware of the PC.',
    example:
      '(Get-CimInstance SoftwareLicensingService).OA3xOriginalProductKey',
    at: '/faq#firmware-key',
  },
  {
    starts: ['SoftwareLicensingProduct'],
    anywhere: /^\W*(?:wmic|get-\w+) .*SoftwareLicensingProduct(?!\w)/i,
    effect:
      'Shows the licenses of Windows and Office without VBScript. A `LicenseStatus` of 1 means licensed, 5 not activated, with reminders. Entries without a key do not count.',
    at: '/check_activation_status#check-with-powershell',
  },
  {
    starts: ['SoftwareLicensingService'],
    anywhere:
      /^\W*(?:wmic|get-\w+) (?!.*OA3xOriginalProductKey(?!D)).*SoftwareLicensingService(?!\w)/i,
    effect:
      'Reads what the licensing service of Windows knows, such as its KMS host, the machine ID that a host counts, or the key in the firmware. Its methods are those of `slmgr.vbs`: `ReArmWindows` is `/rearm`, `InstallProductKey` is `/ipk`.',
    at: '/check_activation_status#check-with-powershell',
  },
  {
    starts: ['Get-FileHash'],
    effect: 'Computes the checksum of a file.',
    example: 'Get-FileHash .\\Windows.iso -Algorithm SHA256 | Format-List',
    at: '/genuine-installation-media#hash-with-powershell',
  },
  {
    starts: ['certutil'],
    effect: 'With `-hashfile`, it computes the checksum of a file.',
    example: 'certutil -hashfile Windows.iso SHA256',
    at: '/genuine-installation-media#hash-with-powershell',
  },
  {
    starts: ['w32tm'],
    effect: 'Shows where the clock gets its time, or sets it again.',
    example: 'w32tm /query /status',
    at: '/troubleshoot#time-and-network',
  },
  {
    starts: ['Test-NetConnection', 'tnc'],
    effect: 'Tests whether the PC reaches a server.',
    example: 'Test-NetConnection licensing.mp.microsoft.com -Port 443',
    at: '/licensing-servers-issue#port',
  },
  {
    starts: ['nslookup'],
    effect: 'Asks DNS; with `_vlmcs._tcp`, for the KMS hosts of a network.',
    example: 'nslookup -type=srv _vlmcs._tcp',
    at: '/licensing-servers-issue#test-kms',
  },
  {
    starts: ['ms-settings:activation', 'start ms-settings:activation'],
    effect: 'Opens the page Activation of Settings.',
    example: 'start ms-settings:activation',
    at: '/check_activation_status#check-in-settings',
  },
  {
    starts: ['Get-WindowsEdition', 'Get-ComputerInfo', 'systeminfo'],
    effect: 'Shows the edition of Windows.',
    at: '/change_windows_edition#read-the-edition',
  },
];
