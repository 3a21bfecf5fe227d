import {expect, test} from 'vitest';
import {readQuestions} from '@site/src/lib/editionPath/readQuestions';

test.each([
  ['W10Pro to W10 Enterprise', 'Pro', 'Enterprise'],
  [
    'i try to upgrade to windows 11 pro from windows 11 home single language',
    'Home Single Language',
    'Pro',
  ],
  ['Win 10 Home S/L to Pro', 'Home Single Language', 'Pro'],
  ['De Windows 10 Home a Pro', 'Home', 'Pro'],
  ['von Windows 10 Home auf Pro', 'Home', 'Pro'],
  ['How to upgrade to windows 10 pro on windows 10 home?', 'Home', 'Pro'],
  [
    'moved my PC up from Win11HomeSingleLanguage to Win11Pro. Now i want to go back down',
    'Pro',
    'Home Single Language',
  ],
  ['想把win11专业版转换到企业版lstc', 'Pro', 'Enterprise LTSC'],
  ['I have W10 Family installed and I wanna have W10 Pro', 'Home', 'Pro'],
  [
    'Windows 10 Enterprise 2016 LTSB to Enterprise',
    'Enterprise LTSC',
    'Enterprise',
  ],
  ['Windows 10 LTSC ENT IoT to Pro', 'IoT Enterprise LTSC', 'Pro'],
  [
    'Is it possible to do w11 iot enterprise 24h2 to w11 iot enterprise LTSC 24h2 while keeping apps and files?',
    'IoT Enterprise',
    'IoT Enterprise LTSC',
  ],
  ['企业版LTSC 升级为专业版', 'Enterprise LTSC', 'Pro'],
  ['window11 home can become pro? is any way for that', 'Home', 'Pro'],
  [
    'Changing the Edition to Windows 10 Enterprise\n\nMy Windows 10 Home is genuine and I want to go up to Enterprise.',
    'Home',
    'Enterprise',
  ],
  ['EnterpriseS -> IoTEnterpriseS', 'Enterprise LTSC', 'IoT Enterprise LTSC'],
  [
    'ServerStandardEval to ServerStandard',
    'Windows Server Standard Evaluation (Desktop Experience)',
    'Windows Server Standard (Desktop Experience)',
  ],
])('reads %s', (text, from, to) => {
  expect(readQuestions(text)).toMatchObject([
    {from: {name: from}, to: {name: to}},
  ]);
});

test.each([
  ['home to pro or enterprise', ['Pro', 'Enterprise']],
  ['Specific steps for Home --> Pro --> Enterprise', ['Pro', 'Enterprise']],
  ['Win10 Home > Pro, or Win10 Home to Enterprise', ['Pro', 'Enterprise']],
])('reads each target of %s', (text, targets) => {
  const read = readQuestions(text);
  expect(read.map(({to}) => to?.name)).toEqual(targets);
  expect(read.map(({from}) => from?.name)).toEqual(['Home', 'Home']);
});

test.each([
  ['upgrade from windows 11 home single language', 'Home Single Language'],
  ['how to upgrade from windows 10 pro education', 'Pro Education'],
  ['downgrade from enterprise', 'Enterprise'],
  ['upgrade windows 11 home', 'Home'],
  ['i have windows 10 home, how can i upgrade?', 'Home'],
  ['what is CoreCountrySpecific', 'Home China'],
  ['IoTEnterpriseS meaning', 'IoT Enterprise LTSC'],
])('reads what %s leaves', (text, from) => {
  expect(readQuestions(text)).toEqual([
    {from: expect.objectContaining({name: from}), to: undefined},
  ]);
});

test.each([
  ['how do I get pro', 'Pro'],
  ['how can I get IoTEnterpriseS', 'IoT Enterprise LTSC'],
  ['upgrade to pro', 'Pro'],
  ['i want windows 11 pro', 'Pro'],
  ['how do i switch windows to education', 'Education'],
  ['升级到专业版', 'Pro'],
  ['upgrade auf windows 11 pro', 'Pro'],
  ['passer à windows 11 pro', 'Pro'],
])('reads what %s wants', (text, to) => {
  expect(readQuestions(text)).toEqual([
    {from: undefined, to: expect.objectContaining({name: to})},
  ]);
});

test.each([
  ['windows 11 pro kms to retail', 'Pro'],
  ['change pro from MAK to retail', 'Pro'],
  ['enterprise volume license to retail', 'Enterprise'],
  ['windows 10 pro to windows 11 pro', 'Pro'],
  ['upgrade LTSC 2019 to LTSC 2021', 'Enterprise LTSC'],
])('reads that the edition stays in %s', (text, name) => {
  const one = expect.objectContaining({name});
  expect(readQuestions(text)).toEqual([{from: one, to: one}]);
});

test.each([
  'office home to pro',
  'a home for a professional',
  'windows 11 pro',
  'how do I get home from work',
  'kms over vpn from home',
  'how do i get windows 11 pro iso',
  'i need a windows 11 pro key',
  'i have windows 10 home, can i upgrade to windows 11?',
  'upgrade windows 10 home to windows 11',
  'not activated after upgrade to pro',
  "I don't want to upgrade to pro",
  'upgraded from windows 10 home and lost my activation',
  'how do i get visual studio enterprise',
  'upgrade to surface pro',
  'download IoTEnterpriseS',
  'Windows 10 N LTSC 2021 to IoT LTSC',
  'windows 7 home premium to professional for ESU',
  'windows server evaluation convert to full',
  'make the server 2019 eval licensed, from eval to retail',
  'server evaluation to standard',
  'go from server to evaluation',
])('leaves %s to the search', (text) => {
  expect(readQuestions(text)).toEqual([]);
});

test.each([
  [
    'convert windows server 2022 standard evaluation to full version',
    'Windows Server Standard Evaluation (Desktop Experience)',
    'Windows Server Standard (Desktop Experience)',
  ],
])('reads what people call the edition in %s', (text, from, to) => {
  expect(readQuestions(text)).toMatchObject([
    {from: {name: from}, to: {name: to}},
  ]);
});

test('leaves both directions open where neither a wish nor an event tells', () => {
  expect(
    readQuestions('windows 11 home instead of pro').map(({from, to}) => [
      from?.name,
      to?.name,
    ]),
  ).toEqual([
    ['Home', 'Pro'],
    ['Pro', 'Home'],
  ]);
});

test('an edition that is named twice is no change of its license', () => {
  expect(
    readQuestions(
      'windows 11 home single language, bought as home single language',
    ),
  ).toEqual([]);
});
