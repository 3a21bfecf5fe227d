/**
 * The words by which the activation-status reader recognizes the output of slmgr.vbs, ospp.vbs, vNextDiag.ps1 and the
 * CIM query: labels, sentences, channels and product names.
 *
 * How to add one: write labels in lower case without the colon, exactly as the tool prints them, and add a text that needs
 * them to `tests/corpus/reports.yaml`. A label that other programs print, too, goes to `sharedLabels`: any other proves that
 * the license is of Windows or Office. Labels in other display languages are in `languages.ts`.
 */

import {
  licenseChannels,
  type LicenseChannel,
  type LicenseState,
} from './licenseStates';

/**
 * The field that a label introduces. Labels whose values must not be kept (keys, IDs, names of people) are all
 * `private`: no field could hold such a value. Those are `ignored` whose values look like something else, or would go on
 * behind another one.
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
const ownLabels: Readonly<Record<string, FieldId>> = {
  // slmgr /dli and /dlv
  'product key channel': 'channel',
  'partial product key': 'partialKey',
  'notification reason': 'reason',
  'volume activation expiration': 'minutes',
  'timebased activation expiration': 'minutes',
  'automatic vm activation expiration': 'minutes',
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
  'activation object name': 'directoryObject',
  'software licensing service version': 'serviceVersion',
  'application id': 'private',
  'extended pid': 'private',
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

  // ospp.vbs /dstatus and /dstatusall
  'beta expiration': 'betaExpiry',
  'remaining grace': 'minutes',
  'last 5 characters of installed product key': 'partialKey',
  'activation type configuration': 'activationType',
  'kms machine registry override defined': 'kmsHostFixed',
  'kms host caching': 'ignored',
  'activation interval': 'ignored',
  'kms lookup domain': 'private',

  // Get-CimInstance SoftwareLicensingProduct: its other properties
  keymanagementservicemachine: 'kmsHostFixed',
  discoveredkeymanagementservicemachinename: 'kmsHostFromDns',
  discoveredkeymanagementservicemachineipaddress: 'kmsAddress',
  keymanagementservicecurrentcount: 'kmsCount',
  adactivationobjectname: 'directoryObject',
  productkeyid: 'private',

  // Inventories, monitoring agents, scripts and notes
  'remaining rearm count': 'windowsRearms',
  'uninstalling product key for': 'ignored',
  'windows license type': 'channel',
  'license status code': 'status',
  'license status reason': 'reason',
  'grace period remaining minutes': 'minutes',
  'kms configured machine': 'kmsHostFixed',
  'kms (configured)': 'kmsHostFixed',
  'activation state': 'status',
  'os name': 'edition',
  'edition id': 'edition',
  displayversion: 'version',
  'os build': 'build',

  // Lists of several PCs
  pscomputername: 'computer',
  computername: 'computer',
  hostname: 'computer',
  dnshostname: 'computer',

  // DISM
  'current edition': 'edition',
  'target edition': 'target',
};

/** Labels that other programs print of their licenses, too. All above are of slmgr.vbs, ospp.vbs or CIM. */
export const sharedLabels: Readonly<Record<string, FieldId>> = {
  name: 'name',
  description: 'description',
  'license status': 'status',
  'time remaining': 'minutes',
  'current count': 'kmsCount',
  'activation id': 'private',
  'installation id': 'private',
  'product id': 'productId',
  'sku id': 'productId',
  'license name': 'name',
  'license description': 'description',
  expiration: 'betaExpiry',
  'error code': 'errorCode',
  'error description': 'ignored',
  id: 'private',
  licensed: 'active',
  activated: 'active',
  'remaining period': 'minutes',
  'grace period remaining': 'minutes',
  'product name': 'name',
  'license channel': 'channel',
  activation: 'status',
  'activation status': 'status',
  os: 'edition',
  'operating system': 'edition',
  caption: 'edition',
  edition: 'edition',
  version: 'version',
  'build number': 'build',
};

/** All labels. */
export const fieldLabels = {...ownLabels, ...sharedLabels};

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
