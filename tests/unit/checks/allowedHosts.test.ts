import {expect, test} from 'vitest';
import {allowedHosts, allowedKmsHosts} from '../../../checks/data/allowedHosts';

const entries = [...allowedHosts, ...allowedKmsHosts];

test('no host is listed twice', () => {
  const hosts = entries.map(({host}) => host);
  expect(hosts.filter((host, index) => hosts.indexOf(host) !== index)).toEqual(
    [],
  );
});

for (const {host, reason, paths = []} of entries) {
  test(`${host} is a plain host with a reason`, () => {
    expect(host).toMatch(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/);
    expect(reason).toMatch(/^\S.{9,}[^.]$/);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      expect(path).toMatch(/^\/.+\/$/);
    }
  });
}
