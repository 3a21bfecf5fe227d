/** Reads "windows 10 home to pro" as a question for the path finder. */
import {productWords} from '../../data/activationSentences';
import {alsoCalled, windowsEditionNames} from '../../data/editionIds';
import {languages} from '../../data/languages';
import {nearestSpelling} from '../search/nearestSpelling';
import {asTold, installations, shortName} from './installations';
import type {Installation, Question} from './installations';
import {installationWithId} from './readOutput';

/** A longer text isn't a question about two editions. */
const longestQuestion = 500;

/** Their editions are not in the finder. Home Premium, for one, is an edition of Windows 7. */
const otherProducts =
  /\b(?:storage server|surface|visual studio|vmware|m365|(?:windows|win|w) ?(?:7|8|8\.1|vista|xp)|home (?:basic|premium)|ultimate)\b/i;

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
    .replace(/\b(are|ca|did|do|does|is|was|wo)nt\b/g, '$1n t')
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

const byName: readonly (readonly [name: string, each: Installation])[] = [
  ...Object.keys(windowsEditionNames).flatMap((name) => {
    const each = installationWithId(name);
    return each ? [[name, each] as const] : [];
  }),
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

/** What the words before an edition tell of it. Of several cues, the nearest counts. */
const cues = {
  there:
    /(?:i|we) (?:(?:always|just|now|only|still) )?get|came with|chooses|chose|get rid of|got|had|has|have|keeps|my|on|picked|picks|received|running|says|set up|shows|using|wrong/,
  /** There, too. In place of another one, Setup chose it, and nobody asks for a change: "It installed Home instead of Pro". */
  installed: /installed|installs/,
  wanted:
    /(?:(?:can|could|how(?: can| do| to)?|should|to)(?: i| we)? (?:get|use)|bought(?=(?: (?:an?|full|the))*$)|create|get|need(?:ed)?|ordered|paid for|should be|^(?:install|use)|(?:like|prefer|wan(?:na|ted|t))(?: to)?(?: (?:be|get|have|use))?)(?: my)?/,
  /** What follows is wanted if it is asked for: "My Pro become Home" tells what happened. */
  become: /become/,
  from: /from/,
  to: /(?:2|^a|(?:actualizar|aggiornare|cambiar|pasar|passare)(?: \w+){0,2} a|auf|à|(?:in)?to)(?: (?:an?|either|full|genuine|my|oem|our|retail|the|volume|your))*$/,
  /** The other one of two: "Home instead of Pro". */
  instead: /(?:instead of|rather than)$/,
  /** What follows has happened: "how to get back after the upgrade to Pro". */
  past: /(?:after|refund|undo)(?: (?:an?|my|the))?(?: (?:change|downgrade|switch|upgrade))?/,
  /** And here it has, unless it is asked for: "I want my Home upgraded to Pro". */
  changed:
    /became|did|dropped|fell|went|(?:change|convert|downgrade|drop|fall|go|jump|migrate|move|revert|switch|turn)(?:e?[ds]|ed)|upgraded/,
  asked: /can|change|convert|downgrade|how|migrate|move|switch|upgrade/,
} as const;

type Cue = keyof typeof cues;

const cueNames = Object.keys(cues) as readonly Cue[];

const cue = new RegExp(
  String.raw`(?<!\S)(?:${cueNames.map((name) => `(?<${name}>${cues[name].source})`).join('|')})(?!\S)`,
  'g',
);

/** A cue right before an edition. */
const nearCue = new RegExp(`${cue.source}(?: (?:an?|full|genuine|my|the))*$`);

/** What an edition is in a text. A change that was made led from `was` to `made`. */
type Role = 'there' | 'wanted' | 'was' | 'made';

/** Before a further edition, as in "Home to Pro or Enterprise" and "Home -> Pro -> Enterprise". */
const further = /^(?:(?:and|or|to|then) ?)*$/;

const opposite: Readonly<Partial<Record<Role, Role>>> = {
  there: 'wanted',
  wanted: 'there',
};

/** What the last of the cues so far tells of the edition behind it; undefined if nothing. `last`: the role before. */
function roleBy(found: readonly Cue[], last?: Role): Role | undefined {
  const asked = Math.max(
    found.lastIndexOf('asked'),
    found.lastIndexOf('wanted'),
  );
  const isMade =
    found.includes('past', asked + 1) ||
    (asked < 0 && found.includes('changed'));
  const other = last && opposite[last];
  const roles: Readonly<Partial<Record<Cue, Role>>> = {
    there: 'there',
    installed: 'there',
    wanted: 'wanted',
    become: asked < 0 ? undefined : 'wanted',
    from: isMade ? 'was' : 'there',
    to: isMade ? 'made' : 'wanted',
    instead: found.includes('installed') ? undefined : other,
  };
  return roles[found.at(-1)!];
}

/**
 * The role of each edition; undefined if the words don't tell it.
 *
 * @param parts the words before each edition: in lower case, and nothing between them but spaces
 */
function rolesOf(parts: readonly string[]): readonly (Role | undefined)[] {
  const seen: Cue[] = [];
  const roles: (Role | undefined)[] = [];
  const isTo = (at: number) => cues.to.test(parts[at]!);
  parts.forEach((part, at) => {
    const last = roles.at(-1);
    let role = at > 0 && further.test(part) ? last : undefined;
    // Before the first edition, a lone "a" is the English article, and no Spanish "to".
    const words = at === 0 && part === 'a' ? '' : part;
    for (const {groups = {}} of words.matchAll(cue)) {
      seen.push(cueNames.find((each) => groups[each])!);
      role = roleBy(seen, last) ?? role;
    }
    // "I want my Home upgraded to Pro"
    const areWanted = role === 'wanted' && last === 'wanted';
    if (areWanted && isTo(at) && (at === 1 || !isTo(at - 1))) {
      roles[at - 1] = 'there';
    }
    roles.push(role);
  });
  return roles;
}

/** That nobody wants a change, that it did not work, or that it has happened: "fell back from Enterprise to Pro". */
const unwanted = [
  /\b(?:avoid|charged|is what (?:i|we) (?:need|want)|keeps? (?:on )?(?:changing|going|reverting|switching|turning)|prevent|refund|regret|stop|update \w+ing)\b|^why (?:did|does|has|is)\b|\b(?:stay(?:ing)?(?: on)?|(?:don ?t|never|not)(?: (?:change|downgrade|from|go|like|me|need|switch|to|upgrade|want)){1,6})$/,
  /^(?!.*\b0x[\da-f]{8}\b).*\b(?:fail\w*|gr[ae]yed out|\w+n t (?:activate|work)|not (?:activated|working)|nothing happen\w*|stuck)\b/,
  /\bstill(?: (?:has|have|is|it|on|says|shows?))*$/,
  /\b(?:became|changed|fell|reverted|switched|turned into|went)\b|\b\w+ed itself\b/,
];

/** A wish to take a change back. */
const back =
  /\b(?:accident(?:ally)?|mistake(?:nly)?|refund|return|revert|undo)\b|\b(?:change|downgrade|get|go|move|need|roll|switch|want)(?: \w+){0,2} back\b/;

/** What is asked of several editions: which of them is wanted in place of which. */
function changesIn(
  named: readonly Installation[],
  parts: readonly string[],
): readonly Question[] {
  const roles = rolesOf(parts.slice(0, named.length));
  const as = (...wanted: readonly Role[]) =>
    named.filter((_, at) => wanted.some((role) => role === roles[at]));
  const bare = roles[0] ? undefined : named[0];
  const made = as('made').at(-1);
  const last = as('there', 'made').at(-1);
  const there = last ?? bare;
  const before = as('was', 'there')[0] ?? bare;
  const wanted = as('wanted');
  if (wanted.some((each) => each === made || each === last)) {
    return [];
  }
  if (made && wanted.length === 0 && back.test(parts.join(' '))) {
    return [{from: there, to: before}];
  }
  return [...new Set(wanted)]
    .filter((to) => there && to !== there)
    .map((to) => ({from: there, to}));
}

/** What somebody says before the only edition of a text, and nothing else: "how can I upgrade from", "I want". */
const onlyWish =
  /^(?:(?:can|do|how|i|like|need|please|to|want|we|would) )*(?:(?:change|convert|downgrade|go|migrate|move|passer|switch|upgrade) )?(?:from|to|auf|à)(?: (?:an?|full|genuine|my|the))*$|^(?:how (?:can|do) )?(?:i|we) (?:get|need|want)$|^(?:down|up)grade$/;

/** Names of editions that are also words. */
const ordinary = /^(?:education|enterprise-evaluation|home|windows-11-se)$/;

const ofWindows = /\b(?:core|edition|sku|w(?:in(?:dows)?)?1[01]|windows?)\b/i;

/** What is asked of the only edition of a text. */
function changeOf(
  a: Installation,
  [before = '', after = '']: readonly string[],
  text: string,
): readonly Question[] {
  const isWord = ordinary.test(a.id) && !ofWindows.test(text);
  // They may want a file or a key.
  const isThing =
    /(?:get|need|want)$/.test(before) &&
    (after !== '' || /\b(?:key|licen[cs]e)\b/i.test(text));
  if (!onlyWish.test(before) || isWord || isThing || /^to\b/.test(after)) {
    return [];
  }
  return /\bfrom\b|grade$/.test(before)
    ? [{from: a, to: undefined}]
    : [{from: undefined, to: a}];
}

/** The names of editions in a text, and the words before each of them and after the last. */
function editionsIn(text: string) {
  const words = plain(text).replace(
    /\w{8,}/g,
    (word) => nearestSpelling(word, longWords) ?? word,
  );
  const isOfServer = /\bserver|\bdatacenter/i.test(text);
  const places = (isOfServer ? findOfServer : findOfClient)(words);
  const parts = [...places, undefined].map((next, at) =>
    words.slice(places[at - 1]?.to, next?.from).trim(),
  );
  return {parts, named: places.map(({each}) => each)};
}

function findQuestions(text: string): readonly Question[] {
  if (
    text.length > longestQuestion ||
    otherProducts.test(text) ||
    productWords.office.test(text)
  ) {
    return [];
  }
  const {parts, named} = editionsIn(text);
  const [a, ...others] = named;
  // An N edition that the list does not have, such as Enterprise N LTSC.
  if (!a || parts.slice(0, 3).some((part) => /\bk?n\b/.test(part))) {
    return [];
  }
  if (parts.some((part) => unwanted.some((pattern) => pattern.test(part)))) {
    return [];
  }
  if (others.some((each) => each !== a)) {
    return changesIn(named, parts);
  }
  if (others.length > 0) {
    // In another version of Windows
    return nearCue.test(parts[1]!) && rolesOf(parts)[1] === 'wanted'
      ? [{from: a, to: a}]
      : [];
  }
  return changeOf(a, parts, text);
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

/** Server Core, and not the cores that a license counts. */
const serverCore =
  /\b(?:server|standard|datacenter|eval\w*|20\d\d) \W?core\b(?! (?:licen|pack))/i;

/** Server Core stays Server Core: who names it of one edition doesn't mean the other with the desktop. */
const isOneType = ({from, to}: Question, text: string) =>
  !serverCore.test(text) ||
  /\b(?:desktop experience|gui)\b/i.test(text) ||
  [from, to].every((each) => !each?.id.endsWith('-desktop-experience'));

/**
 * What a text such as "home to pro or enterprise" or "upgrade to pro from home" asks; both directions if it has two editions
 * and leaves open which of them the PC has, one edition if it asks about that alone, and empty for any other text.
 */
export const readQuestions = (text: string): readonly Question[] =>
  findQuestions(text)
    .filter(
      (question) => isOneVersion(question, text) && isOneType(question, text),
    )
    .map(({from, to}) => ({from: from && asTold(from, text), to}));
