import {expect, test} from 'vitest';
import {editionExamples} from '../../../../src/data/examples';
import {
  familyNames,
  findInstallation,
  installations,
  readQuestion,
  writeQuestion,
} from '../../../../src/lib/editionPath/installations';

test('every installation has a unique id and name, and its family has a name', () => {
  expect(new Set(installations.map(({id}) => id)).size).toBe(
    installations.length,
  );
  expect(new Set(installations.map(({name}) => name)).size).toBe(
    installations.length,
  );
  expect([...new Set(installations.map(({family}) => family))]).toEqual(
    Object.keys(familyNames),
  );
});

test('the examples of the finder name editions that it knows', () => {
  const ids = installations.map(({id}) => id);
  for (const {from, to} of editionExamples) {
    expect(ids).toEqual(expect.arrayContaining([from, to]));
  }
});

test('ids in URLs that people have shared still work', () => {
  const shared = `
    home home-single-language pro pro-education pro-for-workstations education
    enterprise enterprise-ltsc iot-enterprise iot-enterprise-ltsc home-china
    enterprise-evaluation enterprise-ltsc-evaluation windows-11-se
    windows-10-team-surface-hub home-n pro-n pro-education-n
    pro-for-workstations-n education-n enterprise-n enterprise-ltsc-n home-s
    pro-s enterprise-s server-standard-desktop-experience server-standard-core
    server-datacenter-desktop-experience server-datacenter-core
    server-datacenter-azure-edition server-essentials
    server-standard-evaluation-desktop-experience
    server-standard-evaluation-core
    server-datacenter-evaluation-desktop-experience
    server-datacenter-evaluation-core
    server-evaluation-acting-as-domain-controller
  `
    .trim()
    .split(/\s+/);
  expect(shared.filter((id) => !findInstallation(id))).toEqual([]);
});

test.each([
  ['', undefined, undefined],
  ['?from=home&to=pro', 'home', 'pro'],
  ['from=home', 'home', undefined],
  ['?from=HOME&to=%20Pro%20', 'home', 'pro'],
  ['?from=&to=toString', undefined, undefined],
  ['?from=__proto__&to=constructor', undefined, undefined],
  ['?from=%E0%A4%A&to=%', undefined, undefined],
  ['?from=home&from=pro&to=<script>', 'home', undefined],
  [`?to=${'x'.repeat(100_000)}&from=pro`, 'pro', undefined],
] as const)('reads the query "%s"', (query, from, to) => {
  const question = readQuestion(query);
  expect([question.from?.id, question.to?.id]).toEqual([from, to]);
});

test('keeps other parameters of the query', () => {
  const from = findInstallation('home');
  expect(writeQuestion({from, to: undefined}, '?a=1&to=pro')).toBe(
    '?a=1&from=home',
  );
  expect(writeQuestion({from: undefined, to: undefined}, '?to=pro')).toBe('');
});
