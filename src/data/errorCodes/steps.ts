/** Steps that several entries share. One that fits a single entry stays in that entry. */
import type {CommandStep, ErrorStep, LimitedStep} from './types';

export const activateAgain: CommandStep = {
  text: 'Activate',
  command: 'slmgr /ato',
  shell: 'cmd-admin',
  expect:
    '"Product activated successfully"; look up another code if it shows one',
};

/** For a private PC whose license is not found, or not for this hardware. */
export const runTroubleshooter =
  'Press Windows+R, run `ms-settings:activation`, and start the Activation troubleshooter, signed in with the Microsoft account that the license is linked to';

export const chooseHardwareChange =
  'Choose "I changed hardware on this device recently" there if you replaced a part, and select this PC';

export const enterOwnKey =
  'Enter a key of your own for the installed edition on the Activation page (`ms-settings:activation`)';

export const readEdition: CommandStep = {
  text: 'Read the installed edition',
  command: 'DISM /Online /Get-CurrentEdition',
  shell: 'cmd-admin',
  expect: '`Current Edition` has to be the edition that your license is for',
};

export const installLicensedEdition =
  'Install the edition that your license is for if it is another one';

export const askIt =
  'Send the code to your IT department, which owns the license';

export const askForKey =
  'Ask your IT department for the right key or the right edition; do not enter a key of your own';

export const callActivationCenter =
  'Call a Microsoft Licensing Activation Center if you manage the key';

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
    expect: 'No violations, or damaged files that were repaired; then restart',
  },
];

export const repairInPlace =
  'Repair Windows in place from genuine media if the code stays';

export const restartLicensing: CommandStep = {
  text: 'Restart the licensing service, and wait 30 seconds',
  command: 'Restart-Service sppsvc -Force',
  shell: 'powershell-admin',
  expect: 'No text, which means that it worked',
};

export const readServices: CommandStep = {
  text: 'Read the services that activation needs',
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

/** The store holds every license of the PC. Microsoft traces only these codes to it. */
export const rebuildTokens: LimitedStep = {
  text: 'Rebuild `Tokens.dat`, with your product key at hand, because you enter it again afterwards',
  only: ['0xC004E002', '0xC004E015'],
};

/** For a private PC that has a key for the KMS host of an organization. */
export const leaveVolumeLicense: readonly ErrorStep[] = [
  {
    text: 'Read the kind of key',
    command: 'slmgr /dli',
    shell: 'cmd',
    expect:
      '`VOLUME_KMSCLIENT` in `Description` if the key is for organizations only',
  },
  enterOwnKey,
  'Install the edition that you own if Windows refuses the key',
];

export const connectToWork =
  'Connect to the network of the organization (VPN), and activate again';

export const findKmsHost: CommandStep = {
  text: 'Look up the KMS host in DNS',
  command: 'nslookup -type=srv _vlmcs._tcp',
  shell: 'cmd',
  expect:
    'The host and port 1688; without a host, ask the administrator for the record',
};

export const testKmsPort: CommandStep = {
  text: 'Test its port, with its name for `HOST`',
  command: 'Test-NetConnection HOST -Port 1688',
  shell: 'powershell',
  expect:
    '`TcpTestSucceeded : True`; if not, a firewall or the route blocks it',
};

export const clearKmsHost: CommandStep = {
  text: 'Clear a wrong fixed host, and activate again',
  command: 'slmgr /ckms',
  shell: 'cmd-admin',
  expect: '"Key Management Service machine name cleared successfully"',
};

/** The time service of a private PC is often stopped. */
export const syncClock: CommandStep = {
  text: 'Correct the date and the time zone, then set the clock by its time server',
  command: 'net start w32time & w32tm /resync',
  shell: 'cmd-admin',
  expect: '"The command completed successfully" at the end',
  only: ['0x80072F8F', '0xC004F06C', '0xC004F074'],
};

export const testServers: CommandStep = {
  text: 'Test the way to an activation server',
  command: 'Test-NetConnection licensing.mp.microsoft.com -Port 443',
  shell: 'powershell',
  expect: '`TcpTestSucceeded : True`',
};

export const readProxy: CommandStep = {
  text: 'Read the proxy of Windows',
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

/** For a private PC with an Office that only activates in an organization. */
export const leaveVolumeOffice: readonly ErrorStep[] = [
  'Uninstall this Office, which activates only in the network of an organization',
  'Install the Office that you own from `account.microsoft.com/services`, or buy one',
];
