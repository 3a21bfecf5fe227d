import {
  activateKmsHost,
  activateOwnOffice,
  askAboutDns,
  askCenter,
  askForMoreActivations,
  askSellerForAnother,
  askSellerForReplacement,
  callActivationCenter,
  checkKmsHost,
  connectToWork,
  findKmsHost,
  officeByHost,
  raiseMakLimit,
  readDnsServers,
  readDnsSuffixes,
  readKmsEvents,
  repairOffice,
  restoreDeviceRights,
  saveRecoveryKey,
  setTimeServer,
  syncClock,
  testKmsPort,
} from './steps';
import type {ErrorRecord} from './types';

const cspStatus = {
  context: 'Status value of the Office CSP, from a page dated 2018',
  sources: ['office-csp'],
} as const;

const getHelpResult = {
  context:
    'Result number of `GetHelpCmd.exe`, formerly `SaRAcmd.exe`; not an Office error',
  sources: ['office-activation-scenario', 'get-help-office-activation'],
} as const;

const leftovers = {
  meaning: 'Office setup failed',
  causes: ['Files of an earlier installation are still there'],
  fixes: [
    'Restart and install again',
    "Remove Office fully with Microsoft's uninstall troubleshooter, then reinstall",
  ],
  caveats: ['cause-inferred'],
  page: '/change_office_edition',
} as const;

const lostConnection = {
  meaning: 'Office setup lost its connection',
  causes: [
    'Antivirus, firewall or proxy blocks the installer',
    'Unstable connection',
  ],
  fixes: [
    'Restart and install again',
    'Use a wired connection',
    'Temporarily turn off third-party antivirus, proxy or VPN as policy allows',
    "Use Microsoft's offline installer",
  ],
} as const;

/** An error of volume activation, which Microsoft's page describes for Windows. */
const ofWindowsDocs = {
  caveats: ['windows-docs'],
  sources: ['activation-error-codes-article'],
} as const;

/** A general code, which any program that asks the network returns. */
const noHostForOffice = {
  ...ofWindowsDocs,
  context: 'Volume activation of Office',
  plain:
    "A general code. In volume activation, Office looked for an organization's activation server and didn't reach one.",
  page: '/online_kms',
} as const;

const lockedRegistryKey = {
  context: 'Windows Installer (MSI) setup of Office 2010 and earlier',
  causes: [
    'The account may not change the registry key that the message names',
    'Security software blocks the registry key',
  ],
  fixes: [
    'Run setup as administrator, with the security software turned off for that time',
    'Start Windows with a clean boot, and run setup again',
    'Give the group Everyone Full Control of the registry key that the message names, as Microsoft describes, and take it away again after setup',
  ],
  sources: ['office-1401'],
} as const;

const enableTls = 'On Windows 8.1 or earlier, enable TLS 1.2';

const removeOfficeCredentials = 'Remove saved Office credentials';

const resetOffice =
  "Reset the Microsoft 365 Apps activation state with Microsoft's reset tools";

const noConnection = {
  meaning: 'Office cannot connect to sign in',
  causes: [
    'TLS 1.2 is off (Windows 8.1 or earlier)',
    'Proxy or firewall blocks Microsoft sign-in addresses',
    'Windows reports no internet',
  ],
  fixes: [
    enableTls,
    'Allow the Microsoft 365 endpoints on the proxy and firewall',
    'Start the network list and network location services',
    'Remove saved `MicrosoftOffice16` credentials',
    {
      text: 'Reset Winsock, and restart',
      command: 'netsh winsock reset',
      shell: 'cmd-admin',
    },
  ],
  sources: ['office-0xcaa70007'],
} as const;

const hiddenByMasking = {
  meaning: 'Setup or update fails where FSLogix hides Office files',
  causes: [
    'An FSLogix app-masking rule hides `OfficeClickToRun.exe` or another Office program',
  ],
  fixes: [
    'List the rules with `frx.exe list-rules`',
    'Remove every rule that hides Office programs',
    'Uninstall Office, restart, and install it again',
  ],
  sources: ['office-30010-45'],
} as const;

const tryOtherNetworkForOffice =
  'Turn off a VPN and proxy, try another network such as a phone hotspot, and install again';

export const damagedFiles = {
  causes: ['Missing or damaged Office licensing files'],
  fixes: [repairOffice],
  caveats: ['cause-inferred'],
  sources: ['office-activation-process'],
} as const;

export const rejectedLicense = {
  causes: ["The server didn't accept the license data"],
  fixes: [repairOffice],
  caveats: ['cause-inferred'],
  sources: ['office-activation-process'],
} as const;

/**
 * Codes that Office shows while installing, activating or signing in.
 *
 * How to add an entry: as in `windows.ts`, and in addition
 * - write Office setup codes as Office prints them without the number in parentheses: `30015-1011`;
 * - use `caveats` instead of a note for the reservations listed in `types.ts`;
 * - if one code has two meanings, add two entries with a `context` that distinguishes them.
 */
