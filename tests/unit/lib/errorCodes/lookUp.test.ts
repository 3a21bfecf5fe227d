import {expect, test} from 'vitest';
import fc from 'fast-check';
import {errorCodes} from '../../../../src/data/errorCodes';
import {lookUpErrors} from '../../../../src/lib/errorCodes/lookUp';
import {longTest, tryInputs} from '../../../support/tryInputs';

/** The result of a lookup, with codes only, in the order of the answers. */
function summary(text: string) {
  const lookup = lookUpErrors(text);
  const answers = lookup.kind === 'answers' ? lookup.answers : [];
  const of = (kind: string) =>
    answers.flatMap((answer) =>
      answer.kind === kind && 'code' in answer ? answer.code : [],
    );
  return {
    kind: lookup.kind,
    known:
      lookup.kind === 'unfinished'
        ? lookup.entries.map(({code}) => code)
        : of('entry'),
    short: of('short'),
    unknown: of('unknown'),
  };
}

function firstAnswer(text: string) {
  const lookup = lookUpErrors(text);
  return lookup.kind === 'answers' ? lookup.answers[0] : undefined;
}

/** The meanings in the entry that comes first. */
function meaningsIn(text: string) {
  const first = firstAnswer(text);
  return first?.kind === 'entry' ? first.entry.meanings : [];
}

const familiesIn = (text: string) => meaningsIn(text).map(({family}) => family);

// The forms of a code are tried with `normalizeErrorCode` and `findCodes`.
test.each([
  ['0xC004F074', ['0xC004F074'], []],
  ['sl_e_vl_binding_service_unavailable', ['0xC004F074'], []],
  ['slui.exe 0x2a 0xC004F074', ['0xC004F074'], []],
  ['-1073425650', [], ['0xC004D30E']],
  ['it said sl_remapping_sp_pub_ts_full again', [], ['0xC004D30E']],
])('finds the entry or the short entry in %j', (text, known, short) => {
  expect(summary(text)).toEqual({kind: 'answers', known, short, unknown: []});
});

test.each([
  ['Error 0xC004F074 on Windows Server 2019', true],
  ['0xC004F069 server evaluation product key', true],
  ['0xC004F074, no activation server on my laptop', false],
  ['0xC004F074 since our server was moved', true],
  ['0xC004F074 on 40 PCs at once', true],
  ['my work laptop says 0xC004F074', true],
  ['0xC004C008 with our MAK', true],
  ['0xC004C008, VOLUME_MAK channel', true],
  ['0xC004C008, and it is not a MAK', false],
  ['0xC004C008 with a retail key', false],
  ['0xC004F074 at home, not at work', false],
  ['0xC004F074 on both of our PCs', false],
  ['0xC004F074 on my 2 PCs', false],
])('sees in %j whether the PC is one at work', (text, isForWork) => {
  expect(lookUpErrors(text)).toMatchObject({isForWork});
});

test('a short entry has its area', () => {
  expect(lookUpErrors('0xC004D30E')).toMatchObject({
    answers: [
      {
        kind: 'short',
        short: {area: {title: 'Trusted store'}},
      },
    ],
  });
});

test('finds entries, short entries and unknown codes in one text', () => {
  expect(summary('0x80071234 0xC004D30E 0xC004F074')).toEqual({
    kind: 'answers',
    known: ['0xC004F074'],
    short: ['0xC004D30E'],
    unknown: ['0x80071234'],
  });
});

test('an upgrade result without an entry has that of its first half, but not that of another result', () => {
  expect(lookUpErrors('0xC1900101-0x4001E')).toMatchObject({
    answers: [{code: '0xC1900101-0x4001E', entry: {code: '0xC1900101'}}],
  });
  expect(summary('0x8007025D-0x3000D').unknown).toEqual(['0x8007025D-0x3000D']);
});

