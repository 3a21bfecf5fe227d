/** Whether a clause states what its words say. It is decided here alone, by the clause and nothing else. */
import {licensedPrograms} from '../../data/activationSentences';

/** How a clause has its words. */
export type Stance =
  | 'stated'
  /** Or what somebody believes. */
  | 'asked'
  /** A condition. */
  | 'supposed'
  /** Or it was so, or the words themselves are explained: "License Status: Licensed means". */
  | 'denied'
  /** Of the lines that follow: an example, or what a guide promises. */
  | 'example'
  | 'promised'
  /** Of another program than those of Microsoft. */
  | 'other-program';

/** How a question begins. */
const asks =
  '(?:am|are|can|come|como|comment|cómo|could|did|do|does|est|está|hat|has|have|hoe|how|is|ist|jak|kan|kann|may|pourquoi|should|waarom|wann|warum|was|were|what|where|whether|which|who|why|wie|will|would|wurde|czy|как|почему|è|é)';

/** Names of editions and versions, and what else may begin with a capital before "subscription". */
const own =
  '(?:A|An|Apps?|Bound|Business|CLi[pP]|Copy|Couldn|Current|Datacenter|Device|Digital|Education|Enterprise|Error|Evaluation|Family|Free|Home|License|Licen[cs]ed|My|Our|Personal|Pro|Product|Professional|Server|Standard|Status|Subscription|The|This|Trial|Unlicensed|Verify|Volume|Warning|Windows|Your)';

const microsoft =
  /\b(?:windows (?:is|licen|server evaluation)|microsoft|office|365|word|excel|powerpoint|outlook|onenote|access|publisher|visio|project)\b/i;

/** "My Contoso subscription", "Contoso: product activation failed", "license: Contoso", and names. */
const others = [
  String.raw`(?:^|[^\w"])(?!${own}\b)[A-Z][\w+.-]+(?: (?!${own}\b)[A-Z\d][\w+.-]*){0,2}(?:: (?:your )?|'s | )(?:free )?(?:[eE]valuation|[lL]icen[cs]e|[pP]roduct activation|[sS]ubscription|[tT]rial)\b`,
  String.raw`\b(?:copy|evaluation|license|period|product|subscription|trial)(?: of|:) (?!${own}\b)[A-Z]`,
].map((pattern) => new RegExp(pattern, 'm'));
others.push(
  new RegExp(`\\b(?:${licensedPrograms}|mcafee|norton|photoshop)\\b`, 'i'),
);

