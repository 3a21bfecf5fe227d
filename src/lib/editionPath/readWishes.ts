/** Reads "windows 10 home to pro" as a question for the path finder. */
import {alsoCalled, windowsEditionNames} from '../../data/editionIds';
import {languages} from '../../data/languages';
import {nearestSpelling} from '../search/nearestSpelling';
import {stancesOfChange} from '../text/stance';
import {asTold, fullEditionOf, installations, shortName} from './installations';
import type {Installation, Question} from './installations';
import {installationWithId, UNMISTAKABLE} from './readOutput';

/** A longer text isn't a question about two editions. */
const longestQuestion = 500;

/** Their editions are not in the finder. Home Premium, for one, is an edition of Windows 7. */
const otherProducts =
  /\b(?:office|m?365|(?:windows|win|w) ?(?:7|8|8\.1|vista|xp)|home (?:basic|premium)|ultimate)\b/i;

/** Versions and fillers that may stand before, between and after the editions. */
const fillers =
  /\b(?:microsoft|(?:windows?|win)(?:1[01])?|w?1[01]|20\d\d|2[0-6]h[12]|r2|server|desktop experience|edition|version|editions|key|license|os|x64|64 bit)\b/g;

/** `IoT LTSC` and `LTSC Enterprise IoT`: the words of these editions, in any order. */
const longTerm = /\b(?:(?:iot|ent(?:erprise)?|l(?:ts[bc]|stc))(?: |$)){2,3}/g;

const longTermName = (words: string) =>
  `${words.includes('iot') ? 'iot ' : ''}enterprise ${/l[ts]/.test(words) ? 'ltsc ' : ''}`;

/** What other languages write, and the English for it. Longer ones come first, as in the table. */
const foreign = languages.flatMap(({editionNames = {}, editionMoves = []}) => [
  ...Object.entries(editionNames),
  ...editionMoves.map((move) => [move, 'to'] as const),
]);

const plain = (text: string) =>
  foreign
    .reduce(
      (result, [written, english]) =>
        result.replaceAll(written.toLowerCase(), ` ${english} `),
      text.toLowerCase(),
    )
    .toLowerCase()
    .replace(/[→➔➜]|(?<![-=–])[-=–]*>/g, ' to ')
    .replaceAll(',', ' and ')
    .replace(/[^a-z0-9à]+/g, ' ')
    // Win11Home
    .replace(/\b(?:win|w)1[01](?=[a-z])/g, '')
    .replace(fillers, ' ')
    .replace(/\beval\b/g, 'evaluation')
    .replace(/ +/g, ' ')
    .replace(longTerm, longTermName)
    .trim();

/** What people call an installation. Many use a short word. */
function namesOf(each: Installation): string[] {
  const name = shortName(each);
  const written = [
    name,
    name.replace(/ N$/, ' KN'),
    name.replace('Evaluation (Core)', 'Core Evaluation'),
    ...(alsoCalled[each.id] ?? []),
  ].map(plain);
  return [...written, ...written.map((words) => words.replaceAll(' ', ''))];
}

/** An evaluation of Windows Server, of an edition that the text leaves open. */
const anyEvaluation: Installation = {
  ...installationWithId('ServerStandardEval')!,
};

const byName: readonly (readonly [name: string, each: Installation])[] = [
  ...Object.keys(windowsEditionNames).flatMap((name) => {
    const each = installationWithId(name);
    return each ? [[name, each] as const] : [];
  }),
  ['evaluation', anyEvaluation],
  ...installations.flatMap((each) =>
    namesOf(each).map((name) => [name, each] as const),
  ),
];

/** Words that people misspell: "Enterprice", "Profesional", "Standart". */
const longWords = new Set(
  byName.flatMap(([name]) => name.split(' ').filter(({length}) => length > 7)),
);

