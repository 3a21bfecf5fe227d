import fc from 'fast-check';
import {expect, test} from 'vitest';
import {windowsEditionNames} from '../../../../src/data/editionIds';
import {
  describeOutput,
  describeTarget,
  readOutput,
} from '../../../../src/lib/editionPath/readOutput';
import {findPath} from '../../../../src/lib/editionPath/findPath';
import {findInstallation} from '../../../../src/lib/editionPath/installations';

const banner = `Deployment Image Servicing and Management tool
Version: 10.0.26100.1150

Image Version: 10.0.26100.4061
`;

const currentHome = `${banner}
Current edition is:

Current Edition : Core

The operation completed successfully.`;

const targetsOfHome = `${banner}
Editions that can be upgraded to:

Target Edition : Professional
Target Edition : ProfessionalEducation
Target Edition : ProfessionalWorkstation
Target Edition : Education
Target Edition : ProfessionalCountrySpecific
Target Edition : ServerRdsh

The operation completed successfully.`;

const homeTargets = [
  'pro',
  'pro-education',
  'pro-for-workstations',
  'education',
];

const cases: Record<
  string,
  [text: string, current?: string, targets?: string[]]
> = {
  'the current edition, from DISM': [currentHome, 'home'],
  'the targets, from DISM': [targetsOfHome, undefined, homeTargets],
  'both commands in one console session': [
    `C:\\Windows\\System32>DISM /Online /Get-CurrentEdition\n${currentHome}\n\nC:\\Windows\\System32>DISM /Online /Get-TargetEditions\n${targetsOfHome}`,
    'home',
    homeTargets,
  ],
  'lost line breaks': [
    `${currentHome} ${targetsOfHome}`.replace(/\s+/g, ' '),
    'home',
    homeTargets,
  ],
  'an image': [
    `Dism /Image:C:\\mount /Get-CurrentEdition\n\nCurrent edition is:\n\nCurrent Edition : EnterpriseS`,
    'enterprise-ltsc',
  ],
  'Chinese DISM with full-width colons': [
    '当前版本 ： Professional\n操作成功完成。',
    'pro',
  ],
  'targets in a language whose word for them is not known': [
    'Xxxxx yyy : ServerStandard\nXxxxx yyy : ServerDatacenter\n',
    undefined,
    [
      'server-standard-desktop-experience',
      'server-datacenter-desktop-experience',
    ],
  ],
  'Server Core': [
    'Current Edition : ServerStandardEvalCor\n\nTarget Edition : ServerDatacenterCor',
    'server-standard-evaluation-core',
    ['server-datacenter-core'],
  ],
  'Get-WindowsEdition': [
    'PS C:\\> Get-WindowsEdition -Online\n\nOnline  : True\nEdition : ProfessionalWorkstation\n',
    'pro-for-workstations',
  ],
  'Get-WindowsEdition with -Target': [
    'PS C:\\> Get-WindowsEdition -Online -Target\n\nEdition : Enterprise\n\nEdition : Education\n',
    undefined,
    ['enterprise', 'education'],
  ],
  'a table of PowerShell': [
    'PS> (Get-WindowsEdition -Online).Edition\nProfessionalN\n',
    'pro-n',
  ],
  'reg query': [
    'HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Windows NT\\CurrentVersion\n    EditionID    REG_SZ    IoTEnterpriseS\n',
    'iot-enterprise-ltsc',
  ],
  'reg query on Server Core': [
    '    EditionID    REG_SZ    ServerStandard\n    InstallationType    REG_SZ    Server Core\n    ProductName    REG_SZ    Windows Server 2022 Standard',
    'server-standard-core',
  ],
  'Get-ComputerInfo': [
    'WindowsBuildLabEx       : 22621.1.amd64fre.ni_release.220506-1250\nWindowsEditionId        : CoreSingleLanguage\nWindowsInstallationType : Client\nWindowsProductName      : Windows 10 Home Single Language\nOsName                  : Microsoft Windows 11 Home Single Language\n',
    'home-single-language',
  ],
  JSON: ['{"WindowsEditionId": "Education", "OsName": "x"}', 'education'],
  systeminfo: [
    'Host Name:                 PC\nOS Name:                   Microsoft Windows 11 Pro\nOS Version:                10.0.26100 N/A Build 26100\nProcessor(s):              1 Processor(s) Installed.\n [01]: Intel64 Family 6 Core\n',
    'pro',
  ],
  'French systeminfo': [
    'Nom du système d’exploitation:              Microsoft Windows 10 Famille\nVersion du système:                         10.0.19045 N/A\n',
    'home',
  ],
  'Chinese systeminfo': [
    'OS 名称:          Microsoft Windows 10 家庭中文版\nOS 版本:          10.0.19045 暂缺\n',
    'home-china',
  ],
  'systeminfo of Windows Server': [
    'OS Name:                   Microsoft Windows Server 2022 Standard Evaluation\n',
    'server-standard-evaluation-desktop-experience',
  ],
  'Windows Server Datacenter: Azure Edition': [
    'OS Name: Microsoft Windows Server 2022 Datacenter Azure Edition',
    'server-datacenter-azure-edition',
  ],
  'the About page of Settings': [
    'Edition\tWindows 11 Pro Education\nVersion\t24H2\nInstalled on\t‎1/‎5/‎2025\nOS build\t26100.3194',
    'pro-education',
  ],
  'an evaluation': [
    'Current Edition : EnterpriseEval',
    'enterprise-evaluation',
  ],
  'Windows 11 SE': ['Current Edition : CloudEdition', 'windows-11-se'],
  'a Surface Hub': ['Current Edition : PPIPro', 'windows-10-team-surface-hub'],
  'lines quoted in a mail': ['> Current Edition : Education', 'education'],
  'a Markdown table': ['| Current Edition | Professional |', 'pro'],
};

