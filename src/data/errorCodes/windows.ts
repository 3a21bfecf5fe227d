import {
  activateAgain,
  activateKmsHost,
  activateOffline,
  allowServers,
  askAboutDns,
  askCenter,
  askForKey,
  askIt,
  askSellerForAnother,
  askSellerForReplacement,
  callActivationCenter,
  checkKmsHost,
  chooseHardwareChange,
  clearKmsHost,
  connectToWork,
  enterOwnKey,
  findKmsHost,
  finishUpdate,
  installLicensedEdition,
  listKmsHosts,
  raiseMakLimit,
  readDnsServers,
  readDnsSuffixes,
  readEdition,
  readFirmwareKey,
  readKmsEvents,
  readProxy,
  readServices,
  rebuildTokens,
  reinstallLicenses,
  repairInPlace,
  repairWindows,
  restartLicensing,
  restoreDeviceRights,
  runTroubleshooter,
  saveRecoveryKey,
  setTimeServer,
  syncClock,
  testKmsPort,
  testServers,
  tryOtherNetwork,
  windowsByHost,
} from './steps';
import type {ErrorRecord, ErrorStep, StepBranches} from './types';

const notByHost =
  "The code means that an organization's activation server was tried and did not activate this product. On your own PC, that means a business key is installed.";

/** Any program that asks the network returns these codes. */
const noHostFound = {
  context: 'Windows activation',
  plain:
    "A general code. During activation, Windows looked for an organization's activation server and didn't reach one. On your own PC, that means a business key is installed.",
} as const;

const volumeEditionAtHome =
  "On your own PC, Windows has a volume edition or a KMS client key, which works only with an organization's KMS host";

const kmsContact = {
  causes: [
    volumeEditionAtHome,
    'Work PC: a firewall or forced tunneling blocks KMS, or DNS resolution fails',
    'Work PC: a wrong KMS host is set, or the licensing service is stuck',
  ],
  branches: windowsByHost(
    connectToWork,
    testKmsPort,
    restartLicensing,
    listKmsHosts,
    clearKmsHost,
    'Ask the administrator to exempt KMS from forced tunneling if only the VPN fails',
  ),
  sources: ['event-8198'],
  section: '/licensing-servers-issue#test-kms',
  page: '/online_kms',
} as const satisfies Partial<ErrorRecord>;

const componentStoreSteps: readonly ErrorStep[] = [
  finishUpdate,
  ...repairWindows,
  'Repair Windows in place from media of the same edition if the store stays damaged',
];

const unlockLimitSteps: StepBranches = {
  private: [
    'Remove the key from the old PC if it is still there',
    runTroubleshooter,
    activateOffline,
    'If the portal refuses the ID, ask Microsoft support in the Get Help app, with the proof of purchase',
    'Ask the seller of the key for a new one if it was never used on another PC',
  ],
  work: [
    askCenter(
      'Ask a [Licensing Activation Center] for a new key or for more activations',
    ),
    'Remove a KMS host key from images and clients, which need the KMS client key',
    'On an Azure VM, use Azure KMS activation',
  ],
};

const supportOnly = {
  fixes: ['Contact Microsoft support'],
  page: '/hwid',
} as const;

const serverFault = {
  causes: ["Fault on the server's side"],
  fixes: ['Wait, then try again'],
} as const;

/** Codes of the licensing service for which Microsoft only lists a repair of Office; Windows returns them, too. */
export const damagedLicense = {
  plain:
    'The licensing service, which Windows and Office share, could not use its license data.',
  causes: ['Missing or damaged licensing files, or a tool that changed them'],
  fixes: [
    reinstallLicenses,
    'Repair the system files with DISM and `sfc`, and activate again',
    repairInPlace,
  ],
  caveats: ['cause-inferred', 'fixes-inferred'],
  section: '#repair-system-files',
} as const satisfies Partial<ErrorRecord>;

export const refusedLicense = {
  plain:
    "Microsoft's activation server answered, but did not accept the license data of this PC.",
  causes: ["The server didn't accept the license data"],
  fixes: [
    'Wait some hours before the next try, because the server may be the cause',
    activateAgain,
    readEdition,
  ],
  branches: {
    private: [enterOwnKey, askSellerForAnother],
    work: [askForKey],
  },
  caveats: ['cause-inferred', 'fixes-inferred'],
} as const satisfies Partial<ErrorRecord>;

/** Windows prints the same result as 1603, 0x00000643 and 0x80070643. */
const installationFailed = {
  context: 'Windows Update or an installer, in general',
  meaning: 'An installation failed; the code gives no reason',
  plain:
    "An installation failed, and the code doesn't say why. The name of the update tells you more. Your activation isn't affected.",
  causes: [
    'The code (installer error 1603) covers many causes, so the name of the update tells you more',
    'An update of Windows recovery fails because the recovery partition has less than 250 MB free, or recovery is off',
  ],
  fixes: [
    'Run `ms-settings:windowsupdate-history`, read which update failed, and look up its KB number at Microsoft',
    'Restart, and check for updates again',
    ...repairWindows,
    {
      text: 'If the update is for Windows recovery, see its state',
      command: 'reagentc /info',
      shell: 'cmd-admin',
      expect: '`Windows RE status: Enabled`',
    },
  ],
  evidence: 'reported',
  sources: ['msi-error-codes', 'press-0x80070643'],
  note: 'The failure of an update does not change the activation.',
  section: '#repair-system-files',
} as const satisfies Partial<ErrorRecord>;

const upgradeAdvice = {
  caveats: ['fixes-inferred'],
  sources: ['upgrade-resolution'],
  page: '/genuine-installation-media',
} as const;

const kmsHostPage = {
  sources: ['activation-error-codes-article'],
  section: '/licensing-servers-issue#test-kms',
  page: '/online_kms',
} as const;

/**
 * Codes that Windows shows while activating, changing edition or being upgraded.
 *
 * How to add an entry:
 * 1. Add one object below, in code order. Write the code as `0xC004F074`: `0x` and upper-case digits.
 * 2. `meaning` says in a few words what the code reports. Microsoft's own message may be quoted briefly.
 * 3. `causes` and steps are your own words in sentence case. Each step starts with a verb and says one thing to do; one
 *    with a command says where to run it and what to expect. Where a private PC and a work PC need different things,
 *    write both lists of `branches`. `steps.ts` has the steps that several entries share.
 * 4. Set `evidence` only if no page and no header of Microsoft names the code, as `../evidence.ts` describes. If only a
 *    header does, the fixes are general advice.
 * 5. Each of `sources` is an id from `../sources/errors.ts`; add the page there first. Leave them out if only the header of
 *    the licensing service, slerror.h, names the code.
 * 6. `section` is where the site walks through the repair, and `page` another page that helps; both are optional.
 * 7. If Office returns the same code, add an entry to `office.ts`, without `meaning` if it means the same; `index.ts`
 *    merges the two.
 *
 * `npm run check:content` reports what is wrong.
 */
