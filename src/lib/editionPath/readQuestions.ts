/** Reads "windows 10 home to pro" as a question for the path finder. */
import {alsoCalled, windowsEditionNames} from '../../data/editionIds';
import {languages} from '../../data/languages';
import {asTold, fullEditionOf, installations} from './installations';
import type {Installation, Question} from './installations';
import {nearestSpelling} from '../search/nearestSpelling';
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

/** What other languages write, and the English for it. Longer ones come first, as in the table. */
const foreign = languages.flatMap(({editionNames = {}, editionMoves = []}) => [
  ...Object.entries(editionNames).map(
    ([name, edition]) => [name.toLowerCase(), edition] as const,
  ),
  ...editionMoves.map((move) => [move, 'to'] as const),
]);

const inEnglish = (text: string) =>
  foreign.reduce(
    (result, [written, english]) => result.replaceAll(written, ` ${english} `),
    text,
  );

const plain = (text: string) =>
  inEnglish(text.toLowerCase())
    .toLowerCase()
    .replace(/[→➔➜]|(?<![-=–])[-=–]*>/g, ' to ')
    .replaceAll(',', ' and ')
    .replace(/[^a-z0-9à]+/g, ' ')
    // Win11Home
    .replace(/\b(?:win|w)1[01](?=[a-z])/g, '')
    .replace(fillers, ' ')
    .replace(/ +/g, ' ')
    .replace(longTerm, (words) =>
      [
        words.includes('iot') && 'iot',
        'enterprise',
        /l(?:ts|st)/.test(words) && 'ltsc',
        '',
      ]
        .filter((word) => word !== false)
        .join(' '),
    )
    .trim();

/** People don't write out the usual type of a server installation, and many use a short word. */
function namesOf({id, name, family, edition}: Installation): string[] {
  let names = [name];
  if (family === 'n') {
    names = [`${edition} N`, `${edition} KN`];
  } else if (family === 'server') {
    const own = edition.replace(' (Desktop Experience)', '');
    names = [own, own.replace('Evaluation (Core)', 'Core Evaluation')].flatMap(
      (each) => [each, each.replace('Evaluation', 'Eval')],
    );
  }
  const written = [...names, ...(alsoCalled[id] ?? [])].map(plain);
  return [...written, ...written.map((each) => each.replaceAll(' ', ''))];
}

/** An evaluation of Windows Server, of an edition that the text leaves open. */
const anyEvaluation: Installation = {
  ...installationWithId('ServerStandardEval')!,
};

/** Whichever it is, it can become Datacenter, and not if it is a domain controller. */
function isAnswered({from, to}: Question, text: string): boolean {
  return (
    to !== anyEvaluation &&
    (from !== anyEvaluation ||
      to?.edition.startsWith('Datacenter ') ||
      asTold(from, text) !== from)
  );
}

const byName = [
  ...installations.flatMap((each) =>
    namesOf(each).map((name) => ({name, each})),
  ),
  ...['evaluation', 'eval'].map((name) => ({name, each: anyEvaluation})),
  ...Object.keys(windowsEditionNames).flatMap((name) => {
    const each = installationWithId(name);
    return each ? [{name, each}] : [];
  }),
].sort((one, other) => other.name.length - one.name.length);

/** Words that people misspell: "Enterprice", "Profesional", "Standart". */
const longWords = new Set(
  byName.flatMap(({name}) => name.split(' ').filter(({length}) => length > 7)),
);

const spelled = (words: string) =>
  words.replace(/\w{8,}/g, (word) => nearestSpelling(word, longWords) ?? word);

const isServer = (each: Installation) => each.family === 'server';

/** The editions in a text, and where they are. A longer name counts before its own part. */
function findEditions(
  text: string,
  ofServer: boolean,
): {each: Installation; from: number; to: number}[] {
  const found: {each: Installation; from: number; to: number}[] = [];
  for (const {name, each} of byName.filter(
    (known) => isServer(known.each) === ofServer,
  )) {
    for (const match of text.matchAll(
      new RegExp(String.raw`\b${name}s?\b`, 'g'),
    )) {
      const from = match.index;
      const to = from + match[0].length;
      if (!found.some((other) => from < other.to && to > other.from)) {
        found.push({each, from, to});
      }
    }
  }
  return found.sort((one, other) => one.from - other.from);
}

