import {expect, test} from 'vitest';
import {switchGroups, switchSources} from '../../../src/data/commandSwitches';
import type {SwitchTool} from '../../../src/data/commandSwitches';

const productKey = /\b[A-Z\d]{5}(?:-[A-Z\d]{5}){4}\b/g;
const placeholder = 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX';

function groupsOf(tool: SwitchTool): string[] {
  return switchGroups
    .filter((group) => group.tool === tool)
    .map(({group}) => group);
}

test('a switch is listed once per tool', () => {
  const names = switchGroups.flatMap(({tool, switches}) =>
    switches.map(({name}) => `${tool} ${name.toLowerCase()}`),
  );
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual(
    [],
  );
});

test('every tool has the groups that pages show', () => {
  expect(groupsOf('slmgr')).toEqual([
    'global',
    'advanced',
    'kms-client',
    'kms-host',
    'token',
    'active-directory',
  ]);
  expect(groupsOf('ospp')).toEqual(['global', 'kms-client', 'token', 'other']);
  for (const tool of ['changepk', 'dism', 'odt', 'licensingdiag'] as const) {
    expect(groupsOf(tool), tool).not.toEqual([]);
  }
});

test('no documented switch is missing', () => {
  const count = (tool: SwitchTool): number =>
    switchGroups
      .filter((group) => group.tool === tool)
      .reduce((sum, {switches}) => sum + switches.length, 0);
  expect(count('slmgr')).toBeGreaterThanOrEqual(40);
  expect(count('ospp')).toBeGreaterThanOrEqual(34);
  expect(count('dism')).toBeGreaterThanOrEqual(8);
  expect(count('odt')).toBeGreaterThanOrEqual(5);
});

test('every switch starts with a slash or a dash and says what it does', () => {
  for (const {tool, switches} of switchGroups) {
    for (const {name, effect} of switches) {
      expect.soft(name, tool).toMatch(/^[/-][a-z]/i);
      expect.soft(effect, `${tool} ${name}`).toMatch(/^[A-Z].*\.$/);
    }
  }
});

test('an example contains its switch', () => {
  for (const {tool, switches} of switchGroups) {
    for (const {name, example} of switches) {
      expect.soft(example, `${tool} ${name}`).toContain(name);
    }
  }
});

test('a switch that joins its value with a colon has a value', () => {
  for (const {tool, switches} of switchGroups) {
    for (const {name, argument} of switches) {
      if (name.endsWith(':')) {
        expect.soft(argument, `${tool} ${name}`).toBeTruthy();
      }
    }
  }
});

test('what a switch sets, another switch of the same tool takes back', () => {
  const switchesOf = (tool: SwitchTool) =>
    switchGroups
      .filter((group) => group.tool === tool)
      .flatMap(({switches}) => switches);
  for (const tool of ['slmgr', 'ospp'] as const) {
    const switches = switchesOf(tool);
    const names = switches.map(({name}) => name);
    for (const {name, undo} of switches) {
      if (/^\/(?:skms|sethst|setprt)/.test(name)) {
        expect.soft(undo, `${tool} ${name}`).toBeTruthy();
      }
      if (undo) {
        expect.soft(names, `${tool} ${name}`).toContain(undo);
      }
    }
  }
});

test('no product key and no real KMS host appears', () => {
  const text = JSON.stringify(switchGroups);
  expect(
    [...text.matchAll(productKey)].filter(([key]) => key !== placeholder),
  ).toEqual([]);
  const hosts = switchGroups
    .flatMap(({switches}) => switches)
    .filter(({name}) => ['/skms', '/sethst:'].includes(name))
    .map(({example}) => example);
  expect(hosts).not.toEqual([]);
  for (const host of hosts) {
    expect(host).toContain('kms.corp.example');
  }
});

test('a switch whose elevation depends on something has a note', () => {
  for (const {tool, elevation, switches} of switchGroups) {
    for (const each of switches) {
      if ((each.elevation ?? elevation) === 'depends') {
        expect.soft(each.note, `${tool} ${each.name}`).toBeTruthy();
      }
    }
  }
});

test('switches that are only in the script are marked in undocumented groups', () => {
  const unmarked = switchGroups
    .filter(
      ({tool, group}) => tool === 'ospp' && ['token', 'other'].includes(group),
    )
    .flatMap(({switches}) => switches)
    .filter(({confidence}) => confidence !== 'script');
  expect(unmarked).toEqual([]);
});

test('every source is used and is an https address', () => {
  const used = new Set<string>(switchGroups.map(({source}) => source));
  for (const [id, {title, url}] of Object.entries(switchSources)) {
    expect.soft(used.has(id), id).toBe(true);
    expect.soft(new URL(url).protocol, id).toBe('https:');
    expect.soft(title, id).not.toBe('');
  }
});