export const windowsErrorCodes: readonly ErrorRecord[] = [
  {
    code: '0x4004F00C',
    meaning: 'Information: running inside a valid grace period',
    plain:
      'The product is not activated yet, and works until the days are over. For Office with Ohook, these days do not count.',
    causes: ['Product is not activated yet but still in grace'],
    fixes: [
      'Activate before the grace period ends; the code alone does not mean a fault',
    ],
    page: '/check_activation_status',
  },
  {
    code: '0x4004F040',
    meaning: 'Information: activated, check usage rights',
    causes: [
      'Reported with success; product activated but use rights should be checked',
    ],
    fixes: ['Confirm that the license covers this use; no repair is needed'],
  },
  {
    code: '0x80004005',
    symbol: 'E_FAIL',
    context: 'Any program',
    meaning: 'Unspecified failure',
    plain:
      'This code says only that something failed. Another code tells more.',
    causes: [
      'A general code: the program, the event log or a second code beside it says what failed',
      'In the activation dialog (`slui`), a second code such as 0x8004FE33 often names the cause',
    ],
    fixes: [
      {
        text: 'If it came with activation, activate, and look up the code that this shows instead',
        command: 'slmgr /ato',
        shell: 'cmd-admin',
        expect: '"Product activated successfully", or a code that says more',
      },
      runTroubleshooter,
      ...repairWindows,
      repairInPlace,
    ],
    sources: ['common-error-values', 'error-0x8004fe33'],
    note: 'Microsoft documents the name and the meaning; the fixes are general advice.',
    section: '#repair-system-files',
    page: '/check_activation_status',
  },
  {
    code: '0x8000FFFF',
    symbol: 'E_UNEXPECTED',
    context: 'Windows Update and other programs',
    meaning: 'Unexpected failure',
    causes: [
      'A general code: the program or its log says what failed',
      'In Windows Update, the folder `%windir%\\System32\\catroot2` is usually damaged',
    ],
    fixes: [
      'Restart and try again',
      'Repair Windows with `DISM /Online /Cleanup-Image /RestoreHealth` and `sfc /scannow`, then retry',
      'Repair Windows in place if an update still fails',
    ],
    sources: ['common-error-values', 'error-0x8000ffff'],
    note: 'The repair in place is what Microsoft advises for updates; the other fixes are general advice.',
    page: '/genuine-installation-media',
  },
  {
    code: '0x80041002',
    symbol: 'WBEM_E_NOT_FOUND',
    meaning: 'WMI did not find the object, such as the license or key',
    plain:
      "A general code of WMI, the management service of Windows. With `slmgr`, Windows can't look up its own license, because that service is damaged or turned off.",
    causes: [
      'The licensing classes in WMI are damaged or missing',
      'A tool or policy disabled the service Windows Management Instrumentation',
    ],
    fixes: [
      {
        text: 'Restart the PC, and read the start type of WMI',
        command: 'Get-Service Winmgmt | Format-Table Name, StartType',
        shell: 'powershell',
        expect: '`Automatic`; otherwise, undo what a tool changed',
      },
      {
        text: 'Check the WMI repository',
        command: 'winmgmt /verifyrepository',
        shell: 'cmd-admin',
        expect: '"WMI repository is consistent"',
      },
      {
        text: 'If it says anything else, salvage the repository, and restart',
        command: 'winmgmt /salvagerepository',
        shell: 'cmd-admin',
      },
      ...repairWindows,
      repairInPlace,
    ],
    caveats: ['cause-inferred'],
    sources: ['wmi-error-constants', 'winmgmt'],
    note: 'Do not delete the repository: Microsoft warns that this can damage Windows and programs.',
    section: '#check-wmi',
  },
  {
    code: '0x80041015',
    symbol: 'WBEM_E_TRANSPORT_FAILURE',
    context: 'WMI, for example `slmgr` with the name of another PC',
    meaning: 'Network error in WMI',
    causes: [
      'The other PC cannot be reached, or its firewall blocks WMI',
      'On the PC itself, the service Windows Management Instrumentation does not work',
    ],
    fixes: [
      {
        text: 'Run `slmgr` on the PC itself, without the name of a computer',
        command: 'slmgr /dli',
        shell: 'cmd',
        expect:
          'The license; then the connection to the other PC was the fault',
      },
      'Check WMI on that PC if the code stays',
    ],
    caveats: ['fixes-inferred'],
    sources: ['wmi-error-constants'],
    section: '#check-wmi',
  },
  {
    code: '0x80041023',
    symbol: 'WBEM_E_READ_ONLY',
    meaning: 'WMI refused to change a read-only property',
    causes: [
      'A script or tool tried to write a WMI property that cannot be written',
    ],
    fixes: [
      'Run slmgr from an elevated prompt and check its options',
      'Check that the command suits the Windows version',
    ],
    sources: ['sdk-wbemcli', 'wmi-error-constants'],
    note: 'General WMI code. No Microsoft page ties it to activation.',
  },
  {
    code: '0x8004D102',
    symbol: 'SL_REMAPPING_SP_STATUS_SYSTEM_TIME_SKEWED',
    meaning: 'System time conflicts with trusted time',
    causes: ["The computer's clock was moved"],
    fixes: ['Correct the clock'],
  },
  {
    code: '0x8004E026',
    symbol: 'SL_E_INVALID_USE_OF_ADD_ON_PKEY',
    meaning: 'Add-on key entered as a Windows key',
    causes: ['Key belongs to an add-on'],
    fixes: ['Enter a Windows key'],
  },
  {
    code: '0x8004E108',
    symbol: 'SL_E_SFS_INVALID_TOKEN_DATA_HASH',
    meaning: 'A license in the store has the wrong checksum',
    plain: 'A license in the store of Windows is damaged.',
    causes: ['`Tokens.dat` or a license in it is damaged'],
    fixes: [restartLicensing, reinstallLicenses, activateAgain, repairInPlace],
    section: '#licensing-services',
  },
  {
    code: '0x8004FE21',
    meaning: 'Windows says that it is not genuine',
    causes: [
      'Somebody added language packs that this edition is not licensed for',
      'Malware altered Windows files',
      'System files are corrupted',
    ],
    fixes: [
      'Run a full antivirus scan',
      ...repairWindows,
      'Remove language packs that the edition does not include',
      'Reinstall Windows from genuine media if the code stays',
    ],
    sources: ['activation-error-codes-article'],
    note: 'Microsoft advises the reinstallation; the steps before it are general advice.',
    page: '/genuine-installation-media',
  },
  {
    code: '0x8004FE33',
    meaning: 'Secure processor certificate could not be obtained',
    causes: [
      'A proxy with Basic authentication asks for credentials that activation cannot supply',
    ],
    fixes: [readProxy],
    branches: {
      private: [
        tryOtherNetwork,
        {
          text: 'Remove a proxy that you do not use',
          command: 'netsh winhttp reset proxy',
          shell: 'cmd-admin',
          expect: '"Direct access (no proxy server)"',
        },
      ],
      work: [
        'Ask the administrator to exempt the Microsoft activation addresses from proxy sign-in, or to turn off Basic authentication on the proxy',
        activateOffline,
      ],
    },
    sources: ['error-0x8004fe33', 'ms-product-activation-portal'],
    note: 'May be logged together with 0x80004005 (slui failed).',
    section: '/licensing-servers-issue#proxy',
  },
  {
    code: '0x80070002',
    symbol: 'ERROR_FILE_NOT_FOUND',
    context: 'Any program, most often Windows Update',
    meaning: 'A file was not found',
    plain: 'A file that an update or a program needs is missing.',
    causes: [
      'A general code: the program or its log says which file',
      'In Windows Update, files of the download are damaged or missing',
    ],
    fixes: [
      'Correct the path if you typed one, as for `certutil`',
      'Restart, and start the update or the program again',
      ...repairWindows,
      {
        text: 'Search the log of Windows Update for the file',
        command: 'findstr /c:", Error" %windir%\\Logs\\CBS\\CBS.log',
        shell: 'cmd-admin',
        expect: 'Lines that name the file',
      },
      repairInPlace,
    ],
    caveats: ['fixes-inferred'],
    sources: ['system-error-codes-0'],
    section: '#repair-system-files',
  },
  {
    code: '0x80070005',
    context: 'Windows activation',
    meaning: 'Access denied',
    plain:
      'A general code. During activation, the command or the licensing service lacks a right. In an update, Windows was denied access to one of its own files.',
    causes: [
      'The command was run without elevation',
      'The licensing service (`NETWORK SERVICE`) lost its rights in the registry; Windows may then say that it is not genuine',
      'SELF account lacks default DCOM access permission',
    ],
    fixes: [
      {
        text: 'Repeat the command in a prompt that you opened with "Run as administrator"',
        command: 'slmgr /ato',
        shell: 'cmd-admin',
        expect: '"Product activated successfully"',
      },
    ],
    branches: {
      private: [
        'Open Registry Editor, right-click `HKEY_USERS\\S-1-5-20`, select Permissions, and give `NETWORK SERVICE` Full Control and Read',
        'Restart, and activate again',
        repairInPlace,
      ],
      work: [
        "Ask the administrator whether a policy for the Plug and Play service took the licensing service's permissions",
        'Restore SELF local and remote access in Component Services, then restart',
      ],
    },
    sources: [
      'activation-error-codes-article',
      'windows-not-genuine-error',
      'error-0x80070005',
    ],
    section: '#restore-rights',
  },
  {
    code: '0x80070005',
    symbol: 'E_ACCESSDENIED',
    context: 'Windows Update',
    meaning: 'The update was denied access to a file or a registry key',
    causes: [
      'An antivirus or security program locks the files of the update',
      'A tool or a policy changed the permissions on folders or registry keys of Windows',
    ],
    fixes: [
      'Turn off third-party antivirus for this test, restart, and install the update again',
      ...repairWindows,
      "Search the end of `%windir%\\Logs\\CBS\\CBS.log` for `, error` to see which file or key was denied, and restore its permissions as Microsoft's article shows",
    ],
    sources: ['update-error-0x80070005', 'common-update-errors'],
    note: 'Microsoft says to back up the system drive before the permissions are reset.',
    section: '#repair-system-files',
  },
  {
    code: '0x8007000D',
    context: 'Windows activation',
    meaning: 'The data is invalid',
    plain:
      "A general code. During activation, Windows can't read its licensing data, usually because rights in the registry are missing. In an update, a download is damaged.",
    causes: [
      'SYSTEM account lost rights on the `Enum\\Root` registry key (documented for Windows 7)',
    ],
    fixes: [
      {
        text: 'See whether Windows can read the license at all',
        command: 'slmgr /dlv',
        shell: 'cmd-admin',
        expect: 'The license, not "The data is invalid"',
      },
      restoreDeviceRights,
      activateAgain,
      repairInPlace,
    ],
    sources: ['error-0x8007000d'],
    section: '#reinstall-in-place',
  },
  {
    code: '0x8007000D',
    symbol: 'ERROR_INVALID_DATA',
    context: 'Windows Update',
    meaning: 'The data is invalid',
    causes: ['The download of an update was damaged'],
    fixes: [
      'Download the update again, and start its installation',
      'Repair Windows with `DISM /Online /Cleanup-Image /RestoreHealth` and `sfc /scannow` if it fails again',
    ],
    sources: ['common-update-errors'],
    note: 'Microsoft advises the new download; the repair is general advice.',
  },
  {
    code: '0x80070070',
    context: 'Upgrade of Windows',
    meaning: 'Not enough space on a drive',
    plain:
      'A general code. In an upgrade of Windows, the system drive has too little free space.',
    causes: ['System drive is full'],
    fixes: [
      {
        text: 'See how much space the system drive has left',
        command: 'Get-PSDrive C',
        shell: 'powershell',
        expect:
          '`Free (GB)` of at least 20 for 64-bit Windows 10, 16 for 32-bit; see the requirements for Windows 11',
      },
      'Run `ms-settings:storagesense`, and delete old files under Cleanup recommendations (Temporary files on Windows 10)',
      'Connect a USB drive that setup can use if there is still too little, and start setup again',
    ],
    sources: ['upgrade-resolution'],
    note: 'Listed with extend codes 0x50011, 0x50012, 0x60000.',
    page: '/change_edition_issues',
  },
  {
    code: '0x8007007B',
    symbol: 'ERROR_INVALID_NAME',
    meaning: 'The name of a file, drive, or host is not valid',
    ...noHostFound,
    causes: [
      volumeEditionAtHome,
      'Work PC: it is outside the network of the organization, or DNS has no `_vlmcs._tcp` record',
    ],
    branches: windowsByHost(connectToWork, findKmsHost, readDnsSuffixes),
    sources: [
      'activation-error-codes-article',
      'kms-dns',
      'kms-client-keys',
      'system-error-codes-0',
    ],
    section: '/licensing-servers-issue#test-kms',
    page: '/online_kms',
  },
  {
    code: '0x8007025D-0x2000C',
    meaning: 'Media or memory damaged during upgrade',
    causes: ['ISO metadata damaged', 'Faulty memory or storage'],
    fixes: [
      'Download the ISO again',
      'Recreate media with the Media Creation Tool',
    ],
    sources: ['upgrade-resolution'],
    page: '/genuine-installation-media',
  },
  {
    code: '0x80070422',
    symbol: 'ERROR_SERVICE_DISABLED',
    meaning: 'A service that is needed is disabled',
    plain:
      'A general code. During activation, a service that it needs is turned off, usually by a tweaking tool. In an update, it is Windows Update.',
    causes: [
      'A tool or policy disabled Windows Update (`wuauserv`), which activation and the Store need as well',
      'A tool or policy disabled Software Protection (`sppsvc`) or Windows License Manager (`LicenseManager`)',
    ],
    fixes: [readServices],
    branches: {
      private: [
        'Use the tool to turn `sppsvc` back on, because `sc` may not change that service',
        {
          text: 'Set Windows Update back',
          command: 'sc.exe config wuauserv start= demand',
          shell: 'cmd-admin',
          expect: '`[SC] ChangeServiceConfig SUCCESS`',
        },
        {
          text: 'Set License Manager back, then restart',
          command: 'sc.exe config LicenseManager start= demand',
          shell: 'cmd-admin',
          expect: '`[SC] ChangeServiceConfig SUCCESS`',
        },
      ],
      work: [
        'Ask the administrator which policy disables the service; a change on the PC does not last',
      ],
    },
    sources: ['common-update-errors'],
    note: 'Microsoft describes the code for Windows Update. That the other services return it too follows from its name.',
    section: '#licensing-services',
  },
  {
    code: '0x80070490',
    context: 'Windows activation',
    meaning: 'Entered product key was not accepted',
    plain:
      'A general code. If you entered a key, Windows did not accept it. Otherwise the code is from another program, such as Windows Update.',
    causes: [
      'The key is mistyped, or is not for this Windows',
      'Work PC: the MAK is not valid',
      'Windows Server 2019: a known issue with key entry in the interface',
    ],
    fixes: [
      {
        text: 'Install the key in a Command Prompt; type it in place of the Xs',
        command: 'slmgr /ipk XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
        shell: 'cmd-admin',
        expect: '"Installed product key … successfully"',
      },
      activateAgain,
    ],
    branches: {
      private: [readEdition, installLicensedEdition],
      work: [callActivationCenter, askForKey],
    },
    sources: ['activation-error-codes-article'],
    page: '/change_edition_issues',
  },
  {
    code: '0x80070490',
    symbol: 'ERROR_NOT_FOUND',
    context: 'Windows Update',
    meaning: 'Data that an update needs was not found',
    causes: [
      'The registry lacks details of a driver that is being updated, such as its architecture',
    ],
    fixes: [
      'Repair Windows with `DISM /Online /Cleanup-Image /RestoreHealth` and `sfc /scannow`, then retry',
      'Repair Windows in place if the update still fails',
    ],
    sources: ['common-update-errors'],
    note: "The cause is Microsoft's, and its page shows a change of the registry for it. The fixes here are general advice.",
  },
  {
    code: '0x80070490',
    context: 'Change of the edition',
    meaning: 'Something that a change of the edition needs was not found',
    plain:
      'Windows reports that an element was not found, and does not say which one.',
    causes: [
      'The installed edition cannot change to the edition of the key or the name',
      'Files of Windows are damaged',
    ],
    fixes: [
      {
        text: 'Compare the key with the targets of your edition',
        command: 'DISM /Online /Get-TargetEditions',
        shell: 'cmd-admin',
        expect: 'The edition of the key in the list',
      },
      ...repairWindows,
    ],
    caveats: ['fixes-inferred'],
    sources: ['system-error-codes-1000'],
    section: '/change_windows_edition#find-your-path',
    page: '/change_edition_issues',
  },
  {
    code: '0x800704CF',
    symbol: 'ERROR_NETWORK_UNREACHABLE',
    meaning: 'Network location cannot be reached',
    plain:
      "A general code. During activation, the PC can't reach the internet or the activation server.",
    causes: [
      'The PC is offline, or a VPN, a firewall or a filter blocks the way',
    ],
    fixes: ['Connect to the internet', testServers, activateAgain],
    branches: {
      private: [
        'Try another network, such as a phone hotspot, and turn off a VPN, a filter or a third-party firewall for the test',
      ],
      work: [allowServers],
    },
    caveats: ['fixes-inferred'],
    sources: ['system-error-codes-1000'],
    section: '/licensing-servers-issue#tests',
  },
  {
    code: '0x8007052E',
    symbol: 'ERROR_LOGON_FAILURE',
    meaning: 'The user name or password is incorrect',
    plain:
      'A general code. During activation, a service of Windows could not sign in with its own account. The message is about that account then, not about yours.',
    causes: [
      'A script or registry tweak changed services or their accounts',
      'Windows was installed from modified media',
    ],
    fixes: [
      'Undo what changed the services, such as a "debloat" script, then restart and activate again',
      'Repair Windows in place from genuine media of the same edition if the code stays',
    ],
    sources: ['sdk-winerror'],
    note: 'Microsoft documents only the meaning; the rest comes from users. The edition, such as Pro N, is not the cause.',
    section: '#reinstall-in-place',
  },
  {
    code: '0x80070570',
    symbol: 'ERROR_FILE_CORRUPT',
    context: 'Installation of Windows, and files on a drive',
    meaning: 'A file on the media, or the drive itself, cannot be read',
    plain:
      'While you install Windows, a file of the media or the drive is damaged. In Windows Update, it is a file of the download or of Windows itself.',
    causes: ['The download, the media or the drive is damaged'],
    fixes: [
      'Download the ISO again from Microsoft, and compare its checksum',
      'Make new media on another USB drive, and use another port',
      'Check the drive and the memory of the PC if it fails again',
    ],
    caveats: ['fixes-inferred'],
    sources: ['sdk-winerror'],
    page: '/genuine-installation-media',
  },
  {
    code: '0x80070570',
    context: 'Windows Update',
    meaning: 'A file of the update, or of Windows, is damaged',
    causes: [
      'The download of the update is damaged or incomplete',
      'The component store of Windows is damaged',
      'The system drive has errors, or an antivirus blocks the update',
    ],
    fixes: [
      {
        text: 'Empty the folder of downloaded updates',
        command:
          'net stop wuauserv & net stop bits & rd /s /q %windir%\\SoftwareDistribution\\Download & net start bits & net start wuauserv',
        shell: 'cmd-admin',
      },
      ...repairWindows,
      'Install the update again, with third-party antivirus turned off for this test',
      {
        text: 'Back up your files, then check the drive at the next restart',
        command: 'chkdsk C: /f /r',
        shell: 'cmd-admin',
        expect: 'A question: answer Y, and restart; it can take hours',
      },
    ],
    sources: ['update-error-0x80070570', 'common-update-errors'],
    section: '#repair-system-files',
  },
  {
    code: '0x800705B4',
    meaning: 'Operation timed out',
    plain:
      "A general code. During activation, the activation server didn't answer in time.",
    causes: ['Network connectivity fault', 'DNS resolution fault'],
    fixes: ['Restart the PC'],
    branches: {
      private: [testServers, tryOtherNetwork],
      work: [connectToWork, findKmsHost, testKmsPort],
    },
    sources: ['error-0x800705b4'],
    note: "Microsoft's article is about Azure virtual machines; the advice for a private PC is general.",
    section: '/licensing-servers-issue#tests',
  },
  {
    code: '0x80070643',
    symbol: 'ERROR_INSTALL_FAILURE',
    ...installationFailed,
  },
  {
    code: '0x80070643',
    context: 'Extended Security Updates for Windows 7 and Server 2008',
    meaning: 'ESU preparation check failed',
    causes: [
      "The preparation package doesn't support this edition",
      'Servicing stack or rollup out of date',
    ],
    fixes: [
      'Install the servicing stack and rollup of February 11, 2020, or later, then retry',
    ],
    sources: ['esu-issues'],
  },
  {
    code: '0x800706BA',
    meaning: 'RPC server is unavailable',
    ...noHostFound,
    causes: [
      "The KMS host's firewall blocks the connection",
      'The SRV record is outdated',
    ],
    branches: windowsByHost(connectToWork, findKmsHost, testKmsPort),
    ...kmsHostPage,
  },
  {
    code: '0x8007139F',
    symbol: 'ERROR_INVALID_STATE',
    context: 'In general, for example while you enter a key',
    meaning: 'Windows is in the wrong state for the operation',
    causes: [
      'Updates or a restart are pending',
      'The licensing service is stuck',
    ],
    fixes: [
      'Install pending updates, restart, and enter the key again',
      readEdition,
      restartLicensing,
      ...repairWindows,
      repairInPlace,
    ],
    caveats: ['fixes-inferred'],
    sources: ['system-error-codes-4000', 'event-8198'],
    section: '#licensing-services',
    page: '/change_edition_issues',
  },
  {
    code: '0x8007139F',
    context: 'Event 8198 of a KMS client',
    meaning: 'KMS host could not be contacted (event 8198)',
    plain:
      "Windows couldn't reach an organization's activation server. On your own PC, that means a business key is installed.",
    ...kmsContact,
  },
  {
    code: '0x8007232A',
    meaning: 'DNS server failure',
    ...noHostFound,
    causes: [
      'The DNS server cannot be reached or does not answer, so the query itself fails',
      'Wrong or empty DNS server setting on the adapter',
      'Firewall or network rule blocks port 53',
    ],
    branches: windowsByHost(connectToWork, readDnsServers, askAboutDns),
    sources: ['activation-error-codes-article', 'error-0x8007232a'],
    section: '/licensing-servers-issue#dns',
    page: '/online_kms',
  },
  {
    code: '0x8007232B',
    meaning: 'DNS name does not exist',
    ...noHostFound,
    causes: [
      volumeEditionAtHome,
      'Work PC: it is outside the network of the organization, or DNS has no record of a KMS host',
      'Work PC: a wrong host name was set with `slmgr /skms`, or a firewall blocks DNS',
    ],
    branches: windowsByHost(
      connectToWork,
      findKmsHost,
      listKmsHosts,
      clearKmsHost,
      "Ask the administrator for the name of your organization's own host, to set with `slmgr /skms`, or for a MAK if there is none",
    ),
    sources: [
      'activation-error-codes-article',
      'error-0x8007232b',
      'kms-client-keys',
    ],
    note: 'A Windows container logs this code, too. It uses the license of the PC, so the code means nothing there.',
    section: '/licensing-servers-issue#test-kms',
    page: '/online_kms',
  },
  {
    code: '0x80072338',
    symbol: 'DNS_ERROR_RCODE_BADSIG',
    context: 'Event 12293 of a KMS host',
    meaning: 'DNS signature failed to verify',
    plain:
      'A general code of DNS. On a KMS host, it means that the host could not update its record.',
    causes: [
      'Another host owns the `_vlmcs` record; new host lacks write permission',
    ],
    fixes: [
      'Give the KMS host full control of the record',
      'Restart the Software Protection service',
    ],
    sources: ['event-12293'],
    note: 'Logged as event 12293 on the KMS host; success is event 12294.',
    page: '/online_kms',
  },
  {
    code: '0x8007251D',
    meaning: 'DNS query returned no records',
    ...noHostFound,
    causes: ['The KMS SRV record is missing'],
    branches: windowsByHost(connectToWork, findKmsHost),
    ...kmsHostPage,
  },
  {
    code: '0x8007267C',
    symbol: 'DNS_ERROR_NO_DNS_SERVERS',
    meaning: 'No DNS server configured on the computer',
    plain:
      "The PC doesn't know whom to ask for internet addresses, so it reaches no server.",
    causes: [
      'Network adapter has no DNS server entry',
      'DNS server unreachable',
    ],
    fixes: [readDnsServers],
    branches: {
      private: [
        'Set the DNS server to Automatic (DHCP) under Settings > Network & internet, and restart the router',
        activateAgain,
      ],
      work: [
        'Ask the administrator for the DNS servers of the network, and ping one of them',
        'Use a MAK with offline activation where no DNS exists',
      ],
    },
    sources: ['error-0x8007267c'],
    section: '/licensing-servers-issue#dns',
    page: '/online_kms',
  },
  {
    code: '0x80072EE2',
    meaning: 'Connection to a server timed out',
    plain:
      "A general code. During activation, Microsoft's server didn't answer in time, because something between it and the PC blocks the connection.",
    causes: [
      'No internet access, or a firewall, a proxy or a filter blocks the activation servers',
      'The network has IPv6 only',
    ],
    fixes: [
      'Restore the internet connection',
      testServers,
      readProxy,
      activateAgain,
    ],
    branches: {
      private: [tryOtherNetwork],
      work: [
        allowServers,
        'Use the proxy activation of VAMT, or activate offline, where no PC may reach the internet',
      ],
    },
    sources: ['esu-issues'],
    section: '/licensing-servers-issue#endpoints',
  },
  {
    code: '0x80072EE7',
    meaning: 'The name of a server could not be found',
    plain:
      "A general code. During activation, the PC can't find Microsoft's server. Usually DNS, the hosts file, or the connection is at fault.",
    causes: [
      "No internet or name resolution to Microsoft's activation service",
      'The hosts file, a filter or a DNS service blocks the name',
    ],
    fixes: [
      {
        text: 'Look up the name of the server, after `ipconfig /flushdns`',
        command: 'nslookup activation.sls.microsoft.com',
        shell: 'cmd',
        expect: 'An address, and not 0.0.0.0 or 127.0.0.1',
      },
      {
        text: 'Read the hosts file',
        command: 'type %windir%\\System32\\drivers\\etc\\hosts',
        shell: 'cmd',
        expect: 'No line without # that names a Microsoft host',
      },
      activateAgain,
    ],
    branches: {
      private: [tryOtherNetwork],
      work: [readProxy, allowServers],
    },
    sources: ['esu-issues', 'events-8200-8208'],
    note: 'Events 8200 and 8208 can carry this code; on their own they do not prove a license problem.',
    section: '/licensing-servers-issue#dns',
  },
  {
    code: '0x80072EFD',
    meaning: 'Connection to the server failed',
    plain:
      "A general code. During activation, a firewall, a proxy or the network blocks the connection to Microsoft's servers.",
    causes: ["A firewall, a proxy or the network blocks Microsoft's servers"],
    fixes: [testServers, readProxy],
    branches: {private: [tryOtherNetwork], work: [allowServers]},
    sources: ['common-update-errors'],
    note: 'Microsoft describes it for Windows Update; activation uses the same connection.',
    section: '/licensing-servers-issue#tests',
  },
  {
    code: '0x80072EFE',
    meaning: 'Connection to the server was closed',
    plain:
      "A general code. During activation, a firewall, a proxy or the network interrupts the connection to Microsoft's servers.",
    causes: [
      "A firewall, a proxy or the network interrupts the connection to Microsoft's servers",
    ],
    fixes: [
      'Try on another network, without a VPN and proxy',
      'Allow the Microsoft activation hosts in the firewall',
    ],
    sources: ['common-update-errors'],
    note: 'Microsoft describes it for Windows Update; activation uses the same connection.',
    page: '/licensing-servers-issue',
  },
  {
    code: '0x80072F8F',
    meaning: 'Secure connection failed',
    plain:
      'A general code: a secure connection failed. During activation, the date or the time of the PC is most often wrong.',
    causes: [
      'Date, time or time zone of the PC is wrong',
      'A proxy, a security product or an update server uses a certificate that Windows does not trust',
      'TLS 1.2 is not set up: on Windows 7 and Server 2008 R2, WinHTTP uses TLS 1.0 by default',
    ],
    fixes: [
      syncClock,
      activateAgain,
      'On Windows 7 and Server 2008 R2, install update KB3140245 and turn on TLS 1.2, as the TLS step shows',
    ],
    branches: {
      private: [
        'Try on another network, without a VPN, or with the HTTPS inspection of the antivirus turned off',
      ],
      work: [
        'Ask the administrator whether the proxy inspects HTTPS, and to exempt the activation addresses',
      ],
    },
    sources: ['error-0x80072f8f', 'common-update-errors', 'esu-issues'],
    note: 'Microsoft describes it for Windows Update and ESU keys; activation uses the same connection.',
    section: '/licensing-servers-issue#tls',
  },
  {
    code: '0x80072F8F-0x20000',
    context: 'Media Creation Tool',
    meaning: 'The tool has no secure connection to Microsoft',
    plain:
      "The Media Creation Tool could not connect to Microsoft securely. Windows 7 uses TLS 1.0 by default, which Microsoft's servers no longer accept.",
    causes: [
      'TLS 1.2 is off on Windows 7',
      'Date, time or time zone of the PC is wrong',
    ],
    fixes: [
      'Correct the date, the time and the time zone',
      'On Windows 7, install update KB3140245 and turn on TLS 1.2, as the TLS step shows',
      'If the code stays, make the media or download the ISO on another PC',
    ],
    evidence: 'community',
    sources: ['techlog-media-creation-tool', 'ms-kb3140245'],
    section: '/licensing-servers-issue#tls',
    page: '/genuine-installation-media',
  },
  {
    code: '0x80073712',
    symbol: 'ERROR_SXS_COMPONENT_STORE_CORRUPT',
    meaning: 'The component store of Windows is damaged',
    plain:
      'Files that Windows needs for an update or an edition change are missing or damaged.',
    causes: ['Files of an update or component are damaged or missing'],
    fixes: componentStoreSteps,
    sources: ['sdk-winerror'],
    section: '#repair-system-files',
    page: '/change_edition_issues',
  },
  {
    code: '0x8007371B',
    symbol: 'ERROR_SXS_TRANSACTION_CLOSURE_INCOMPLETE',
    meaning: 'Parts of the component store that are needed are missing',
    plain:
      'Files that Windows needs for an update or an edition change are missing or damaged.',
    causes: [
      'The component store is damaged, so an update or an edition change cannot finish',
    ],
    fixes: componentStoreSteps,
    sources: ['common-update-errors', 'sdk-winerror'],
    section: '#repair-system-files',
    page: '/change_edition_issues',
  },
  {
    code: '0x80080005',
    symbol: 'CO_E_SERVER_EXEC_FAILURE',
    meaning: 'A component of Windows could not be started',
    plain:
      "A part of Windows didn't start. Often the program only needs administrator rights.",
    causes: [
      'The program or script was not run as administrator',
      'A component hangs until the PC restarts, or is damaged',
    ],
    fixes: [
      'Restart the PC, and repeat the command as administrator',
      readServices,
      ...repairWindows,
      repairInPlace,
    ],
    sources: ['sdk-winerror'],
    section: '#licensing-services',
  },
  {
    code: '0x8008025C',
    context: 'Personal enrollment for Extended Security Updates (ESU)',
    meaning: 'The Microsoft account has too many devices',
    plain:
      'Your Microsoft account has no room for another device. All its devices in the Microsoft Store count, not only those in ESU.',
    causes: ['Ten devices are linked to the account'],
    fixes: [
      'Open `account.microsoft.com/devices/content`, and remove devices that you no longer use',
      'Select Enroll now again',
      'Sign in with another Microsoft account if you need them all, and enroll with that one',
    ],
    evidence: 'community',
    sources: ['ms-answers-esu-device-limit'],
    note: "Microsoft doesn't describe this code. Users traced it to the limit.",
    page: '/windows10_eol',
  },
  {
    code: '0x80092026',
    context: 'Validation update of Windows',
    meaning: 'Validation update blocked by a security setting',
    causes: ['A registry value for checking signatures is wrong'],
    fixes: [
      'Set `State` under `HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\WinTrust\\Trust Providers\\Software Publishing` to 0x23c00',
    ],
    sources: ['validation-error'],
  },
  {
    code: '0x80092328',
    meaning: 'DNS name does not exist',
    ...noHostFound,
    causes: [
      volumeEditionAtHome,
      'Work PC: the SRV record of the KMS host cannot be found',
    ],
    branches: windowsByHost(connectToWork, findKmsHost),
    ...kmsHostPage,
  },
  {
    code: '0x80096010',
    context: 'Windows Update',
    meaning: 'The signature of a file could not be verified',
    causes: [
      'SHA-2 support updates missing on Windows 7 or Server 2008',
      'The downloaded file is damaged or was changed',
    ],
    fixes: [
      'Install the SHA-2 prerequisite updates on Windows 7 or Server 2008',
      'Download the update again from Microsoft',
    ],
    sources: ['esu-issues'],
  },
  {
    code: '0x800F0805',
    meaning: 'Update is not a valid package for this Windows',
    plain:
      "The update isn't for this version or edition of Windows, or Windows is damaged.",
    causes: [
      'The registry lacks the entry of the base package of Windows (documented for Windows Server)',
      'The update is for another edition or version',
    ],
    fixes: [
      'Compare the version under Settings > System > About with the one that the update is for',
      ...repairWindows,
      'Repair Windows in place if the update fails again',
    ],
    sources: ['error-0x800f0805'],
    note: 'The fixes are general advice. Microsoft documents the code for Windows Server only.',
    section: '/windows10_eol#check-esu-license',
  },
  {
    code: '0x800F0922',
    symbol: 'CBS_E_INSTALLERS_FAILED',
    context: 'Windows Update or an optional feature, in general',
    meaning: 'Part of an update could not be installed, and it was rolled back',
    plain:
      "An update failed and Windows put the old state back. Your activation isn't affected.",
    causes: [
      'A general code: the reason is in the log `%windir%\\Logs\\CBS\\CBS.log`',
      'License tokens could not be updated, because accounts may not write to `%windir%\\System32\\spp` (documented for Windows Server 2016)',
      'A scheduled task of Windows is damaged',
      'EFI or System Reserved partition is full',
    ],
    fixes: [
      'Restart, disconnect a VPN, and install the update again',
      ...repairWindows,
      {
        text: 'Search the log, and follow the Microsoft article that fits the lines around the last hit',
        command: 'findstr /c:", Error" %windir%\\Logs\\CBS\\CBS.log',
        shell: 'cmd-admin',
        expect: 'Lines that name the part that failed',
      },
      'Repair Windows in place if no article matches',
    ],
    sources: ['common-update-errors', 'error-0x800f0922', 'press-0x800f0922'],
    section: '#repair-system-files',
  },
  {
    code: '0x800F0922',
    context: 'Update KB5068781 on Windows 10 with a Windows subscription',
    meaning: 'ESU update rolled back on subscription-activated Windows 10',
    causes: [
      'KB5068781 (November 2025) failed on devices using Windows subscription activation',
    ],
    fixes: [
      'Install the newest licensing preparation package for ESU, KB5126256 or later, and install the update again',
    ],
    evidence: 'reported',
    sources: ['windowsforum-esu'],
    note: "Press and community sites quote Microsoft's confirmation.",
    section: '/windows10_eol#check-esu-license',
  },
  {
    code: '0x800F0950',
    symbol: 'CBS_E_INVALID_WINDOWS_UPDATE_COUNT',
    context: 'Optional features, languages and .NET Framework 3.5',
    meaning: 'Windows Update did not offer the files of the feature',
    plain:
      "Windows found no files for the feature that you add. Your activation isn't affected.",
    causes: [
      'Updates are missing',
      'A preview build that is not enrolled in the Windows Insider Program',
      "Work PC: the organization's update server does not have the feature",
    ],
    fixes: ['Install all updates, restart, and add the feature again'],
    branches: {
      private: [
        'Sign in under Windows Insider Program in Settings if the PC has a preview build',
      ],
      work: [
        'Ask IT to let the PC get optional features from Windows Update instead of the update server (WSUS)',
      ],
    },
    caveats: ['fixes-inferred'],
    sources: ['device-portal', 'ms-windowsserverdocs-issue-2074'],
  },
  {
    code: '0x80190001',
    symbol: 'HTTP_E_STATUS_UNEXPECTED',
    context: 'Sign-in, Store or another web request',
    meaning: 'A server gave an unexpected answer to a web request',
    causes: ['A wrong date, a VPN, a proxy or the service itself'],
    fixes: [
      'Correct the date and the time zone, turn off a VPN, and sign in again',
      tryOtherNetwork,
      testServers,
    ],
    caveats: ['fixes-inferred'],
    sources: ['sdk-winerror'],
    page: '/licensing-servers-issue',
  },
  {
    code: '0x80190001',
    context: 'Upgrade to Windows 10',
    meaning: 'Files for the upgrade could not be downloaded',
    causes: ['Unexpected error while upgrade files were fetched'],
    fixes: [
      'Upgrade to Windows 11 instead if the PC meets its requirements, because support of Windows 10 has ended',
      "If it does not, run the Media Creation Tool from Microsoft's Windows 10 download page",
    ],
    sources: ['upgrade-resolution'],
    note: 'Documented for Windows 10 upgrades.',
    page: '/genuine-installation-media',
  },
  {
    code: '0x803F7001',
    meaning: 'No valid digital license or product key found for this device',
    plain:
      'Windows found neither a key nor a digital license for this PC. That is common after a new motherboard or a reinstall with another edition.',
    causes: [
      'Major hardware change, such as a new motherboard',
      'Windows was reinstalled with a different edition from the licensed one',
      'The device never had a license',
      'The edition is Enterprise LTSC 2021 or 2024, which has no digital license',
    ],
    fixes: [readEdition],
    branches: {
      private: [runTroubleshooter, chooseHardwareChange, enterOwnKey],
      work: [
        'Connect to the network of the organization (VPN) if the PC was activated there',
        askForKey,
      ],
    },
    evidence: 'reported',
    sources: ['hardware-change'],
    note: 'Consumer help pages agree on the meaning.',
    section: '/hwid#hardware-change',
  },
  {
    code: '0x803FA065',
    symbol: 'SL_REMAPPING_MDOLLAR_PRODUCT_KEY_OUT_OF_RANGE',
    meaning: 'Key is invalid',
    causes: ['Key not recognized by the digital license service'],
    fixes: ['Enter the key again'],
  },
  {
    code: '0x803FA066',
    symbol: 'SL_REMAPPING_MDOLLAR_INVALID_BINDING',
    meaning: 'Problem with the key',
    causes: ['Key and device binding not accepted'],
    fixes: ['Contact Microsoft support'],
  },
  {
    code: '0x803FA067',
    symbol: 'SL_REMAPPING_MDOLLAR_PRODUCT_KEY_BLOCKED',
    context: 'Activation',
    meaning: 'Key has been blocked',
    causes: ['The key is blocked'],
    branches: {
      private: [askSellerForReplacement],
      work: [askForKey],
    },
  },
  {
    code: '0x803FA067',
    context: 'Change of the edition, for example from Home to Pro',
    meaning: 'The key for the new edition is blocked, so nothing changed',
    causes: ['The key that you entered for the new edition is blocked'],
    branches: {
      private: [
        readEdition,
        'Enter a key that was sold for the new edition, or buy the upgrade in the Microsoft Store',
        askSellerForReplacement,
      ],
      work: [askForKey],
    },
    caveats: ['fixes-inferred'],
    page: '/change_edition_issues',
  },
  {
    code: '0x803FA068',
    symbol: 'SL_REMAPPING_MDOLLAR_INVALID_PRODUCT_KEY',
    meaning: 'Key rejected',
    causes: ['The key is not valid'],
    fixes: ['Enter the key again'],
    note: "The symbol says invalid key, Microsoft's message text says blocked.",
  },
  {
    code: '0x803FA06C',
    symbol: 'SL_REMAPPING_MDOLLAR_UNSUPPORTED_PRODUCT_KEY',
    meaning: 'Key is not supported',
    causes: ['Key type not accepted'],
    fixes: ['Use a key for the installed edition'],
  },
  {
    code: '0x803FA071',
    symbol: 'SL_REMAPPING_MDOLLAR_MAXIMUM_UNLOCK_EXCEEDED',
    meaning: 'Key has exceeded its unlock limit',
    plain: 'This key is in use on too many PCs.',
    causes: ['Key used on too many devices'],
    branches: unlockLimitSteps,
    sources: ['sdk-slerror', 'ms-product-activation-portal'],
    section: '/hwid#move-license',
  },
  {
    code: '0x803FA077',
    symbol: 'SL_REMAPPING_MDOLLAR_INVALID_PRODUCT_KEY_LENGTH',
    meaning: 'Key has the wrong length',
    causes: ['Characters are missing or extra'],
    fixes: ['Enter all 25 characters'],
  },
  {
    code: '0x803FA07F',
    symbol: 'SL_REMAPPING_MDOLLAR_DMAK_LIMIT_EXCEEDED',
    meaning: 'MAK limit exceeded',
    causes: ['This MAK has no activations left'],
    branches: raiseMakLimit,
  },
  {
    code: '0x803FA083',
    symbol: 'SL_REMAPPING_MDOLLAR_OEM_SLP_COA0',
    meaning: 'Key cannot be used for online activation',
    causes: ['Key type is not activated online'],
    fixes: ['Contact the manufacturer or Microsoft support'],
  },
  {
    code: '0x803FA0CB',
    symbol: 'SL_REMAPPING_MDOLLAR_PRODUCT_KEY_BLOCKED_IPLOCATION',
    meaning: 'Key blocked for this location',
    causes: ['The key is restricted by region'],
    fixes: ['Contact the seller'],
  },
  {
    code: '0x803FA400',
    symbol: 'SL_REMAPPING_MDOLLAR_FREE_OFFER_EXPIRED',
    meaning: 'Upgrade offer no longer exists',
    causes: ['Promotional upgrade has ended'],
    fixes: ['Activate with your own valid license'],
  },
  {
    code: '0x803FABB8',
    symbol: 'SL_REMAPPING_MDOLLAR_OSR_DONOR_HWID_NO_ENTITLEMENT',
    meaning: 'Old device has no Windows entitlement',
    causes: ['The chosen device never held a digital license'],
    fixes: ['Choose the right device', 'Enter a valid key'],
    page: '/hwid',
  },
  {
    code: '0x803FABB9',
    symbol: 'SL_REMAPPING_MDOLLAR_OSR_GENERIC_ERROR',
    meaning: 'Not eligible for reactivation',
    causes: ['The service refuses without a more precise reason'],
    ...supportOnly,
  },
  {
    code: '0x803FABBA',
    symbol: 'SL_REMAPPING_MDOLLAR_OSR_NO_ASSOCIATION',
    meaning: 'No association with the account',
    causes: ['License was not linked to this Microsoft account'],
    fixes: ['Sign in with the linked account', 'Enter a valid key'],
    page: '/hwid',
  },
  {
    code: '0x803FABBB',
    symbol: 'SL_REMAPPING_MDOLLAR_OSR_NOT_ADMIN',
    meaning: 'User is not an administrator',
    causes: ['The account is a standard one'],
    fixes: ['Sign in as administrator'],
    page: '/hwid',
  },
  {
    code: '0x803FABBC',
    symbol: 'SL_REMAPPING_MDOLLAR_OSR_USER_THROTTLED',
    meaning: 'Too many reactivations for the user',
    causes: ['The limit for the user is reached'],
    fixes: ['Wait, or contact Microsoft support'],
    page: '/hwid',
  },
  {
    code: '0x803FABBD',
    symbol: 'SL_REMAPPING_MDOLLAR_OSR_LICENSE_THROTTLED',
    meaning: 'Too many reactivations for the license',
    causes: ['The limit for the license is reached'],
    fixes: ['Wait, or contact Microsoft support'],
    page: '/hwid',
  },
  {
    code: '0x803FABBE',
    symbol: 'SL_REMAPPING_MDOLLAR_OSR_DEVICE_THROTTLED',
    meaning: 'Too many reactivations for the device',
    causes: ['The limit for the device is reached'],
    fixes: ['Wait, or contact Microsoft support'],
    page: '/hwid',
  },
  {
    code: '0x803FABBF',
    symbol: 'SL_REMAPPING_MDOLLAR_OSR_GP_DISABLED',
    meaning: 'Policy forbids reactivation',
    causes: ['A policy of the organization forbids it'],
    fixes: ['Ask the administrator to allow it'],
    page: '/hwid',
  },
  {
    code: '0x803FABC0',
    symbol: 'SL_REMAPPING_MDOLLAR_OSR_HARDWARE_BLOCKED',
    meaning: 'Device is blocked from reactivation',
    causes: ['The hardware is blocked'],
    ...supportOnly,
  },
  {
    code: '0x803FABC1',
    symbol: 'SL_REMAPPING_MDOLLAR_OSR_USER_BLOCKED',
    meaning: 'User is blocked from reactivation',
    causes: ['The account is blocked'],
    ...supportOnly,
  },
  {
    code: '0x803FABC2',
    symbol: 'SL_REMAPPING_MDOLLAR_OSR_LICENSE_BLOCKED',
    meaning: 'License is blocked from transfer',
    causes: ['The license is blocked'],
    ...supportOnly,
  },
  {
    code: '0x803FABC3',
    symbol: 'SL_REMAPPING_MDOLLAR_OSR_DEVICE_BLOCKED',
    meaning: 'Device is blocked from transfer',
    causes: ['The device is blocked'],
    ...supportOnly,
  },
  {
    code: '0xC0000022',
    symbol: 'STATUS_ACCESS_DENIED',
    context: '`slmgr` and the licensing service',
    meaning: 'Access was denied',
    plain:
      "A general code. During activation, the licensing service isn't allowed to read its own files or settings.",
    causes: [
      'The command was run without elevation',
      "A tool or an antivirus took the licensing service's permissions on its files or registry keys",
    ],
    fixes: [
      activateAgain,
      'Open Registry Editor, right-click `HKEY_USERS\\S-1-5-20`, select Permissions, and give `NETWORK SERVICE` Full Control and Read; then restart, and activate again',
      'Repair Windows in place from genuine media if the code stays, which also restores the rights on other files and keys',
    ],
    sources: ['sdk-ntstatus', 'windows-not-genuine-error'],
    note: 'Microsoft describes the registry repair for 0x80070005, the same fault with another number.',
    section: '#restore-rights',
  },
  {
    code: '0xC0000428',
    symbol: 'STATUS_INVALID_IMAGE_HASH',
    context: 'Start of a PC or of installation media, with `winload.efi`',
    meaning: 'The signature of a file could not be verified',
    plain:
      "The PC stopped before Windows started, because a file isn't signed as it should be. This has nothing to do with activation.",
    causes: [
      'Installation media that a tool built from update files, or changed',
      'A damaged or unsigned start file or driver',
    ],
    fixes: [
      "Download Microsoft's own ISO and make the USB drive again, if the code came from media",
      'Start the PC from such media if the code came from an installed Windows, and choose Repair my PC (Repair your computer on older media) > Troubleshoot > Startup Repair',
      'Read which file the message names; for a driver, uninstall the program that brought it',
    ],
    caveats: ['fixes-inferred'],
    sources: ['sdk-ntstatus', 'rufus-issue-2919'],
    page: '/genuine-installation-media',
  },
  {
    code: '0xC0020017',
    symbol: 'RPC_NT_SERVER_UNAVAILABLE',
    meaning: 'KMS host could not be contacted (event 8198)',
    ...kmsContact,
  },
  {
    code: '0xC0020036',
    symbol: 'EPT_NT_NOT_REGISTERED',
    meaning:
      'No more endpoints: the service that Windows called does not answer',
    plain: "A service that Windows needs for activation doesn't run.",
    causes: ['The licensing service (`sppsvc`) is damaged or does not start'],
    fixes: [
      readServices,
      {
        text: 'Restart the PC, and try to start the service',
        command: 'sc.exe start sppsvc',
        shell: 'cmd-admin',
        expect:
          '`START_PENDING`, or 1056 if it runs; 577 and 1060 are codes of a damaged or missing service',
      },
      ...repairWindows,
      'Repair Windows in place if the code stays',
    ],
    sources: ['sdk-ntstatus'],
    note: 'The header only says that no more endpoints are available; that the licensing service is meant is inferred.',
    section: '#licensing-services',
  },
  {
    code: '0xC004B007',
    symbol: 'SL_E_SRV_SERVER_PONG',
    meaning: 'Computer could not connect to the activation server',
    causes: ['The connection failed'],
    fixes: ['Check the internet connection, proxy and firewall'],
    page: '/licensing-servers-issue',
  },
  {
    code: '0xC004B008',
    symbol: 'SL_E_SRV_INVALID_PAYLOAD',
    meaning: 'Activation server could not activate the product',
    causes: ['Request data not accepted'],
    fixes: ['Wait, then try again', 'Contact Microsoft support'],
  },
  {
    code: '0xC004B011',
    symbol: 'SL_E_SRV_CLIENT_CLOCK_OUT_OF_SYNC',
    meaning: 'Computer clock is wrong',
    causes: ["The PC's date or time differs from the server's"],
    fixes: ['Synchronize date, time and time zone, then retry'],
    page: '/licensing-servers-issue',
  },
  {
    code: '0xC004B100',
    symbol: 'SL_E_SRV_GENERAL_ERROR',
    meaning: 'Activation server could not activate the product',
    causes: ['The MAK is not supported'],
    fixes: [
      'Confirm that the MAK is the one Microsoft issued',
      askCenter('Contact a [Licensing Activation Center]'),
    ],
    sources: ['activation-error-codes-article', 'sdk-slerror'],
  },
  {
    code: '0xC004C001',
    symbol: 'SL_E_CHPA_PRODUCT_KEY_OUT_OF_RANGE',
    meaning: 'Key rejected as invalid by the activation server',
    causes: ['The key is mistyped or not valid'],
    branches: {
      private: [enterOwnKey, askSellerForAnother],
      work: ['Enter the key again', callActivationCenter],
    },
    sources: ['activation-error-codes-article', 'sdk-slerror'],
  },
  {
    code: '0xC004C002',
    symbol: 'SL_E_CHPA_INVALID_BINDING',
    meaning: 'Problem with the product key',
    causes: ['Key and hardware binding not accepted'],
    fixes: ['Contact Microsoft support'],
  },
  {
    code: '0xC004C003',
    symbol: 'SL_E_CHPA_PRODUCT_KEY_BLOCKED',
    meaning: 'Key blocked by the activation server',
    plain:
      "Microsoft's server refuses this product key. A blocked key stays blocked. A digital license can often be restored.",
    causes: [
      'The key was reported as stolen or misused',
      'A trial or evaluation key has expired',
      'The key does not match the installed edition',
      'An on-premises key is used after moving the machine to Azure',
    ],
    fixes: [readEdition],
    branches: {
      private: [
        runTroubleshooter,
        chooseHardwareChange,
        'Without a digital license, go back to the key that came with the PC',
        'Ask the seller of a retail key for a replacement or a refund; repairing Windows does not unblock a key',
        "Compare the purchase with Microsoft's page `microsoft.com/howtotell`, where a counterfeit can be reported",
      ],
      work: [
        askCenter('Ask a [Licensing Activation Center] for a new MAK'),
        {
          text: 'Install the new key; type it in place of the Xs',
          command: 'slmgr /ipk XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
          shell: 'cmd-admin',
          expect: '"Installed product key … successfully"',
        },
        activateAgain,
        'On an Azure VM, use Azure KMS activation',
      ],
    },
    sources: [
      'activation-error-codes-article',
      'error-0xc004e002',
      'error-0xc004c003',
    ],
    note: "Microsoft's 2026 article covers MAK; the advice about retail sellers is general. On Windows Vista to 8.1, a damaged `Tokens.dat` can be the cause.",
    section: '/hwid#hardware-change',
  },
  {
    code: '0xC004C004',
    symbol: 'SL_E_CHPA_INVALID_PRODUCT_KEY',
    meaning: 'Key is invalid',
    plain: "Microsoft doesn't know this key. It's mistyped or not genuine.",
    causes: [
      'The activation server does not know the key: a typing error, or no genuine key',
    ],
    fixes: [
      readEdition,
      'Compare each character of the key, and enter it again on the Activation page (`ms-settings:activation`)',
    ],
    branches: {
      private: [askSellerForAnother, runTroubleshooter],
      work: [callActivationCenter, askForKey],
    },
    page: '/change_edition_issues',
  },
  {
    code: '0xC004C007',
    symbol: 'SL_E_CHPA_UNSUPPORTED_PRODUCT_KEY',
    meaning: 'Key is not supported',
    causes: ['Key type not accepted by the server'],
    fixes: ['Use a key for the installed edition'],
  },
  {
    code: '0xC004C008',
    symbol: 'SL_E_CHPA_MAXIMUM_UNLOCK_EXCEEDED',
    meaning: 'Key has exceeded its unlock limit',
    plain: 'This key was used too often or is in use on another PC.',
    causes: [
      'Private PC: the key is in use on another PC, or was activated too often',
      'Organization: a KMS host key was used on more than six computers, or more than ten times on one',
      'Organization: an image that contains a KMS host key was deployed too often',
    ],
    branches: unlockLimitSteps,
    sources: [
      'activation-error-codes-article',
      'sdk-slerror',
      'error-0xc004c008',
      'ms-product-activation-portal',
    ],
    note: "Microsoft's article says the key could not be used; the SDK header words it as the unlock limit.",
    section: '/hwid#move-license',
  },
  {
    code: '0xC004C00C',
    symbol: 'SL_E_CHPA_SYSTEM_ERROR',
    meaning: 'Activation server error',
    ...serverFault,
  },
  {
    code: '0xC004C00D',
    ...refusedLicense,
    symbol: 'SL_E_CHPA_INVALID_ACTCONFIG_ID',
    meaning: 'The activation server rejected the product key',
    plain:
      "Microsoft's activation server answered, and says that the product key is not valid.",
    causes: ['The key is not valid for this product'],
  },
  {
    code: '0xC004C00E',
    symbol: 'SL_E_CHPA_INVALID_PRODUCT_KEY_LENGTH',
    meaning: 'Key has the wrong length',
    causes: ['Characters are missing or extra'],
    fixes: ['Enter all 25 characters'],
  },
  {
    code: '0xC004C00F',
    symbol: 'SL_E_CHPA_INVALID_PRODUCT_KEY_FORMAT',
    meaning: 'Key has the wrong format',
    causes: ['The key was mistyped'],
    fixes: ['Enter the key again'],
  },
  {
    code: '0xC004C010',
    symbol: 'SL_E_CHPA_INVALID_PRODUCT_KEY_CHAR',
    meaning: 'Key contains an invalid character',
    causes: ['The key was mistyped'],
    fixes: ['Enter the key again'],
  },
  {
    code: '0xC004C012',
    symbol: 'SL_E_CHPA_NETWORK_ERROR',
    meaning: 'Activation server network error',
    causes: ['Network fault at the service'],
    fixes: ['Wait, then try again'],
    page: '/licensing-servers-issue',
  },
  {
    code: '0xC004C013',
    symbol: 'SL_E_CHPA_DATABASE_ERROR',
    meaning: 'Activation server error',
    ...serverFault,
  },
  {
    code: '0xC004C014',
    symbol: 'SL_E_CHPA_INVALID_ARGUMENT',
    meaning: 'Activation server error',
    causes: ["The server didn't accept the request"],
    fixes: ['Wait, then try again'],
  },
  {
    code: '0xC004C015',
    symbol: 'SL_E_CHPA_RESPONSE_NOT_AVAILABLE',
    meaning: 'Activation server gave no response',
    ...serverFault,
  },
  {
    code: '0xC004C016',
    symbol: 'SL_E_CHPA_OEM_SLP_COA0',
    meaning: 'Key cannot be used for online activation',
    causes: ['Key type is not activated online'],
    fixes: ['Contact the manufacturer or Microsoft support'],
  },
  {
    code: '0xC004C017',
    symbol: 'SL_E_CHPA_PRODUCT_KEY_BLOCKED_IPLOCATION',
    meaning: 'Key blocked for this location',
    causes: ['Key is restricted by region'],
    fixes: ['Contact the seller', 'Contact Microsoft support'],
  },
  {
    code: '0xC004C020',
    symbol: 'SL_E_CHPA_DMAK_LIMIT_EXCEEDED',
    meaning: 'MAK has exceeded its limit',
    causes: ['MAK activation count is used up'],
    branches: raiseMakLimit,
    sources: ['activation-error-codes-article', 'esu-issues'],
  },
  {
    code: '0xC004C021',
    symbol: 'SL_E_CHPA_DMAK_EXTENSION_LIMIT_EXCEEDED',
    meaning: 'MAK extension limit exceeded',
    causes: ['MAK extension count is used up'],
    branches: raiseMakLimit,
    sources: ['activation-error-codes-article'],
  },
  {
    code: '0xC004C030',
    symbol: 'SL_E_CHPA_TIMEBASED_ACTIVATION_BEFORE_START_DATE',
    meaning: 'Time-limited key used too early',
    causes: ['The start date is not reached'],
    fixes: ["Check the computer's clock", 'Wait for the start date'],
  },
  {
    code: '0xC004C031',
    symbol: 'SL_E_CHPA_TIMEBASED_ACTIVATION_AFTER_END_DATE',
    meaning: 'Time-limited key used too late',
    causes: ['The end date has passed'],
    fixes: ['Obtain a current license'],
  },
  {
    code: '0xC004C032',
    symbol: 'SL_E_CHPA_TIMEBASED_ACTIVATION_NOT_AVAILABLE',
    meaning: 'No further time-limited activation available',
    causes: ['The allowance is used up'],
    fixes: ['Obtain a current license'],
  },
  {
    code: '0xC004C050',
    symbol: 'SL_E_CHPA_GENERAL_ERROR',
    meaning: 'General activation server error',
    ...serverFault,
  },
  {
    code: '0xC004C060',
    symbol: 'SL_E_CHPA_DYNAMICALLY_BLOCKED_PRODUCT_KEY',
    meaning: 'Key has been blocked',
    causes: ['Key blocked by the service'],
    fixes: ['Contact the seller', 'Get a genuine key'],
  },
  {
    code: '0xC004C4A1',
    symbol: 'SL_E_INVALID_FILE_HASH',
    meaning: 'Validation found a file with the wrong hash',
    causes: ['A Windows file was changed or is damaged'],
    fixes: [
      'Repair Windows with `DISM /Online /Cleanup-Image /RestoreHealth` and `sfc /scannow`',
      'Repair Windows in place from genuine media if damage remains',
    ],
    page: '/genuine-installation-media',
  },
  {
    code: '0xC004C4A2',
    symbol: 'SL_E_VALIDATION_BLOCKED_PRODUCT_KEY',
    meaning: 'Validation found a blocked key',
    causes: [
      'The key is blocked',
      'January 2019 server change affected Windows 7 KMS clients with KB971033',
    ],
    fixes: [
      'Replace the key',
      'Remove KB971033 from volume-licensed Windows 7, then reactivate',
    ],
    sources: ['sdk-slerror', 'not-genuine-kms-clients'],
  },
  {
    code: '0xC004C4A4',
    symbol: 'SL_E_MISMATCHED_KEY_TYPES',
    meaning: 'Validation found a wrong key type',
    causes: ['Key type not valid for the system'],
    fixes: ['Use a key of the right type'],
  },
  {
    code: '0xC004C4A5',
    symbol: 'SL_E_VALIDATION_INVALID_PRODUCT_KEY',
    meaning: 'Validation found an invalid key',
    causes: ['The key is not valid'],
    fixes: ['Install your own genuine key'],
  },
  {
    code: '0xC004C532',
    symbol: 'SL_E_NOTIFICATION_GRACE_EXPIRED',
    meaning: 'Validation found an expired grace period',
    causes: ['Windows was not activated in time'],
    fixes: ['Activate Windows'],
  },
  {
    code: '0xC004C770',
    symbol: 'SL_E_CHPA_PRODUCT_KEY_BEING_USED',
    meaning: 'Key is in use by another user',
    causes: ['The key is already bound to another device or user'],
    fixes: [
      'Remove the key from the other device if the license allows it',
      'Contact Microsoft support',
    ],
  },
  {
    code: '0xC004D302',
    symbol: 'SL_REMAPPING_SP_PUB_TS_REARMED',
    meaning: 'License store was reset by a rearm',
    plain:
      'The licenses were reset, and Windows has to restart and activate again.',
    causes: [
      '`slmgr /rearm` or Sysprep reset the licensing state, and Windows has not been restarted or activated since',
    ],
    fixes: ['Restart the PC', activateAgain, ...repairWindows, repairInPlace],
    caveats: ['fixes-inferred'],
    page: '/evaluation_editions',
  },
  {
    code: '0xC004D307',
    symbol: 'SL_REMAPPING_SP_PUB_TS_MAX_REARM_REACHED',
    meaning: 'No rearm is left',
    causes: [
      '`slmgr /rearm` or Sysprep has used all rearms of this installation',
    ],
    fixes: [
      'See the number left in the line `Remaining Windows rearm count` of `slmgr /dlv`',
      'Activate with your own key or license; that needs no rearm',
      'Rebuild an image for Sysprep from the original media; on Windows 7, set `SkipRearm` in its answer file while you build it, and take it out before the last Sysprep',
    ],
    sources: ['skip-rearm', 'sdk-slerror'],
    page: '/evaluation_editions',
  },
  {
    code: '0xC004D401',
    symbol: 'SL_REMAPPING_SP_PUB_TAMPER_MODULE_AUTHENTICATION',
    meaning: 'System file mismatch in the licensing service',
    causes: [
      'A licensing file of Windows was changed, by a tool or by other software',
      'A licensing file of Windows is damaged',
    ],
    fixes: [
      'Repair Windows with `DISM /Online /Cleanup-Image /RestoreHealth` and `sfc /scannow`, then restart',
      'Uninstall software that changes system files, and retry',
      'If the code stays, repair Windows in place from genuine media',
    ],
    page: '/genuine-installation-media',
  },
  {
    code: '0xC004E002',
    symbol: 'SL_E_TOKEN_STORE_INVALID_STATE',
    meaning: 'License store holds inconsistent data',
    plain:
      'The file in which Windows keeps its licenses is damaged, or may not be read.',
    causes: ['`Tokens.dat` permissions are wrong', '`Tokens.dat` is corrupted'],
    fixes: [
      restartLicensing,
      activateAgain,
      "Restore the rights on `Tokens.dat` with `icacls` on Windows 7 to 8.1, as Microsoft's article shows",
    ],
    branches: {
      private: [rebuildTokens, repairInPlace],
      work: [
        'Ask the administrator for the KMS client key or MAK of the installed edition',
        rebuildTokens,
      ],
    },
    sources: ['error-0xc004e002', 'rebuild-tokens-dat'],
    section: '#rebuild-tokens',
  },
  {
    code: '0xC004E003',
    symbol: 'SL_E_EVALUATION_FAILED',
    meaning: 'License evaluation failed',
    causes: ['License data could not be evaluated'],
    fixes: [
      'Restart, and run `slmgr /ato` as administrator',
      'Repair Windows with `DISM /Online /Cleanup-Image /RestoreHealth` and `sfc /scannow`, then restart',
      'Enter the key of this PC again if Windows came with the PC, and ask the manufacturer if it fails',
    ],
  },
  {
    code: '0xC004E015',
    symbol: 'SL_E_EUL_CONSUMPTION_FAILED',
    meaning: 'License could not be consumed',
    plain: 'The file in which Windows keeps its licenses is damaged.',
    causes: ['`Tokens.dat` is corrupted'],
    fixes: [
      {
        text: 'Install the license files again, then restart',
        command: 'slmgr /rilc',
        shell: 'cmd-admin',
        expect: '"License files re-installed successfully"',
      },
    ],
    branches: {
      private: [enterOwnKey, rebuildTokens, repairInPlace],
      work: [
        'If the PC activates with KMS, install its KMS client key again, and activate',
        rebuildTokens,
      ],
    },
    sources: ['error-0xc004e015', 'rebuild-tokens-dat'],
    section: '#rebuild-tokens',
  },
  {
    code: '0xC004E016',
    symbol: 'SL_E_PKEY_INVALID_CONFIG',
    meaning: 'Key is invalid for this installation',
    plain:
      'The key is usually for another edition or version than the Windows on this PC.',
    causes: [
      'Key belongs to another edition, version or channel of Windows',
      'ESU key: its licensing preparation package is missing (documented for Windows Server 2012)',
    ],
    fixes: [readEdition, 'Compare it with the edition your key was sold for'],
    branches: {
      private: [
        'Enter the key on the Activation page (`ms-settings:activation`), which can also change the edition',
        installLicensedEdition,
      ],
      work: [
        'Convert an evaluation edition of Windows Server first',
        'Install the ESU prerequisites and restart if it is an ESU key',
        askForKey,
      ],
    },
    sources: ['esu-key-2012', 'sdk-slerror'],
    section: '/change_windows_edition#find-your-path',
    page: '/change_edition_issues',
  },
  {
    code: '0xC004E01B',
    symbol: 'SL_E_HWID_ERROR',
    meaning: 'Hardware information could not be collected in full',
    causes: ['A hardware query failed'],
    fixes: [
      'Remove software that hides hardware identifiers',
      'Update drivers',
      saveRecoveryKey,
      {
        text: 'Suspend [BitLocker], then update the firmware',
        to: '/faq#bitlocker-recovery-key',
      },
    ],
    page: '/issues_due_to_gaming_spoofers',
  },
  {
    code: '0xC004E01C',
    symbol: 'SL_E_PKEY_INVALID_KEYCHANGE1',
    meaning: 'Evaluation key is no longer valid',
    causes: ['The evaluation key has expired'],
    fixes: [
      'Install from licensed media, or convert the evaluation if it is Windows Server',
    ],
    page: '/evaluation_editions',
  },
  {
    code: '0xC004E01D',
    symbol: 'SL_E_PKEY_INVALID_KEYCHANGE2',
    meaning: 'New key cannot be used on this installation',
    causes: ['Key change not allowed for the installed type'],
    fixes: ['Use a key of a suitable type'],
    page: '/change_edition_issues',
  },
  {
    code: '0xC004E028',
    symbol: 'SL_E_ACTIVATION_IN_PROGRESS',
    meaning: 'Another activation is in progress',
    causes: ['A previous attempt has not finished'],
    fixes: ['Wait for it to finish, then retry'],
  },
  {
    code: '0xC004E029',
    symbol: 'SL_E_STORE_UPGRADE_TOKEN_REQUIRED',
    meaning: 'Store upgrade license needed',
    causes: ['Store license missing on the device'],
    fixes: ['Sign in to Microsoft Store and obtain the upgrade again'],
    page: '/change_edition_issues',
  },
  {
    code: '0xC004E02A',
    symbol: 'SL_E_STORE_UPGRADE_TOKEN_WRONG_EDITION',
    meaning: 'Store license is for another edition',
    causes: ['The Store license and the installed edition differ'],
    fixes: ['Obtain the right Store license'],
    page: '/change_edition_issues',
  },
  {
    code: '0xC004F004',
    symbol: 'SL_E_MISMATCHED_PKEY_RANGE',
    meaning: 'Key is outside the license range',
    causes: ['Key does not fit the installed license'],
    fixes: ['Use a key for the installed edition'],
  },
  {
    code: '0xC004F005',
    symbol: 'SL_E_MISMATCHED_PID',
    meaning: 'Key does not match the installed license',
    causes: ['Key and license differ'],
    fixes: ['Reinstall the key'],
  },
  {
    code: '0xC004F009',
    symbol: 'SL_E_GRACE_TIME_EXPIRED',
    meaning: 'Grace period has expired',
    plain:
      'The time to activate is over. Windows shows a notice; an evaluation shuts down every hour.',
    causes: ["Windows wasn't activated in time, and is in Notification state"],
    fixes: [
      'Activate with `slmgr /ato` as administrator, and look up the code that it shows',
      'Run the Activation troubleshooter on the Activation page (`ms-settings:activation`), or enter your own key there',
      askCenter(
        "If Windows refuses an organization's key, contact a [Licensing Activation Center]",
      ),
    ],
    sources: ['activation-error-codes-article'],
    page: '/check_activation_status',
  },
  {
    code: '0xC004F00F',
    symbol: 'SL_E_OUT_OF_TOLERANCE',
    meaning: 'Hardware differs too much from the activated hardware',
    plain:
      'Windows thinks that this is a different PC, or a work PC has not renewed its activation in time.',
    causes: [
      'A part was replaced, or the disk or image was moved to another PC',
      'Drivers were updated',
      'A work PC has not renewed with its KMS host for 180 days',
    ],
    fixes: ['Restart the PC', activateAgain],
    branches: {
      private: [runTroubleshooter, chooseHardwareChange, enterOwnKey],
      work: [
        'Connect to the network of the organization (VPN) before you activate with KMS',
        'Activate a MAK again online, or through the Product Activation Portal, before the grace period ends',
      ],
    },
    sources: ['activation-error-codes-article', 'hardware-change'],
    section: '/hwid#hardware-change',
  },
  {
    code: '0xC004F010',
    symbol: 'SL_E_INVALID_PKEY',
    meaning: 'Product key is invalid',
    causes: ['The key is not recognized'],
    fixes: ['Enter the key again'],
  },
  {
    code: '0xC004F011',
    symbol: 'SL_E_LICENSE_FILE_NOT_INSTALLED',
    meaning: 'License file is not installed',
    causes: ['Token issuance license missing', 'Smart card certificate absent'],
    fixes: [
      'Ignore the event if token-based activation is not used',
      'Reinstall the issuance license with `slmgr /ilc`',
    ],
    sources: ['event-12321'],
  },
  {
    code: '0xC004F012',
    symbol: 'SL_E_VALUE_NOT_FOUND',
    meaning: 'Licensing value not found',
    plain: "Windows can't find a part of its licensing data.",
    causes: ['Licensing data is missing or damaged'],
    fixes: [
      restartLicensing,
      reinstallLicenses,
      activateAgain,
      ...repairWindows,
      repairInPlace,
    ],
    section: '#licensing-services',
  },
  {
    code: '0xC004F013',
    symbol: 'SL_E_RIGHT_NOT_GRANTED',
    meaning: 'No permission to run the software',
    plain:
      "The license of this PC doesn't cover what is installed, or it has ended.",
    causes: [
      'License does not grant the right, for example to another edition or after it expired',
    ],
    fixes: [
      {
        text: 'See the license and its end date',
        command: 'slmgr /dlv',
        shell: 'cmd',
        expect: '`License Status: Licensed`, and no end date that has passed',
      },
      readEdition,
      activateAgain,
    ],
    branches: {private: [enterOwnKey], work: [askIt]},
    section: '#read-the-status',
  },
  {
    code: '0xC004F014',
    symbol: 'SL_E_PKEY_NOT_INSTALLED',
    meaning: 'No product key is installed',
    plain: 'Windows has no product key.',
    causes: ['The system has no key'],
    branches: {
      private: [
        readFirmwareKey,
        runTroubleshooter,
        'Enter the key you own for this edition on the Activation page (`ms-settings:activation`)',
      ],
      work: [
        {
          text: "Install the organization's MAK or KMS client key; type it in place of the Xs",
          command: 'slmgr /ipk XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
          shell: 'cmd-admin',
          expect: '"Installed product key … successfully"',
        },
        activateAgain,
      ],
    },
    sources: ['activation-error-codes-article'],
    note: 'Microsoft describes it for volume licenses; the steps for a private PC are general advice.',
    page: '/check_activation_status',
  },
  {
    code: '0xC004F015',
    symbol: 'SL_E_PRODUCT_SKU_NOT_INSTALLED',
    meaning: 'Required license is not installed',
    plain:
      "A license for the key is missing. At work, the organization's activation server is often too old for this Windows.",
    causes: [
      'KMS host key does not cover the client version',
      'KMS host lacks the required update',
    ],
    branches: windowsByHost(
      'Read event 12290 on the KMS host; detail 0xC004F042 confirms the cause',
      'Install the updates that the host needs for the client version',
      {
        text: 'Install the newer host key on the host',
        command: 'slmgr /ipk XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
        shell: 'cmd-admin',
        expect:
          '"Installed product key … successfully"; then activate the host',
      },
    ),
    sources: ['error-0xc004f015'],
    section: '/online_kms#host-setup',
  },
  {
    code: '0xC004F016',
    symbol: 'SL_E_NOT_SUPPORTED',
    meaning: 'Licensing request is not supported',
    causes: ['Operation not valid for this edition'],
    fixes: ['Check that the key type suits the edition'],
  },
  {
    code: '0xC004F017',
    symbol: 'SL_E_PUBLISHING_LICENSE_NOT_INSTALLED',
    meaning: 'License is not installed',
    plain:
      'The license files of Windows are missing. They can be installed again.',
    causes: ['License files of the installed product are missing'],
    fixes: [
      reinstallLicenses,
      activateAgain,
      ...repairWindows,
      'Repair Windows in place if the code stays',
    ],
    section: '#reinstall-in-place',
  },
  {
    code: '0xC004F021',
    symbol: 'SL_E_VALIDITY_TIME_EXPIRED',
    meaning: 'The license has expired',
    causes: ['Time-limited license ended'],
    fixes: ['Renew or replace the license'],
  },
  {
    code: '0xC004F025',
    symbol: 'SL_E_LUA_ACCESSDENIED',
    meaning: 'Administrator rights required',
    plain: 'The command only works for an administrator.',
    causes: ['The prompt is not elevated'],
    fixes: [
      'Open Start, type `cmd`, and select "Run as administrator"',
      activateAgain,
    ],
    branches: {
      private: [
        'Sign in with an administrator account if Windows asks for its password',
      ],
      work: [
        'Ask your IT department to run the command if you have no administrator account',
        'On a server that also shows 0x87E10BC6, install its KMS client setup key again with `slmgr /ipk`, restart, and activate',
      ],
    },
    sources: ['esu-issues', 'sdk-slerror', 'kms-client-keys'],
    page: '/check_activation_status',
  },
  {
    code: '0xC004F02C',
    symbol: 'SL_E_CIDIID_INVALID_DATA',
    meaning: 'Offline activation data has the wrong format',
    causes: ['Data typed for offline activation is wrong'],
    fixes: ['Enter the confirmation ID again, block by block'],
    sources: ['activation-error-codes-article'],
  },
  {
    code: '0xC004F02D',
    symbol: 'SL_E_CIDIID_INVALID_VERSION',
    meaning: 'Confirmation ID version is wrong',
    causes: ['The confirmation ID belongs to another version'],
    fixes: ['Obtain a new confirmation ID'],
  },
  {
    code: '0xC004F02F',
    symbol: 'SL_E_CIDIID_INVALID_DATA_LENGTH',
    meaning: 'Confirmation ID has the wrong length',
    causes: ['Digits are missing or extra'],
    fixes: ['Enter the confirmation ID again'],
  },
  {
    code: '0xC004F031',
    symbol: 'SL_E_CIDIID_MISMATCHED',
    meaning: 'Installation ID and confirmation ID do not match',
    causes: ['The two IDs belong to different requests'],
    fixes: ['Generate the installation ID again and repeat'],
  },
  {
    code: '0xC004F033',
    symbol: 'SL_E_PRODUCT_KEY_INSTALLATION_NOT_ALLOWED',
    meaning: 'Key may not be installed',
    causes: ['Policy or key type forbids it'],
    fixes: ['Read the Application event log for the reason'],
  },
  {
    code: '0xC004F034',
    symbol: 'SL_E_EUL_NOT_AVAILABLE',
    meaning: 'License is missing or invalid',
    plain: 'This PC has no license for the edition that is installed.',
    causes: [
      "This PC has no license for the installed edition, or Windows couldn't reach the server that has it",
      'A work PC with an Enterprise subscription has no Pro license: it has no key in the firmware, or it came with Home',
    ],
    fixes: [readEdition],
    branches: {
      private: [
        runTroubleshooter,
        chooseHardwareChange,
        'Enter the key you own for this edition, or reinstall the edition that your license is for',
      ],
      work: [
        connectToWork,
        'Ask the administrator for a Pro key if the PC has an Enterprise subscription',
      ],
    },
    sources: ['deploy-enterprise-licenses', 'sdk-slerror'],
    note: 'The article describes the case of the subscription.',
    section: '/hwid#hardware-change',
    page: '/change_edition_issues',
  },
  {
    code: '0xC004F035',
    symbol: 'SL_E_VL_NOT_WINDOWS_SLP',
    meaning: 'Volume key cannot be used on this computer',
    plain:
      'Windows refuses a volume key on this PC. With Windows 7 or Vista, the PC was sold without Windows, or its firmware is damaged.',
    causes: [
      'Windows 7 or Vista: the firmware has a licensing table (SLIC) without a Windows marker, as on a PC sold without Windows',
      'Windows 7 or Vista: the marker is damaged, for example after a change of the firmware',
    ],
    fixes: [
      'Use a valid MAK or retail key on a device with a qualifying license',
      'Ask the maker to repair the firmware if the PC came with Windows Vista or 7',
    ],
    sources: ['oem-activation', 'activation-error-codes-article'],
    note: 'Firmware without a SLIC table does not prevent KMS. The check is made on Windows Vista and 7 only, not on Windows Server.',
  },
  {
    code: '0xC004F038',
    symbol: 'SL_E_VL_NOT_ENOUGH_COUNT',
    meaning: 'KMS count is too low',
    plain:
      "The organization's activation server works, but too few PCs have asked it. On your own PC, that means a business key is installed.",
    causes: [
      'The host has counted fewer than 25 computers (5 for a server) in 30 days',
      'Cloned PCs have the same client machine ID (CMID), so they count as one',
    ],
    branches: windowsByHost(
      {
        text: 'See the count on the KMS host',
        command: 'slmgr /dli',
        shell: 'cmd',
        expect: '`Current count` of at least 25, or 5 for servers',
      },
      'Add computers until the threshold is reached',
      'Compare the `Client Machine ID` in `slmgr /dlv` of several clients, and generalize an image with duplicates with Sysprep',
      'Use a MAK or Active Directory-based activation in a small network',
    ),
    sources: ['activation-error-codes-article', 'error-0xc004f038'],
    section: '/online_kms#figures',
  },
  {
    code: '0xC004F039',
    symbol: 'SL_E_VL_BINDING_SERVICE_NOT_ENABLED',
    meaning: 'KMS is not enabled or did not answer',
    plain: notByHost,
    causes: ['The KMS host gave no answer', 'TCP port 1688 is filtered'],
    branches: windowsByHost(connectToWork, testKmsPort, checkKmsHost),
    ...kmsHostPage,
  },
  {
    code: '0xC004F041',
    symbol: 'SL_E_VL_KEY_MANAGEMENT_SERVICE_NOT_ACTIVATED',
    meaning: 'KMS host is not activated',
    plain: notByHost,
    causes: ['The host itself was never activated'],
    branches: windowsByHost(activateKmsHost),
    sources: ['activation-error-codes-article'],
    page: '/online_kms',
  },
  {
    code: '0xC004F042',
    symbol: 'SL_E_VL_KEY_MANAGEMENT_SERVICE_ID_MISMATCH',
    meaning: 'This KMS host cannot serve the product',
    plain: notByHost,
    causes: [
      'Client reached a host set up for another product or version',
      'The KMS host key is older than the client version',
      'Client was moved from another KMS environment',
    ],
    branches: windowsByHost(
      "Clear the host with `slmgr /ckms`, then set your organization's own host with `slmgr /skms`",
      'Install, on the host, the key that covers the client version',
    ),
    sources: ['activation-error-codes-article', 'error-0xc004f042'],
    page: '/online_kms',
  },
  {
    code: '0xC004F04D',
    symbol: 'SL_E_CIDIID_INVALID_CHECK_DIGITS',
    meaning: 'Installation ID or confirmation ID is invalid',
    causes: ['Confirmation ID is wrong'],
    fixes: [
      'Obtain the confirmation ID again',
      'Enter the confirmation ID with `slmgr /atp`',
    ],
    sources: ['esu-issues', 'sdk-slerror'],
  },
  {
    code: '0xC004F050',
    symbol: 'SL_E_INVALID_PRODUCT_KEY',
    meaning: 'Product key is invalid',
    plain:
      "Windows doesn't accept this key. It may be mistyped, or belong to another edition or version.",
    causes: [
      'Typing error',
      'Key belongs to another version or edition',
      'ESU prerequisites are missing, or the restart after them is',
      'Beta key used on a released version',
    ],
    fixes: [
      'Check that the key is typed correctly and belongs to this edition; replace pasted long dashes with hyphens',
      readEdition,
    ],
    branches: {
      private: [enterOwnKey, askSellerForAnother],
      work: [
        'Take the key for this version and edition from the Microsoft 365 admin center',
        'Install the ESU prerequisites and restart if it is an ESU key',
      ],
    },
    sources: ['activation-error-codes-article', 'esu-issues'],
    page: '/change_edition_issues',
  },
  {
    code: '0xC004F051',
    symbol: 'SL_E_BLOCKED_PRODUCT_KEY',
    meaning: 'Product key is blocked',
    causes: ['Microsoft blocked the key'],
    fixes: ['Install a different valid key'],
    sources: ['activation-error-codes-article'],
  },
  {
    code: '0xC004F055',
    symbol: 'SL_E_BASE_SKU_NOT_AVAILABLE',
    meaning: 'Base product is not available',
    causes: ['An add-on is installed without its base product'],
    fixes: ['Install the license of the base product first'],
  },
  {
    code: '0xC004F056',
    symbol: 'SL_E_VL_MACHINE_NOT_BOUND',
    meaning: 'Not activated through KMS',
    plain: notByHost,
    causes: [
      volumeEditionAtHome,
      'Work PC: it has not reached the KMS host for 180 days, or was never activated',
    ],
    branches: windowsByHost(connectToWork, findKmsHost, testKmsPort),
    sources: ['sdk-slerror', 'kms-client-keys'],
    section: '/licensing-servers-issue#test-kms',
    page: '/online_kms',
  },
  {
    code: '0xC004F057',
    symbol: 'SL_E_SLP_MISSING_ACPI_SLIC',
    meaning: 'Firmware lacks a required license table',
    plain:
      "The key belongs to a PC of a certain manufacturer, and this PC isn't recognized as one.",
    causes: [
      'The key of a manufacturer for Windows 7 or Vista is used on a PC of another maker, or on a newer one',
      'A firmware update or a new motherboard removed the table',
    ],
    fixes: [
      {
        text: 'See what kind of key is installed',
        command: 'slmgr /dli',
        shell: 'cmd',
        expect: '`OEM_SLP` in `Description` if the key needs that table',
      },
    ],
    branches: {
      private: [
        'Enter the key on the sticker of the PC, or your own retail key, and activate',
        'Ask the manufacturer to restore the firmware data after a repair',
      ],
      work: [askForKey],
    },
    sources: ['sdk-slerror', 'oem-activation'],
    page: '/check_activation_status',
  },
  {
    code: '0xC004F061',
    symbol: 'SL_E_PKEY_INVALID_UPGRADE',
    meaning: 'Key is for upgrades only',
    causes: ['You used an upgrade key on a clean installation'],
    fixes: [
      'Upgrade from a qualifying Windows version instead of installing clean',
      'Use a full license key',
    ],
  },
  {
    code: '0xC004F063',
    symbol: 'SL_E_SLP_OEM_CERT_MISSING',
    meaning: 'Required OEM license is missing',
    causes: [
      'Motherboard replaced without the service tag being written',
      'Firmware holds wrong product data',
    ],
    fixes: ['Ask the manufacturer to restore the firmware data'],
    sources: ['error-0xc004f063', 'sdk-slerror'],
    note: 'The article describes missing firmware license data; the header names a missing OEM certificate.',
  },
  {
    code: '0xC004F064',
    symbol: 'SL_E_NONGENUINE_GRACE_TIME_EXPIRED',
    meaning: 'Non-genuine grace period expired',
    causes: ['Windows found that it is not genuine'],
    fixes: [askCenter('Contact a [Licensing Activation Center]')],
    sources: ['activation-error-codes-article'],
  },
  {
    code: '0xC004F065',
    meaning: 'Running inside the non-genuine grace period',
    causes: ['Windows found that it is not genuine'],
    fixes: ['Install a genuine key and activate before the period ends'],
    sources: ['activation-error-codes-article', 'sdk-slerror'],
    note: 'The SDK header has only the informational form 0x4004F065.',
  },
  {
    code: '0xC004F069',
    symbol: 'SL_E_MISMATCHED_PRODUCT_SKU',
    meaning: 'Product not found for this key',
    plain: 'The key is for another edition than the Windows on this PC.',
    causes: [
      'Key belongs to another edition',
      'An evaluation edition of Windows Server takes no key of a full one',
    ],
    fixes: [readEdition],
    branches: {
      private: [
        'Enter the key on the Activation page (`ms-settings:activation`), which can also change the edition',
        installLicensedEdition,
      ],
      work: [
        {
          text: 'Convert an evaluation edition of Windows Server, with its target edition and your key',
          command:
            'DISM /Online /Set-Edition:ServerStandard /ProductKey:XXXXX-XXXXX-XXXXX-XXXXX-XXXXX /AcceptEula',
          shell: 'cmd-admin',
          expect: '"The operation completed successfully", and a restart',
        },
        askForKey,
      ],
    },
    section: '/change_windows_edition#find-your-path',
    page: '/evaluation_editions',
  },
  {
    code: '0xC004F06B',
    symbol: 'SL_E_VL_KEY_MANAGEMENT_SERVICE_VM_NOT_SUPPORTED',
    meaning: 'KMS not supported in this virtual machine',
    causes: ['This host key cannot be used in a virtual machine'],
    fixes: ['Use a physical host or a newer KMS host version'],
    page: '/online_kms',
  },
  {
    code: '0xC004F06C',
    symbol: 'SL_E_VL_INVALID_TIMESTAMP',
    meaning: 'KMS request time stamp is invalid',
    plain: notByHost,
    causes: [
      "The PC's clock differs from the KMS host's",
      'Windows Time service or NTP client not working',
    ],
    branches: windowsByHost(syncClock, setTimeServer),
    sources: ['activation-error-codes-article', 'error-0xc004f06c'],
    page: '/online_kms',
  },
  {
    code: '0xC004F074',
    symbol: 'SL_E_VL_BINDING_SERVICE_UNAVAILABLE',
    meaning: 'No KMS host could be contacted',
    plain: notByHost,
    causes: [
      volumeEditionAtHome,
      'Work PC: outdated `_vlmcs._tcp` record in DNS, TCP port 1688 blocked, or the licensing service stopped on the host',
      'Work PC: the clocks of PC and host differ by more than 4 hours, or the host is too old for the Windows of the PC',
    ],
    branches: windowsByHost(
      connectToWork,
      findKmsHost,
      testKmsPort,
      readKmsEvents,
      syncClock,
      listKmsHosts,
      clearKmsHost,
      {
        text: 'Ask the administrator whether the host has [the key and the update] for this version of Windows',
        to: '/online_kms#host-planning',
      },
    ),
    sources: [
      'error-0xc004f074',
      'activation-error-codes-article',
      'error-0xc004f06c',
      'kms-client-keys',
    ],
    section: '/licensing-servers-issue#test-kms',
    page: '/online_kms',
  },
  {
    code: '0xC004F075',
    meaning: 'Service is stopping, so the request failed',
    plain: 'The licensing service was just stopping. Usually, it starts again.',
    causes: ['The licensing service was stopping when Windows asked it'],
    fixes: ['Restart the PC', activateAgain, ...repairWindows, repairInPlace],
    caveats: ['cause-inferred', 'fixes-inferred'],
  },
  {
    code: '0xC004F07D',
    symbol: 'SL_E_INVALID_PRODUCT_KEY_TYPE',
    meaning: 'Key cannot be used for this activation type',
    causes: ['The key is of the wrong type'],
    fixes: ['Match the key to the activation method'],
  },
  {
    code: '0xC004F07F',
    symbol: 'SL_E_CIDIID_NOT_BOUND',
    meaning: 'Offline IDs are not bound to this computer',
    causes: ['Hardware or installation changed since the ID was issued'],
    fixes: ['Generate a new installation ID'],
  },
  {
    code: '0xC004F080',
    symbol: 'SL_E_LICENSE_NOT_BOUND',
    meaning: 'License is not bound to this environment',
    causes: ['Hardware or installation changed'],
    fixes: ['Activate again'],
  },
  {
    code: '0xC004F081',
    symbol: 'SL_E_VL_AD_AO_NOT_FOUND',
    meaning: 'Active Directory activation object missing or invalid',
    causes: ['No activation object in the forest'],
    fixes: [
      'Create or repair the activation object',
      'List the activation objects with `slmgr /ao-list`',
    ],
  },
  {
    code: '0xC004F083',
    symbol: 'SL_E_VL_AD_SCHEMA_VERSION_NOT_SUPPORTED',
    meaning: 'Active Directory schema too old',
    causes: ['Schema version does not support it'],
    fixes: ['Extend the Active Directory schema'],
  },
  {
    code: '0xC004F093',
    symbol: 'SL_E_SLP_MSOA_INVALID_PRODUCT_KEY',
    meaning: 'Key in firmware is invalid',
    causes: ['The embedded key is damaged or wrong'],
    fixes: ['Contact the manufacturer'],
  },
  {
    code: '0xC004F095',
    symbol: 'SL_E_SLP_MSOA_PRODUCT_KEY_MISMATCH',
    meaning: 'Edition of the key could not be matched',
    causes: ['Firmware key is for another edition'],
    fixes: ['Install the edition that the firmware key covers'],
  },
  {
    code: '0xC004F200',
    symbol: 'SL_E_NOT_GENUINE',
    meaning: 'Windows is in the non-genuine notification state',
    plain:
      "Windows thinks that its license isn't genuine. It keeps working, but shows a notice.",
    causes: [
      'Windows found that it is not genuine',
      'The licensing service lost its rights in the registry; another message then shows 0x80070005',
      'Update KB971033 on volume-licensed Windows 7, in January 2019',
    ],
    fixes: [
      {
        text: 'See what kind of key is installed',
        command: 'slmgr /dli',
        shell: 'cmd',
        expect: '`RETAIL`, `OEM` or `VOLUME` in `Description`',
      },
    ],
    branches: {
      private: [
        {
          text: 'Validate Windows again',
          command: 'slui.exe',
          shell: 'cmd',
          expect: 'The Activation page, or a window that goes online',
        },
        enterOwnKey,
        'Ask the seller for a working key or a refund if this one was refused',
      ],
      work: [
        askIt,
        "Remove update KB971033 on volume-licensed Windows 7, then rebuild the activation files as Microsoft's article shows",
      ],
    },
    sources: [
      'not-genuine-kms-clients',
      'windows-not-genuine-error',
      'sdk-slerror',
    ],
    section: '#restore-rights',
  },
  {
    code: '0xC004F210',
    symbol: 'SL_E_EDITION_MISMATCHED',
    meaning: 'License and installed edition differ',
    plain: 'Your license is for another edition than the Windows on this PC.',
    causes: [
      'Windows was reinstalled with another edition than the licensed one',
    ],
    fixes: [readEdition],
    branches: {
      private: [
        runTroubleshooter,
        'Reinstall the edition that your license is for, or enter your own key for the installed one',
      ],
      work: [askForKey],
    },
    section: '/change_windows_edition#find-your-path',
    page: '/change_edition_issues',
  },
  {
    code: '0xC004F211',
    symbol: 'SL_E_HWID_CHANGED',
    meaning: 'Hardware of the device may have changed',
    plain:
      'Windows thinks that this is a different PC, usually because the motherboard was replaced.',
    causes: [
      'Significant change such as a new motherboard',
      'Device no longer matches its digital license',
      "An OEM license stays with the old motherboard, unless that one was defective and you replaced it with the maker's equivalent",
    ],
    branches: {
      private: [
        runTroubleshooter,
        chooseHardwareChange,
        'Enter your own key; a retail license may move to the new hardware, an OEM license may not',
      ],
      work: [
        {
          text: 'Connect to the network of the organization (VPN), and activate',
          command: 'slmgr /ato',
          shell: 'cmd-admin',
          expect: '"Product activated successfully"',
        },
        askForKey,
      ],
    },
    sources: ['sdk-slerror', 'hardware-change'],
    note: "The SDK header gives the code and meaning; the fixes come from Microsoft's hardware change article, which does not list the code.",
    section: '/hwid#hardware-change',
  },
  {
    code: '0xC004F212',
    symbol: 'SL_E_OEM_KEY_EDITION_MISMATCH',
    meaning: 'OEM key is for another edition',
    causes: ['Edition chosen at setup differs from the firmware key'],
    fixes: ['Install the edition that came with the device'],
    page: '/change_edition_issues',
  },
  {
    code: '0xC004F213',
    symbol: 'SL_E_NO_PRODUCT_KEY_FOUND',
    meaning: 'No key found on the device',
    plain: 'Windows found no key and no digital license for this PC.',
    causes: [
      'No key and no matching digital license',
      'The motherboard was replaced',
    ],
    fixes: [readFirmwareKey],
    branches: {
      private: [runTroubleshooter, chooseHardwareChange, enterOwnKey],
      work: [
        'Ask your IT department for the key; a subscription needs an activated Pro',
      ],
    },
    sources: ['sdk-slerror', 'deploy-enterprise-licenses'],
    section: '/hwid#hardware-change',
  },
  {
    code: '0xC004F214',
    symbol: 'SL_E_DOWNLEVEL_SETUP_KEY',
    meaning: 'Problem with an older-version key',
    causes: ['Key from an earlier Windows version'],
    fixes: ['Use a key for the installed version'],
  },
  {
    code: '0xC004F215',
    symbol: 'SL_E_BIOS_KEY',
    meaning: 'Problem with the firmware key',
    causes: ['The embedded key cannot be used'],
    fixes: ['Contact the manufacturer'],
  },
  {
    code: '0xC004F301',
    symbol: 'SL_E_TKA_CHALLENGE_EXPIRED',
    meaning: 'Token activation challenge expired',
    causes: ['The activation took too long'],
    fixes: ['Repeat the activation'],
  },
  {
    code: '0xC004F305',
    symbol: 'SL_E_TKA_CERT_NOT_FOUND',
    meaning: 'No certificate can activate the product',
    causes: ['The certificate or smart card is absent'],
    fixes: ['Provide the required certificate'],
  },
  {
    code: '0xC004F306',
    symbol: 'SL_E_TKA_INVALID_SKU_ID',
    meaning: 'Edition does not support token activation',
    causes: ['The edition is not eligible'],
    fixes: ['Use another activation method'],
  },
  {
    code: '0xC004FC03',
    symbol: 'E_RM_UNKNOWN_ERROR',
    meaning: 'Network problem during activation',
    causes: ['The connection failed'],
    fixes: ['Check the internet connection, proxy and firewall, then retry'],
    page: '/licensing-servers-issue',
  },
  {
    code: '0xC004FC07',
    symbol: 'SL_E_VALIDITY_PERIOD_EXPIRED',
    meaning: 'Validity period expired',
    plain: 'The license has ended. Most often, this is an evaluation edition.',
    causes: [
      'An evaluation or a time-limited license ended',
      'The clock of the PC is wrong',
    ],
    fixes: [
      {
        text: 'See the kind of license and its end',
        command: 'slmgr /dlv',
        shell: 'cmd',
        expect: '`TIMEBASED_EVAL` in `Description` if it is an evaluation',
      },
      'Correct the date if it is wrong, and activate again',
    ],
    branches: {
      private: [
        'Install a full edition with your own license; client evaluations cannot be converted',
      ],
      work: [
        'Convert an evaluation of Windows Server with the key of your organization',
        askIt,
      ],
    },
    page: '/evaluation_editions',
  },
  {
    code: '0xC004FD00',
    symbol: 'SL_E_IA_THROTTLE_LIMIT_EXCEEDED',
    meaning: 'Too many automatic VM activation requests',
    causes: ['The request limit is reached'],
    fixes: ['Wait, then try again'],
  },
  {
    code: '0xC004FD01',
    symbol: 'SL_E_IA_INVALID_VIRTUALIZATION_PLATFORM',
    meaning: 'Not on a supported Hyper-V host',
    causes: ['AVMA key used in Azure or on another hypervisor'],
    fixes: ['Switch the VM to another activation type such as KMS'],
    sources: ['error-0xc004fd01-0xc004fd02', 'sdk-slerror'],
  },
  {
    code: '0xC004FD02',
    symbol: 'SL_E_IA_PARENT_PARTITION_NOT_ACTIVATED',
    meaning: 'Virtualization host is not activated',
    causes: ['AVMA used where the host cannot activate the guest'],
    fixes: ["Activate the host, or change the VM's activation type"],
    sources: ['error-0xc004fd01-0xc004fd02', 'sdk-slerror'],
  },
  {
    code: '0xC004FD03',
    symbol: 'SL_E_IA_ID_MISMATCH',
    meaning: 'Host cannot activate this guest edition',
    causes: ['The guest is newer than the host or not covered by it'],
    fixes: ['Use a supported host and guest pair'],
  },
  {
    code: '0xC004FD04',
    symbol: 'SL_E_IA_MACHINE_NOT_BOUND',
    meaning: 'Guest is not activated',
    causes: ['No current inherited activation'],
    fixes: [
      'Check that the host is activated and its data exchange service runs',
    ],
  },
  {
    code: '0xC004FE00',
    symbol: 'SL_E_TAMPER_RECOVERY_REQUIRES_ACTIVATION',
    meaning: 'Activation needed to recover the licensing store',
    plain:
      'The licensing data was changed, and Windows wants to activate again.',
    causes: ['The trusted store was changed, for example by a tool or malware'],
    fixes: [
      'Undo tools that changed licensing files, run a full antivirus scan, and restart',
      activateAgain,
      ...repairWindows,
    ],
    branches: {private: [enterOwnKey, repairInPlace], work: [askIt]},
    section: '#reinstall-in-place',
  },
  {
    code: '0xC0EA000A',
    symbol: 'ERROR_CLIP_LICENSE_DEVICE_ID_MISMATCH',
    context: 'Windows activation and Microsoft Store',
    meaning: 'License is bound to another device ID than that of this PC',
    plain:
      'The license belongs to other hardware, or a program changed the hardware numbers of this PC.',
    causes: [
      'The motherboard was replaced, or the disk was used in another PC',
      'A program altered the hardware identifiers',
    ],
    fixes: [
      {
        text: 'Remove any program that alters identifiers, restart, and read whether they are real',
        command:
          'Get-CimInstance Win32_BaseBoard | Format-List Manufacturer, Product, SerialNumber',
        shell: 'powershell',
        expect: 'The values of your motherboard',
      },
    ],
    branches: {
      private: [
        runTroubleshooter,
        chooseHardwareChange,
        enterOwnKey,
        'If the code stays, back up your files, then reset or reinstall Windows with the same edition',
      ],
      work: [askForKey],
    },
    sources: ['sdk-winerror'],
    note: 'Users report the causes; the fixes are general advice.',
    section: '/hwid#hardware-change',
  },
  {
    code: '0xC1900101',
    symbol: 'MOSETUP_E_SETUP_PLATFORM',
    meaning: 'The upgrade failed and was rolled back',
    plain:
      'The upgrade failed and Windows put the old version back. Usually a driver is at fault.',
    causes: ['Usually an incompatible driver'],
    fixes: [
      'Disconnect everything except the mouse, keyboard, and screen, and update drivers',
      {
        text: 'See what setup says failed',
        command: 'type %windir%\\Logs\\SetupDiag\\SetupDiagResults.xml',
        shell: 'cmd',
        expect:
          '`FailureData`, which says what failed, sometimes with the driver or program',
      },
      'Uninstall third-party antivirus, start Windows with a clean boot, and start setup again',
      saveRecoveryKey,
      {
        text: 'Suspend [BitLocker], update the firmware, and start setup again',
        to: '/faq#bitlocker-recovery-key',
      },
    ],
    sources: ['upgrade-resolution', 'setupdiag'],
    page: '/change_edition_issues',
  },
  {
    code: '0xC1900107',
    symbol: 'MOSETUP_E_CLEANUP_PENDING',
    meaning: 'Cleanup from an earlier attempt is pending',
    causes: ['A restart is outstanding'],
    fixes: ['Restart and retry', 'Run Disk Cleanup if a restart is not enough'],
    sources: ['upgrade-resolution'],
    page: '/change_edition_issues',
  },
  {
    code: '0xC190010A',
    symbol: 'MOSETUP_E_UNKNOWN_CMD_LINE',
    meaning: 'Unknown setup argument',
    causes: ['Wrong `setup.exe` switch'],
    fixes: ['Correct the command line'],
    caveats: ['fixes-inferred'],
    sources: ['upgrade-resolution'],
    page: '/change_edition_issues',
  },
  {
    code: '0xC190010B',
    symbol: 'MOSETUP_E_INSTALL_IMAGE_NOT_FOUND',
    meaning: 'Install image not found',
    causes: ['The media is incomplete'],
    fixes: ['Recreate the media'],
    ...upgradeAdvice,
  },
  {
    code: '0xC190010D',
    symbol: 'MOSETUP_E_INVALID_CMD_LINE',
    meaning: 'Invalid setup argument',
    causes: ['Wrong value for a `setup.exe` switch'],
    fixes: ['Correct the command line'],
    caveats: ['fixes-inferred'],
    sources: ['upgrade-resolution'],
    page: '/change_edition_issues',
  },
  {
    code: '0xC1900126',
    symbol: 'MOSETUP_E_GATHER_OS_STATE_SIGNATURE',
    meaning:
      'One of the parts of setup (GatherOsState) has an invalid signature',
    causes: ['Setup component altered or damaged'],
    fixes: ['Use unmodified media from Microsoft'],
    ...upgradeAdvice,
  },
  {
    code: '0xC19001E0',
    symbol: 'MOSETUP_E_GATHER_OS_STATE_FAILED',
    meaning: 'Setup could not run one of its parts (GatherOsState)',
    causes: ['Setup component failed'],
    fixes: ['Use unmodified media from Microsoft', 'Read the setup logs'],
    ...upgradeAdvice,
  },
  {
    code: '0xC1900200',
    symbol: 'MOSETUP_E_COMPAT_SYSREQ_BLOCK',
    meaning: "This PC doesn't meet the minimum requirements of the new Windows",
    causes: ['The hardware is below the requirements'],
    fixes: [
      'Check the requirements of the Windows version that you want to install',
    ],
    sources: ['upgrade-resolution'],
    page: '/change_edition_issues',
  },
  {
    code: '0xC1900202',
    symbol: 'MOSETUP_E_COMPAT_DOWNLOADREQ_BLOCK',
    meaning: 'Device does not qualify to download the update',
    causes: ['The hardware is below the requirements'],
    fixes: [
      'Check the requirements of the Windows version that you want to install',
    ],
    caveats: ['fixes-inferred'],
    sources: ['upgrade-resolution'],
    page: '/change_edition_issues',
  },
  {
    code: '0xC1900204',
    symbol: 'MOSETUP_E_COMPAT_MIGCHOICE_BLOCK',
    meaning: 'Chosen keep option is not available',
    causes: [
      'Edition of the target does not allow the migration choice, as from Enterprise to Home',
      'Language or architecture of the target differs',
    ],
    fixes: ['Use matching media', 'Choose another keep option'],
    caveats: ['fixes-inferred'],
    sources: ['upgrade-error-codes', 'upgrade-resolution'],
    page: '/change_edition_issues',
  },
  {
    code: '0xC1900205',
    symbol: 'MOSETUP_E_COMPAT_MIGCHOICE_CANCEL',
    meaning: 'Canceled because the chosen keep option is not available',
    causes: ['User stopped after the migration check failed'],
    fixes: ['Use matching media or another keep option'],
    sources: ['upgrade-resolution'],
    note: 'Microsoft lists the meaning; the reason is inferred from its upgrade rules.',
    page: '/change_edition_issues',
  },
  {
    code: '0xC1900208',
    symbol: 'MOSETUP_E_COMPAT_INSTALLREQ_BLOCK',
    meaning: 'Compatibility scan found a blocking app or driver',
    causes: ['Incompatible software or driver'],
    fixes: ['Remove or update the blocker'],
    sources: ['upgrade-resolution'],
    page: '/change_edition_issues',
  },
  {
    code: '0xC1900209',
    symbol: 'MOSETUP_E_COMPAT_INSTALLREQ_CANCEL',
    meaning: 'Upgrade canceled after the compatibility scan',
    causes: ['Setup can keep the data but not the installed apps'],
    fixes: ['Uninstall incompatible software and retry'],
    sources: ['upgrade-resolution'],
    page: '/change_edition_issues',
  },
  {
    code: '0xC190020E',
    symbol: 'MOSETUP_E_INSTALLDISKSPACE_BLOCK',
    meaning: 'Not enough disk space',
    causes: ['System drive is full'],
    fixes: [
      'Free space on the system drive',
      'Plug in a USB drive; setup can use its space',
    ],
    sources: ['upgrade-resolution'],
    page: '/change_edition_issues',
  },
  {
    code: '0xC1900215',
    symbol: 'MOSETUP_E_NO_MATCHING_INSTALL_IMAGE',
    meaning: 'No install image fits this system',
    causes: ['The media lacks the right edition'],
    fixes: ['Use media that contains the edition'],
    ...upgradeAdvice,
  },
  {
    code: '577',
    symbol: 'ERROR_INVALID_IMAGE_HASH',
    context: 'A service that does not start, such as `sppsvc`',
    meaning: 'Windows cannot verify the digital signature of a file',
    plain:
      'Windows refuses to start the service because one of its files was changed. Usually, malware did that.',
    causes: [
      'Malware that infects programs changed a file of the service; users usually traced the error to this',
      'The file is damaged, or was replaced by a tool or an update',
    ],
    fixes: [
      {
        text: 'Save your work and the BitLocker recovery key, suspend BitLocker, and let Microsoft Defender scan offline; the PC restarts',
        command: 'Start-MpWDOScan',
        shell: 'powershell-admin',
      },
      ...repairWindows,
      {
        text: 'Start the service again',
        command: 'sc.exe start sppsvc',
        shell: 'cmd-admin',
        expect: '`START_PENDING`; with 577 again, repair Windows in place',
      },
    ],
    sources: [
      'system-error-codes-500',
      'start-mpwdoscan',
      'ms-defender-offline',
    ],
    note: 'If malware was found, back up your files and install Windows afresh: removing it does not repair what it changed.',
    section: '#error-577',
  },
  {
    code: '1603',
    ...installationFailed,
  },
  {
    code: 'setup-key-matches-no-image',
    label: 'Setup message',
    meaning: 'The product key matches no image on the media',
    causes: [
      'Key in answer file, `EI.cfg`, `PID.txt` or firmware does not match the media',
    ],
    fixes: [
      'Correct or supply the key in the answer file or `PID.txt`',
      'Use media for the right edition',
    ],
    sources: ['key-matches-no-image'],
    page: '/genuine-installation-media',
  },
];