export const officeErrorCodes: readonly ErrorRecord[] = [
  {
    code: '0x40E',
    meaning: 'Products in the account cannot be used on shared computers',
    causes: ['Plan lacks shared computer activation'],
    fixes: ['Assign a plan that supports shared computer activation'],
    sources: ['shared-computer-activation'],
    note: "The code is taken from the file name of the article's screenshot.",
  },
  {
    code: '0x420',
    meaning: 'Account was recently used on too many computers',
    causes: ['Limit on shared computers per user and period was exceeded'],
    fixes: ['Wait, or open a support request'],
    sources: ['shared-computer-activation'],
    note: "The code comes from the alternative text of the article's screenshot. The fix is general advice.",
  },
  {
    code: '0x426-0x0',
    context: 'Start of an app, "Something went wrong"',
    meaning: 'The Click-to-Run service of Office is not running',
    plain:
      'Office needs its service Microsoft Office Click-to-Run, and it is off. Your license is not affected.',
    causes: [
      'A tool or a list of startup programs turned off the service `ClickToRunSvc`',
      'Another program stops the service, such as an old sandbox',
    ],
    fixes: [
      {
        text: 'Let the service start with Windows',
        command: 'sc.exe config ClickToRunSvc start= auto',
        shell: 'cmd-admin',
        expect:
          '"ChangeServiceConfig SUCCESS"; with 1060, the service is missing, so repair Office',
      },
      {
        text: 'Start it now, then open the app again',
        command: 'sc.exe start ClickToRunSvc',
        shell: 'cmd-admin',
        expect: '`START_PENDING`, or 1056 if it runs already',
      },
      'Open `appwiz.cpl`, select the Office product, choose Change, then Online Repair',
    ],
    evidence: 'community',
    sources: [
      'sandboxie-issue-1482',
      'insight-30068-39',
      'system-error-codes-1000',
    ],
    note: 'The first half is the system error 1062, the service has not been started.',
    page: '/change_office_edition',
  },
  {
    code: '0x8004005',
    meaning: 'License cannot be verified on a shared computer',
    causes: [
      "Problem with the user's licensing token on the shared computer",
      'A tool such as Ohook turned on shared computer activation, as it does on Windows Server',
    ],
    fixes: [
      'Sign in to Office with the licensed account so that a new token is fetched',
      'Turn off shared computer activation if nobody needs it, and restart',
    ],
    sources: ['shared-computer-activation'],
    section: '/unsupported_products_activation#shared-computers',
    note: 'Printed with seven digits in the article; may be a typing slip for 0x80004005.',
  },
  {
    code: '0x4004F00C',
    symbol: 'SL_I_OOB_GRACE_PERIOD',
    causes: ['Product is not activated yet but still in grace'],
    fixes: [
      'Activate before the grace period ends; the code alone does not mean a fault',
    ],
    evidence: 'reported',
    sources: ['ospp-script', 'sdk-slerror'],
    note: '`ospp.vbs` prints this meaning beside OOB_GRACE, and the SDK header gives the same. Some consumer sites wrongly call it a hardware failure.',
    page: '/check_activation_status',
  },
  {
    code: '0x4004F040',
    symbol: 'SL_E_VL_INFO_PRODUCT_USER_RIGHT',
    causes: [
      'Reported with success; product activated but use rights should be checked',
    ],
    fixes: ['Confirm that the license covers this use; no repair is needed'],
    evidence: 'reported',
    sources: ['ospp-script', 'sdk-slerror'],
    note: 'Listed among the known codes in `ospp.vbs`; the meaning agrees with the SDK header.',
  },
  {
    code: '0x80004005',
    ...cspStatus,
    meaning: 'Volume license product requested through the CSP',
    causes: [
      'Deployment Tool used by the CSP could not install a volume license product',
    ],
    fixes: ['Use the Office Deployment Tool itself with a volume product ID'],
    note: 'Also seen in Click-to-Run logs. The statement dates from 2018.',
    page: '/change_office_edition',
  },
  {
    code: '0x8000FFFF',
    ...cspStatus,
    meaning: 'Uninstall asked for, but no Click-to-Run Office present',
    causes: ['There is nothing to remove'],
    fixes: ['Do nothing: there is no Click-to-Run Office to remove'],
    page: '/change_office_edition',
  },
  {
    code: '0x80041015',
    context: 'Start of an app, "while trying to install the product key"',
    meaning: 'Product key could not be installed',
    causes: [
      'Another Office product was added, or Office was reinstalled, after the update of May 2014',
    ],
    fixes: [
      repairOffice,
      'Remove Office 2013, if you have it, and install a current version; its support has ended',
    ],
    caveats: ['fixes-inferred'],
    sources: ['office-0x80041015'],
    page: '/change_office_edition',
  },
  {
    code: '0x800488FF',
    meaning: 'Sign-in failed with modern authentication off',
    causes: [
      'Office 2013 lacks modern authentication settings',
      'Federation server refuses the request (MSIS7068)',
    ],
    fixes: [
      'Enable modern authentication for Office 2013 or move to a supported version',
    ],
    sources: ['office-modern-authentication'],
  },
  {
    code: '0x8004FE33',
    meaning: 'MAK activation cannot pass an authenticating proxy',
    causes: [
      'The proxy demands a sign-in that the licensing service cannot give',
    ],
    fixes: [
      'Allow the activation addresses without proxy sign-in',
      'Activate with a confirmation ID from the Product Activation Portal, `visualsupport.microsoft.com`',
    ],
    sources: ['office-volume-activation', 'ms-product-activation-portal'],
    page: '/licensing-servers-issue',
  },
  {
    code: '0x80070005',
    context: '`ospp.vbs`',
    plain:
      'A general code. With `ospp.vbs`, the command needs the rights of an administrator. In Microsoft 365, the sign-in was denied access.',
    causes: ['The command was run without elevation'],
    fixes: [
      'Repeat the command in a prompt that you opened with "Run as administrator"',
    ],
    ...ofWindowsDocs,
    page: '/online_kms',
  },
  {
    code: '0x80070005',
    context: 'Microsoft 365 sign-in',
    causes: [
      'Windows is out of date',
      'Damaged cached sign-in or license data',
      'Damaged user profile',
    ],
    fixes: [
      'Install Windows updates',
      'Allow `Microsoft.AAD.BrokerPlugin` in the antivirus and the firewall',
      'Reset the activation state and clear saved Office credentials',
      'Run an Online Repair',
      'Try with a new Windows user profile',
    ],
    sources: ['office-0x80070005'],
    section: '#reset-office',
  },
  {
    code: '0x8007000D',
    context: 'Volume activation of Office',
    plain:
      "A general code. In volume activation, Office can't read the licensing data.",
    causes: ['Missing permissions on the `Enum\\Root` registry key'],
    fixes: [restoreDeviceRights],
    caveats: ['windows-docs'],
    sources: ['error-0x8007000d', 'ospp-script'],
    note: '`ospp.vbs` lists this code among its known KMS codes.',
  },
  {
    code: '0x8007007B',
    causes: [
      'Work PC: it is outside the network of the organization, or DNS has no `_vlmcs._tcp` record',
    ],
    branches: officeByHost(connectToWork, findKmsHost, readDnsSuffixes),
    ...noHostForOffice,
  },
  {
    code: '0x80070164',
    context: 'Microsoft 365 sign-in',
    meaning: 'Windows Information Protection blocks the sign-in',
    causes: ['Office apps are not in the allowed list'],
    fixes: ['Add the Office apps to the allowed list in the policy'],
    sources: ['office-sign-in'],
  },
  {
    code: '0x80070490',
    plain: 'A general code. If you entered a key, Office did not accept it.',
    causes: ['The key is mistyped or not valid'],
    fixes: ['Check the key and install it again from an elevated prompt'],
    ...ofWindowsDocs,
  },
  {
    code: '0x80070520',
    symbol: 'ERROR_NO_SUCH_LOGON_SESSION',
    context: 'Microsoft 365 sign-in',
    meaning: 'Sign-in session does not exist',
    plain:
      'A general code. In the sign-in of Office, an app runs as another user than the Windows session does.',
    causes: [
      'App was started as a different user than the Windows session',
      'Token data does not match after profile roaming',
    ],
    fixes: [
      'Sign in to Windows as the user who runs Office',
      'Avoid "Run as different user"',
    ],
    sources: ['office-80070520'],
    note: 'Microsoft prints it as 80070520.',
  },
  {
    code: '0x800706BA',
    causes: [
      "The KMS host's firewall blocks the connection",
      'The SRV record is outdated',
    ],
    branches: officeByHost(connectToWork, findKmsHost, testKmsPort),
    ...noHostForOffice,
  },
  {
    code: '0x8007232A',
    causes: ['DNS problem on the network'],
    branches: officeByHost(connectToWork, readDnsServers, askAboutDns),
    ...noHostForOffice,
  },
  {
    code: '0x8007232B',
    causes: [
      'No SRV record exists',
      'Client is on the wrong network',
      'The client should use a MAK instead',
    ],
    branches: officeByHost(
      connectToWork,
      findKmsHost,
      "Set your organization's own host with `ospp.vbs /sethst`",
      "Install your organization's MAK instead",
    ),
    ...noHostForOffice,
  },
  {
    code: '0x8007251D',
    causes: ['The KMS SRV record is missing'],
    branches: officeByHost(connectToWork, findKmsHost),
    ...noHostForOffice,
  },
  {
    code: '0x80072EFD',
    plain:
      'A general code. During activation, a firewall, an antivirus or a proxy keeps Office from the server.',
    causes: ['Firewall, antivirus or proxy blocks the connection'],
    fixes: [
      'Check the internet connection and proxy',
      'Allow Office through the firewall and antivirus',
      'Run the Office activation troubleshooter',
    ],
    sources: ['insight-0x80072efd'],
    section: '/licensing-servers-issue#tests',
  },
  {
    code: '0x80090016',
    symbol: 'NTE_BAD_KEYSET',
    context:
      'Microsoft 365 sign-in, "Trusted Platform Module has malfunctioned"',
    meaning: 'Stored key does not exist',
    plain:
      'A general code. In the sign-in of Office, the security chip of the PC lost the key of your account.',
    causes: [
      'The security chip (TPM) was reset, the motherboard replaced, or the disk moved to another PC',
      'Security software blocks the sign-in component of Windows',
    ],
    fixes: [
      'Sign out of Office, and remove each entry that begins with `MicrosoftOffice16` in Credential Manager > Windows Credentials',
      'Disconnect the account under Settings > Accounts > Access work or school, unless you sign in to Windows with it',
      'Restart, and sign in to Office again',
    ],
    branches: {
      private: [
        saveRecoveryKey,
        {
          text: 'Suspend [BitLocker], then install the firmware updates of the maker of the PC',
          to: '/faq#bitlocker-recovery-key',
        },
        'Save your files, and clear the TPM as the last step; it deletes all keys in the chip',
      ],
      work: [
        {
          text: 'Show the administrator how the PC is registered',
          command: 'dsregcmd /status',
          shell: 'cmd',
          expect: '`AzureAdPrt : YES`, and no error code',
        },
        'Ask IT to register the PC again; do not clear the TPM yourself',
      ],
    },
    sources: ['office-tpm', 'sdk-winerror'],
    section: '/office-license-is-not-genuine#sign-in',
  },
  {
    code: '0x80092328',
    causes: ['Work PC: the SRV record of the KMS host cannot be found'],
    branches: officeByHost(connectToWork, findKmsHost),
    ...noHostForOffice,
  },
  {
    code: '0x801C001D',
    meaning: 'Device cannot find its registration service point',
    causes: ['Service connection point is missing or unreadable'],
    fixes: ['Ask the administrator to repair the hybrid join configuration'],
    sources: ['office-tpm'],
  },
  {
    code: '0x8A010101',
    meaning: 'Activation error on the Mac, with its own Microsoft support page',
    causes: ['Microsoft names the code without a cause'],
    fixes: [
      'Follow the support page that the source names for this code',
      'Update Office, run the License Removal Tool, and sign in with a local user account (general Mac steps)',
    ],
    sources: ['office-mac-unknown-error'],
    page: '/office_for_mac',
  },
  {
    code: '0xC004B008',
    causes: ['Damaged local licensing or Office files'],
    fixes: [repairOffice],
    caveats: ['cause-inferred'],
    sources: ['office-activation-process'],
  },
  {
    code: '0xC004B100',
    causes: ['Damaged local licensing or Office files'],
    fixes: [
      'Open `appwiz.cpl`, select the Office product, choose Change, then Repair',
      'Run an Online Repair of a Click-to-Run installation',
      askCenter(
        'With a volume key, check that the MAK is the one Microsoft issued, or ask a [Licensing Activation Center]',
      ),
    ],
    caveats: ['cause-inferred'],
    sources: [
      'office-activation-process',
      'insight-0xc004b100',
      'activation-error-codes-article',
    ],
  },
  {
    code: '0xC004C001',
    causes: ['The key is mistyped or not valid'],
    branches: {
      private: [activateOwnOffice, askSellerForAnother],
      work: [
        'Check the key again in the Microsoft 365 admin center',
        callActivationCenter,
      ],
    },
    ...ofWindowsDocs,
  },
  {
    code: '0xC004C003',
    causes: ['Microsoft has blocked the key'],
    branches: {
      private: [askSellerForReplacement],
      work: [
        'Get a replacement key from your volume licensing agreement',
        'Install and activate with the new key',
      ],
    },
    caveats: ['windows-docs'],
    sources: ['activation-error-codes-article', 'error-0xc004c003'],
  },
  {
    code: '0xC004C008',
    causes: [
      'Host key passed its limit: up to 10 activations on at most 6 computers',
    ],
    branches: {
      private: [
        'Ask Microsoft support in the Get Help app, with the proof of purchase',
      ],
      work: [askForMoreActivations],
    },
    caveats: ['windows-docs'],
    sources: ['activation-error-codes-article', 'error-0xc004c008'],
    note: 'For other key types the SDK header words it as the unlock limit of the key.',
  },
  {
    code: '0xC004C00D',
    symbol: 'SL_E_CHPA_INVALID_ACTCONFIG_ID',
    ...rejectedLicense,
  },
  {
    code: '0xC004C020',
    causes: ['All activations on the MAK are used'],
    branches: raiseMakLimit,
    ...ofWindowsDocs,
  },
  {
    code: '0xC004C021',
    causes: ['The agreed extra activations are used up too'],
    branches: raiseMakLimit,
    ...ofWindowsDocs,
  },
  {
    code: '0xC004F005',
    causes: ['Leftover keys from an older Office 2013 setup'],
    fixes: [
      'List keys with `ospp.vbs /dstatus`',
      'Remove the stale key with `ospp.vbs /unpkey` using its last five characters',
      'Sign in again',
    ],
    sources: ['office-activation-from-365'],
    note: 'Appears as sample output in the source article.',
  },
  {
    code: '0xC004F009',
    causes: ["Office wasn't activated in time"],
    fixes: [
      'Check the status with `ospp.vbs /dstatus`',
      askCenter(
        'Activate with the right license, or contact a [Licensing Activation Center]',
      ),
    ],
    ...ofWindowsDocs,
    page: '/check_activation_status',
  },
  {
    code: '0xC004F00F',
    causes: [
      'A part was replaced, or the disk or image was moved to another PC',
      'Drivers were updated',
    ],
    branches: {
      private: [activateOwnOffice],
      work: [
        'With a MAK, activate again online or through the Product Activation Portal',
        'With KMS, restart the computer, or run `ospp.vbs /act` as administrator',
      ],
    },
    ...ofWindowsDocs,
    page: '/check_activation_status',
  },
  {
    code: '0xC004F010',
    causes: ['Wrong or mistyped key, or damaged license files'],
    fixes: [
      'Check that the key was typed correctly and belongs to this Office version and edition',
      'Open `appwiz.cpl`, select the Office product, choose Change, then Repair',
    ],
    caveats: ['cause-inferred'],
    sources: ['office-activation-process'],
  },
  {code: '0xC004F011', ...damagedFiles},
  {
    code: '0xC004F014',
    plain:
      'This license has no key. In a list of several, that is normal: only the one in use needs a key.',
    causes: ['Key was removed or never installed'],
    branches: {
      private: [activateOwnOffice],
      work: ['Install the key your organization was issued, then activate'],
    },
    caveats: ['windows-docs'],
    sources: ['activation-error-codes-article', 'ospp-script'],
    page: '/check_activation_status',
  },
  {
    code: '0xC004F015',
    ...damagedFiles,
    page: '/online_kms',
  },
  {code: '0xC004F016', ...damagedFiles},
  {code: '0xC004F017', ...damagedFiles},
  {
    code: '0xC004F02C',
    causes: ['Installation ID or confirmation ID was copied wrongly'],
    fixes: [
      'Get the installation ID again with `ospp.vbs /dinstid`, then enter the confirmation ID again',
    ],
    ...ofWindowsDocs,
    page: '/check_activation_status',
  },
  {code: '0xC004F034', ...damagedFiles},
  {
    code: '0xC004F038',
    causes: [
      'Fewer than 5 Office clients have contacted the host',
      'Cloned PCs have the same client machine ID (CMID), so they count as one',
    ],
    branches: officeByHost(
      'See the count on the host with `slmgr.vbs /dli` or `/dlv` and the Office activation ID',
      'Add clients until the Office count reaches 5',
      'Use MAK or Active Directory-based activation in small offices',
    ),
    caveats: ['windows-docs'],
    sources: ['activation-error-codes-article', 'kms-count'],
    page: '/online_kms',
  },
  {
    code: '0xC004F039',
    causes: ['The KMS host gave no answer'],
    branches: officeByHost(connectToWork, testKmsPort, checkKmsHost),
    ...ofWindowsDocs,
    page: '/online_kms',
  },
  {
    code: '0xC004F041',
    causes: ['Host key was installed but not activated'],
    branches: officeByHost(activateKmsHost),
    ...ofWindowsDocs,
    page: '/online_kms',
  },
  {
    code: '0xC004F042',
    causes: [
      'Host lacks a key for this Office version',
      'Client reached a host set up for another product or version',
    ],
    branches: officeByHost(
      'Point the client at the right host of your organization',
      'Install, on the host, the matching Office volume license pack and key',
    ),
    caveats: ['windows-docs'],
    sources: ['activation-error-codes-article', 'error-0xc004f042'],
    page: '/online_kms',
  },
  {
    code: '0xC004F050',
    causes: [
      'Typing error',
      'Key belongs to another version or edition',
      'Beta key used on a released version',
      'Copy and paste turned hyphens into dashes',
    ],
    fixes: ['Check the characters of the key and the product version'],
    ...ofWindowsDocs,
  },
  {
    code: '0xC004F051',
    causes: ["Key is on Microsoft's blocked list"],
    branches: {
      private: [askSellerForReplacement],
      work: ['Obtain a new key from your agreement'],
    },
    ...ofWindowsDocs,
  },
  {
    code: '0xC004F064',
    causes: ["Microsoft's activation checks judged the system not genuine"],
    fixes: [
      askCenter('Contact a [Licensing Activation Center]'),
      'Confirm where the license came from',
    ],
    ...ofWindowsDocs,
    page: '/office-license-is-not-genuine',
  },
  {
    code: '0xC004F065',
    causes: [
      "Microsoft's activation checks judged the system not genuine; grace keeps it running",
    ],
    fixes: [
      'Install a genuine key and activate before the grace period ends and notifications begin',
    ],
    ...ofWindowsDocs,
    page: '/office-license-is-not-genuine',
  },
  {
    code: '0xC004F069',
    plain:
      'The key is for another Office than the one on this PC: volume and retail, years and editions each have their own.',
    causes: ['Key of another Office, such as a volume key in a retail one'],
    fixes: [
      'Compare the Office that `ospp.vbs /dstatus` names with the one that your key was sold for',
      'Enter the key that came with this Office, or install the Office that your key is for',
    ],
    caveats: ['cause-inferred', 'fixes-inferred'],
    page: '/change_office_edition',
  },
  {
    code: '0xC004F06C',
    causes: ["The PC's clock differs from the KMS host's"],
    branches: officeByHost(syncClock, setTimeServer),
    caveats: ['windows-docs'],
    sources: [
      'activation-error-codes-article',
      'volume-activation-error-codes',
      'error-0xc004f06c',
    ],
    page: '/online_kms',
  },
  {
    code: '0xC004F074',
    causes: [
      'Work PC: outdated `_vlmcs._tcp` record in DNS, TCP port 1688 blocked, or the licensing service stopped on the host',
      'Work PC: the clocks of PC and host differ too much',
    ],
    branches: officeByHost(
      connectToWork,
      findKmsHost,
      testKmsPort,
      readKmsEvents,
      syncClock,
      'If Windows activates with the host, ask the administrator to install the Volume License Pack and the KMS host key of this version of Office on it',
    ),
    caveats: ['windows-docs'],
    sources: ['error-0xc004f074', 'activation-error-codes-article'],
    page: '/online_kms',
  },
  {
    code: '0xC004F075',
    symbol: 'SL_E_SERVICE_STOPPING',
    causes: ['Licensing service was shutting down during the request'],
    fixes: [
      'Restart the computer and try again',
      'Open `appwiz.cpl`, select the Office product, choose Change, then Repair',
    ],
    caveats: ['cause-inferred'],
    sources: ['office-activation-process'],
  },
  {
    code: '0xC0F10005',
    meaning: 'Blocked sign-in request in Office logs',
    causes: ['Non-persistent virtual desktops with federated single sign-on'],
    fixes: ['Open a Microsoft support case'],
    sources: ['office-2016-sign-in'],
  },
  {
    code: '0xCAA2000B',
    context: 'Sign-in of Office',
    meaning:
      'Service asked for is disabled, or does not exist in the directory',
    plain:
      'You signed in with the wrong account, or your organization lacks the service that Office asks for: its subscription lapsed, or somebody turned the service off.',
    causes: [
      'You signed in with an account of another organization, or with a private one',
      'The subscription of the organization lapsed, or an administrator disabled the service: the message then has AADSTS500014, most often for the app Microsoft Information Protection API',
      'The administrator did not set up the service, or removed it',
    ],
    fixes: [
      'Sign out of Office, and remove each entry that begins with `MicrosoftOffice16` in Credential Manager > Windows Credentials',
    ],
    branches: {
      private: [
        'Sign in with the Microsoft account that bought Office; `account.microsoft.com/services` lists its subscriptions',
      ],
      work: [
        {
          text: 'See which organization the PC belongs to',
          command: 'dsregcmd /status',
          shell: 'cmd',
          expect: '`TenantName` of the organization that licenses Office',
        },
        'Sign in with the account of that organization',
        'Send the code and the AADSTS number to IT; with AADSTS500014, they check that the subscription is active, then enable the app again in Entra > Enterprise applications',
      ],
    },
    caveats: ['fixes-inferred'],
    sources: ['web-provider-error', 'ms-aadsts500014', 'aadsts500014'],
    section: '/office-license-is-not-genuine#sign-in',
  },
  {
    code: '0xCAA50021',
    meaning: 'Activation sign-in failed',
    causes: [
      'Damaged cached sign-in data',
      'Broker plug-in blocked',
      'No license is assigned to the user',
      "The device's registration is turned off or outdated",
    ],
    branches: {
      private: [removeOfficeCredentials, resetOffice],
      work: [
        'Check that a license is assigned',
        'Check, as administrator, that users may join and register devices in the directory',
        removeOfficeCredentials,
        resetOffice,
        'Check the registration with `dsregcmd /status`, and ask IT to register the device again if needed',
      ],
    },
    sources: ['office-0xcaa50021'],
    section: '#reset-office',
  },
  {code: '0xCAA70007', ...noConnection},
  {code: '0xCAA80000', ...noConnection},
  {
    code: '0xD000000C',
    meaning: 'Activation failed on Mac',
    causes: ['Damaged or conflicting license files'],
    fixes: [
      'Close all Office apps',
      "Run Microsoft's License Removal Tool",
      'Sign in again',
    ],
    caveats: ['cause-inferred'],
    sources: ['insight-0xd000000c'],
    page: '/office_for_mac',
  },
  {
    code: '0xD000001C',
    meaning: 'Mac name contains unusable characters',
    causes: ['Computer name has special characters'],
    fixes: ['Rename the Mac with plain characters and activate again'],
    sources: ['office-mac-unknown-error'],
    page: '/office_for_mac',
  },
  {
    code: '0xD0001043',
    meaning: 'Activation server problem',
    causes: ['Temporary server problem'],
    fixes: [
      'Restart and sign in again',
      "Run Microsoft's License Removal Tool",
      'Reinstall Office',
    ],
    sources: ['office-mac-unknown-error'],
    page: '/office_for_mac',
  },
  {
    code: 'AADSTS50155',
    meaning: 'Device is not authenticated',
    causes: ['Device record was deleted'],
    fixes: [
      'Remove the work account under Settings > Accounts > Access work or school and add it again, unless you sign in to Windows with it',
      'Ask IT to join the PC again otherwise',
    ],
    sources: ['office-2016-sign-in'],
  },
  {
    code: 'AADSTS70002',
    meaning:
      'Credential validation error, seen with AADSTS135011 or AADSTS50155',
    causes: ['Device record is disabled or deleted'],
    fixes: [
      'Look up the second AADSTS number here; Event Viewer has it under Microsoft > Windows > AAD',
      'Ask IT to enable or recover the device',
    ],
    sources: ['office-2016-sign-in'],
  },
  {
    code: 'AADSTS135011',
    meaning: 'Device used for sign-in is disabled',
    causes: ['User, administrator or policy disabled the device'],
    fixes: ['Ask the administrator to enable the device in the directory'],
    sources: ['office-2016-sign-in'],
  },
  {
    code: 'AADSTS9002313',
    meaning: 'Invalid sign-in request',
    causes: [
      'TLS 1.2 is off (Windows 8.1 or earlier)',
      'Modern authentication components are turned off',
    ],
    fixes: [
      enableTls,
      'Turn modern authentication and the web account manager back on',
      resetOffice,
    ],
    sources: ['office-aadsts9002313', 'office-older-windows'],
    section: '#reset-office',
  },
  {
    code: '0-1036',
    meaning: 'Install or uninstall failed',
    causes: ['Earlier installation not cleanly removed'],
    fixes: [
      'Restart and install again',
      "Run Microsoft's uninstall troubleshooter",
      "Use Microsoft's offline installer",
    ],
    caveats: ['cause-inferred'],
    sources: ['insight-0-1036'],
    page: '/change_office_edition',
  },
  {
    code: '0-2031',
    ...hiddenByMasking,
    note: 'Follows 30010-45 when that message is closed. The same number also appears without FSLogix as a general Click-to-Run failure (public logs).',
  },
  {
    code: '12',
    context: 'Click-to-Run setup',
    meaning: 'Click-to-Run setup failed with a number containing 12',
    causes: [
      'Antivirus stops `dllhost.exe` reading the HKLM registry',
      'COM+ registration data does not match',
      'COM+ is disabled',
    ],
    fixes: [
      'Let `dllhost.exe` read the registry in the antivirus settings',
      'Check that `REGDBVersion` matches the `.clb` file in the Registration folder',
      'Check that `Com+Enabled` is 1 under `HKLM\\SOFTWARE\\Microsoft\\COM3`',
    ],
    sources: ['office-click-to-run-12'],
  },
  {
    code: '1401',
    ...lockedRegistryKey,
    meaning: 'Setup could not create a registry key',
  },
  {
    code: '1402',
    ...lockedRegistryKey,
    meaning: 'Setup could not open a registry key',
  },
  {
    code: '1406',
    ...lockedRegistryKey,
    meaning: 'Setup could not write a registry key',
  },
  {
    code: '1460',
    ...cspStatus,
    meaning: 'Deployment Tool download timed out',
    causes: ['Slow or blocked connection'],
    fixes: ['Check the network and retry'],
  },
  {
    code: '1602',
    ...cspStatus,
    meaning: 'User canceled the installation',
    causes: ['The user canceled it'],
    fixes: ['Start the installation again and let it finish'],
  },
  {
    code: '1603',
    context: 'Windows Installer (MSI) setup of Office 2010',
    meaning: 'Setup ended with a general failure',
    plain:
      'A general code: the installation failed. The log of the setup says why.',
    causes: [
      'Event log folder permissions were changed, for example by old Dell OpenManage software',
    ],
    fixes: [
      'Read the verbose Windows Installer log',
      'Restore the permissions on the winevt folders as Microsoft describes',
    ],
    sources: ['office-1603'],
    note: '0x80070005 from `CAQuietExec` appears in the same log.',
    page: '/change_office_edition',
  },
  {
    code: '1603',
    ...cspStatus,
    meaning: 'Pre-check failed',
    causes: [
      'MSI Office 2016 is present',
      'Installed bitness differs from the requested one',
    ],
    fixes: [
      'Remove the MSI product (RemoveMSI element) or match the installed bitness',
    ],
    page: '/change_office_edition',
  },
  {
    code: '1919',
    meaning: 'Setup cannot configure an ODBC data source',
    causes: ['ODBC registry keys are missing'],
    fixes: [
      'Back up the registry, then restore the missing ODBC keys as Microsoft describes',
    ],
    sources: ['office-1919'],
  },
  {
    code: '1935',
    meaning: 'Component error while installing a program',
    plain:
      'A general code: the installation of a program, such as Office, failed. Activation has nothing to do with it.',
    causes: [
      'An Office that came with the PC as an app of the Microsoft Store is still installed',
      'Office 2010: damaged .NET Framework or AppModel data',
    ],
    fixes: [
      'If the PC came with an Office, uninstall it in Settings > Apps, and restart',
      'Install your Office again',
      'For Office 2010, repair the .NET Framework',
      'For Office 2010, back up the registry, then remove the AppModel key as Microsoft describes',
    ],
    caveats: ['fixes-inferred'],
    sources: ['office-1935', 'officedocs-support-issue-90'],
    note: "Microsoft's article is about Office 2007 and 2010. Users report that an Office of the Store, which many PCs come with, stops the installation.",
  },
  {
    code: '17000',
    ...cspStatus,
    meaning: 'Click-to-Run client did not start',
    causes: ['Client process failed to start'],
    fixes: ['Restart and retry'],
    page: '/change_office_edition',
  },
  {
    code: '17001',
    ...cspStatus,
    meaning: 'Installation could not be queued',
    causes: ['Click-to-Run client problem'],
    fixes: ['Restart and retry'],
    page: '/change_office_edition',
  },
  {
    code: '17002',
    ...cspStatus,
    meaning: 'Installation did not complete',
    causes: [
      'A user or another setup canceled it',
      'The disk is full',
      'Unknown language ID',
    ],
    fixes: [
      'Free disk space, check the language ID, and retry with no other setup running',
    ],
    page: '/change_office_edition',
  },
  {
    code: '17003',
    ...cspStatus,
    meaning: 'Another Office operation is running',
    causes: ['An install or update is in progress'],
    fixes: ['Wait for it to finish'],
    page: '/change_office_edition',
  },
  {
    code: '17004',
    ...cspStatus,
    meaning: 'Installation failed and needs cleanup',
    causes: [
      'Unknown product ID',
      'Content missing on the CDN',
      'Signature check failed',
      'The installation was canceled',
    ],
    fixes: [
      'Check the product ID, language and version in `configuration.xml`',
    ],
    page: '/change_office_edition',
  },
  {
    code: '17005',
    ...cspStatus,
    meaning: 'Operation canceled as planned',
    causes: ['A planned cancellation'],
    fixes: ['If Office is missing, start its installation again'],
  },
  {
    code: '17006',
    ...cspStatus,
    meaning: 'Blocked by running Office apps',
    causes: ['Office apps open during an update'],
    fixes: ['Close the apps and retry'],
    page: '/change_office_edition',
  },
  {
    code: '17007',
    ...cspStatus,
    meaning: 'Cleanup was requested in a removal',
    causes: ['Removal needs cleanup first'],
    fixes: ['Run the removal again, then reinstall'],
    page: '/change_office_edition',
  },
  {
    code: '17100',
    ...cspStatus,
    meaning: 'Command line error',
    causes: ['Wrong command line sent to the client'],
    fixes: ['Check `configuration.xml` and the command'],
    page: '/change_office_edition',
  },
  {
    code: '25004',
    meaning: 'Product key cannot be used on this computer',
    causes: [
      'MSI Office 2013 is being installed over a manufacturer-installed Office 2013',
    ],
    fixes: ['Uninstall the preinstalled Office 2013, then install again'],
    sources: ['office-25004'],
    note: 'Shown with system error -1073422308.',
    page: '/change_office_edition',
  },
  {code: '30010-45', ...hiddenByMasking},
  {
    code: '30015-4',
    ...leftovers,
    sources: ['insight-30015-4'],
  },
  {
    code: '30015-25',
    ...leftovers,
    sources: ['insight-30015-25'],
  },
  {
    code: '30016-4',
    meaning:
      'Removal of Microsoft 365 Apps failed because the temp folder is on another drive',
    causes: ['`%temp%` is on another drive than `%ProgramFiles%`'],
    fixes: [
      "Remove Office completely with Microsoft's uninstall troubleshooter, restart, then reinstall if needed",
      'Point `%temp%` back to the system drive to remove the cause',
    ],
    sources: ['office-30016-4', 'insight-30016-4'],
    note: 'Both Microsoft texts describe the code while uninstalling, not while installing.',
    page: '/change_office_edition',
  },
  {
    code: '30029-1007',
    meaning: 'Office Deployment Tool cannot use the configuration file',
    plain: "The configuration file has a mistake, so the tool can't read it.",
    causes: [
      'The XML is not well formed, for example because an element is not closed',
      'A path is relative',
      'An argument or attribute is invalid',
    ],
    fixes: [
      'Open the file in Edge, which shows well-formed XML only, and correct the line that it names',
      'Write `SourcePath` in full, such as `C:\\ODT`, without the folder `Office` in it',
      {
        text: 'Start the tool from its own folder again',
        command: 'setup.exe /configure configuration.xml',
        shell: 'cmd-admin',
        expect: 'The window of the installation',
      },
    ],
    evidence: 'reported',
    sources: ['deploy-office-issue-13'],
    section: '/change_office_edition#if-it-does-not-work',
  },
  {
    code: '30034-4',
    ...leftovers,
    sources: ['insight-30034-4'],
  },
  {
    code: '30050-1039',
    meaning: 'Removal of an old Office part failed',
    causes: ['Office 2007 component left behind'],
    fixes: [
      'Use the latest Office Deployment Tool',
      'Remove the old Office first',
    ],
    caveats: ['fixes-inferred'],
    sources: ['office-30050-1039'],
    page: '/change_office_edition',
  },
  {
    code: '30068-39',
    meaning: 'Office service is disabled',
    causes: ['Microsoft Office Click-to-Run Service is disabled'],
    fixes: [
      'Open Services, set Microsoft Office Click-to-Run Service to Manual or Automatic, and start it',
    ],
    sources: ['insight-30068-39'],
  },
  {
    code: '30088-4',
    ...leftovers,
    sources: ['insight-30088-4'],
  },
  {
    code: '30088-26',
    ...hiddenByMasking,
    fixes: [
      {
        text: 'List the rules',
        command: '"%ProgramFiles%\\FSLogix\\Apps\\frx.exe" list-rules',
        shell: 'cmd-admin',
      },
      'Remove every rule that hides Office programs',
      'Uninstall Office, restart, and install it again',
    ],
  },
  {
    code: '30125-4',
    ...lostConnection,
    sources: ['insight-30125-4'],
  },
  {
    code: '30125-1011',
    ...lostConnection,
    sources: ['insight-30125-4'],
  },
  {
    code: '30174-4',
    ...lostConnection,
    meaning: 'Setup cannot connect',
    sources: ['insight-30174-4'],
  },
  {
    code: '30179-25',
    meaning: 'Office files could not be streamed',
    causes: ['Low disk space'],
    fixes: ['Free disk space and reinstall'],
    sources: ['insight-30179-25'],
  },
  {
    code: '30180-28',
    meaning: 'Update failed, poor connection',
    causes: ['Bad internet connection during an update'],
    fixes: ['Restart and update again', 'Use a wired connection'],
    sources: ['insight-30180-28'],
  },
  {
    code: '30182-1011',
    meaning: 'Setup could not download a required file',
    plain:
      "Office setup can't download a file, or can't find it in the folder you named.",
    causes: [
      '`SourcePath` names the wrong folder, or files of the bitness, channel or language are missing in it',
      'The account may not read the network share',
      'The connection to the download server is blocked',
    ],
    branches: {
      private: [tryOtherNetworkForOffice, "Use Microsoft's offline installer"],
      work: [
        'Name the parent of the folder `Office` in `SourcePath`, and check that you may read the share',
        {
          text: 'Fill gaps in the folder with the same file',
          command: 'setup.exe /download configuration.xml',
          shell: 'cmd-admin',
          expect: 'No text; the folder `Office` holds the version',
        },
        'Copy the folder to the PC, and install from there if the code stays',
      ],
    },
    evidence: 'reported',
    sources: ['deploy-office-issue-199'],
    section: '/change_office_edition#if-it-does-not-work',
  },
  {
    code: 'SaRA-30',
    ...getHelpResult,
    meaning: 'No Office installation found',
    causes: ['Office is not installed'],
    fixes: ['Install Office first'],
  },
  {
    code: 'SaRA-31',
    ...getHelpResult,
    meaning: 'No subscription Office found',
    causes: ['Installed Office is not a subscription version'],
    fixes: ['Check which Office product is installed'],
  },
  {
    code: 'SaRA-32',
    ...getHelpResult,
    meaning: 'Device-based subscription found',
    causes: ['Office uses device-based licensing'],
    fixes: ['Manage the license through the device group'],
  },
  {
    code: 'SaRA-33',
    ...getHelpResult,
    meaning: 'Elevated prompt needed',
    causes: ['Tool was not run as administrator'],
    fixes: ['Run the tool from an elevated prompt'],
  },
  {
    code: 'SaRA-34',
    ...getHelpResult,
    meaning: 'Shared computer activation is on',
    causes: ['Shared computer activation is configured'],
    fixes: ['Use `-RemoveSCA` only if the PC should not be shared'],
  },
  {
    code: 'SaRA-35',
    ...getHelpResult,
    meaning: 'Scenario failed',
    causes: ['Not specified by the tool'],
    fixes: ['Use the interactive troubleshooter in Get Help'],
  },
  {
    code: 'SaRA-36',
    ...getHelpResult,
    meaning: 'Office is ready; sign in to activate it',
    causes: ['The tool finished its task'],
    fixes: ['Start an Office app and sign in'],
  },
  {
    code: 'SaRA-37',
    ...getHelpResult,
    meaning: 'Office is already activated',
    causes: ['Office is activated; there is nothing to fix'],
    fixes: ['Do nothing: the code reports a normal state'],
  },
  {
    code: 'SaRA-38',
    ...getHelpResult,
    meaning: 'Activation failed, reason varies',
    causes: ['The message states it'],
    fixes: ['Read the message, which states the reason'],
  },
  {
    code: 'SaRA-39',
    ...getHelpResult,
    meaning: 'Office may not be activated',
    causes: ['Tool could not confirm activation'],
    fixes: ['Use the interactive troubleshooter in Get Help'],
  },
];
