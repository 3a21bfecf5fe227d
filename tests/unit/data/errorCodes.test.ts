import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {errorCodes} from '../../../src/data/errorCodes';
import {officeErrorCodes} from '../../../src/data/errorCodes/office';
import {errorAreas} from '../../../src/data/errorCodes/areas';
import * as shared from '../../../src/data/errorCodes/steps';
import {errorMessages} from '../../../src/data/errorMessages';
import {
  relatedPages,
  repairSections,
  type ErrorRecord,
  type ErrorSourceId,
  type ErrorStep,
} from '../../../src/data/errorCodes/types';
import {
  damagedLicense,
  refusedLicense,
  windowsErrorCodes,
} from '../../../src/data/errorCodes/windows';
import {errorSources} from '../../../src/data/sources/errors';
import {sectionPath} from '../../../src/lib/errorCodes/entry';
import {normalizeErrorCode} from '../../../src/lib/errorCodes/normalize';
import {hasAnchor} from '../../support/anchors';
import {
  areDistinct,
  faultIn,
  isFirst,
  testRules,
  type DataList,
} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';

const docs = path.join(__dirname, '../../../docs');
const records: readonly ErrorRecord[] = [
  ...windowsErrorCodes,
  ...officeErrorCodes,
];

const titleOf = ({code}: ErrorRecord): string => code;
const lists: readonly DataList<ErrorRecord>[] = [
  {
    path: 'src/data/errorCodes/windows.ts',
    name: 'windowsErrorCodes',
    entries: windowsErrorCodes,
    titleOf,
  },
  {
    path: 'src/data/errorCodes/office.ts',
    name: 'officeErrorCodes',
    entries: officeErrorCodes,
    titleOf,
  },
  ...Object.entries({damagedLicense, refusedLicense}).map(([name, advice]) => ({
    path: 'src/data/errorCodes/windows.ts',
    name,
    entries: [{code: '0xC004F001', ...advice}],
    keysOf: () => [],
    titleOf: () => name,
  })),
];

/** All steps of a record, of both branches. */
function stepsOf({fixes = [], branches}: ErrorRecord): ErrorStep[] {
  return [...fixes, ...(branches?.private ?? []), ...(branches?.work ?? [])];
}

/** The steps on each kind of PC, in order. */
function listsOf({
  fixes = [],
  branches,
}: ErrorRecord): (readonly ErrorStep[])[] {
  return [
    [...fixes, ...(branches?.private ?? [])],
    [...fixes, ...(branches?.work ?? [])],
  ];
}

/** What each step tells a visitor to do. */
function instructions(record: ErrorRecord): string[] {
  return stepsOf(record).map((step) =>
    typeof step === 'string' ? step : step.text,
  );
}

function texts(record: ErrorRecord): string[] {
  const {context, meaning, causes, note} = record;
  const expected = stepsOf(record).map((step) =>
    typeof step === 'string' ? undefined : step.expect,
  );
  return [
    context,
    meaning,
    ...causes,
    ...instructions(record),
    ...expected,
    note,
  ].filter((text) => text !== undefined);
}

const isCanonical = ({code, label}: ErrorRecord): boolean =>
  label === undefined
    ? normalizeErrorCode(code) === code
    : /^[a-z]+(-[a-z]+)+$/.test(code);

/** 32-bit codes come first, then sign-in codes, setup codes, and the rest. */
const rank = (code: string): [number, number, number] => {
  const [first = 0, second = 0] = (code.match(/0x[\dA-F]+|\d+/g) ?? []).map(
    Number,
  );
  const kind = [/^0x/, /^AADSTS/, /^\d/, /^SaRA/].findIndex((prefix) =>
    prefix.test(code),
  );
  return [kind === -1 ? 4 : kind, first, second];
};

function compare(before: string, after: string): number {
  const [a, b] = [rank(before), rank(after)];
  const differing = a.findIndex((value, index) => value !== b[index]);
  return differing === -1 ? 0 : a[differing]! - b[differing]!;
}

