import {expect, test} from 'vitest';
import {otherCommands} from '@site/src/data/otherCommands';
import {readCommand} from '@site/src/lib/input/readCommand';

test.each([
  ['slmgr -ato', 'slmgr /ato', '/command_line_switches#slmgr/ato'],
  ['unpkey', 'ospp /unpkey:', '/command_line_switches#ospp/unpkey:'],
  [
    'setup /configure x.xml',
    'setup.exe /configure',
    '/command_line_switches#odt/configure',
  ],
  [
    'C:\\>dism.exe /online /cleanup-image /restorehealth',
    'dism /Cleanup-Image /RestoreHealth',
    '/command_line_switches#dism/Cleanup-Image-/RestoreHealth',
  ],
  [
    'cscript "%ProgramFiles%\\Microsoft Office\\Office16\\ospp.vbs" /act',
    'ospp /act',
    '/command_line_switches#ospp/act',
  ],
  ['changepk.exe', 'changepk', '/command_line_switches#changepk'],
])('finds the place of %s', (text, name, to) => {
  expect(readCommand(text)).toMatchObject({command: {name, to}, isWhole: true});
});

test('finds each of the other commands as people write it', () => {
  for (const {starts, at} of otherCommands) {
    for (const start of starts) {
      expect(readCommand(`PS C:\\> ${start}`)?.command?.to, start).toBe(at);
    }
  }
});
