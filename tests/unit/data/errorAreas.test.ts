import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {errorCodes} from '../../../src/data/errorCodes';
import {errorAreas} from '../../../src/data/errorCodes/areas';
import rows from '../../../src/data/errorCodes/shortCodes.json';
import {licensingAreas} from '../../../src/data/errorCodes/licensingAreas';
import {systemAreas} from '../../../src/data/errorCodes/systemAreas';
import {
  inFull,
  type AreaRow,
  type ErrorAdvice,
  type ShortErrorCode,
} from '../../../src/data/errorCodes/types';
import {readLink} from '../../../src/lib/text/sentences';
import {normalizeErrorCode} from '../../../src/lib/errorCodes/normalize';
import {hasAnchor} from '../../support/anchors';
import {testRules, type DataList} from '../../support/dataModule';
import {
  errorMessages,
  type ErrorMessage,
} from '../../../src/data/errorMessages';

const lists: readonly DataList<AreaRow>[] = [
  {name: 'licensingAreas', entries: licensingAreas},
  {name: 'systemAreas', entries: systemAreas},
].map(({name, entries}) => ({
  path: `src/data/errorCodes/${name}.ts`,
  name,
  entries,
  titleOf: ({title}) => title,
}));

const codeLists: readonly DataList<ShortErrorCode>[] = errorAreas.map(
  ({codes}) => ({
    path: 'src/data/errorCodes/shortCodes.json',
    name: 'shortCodes',
    entries: codes,
    keysOf: (index) => [codes[index]!.code],
    titleOf: ({code}) => code,
  }),
);

/** More characters of an instruction would look like a list of links. The first is for a text that is all link. */
const longestText = 44;
const longestLink = 52;

/** Whether a link of a few words is in an instruction, and brackets mark nothing else. */
function hasShortLink(advice: ErrorAdvice): boolean {
  const {text: marked, to} = inFull(advice);
  const {text, words} = readLink(marked);
  return to === undefined
    ? text === marked
    : (words ?? '').length <= longestLink &&
        (words === undefined
          ? text === marked && text.length <= longestText
          : marked === text.replace(words, `[${words}]`));
}

const shortCodes = errorAreas.flatMap(({codes}) => codes);

test('each list of codes is that of the area with its title, or has an advice in each product', () => {
  expect(Object.keys(rows)).toEqual([
    ...errorAreas.flatMap(({title, codes}) => (codes.length > 0 ? title : [])),
    'Damaged license',
    'Refused license',
  ]);
});

const digest =
  'a22ef51c86eee7e6b32915706af1cd77f135b838a07a73a21450a55de417224b';

test('the codes of slerror.h have entries with the names of the header, and no other code has such a name', () => {
  const rows = [...errorCodes, ...shortCodes]
    .filter(({symbol = ''}) => /^SL_|^E_RM_UNKNOWN_ERROR$/.test(symbol))
    .map(({code, symbol}) => `${code} ${symbol}`);
  // Of the rows `0xC004F074 SL_E_VL_BINDING_SERVICE_UNAVAILABLE`, sorted, from slerror.h of the Windows SDK headers in
  // microsoft/win32metadata, commit d0f3630, August 2026.
  expect(
    createHash('sha256').update(rows.sort().join('\n')).digest('hex'),
    'a code or a symbol of slerror.h was changed, added or removed in windows.ts, office.ts or shortCodes.json: undo that',
  ).toBe(digest);
});

/** 32-bit codes come before sign-in codes. */
const rank = (code: string): number =>
  code.startsWith('0x')
    ? Number(code)
    : 0x1_0000_0000 + Number(code.replace(/\D/g, ''));

const entries = new Set(errorCodes.map(({code}) => code));
const codes = shortCodes.map(({code}) => code);
const symbols = [...errorCodes, ...shortCodes].map(({symbol}) => symbol);

const titles = errorAreas.map(({title}) => title);

