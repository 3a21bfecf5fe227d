/** From the text of a report to its facts, in the order of the text. The forms that are read are in `rules`. */
import type {FieldId} from '../../data/activationFields';
import {stanceOf} from '../text/stance';
import {fact, type ReportFact} from './facts';
import {RECORD} from './flatten';
import {findLabelAtEnd, isSafeAnywhere, type FieldLabel} from './labels';
import {isOtherName} from './readProductName';
import {readField} from './rules/fields';
import {
  LONGEST_LINE,
  PREFIX,
  firstOf,
  printed,
  readOther,
  strip,
} from './rules/lines';
import {readWindow} from './rules/sentences';

/** Labels are looked for in this many characters of a line. */
const LONGEST_SEARCH = 20_000;

/** Further lines are ignored. A report of every license on a PC has a few thousand. */
const MOST_LINES = 20_000;

/** What a person typed or quoted, whose options aren't labels: a prompt such as `PS C:\Users\name>`, or a command. */
const COMMAND =
  /^(?:(?:PS )?\[?[a-z]:\\[^>$\n]{0,260}[>$]|(?:\S{1,40}[>$#] ?)?(?:cscript|wmic|slmgr|ospp|dism|get-ciminstance|get-wmiobject|osquery|powershell)\b)/i;

const isCommand = (line: string) => COMMAND.test(line.slice(0, 300));

/** What can be between a label and its value. */
const SEPARATOR = /[:=]|[`*]{1,4}(?= ?[\p{L}\p{N}])|\t| {3,}/gu;

/** A label in a line: where it starts, and where its value does. */
interface Cut extends FieldLabel {
  from: number;
  valueFrom: number;
  label: string;
}

/** True if the text before a label cannot be part of a sentence, or the value is a product. */
function isLabelPlace(before: string, value: string): boolean {
  return (
    !/[\p{L}\p{N}]/u.test(before.replace(PREFIX, '')) ||
    /^["'*`\s]{0,4}(?:windows|office)(?:\(r\)| (?:server|\d))/i.test(value)
  );
}

/** The first word of a value. */
const STATE = /^\W*[\w-]*/;

/** What is before a label in a program or a query: `$status = 1`, `const status = 1`, `where status = 1`. */
const CODE = /\$$|\b(?:const|let|var|where) +$/i;

/** Whether a label is no part of a sentence, and its state is said. */
function isField(
  {field, label}: FieldLabel & {label: string},
  sign: string,
  before: string,
  value: string,
): boolean {
  const isState = field === 'active' || field === 'status';
  if (
    isState &&
    (stanceOf(before, before.length) !== 'stated' ||
      stanceOf(value, 0, STATE.exec(value)![0].length) === 'denied' ||
      (sign === '=' && (value.startsWith('=') || CODE.test(before))))
  ) {
    return false;
  }
  if (field === 'active' && !/^\W{0,3}(?:true|false|yes|no)\b/i.test(value)) {
    return false;
  }
  const isLoose = /^(?:[:=\t]| {3})/.test(sign);
  return isSafeAnywhere(label) || (isLoose && isLabelPlace(before, value));
}

/** Finds all labels in a line. There are several if line breaks were lost. */
function findLabels(line: string): Cut[] {
  const cuts: Cut[] = [];
  let done = 0;
  /** No label contains a colon or an equal sign, so the search for a label starts after the last one. */
  let behindSign = 0;
  for (const {0: sign, index} of line
    .slice(0, LONGEST_SEARCH)
    .matchAll(SEPARATOR)) {
    const searchFrom = Math.max(done, behindSign);
    const valueFrom = index + sign.length;
    if (sign === ':' || sign === '=') {
      behindSign = valueFrom;
    }
    const found = findLabelAtEnd(line.slice(searchFrom, index));
    if (!found || (sign !== ':' && isCommand(line))) {
      continue;
    }
    const from = searchFrom + found.start;
    if (isField(found, sign, line.slice(done, from), line.slice(valueFrom))) {
      cuts.push({...found, from, valueFrom});
      done = valueFrom;
    }
  }
  return cuts;
}

/** Takes quotation marks, stars and commas of JSON and Markdown off a value. */
function cleanValue(value: string): string {
  return value
    .slice(0, LONGEST_LINE)
    .replace(/^[\s:=*`"|-]+(?=[^\s-])|^[\s:=*`"|]+$/, '')
    .replace(/(?<![\s*`"|,;])[\s*`"|,;]+$/, '');
}

/** True for a line that belongs to no product: dashes, a rule, the button of a dialog box. */
function isGap(line: string): boolean {
  return (
    line === '' ||
    /^(?:[-_*]{3,}(?:(?:processing|exiting)-+)?|`{3}\w{0,12}|ok)$/i.test(
      line.slice(0, 200),
    )
  );
}

/** Up to four words, the last with a capital, that are no part of a sentence. */
const NAME =
  /^(?:\p{L}[\p{L}\d.]* ){0,3}(?!(?:Current|INFO|My|New|Our|Status|The|This|Your)$)\p{Lu}[\p{L}\d.]*$/u;

/** Whether the text before the label of a state is the name of another program: `Contoso CAD License Status: Licensed`. */
const isOtherProgram = (text: string): boolean =>
  NAME.test(text) && isOtherName(text) && !/edition/i.test(text);

/** What a line says before its first label. */
function readHead(head: string, label?: FieldId): readonly ReportFact[] {
  const line = strip(head);
  const facts = firstOf(printed, line);
  const isGood = ({kind, says}: ReportFact) =>
    kind === 'window' && says.status === 1;
  // A heading of Markdown names a state, and has none.
  if (facts ? /^#{1,6} /.test(head) && facts.some(isGood) : isCommand(head)) {
    return [fact('gap')];
  }
  if (facts) {
    return facts;
  }
  return line !== '' || !label ? [readOther(line, label)] : [];
}

/** Splits a line at its labels, and reads its parts. */
function readLine(line: string): readonly ReportFact[] {
  if (line === RECORD) {
    return [fact('section')];
  }
  if (isGap(line)) {
    return [fact('gap')];
  }
  const cuts = findLabels(line);
  const [first] = cuts;
  const head = line.slice(0, first?.from ?? LONGEST_LINE);
  const isName = first?.field === 'status' && isOtherProgram(strip(head));
  const fields = cuts.flatMap(({valueFrom, label, ...found}, index) => {
    const value = cleanValue(line.slice(valueFrom, cuts[index + 1]?.from));
    // The sentence after an ID or a code.
    const answer = /^(?:0x|\w+-)[\w-]+\W/.test(value) && readWindow(value);
    return [readField(found, label, value), answer || []].flat();
  });
  return [
    ...(isName ? [readField({field: 'name'}, '', strip(head))] : []),
    ...(isName || head.trim() === '' ? [] : readHead(head, first?.field)),
    ...fields,
  ];
}

/** The facts of each line of a text. Lines beyond {@link MOST_LINES} are dropped, and `isCut` is then true. */
export function findFacts(text: string): {
  facts: readonly ReportFact[];
  isCut: boolean;
} {
  const lines = text.split('\n', MOST_LINES + 1);
  // The licenses of a report share most of their lines.
  const known = new Map<string, readonly ReportFact[]>();
  const facts = lines.slice(0, MOST_LINES).flatMap((padded) => {
    const line = padded.replace(/^[\s>]{1,40}/, '').trimEnd();
    const found = known.get(line) ?? readLine(line);
    known.set(line, found);
    return found;
  });
  return {facts, isCut: lines.length > MOST_LINES};
}
