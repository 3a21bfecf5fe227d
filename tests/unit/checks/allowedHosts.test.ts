import {expect, test} from 'vitest';
import {allowedHosts, allowedKmsHosts} from '../../../checks/data/allowedHosts';

const entries = [...allowedHosts, ...allowedKmsHosts];

test('no host is listed twice', () => {
  const hosts = entries.map(({host}) => host);
  expect(hosts.filter((host, index) => hosts.indexOf(host) !== index)).toEqual(
    [],
  );
});

test.each(entries)('$host has a reason', ({host, reason, paths = []}) => {
  expect(host).toMatch(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/);
  expect(reason).toMatch(/^\S.{9,}[^.]$/);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    expect(path).toMatch(/^\/.+\/$/);
  }
});
