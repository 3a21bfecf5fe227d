import type {ChannelKind} from './activationFields';
import type {EvidenceKind} from './evidence';
import type {SourceId} from './sources';

/**
 * What the licensing tools print: status values and channel words.
 *
 * How to add one: add only a value or word that a tool prints, with the source that names it. Set `evidence` for a
 * word that no page of Microsoft names.
 */

export interface LicenseState {
  /** Value of the WMI property `LicenseStatus`. */
  value: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Name of the value in WMI. */
  wmiName: string;
  /** What slmgr prints after "License Status:". */
  slmgrText: string;
  /** What ospp.vbs prints after "LICENSE STATUS:". */
  osppText: string;
  meaning: string;
  note?: string;
}

/** The seven values of `LicenseStatus`, in order; Windows and Office share them. */
export const licenseStates: readonly LicenseState[] = [
  {
    value: 0,
    wmiName: 'Unlicensed',
    slmgrText: 'Unlicensed',
    osppText: '---UNLICENSED---',
    meaning: 'No license is active',
    note: 'Normal for entries without a key in a list of every installed license.',
  },
  {
    value: 1,
    wmiName: 'Licensed',
    slmgrText: 'Licensed',
    osppText: '---LICENSED---',
    meaning:
      'Activated. A license that ends also shows how many minutes are left',
  },
  {
    value: 2,
    wmiName: 'OOBGrace',
    slmgrText: 'Initial grace period',
    osppText: '---OOB_GRACE---',
    meaning: 'Grace period after installation, not yet activated',
  },
  {
    value: 3,
    wmiName: 'OOTGrace',
    slmgrText:
      'Additional grace period (KMS license expired or hardware out of tolerance)',
    osppText: '---OOT_GRACE---',
    meaning:
      'The KMS activation was not renewed, or the hardware changed too much',
  },
  {
    value: 4,
    wmiName: 'NonGenuineGrace',
    slmgrText: 'Non-genuine grace period.',
    osppText: '---NON_GENUINE_GRACE---',
    meaning:
      'Windows or Office found a problem with the license. It still works, for a limited time',
  },
  {
    value: 5,
    wmiName: 'Notification',
    slmgrText: 'Notification',
    osppText: '---NOTIFICATIONS---',
    meaning:
      'The grace period is over. Windows or Office shows reminders, and a reason code follows',
  },
  {
    value: 6,
    wmiName: 'ExtendedGrace',
    slmgrText: 'Extended grace period',
    osppText: '---EXTENDED GRACE---',
    meaning: 'Extended period of a time-based license',
    note: 'The wording in ospp.vbs differs between copies of the script.',
  },
];

export interface LicenseChannel {
  /** The word as printed in Description or Product Key Channel. */
  text: string;
  kind: ChannelKind;
  meaning: string;
  /** Absent if Microsoft documents the word. Inferred: it describes the thing, and not this exact text. */
  evidence?: EvidenceKind;
  note?: string;
  /** Absent if no Microsoft page names it. */
  source?: SourceId;
}

/** Channel words, retail first. */
export const licenseChannels: readonly LicenseChannel[] = [
  {
    text: 'RETAIL',
    kind: 'retail',
    meaning: 'A retail key, or a digital license that shows a generic key',
    evidence: 'inferred',
    note: "Microsoft's sample output shows the word. The meaning is reported.",
    source: 'deploy-enterprise-licenses',
  },
  {
    text: 'OEM_DM',
    kind: 'preinstalled',
    meaning: 'Manufacturer key stored in the firmware (OEM Activation 3.0)',
    evidence: 'community',
  },
  {
    text: 'OEM_SLP',
    kind: 'preinstalled',
    meaning: 'Older manufacturer activation through a table in the firmware',
    evidence: 'inferred',
    source: 'error-0xc004f063',
  },
  {
    text: 'OEM_COA_SLP',
    kind: 'preinstalled',
    meaning: 'Key printed on the certificate sticker of the PC',
    evidence: 'community',
  },
  {
    text: 'OEM_COA_NSLP',
    kind: 'preinstalled',
    meaning: 'Key printed on the certificate sticker of the PC',
    evidence: 'community',
  },
  {
    text: 'VOLUME_KMSCLIENT',
    kind: 'kms-client',
    meaning: 'KMS client key, the default on volume media',
    source: 'ms-activation-troubleshoot-kms-general',
  },
  {
    text: 'VOLUME_MAK',
    kind: 'mak',
    meaning: 'Multiple activation key',
    evidence: 'inferred',
    note: 'Microsoft names the MAK. The exact word is reported.',
    source: 'ms-activation-troubleshoot-kms-general',
  },
  {
    text: 'VOLUME_KMS',
    kind: 'kms-host',
    meaning: 'KMS host key; a suffix names the version',
    evidence: 'community',
  },
  {
    text: 'VIRTUAL_MACHINE_ACTIVATION',
    kind: 'virtual-machine',
    meaning: 'Automatic virtual machine activation by the Hyper-V host',
    source: 'error-0xc004fd01-0xc004fd02',
  },
  {
    text: 'TIMEBASED_EVAL',
    kind: 'evaluation',
    meaning: 'Evaluation edition',
    evidence: 'inferred',
    note: 'Microsoft says that /dlv shows EVAL. The full word is reported.',
    source: 'ms-server-conversion',
  },
];
