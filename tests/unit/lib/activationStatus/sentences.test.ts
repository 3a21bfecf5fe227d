import {expect, test} from 'vitest';
import {
  stateSentences,
  wholeLines,
} from '../../../../src/data/activationSentences';
import {explainActivationStatus} from '../../../../src/lib/activationStatus/explain';
import {parseActivationStatus} from '../../../../src/lib/activationStatus/parse';
import {knowledge, pastedAt, readText} from './fixtures';

const explain = (text: string) =>
  explainActivationStatus(parseActivationStatus(text), pastedAt, knowledge);

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

test('each sentence of the data has a row', () => {
  const all = rows
    .map(([, , sentence]) => sentence.toLowerCase().replaceAll('’', "'"))
    .join('\n')
    .replaceAll('organis', 'organiz');
  for (const {text} of [...stateSentences, ...wholeLines]) {
    expect.soft(all).toContain(text);
  }
});

const nextSteps: [text: string, message: string, ask?: string][] = [
  ['', "doesn't show a license", 'windows'],
  ['asdf', "doesn't show a license", 'windows'],
  ['is my windows activated?', "doesn't show a license", 'windows'],
  ['my pc says not activated', 'a few questions', 'windows'],
  ['0xc004f074', 'error `0xC004F074`: No KMS host', 'windows'],
  ['I get 0x803F7001, what now', 'error `0x803F7001`', 'windows'],
  ['00330-80000-00000-AA123', 'product ID', 'windows'],
  ['XXXXX-XXXXX-XXXXX-XXXXX-XXXXX', 'product key', 'windows'],
  ['Installed product key XXXXX-XXXXX-XXXXX-XXXXX-XXXXX successfully.', '/ato'],
  ['<No installed product keys detected>', 'ospp.vbs', 'office'],
  ['Windows Script Host access is disabled on this machine.', 'CIM', 'query'],
];

test.each(nextSteps)('"%s" gets a next step', (text, message, ask) => {
  const {summary, products, ask: asked} = explain(text);
  expect(products).toEqual([]);
  expect(summary.text).toContain(message);
  expect(asked).toBe(ask ?? 'windows');
});

test('a text with a state asks for no command, one without does', () => {
  expect(explain('License Status: Licensed').ask).toBeUndefined();
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

test('a long text is searched whole', () => {
  const filler = 'nothing to see here\n'.repeat(100_000);
  expect(
    explain(`${filler}Name: Windows(R), Core edition\nLicense Status: Licensed`)
      .summary.text,
  ).toMatch(/^Windows Home: Activated/);
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
