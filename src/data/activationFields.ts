/**
 * The words by which the activation-status reader recognizes the output of slmgr.vbs, ospp.vbs, vNextDiag.ps1 and the
 * CIM query: labels, sentences, channels and product names.
 *
 * How to add one: write labels in lower case without the colon, exactly as the tool prints them, and add a text that needs
 * them to `tests/corpus/reports.yaml`. A label that other programs print, too, also goes to `sharedLabels`: any other proves
 * that the license is of Windows or Office. Labels in other display languages are in `languages.ts`.
 */

import {
  licenseChannels,
  type LicenseChannel,
  type LicenseState,
} from './licenseStates';

/**
 * The field that a label introduces. Labels whose values must not be kept (keys, IDs, names of people) are all
 * `private`: no field could hold such a value.
 */
export type FieldId =
  | 'name'
  | 'edition'
  | 'target'
  | 'version'
  | 'build'
  | 'description'
  | 'channel'
  | 'status'
  | 'active'
  | 'reason'
  | 'errorCode'
  | 'minutes'
  | 'expiry'
  | 'betaExpiry'
  | 'evaluationEnd'
  | 'windowsRearms'
  | 'skuRearms'
  | 'trustedTime'
  | 'activationType'
  | 'kmsHostFromDns'
  | 'kmsHostFixed'
  | 'kmsAddress'
  | 'kmsCount'
  | 'directoryObject'
  | 'serviceVersion'
  | 'productId'
  | 'partialKey'
  | 'computer'
  | 'private'
  | 'ignored';

/** English labels, lower case, without the colon. The properties of CIM are the same ones without spaces. */
export const fieldLabels: Readonly<Record<string, FieldId>> = {
  // slmgr /dli and /dlv
  name: 'name',
  description: 'description',
  'product key channel': 'channel',
  'partial product key': 'partialKey',
  'license status': 'status',
  'notification reason': 'reason',
  'volume activation expiration': 'minutes',
  'timebased activation expiration': 'minutes',
  'automatic vm activation expiration': 'minutes',
  'time remaining': 'minutes',
  activating: 'name',
  'evaluation end date': 'evaluationEnd',
  'remaining windows rearm count': 'windowsRearms',
  'remaining app rearm count': 'windowsRearms',
  'remaining sku rearm count': 'skuRearms',
  'trusted time': 'trustedTime',
  'configured activation type': 'activationType',
  'registered kms machine name': 'kmsHostFixed',
  'kms machine name from dns': 'kmsHostFromDns',
  'kms machine name': 'kmsHostFromDns',
  'kms machine ip address': 'kmsAddress',
  'current count': 'kmsCount',
  'activation object name': 'directoryObject',
  'software licensing service version': 'serviceVersion',
  'activation id': 'private',
  'application id': 'private',
  'extended pid': 'private',
  'installation id': 'private',
  'client machine id (cmid)': 'private',
  'kms machine extended pid': 'private',
  'ao dn': 'private',
  'ao extended pid': 'private',
  'ao activation id': 'private',
  'guest iaid': 'private',
  'host machine name': 'private',
  'host digital pid2': 'private',
  'license id (ilid)': 'private',
  'version id (ilvid)': 'private',
  'grant number': 'private',
  'certificate thumbprint': 'private',
  'additional information': 'private',
  'registered kms srv record lookup domain': 'private',
  'dns auto-discovery': 'ignored',
  'activation interval': 'ignored',
  'renewal interval': 'ignored',
  'activation time': 'ignored',
  'processor certificate url': 'ignored',
  'machine certificate url': 'ignored',
  'use license url': 'ignored',
  'product key certificate url': 'ignored',
  'validation url': 'ignored',
  'listening on port': 'ignored',
  'kms priority': 'ignored',
  'total requests received': 'ignored',
  'failed requests received': 'ignored',
  'requests with license status unlicensed': 'ignored',
  'requests with license status licensed': 'ignored',
  'requests with license status initial grace period': 'ignored',
  'requests with license status license expired or hardware out of tolerance':
    'ignored',
  'requests with license status non-genuine grace period': 'ignored',
  'requests with license status notification': 'ignored',
  'most recent activation information': 'ignored',

  // ospp.vbs /dstatus and /dstatusall
  'product id': 'productId',
  'sku id': 'productId',
  'license name': 'name',
  'license description': 'description',
  'beta expiration': 'betaExpiry',
  expiration: 'betaExpiry',
  'error code': 'errorCode',
  'error description': 'ignored',
  'remaining grace': 'minutes',
  'last 5 characters of installed product key': 'partialKey',
  'activation type configuration': 'activationType',
  'kms machine registry override defined': 'kmsHostFixed',
  'kms host caching': 'ignored',
  'kms lookup domain': 'private',
  'most recent successful activation client information': 'ignored',

  // Get-CimInstance SoftwareLicensingProduct: its other properties
  keymanagementservicemachine: 'kmsHostFixed',
  discoveredkeymanagementservicemachinename: 'kmsHostFromDns',
  discoveredkeymanagementservicemachineipaddress: 'kmsAddress',
  keymanagementservicecurrentcount: 'kmsCount',
  adactivationobjectname: 'directoryObject',
  licensefamily: 'ignored',
  productkeyid: 'private',
  id: 'private',

  // Inventories, monitoring agents, scripts and notes
  licensed: 'active',
  activated: 'active',
  'remaining period': 'minutes',
  'grace period remaining': 'minutes',
  'remaining rearm count': 'windowsRearms',
  'uninstalling product key for': 'ignored',
  'product name': 'name',
  'windows license type': 'channel',
  'license channel': 'channel',
  'license status code': 'status',
  'license status reason': 'reason',
  'grace period remaining minutes': 'minutes',
  'kms configured machine': 'kmsHostFixed',
  'kms (configured)': 'kmsHostFixed',
  activation: 'status',
  'activation state': 'status',
  'activation status': 'status',
  os: 'edition',
  'os name': 'edition',
  'operating system': 'edition',
  caption: 'edition',
  edition: 'edition',
  'edition id': 'edition',
  version: 'version',
  displayversion: 'version',
  'os build': 'build',
  'build number': 'build',

  // Lists of several PCs
  pscomputername: 'computer',
  computername: 'computer',
  hostname: 'computer',
  dnshostname: 'computer',

  // DISM
  'current edition': 'edition',
  'target edition': 'target',
  'image version': 'ignored',
};