test('common codes are listed that are neither among the most met nor among the key facts', () => {
  const known = new Set(errorCodes.map(({code}) => code));
  const common =
    '0x800706BA 0x80070520 0x8004FE33 30015-4 30068-39 0-1036 1603'.split(' ');
  expect(common.filter((code) => !known.has(code))).toEqual([]);
});

test('a code of the licensing service that Office returns has steps for Windows, which uses the service, too', () => {
  const ofWindows = new Set(windowsErrorCodes.map(({code}) => code));
  expect(
    officeErrorCodes
      .map(({code}) => code)
      .filter((code) => /^0x[48C]004[B-F]/.test(code) && !ofWindows.has(code)),
  ).toEqual([]);
});

const rebuilds = (record: ErrorRecord) =>
  stepsOf(record).includes(shared.rebuildTokens);

test('only the entry of a code says to rebuild the store of licenses', () => {
  expect(
    [...errorAreas, ...errorMessages].filter((each) =>
      JSON.stringify(each).includes('rebuild-tokens'),
    ),
  ).toEqual([]);
});

const faultOf = (list: string, key: string) => (message: string) =>
  faultIn('src/data/errorCodes/types.ts', [list, key], `${key}: ${message}`);

test('a section exists and is used', () => {
  expectNoFaults(
    Object.keys(repairSections).flatMap((section) => {
      const [route, id] = sectionPath(section).split('#') as [string, string];
      const isThere = hasAnchor(route, id);
      const fault = faultOf('repairSections', section);
      return [
        !isThere && fault(`docs${route}.md has no section #${id}: correct it`),
        !records.some((record) => record.section === section) &&
          fault('no entry links to this section: remove it'),
      ];
    }),
  );
});

/** The 60 codes that people met most in public threads and help pages, by a count on November 22, 2026. */
const mostMet = `
  0xC004F074 0xC004C003 0x803F7001 577 0x8007007B 0xC0000022 0xC004E016
  0x800F0922 0xC004F050 0xC004F017 0xC004F211 0xC004F034 0xC004E015
  0x80072EE2 0x8007000D 30029-1007 0xC004F069 0xC004F014 0xC004F210
  0xC004F213 0xC0EA000A 0xC0020036 0x80041002 0x8007371B 0x800704CF
  0x80090016 0xC004F00F 0xC004D302 0x80070002 0x80073712 0x800705B4
  0x8007232B 0xC004F012 0x8007267C 0x80070422 0x80070005 0xC004F025
  0x80004005 0xC004E002 0xC004C004 0xC004F013 0xC004F056 0xC004C008
  0xC004FE00 0x80072F8F 0xC004FC07 0xC004F038 0xC004F015 0x80072EE7
  0x80070643 0x80070070 0x8007139F 0x80080005 0xCAA2000B 0x803FA071
  30182-1011 0x8004E108 0xC004F057 0x800F0805 0xC1900101
`;

test('each of the most met codes has an entry in full form', () => {
  /** Which of these the first meaning lacks: two steps, a place or an answer to expect, and where to read on. */
  const missing = (code: string): string | undefined => {
    const record = records.find((each) => each.code === code);
    if (!record) {
      return 'an entry in windows.ts or office.ts';
    }
    const steps = stepsOf(record);
    if (steps.length < 2) {
      return 'a second step';
    }
    if (!steps.some((step) => typeof step !== 'string' && step.expect)) {
      return 'a step with a command and what to expect';
    }
    return record.section || record.page ? undefined : 'a section or a page';
  };
  expect(
    mostMet.match(/\S+/g)!.flatMap((code) => {
      const lack = missing(code);
      return lack ? [`${code} needs ${lack}: many people meet it`] : [];
    }),
  ).toEqual([]);
});

