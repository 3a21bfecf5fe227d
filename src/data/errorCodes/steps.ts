/** Steps that several entries share. One that fits a single entry stays in that entry. */
import type {
  CommandStep,
  ErrorStep,
  LimitedStep,
  LinkedStep,
  StepBranches,
} from './types';

export const activateAgain: CommandStep = {
  text: 'Activate',
  command: 'slmgr /ato',
  shell: 'cmd-admin',
  expect:
    '"Product activated successfully"; look up another code if it shows one',
};

/** For a private PC whose license is not found, or not for this hardware. */
export const runTroubleshooter =
  'Press Windows+R, enter `ms-settings:activation` and select OK; start the Activation troubleshooter, signed in with the Microsoft account that the license is linked to';

export const chooseHardwareChange =
  'If you replaced a part, choose "I changed hardware on this device recently", and select this PC';

export const enterOwnKey =
  'Press Windows+R, enter `ms-settings:activation` and select OK; change the product key to your own for the installed edition';

/** Before a step that touches the hardware, the firmware, the TPM, the boot mode, or the disk. */
export const saveRecoveryKey: CommandStep = {
  text: 'Save the BitLocker recovery key outside this PC; Home can have one, too',
  command: 'manage-bde -protectors -get C:',
  shell: 'cmd-admin',
  expect:
    'The key, 48 digits; "No key protectors found" means that there is none to save',
};

export const readEdition: CommandStep = {
  text: 'See which edition is installed',
  command: 'DISM /Online /Get-CurrentEdition',
  shell: 'cmd-admin',
  expect:
    '`Current Edition`, and after it the edition that your license is for',
};

export const installLicensedEdition =
  'If your license is for another edition, install that edition';

export const askSellerForAnother =
  'Ask the seller for another key or a refund if it is refused again';

export const askSellerForReplacement =
  'Ask the seller for a replacement or a refund';

export const askIt =
  'Send the code to your IT department, which owns the license';

export const askForKey =
  'Ask your IT department for the right key or the right edition; do not enter your own key';

/** A step with the addresses of the centers that know the keys of organizations. The brackets mark their link. */
export const askCenter = (text: string): LinkedStep => ({
  text,
  to: 'https://www.microsoft.com/Licensing/existing-customer/activation-centers',
});

export const callActivationCenter = askCenter(
  'If you manage the key, call a [Microsoft Licensing Activation Center]',
);

export const askForMoreActivations = askCenter(
  'Ask a [Licensing Activation Center] for more activations',
);

/** For a key that activates many PCs of an organization (MAK). */
export const raiseMakLimit: StepBranches = {
  private: [
    'Ask the seller for a retail key or a refund; this one is for organizations',
  ],
  work: [
    askForMoreActivations,
    'Use KMS or Active Directory-based activation if it refuses',
  ],
};

export const repairWindows: readonly CommandStep[] = [
  {
    text: 'Repair the component store',
    command: 'DISM /Online /Cleanup-Image /RestoreHealth',
    shell: 'cmd-admin',
    expect: '"The operation completed successfully"',
  },
  {
    text: 'Check the system files',
    command: 'sfc /scannow',
    shell: 'cmd-admin',
    expect: 'No violations, or repaired files; then restart',
  },
];

/** An update, an edition change or a repair may wait for it. */
export const finishUpdate =
  'Restart the PC, so that a pending update can finish, and try again';

export const restartAndActivate = 'Restart the PC and activate again';

export const repairInPlace =
  'If the code stays, repair Windows in place from genuine media';

export const restartLicensing: CommandStep = {
  text: 'Restart the licensing service, and wait 30 seconds',
  command: 'Restart-Service sppsvc -Force',
  shell: 'powershell-admin',
  expect: 'Nothing: that means it worked',
};

export const readServices: CommandStep = {
  text: 'See the services that activation needs',
  command:
    'Get-Service wuauserv, sppsvc, ClipSVC, LicenseManager | Format-Table Name, StartType',
  shell: 'powershell',
  expect: 'No `Disabled`; if there is one, undo the tool or policy that set it',
};

export const reinstallLicenses: CommandStep = {
  text: 'Install the license files again',
  command: 'slmgr /rilc',
  shell: 'cmd-admin',
  expect: '"License files re-installed successfully"; then restart',
};

export const readFirmwareKey: CommandStep = {
  text: 'Look for a key in the firmware',
  command: '(Get-CimInstance SoftwareLicensingService).OA3xOriginalProductKey',
  shell: 'powershell-admin',
  expect: 'The key of the manufacturer, or nothing if there is none',
};

/** The store holds every license of the PC. For Windows, Microsoft traces only these codes to it. */
export const rebuildTokens: LimitedStep = {
  text: 'If you have the key of Windows, and that of Office bought once or for an organization, rebuild `Tokens.dat`; otherwise, go to the next step',
  only: ['0xC004E002', '0xC004E015'],
};