/** Labels above that other programs print of their licenses, too. All others are of slmgr.vbs, ospp.vbs or CIM. */
export const sharedLabels: ReadonlySet<string> = new Set([
  'activated',
  'activation',
  'activation id',
  'activation status',
  'activation time',
  'build number',
  'caption',
  'current count',
  'description',
  'edition',
  'error code',
  'error description',
  'expiration',
  'grace period remaining',
  'id',
  'installation id',
  'license channel',
  'license description',
  'license name',
  'license status',
  'licensed',
  'name',
  'operating system',
  'os',
  'product id',
  'product name',
  'remaining period',
  'sku id',
  'time remaining',
  'version',
]);

/** Labels of what a program runs on, whose license it may be, as a pattern. */
export const systemLabels = 'os|os name|operating system';

/**
 * Which party issued the license and how it is renewed.
 * - `kms-client`: renewed against a host or a directory;
 * - `preinstalled`: comes with the PC;
 * - `office-grace`: the period in which Office waits for its first activation.
 */
export type ChannelKind =
  | 'retail'
  | 'preinstalled'
  | 'kms-client'
  | 'kms-host'
  | 'mak'
  | 'virtual-machine'
  | 'evaluation'
  | 'subscription'
  | 'office-grace';

/** Further words: those that only Office prints, and the forms of "Product Key Channel". */
const otherChannels: readonly Pick<
  LicenseChannel,
  'text' | 'kind' | 'meaning'
