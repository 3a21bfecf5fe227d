import {expect, test} from 'vitest';
import {decodableAddress} from '../../../../src/plugins/page-bootstrap/scripts/repairAddress';

const repair = (address: string) =>
  decodableAddress(new URL(address, 'https://site.example'));

test('a decodable address is not changed', () => {
  for (const address of ['/', '/kms38?q=%E0%A4%A#a%20b', '/a%2Fb#%C3%A9']) {
    expect(repair(address), address).toBeNull();
  }
});

test('a fragment that cannot be decoded is dropped', () => {
  expect(repair('/faq?code=1#%E0%A4%A')).toBe('/faq?code=1');
  expect(repair('/faq#%')).toBe('/faq');
});

test('the percent signs of a path that cannot be decoded are escaped', () => {
  expect(repair('/%E0%A4%A?a=1#b')).toBe('/%25E0%25A4%25A?a=1#b');
  expect(decodeURIComponent(repair('/%E0%A4%A')!)).toBe('/%E0%A4%A');
});