/** What people write between two editions. Spanish and Italian have `a`, French `à`, German `auf`. */
const onward =
  /^(?:upgrade )?(?:in)?to\b|^(?:2|a|à|auf|upgrade)$|\b(?:to|into|becomes?|bought|get|ordered|should be)$|\b(?:want|wanted|wanna|need|needed)\b/;

/** The same, if the edition that the PC has comes second. */
const backward = /\b(?:from|on|have|my|running)$/;

/** The same, after an edition that somebody wanted: "bought Pro, got Home". */
const received =
  /\b(?:(?:came|comes|ended up) with|chose|chooses|got|has|installed|installs|picked|picks|received|shows)$/;

/** "I have Home and want to have Pro". */
const wants = /\b(?:want|wanna|need)\b/;

const wished = /\b(?:bought|need|needed|ordered|paid for|want|wanted)\b/;

/** Between two editions of which one is there, or wanted, in place of the other. */
const inPlaceOf = /^(?:instead of|not|rather than)$/;

/** What somebody wishes, before the first of two such editions: "how do I get Pro instead of Home". */
const asksFor =
  /\b(?:can i|change|create|get|how|like|need|prefer|switch|upgrade|use|want)\b/;

/** What happened, before the first of two such editions: "it installed Home instead of Pro". */
const happenedTo =
  /\b(?:accident(?:ally)?|chose|chooses|got|had|has|have|installed|installs|is|keeps|mistake|mistakenly|picked|picks|put|received|says|set up|shows|was|wrong|wrongly)\b/;

/** A way back: "I upgraded from Home to Pro, and want to downgrade". */
const undone = /\b(?:upgraded|moved|went)\b.*\b(?:downgrade|go back|revert)\b/;

/** What people call the edition that an evaluation becomes. */
const full = /\b(?:into|made|to) (?:\w+ )?(?:full|licensed|non eval|retail)\b/;

/** What leaves open how it went, or was never wanted: "not activated after an upgrade to Pro". */
const untold =
  /\b(?:after|because|don t|error|fail\w*|never|no|not|since|stuck|when|without)\b/;

/** Before the only edition that a text names: what somebody wants to leave. */
const leaves =
  /\b(?:changing|downgrade|downgrading|migrate|move|moving|switch|switching|upgrade|upgrading|change|convert)(?: \w+){0,2} from$|^(?:(?:how (?:can i|do i|to)|can i) )?(?:downgrade|upgrade)(?: my)?$/;

/** The same, what somebody wants to get. */
const gets =
  /\b(?:change|convert|downgrade|go|move|switch|upgrade|upgrading)(?: \w+){0,2} (?:in)?to$|^(?:to|auf|à)$|\b(?:actualizar|aggiornare|cambiar|passare|passer|upgrade|upgraden|wechseln)(?: \w+){0,2} (?:a|à|auf|zu)$/;

/** The same, for words that also ask for a file or a key. */
const getsIt =
  /\b(?:how (?:can|could|do|to)|can|could|like to|need to|wanna|want to)(?: \w+){0,2} get$|\b(?:i|we) (?:need|want)(?: to have)?$/;
const file =
  /\b(?:activat\w*|build|buy|cheap|cost|disc|disk|download\w*|free|image|iso|keys?|licen[cs]e\w*|link|media|price|product|usb|version)\b/i;

/** What somebody has, and wants to change: "I have Home, how do I upgrade?". */
const has = /\b(?:have|on|running|using)$/;
const changes =
  /\b(?:can|how|need|trying|want)\b.*\b(?:change|downgrade|switch|upgrade)\b(?! to\b)/;

/** Editions whose names are words: with Windows beside them only. */
const ordinary = /^(?:education|enterprise-evaluation|home|windows-11-se)$/;
const ofWindows = /\b(?:core|edition|sku|w(?:in(?:dows)?)?1[01]|windows?)\b/i;

