import {expect, test} from 'vitest';
import {judgeKmsHost} from '../../../../src/lib/activationStatus/kmsHost';

/** Names of hosts, with the address after an @, by where the host is. */
const hosts = {
  private: `
    KMS01 kms01:8 kms01:1688 kms.corp.example:1688@192.0.2.25
    kms.company.local kms.intern.corp. kms.some.internal:1688 kms.home.arpa
    10.1.2.3:1688 10.0.0.1 10.0.0.11:1688 10.0.10.0 172.16.0.9 172.31.255.255 192.168.1.1 100.64.0.0
    100.127.255.255 [fd00::25]:1688 fe80::1 2001:db8::25 169.254.1.1 192.0.2.1
    198.51.100.1 203.0.113.1`,
  public: `
    kms.company.zz:8 kms.company.zz kms.company.zz:1688@192.88.99.1
    KMS01@192.88.99.1 172.32.0.1 100.63.255.255 100.128.0.0 192.88.99.1:1688
    [2002:c058:6301::]:1688 local.company.zz 169.253.1.1 168.254.1.1
    172.15.255.255 171.16.0.1 192.167.1.1 191.168.1.1 192.0.3.1 192.1.2.1
    191.0.2.1 198.51.101.1 198.52.100.1 197.51.100.1 203.0.112.1 203.1.113.1
    204.0.113.1 xbox.company.zz x2.company.zz xkms.core.windows.net
    kms.core.windows.net.company.zz`,
  cloud: `
    azkms.core.windows.net azkms.core.windows.net:1688@192.88.99.1
    kms.core.usgovcloudapi.net kms.core.chinacloudapi.cn
    kms.windows.googlecloud.com`,
  'left-behind': `
    10.0.0.10 10.0.0.10:1688 010.000.000.010 0.0.0.0`,
  'public-name': `
    kms.company.zz@10.20.30.40`,
  unknown: `
    x[fd00::25] 192.168.x.x 192.168.1.xx:1688 10.0.XXX.12 192.168.1
    192.168.1.1xx kms.xxxx.zz xxxxx kms.company.zz@192.168.x.x`,
  'this-pc': `
    127.0.0.2:1688 localhost ::1 some-name@127.0.0.1`,
};

test.each(
  Object.entries(hosts).flatMap(([place, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((host) => [host, place] as const),
  ),
)('%s is %s', (host, place) => {
  const [name = '', address] = host.split('@');
  expect(judgeKmsHost(name, address)).toBe(place);
});

test('what is no name of a host is unknown, unless it has an address', () => {
  expect(judgeKmsHost('', undefined)).toBe('unknown');
  expect(judgeKmsHost('not a host!', undefined)).toBe('unknown');
  expect(judgeKmsHost('not a host!', '10.0.0.1')).toBe('private');
});