test('a start error of Office is read as the system error that it begins with', () => {
  expect(summary('Office: error code 0x426-0x0').known).toEqual(['0x426-0x0']);
  expect(lookUpErrors('0x5-0x0')).toMatchObject({
    answers: [
      {
        kind: 'unknown',
        code: '0x5-0x0',
        area: {title: 'Start of an Office app'},
        decoded: {meaning: 'access is denied'},
      },
    ],
  });
});

test('1603 in eight hexadecimal digits has the steps for Windows, and for Office where the text is about it', () => {
  expect(familiesIn('Windows Update failed with 0x00000643')[0]).toBe(
    'windows',
  );
  expect(familiesIn('Office setup: 0x00000643')).not.toContain('windows');
});

test.each([
  ['0x8008025C', 'entry', '0x8008025C'],
  [
    '0x80080259',
    'unknown',
    'Personal enrollment for Extended Security Updates',
  ],
  ['0xC0000428', 'entry', '0xC0000428'],
  ['0x8030002F', 'unknown', 'Installing Windows'],
  ['0x800F0950', 'entry', '0x800F0950'],
])('%s is answered by an entry or an area', (code, kind, what) => {
  const first = firstAnswer(`Windows shows ${code} now`);
  const title = first?.kind === 'unknown' ? first.area?.title : code;
  expect([first?.kind, title]).toEqual([kind, what]);
});

test('a blocked key says what happened to a change of edition', () => {
  expect(meaningsIn('0x803FA067').map(({context}) => context)).toContain(
    'Change of the edition, for example from Home to Pro',
  );
});

test.each(['event 1003', 'Event ID: 1003 Security-SPP', 'EventID 12288'])(
  '%j is an event of the licensing service',
  (text) => {
    expect(lookUpErrors(text)).toMatchObject({
      answers: [{kind: 'message'}],
    });
  },
);

test('a code that is in a log alone and with its second half is answered once, with both', () => {
  expect(
    summary('Error: 0xC1900101 - 0x50016\nResult = 0xC1900101').known,
  ).toEqual(['0xC1900101-0x50016']);
});

test('an unknown code has the area of its form', () => {
  const areaOf = (text: string) => {
    const first = firstAnswer(text);
    return first?.kind === 'unknown' ? first.area?.title : undefined;
  };
  expect(areaOf('30182-2016')).toBe('Click-to-Run, the setup of Office');
  expect(areaOf('0xC004D3FE')).toBe('Trusted store');
  expect(areaOf('0x80071234')).toBeUndefined();
  expect(areaOf('Problems downloading some updates: 0xC8000402')).toMatch(
    /^Windows Update/,
  );
});

test('an empty text has no answer', () => {
  expect(lookUpErrors(' \n')).toEqual({kind: 'nothing'});
});

test.each([
  ['0xC004C003, state 0x4004F00C', '0xC004C003', 'it reports a failure'],
  ['0xC004F074 or 0xC0DE1234', '0xC004F074', 'these docs know more about it'],
  ['0x8004FE33, then 0x80004005', '0x8004FE33', 'it is more specific'],
  ['0xC004F074, then 0xC004F038', '0xC004F038', 'it is the last one'],
] as const)('in %j, %s comes first, because %s', (text, first, reason) => {
  const lookup = lookUpErrors(text);
  expect(lookup).toMatchObject({
    answers: [{code: first}, {}],
    reason: expect.stringContaining(reason),
  });
});

test.each([
  ['0x803F701', '0x803F7001'],
  ['0xC004F04', '0xC004F034'],
  ['0xC004FF074', '0xC004F074'],
])('%s may stand for %s', (mistyped, code) => {
  expect(lookUpErrors(`it says ${mistyped} again`)).toMatchObject({
    answers: [
      {
        code: mistyped,
        similar: expect.arrayContaining([
          expect.objectContaining({code, hasEntry: true}),
        ]),
      },
    ],
  });
});

test.each([
  ['error 5', '0x80070005'],
  ['0xC0090016', '0x80090016'],
])('%s is read as %s', (text, readAs) => {
  expect(lookUpErrors(text)).toMatchObject({answers: [{readAs}]});
});

