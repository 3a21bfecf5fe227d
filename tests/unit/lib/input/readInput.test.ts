import {expect, test} from 'vitest';
import {readInput, type Kind} from '@site/src/lib/input/readInput';

const kindsOf = (text: string) => readInput(text).map(({kind}) => kind);

const sum = 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90';

/** What people paste and type, by the kind that it is. */
const inputs: Readonly<Record<Kind, readonly string[]>> = {
  code: [
    'slmgr /xpr, it says "windows professional edition: windows is in notification mode"',
    '0xC004F074',
    '-1073418124',
    '30015-1011 (0)',
    'Windows Update fails with 0x00000643',
    'Excel does not start (0x426-0x0)',
    'Event ID 1003 of Security-SPP',
    'error 0x80070005 when I run slmgr /ato',
    'Windows 10 Home to Pro fails with 0x803fa067',
    '2026-11-20 08:12:01, Error MOUPG CSetupManager::ExecuteInstallMode(830): Result = 0x800705BB',
    "We can't activate Windows on this device as we don't have a valid digital license or product key. If you think you do have a valid license or key, select Troubleshoot below. Error code: 0xC004F034.",
    '"The Software Licensing Service reported that the product key is blocked"',
    'Unlicensed Product. Most features of Word have been disabled',
    'GET GENUINE OFFICE Your license isn’t genuine, and you may be a victim of software counterfeiting.',
    'Fehler: 0xC004F050 Vom Softwarelizenzierungsdienst wurde gemeldet, dass der Product Key ungültig ist.',
    "On a computer running Microsoft Windows non-core edition, run 'slui.exe 0x2a 0xC004F074' to display the error text.",
    'Event ID 8198 License Activation (slui.exe) failed with the following error code: hr=0x8007232B',
    'SL_E_VL_BINDING_SERVICE_UNAVAILABLE',
    'AADSTS50020',
    'Norton blocks activation with 0x80072EE7',
    "Your organization's activation server couldn't be reached",
    'after 90 days Microsoft shuts down Windows every hour',
    'This copy of Windows must be activated with Microsoft before you can log on',
    "irm : The remote name could not be resolved: 'get.example.org'",
    "'irm' is not recognized as an internal or external command, operable program or batch file.",
    "irm https://get.example.org/ | iex\n'irm' is not recognized as an internal or external command,\noperable program or batch file.",
    'PS C:\\Windows\\System32> irm https://get.example.org/iex\nInvoke-RestMethod: No such host is known.',
    'Error: 740 Elevated permissions are required to run DISM.',
    'The count reported by your KMS server is insufficient',
    'The installation failed in the FIRST_BOOT phase with an error during SYSPREP operation',
  ],
  report: [
    'Name: Windows(R), Professional edition\nDescription: Windows(R) Operating System, RETAIL channel\nPartial Product Key: XXXXX\nLicense Status: Licensed',
    'Name: Windows(R), Professional edition\nBeschreibung: Windows(R) Operating System, OEM_DM channel\nTeil-Product Key: XXXXX\nLizenzstatus: Lizenziert',
    'Name: Windows(R), Enterprise edition Description: Windows(R) Operating System, VOLUME_KMSCLIENT channel License Status: Notification Notification Reason: 0xC004F056.',
    'Windows(R), Professional edition:\n    The machine is permanently activated.',
    'Volume activation will expire 12/1/2026 10:12:01 AM',
    'Windows is in Notification mode',
    'PRODUCT ID: 00339-10000-00000-AA000\nLICENSE NAME: Office 16, Office16ProPlusVL_KMS_Client edition\nLICENSE STATUS:  ---NOTIFICATIONS---\nERROR CODE: 0xC004F009',
    'C:\\>cscript ospp.vbs /dstatus\n---Processing---\nLICENSE STATUS:  ---LICENSED---\n---Exiting---',
    '========== Mode per ProductReleaseId ==========\nO365ProPlusRetail = vNext\n========== vNext licenses found ==========',
    'Name                 : Windows(R), Professional edition\nLicenseStatus        : 1\nGracePeriodRemaining : 0',
    'Windows is activated with a digital license linked to your Microsoft account',
    'Estado de la licencia: con licencia',
    'Your Norton subscription has expired',
    'LicenseStatus\n-------------\n            1',
    'C:\\Windows\\system32>slmgr /ato\n\nActivating Windows(R), Professional edition (2b1f36bb-c1cd-4306-bf5c-a0367c2d97d8) ...\nProduct activated successfully.',
    'Installed product key detected - attempting to activate the following product:\nSKU ID: 8d368fc1-9470-4be2-8d66-90e836cbb051\nLICENSE NAME: Office 24, Office24ProPlus2024VL_KMS_Client_AE edition\nLICENSE DESCRIPTION: Office 24, VOLUME_KMSCLIENT channel\nLast 5 characters of installed product key: XXXXX\n<Product activation successful>',
  ],
  checksum: [
    sum,
    sum.toUpperCase(),
    `SHA256: ${sum}`,
    `${sum}  Win11_24H2_English_x64.iso`,
    `${sum} *26100.1742_x64.iso`,
    `SHA256 hash of Win11.iso:\n${sum}\nCertUtil: -hashfile command completed successfully.`,
    `Algorithm : SHA256\nHash      : ${sum.toUpperCase()}\nPath      : C:\\Users\\me\\Win11.iso`,
    `SHA256 (windows.iso) = ${sum}`,
    'sha1 da39a3ee5e6b4b0d3255bfef95601890afd80709',
    'MD5: d41d8cd98f00b204e9800998ecf8427e',
    `is this hash right? ${sum}`,
    `FILE: Windows.iso\nSIZE: 3,319,478,272 byte\nSHA-256: ${sum}\nCRC: 8589EE18`,
    `checksum does not match '${sum.slice(0, 27)}\n${sum.slice(27, 32)}'.`,
  ],
  editions: [
    'dism /online /get-currentedition\n\nCurrent Edition : ServerStandardEvalCor',
    'home to pro',
    'upgrade windows 11 home to windows 11 pro',
    'upgrade to pro from home',
    'change enterprise to professional',
    'pro n to pro',
    'Windows Server 2019 Standard to Datacenter',
    'enterprise ltsc → iot enterprise ltsc',
    'I have Home and want Pro',
    'Windows 10 Profesional to Enterprice',
    'CoreSingleLanguage',
    '2016 LTSB will not do in-place upgrade to Enterprise, LTSC, Pro, ...',
    'Home to Pro; is the resulting Pro license OEM or retail',
    '映像版本: 10.0.20348.202\n当前版本为:\n当前版本 : ServerDatacenterEval\n操作成功完成。',
    'Deployment Image Servicing and Management tool\nVersion: 10.0.22621.1\n\nImage Version: 10.0.22631.2861\n\nTarget Edition : Education',
  ],
  command: [
    'Microsoft Windows [Version 10.0.19045.2965]\n(c) Microsoft Corporation. All rights reserved.\n\nC:\\>slmgr /xpr',
    'slmgr /ato',
    'cscript //nologo "C:\\Program Files\\Microsoft Office\\Office16\\OSPP.VBS" /dstatus',
    'DISM /online /Set-Edition:ServerStandard /ProductKey:XXXXX-XXXXX-XXXXX-XXXXX-XXXXX /AcceptEula',
    '/HWID',
    '/KMS-Office /KMS-ActAndRenewalTask /S',
    'XXX.bat /HWID /Ohook',
    '/ipk',
    'dlv',
    'slmgr rearm',
    'what does slmgr /upk do',
    'what does slmgr /dli show',
    'changepk.exe /ProductKey XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
    'slui 4',
    'Get-FileHash .\\win.iso',
    'net stop sppsvc',
    'Get-CimInstance SoftwareLicensingProduct | where PartialProductKey',
    'wmic path softwarelicensingservice get OA3xOriginalProductKey',
    'wmic softwarelicensingservice get clientmachineid',
    'net stop ClipSVC',
    'Setup.EXE /Auto Upgrade /Quiet /NoReboot /Compat ScanOnly',
    'when I tried using SLUI 4 for offline (phone) activation, I ran into an error',
    'slmgr.vbs',
    'ipconfig /flushdns',
    'powershell Get-CimInstance -ClassName SoftwareLicensingProduct',
    'cd "C:\\Program Files\\Microsoft Office\\Office16"\ncscript ospp.vbs /dstatus',
    'irm https://scripts.example | iex',
    'net stop wuauserv',
    'reg add "HKLM\\SOFTWARE\\Example" /v EditionID /d Professional /f',
  ],
  version: [
    'Version 22H2 (OS Build 19045.4529)',
    'Microsoft Windows\nVersion 24H2 (OS Build 26100.2314)\n© Microsoft Corporation. All rights reserved.\nThe Windows 11 Pro operating system and its user interface are protected by trademark and other pending or existing intellectual property rights.\nThis product is licensed under the Microsoft Software License Terms to:\nuser',
    'Microsoft Windows [Version 10.0.19045.2965]\n(c) Microsoft Corporation. All rights reserved.',
    'windows 10 22h2',
    'Win11 Pro, version 24H2',
  ],
  note: [
    'ABCD1 FGHIJ KLMNO PQRST UVWXY',
    'is ABCD1-FGHIJ-KLMNO-PQRST-UVWXY ok?',
    'Product Key: ABCD1–FGHIJ–KLMNO–PQRST–UVWXY',
    '2206317',
    '12,345',
    '192.0.2.7',
    'https://go.microsoft.com/fwlink/p/?LinkID=2206317&clcid=0x409',
    'https://wiki.example/',
    'activate Office in CrossOver',
    'activation key for adobe acrobat',
    'are you microsoft or who runs this',
    'who runs this site?',
  ],
  words: [
    'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX',
    '*****-*****-*****-*****-3V66T gives me the wrong edition',
    'ABCD1-FGHIJ-KLMNO-PQRST-XXXXX',
    'XXXXX XXXXX XXXXX XXXXX 3V66T',
    'xxxxx-xxxxx-xxxxx-3V66T',
    'Product Key: XXXXX–XXXXX–XXXXX–XXXXX–XXXXX',
    'Hallo, ich habe einen neuen PC gebaut und Windows 11 ist nicht aktiviert',
    'mein gebrauchter Laptop: Windows nicht aktiviert, was tun',
    '5f94a0bb-d5a0-4081-a685-5819418b2fe0',
    'which five words never found apple',
    'kms.example',
    'see https://wiki.example/ for more',
    'windows activation in vmware',
    'who runs a KMS host',
    'is this microsoft key genuine',
    'does windows 10 22h2 still get updates',
    '目前需要一个能清除现有Windows和office激活的工具',
    'office2021无法永久激活',
    "I already tried sfc /scannow and DISM restore health and I'm still getting this error.",
    'some of our PCs fell back from Windows 10 Enterprise to Pro',
    'Months ago, we switched from Pro to Enterprise LTSC',
    'I went from Enterprise to Pro to be eligible for ESU. Do I lose the enrollment?',
    'Programmatically check if Windows is activated with C++',
    'script check windows is activated alert otherwise',
    'Windows 10 Pro turned itself into Home Single Language, how do I get back',
    'After activation, how do I verify that Windows is activated permanently',
    'What happens if Windows is not activated?',
    'get genuine office',
    "can't activate windows after debloat script",
    'windows 11 pro iso only consumer edition',
    'pro for workstations',
    'mak vs kms',
    'pro vs enterprise',
    'evaluation sever',
    'Can these Windows Server Eval editions be made full retail',
    'windows 11 iot enterprise ltsc',
    'download windows 10',
    'windows 7 to windows 10',
    'name',
    'office home and student to professional plus',
    'is activation permanent',
    'how to remove product key',
    'windows 10 end of support',
    'sha256',
    'how to extend a windows server evaluation license to a year',
    'does "setup.exe /product server" keep files',
    'How do I check if Windows is activated',
    '¿?',
    '',
  ],
};

