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

function placeOfIpv4(octets: readonly number[]): HostLocation {
  const [a, b, c] = octets as [number, number, number, number];
  if (/^(?:10\.0\.0\.10|0\.0\.0\.0)$/.test(octets.join('.'))) {
    return 'left-behind';
  }
  if (a === 127 || a === 0) {
    return 'this-pc';
  }
  const isPrivate =
    a === 10 ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 192 && b === 168) ||
    (a === 169 && b === 254) ||
    // Shared address space (100.64.0.0/10), used by overlay networks.
    (a === 100 && b >= 64 && b <= 127);
  const isForExamples =
    (a === 192 && b === 0 && c === 2) ||
    (a === 198 && b === 51 && c === 100) ||
    (a === 203 && b === 0 && c === 113);
  return isPrivate || isForExamples ? 'private' : 'public';
}

function placeOfIpv6(address: string): HostLocation {
  if (/^(?:0*:)*0*1?$/.test(address)) {
    return 'this-pc';
  }
  return /^(?:f[cd]|fe[89ab])|^2001:0?db8:/.test(address)
    ? 'private'
    : 'public';
}

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
    return placeOfIpv6(bare);
  }
  const name = bare.replace(/:\d{1,5}$/, '').replace(/\.$/, '');
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(name)) {
    return placeOfIpv4(name.split('.').map(Number));
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