test.each(Object.entries(cases))(
  'reads %s',
  (name, [text, current, targets = []]) => {
    const reading = readOutput(text);
    expect(reading.current?.id).toBe(current);
    expect(reading.targets.map(({id}) => id)).toEqual(targets);
    expect(reading.problem).toBeUndefined();
    expect(describeOutput(reading)).toMatch(/^(?:Read|DISM)[^{}]+\.$/);
  },
);

test.each([
  ['nothing', '   \n', 'empty'],
  [
    'words',
    'My PC says it cannot find the edition. Core i5, 16 GB.',
    'nothing',
  ],
  ['a processor', 'Processor : Core i7-8550U\nCPU: Intel Core', 'nothing'],
  [
    'DISM without elevation',
    'Error: 740\n\nElevated permissions are required to run DISM.\nUse an elevated command prompt to complete these tasks.',
    'elevation',
  ],
  [
    'two editions in a sentence',
    'I want to go from Windows 11 Home to Windows 11 Pro.',
    'several',
  ],
  ['an edition without paths', 'Current Edition : ServerRdsh', 'unknown'],
  [
    'an edition that nobody knows',
    'Current Edition : ProfessionalInvented',
    'unknown',
  ],
] as const)(
  'says in one sentence why %s cannot be read',
  (name, text, problem) => {
    const reading = readOutput(text);
    expect(reading.problem).toBe(problem);
    expect(reading.current).toBeUndefined();
    expect(describeOutput(reading)).toMatch(/^[A-Z].+\.$/);
  },
);

test('says how many targets it does not know, and that the type of a server is open', () => {
  expect(describeOutput(readOutput(targetsOfHome))).toBe(
    'DISM lists as targets: Pro, Pro Education, Pro for Workstations, Education, and 2 that the finder does not know.',
  );
  const {isServerTypeOpen} = readOutput(
    'EditionID    REG_SZ    ServerStandard',
  );
  expect(isServerTypeOpen).toBe(true);
  expect(readOutput('Current Edition : ServerStandard').isServerTypeOpen).toBe(
    false,
  );
});

test('tells whether DISM lists the wanted edition', () => {
  const tell = (text: string, from: string, to: string) => {
    const [start, wanted] = [from, to].map((id) => findInstallation(id)!);
    return describeTarget(readOutput(text), wanted!, findPath(start!, wanted!));
  };
  const both = `${currentHome}\n${targetsOfHome}`;
  expect(tell(both, 'home', 'pro')).toContain('can change in place');
  expect(tell(both, 'home', 'iot-enterprise')).toContain('does not list IoT');
  expect(tell(currentHome, 'home', 'pro')).toBeUndefined();
  expect(
    tell(
      '(The current edition cannot be upgraded to any target editions.)',
      'home',
      'pro',
    ),
  ).toContain('does not list Pro');
  // DISM lists it on some PCs, and the answer says that nothing leads there.
  expect(
    tell('Target Edition : CloudEdition', 'pro', 'windows-11-se'),
  ).toContain('do not support the change');
});

test('every id of an edition that the finder has is read', () => {
  const unread = Object.entries(windowsEditionNames).filter(
    ([id]) => !readOutput(`Current Edition : ${id}`).current,
  );
  expect(unread.map(([id]) => id).join(' ')).toBe(
    'business starter homebasic homepremium ultimate serverrdsh serverenterprise serverweb serverfoundation',
  );
});

test('never throws, and never repeats the text', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.string({unit: 'binary'}),
          fc.constantFrom(
            'Current Edition : ',
            'Target Edition : ',
            'Core\n',
            'constructor\n',
            'Windows 11 ',
            '__proto__',
            'EditionID REG_SZ ',
          ),
        ),
      ),
      (parts) => {
        const secret = 'zqx-secret';
        const reading = readOutput(parts.join('') + secret);
        expect(describeOutput(reading)).not.toContain(secret);
      },
    ),
  );
});