/** What tells a stance: anywhere in the line, or before or after the words that count. The first that fits counts. */
const rows: readonly [Stance, 'line' | 'before' | 'after', ...RegExp[]][] = [
  [
    'example',
    'line',
    /(?:^|[.!;] )(?:(?:an?|the|your) )?(?:desired|example|expected|sample)\b[^:]{0,40}:?$/i,
    /^(?!.*\b(?:my|our)\b).*\b(?:example|resembl\w+|sample|similar to)\b[^:]*:$/i,
  ],
  [
    'promised',
    'line',
    /\b(?:(?:it|output|result|this|you) (?:should|will|would)|you'll) (?:be|get|look|print|read|say|see|show)\b[^:.]{0,60}:$/i,
    /\bif\b[^:.]{0,60}\b(?:correct|ok|succe\w+|work(?:ed|s))\b[^:.]{0,60}:$/i,
  ],
  [
    'denied',
    'line',
    /\b(?:yesterday|last (?:night|week|month|year)|used to (?:be|say)|(?:it|that|this) was|(?:days?|weeks?|months?|years?) ago|old (?:laptop|machine|pc|photo|picture|screenshot))\b/i,
  ],
  [
    // A guide, of any PC: "If your slmgr says". What happens to the writer is no such case: "When I start it".
    'supposed',
    'line',
    /^\W{0,20}(?:if|in case|once|unless|when(?:ever)?)\b(?!.*\b(?:i|i['’]\w+|my|our|we)\b)(?=.*\b(?:cscript|ospp|slmgr|the (?:command|output|report|script|tool)|your?)\b)/i,
  ],
  [
    'asked',
    'line',
    /[?？]\W{0,8}$/,
    new RegExp(
      String.raw`^\W{0,20}(?:(?:and|but|hello|hey|hi|or|so)\b[, ]{0,3})?${asks}(?!['\p{L}-])|怎么|怎麼|如何|为什么|為什麼|吗|嗎`,
      'iu',
    ),
    /\bi(?:['’]m| am)? (?:believe|doubt|don['’]t think|guess|heard|not sure|read that|suppose|think|was told|wonder)\b/i,
    /\b(?:friends?|people|seller|somebody|someone|they)\b.{0,20}\b(?:claims?|says?|tells?|told|writes?)\b/i,
  ],
  [
    'supposed',
    'before',
    /\b(?:after|assuming|before|check that|ensure|if|make sure|once|unless|until|when|whenever|whether|while)\b[^,.;:"]*$/i,
  ],
  [
    'denied',
    'before',
    // "Notification instead of License Status: Licensed"
    /\b(?:expect\w*|instead of|never|not|rather than|should(?: \w+){0,2}|supposed to(?: \w+)?|want\w*)[\s:"'`*]*$|\b(?:resembl\w+|similar to)\b[^.;]*$/i,
    /(?:\b(?:never|no longer|not|nothing|stopped|used to)|n't)(?: \w+){0,2}? (?:display|prints?|read|says?|see|show)\w*\b[^,.;:]*$|n't (?:get|got|have)(?: \w+){0,3} ["']$/i,
    /(?:\bnot|n't) (?:correct|the case|true) that\b|\b(?:false|incorrect|untrue|wrong) that\b|^\W{0,3}(?:fixed|resolved|solved)\b/i,
    // What a program prints if it finds that, or looks for: `$state = "License Status: Licensed"`
    /\b(?:console\.\w+|echo|findstr|grep|msgbox|printf?|select-string|write-(?:error|host|output|warning))\b[\s("'`]*$|(?:=|-i?(?:eq|like|match)|\b(?:el)?if|\breturn) ?@?["'`]$/i,
  ],
  ['supposed', 'after', /^(?:[^.;!]|\.\d)*\b(?:if|unless|wait until|when)\b/i],
  [
    'denied',
    'after',
    /^\W{0,4}(?:confirms?|indicates?|mean(?:ing|s)?)\b/i,
    /^\W{0,4}is what (?:i|we) (?:expect|want)/i,
    /^\W{0,4}(?:(?:error|message|notice|text|warning|watermark)\W+)?(?:(?:been|had|has|is|now|was)\W+){0,3}(?:disappeared|fixed|gone|no longer|not (?:any ?more|correct|the case|true)|resolved|solved|untrue|vanished|went away|wrong)\b/i,
  ],
];

/** Words around a good state that leave it as it is: of Settings, of tools, and of people who say where they read it. */
const plainWords = new Set(
  'a account activate activated activation active adds after again all already also an and app application as at azure bar benefit bottom build by caption category channel clean cmd command company computer control copy corner current currently day days desktop device dialog digital edition enterprise evaluation experience feature follows for from genuine get good got hardware has here home hybrid i id in info install installed installing instead is it just key kms laptop licence license licensestatus linked mak message microsoft mode my name news now ocr oem of ok on organization os osname our output own pack page panel pc permanently popup powershell printed prints pro product productname prompt properly r read reading reads reboot reinstall reinstalled reinstalling restart result retail right s same saying says school screen screenshot see server service settings shown shows slmgr soon specifications standard state states status still subscription successfully system tab text that the tm this to today under until update updating using vbs version via volume was we which will window windows with work xpr yes your'.split(
    ' ',
  ),
);

/** Where a clause ends: nothing before it counts for the next one. */
const clauseEnd = /[.!;](?=\s)|\b(?:although|but|however|though|yet)\b/i;
const clauseAfter = new RegExp(`,|${clauseEnd.source}`, 'i');

/** Whether the clause around a good state has only words that leave it as it is. */
export function isPlain(start: string, end = ''): boolean {
  const clause = `${start.split(clauseEnd).at(-1)} ${end.split(clauseAfter)[0]}`;
  const words = clause.match(/\p{Script=Latin}[\p{Script=Latin}\d]*/gu) ?? [];
  return words.every(
    (word) =>
      /\d|^(?:core|server)/i.test(word) || plainWords.has(word.toLowerCase()),
  );
}

/** The stance of the words between two places of a line, or of the whole line. */
export function stanceOf(line: string, from = 0, to = line.length): Stance {
  const parts = {line, before: line.slice(0, from), after: line.slice(to)};
  if (others.some((pattern) => pattern.test(line)) && !microsoft.test(line)) {
    return 'other-program';
  }
  const [stance = 'stated'] =
    rows.find(([, at, ...patterns]) =>
      patterns.some((pattern) => pattern.test(parts[at])),
    ) ?? [];
  return stance;
}

/** Whether a stance leaves open what is so. */
export const isAsked = (stance: Stance): boolean =>
  /^(?:asked|supposed)$/.test(stance);

/** Nobody copied from a window what begins in lower case and has no label, or tells of its writer. */
const told =
  /^[a-z](?:[^":=>]*$|.*\b(?:because|but|since|when)\b)|^(?:[Mm]y|[Ii](?:'m|'ve)?) |\b(?:[Aa]fter|[Ee]ver since|[Hh]abe?|[Ii]ch|[Mm]ein(?:e[mnrs]?)?)\b|\b(?:how (?:can|do|to)|(?:check|if|whether) (?:[\w']+ ){1,4}is)\b/;

/** Whether a text is one line in which somebody asks, or tells what happened. Behind a label, a question can follow its state. */
export const isTold = (text: string): boolean =>
  !/[\n\r\u2028\u2029]/.test(text) &&
  (told.test(text) || isAsked(stanceOf(text.replace(/[?？]\W{0,8}$/, ''))));