/** What to do on a work PC where only a KMS host activates Windows; at home, that is the wrong license. */
export const windowsByHost = (...work: readonly ErrorStep[]): StepBranches => ({
  private: [
    {
      text: 'See what kind of key is installed',
      command: 'slmgr /dli',
      shell: 'cmd',
      expect:
        '`Description`; `VOLUME_KMSCLIENT` in it means that the key is for organizations only',
    },
    enterOwnKey,
    {
      text: 'If Windows refuses the key, [install the edition that you own]',
      to: '/change_windows_edition',
    },
  ],
  work,
});

export const connectToWork =
  "Connect to the organization's network (VPN), and activate again";

export const findKmsHost: CommandStep = {
  text: 'Look up the KMS host in DNS',
  command: 'nslookup -type=srv _vlmcs._tcp',
  shell: 'cmd',
  expect:
    'The host and port 1688; without a host, ask the administrator for the record',
};

export const testKmsPort: CommandStep = {
  text: "Test the port; type the host's name in place of `HOST`",
  command: 'Test-NetConnection HOST -Port 1688',
  shell: 'powershell',
  expect:
    '`TcpTestSucceeded : True`; if not, a firewall or the route blocks it',
};

export const readDnsSuffixes: CommandStep = {
  text: 'See which DNS suffixes are set',
  command: 'ipconfig /all',
  shell: 'cmd',
  expect: 'The suffix search list names the domain of the KMS host',
};

export const readDnsServers: CommandStep = {
  text: 'See which DNS servers are set',
  command: 'ipconfig /all',
  shell: 'cmd',
  expect: 'At least one address in `DNS Servers`',
};

export const readKmsEvents = 'Read event 12288 on the PC and 12290 on the host';

export const checkKmsHost = 'Check that the KMS host is running and activated';

export const activateKmsHost =
  'Activate the KMS host online, or with a confirmation ID from the Product Activation Portal';

/** The web page that replaced activation by phone: see `licensing-servers-issue#telephone`. */
export const activateOffline: CommandStep = {
  text: 'Read the installation ID, and get its confirmation ID in the Product Activation Portal, `visualsupport.microsoft.com`',
  command: 'slmgr /dti',
  shell: 'cmd-admin',
  expect:
    'The installation ID; `slmgr /atp` with the confirmation ID activates',
};

export const askAboutDns =
  'Ask the administrator whether these servers answer on port 53';

export const setTimeServer =
  "Set your organization's time server (AD DS or NTP) on the PC and the host";

/** `slmgr /dlv` names a host only while Windows is activated. */
export const listKmsHosts: CommandStep = {
  text: 'List the KMS hosts that are set on this PC',
  command:
    'reg query "HKLM\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\\SoftwareProtectionPlatform" /s /v KeyManagementServiceName',
  shell: 'cmd',
  expect: '"0 match(es) found", or your organization\'s host',
};

export const clearKmsHost: CommandStep = {
  text: 'Clear a wrong host, with the Activation ID at the end of its line if there is one, and activate again',
  command: 'slmgr /ckms',
  shell: 'cmd-admin',
  expect: '"Key Management Service machine name cleared successfully"',
};

/** The time service of a private PC is often stopped. */
export const syncClock: CommandStep = {
  text: 'Correct the date and the time zone, then sync the clock',
  command: 'net start w32time & w32tm /resync',
  shell: 'cmd-admin',
  expect: '"The command completed successfully" at the end',
  only: ['0x80072F8F', '0xC004F06C', '0xC004F074'],
};

export const testServers: CommandStep = {
  text: 'Test the connection to an activation server',
  command: 'Test-NetConnection licensing.mp.microsoft.com -Port 443',
  shell: 'powershell',
  expect: '`TcpTestSucceeded : True`',
};

export const readProxy: CommandStep = {
  text: 'See which proxy Windows uses',
  command: 'netsh winhttp show proxy',
  shell: 'cmd',
  expect: '"Direct access", or the proxy of your own network',
};

export const tryOtherNetwork =
  'Turn off a VPN, try another network such as a phone hotspot, and activate again';

export const allowServers =
  'Ask the administrator to allow the activation addresses in the firewall, without sign-in at the proxy';

/** Microsoft's repair of the installed Office; see `office-activation-process`. */
export const repairOffice =
  'Open `appwiz.cpl`, select the Office product, choose Change, then Repair';

export const activateOwnOffice =
  'Enter your own key under File > Account in Office, or sign in with the account that bought it';

export const restoreDeviceRights =
  'On Windows 7, open Registry Editor, right-click `HKEY_LOCAL_MACHINE\\SYSTEM\\CurrentControlSet\\Enum\\Root`, select Permissions > Advanced, and give the SYSTEM account back its Enumerate Subkeys right, also for the subkeys';

/** The same for Office. */
export const officeByHost = (...work: readonly ErrorStep[]): StepBranches => ({
  private: [
    'If your organization runs the KMS host, follow the steps for a work PC instead',
    'Find the Office that you own at `account.microsoft.com/services`, or buy one',
    "Uninstall this Office, which activates only in an organization's network, and install yours",
  ],
  work,
});