/** COM, Win32, security and servicing: not the codes that a product defines for itself. */
const isGeneral = (code: string): boolean => /^0x80(00|07|09|0F)/.test(code);
const first = new Map(
  errorCodes.map(({code, meanings}) => [code, meanings[0]!]),
);
const textOf = (step: ErrorStep) =>
  typeof step === 'string' ? step : `${step.text}: ${step.command}`;
const notImperative =
  /^(The|A|An|This|It|You|None|No|Or|And|Because|Maybe)\b|:\s|^\w{3,}ing\b/;
const codes = ['0x8007007B', '0x8007232B', '0xC004F074'];
const isPowerShell = /^(\(?[A-Z][a-z]+-[A-Z])/;
const isHarmful = /tokens\.dat`?,|\/upk|\/cpky|w32tm \/resync|\bren\b|\bdel\b/i;
const isMicrosoft = (id: ErrorSourceId) =>
  errorSources[id].publisher.startsWith('Microsoft') &&
  ['documentation', 'header'].includes(errorSources[id].kind);
const isForWork = new Set<ErrorStep>([
  shared.activateKmsHost,
  shared.askForKey,
  shared.askIt,
  shared.checkKmsHost,
  shared.clearKmsHost,
  shared.connectToWork,
  shared.findKmsHost,
  shared.setTimeServer,
  shared.testKmsPort,
]);
const reads = new Set<ErrorStep>([
  shared.findKmsHost,
  shared.readDnsServers,
  shared.testKmsPort,
]);
const symbols = errorCodes.map(({symbol}) => symbol);

testRules(lists, {
  code: {
    'this code is already listed: extend that entry, or give each of the two its own context':
      isFirst(({code, context}) => `${code} ${context ?? ''}`.toLowerCase()),
    'the list is in code order: move this entry above {}': (
      record,
      index,
      all,
    ) =>
      index === 0 ||
      !isCanonical(record) ||
      compare(all[index - 1]!.code, record.code) <= 0 ||
      String(all.find((other) => compare(other.code, record.code) > 0)?.code),
    'this is not a code that the site can look up: write {}': (record) =>
      record.label !== undefined ||
      isCanonical(record) ||
      (normalizeErrorCode(record.code) ?? 'it as 0xC004F074'),
    'an entry with a label has a lower-case name instead of a code: write it as setup-no-code':
      (record) => record.label === undefined || isCanonical(record),
    'any program can return this code: add an entry to windows.ts that says what it means in general':
      ({code}) =>
        !isGeneral(code) ||
        !/Office CSP|Security Updates/.test(first.get(code)!.context ?? ''),
  },
  fixes: {
    'a list of steps is empty: fill in "fixes", or both lists of "branches"': ({
      fixes = [],
      branches,
    }) =>
      branches
        ? branches.private.length > 0 && branches.work.length > 0
        : fixes.length > 0,
    'a step is listed twice: remove one of the two': (record) =>
      listsOf(record).every((steps) => areDistinct(steps.map(textOf))),
    'a private PC has no organization to ask: move the step to "work" in "branches"':
      (record) => !listsOf(record)[0]!.some((step) => isForWork.has(step)),
    'the host is cleared before a step that only reads: swap the two': (
      record,
    ) =>
      listsOf(record).every((steps) => {
        const at = steps.indexOf(shared.clearKmsHost);
        return at < 0 || !steps.slice(at).some((step) => reads.has(step));
      }),
    'start each fix with what to do, such as "Restart the PC"': (record) =>
      instructions(record).every(
        (fix) => !notImperative.test(fix) || fix.startsWith('Do nothing: '),
      ),
  },
  meaning: {
    '"meaning" is empty: fill it in': ({code, meaning}) =>
      meaning !== '' && first.get(code)!.meaning !== '',
    'Windows has this meaning, too: leave it out here': (record) =>
      !officeErrorCodes.includes(record) ||
      first.get(record.code)!.family === 'office' ||
      first.get(record.code)!.meaning !== record.meaning,
  },
  causes: {
    '"causes" is empty: fill it in': ({causes}) => causes.length > 0,
    '"causes" lists something twice: remove one of the two': ({causes}) =>
      areDistinct(causes),
    'most readers meet this code at home: start with the volume edition on your own PC':
      (record) =>
        !codes.includes(record.code) ||
        !windowsErrorCodes.includes(record) ||
        record.causes[0]!.startsWith(
          'On your own PC, Windows has a volume edition',
        ),
  },
  note: {
    'end the note with a period': ({note}) => note?.endsWith('.') ?? true,
  },
  sources: {
    '"sources" lists something twice: remove one of the two': ({
      sources = [],
    }) => areDistinct(sources),
    'no source: add the page that you read to src/data/sources/errors.ts, then name its id here':
      ({code, sources}) =>
        sources ? sources.length > 0 : /^0x(?:[48C]004[B-F]|803FA)/.test(code),
    'no source is a page or a header of Microsoft: name one, or set "evidence" to what the entry rests on':
      ({evidence, sources = []}) =>
        evidence !== undefined ||
        sources.length === 0 ||
        sources.some((id) => id in errorSources && isMicrosoft(id)),
  },
  symbol: {
    "write the symbol as in Microsoft's header: SL_E_CHPK_ACTIVATION_FAILED": ({
      symbol,
    }) => symbol === undefined || /^[A-Z][A-Z\d]*(_[A-Z\d]+)+$/.test(symbol),
    'two codes have this symbol: check which of the two it belongs to': ({
      symbol,
    }) => !symbol || symbols.indexOf(symbol) === symbols.lastIndexOf(symbol),
  },
  section: {
    'link another section: this one is for the codes with the step': (record) =>
      rebuilds(record) || record.section !== '#rebuild-tokens',
  },
  page: {
    'the section is already on this page: remove "page"': ({section, page}) =>
      section?.split('#')[0] !== (page ?? null),
  },
  entry: {
    'start each text with a capital letter, or with a command': (record) =>
      texts(record).every((text) => /^(?:[A-Z\d`_("]|ospp|slmgr)/.test(text)),
    'remove the period at the end of the meaning, the causes and the steps': (
      record,
    ) =>
      texts(record).every(
        (text) => text === record.note || !text.endsWith('.'),
      ),
    'write the command in one line without backticks, and set the "shell" that it needs':
      (record) =>
        stepsOf(record).every(
          (step) =>
            typeof step === 'string' ||
            step.command === undefined ||
            (isPowerShell.test(step.command) ===
              step.shell.startsWith('powershell') &&
              !/[\n`]/.test(step.command) &&
              !/[.:]$/.test(step.text)),
        ),
    'take the step out, or write it in steps.ts with the codes in "only" for which a source has it':
      (record) =>
        stepsOf(record).every((step) => {
          const {only} = typeof step === 'string' ? {} : step;
          const text =
            typeof step === 'string'
              ? step
              : `${step.text} ${step.command ?? ''}`;
          return only ? only.includes(record.code) : !isHarmful.test(text);
        }),
    'a step that restores comes before the one that removes': ({
      fixes = [],
      branches,
    }) =>
      [fixes, branches?.private ?? [], branches?.work ?? []].every((steps) => {
        const at = steps.indexOf(shared.rebuildTokens);
        return (
          at < 0 ||
          steps.slice(at + 1).every((step) => step === shared.repairInPlace)
        );
      }),
  },
});

test('related pages exist and are used', () => {
  expectNoFaults(
    Object.keys(relatedPages).flatMap((route) => {
      const fault = faultOf('relatedPages', route);
      return [
        !existsSync(`${docs}${route}.md`) &&
          fault(`there is no docs${route}.md: correct the address`),
        !records.some(({page}) => page === route) &&
          fault('no entry links to this page: remove it'),
      ];
    }),
  );
});