/** Somebody asks what an ID means: "what is CoreCountrySpecific". */
const explains = /^(?:what|which)\b|\bmean(?:ing|s)?\b|\bstands? for\b/;

/** Kinds of licenses of the same edition: "Pro KMS to retail". */
const otherLicense =
  /\b(?:avma|kms|mak|oem|retail|vl|volume)(?: \w+){0,2} (?:(?:in)?to|a|auf|à) (?:\w+ )?(?:avma|kms|mak|oem|retail|vl|volume)\b/;

/** What somebody asks of the only edition that a text names: to leave it, to get it, or to keep it with another license. */
function findWish(
  each: Installation,
  [before = '', ...after]: readonly string[],
  words: string,
  text: string,
): Question | undefined {
  const rest = after.at(-1)!;
  const isTwice =
    after.length > 1 && after.slice(0, -1).some((part) => onward.test(part));
  if (isTwice || otherLicense.test(words)) {
    return {from: each, to: each};
  }
  if (
    after.length > 1 ||
    untold.test(before) ||
    /^to\b/.test(rest) ||
    (ordinary.test(each.id) && !ofWindows.test(text))
  ) {
    return undefined;
  }
  const isId = UNMISTAKABLE.test(
    words.slice(before.length).trim().split(' ')[0]!,
  );
  if (
    leaves.test(before) ||
    (has.test(before) && changes.test(rest)) ||
    (isId && explains.test(words))
  ) {
    return {from: each, to: undefined};
  }
  return gets.test(before) || (getsIt.test(before) && !file.test(text))
    ? {from: undefined, to: each}
    : undefined;
}

/** Before a further edition, as in "Home to Pro or Enterprise" and "Home -> Pro -> Enterprise". */
const further = /^(?:(?:and|or|to|then) ?)*$/;

/**
 * What a text such as "home to pro or enterprise" or "upgrade to pro from home" asks; both directions if it has two editions
 * and leaves open which of them the PC has, one edition if it asks about that alone, and empty for any other text.
 */
export function readQuestions(text: string): readonly Question[] {
  return findQuestions(text)
    .filter((question) => isAnswered(question, text))
    .map(({from, to}) => ({from: from && asTold(from, text), to}));
}

function findQuestions(text: string): readonly Question[] {
  if (text.length > longestQuestion || otherProducts.test(text)) {
    return [];
  }
  const words = spelled(plain(text));
  const all = findEditions(words, /\bserver|\bdatacenter/i.test(text));
  // The last time that the first edition is named, before another one.
  const start = all.findIndex(({each}) => each !== all[0]?.each) - 1;
  const mentions = all.slice(Math.max(start, 0));
  const parts = [...mentions, undefined].map((next, at) =>
    words.slice(mentions[at - 1]?.to, next?.from).trim(),
  );
  // An N edition that the list does not have, such as Enterprise N LTSC.
  if (parts.slice(0, 3).some((part) => /\bk?n\b/.test(part))) {
    return [];
  }
  const [before = '', between = '', ...more] = parts;
  const end = more.findIndex((part) => !further.test(part));
  const [first, ...others] = new Set(
    mentions.slice(0, end < 0 ? undefined : end + 2).map(({each}) => each),
  );
  if (others.length === 0) {
    const to = full.test(words) && fullEditionOf(first);
    const wish =
      first && (to ? {from: first, to} : findWish(first, parts, words, text));
    return wish ? [wish] : [];
  }
  const ahead = others.map((to) => ({from: first!, to}));
  const back = others.slice(0, 1).map((from) => ({from, to: first!}));
  const isBack =
    undone.test(words) ||
    (backward.test(between) && !wants.test(between)) ||
    (received.test(between) && wished.test(before));
  if (isBack) {
    return back;
  }
  if (inPlaceOf.test(between)) {
    const isWish = asksFor.test(before);
    const isPast = happenedTo.test(before);
    if (isWish === isPast) {
      return [...ahead.slice(0, 1), ...back];
    }
    return isPast ? ahead : back;
  }
  return onward.test(between) ? ahead : [];
}
