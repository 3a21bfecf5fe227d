import type {KmsHostPlace} from '../../data/activationAnswers';
import {isExampleHost} from '../text/isExampleHost.mjs';

type HostLocation = Exclude<KmsHostPlace, 'public-name'>;

/** Where a host is. The first that fits counts; any other is public. */
type Places = readonly (readonly [HostLocation, RegExp])[];

const addresses: Places = [
  ['left-behind', /^(?:10\.0\.0\.10|0\.0\.0\.0)$/],
  ['this-pc', /^(?:127|0)\.|^(?:0*:)*0*1?$/],
  ['private', /^(?:10|172\.(?:1[6-9]|2\d|3[01])|192\.168|169\.254)\./],
  // Shared address space (100.64.0.0/10), used by overlay networks
  ['private', /^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./],
  ['private', /^f[cd]|^fe[89ab]/],
  // For examples
  ['private', /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.|^2001:0?db8:/],
];

const names: Places = [
  // Not a name, or one with a masked part (`192.168.x.x`), which can be anything
  ['unknown', /^(?![\p{L}\p{N}_-]{1,63}(?:\.[\p{L}\p{N}_-]{1,63})*$)/u],
  ['unknown', /(?:^|\.)(?:x+(?:\.|$)|\d[^.]*$)/],
  // The hosts of Azure and its national clouds, and of Google Cloud
  [
    'cloud',
    /^(?:az)?kms\.core\.(?:windows\.net|usgovcloudapi\.net|chinacloudapi\.cn)$|^kms\.windows\.googlecloud\.com$/,
  ],
  ['this-pc', /(?:^|\.)localhost$/],
  // A single label, and top-level labels that public DNS never resolves
  [
    'private',
    /^[^.]+$|\.(?:arpa|corp|home|internal|intranet|lan|local|localdomain|private)$/,
  ],
];

const placeIn = (places: Places, host: string): HostLocation =>
  places.find(([, pattern]) => pattern.test(host))?.[0] ??
  (isExampleHost(host) ? 'private' : 'public');

/** Classifies a host name or IP address, with or without a port. */
function placeOf(host: string): HostLocation {
  const text = host.trim().toLowerCase().slice(0, 300);
  const bracketed = /^\[([\da-f:.]{2,45})\](?::\d{1,5})?$/.exec(text);
  const bare = bracketed?.[1] ?? text;
  if (/^[\da-f]{0,4}:[\da-f:.]*:[\da-f.]*$/.test(bare)) {
    return placeIn(addresses, bare);
  }
  const name = bare.replace(/:\d{1,5}$/, '').replace(/\.$/, '');
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(name)) {
    // Without zeros at the start of a number: 010.0.0.10
    return placeIn(addresses, name.split('.').map(Number).join('.'));
  }
  return placeIn(names, name);
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
