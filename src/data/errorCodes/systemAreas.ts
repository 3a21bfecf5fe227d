import {finishUpdate} from './steps';
import type {AreaRow} from './types';

/**
 * Codes of networks, WMI, servicing, setup and sign-in that appear while activating and have no entry in `windows.ts`
 * or `office.ts`. The instructions are at `ErrorArea` in `types.ts`.
 */
export const systemAreas: readonly AreaRow[] = [
  {
    title: "Connection to Microsoft's servers",
    about:
      'The PC could not reach a server, or a proxy or firewall stopped the answer.',
    form: /^0x80072(?:7[\dA-F]|A[\dA-E]|E[EF]|F[\dA])[\dA-F]$|^0x8019[\dA-F]{4}$/,
    advice: [
      'Open a web page on the same PC, and turn off a VPN for the test',
      {
        text: 'Test the connection to the licensing servers',
        to: '/licensing-servers-issue',
      },
      'Allow the addresses in the firewall and the proxy, or ask your IT department to',
    ],
    sources: ['sdk-wininet', 'sdk-winerror'],
  },
  {
    title: 'Certificates and encryption',
    about: 'The secure connection failed, or a signature could not be trusted.',
    advice: [
      {
        text: 'Correct the date, the time and the time zone',
        to: '#time-and-network',
      },
      'Install the pending Windows updates, which bring root certificates and newer TLS',
      {
        text: "[Exempt Microsoft's addresses] from inspection by a proxy or antivirus program",
        to: '/licensing-servers-issue',
      },
    ],
    sources: ['sdk-winerror', 'sdk-wininet'],
  },
  {
    title: 'Name resolution (DNS)',
    about:
      'The name of a server, or the record of a KMS host, could not be looked up.',
    form: /^0x80072(?:3[23]|5[0-2]|AF)[\dA-F]$/,
    advice: [
      'Run `ipconfig /flushdns` and try again',
      {
        text: '[Test the name] with `nslookup`, for a KMS client the record `_vlmcs._tcp`',
        to: '#time-and-network',
      },
      {
        text: 'Correct [the DNS server of the network adapter], or ask your IT department to',
        to: '/licensing-servers-issue',
      },
    ],
    sources: ['sdk-winerror'],
  },
  {
    title: 'Connection to a KMS host (RPC)',
    about:
      'A call to another service failed: the KMS host, if one is used, or a service on this PC.',
    advice: [
      'See that the service Windows Defender Firewall runs',
      {
        text: '[Test the port] with `Test-NetConnection <host> -Port 1688`',
        to: '#time-and-network',
      },
      {
        text: 'Check that the Software Protection service runs on [the KMS host]',
        to: '/online_kms',
      },
      'Let TCP port 1688 pass the firewalls in between',
    ],
    sources: ['sdk-winerror'],
  },
  {
    title: 'Calls between parts of Windows (RPC)',
    about:
      "A part of Windows called another one, or another PC, and the call failed. It isn't a refusal of the license.",
    form: /^0xC002[\dA-F]{4}$/,
    advice: [
      'Restart the PC and try again',
      {text: 'Check the licensing services', to: '#licensing-services'},
      {text: 'Repair system files', to: '#repair-system-files'},
    ],
    sources: ['sdk-ntstatus'],
  },
  {
    title: 'WMI, which slmgr.vbs and ospp.vbs use',
    about:
      'A general code of Windows Management Instrumentation. During activation, a script or tool could not read or change the license.',
    form: /^0x80041[\dA-F]{3}$/,
    advice: [
      'Run the command in Command Prompt as administrator, with the options that the tool lists',
      {
        text: '[Restart the services] "Windows Management Instrumentation" and `sppsvc`',
        to: '#licensing-services',
      },
      'Check the WMI repository with `winmgmt /verifyrepository`',
      {text: 'Repair system files', to: '#repair-system-files'},
    ],
    sources: ['sdk-wbemcli'],
  },
  {
    title: 'Services, files and components of Windows',
    about:
      'A general code. During activation, a service is off, or a file or component that licensing needs is missing or damaged.',
    advice: [
      {
        text: '[Set a disabled service back] to its default, and start it',
        to: '#licensing-services',
      },
      'Undo what turned it off, such as a "debloat" tool or a policy',
      {text: 'Repair system files', to: '#repair-system-files'},
    ],
    sources: ['sdk-winerror', 'sdk-ntstatus'],
  },
  {
    title: 'Installation media and drives',
    about: 'A file of the installation media or a drive cannot be read.',
    advice: [
      {
        text: 'Download the ISO again from Microsoft, and [compare its checksum]',
        to: '/genuine-installation-media#check-a-file',
      },
      'Make new media on another USB drive, and use another port',
      'Check the drive and the memory of the PC if it fails again',
    ],
    sources: ['sdk-winerror'],
  },
  {
    title: 'Servicing of Windows components',
    about:
      'An update, an edition change or DISM failed while Windows serviced its components.',
    form: /^0x800F0[89][\dA-F]{2}$/,
    advice: [
      finishUpdate,
      {
        text: '[Repair the component store] with DISM, then run the System File Checker',
        to: '#repair-system-files',
      },
      {
        text: "If DISM itself stops with 0x800F081F, it can't find the repair files: [reinstall Windows in place], or add `/Source:` and the folder `WinSxS` of a PC with the same version of Windows",
        to: '#reinstall-in-place',
      },
      {
        text: 'See what makes an edition change fail',
        to: '/change_edition_issues',
      },
    ],
    sources: ['common-update-errors', 'sdk-winerror'],
  },
  {
    title: 'Windows Update and the Microsoft Store',
    about:
      'The update client, which the Store and ESU packages also use, failed.',
    form: /^0x8024[\dA-F]{4}$/,
    words: /\bupdates?\b/i,
    advice: [
      'Restart the PC and try again',
      'Check that the service Windows Update is not disabled',
      'Try again without a VPN or proxy; on a work PC, ask IT, whose update server (WSUS) may have failed',
      {text: 'Repair system files', to: '#repair-system-files'},
    ],
    sources: ['sdk-wuerror'],
  },
  {
    title: 'Digital licenses and the Microsoft Store',
    about:
      'License Manager, the service that gets digital licenses from Microsoft, did not get this one.',
    form: /^0x(?:803F|87E1)[\dA-F]{4}$/,
    advice: [
      {
        text: '[Correct the date and the time zone], and try again an hour later',
        to: '#time-and-network',
      },
      {
        text: 'On a PC, sign in with the Microsoft account that has the license, and [run the activation troubleshooter] in Settings',
        to: '/hwid#hardware-change',
      },
      {
        text: 'Check that [the service License Manager] is not disabled',
        to: '#licensing-services',
      },
      {
        text: 'Test the connection to the licensing servers',
        to: '/licensing-servers-issue',
      },
    ],
    evidence: 'inferred',
    sources: ['xstore-license-results', 'sdk-winerror'],
  },
  {
    title: 'Installing Windows',
    about:
      'Windows Setup could not use the drive, or the folder that it works in. Performance logs have codes of the same form.',
    form: /^0x803000[\dA-F]{2}$/,
    advice: [
      'Restart the PC, and start Setup again',
      {
        text: "Use [Microsoft's own ISO] unchanged, copied to the PC or to a USB drive",
        to: '/genuine-installation-media',
      },
      'Free space on the system drive; for a clean installation, disconnect the other drives',
    ],
    evidence: 'inferred',
    sources: ['sdk-winerror'],
  },
  {
    title: 'Windows Setup',
    about: 'An upgrade or an in-place reinstallation stopped.',
    form: /^(?:0x[8C]190[\dA-F]{4}(?:-0x[\dA-F]{1,8})?|0x[\dA-F]{8}-0x[2-5]00[\dA-F]{2})$/,
    advice: [
      'Disconnect devices that are not needed, and free space on the system drive',
      'Remove antivirus programs of other makers for the upgrade, and update drivers',
      {text: 'Repair system files', to: '#repair-system-files'},
      {
        text: 'Use [new media] of the same edition and language',
        to: '/genuine-installation-media',
      },
      {
        text: '[Save the BitLocker recovery key] and suspend the protection, then update the firmware',
        to: '/faq#bitlocker-recovery-key',
      },
    ],
    sources: ['upgrade-resolution'],
  },
  {
    title: 'Personal enrollment for Extended Security Updates',
    about:
      'Windows 10 could not enroll this PC in Extended Security Updates (ESU), or get the license for them.',
    form: /^0x8008025[\dA-F]$/,
    advice: [
      {
        text: 'Compare the PC and the account with [the conditions]: you enroll with a Microsoft account, not with a local one',
        to: '/windows10_eol#consumer-esu',
      },
      'Install all updates, restart, and select Enroll now again',
      'Check at account.microsoft.com/devices/content whether the account has room for another device',
    ],
    evidence: 'community',
    sources: ['ms-answers-esu-device-limit'],
  },
  {
    title: 'Start of an Office app',
    about:
      'An Office app stopped while it started. The first half of the code is a system error of Windows.',
    form: /^0x[\dA-F]{1,4}-0x0$/,
    advice: [
      'Restart the PC, and open the app again',
      {
        text: 'Check that [the service Microsoft Office Click-to-Run] is not disabled',
        to: '#office-services',
      },
      'Open `appwiz.cpl`, select the Office product, choose Change, then Online Repair',
    ],
    evidence: 'inferred',
    sources: ['system-error-codes-1000'],
  },
  {
    title: 'Click-to-Run, the setup of Office',
    about: 'Installing, updating or repairing Office did not finish.',
    form: /^\d{1,5}-\d{1,5}$/,
    advice: [
      'Restart the PC and try again, with security software of other makers and a VPN turned off for the test',
      {
        text: "[Run an Online Repair], or remove Office with Microsoft's uninstall troubleshooter and install it again",
        to: '/change_office_edition',
      },
      {
        text: 'Let the firewall or proxy pass [`officecdn.microsoft.com`], if a download failed',
        to: '/licensing-servers-issue#endpoints',
      },
      {
        text: 'Download Office with [the Office Deployment Tool], then install from that folder',
        to: '/command_line_switches#odt',
      },
    ],
    sources: ['insight-30015-4'],
  },
  {
    title: 'Security chip and account keys',
    about:
      'The security chip (TPM) could not be used. In a sign-in, that is where the keys of a work account are.',
    advice: [
      'Restart the PC, and install the updates of Windows',
      'Disconnect and reconnect the account in Settings, under Accounts and "Access work or school"',
      {
        text: '[Save the BitLocker recovery key] and suspend the protection before you update the firmware or clear the chip, and ask your IT department first',
        to: '/faq#bitlocker-recovery-key',
      },
    ],
    sources: ['sdk-winerror', 'office-tpm'],
  },
  {
    title: 'Sign-in to a work or school account',
    about:
      'Microsoft Entra ID, which signs in work and school accounts, refused or interrupted the sign-in.',
    form: /^(?:AADSTS\d{4,9}|0xCAA[\dA-F]{5})$/,
    advice: [
      'Sign out of Office, then sign in again with the account that holds the license',
      {
        text: 'Correct the date, the time and the time zone',
        to: '#time-and-network',
      },
      'Try another network, without your VPN or proxy',
      'Send the code, the time and the correlation ID of the message to your IT department',
    ],
    sources: ['entra-error-codes', 'teams-sign-in', 'ms-aadsts500014'],
  },
];
