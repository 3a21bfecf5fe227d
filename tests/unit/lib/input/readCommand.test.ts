import {expect, test} from 'vitest';
import {otherCommands} from '@site/src/data/otherCommands';
import {readCommands} from '@site/src/lib/input/readCommand';

test.each([
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
  ['slmgr –dlv', 'slmgr /dlv', '/command_line_switches#slmgr/dlv'],
  ['slmgr —dlv', 'slmgr /dlv', '/command_line_switches#slmgr/dlv'],
  ['slmgr / dlv', 'slmgr /dlv', '/command_line_switches#slmgr/dlv'],
  ['slmgr/dlvall', 'slmgr /dlv', '/command_line_switches#slmgr/dlv'],
  [
    'slmgr /ipkXXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
    'slmgr /ipk',
    '/command_line_switches#slmgr/ipk',
  ],
  ['cscirpt slmgr.vbs /xpr', 'slmgr /xpr', '/command_line_switches#slmgr/xpr'],
  [
    'chnagepk /ProductKey XXXXX',
    'changepk /ProductKey',
    '/command_line_switches#changepk/ProductKey',
  ],
  [
    'sc.exe query ClipSVC',
    'ClipSVC (Client License Service)',
    '/troubleshoot#licensing-services',
  ],
  [
    'Restart-Service osppsvc',
    'osppsvc (Office Software Protection Platform)',
    '/troubleshoot#office-services',
  ],
])('finds the place of %s', (text, name, to) => {
  expect(readCommands(text)).toMatchObject([
    {command: {name, to}, isWhole: true},
  ]);
});

