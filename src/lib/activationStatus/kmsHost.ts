import type {KmsHostPlace} from '../../data/activationAnswers';
import {isExampleHost} from '../text/isExampleHost.mjs';

/** Top-level labels that public DNS never resolves. */
const PRIVATE_SUFFIXES = [
  'local',
  'localdomain',
  'lan',
  'corp',
  'internal',
  'intranet',
  'private',
  'home',
  'arpa',
];

/** The hosts of Azure and its national clouds, and of Google Cloud. */
const cloudHost =
  /^(?:az)?kms\.core\.(?:windows\.net|usgovcloudapi\.net|chinacloudapi\.cn)$|^kms\.windows\.googlecloud\.com$/;

type HostLocation = Exclude<KmsHostPlace, 'public-name'>;

/** Where an IP address is, by how it begins. The first that fits counts; any other is public. */
const addresses: readonly (readonly [HostLocation, RegExp])[] = [
  ['left-behind', /^(?:10\.0\.0\.10|0\.0\.0\.0)$/],
  ['this-pc', /^(?:127|0)\.|^(?:0*:)*0*1?$/],
  ['private', /^(?:10|172\.(?:1[6-9]|2\d|3[01])|192\.168|169\.254)\./],
  // Shared address space (100.64.0.0/10), used by overlay networks
  ['private', /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./],
  ['private', /^f[cd]|^fe[89ab]/],
  // For examples
  ['private', /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.|^2001:0?db8:/],
];

const placeOfAddress = (address: string): HostLocation =>
  addresses.find(([, pattern]) => pattern.test(address))?.[0] ?? 'public';

function placeOfName(name: string): HostLocation {
  const labels = name.split('.');
  // A masked part (`192.168.x.x`) can be anything.
  const isMasked = labels.some((label) => /^x+$/.test(label));
  const isName = labels.every((label) => /^[\p{L}\p{N}_-]{1,63}$/u.test(label));
  if (!isName || isMasked || /^\d/.test(labels.at(-1)!)) {
    return 'unknown';
  }
  if (cloudHost.test(name)) {
    return 'cloud';
  }
  if (labels.at(-1) === 'localhost') {
    return 'this-pc';
  }
  const isPrivate =
    labels.length === 1 ||
    PRIVATE_SUFFIXES.includes(labels.at(-1)!) ||
    isExampleHost(name);
  return isPrivate ? 'private' : 'public';
}

/** Classifies a host name or IP address, with or without a port. */
function placeOf(host: string): HostLocation {
  const text = host.trim().toLowerCase().slice(0, 300);
  const bracketed = /^\[([\da-f:.]{2,45})\](?::\d{1,5})?$/.exec(text);
  const bare = bracketed?.[1] ?? text;
  if (/^[\da-f]{0,4}:[\da-f:.]*:[\da-f.]*$/.test(bare)) {
    return placeOfAddress(bare);
  }
  const name = bare.replace(/:\d{1,5}$/, '').replace(/\.$/, '');
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(name)) {
    // Without zeros at the start of a number: 010.0.0.10
    return placeOfAddress(name.split('.').map(Number).join('.'));
  }
  return name === '' ? 'unknown' : placeOfName(name);
}

/**
 * Classifies a KMS host by its name and, if the tool printed it, its IP address. Single-label names, reserved suffixes
 * (`.local`, `.corp`, `.internal`, `.example` and so on) and private IP ranges are private. Many organizations use
 * their public domain internally too, so a public name with a private IP address is only `public-name`.
 */
export function judgeKmsHost(name: string, address?: string): KmsHostPlace {
  const ofName = placeOf(name);
  const ofAddress = address === undefined ? undefined : placeOf(address);
  if (ofName === 'this-pc' || ofAddress === 'this-pc') {
    return 'this-pc';
  }
  if (ofName === 'cloud') {
    return 'cloud';
  }
  if (ofAddress === 'public') {
    return 'public';
  }
  if (ofName === 'public' && ofAddress) {
    return ofAddress === 'private' ? 'public-name' : 'unknown';
  }
  return ofName === 'unknown' ? (ofAddress ?? 'unknown') : ofName;
}
