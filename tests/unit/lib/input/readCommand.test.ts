import {expect, test} from 'vitest';
import {otherCommands} from '@site/src/data/otherCommands';
import {readCommands} from '@site/src/lib/input/readCommand';

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
  [
    'powershell -ExecutionPolicy Bypass -File .\\vnextdiag.ps1 -action list',
    'vnextdiag.ps1',
    '/check_activation_status#check-microsoft-365-apps',
  ],
  [
    'DISM /Online /English /Add-Capability /CapabilityName:WMIC~~~~',
    'dism /Online /Add-Capability',
    '/check_activation_status#vbscript',
  ],
  ['setup.exe /pkey XXXXX', 'setup /pkey', '/change_windows_edition#ltsc'],
  [
    'Get-ItemProperty HKLM:\\SOFTWARE\\Microsoft\\Office\\ClickToRun\\Configuration',
    'ClickToRun\\Configuration',
    '/change_office_edition#before-you-start',
  ],
  ['changepk.exe', 'changepk', '/command_line_switches#changepk'],
  [
    'Dism /Online /Cleanup-Image /CheckHealth',
    'dism /Cleanup-Image /CheckHealth or /ScanHealth',
    '/troubleshoot#repair-system-files',
  ],
])('finds the place of %s', (text, name, to) => {
  expect(readCommands(text)).toMatchObject([
    {command: {name, to}, isWhole: true},
  ]);
});

test.each([
  'slmgr /upk && slmgr /cpky',
  'slmgr.vbs -upk & slmgr.vbs -cpky',
  'PS C:\\> slmgr /upk; slmgr /cpky',
  'slmgr /upk\nslmgr /cpky',
  'slmgr /upk&slmgr /cpky',
  `${'slmgr /upk\nslmgr /cpky\n'.repeat(4)}pause`,
])('finds both commands of %j', (text) => {
  expect(readCommands(text).map(({command}) => command?.name)).toEqual([
    'slmgr /upk',
    'slmgr /cpky',
  ]);
});

test('finds each switch of a sentence', () => {
  const text = 'This cmdlet would cover `slmgr /upk`, `/cpky` and `/ckms`.';
  expect(readCommands(text).map(({command}) => command?.name)).toEqual([
    'slmgr /upk',
    'slmgr /cpky',
    'slmgr /ckms',
  ]);
});

test('finds each switch of a script, and what starts it', () => {
  const text =
    '& ([ScriptBlock]::Create((irm https://a.example))) /hwid /Ohook';
  expect(readCommands(text).map(({command}) => command?.name)).toEqual([
    'irm',
    '/HWID',
    '/Ohook',
  ]);
});

test('finds the commands of a sentence', () => {
  const text =
    '`slmgr /ipk` is for Windows. For Office, use `ospp.vbs /inpkey`.';
  expect(readCommands(text).map(({command}) => command?.name)).toEqual([
    'slmgr /ipk',
    'ospp /inpkey:',
  ]);
});

test('finds no command in a story of many lines', () => {
  expect(readCommands(`slmgr /upk\n${'Then it went on.\n'.repeat(6)}`)).toEqual(
    [],
  );
});

test('finds each of the other commands as people write it', () => {
  for (const {starts, at} of otherCommands) {
    for (const start of starts) {
      expect(readCommands(`PS C:\\> ${start}`)[0]?.command?.to, start).toBe(at);
    }
  }
});