test.each([
  'slmgr /upk && slmgr /cpky',
  'PS C:\\> slmgr /upk; slmgr /cpky',
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

test('reads a long script if half of its lines are commands', () => {
  const commands = ['sfc /scannow', 'slmgr /dlv', 'net stop sppsvc'];
  const words = ['first this one', 'then that one', 'and a last one'];
  expect(readCommands([...commands, ...words].join('\n'))).toHaveLength(3);
  expect(readCommands([...commands, ...words, 'and so on'].join('\n'))).toEqual(
    [],
  );
});

test('finds the commands of a sentence', () => {
  const text =
    '`slmgr /ipk` is for Windows. For Office, use `ospp.vbs /inpkey`.';
  expect(readCommands(text).map(({command}) => command?.name)).toEqual([
    'slmgr /ipk',
    'ospp /inpkey:',
  ]);
});

test.each([
  ['slmgr -dli all | findstr status', /every license/],
  ['slmgr /dlv ALL', /every license/],
  ['slmgr /ato 5f94a0bb-d5a0-4081-a685-5819418b2fe0', /long ID/],
  ['slmgr /ipk XXXXX-XXXXX-XXXXX-XXXXX-XXXXX', /in place of the Xs/],
  ['ospp.vbs /inpkey:ABCDE-FGHIJ-KLMNO-PQRST-UVWXY', /Never share/],
])('says what is given in %s', (text, means) => {
  const [mention] = readCommands(text);
  expect(mention?.command?.given).toEqual([expect.stringMatching(means)]);
  expect(JSON.stringify(mention)).not.toMatch(/fghij|5f94a0bb/i);
});

test.each([
  ['sc config sppsvc start= disabled', /^Disables/, /activation fails.*undo/],
  ['sc.exe config ClipSVC start=disabled', /^Disables/, /Set-Service ClipSVC/],
  [
    'Set-Service -Name LicenseManager -StartupType Disabled',
    /^Disables/,
    /-StartupType Manual/,
  ],
  [
    'reg add HKLM\\SYSTEM\\CurrentControlSet\\Services\\sppsvc /v Start /t REG_DWORD /d 4 /f',
    /^Disables/,
    /the tool or the policy/,
  ],
  ['Set-Service wuauserv -StartupType Manual', /^Changes how/],
  ['sc config sppsvc start= delayed-auto', /^Changes how/],
  ['sc delete osppsvc', /^Removes/, /repair Office/],
  ['net stop sppsvc', /^Stops the service until/],
  ['Stop-Service wuauserv -Force', /^Stops the service until/],
  ['taskkill /f /im sppsvc.exe', /^Stops the service until/],
  ['Stop-Process -Name sppsvc', /^Stops the service until/],
  ['net start osppsvc', /^Starts/],
  ['Restart-Service sppsvc', /^Stops .* and starts/],
  ['sc query sppsvc', /^Shows .* changes nothing/],
  ['Get-Service ClipSVC', /^Shows .* changes nothing/],
  ['reg add HKLM\\SOFTWARE\\A /v B /d 1', /^Writes/],
  ['reg delete HKLM\\SOFTWARE\\A /f', /^Removes/, /reg export/],
  ['reg query HKLM\\SOFTWARE\\A', /^Shows/],
])('says what the verb of %s does', (text, effect, note = /^$/) => {
  const [first] = readCommands(text);
  expect(first?.command?.effect).toMatch(effect);
  expect(first?.command?.note ?? '').toMatch(note);
});

test('says first what a line does with the value of a KMS host', () => {
  const text = 'reg delete HKLM\\SOFTWARE\\A /v KeyManagementServiceName /f';
  expect(readCommands(text)[0]?.command?.effect).toMatch(/^Removes/);
});

test('keeps two lines about the same service apart', () => {
  const text = 'net stop sppsvc & sc config sppsvc start= disabled';
  expect(readCommands(text).map(({command}) => command?.effect)).toEqual([
    expect.stringMatching(/^Stops/),
    expect.stringMatching(/^Disables/),
  ]);
});

test.each([
  [
    'DISM /online /Set-Edition:ServerDatacenter /AcceptEula',
    /:ServerDatacenter /,
  ],
  ['dism /online /set-edition:ServerStandardCor', /:ServerStandardCor /],
  ['dism /online /set-edition:ServerFancy', /:<edition> /],
  ['dism /online /set-edition', /:ServerStandard /],
  // A running Windows 10 or 11 refuses it, and an image is not the running Windows.
  ['dism /online /set-edition:Professional', /^$/],
  ['dism /image:D:\\mount /set-edition:Enterprise', /^$/],
])('gives %s no example of another edition', (text, example) => {
  expect(readCommands(text)[0]?.command?.example ?? '').toMatch(example);
});

test.each([
  ['slmgr /skms kms.stranger.net', 'slmgr /ckms'],
  ['slmgr.vbs -skms 8.8.8.8:1688', 'slmgr /ckms'],
  ['cscript ospp.vbs /sethst:kms.stranger.net', 'ospp /remhst'],
])('judges the host of %s, and says how to clear it', (text, undo) => {
  const {given = []} = readCommands(text)[0]!.command!;
  expect(given).toEqual([
    expect.stringMatching(/outside private networks/),
    `\`${undo}\` takes it back.`,
  ]);
  expect(JSON.stringify(given)).not.toMatch(/stranger\.|8\.8/);
});

test.each([
  'slmgr /skms kms01',
  'slmgr /skms kms.corp.example:1688',
  'slmgr /skms :1688',
])('says nothing against the host of %s', (text) => {
  expect(readCommands(text)[0]!.command!.given).toEqual([
    '`slmgr /ckms` takes it back.',
  ]);
});

test.each(['slmgr /dlv', 'slmgr /rearm all', 'slmgr /xpr all'])(
  'says nothing about an argument that %s does not take',
  (text) => {
    const [mention] = readCommands(text);
    expect(mention?.command?.name).toMatch(/^slmgr/);
    expect(mention?.command?.given).toBeUndefined();
  },
);

test.each([
  'run net stop sppsvc and then slmgr /rilc',
  'first net stop sppsvc, then slmgr.vbs -rilc',
])('finds the service and the switch in %s', (text) => {
  expect(readCommands(text).map(({command}) => command?.name)).toEqual([
    'sppsvc (Software Protection)',
    'slmgr /rilc',
  ]);
});

test.each(['sppsvc high cpu', 'slmgrx /dlv', 'the dims of the window'])(
  'finds no command in %s',
  (text) => {
    expect(readCommands(text).filter(({isWhole}) => isWhole)).toEqual([]);
  },
);

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