testRules(codeLists, {
  entry: {
    'the list is in code order, and the code above comes after this one: move one of the two':
      ({code}, index, all) =>
        index === 0 || rank(all[index - 1]!.code) < rank(code),
    'write the code as 0xC004F074 or AADSTS70002': ({code}) =>
      normalizeErrorCode(code) === code,
    'this code has an entry in windows.ts or office.ts: remove it here': (
      each,
    ) => !entries.has(each.code),
    'this code is listed twice: remove one of the two': ({code}) =>
      codes.indexOf(code) === codes.lastIndexOf(code),
    "write the symbol as in Microsoft's header": ({symbol}) =>
      symbol === undefined || /^[A-Z][A-Z\d]*(_[A-Z\d]+)*$/.test(symbol),
    'two codes have this symbol: check which of the two it belongs to': ({
      symbol,
    }) => !symbol || symbols.indexOf(symbol) === symbols.lastIndexOf(symbol),
    'start with a capital, end without a period, and write at most 80 characters':
      ({meaning}) =>
        /^[A-Z].*[^.]$/.test(meaning) &&
        meaning.length <= 80 &&
        !meaning.includes('`'),
  },
});

testRules(lists, {
  entry: {
    'two areas have this title: merge them, or rename one': ({title}) =>
      titles.indexOf(title) === titles.lastIndexOf(title),
    '"about" is a sentence: start with a capital and end with a period': (
      each,
    ) => /^[A-Z].*\.$/.test(each.about),
    'add something to do': ({advice}) => advice.length > 0,
    'start each advice with a verb, and end it without a period': ({advice}) =>
      advice
        .map(inFull)
        .every(
          ({text}) =>
            /^\[?[A-Z]/.test(text) &&
            !/^\[?(The|A|An|This|It|You|No|Or|And)\b|\.$/.test(text),
        ),
    'put the words that are the link in brackets, once, and only if there is one':
      ({advice}) => advice.every(hasShortLink),
    'the section that an advice links to does not exist: correct "to"': (
      each,
    ) =>
      each.advice.map(inFull).every(({to = ''}) => {
        const [page, anchor] = to.split('#');
        return (
          anchor === undefined || hasAnchor(page || '/troubleshoot', anchor)
        );
      }),
    'add the source': ({sources}) => sources.length > 0,
  },
});

const known = new Set([
  ...errorCodes.map(({code}) => code),
  ...errorAreas.flatMap(({codes}) => codes.map(({code}) => code)),
]);

const texts = errorMessages.flatMap((message) => message.texts ?? []);

const stepsOf = (message: ErrorMessage): readonly ErrorAdvice[] =>
  message.code === undefined
    ? [
        ...message.fixes,
        ...(message.branches?.private ?? []),
        ...(message.branches?.work ?? []),
      ]
    : [];

const messages: DataList<ErrorMessage> = {
  path: 'src/data/errorMessages.ts',
  name: 'errorMessages',
  entries: errorMessages,
  titleOf: ({texts: [text = ''] = []}) => text,
};

testRules(messages, {
  entry: {
    'a text is in two messages: remove one of the two': (message) =>
      (message.texts ?? []).every(
        (text) => texts.indexOf(text) === texts.lastIndexOf(text),
      ),
    'its code has no entry: add it, or write the advice': ({code}) =>
      code === undefined || known.has(code),
    'write a meaning without a full stop, and at least one step': (message) =>
      message.code !== undefined ||
      (/^[A-Z].*[^.]$/.test(message.meaning) &&
        (message.fixes.length > 0 ||
          Boolean(
            message.branches?.private.length && message.branches.work.length,
          ))),
    'start each step with a verb in upper case, and end it without a full stop':
      (message) =>
        stepsOf(message)
          .map(inFull)
          .every(({text}) => /^\[?[A-Z][^*]*[^.]$/.test(text)),
    'the link of a step is a few of its words, in brackets': (message) =>
      stepsOf(message).every(hasShortLink),
  },
});