test('a message that stands for a code is quoted as far as the text has it', () => {
  expect(
    lookUpErrors('Windows reported that no product key was found'),
  ).toMatchObject({
    answers: [
      {
        code: '0xC004F213',
        quoted: {
          quote:
            'Windows reported that no product key was found on your device.',
        },
      },
    ],
  });
});

test('a single code needs no reason', () => {
  expect(lookUpErrors('0xC004F074')).toMatchObject({reason: undefined});
});

test('a log does not make codes of thread numbers and counts', () => {
  expect(
    summary(
      `${'SETUP (0x7d38) 0x458 step 17 of 40 took 30500 ms, status 200\n'.repeat(9)}Error Code: 30125-1011 (0)`,
    ),
  ).toMatchObject({known: ['30125-1011'], unknown: []});
});

test.each([
  ['0xC004F074, error 4711', ['0xC004F074'], []],
  ['0xC004F074, error 0x7FFFFFF', ['0xC004F074'], []],
  ['0xC004F074, error 0x8FFFFFFF', ['0xC004F074'], ['0x8FFFFFFF']],
  ['error 4711', [], ['4711']],
  ['error 4711, error 4712', [], ['4712', '4711']],
])(
  'beside a real code, an unknown number of up to seven digits is none: %j',
  (text, known, unknown) => {
    expect(summary(text)).toMatchObject({known, unknown});
  },
);

test('an unknown Office code is not decoded', () => {
  expect(lookUpErrors('30015-1011 (0)')).toMatchObject({
    answers: [{code: '30015-1011', decoded: null}],
  });
});

test('a code of Office setup is whole, even if a longer one begins with it', () => {
  expect(lookUpErrors('30010-4')).toMatchObject({
    kind: 'answers',
    answers: [{code: '30010-4', area: expect.anything()}],
  });
});

test('lists the entries that start with an unfinished code', () => {
  const {kind, known} = summary('0xC004F07');
  expect(kind).toBe('unfinished');
  expect(known).toContain('0xC004F074');
  expect(known.every((code) => code.startsWith('0xC004F07'))).toBe(true);
});

test.each(['kms38', 'remove ohook', 'get genuine office', 'iso'])(
  'finds no code in words that are no message: %s',
  (text) => {
    expect(summary(text).kind).toBe('nothing');
  },
);

test('finds nothing in a text without codes or known messages', () => {
  expect(summary('zebra').kind).toBe('nothing');
  expect(summary('Windows cannot activate. '.repeat(20)).kind).toBe('nothing');
});

test('finds an entry without a code by its name', () => {
  expect(summary('setup-key-matches-no-image').known).toEqual([
    'setup-key-matches-no-image',
  ]);
});

test('never throws with any text', longTest, () => {
  const parts = fc.constantFrom(
    '0xC004F074',
    '0x80070005-0x2000C',
    'error ',
    '17002',
    ' couldn’t verify account ',
    'unlicensed product',
    '\n',
    'O',
    '4294967295',
  );
  tryInputs(
    fc.oneof(
      fc.string({unit: 'binary', maxLength: 120}),
      fc.array(parts, {maxLength: 20}).map((all) => all.join('')),
    ),
    5_000,
    (text) => {
      const lookup = lookUpErrors(text);
      expect(lookup.kind === 'answers' && lookup.answers.length === 0).toBe(
        false,
      );
    },
  );
});

test('says what a code means in Office, where the text is an answer of ospp.vbs', () => {
  const frame = (code: string) =>
    `---Processing--------------------------\n---------------------------------------\nERROR CODE: ${code}\n---------------------------------------\n---Exiting-----------------------------`;
  expect(familiesIn(frame('0xC004F069'))).toEqual(['office']);
  expect(
    familiesIn(
      'LICENSE NAME: Office 19, Office19ProPlus2019VL_KMS_Client_AE edition\nERROR CODE: 0xC004F074',
    ),
  ).toEqual(['office']);
  expect(familiesIn('Office 2013 shows 0xC004F069')).toEqual(['office']);
  expect(familiesIn('0x8007000D-0x2000C')).toEqual(['windows']);
  expect(familiesIn('0xC004F069')).toEqual(['windows', 'office']);
});