/** Finds the editions in a text. A longer name counts before its own part. */
function finderOf(isOfServer: boolean) {
  const known = new Map(
    byName.filter(([, {family}]) => (family === 'server') === isOfServer),
  );
  const names = [...known.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(String.raw`\b(${names.join('|')})s?\b`, 'g');
  return (text: string) =>
    Array.from(text.matchAll(pattern), ({0: all, 1: name, index: from}) => ({
      each: known.get(name!)!,
      from,
      to: from + all.length,
    }));
}

const findOfServer = finderOf(true);
const findOfClient = finderOf(false);

type Asked = 'A to B' | 'B to A' | 'either' | 'A to A' | 'A to ?' | '? to A';

const license = '(?:avma|kms|mak|oem|retail|vl|volume)';

const move =
  '(?:chang(?:e|ing)|convert|downgrad(?:e|ing)|go|migrate|mov(?:e|ing)|switch(?:ing)?|upgrad(?:e|ing))';

/** Who asks for a file or a key wishes no change. */
const file =
  /\b(?:activat\w*|build|buy|cheap|cost|disc|disk|download\w*|free|image|iso|keys?|licen[cs]e\w*|link|media|price|product|usb|version)\b/i;

/**
 * What somebody asks of the first edition, `A`, and the next one, `B`: which of them is wanted in place of which. If there is
 * only one, to keep it with another license, to leave it, or to get it. An ID is `AI`, a name that is also a word `AW`.
 */
const wishes: readonly (readonly [
  Asked | undefined,
  RegExp,
  unless?: RegExp,
])[] = [
  [
    undefined,
    / A (?:\w+ )*(?:don t|never|not)(?: (?:change|go|like|need|switch|to|upgrade|want)){1,5} B /,
  ],
  [undefined, /\bstay(?:ing)?(?: \w+){0,2} [AB] /],
  [
    'B to A',
    /\b(?:bought|need|needed|ordered|paid for|want|wanted)\b.* A .*\b(?:(?:came|comes|ended up) with|chose|chooses|got|has|installed|installs|picked|picks|received|shows) B /,
  ],
  ['A to B', / A .*\b(?:want|wanna|need)\b.* B /],
  ['B to A', / A .*\b(?:from|on|have|my|running) B /],
  ['B to A', /^(?:denied )?wished: .* A (?:instead of|not|rather than) B /],
  ['A to B', /^(?:denied )?past: .* A (?:instead of|not|rather than) B /],
  ['either', / A (?:instead of|not|rather than) B /],
  // Spanish and Italian have `a`, French `à`, German `auf`.
  ['A to B', / A (?:2|a|à|auf|upgrade|(?:upgrade )?(?:in)?to\b.*) B /],
  [
    'A to B',
    / A .*\b(?:to|into|becomes?|bought|get|ordered|should be|(?:wanted|needed)\b.*) B /,
  ],
  [
    'A to A',
    new RegExp(
      `\\b${license}(?: \\w+){0,2} (?:(?:in)?to|a|auf|à) (?:\\w+ )?${license}\\b`,
    ),
  ],
  [undefined, /^denied| A[IW]? to | B /],
  [
    undefined,
    / AW /,
    /\b(?:core|edition|sku|w(?:in(?:dows)?)?1[01]|windows?)\b/i,
  ],
  ['A to ?', new RegExp(`\\b${move}(?: \\w+){0,2} from A`)],
  [
    'A to ?',
    /: (?:(?:how )?(?:can i |do i |to )?)(?:downgrade|upgrade)(?: my)? A/,
  ],
  [
    'A to ?',
    /\b(?:have|on|running|using) A.*\b(?:can|how|need|trying|want)\b.*\b(?:change|downgrade|switch|upgrade)\b(?! to\b)/,
  ],
  [
    'A to ?',
    /: (?:what|which)\b.* AI | AI .*\b(?:mean(?:ing|s)?|stands? for)\b/,
  ],
  [
    '? to A',
    new RegExp(`\\b${move}(?: \\w+){0,2} (?:in)?to A|: (?:to|auf|à) A`),
  ],
  [
    '? to A',
    /\b(?:actualizar|aggiornare|cambiar|passare|passer|upgrade|upgraden|wechseln)(?: \w+){0,2} (?:a|à|auf|zu) A/,
  ],
  [
    '? to A',
    /\b(?:how (?:can|could|do|to)|can|could|like to|need to|wanna|want to)(?: \w+){0,2} get A/,
    file,
  ],
  ['? to A', /\b(?:i|we) (?:need|want)(?: to have)? A/, file],
];

const changed =
  '(?:became|changed|converted|downgraded|migrated|moved|switched|turned|upgraded|went)';

/** A change that somebody tells of, between `A` and `B`: it has happened. */
const made: readonly RegExp[] = [
  new RegExp(`\\b${changed}(?: (?!and |but |how |now |to |want )\\w+){0,4} A `),
  new RegExp(`\\b${changed} (?:in)?to A .*\\bfrom B `),
  new RegExp(
    `^(?!.*(?:get|need|want)(?: my)? A ).* A (?:(?!be |want )\\w+ ){0,3}${changed} (?:\\w+ )?(?:in)?to B `,
  ),
  /\b(?:refund|undo)\b.* A (?:in)?to B /,
  /\bactivat\w*\b.*\bafter\b.* A (?:in)?to B /,
  /\bafter\b.* A (?:in)?to B .*\b(?:activat\w*|can ?t|cannot|error|fail\w*|lost|no|not|still|won t)\b/,
];

/** A wish to take it back. */
const undone = [
  /\b(?:accident(?:ally)?|mistake(?:nly)?|refund|undo)\b/,
  /\b(?:i|to|we) (?:downgrade|return|revert)\b/,
  /\b(?:change|downgrade|get|go|move|need|roll|switch|upgrade|want)(?: \w+){0,3} (?:again|back)\b/,
];

/** The way back. */
const opposite: Readonly<Partial<Record<Asked, Asked>>> = {
  'A to B': 'B to A',
  'B to A': 'A to B',
};

/** What people call the edition that an evaluation becomes. */
const full =
  /\b(?:into|made|to) (?:\w+ )?(?:full|licensed|non evaluation|retail)\b/;

/** Before a further edition, as in "Home to Pro or Enterprise" and "Home -> Pro -> Enterprise". */
const further = /^(?:(?:and|or|to|then) ?)*$/;

/** Names of editions that are also words. */
const ordinary = /^(?:education|enterprise-evaluation|home|windows-11-se)$/;

/** The editions that a text asks about, the first of them, and the words around them. */
function editionsIn(text: string) {
  const words = plain(text).replace(
    /\w{8,}/g,
    (word) => nearestSpelling(word, longWords) ?? word,
  );
  const isOfServer = /\bserver|\bdatacenter/i.test(text);
  const all = (isOfServer ? findOfServer : findOfClient)(words);
  // The last time that the first edition is named, before another one.
  const start = all.findIndex(({each}) => each !== all[0]?.each) - 1;
  const places = all.slice(Math.max(start, 0));
  const parts = [...places, undefined].map((next, at) =>
    words.slice(places[at - 1]?.to, next?.from).trim(),
  );
  const end = parts.slice(2).findIndex((part) => !further.test(part));
  const editions = new Set(
    places.slice(0, end < 0 ? undefined : end + 2).map(({each}) => each),
  );
  // The last one is named again: "Pro to Home, how do I get Pro back".
  const again = places.length > 2 ? places.at(-1)!.each : undefined;
  return {words, parts, again, editions: [...editions]};
}

/** The sentence with its editions by name, behind what the words before them tell of a change. */
function formOf(
  words: string,
  [before = '', between = '', ...more]: readonly string[],
  a: Installation,
): string {
  const written = words.slice(before.length).trim().split(' ')[0]!;
  const id = UNMISTAKABLE.test(written) ? 'AI' : 'A';
  const name = ordinary.test(a.id) ? 'AW' : id;
  const rest =
    more.length > 0 ? `A ${between} B ${more.join(' ')}` : `${name} ${between}`;
  return `${stancesOfChange(before)}: ${before} ${rest} `.replace(/ +/g, ' ');
}

/** What is asked of a change that somebody tells of: the way back, or nothing. Any other wish stays. */
function afterMade(asked: Asked, form: string): Asked | undefined {
  const back = opposite[asked];
  if (!back || !made.some((pattern) => pattern.test(form))) {
    return asked;
  }
  return undone.some((pattern) => pattern.test(form)) ? back : undefined;
}

function findQuestions(text: string): readonly Question[] {
  if (text.length > longestQuestion || otherProducts.test(text)) {
    return [];
  }
  const {words, parts, again, editions} = editionsIn(text);
  const [a, b] = editions;
  // An N edition that the list does not have, such as Enterprise N LTSC.
  if (!a || parts.slice(0, 3).some((part) => /\bk?n\b/.test(part))) {
    return [];
  }
  const whole = b ? undefined : fullEditionOf(a);
  if (whole && full.test(words)) {
    return [{from: a, to: whole}];
  }
  const onward = editions.slice(b ? 1 : 0).map((to) => ({from: a, to}));
  const back = b ? [{from: b, to: a}] : [];
  const questions: Readonly<Record<Asked, readonly Question[]>> = {
    'A to B': onward,
    'B to A': back,
    either: back.flatMap((each) => [onward[0]!, each]),
    'A to A': b ? [] : onward,
    'A to ?': [{from: a, to: undefined}],
    '? to A': [{from: undefined, to: a}],
  };
  const form = formOf(words, parts, a);
  const [told] =
    wishes.find(
      ([, pattern, unless]) => pattern.test(form) && !unless?.test(text),
    ) ?? [];
  const asked = told && afterMade(told, form);
  return asked
    ? questions[asked].filter(
        ({to}) => asked === told || !again || to === again,
      )
    : [];
}

/** The versions of Windows and of Windows Server that a text names. */
const versions = [
  /\bw(?:in(?:dows)?)? ?1[01](?!\d)|\b1[01](?= (?:ed|ent|home|iot|pro))/gi,
  /\b20(?:1[269]|2[1245])\b/g,
];

/** The finder knows changes of the edition, and not those that go to another version, too. */
const isOneVersion = ({from, to}: Question, text: string) =>
  !from ||
  !to ||
  from === to ||
  versions.every(
    (version) =>
      new Set(text.match(version)?.map((each) => each.slice(-2))).size < 2,
  );

/** Whichever evaluation it is, it can become Datacenter, and not if it is a domain controller. */
const isAnswered = ({from, to}: Question, text: string) =>
  to !== anyEvaluation &&
  (from !== anyEvaluation ||
    to?.edition.startsWith('Datacenter ') ||
    asTold(from, text) !== from);

/**
 * What a text such as "home to pro or enterprise" or "upgrade to pro from home" asks; both directions if it has two editions
 * and leaves open which of them the PC has, one edition if it asks about that alone, and empty for any other text.
 */
export const readQuestions = (text: string): readonly Question[] =>
  findQuestions(text)
    .filter(
      (question) => isAnswered(question, text) && isOneVersion(question, text),
    )
    .map(({from, to}) => ({from: from && asTold(from, text), to}));
