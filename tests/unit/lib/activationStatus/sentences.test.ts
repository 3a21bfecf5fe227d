import {expect, test} from 'vitest';
import {
  namedSentences,
  stateSentences,
} from '../../../../src/data/activationSentences';
import {
  readWindow,
  telling,
  xprSentences,
} from '../../../../src/lib/activationStatus/sentences';
import {languages} from '../../../../src/data/languages';
import {explainText as explain, readText} from './fixtures';

const rows = readText('sentences.txt')
  .trim()
  .split('\n')
  .map((line) => line.replaceAll('\\n', '\n').split(' | '))
  .map(
    ([badge = '', title = '', sentence = '']) =>
      [badge, title, sentence] as const,
  );

test.each(rows)('%s, %s: %s', (badge, title, sentence) => {
  const {products, summary} = explain(sentence);
  expect(products).toMatchObject([{badge, title}]);
  expect(products[0]!.next?.link?.to, 'a next step').toMatch(/^\//);
  expect(summary.text).toMatch(new RegExp(`^${title}: `));
});

test.each([...stateSentences, ...namedSentences])(
  'no other sentence is found in "$text"',
  (sentence) => {
    expect(readWindow(sentence.text)).toMatchObject(sentence);
  },
);

const nextSteps: [text: string, message: string, ask?: string | null][] = [
  ['', 'No license was read', 'windows'],
  ['asdf', 'No license was read', 'windows'],
  ['is my windows activated?', 'No license was read', 'windows'],
  ['my pc says not activated', 'a few questions', 'windows'],
  ['0xc004f074', 'error `0xC004F074`: No KMS host', 'windows'],
  ['I get 0x803F7001, what now', 'error `0x803F7001`', 'windows'],
  ['00330-80000-00000-AA123', 'product ID', 'windows'],
  ['ABCD1-FGHIJ-KLMNO-PQRST-UVWXY', 'product key', 'windows'],
  ['XXXXX-XXXXX-XXXXX-XXXXX-XXXXX', 'No license was read', 'windows'],
  ['Installed product key XXXXX-XXXXX-XXXXX-XXXXX-XXXXX successfully.', '/ato'],
  ['<No installed product keys detected>', 'ospp.vbs', 'office'],
  ['Windows 11 Pro\nEvaluation copy. Build 25217', 'Preview builds'],
  ['my office is not licensed anymore', "Office isn't activated?", 'office'],
  ['My Word says read only', 'No license was read', 'office'],
  ['Your Norton subscription has expired', 'another program', null],
  ['Kaspersky: License expired', 'another program', null],
  ['Windows Security: McAfee license expired', 'another program', null],
  ['Adobe Acrobat: this license is not genuine', 'another program', null],
  ['Product Name: AutoCAD\nLicense Status: Licensed', 'another', null],
  [
    'Remote Desktop licensing mode is not configured. Remote Desktop Services will stop working in 119 days.',
    'Remote Desktop',
    null,
  ],
  ['Windows Script Host access is disabled on this machine.', 'CIM', 'query'],
];

test.each(nextSteps)('"%s" gets a next step', (text, message, ask) => {
  const {summary, products, ask: asked} = explain(text);
  expect(products).toEqual([]);
  expect(summary.text).toContain(message);
  expect(asked ?? null).toBe(ask === undefined ? 'windows' : ask);
});

test('a text with a state asks for no command, one without does', () => {
  expect(explain('LicenseStatus : 1').ask).toBeUndefined();
  expect(explain('License Status: Licensed').ask).toBe('query');
  expect(explain('Name: Windows(R), Core edition').ask).toBe('windows');
  expect(explain('Name: Office 16, Office16StandardVL_MAK edition').ask).toBe(
    'office',
  );
});

test('an entry that is not in use does not decide, and is named', () => {
  const {summary, products} = explain(
    'Name: Office 16, Office16O365ProPlusR_Grace edition\nDescription: Office 16, RETAIL(Grace) channel\nLicense Status: Notification\n\nName: Office 16, Office16ProPlusVL_KMS_Client edition\nDescription: Office 16, VOLUME_KMSCLIENT channel\nLicense Status: Licensed\nPartial Product Key: XXXXX',
  );
  expect(products.map(({badge}) => badge)).toEqual([
    'Activated',
    'Not activated',
  ]);
  expect(summary.tone).toBe('success');
  expect(summary.text).toMatch(
    /^Office Professional Plus 2016 \(volume\): .+ Listed too, .+: Microsoft 365 Apps for enterprise, not activated\.$/,
  );
});

const dlv = (status: string) =>
  `Name: Windows(R), Professional edition\nDescription: Windows(R) Operating System, RETAIL channel\nPartial Product Key: XXXXX\nLicense Status: ${status}`;

test.each([
  `Windows is activated with a digital license.\n\n${dlv('Notification')}`,
  `${dlv('Licensed')}\n\nActivate Windows\nGo to Settings to activate Windows.`,
  'Settings: Windows is activated\nslmgr /xpr: Windows is in Notification mode',
  'The machine is permanently activated.\nWindows is not activated.',
])('says that a text contradicts itself, and what to trust: %s', (text) => {
  const {products, summary, ask} = explain(text);
  expect(products.map(({badge}) => badge).sort()).toEqual([
    'Activated',
    'Not activated',
  ]);
  expect(summary.text).toMatch(/^The text says both: .+ trust .+\/dlv/);
  expect(ask).toBe('windows');
});

test.each([
  `Windows is activated with a digital license.\n\n${dlv('Licensed')}`,
  `Windows is activated.\nProduct Activation Failed\nMicrosoft Word`,
  `Name: Windows(R), Core edition\nLicense Status: Unlicensed\n\n${dlv('Licensed')}`,
])('sees no contradiction where there is none: %s', (text) => {
  expect(explain(text).summary.text).not.toContain('says both');
});

test('an add-on beside Windows does not decide', () => {
  const {summary, products} = explain(
    `Name: Windows(R), Client-ESU-Year1 add-on for Enterprise\nDescription: Windows(R) Operating System, VOLUME_MAK channel\nLicense Status: Unlicensed\n\n${dlv('Licensed')}`,
  );
  expect(products[0]).toMatchObject({title: 'Windows Pro', badge: 'Activated'});
  expect(summary).toMatchObject({
    tone: 'success',
    text: expect.stringMatching(/^Windows Pro: Activated.+Listed too/),
  });
});

test.each(
  Object.entries({
    'LicenseStatus : 0': 'Not activated',
    'LicenseStatus 1': 'Activated',
    'The LicenseStatus is 5': 'Not activated',
    'LicenseStatus\n1': 'Activated',
    'LicenseStatus\n-------------\n            2': 'Not activated yet',
    'LicenseStatus  \n\n3              \n\n': 'Grace period',
    'Activation state\nActive': 'Activated',
    'ID                 LicenseStatus\n--                 -------------\n4de7cb65-cdf1-4de9             1':
      'Activated',
    'PS C:\\> (Get-CimInstance SoftwareLicensingProduct | where PartialProductKey).LicenseStatus\n1':
      'Activated',
    'Get-CimInstance SoftwareLicensingProduct | select -ExpandProperty LicenseStatus\n5':
      'Not activated',
    'Office 16, Office16ProPlusVL_MAK edition ---LICENSED---': 'Activated',
    'Windows(R), Professional edition             5': 'Not activated',
    'Name  LicenseStatus\nWindows(R), Core edition  1': 'Activated',
  }),
)('reads the number of CIM alone, and below its label: %j', (text, badge) => {
  expect(explain(text).products).toMatchObject([{badge}]);
});

test('says of the number 0 that it can be an entry without a key', () => {
  expect(explain('LicenseStatus : 0').products[0]!.findings).toMatchObject([
    {text: expect.stringContaining('without a key')},
  ]);
  expect(
    explain('LicenseStatus : 0\nPartialProductKey : XXXXX').products[0]!
      .findings,
  ).toEqual([]);
});

test('reads the reason that an entry of CIM has no key', () => {
  const text = 'LicenseStatus : 0\nLicenseStatusReason : 3221549076';
  expect(explain(text).products[0]!.title).toBe('1 entry without a key');
});

test('says how to see the end of an activation that shows none', () => {
  const {next} = explain('Windows\nСостояние лицензии: имеет лицензию')
    .products[0]!;
  expect(next?.text).toContain('`slmgr.vbs /xpr`');
});

test.each([
  ['which product it is', 'LicenseStatus : 5', 'which license this is'],
  [
    'to activate a multiple activation key of Office',
    'LICENSE NAME: Office 24, Office24Standard2024VL_MAK_AE1 edition\nLICENSE DESCRIPTION: Office 24, RETAIL(MAK) channel\nLICENSE STATUS:  ---OOB_GRACE---\nERROR CODE: 0x4004F00C',
    '`ospp.vbs /act` for Office',
  ],
  [
    'to sign in to an Office that was bought once',
    'LICENSE NAME: Office 19, Office19ProPlus2019R_Grace edition\nLICENSE DESCRIPTION: Office 19, RETAIL(Grace) channel\nLICENSE STATUS:  ---OOB_GRACE---',
    'Sign in to Office with the account',
  ],
  [
    'to run vNextDiag for Microsoft 365',
    'LICENSE NAME: Office 16, Office16O365ProPlusR_Grace edition\nLICENSE DESCRIPTION: Office 16, RETAIL(Grace) channel\nLICENSE STATUS:  ---OOB_GRACE---',
    '`vNextDiag.ps1` first',
  ],
  [
    'how an evaluation goes on',
    'Windows Server 2025 Datacenter Evaluation 激活失败',
    'which evaluation editions can be converted',
  ],
  [
    'to go online in the first grace period',
    'Windows\nLicense Status: Initial grace period',
    '`slmgr.vbs /ato` for Windows',
  ],
])('asks %s', (_, text, step) => {
  expect(explain(text).products[0]!.next?.text).toContain(step);
});

test('reads the code in a sentence as its reason', () => {
  expect(
    explain("Windows can't be activated (0xC004F034)").summary.text,
  ).toContain('License is missing or invalid (`0xC004F034`)');
});

test('does not measure an evaluation by what KMS gives', () => {
  const [evaluation] = explain(
    'Windows(R), ServerStandardEval edition:\n    Timebased activation will expire 12/31/2028 1:21:29 AM',
  ).products;
  expect(evaluation).toMatchObject({badge: 'Evaluation'});
  expect(evaluation!.findings.map(({text}) => text).join()).not.toMatch(/KMS/);
});

test('reads two licenses where the state is stated twice', () => {
  expect(
    explain('Windows\nActivation: Active\nLicense Status: Notification')
      .products,
  ).toMatchObject([{badge: 'Activated'}, {badge: 'Not activated'}]);
});

test('reads the end that a sentence states', () => {
  const [soon] = explain('Your Windows license will expire in 5 days').products;
  expect(soon!.facts).toMatchObject([
    {term: 'Ends', texts: [expect.stringContaining('5 days')]},
  ]);
  expect(
    explain('Windows license expires on 31.12.2026').products[0]!.facts,
  ).toMatchObject([{term: 'Ends', texts: [expect.stringContaining('2026')]}]);
});

test('says that only the beginning of a very long text was read', () => {
  const report = 'Name: Windows(R), Core edition\nLicense Status: Licensed\n';
  const line = 'nothing to see here, only a line of a log\n';
  const logOf = (length: number) =>
    report + line.repeat(Math.ceil(length / line.length)).slice(0, length);
  const notes = (text: string) =>
    explain(text).remarks.map((each) => each.text);
  expect(notes(logOf(500_000 - report.length))).toEqual([]);
  const {summary, remarks} = explain(logOf(500_001 - report.length));
  expect(summary.text).toMatch(/^Windows Home: Activated/);
  expect(remarks).toMatchObject([
    {text: expect.stringContaining('Only its beginning was read')},
  ]);
});

test('suggests what fits an evaluation, a guest and a subscription', () => {
  const report = (name: string, channel: string, status: string) =>
    explain(
      `Name: Windows(R), ${name} edition\nDescription: Windows(R) Operating System, ${channel} channel\nLicense Status: ${status}`,
    ).products[0]!;
  expect(
    report('ServerStandardEval', 'TIMEBASED_EVAL', 'Initial grace period').next
      ?.text,
  ).toContain('/ato');
  expect(
    report('ServerStandard', 'RETAIL', 'Notification').next?.text,
  ).toContain('AVMA');
  expect(
    report('Enterprise', 'RETAIL', 'Notification').findings[0]?.text,
  ).toContain('subscription');
});

test('no known sentence is passed over as a line that tells nothing', () => {
  const all = [
    ...stateSentences.map(({text}) => text),
    ...namedSentences.map(({text}) => text),
    ...xprSentences.map(({text}) => text),
    ...languages.flatMap(({states}) => [
      ...(states?.activated ?? []),
      ...(states?.activate ?? []),
      ...(states?.permanent ?? []),
      ...(states?.expires ?? []),
      ...(states?.requests ?? []),
    ]),
  ];
  expect(all.filter((text) => !telling.test(text))).toEqual([]);
});