test('a code of a known area comes before a message that is only alike', () => {
  expect(summary('Sorry, something went wrong 30015-11 (0)').unknown).toEqual([
    '30015-11',
  ]);
});

test.each([
  ['ERROR 1168 dism set-edition', ['Change of the edition']],
  ['0x80070490 after changing edition', ['Change of the edition']],
  ['0x80070490 windows update', ['Windows Update']],
  ['KB5034441 fails with 0x80070490', ['Windows Update']],
  ['0x80070490 entering a key', ['Windows activation']],
  [
    'slmgr after a windows update: 0x80070490',
    ['Windows activation', 'Windows Update', 'Change of the edition'],
  ],
  [
    '0x80070490 when I start the PC',
    ['Windows activation', 'Windows Update', 'Change of the edition'],
  ],
])('shows the meanings that %s is about', (text, contexts) => {
  expect(
    meaningsIn(text).flatMap(({family, context}) =>
      family === 'windows' ? context : [],
    ),
  ).toEqual(contexts);
});

test.each([
  ['0xC1900101 0x20017', '0xC1900101-0x20017'],
  ['0x80070005 0x20017', '0x80070005'],
])('reads %s as %s', (text, code) => {
  expect(firstAnswer(text)).toMatchObject({code});
});

/** The steps for a private PC in all that is said about the first code. */
const privateSteps = (text: string) =>
  JSON.stringify(
    meaningsIn(text).map(({plain, fixes, branches}) => [
      plain,
      fixes,
      branches?.private,
    ]),
  );

test.each([
  'activation fails w/ 0x803fa067 after entering VK7JG',
  '0xC004C003 with the key ending 3V66T',
  '0xC004C060, partial product key 8HVX7',
  'I typed VK7JG-... and got 0xC004C008',
  'slmgr /ato with the generic key: 0xC004C003',
])('sends nobody to a seller of the generic key in %j', (text) => {
  expect(privateSteps(text)).toMatch(/generic key. It's public/);
  expect(privateSteps(text)).not.toMatch(/seller|refund/i);
  expect(privateSteps(text).match(/ms-settings:activation/g)).toHaveLength(
    meaningsIn(text).length,
  );
  expect(familiesIn(text)).not.toContain('office');
});

test.each([
  '0xC004C003 with a key from a shop',
  "0xC004C003, and it isn't a generic key",
  '0xC004C003 in Office',
])('knows of no generic key in %j', (text) => {
  expect(privateSteps(text)).toMatch(/seller/i);
  expect(privateSteps(text)).not.toMatch(/generic key/);
});

const connectFirst = /^\[\[[^\]]*?\["Connect the PC to the internet/;

test.each([
  'Checking Internet Connection            [Not connected]\n[Failed] Product Activation Failed [0x80072EE7]',
  'laptop is offline, activation says 0x80072EE7',
  'no internet: 0x80072EE2',
  "it isn't connected to the network, 0x80072EFD",
])('connects the PC first in %j', (text) => {
  expect(privateSteps(text)).toMatch(connectFirst);
});

test.each([
  'I am connected to the internet but get 0x80072EE2',
  'how to activate offline, 0x80072EE7',
  'no internet problem here, 0x80072EE7',
  'no internet, and 0xC004F050',
])('says nothing of a connection in %j', (text) => {
  expect(privateSteps(text)).not.toMatch(connectFirst);
});

test('says what a code means, and not what happens now', () => {
  const plains = errorCodes.flatMap(({meanings}) =>
    meanings.flatMap(({plain}) => plain ?? []),
  );
  expect(plains.join('\n')).not.toMatch(
    /(?:Windows|Office) is (?:asking|looking|waiting)\b/,
  );
});