for (const [kind, texts] of Object.entries(inputs)) {
  test.each(texts)(`${kind}: %j`, (text) => {
    expect(kindsOf(text)[0]).toBe(kind);
  });
}

test('asks what a command printed before what it does', () => {
  for (const text of [
    'slmgr /xpr says will expire',
    'ospp dstatus shows no installed product keys',
    'ospp.vbs not found',
    'why does dism /get-targeteditions returns nothing',
    "slmgr /rearm doesn't change anything",
  ]) {
    expect(kindsOf(text).slice(0, 2), text).toEqual(['words', 'command']);
  }
});

test('names what else is in a text', () => {
  expect(kindsOf('slmgr /ato says 0xC004F074')).toEqual([
    'code',
    'command',
    'words',
  ]);
  expect(
    kindsOf(
      `License Status: Licensed\nInstallation ID: ${'0123456'.repeat(9)}`,
    ),
  ).toEqual(['report', 'words']);
  expect(
    kindsOf(`License Status: Notification\n0xC004F034\nSHA256: ${sum}`),
  ).toEqual(['report', 'code', 'checksum', 'words']);
});

test('reads everything else in a text before a product key', () => {
  const key = 'ABCD1-FGHIJ-KLMNO-PQRST-UVWXY';
  const first = (text: string) => kindsOf(text)[0];
  expect(first(`0xC004F050 ${key}`)).toBe('code');
  expect(first(`slmgr /ipk ${key}`)).toBe('command');
  expect(first(`Home to Pro with ${key}`)).toBe('editions');
  expect(first(`License Status: Licensed\n${key}`)).toBe('report');
  expect(first(`SHA256: ${sum}\n${key}`)).toBe('checksum');
});

test('judges the beginning and the end of a text of any length, and all of one with up to 400,000 characters', () => {
  const line = 'nothing to see here\n';
  const filler = line.repeat(200_000 / line.length);
  const code = 'error 0xC004F074';
  expect(kindsOf(`${code}\n${filler}${filler}`)[0]).toBe('code');
  expect(kindsOf(`${filler}${filler}${code}`)[0]).toBe('code');
  expect(kindsOf(`${filler}${filler}${filler}`)[0]).toBe('words');
  const half = filler.slice(code.length / 2);
  expect(half.length * 2 + code.length).toBe(400_000);
  expect(kindsOf(half + code + half)[0]).toBe('code');
  // One character more, and the code is cut in two.
  expect(kindsOf(`${half}${code}\n${half}`)[0]).toBe('words');
});
