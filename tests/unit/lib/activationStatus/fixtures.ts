import {readFileSync} from 'node:fs';
import path from 'node:path';
import {explainActivationStatus} from '../../../../src/lib/activationStatus/explain';
import {parseActivationStatus} from '../../../../src/lib/activationStatus/parse';
import type {Knowledge} from '../../../../src/lib/activationStatus/types';
import {activationStatusReader} from '../../../../src/build/reference/activationStatusReader';

const directory = path.resolve(
  __dirname,
  '../../../fixtures/activation-status',
);

/** The time at which the fixtures are "pasted". Their dates match it. */
export const pastedAt = new Date('2026-11-21T10:00:00Z');

const {codesWithEntry, meanings, supportEnds} = activationStatusReader({});

/** What the tables of the site say, as the page gives it to the reader. */
export const knowledge: Knowledge = {
  hasEntry: (code) => codesWithEntry.includes(code),
  meaningOf: (code) => meanings[code],
  supportEndOf: (release) => supportEnds[release],
};

/** What the reader says about a text. */
export const explainText = (text: string, now = pastedAt) =>
  explainActivationStatus(parseActivationStatus(text), now, knowledge);

/** The text of a file. */
export const readText = (file: string): string =>
  readFileSync(path.join(directory, file), 'utf8');

/** The blocks of `outputs.txt`. Each starts with `=== name`. A name in braces is a part that the fixtures share. */
const blocks = new Map(
  readText('outputs.txt')
    .split(/^=== /m)
    .slice(1)
    .map((block) => {
      const end = block.indexOf('\n');
      return [block.slice(0, end), block.slice(end + 1)];
    }),
);

const texts = new Map(
  [...blocks]
    .filter(([name]) => !name.startsWith('{'))
    .map(([name, text]) => [
      name,
      text.replace(/^(\{\w+\})\n/gm, (_, part: string) => blocks.get(part)!),
    ]),
);

/** The text of a fixture, byte for byte. */
export function readFixture(name: string): string {
  const text = texts.get(name);
  if (text === undefined) {
    throw new Error(`There is no fixture "${name}".`);
  }
  return text;
}

/** A fixture with parts of it replaced. */
export function edit(
  name: string,
  ...changes: readonly (readonly [from: string, to: string])[]
): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) {
      throw new Error(`The fixture "${name}" does not have "${from}".`);
    }
    return text.replace(from, () => to);
  }, readFixture(name));
}

const client = 'slmgr-dlv-channel-volume-kmsclient';
const retail = 'slmgr-dlv-status-1-licensed';
const subscription = 'vnext-licensed';
const report = readFixture(client);

const asPro = ['Enterprise edition', 'Professional edition'] as const;
const fullLease = [
  '254880 minute(s) (177 day(s))',
  '259200 minute(s) (180 day(s))',
] as const;
const fromDns = 'KMS machine name from DNS: kms.corp.example:1688';
const address = 'KMS machine IP address: 192.0.2.25';
const noNetworkName = 'DNS auto-discovery: KMS name not available';

const withHost = (host: string, ip: string, ...more: [string, string][]) =>
  edit(client, asPro, [fromDns, host], [address, ip], ...more);

/** Texts that differ from one of the files in a few places. */
const variants: Readonly<Record<string, string>> = {
  'slmgr-dlv-channel-oem-slp': edit(
    retail,
    ['Windows(R),', 'Windows(R) 7,'],
    [
      'Windows(R) Operating System, RETAIL',
      'Windows Operating System - Windows(R) 7, OEM_SLP',
    ],
    ['Channel: Retail', 'Channel: OEM:SLP'],
  ),
  'slmgr-dlv-status-0-unlicensed': edit(retail, [
    'Status: Licensed',
    'Status: Unlicensed',
  ]),
  'slmgr-dlv-status-2-initial-grace': edit(
    'slmgr-dlv-status-3-additional-grace',
    [
      'Additional grace period (KMS license expired or hardware out of tolerance)',
      'Initial grace period',
    ],
    ['28800 minute(s) (20', '43200 minute(s) (30'],
  ),
  'slmgr-dlv-status-6-extended-grace': edit(
    retail,
    ['Professional', 'ServerStandard'],
    ['RETAIL', 'VOLUME_MAK'],
    ['Channel: Retail', 'Channel: Volume:MAK'],
    [
      'Status: Licensed',
      'Status: Extended grace period\nTime remaining: 20160 minute(s) (14 day(s))',
    ],
  ),
  'slmgr-dlv-clock-ahead': edit(retail, ['11/21/2026', '3/31/2031']),
  'slmgr-dlv-kms-late-renewal': edit(client, [
    '254880 minute(s) (177',
    '23040 minute(s) (16',
  ]),
  'slmgr-dlv-kms-no-dns-name': edit(
    client,
    [fromDns, noNetworkName],
    [address, 'KMS machine IP address: not available'],
  ),
  'slmgr-dlv-kms-lease-2038': withHost(
    noNetworkName,
    'KMS machine IP address: not available',
    ['254880 minute(s) (177', '5870160 minute(s) (4077'],
  ),
  'slmgr-dlv-kms-public-address-only': withHost(
    'Registered KMS machine name: 192.88.99.2:1688',
    'KMS machine IP address: 192.88.99.2',
  ),
  'slmgr-dlv-kms-public-host': withHost(
    'Registered KMS machine name: kms.stranger.zz:1688',
    'KMS machine IP address: 192.88.99.1',
    [...fullLease],
  ),
  'slmgr-dlv-kms-public-name-private-address': edit(
    client,
    ['kms.corp.example', 'kms01.ad.company.zz'],
    ['192.0.2.25', '10.20.30.40'],
  ),
  'slmgr-dlv-kms-this-pc': withHost(
    'Registered KMS machine name: 127.0.0.2:1688',
    'KMS machine IP address: 127.0.0.2',
  ),
  'slmgr-dlv-first-lines-missing': report.split('\n').slice(4).join('\n'),
  'slmgr-dlv-utf16-zero-bytes': report.replace(/[^]/g, '$&\0'),
  'slmgr-dlv-with-prompt-and-banner': `Microsoft Windows [Version 10.0.26100.8036]
(c) Microsoft Corporation. All rights reserved.

C:\\Users\\alex.miller>cscript %windir%\\System32\\slmgr.vbs /dlv
Microsoft (R) Windows Script Host Version 5.812
Copyright (C) Microsoft Corporation. All rights reserved.

${report}
C:\\Users\\alex.miller>exit
`,
  'slmgr-xpr-and-dlv-together': `${readFixture('slmgr-xpr-volume')}\n${report}`,
  'ospp-registry-override-public': edit(
    'ospp-status-1-licensed',
    ['177 days  (254880', '180 days  (259200'],
    [
      fromDns,
      `${noNetworkName}\n        KMS machine registry override defined: kms.stranger.zz:1688`,
    ],
  ),
  'vnext-grace': edit(
    subscription,
    ['"Licensed"', '"Grace"'],
    ['2027-06-30', '2026-11-01'],
  ),
  'vnext-reduced-functionality': edit(
    subscription,
    ['"Licensed"', '"RFM"'],
    ['2026-12-20', '2026-11-01'],
  ),
};

for (const [name, text] of Object.entries(variants)) {
  texts.set(name, text);
}

/** Names of all fixtures. */
export const fixtureNames: readonly string[] = [...texts.keys()].sort();
