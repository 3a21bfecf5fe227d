import {expect, test} from 'vitest';
import {readProductName} from '../../../../src/lib/activationStatus/readProductName';

const names: [name: string, title: string | undefined][] = [
  ['Windows(R), Professional edition', 'Windows Pro'],
  ['Windows(R), CoreSingleLanguage edition', 'Windows Home Single Language'],
  ['Windows(R), EnterpriseS edition', 'Windows Enterprise LTSC'],
  ['Windows(R), ServerDatacenter edition', 'Windows Server Datacenter'],
  ['Windows(R) 7, Enterprise edition', 'Windows 7 Enterprise'],
  ['Windows(R), SomethingNew edition', 'Windows in an unknown edition'],
  [
    'Office 24, Office24ProPlus2024VL_KMS_Client_AE edition',
    'Office LTSC Professional Plus 2024 (volume)',
  ],
  [
    'Office 16, Office16ProPlusVL_KMS_Client edition',
    'Office Professional Plus 2016 (volume)',
  ],
  [
    'Office 21, Office21ProjectStd2021VL_MAK_AE edition',
    'Project LTSC Standard 2021 (volume)',
  ],
  [
    'Office 16, Office16O365HomePremR_Subscription1 edition',
    'Microsoft 365 Family or Personal',
  ],
  [
    'Windows(R), Client-ESU-Year1 add-on for Client-ESU edition',
    'Extended Security Updates for Windows, year 1',
  ],
  ['O365BusinessRetail', 'Microsoft 365 Apps for business'],
  ['VisioPro2021Retail', 'Visio Professional 2021'],
  ['Windows(R), Constructor edition', 'Windows in an unknown edition'],
  ['Alex Miller', undefined],
  ['alex@corp.example', undefined],
  ['Windows(R), XXXXX-XXXXX edition', undefined],
  [`Windows(R), ${'Professional '.repeat(40)}edition`, undefined],
  ['', undefined],
];

test.each(names)('reads "%s" as %s', (name, title) => {
  expect(readProductName(name)?.title).toBe(title);
});

test('recognizes an evaluation edition by its name', () => {
  expect(
    readProductName('Windows(R), ServerStandardEval edition')?.isEvaluation,
  ).toBe(true);
  expect(
    readProductName('Windows(R), Professional edition')?.isEvaluation,
  ).toBe(false);
});