>[] = [
  {text: 'OEM', kind: 'preinstalled', meaning: "Key of a PC's maker"},
  {
    text: 'TIMEBASED_SUB',
    kind: 'subscription',
    meaning: 'Subscription, in the older licensing model',
  },
  {
    text: 'RETAIL(GRACE)',
    kind: 'office-grace',
    meaning: 'Office before its first activation',
  },
  {text: 'RETAIL(MAK)', kind: 'mak', meaning: 'Multiple activation key'},
  {
    text: 'VOLUME:GVLK',
    kind: 'kms-client',
    meaning: 'KMS client key, the default on volume media',
  },
  {text: 'VOLUME:MAK', kind: 'mak', meaning: 'Multiple activation key'},
  {text: 'VOLUME:CSVLK', kind: 'kms-host', meaning: 'KMS host key'},
];

/** Channel words in upper case, as they are compared: the longest first, because one can begin with another. */
export const channelWords = [...licenseChannels, ...otherChannels].sort(
  (one, other) => other.text.length - one.text.length,
);

/** The number after "Office" in a license name, and the generation it means. */
export const officeGenerations: Readonly<Record<string, string>> = {
  14: '2010',
  15: '2013',
  16: '2016',
  19: '2019',
  21: '2021',
  24: '2024',
};

/** Product part of an Office license name or product ID, lower case, longest first where one begins with another. */
export const officeProductNames: readonly {id: string; name: string}[] = [
  {id: 'o365proplus', name: 'Microsoft 365 Apps for enterprise'},
  {id: 'o365smallbusprem', name: 'Microsoft 365 Apps for business'},
  {id: 'o365business', name: 'Microsoft 365 Apps for business'},
  {id: 'o365homeprem', name: 'Microsoft 365 Family or Personal'},
  {id: 'mondo', name: 'Mondo'},
  {id: 'homebusiness', name: 'Home & Business'},
  {id: 'homestudent', name: 'Home & Student'},
  {id: 'home', name: 'Home'},
  {id: 'proplus', name: 'Professional Plus'},
  {id: 'professional', name: 'Professional'},
  {id: 'standard', name: 'Standard'},
  {id: 'personal', name: 'Personal'},
  {id: 'visiopro', name: 'Visio Professional'},
  {id: 'visiostd', name: 'Visio Standard'},
  {id: 'projectpro', name: 'Project Professional'},
  {id: 'projectstd', name: 'Project Standard'},
  {id: 'project', name: 'Project'},
  {id: 'access', name: 'Access'},
  {id: 'excel', name: 'Excel'},
  {id: 'onenote', name: 'OneNote'},
  {id: 'outlook', name: 'Outlook'},
  {id: 'powerpoint', name: 'PowerPoint'},
  {id: 'publisher', name: 'Publisher'},
  {id: 'skypeforbusiness', name: 'Skype for Business'},
  {id: 'word', name: 'Word'},
];

/** Words for a status that no tool prints, but people and inventories write. */
export const otherStatuses: readonly (readonly [
  text: string,
  status: LicenseState['value'] | 'unknown',
])[] = [
  ['oob grace', 2],
  ['oot grace', 3],
  ['non genuine grace', 4],
  ['additional grace period', 3],
  ['notifications', 5],
  ['notification mode', 5],
  ['extended grace', 6],
  ['unknown', 'unknown'],
  ['not licensed', 0],
  ['not activated', 0],
  ['not active', 0],
  ['permanently activated', 1],
  ['activated', 1],
  ['active', 1],
];

/** Patterns in an Office license name that show the kind of license, and its channel if they tell. */
export const officeKinds: readonly {
  pattern: RegExp;
  label: string;
  channel?: ChannelKind;
}[] = [
  {pattern: /kms_host/i, label: 'KMS host', channel: 'kms-host'},
  {pattern: /[_-]kms_?client/i, label: 'volume', channel: 'kms-client'},
  {pattern: /[_-]mak/i, label: 'volume', channel: 'mak'},
  {pattern: /vl_|volume|[_-]kms/i, label: 'volume'},
  {
    pattern: /subscription|subtrial|subscr/i,
    label: 'subscription',
    channel: 'subscription',
  },
  {pattern: /trial/i, label: 'trial'},
  {pattern: /grace/i, label: 'not yet activated', channel: 'office-grace'},
  {pattern: /oem/i, label: 'retail', channel: 'preinstalled'},
  {pattern: /retail/i, label: 'retail', channel: 'retail'},
  {pattern: /r_|pin|msdn/i, label: 'retail'},
];
