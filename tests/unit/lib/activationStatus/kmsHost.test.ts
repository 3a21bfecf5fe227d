import {expect, test} from 'vitest';
import {judgeKmsHost} from '../../../../src/lib/activationStatus/kmsHost';
import type {KmsHostPlace} from '../../../../src/lib/activationStatus/types';

const hosts: [
  name: string,
  address: string | undefined,
  place: KmsHostPlace,
][] = [
  ['KMS01', undefined, 'private'],
  ['kms01:8', undefined, 'private'],
  ['kms.company.zz:8', undefined, 'public'],
  ['kms01:1688', undefined, 'private'],
  ['kms.corp.example:1688', '192.0.2.25', 'private'],
  ['kms.company.local', undefined, 'private'],
  ['kms.intern.corp.', undefined, 'private'],
  ['kms.some.internal:1688', undefined, 'private'],
  ['kms.home.arpa', undefined, 'private'],
  ['10.1.2.3:1688', undefined, 'private'],
  ['172.16.0.9', undefined, 'private'],
  ['172.31.255.255', undefined, 'private'],
  ['192.168.1.1', undefined, 'private'],
  ['100.64.0.0', undefined, 'private'],
  ['100.127.255.255', undefined, 'private'],
  ['[fd00::25]:1688', undefined, 'private'],
  ['fe80::1', undefined, 'private'],
  ['2001:db8::25', undefined, 'private'],
  ['kms.company.zz', '10.20.30.40', 'public-name'],
  ['kms.company.zz', undefined, 'public'],
  ['kms.company.zz:1688', '192.88.99.1', 'public'],
  ['KMS01', '192.88.99.1', 'public'],
  ['169.254.1.1', undefined, 'private'],
  ['192.0.2.1', undefined, 'private'],
  ['198.51.100.1', undefined, 'private'],
  ['203.0.113.1', undefined, 'private'],
  ...[
    '169.253.1.1',
    '168.254.1.1',
    '172.15.255.255',
    '171.16.0.1',
    '192.167.1.1',
    '191.168.1.1',
    '192.0.3.1',
    '192.1.2.1',
    '191.0.2.1',
    '198.51.101.1',
    '198.52.100.1',
    '197.51.100.1',
    '203.0.112.1',
    '203.1.113.1',
    '204.0.113.1',
  ].map((address): (typeof hosts)[number] => [address, undefined, 'public']),
  ['x[fd00::25]', undefined, 'unknown'],
  ['172.32.0.1', undefined, 'public'],
  ['100.63.255.255', undefined, 'public'],
  ['100.128.0.0', undefined, 'public'],
  ['192.88.99.1:1688', undefined, 'public'],
  ['[2002:c058:6301::]:1688', undefined, 'public'],
  ['local.company.zz', undefined, 'public'],
  ['127.0.0.2:1688', undefined, 'this-pc'],
  ['localhost', undefined, 'this-pc'],
  ['::1', undefined, 'this-pc'],
  ['0.0.0.0', undefined, 'this-pc'],
  ['some-name', '127.0.0.1', 'this-pc'],
  ['', undefined, 'unknown'],
  ['not a host!', undefined, 'unknown'],
  ['not a host!', '10.0.0.1', 'private'],
];

for (const [name, address, place] of hosts) {
  test(`classifies "${name}"${address ? ` at ${address}` : ''} as ${place}`, () => {
    expect(judgeKmsHost(name, address)).toBe(place);
  });
}
