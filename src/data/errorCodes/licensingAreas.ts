import {restartAndActivate} from './steps';
import type {AreaRow} from './types';

/** Areas of which one header of Microsoft names all codes. */
const ofSlerror = (areas: readonly Omit<AreaRow, 'sources'>[]): AreaRow[] =>
  areas.map((area) => ({...area, sources: ['sdk-slerror']}));

/**
 * The codes of Microsoft's header slerror.h that have no entry in `windows.ts` or `office.ts`, so that every code of
 * the licensing service can be looked up. The instructions are at `ErrorArea` in `types.ts`.
 */
export const licensingAreas: readonly AreaRow[] = ofSlerror([
  {
    title: 'State of a license',
    about: 'Reports a state of the license, not a failure.',
    form: /^0x4004[\dA-F]{4}$/,
    advice: [
      {
        text: 'See the license status and its end date',
        to: '/check_activation_status',
      },
      {
        text: 'Activate before [a grace or validity period] ends',
        to: '#read-the-status',
      },
    ],
  },
  {
    title: 'Genuine validation',
    about:
      'A check that this copy of Windows is genuine failed, or could not be made.',
    form: /^0xC004C[2-6][\dA-F]{2}$/,
    advice: [
      {
        text: '[Repair system files], because changed ones fail the check',
        to: '#repair-system-files',
      },
      {
        text: '[Undo tools] that changed licensing files or hardware identifiers',
        to: '/issues_due_to_gaming_spoofers',
      },
      {
        text: 'Enter your own key and activate, or [reinstall from genuine media]',
        to: '/genuine-installation-media',
      },
    ],
  },
  {
    title: 'Answer of the activation server',
    about:
      "Microsoft's activation server answered, but did not activate the product with this key or license.",
    form: /^0xC004[BC][\dA-F]{3}$/,
    advice: [
      'Wait some hours and activate again, because the server may be the cause',
      {
        text: 'Check that the key belongs to [the installed product and edition]',
        to: '/change_windows_edition',
      },
      {
        text: '[Ask the seller or the owner of the volume agreement] about the key, then Microsoft',
        to: '#ask-for-support',
      },
    ],
  },
  {
    title: 'Answer of the digital license server',
    about:
      'The server that keeps digital licenses and checks keys for Windows 10 and later refused the request.',
    form: /^0x803FA[\dA-F]{3}$/,
    advice: [
      {
        text: '[Run the activation troubleshooter] in Settings, and sign in with the account that owns the license',
        to: '/hwid#hardware-change',
      },
      {
        text: 'Check that the license or key is for [the installed edition]',
        to: '/change_windows_edition',
      },
      {
        text: '[Ask the seller] of the license, then Microsoft',
        to: '#ask-for-support',
      },
    ],
  },
  {
    title: 'Activation by phone',
    about:
      'The installation ID or confirmation ID of an offline activation was not accepted.',
    advice: [
      'Get the installation ID again with `slmgr.vbs /dti`, on this PC and with the key that is installed now',
      {
        text: '[Get a new confirmation ID] for it in the Product Activation Portal, and type all its digits',
        to: '/licensing-servers-issue#telephone',
      },
      {
        text: '[Activate over the internet] if the PC can reach it',
        to: '/licensing-servers-issue',
      },
    ],
  },
  {
    title: 'Trusted store',
    about:
      'The protected store in which Windows keeps grace periods, rearms and hardware data has a problem.',
    form: /^0xC004D3[\dA-F]{2}$/,
    advice: [
      restartAndActivate,
      {
        text: '[Undo tools] that changed licensing files or hardware identifiers',
        to: '/issues_due_to_gaming_spoofers',
      },
      {text: 'Repair system files', to: '#repair-system-files'},
      {
        text: '[Reinstall Windows in place] if the store stays damaged',
        to: '#reinstall-in-place',
      },
    ],
  },
  {
    title: 'Security processor',
    about:
      'The part of the licensing service that protects its data failed, or got a request that it does not accept.',
    form: /^0x(?:C004D[\dA-F]|8004D1)[\dA-F]{2}$/,
    advice: [
      restartAndActivate,
      {
        text: 'Close debuggers, and [undo tools] that changed licensing files',
        to: '/issues_due_to_gaming_spoofers',
      },
      {text: 'Repair system files', to: '#repair-system-files'},
    ],
  },
  {
    title: 'License store',
    about:
      'The store of installed licenses, `tokens.dat`, is damaged or cannot be read or written.',
    form: /^0x8004E[01][\dA-F]{2}$/,
    advice: [
      'Check that the system drive has free space, then restart the PC',
      {text: 'Restart the licensing services', to: '#licensing-services'},
      {
        text: 'Reinstall Windows in place if the code stays',
        to: '#reinstall-in-place',
      },
    ],
  },
  {
    title: 'Active Directory and token-based activation',
    about:
      'An organization activates this PC with its directory or with certificates, and that failed.',
    form: /^0xC004F3[\dA-F]{2}$/,
    advice: [
      'Ask your IT department: the certificate and the activation object are theirs',
      'Insert the smart card or install the certificate meant for activation, and activate again',
      {
        text: 'List the certificates that fit with [`slmgr.vbs /ltc`]',
        to: '/command_line_switches',
      },
    ],
  },
  {
    title: 'Licensing service',
    about:
      'The Software Protection service (`sppsvc`) could not use a license, or got a request that it does not accept.',
    form: /^0xC004[EF][\dA-F]{3}$/,
    advice: [
      {
        text: '[Restart the licensing services] and activate again',
        to: '#licensing-services',
      },
      {
        text: 'Check that the installed key belongs to [the product and edition]',
        to: '/change_windows_edition',
      },
      {text: 'Repair system files', to: '#repair-system-files'},
    ],
  },
  {
    title: 'Product key',
    about: 'The product key was not accepted, or could not be checked.',
    advice: [
      'Compare the key with its source, character by character, and enter it again',
      {
        text: 'Check that the key belongs to [the installed edition]',
        to: '/change_windows_edition',
      },
      {
        text: '[Ask the seller], or the owner of the volume agreement',
        to: '#ask-for-support',
      },
    ],
  },
  {
    title: 'Store upgrade license',
    about:
      'The upgrade license from the Microsoft Store does not fit this installation.',
    advice: [
      'Sign in to the Microsoft Store with the account that bought the upgrade',
      {
        text: '[Run the activation troubleshooter] in Settings, which gets the license again',
        to: '/hwid#hardware-change',
      },
      {
        text: 'Check that the upgrade is for [the installed edition]',
        to: '/change_edition_issues',
      },
    ],
  },
  {
    title: 'License in the firmware',
    about:
      'The license or key that the manufacturer put into the firmware (BIOS or UEFI) is missing or damaged.',
    advice: [
      'Restart the PC',
      {
        text: 'Check that the installed edition is [the one that came with the PC]',
        to: '/change_windows_edition',
      },
      {
        text: 'If the manufacturer has a firmware update, [save the BitLocker recovery key] and suspend the protection, then install it',
        to: '/faq#bitlocker-recovery-key',
      },
      {
        text: "[Ask the PC's maker]: it's their license",
        to: '#ask-for-support',
      },
    ],
  },
]);
