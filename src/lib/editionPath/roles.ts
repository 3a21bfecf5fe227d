/** Tells, of each edition that a text names, whether it is there or wanted. */

/** What the words before an edition tell of it. Of several cues, the nearest counts. */
const cues = {
  there:
    /(?:i|we) (?:(?:always|just|now|only|still) )?get|came with|chooses|chose|get rid of|got|had|has|have|installed|installs|keeps|my|on|picked|picks|received|running|says|set up|shows|using|wrong/,
  wanted:
    /(?:(?:can|could|how(?: can| do| to)?|should|to)(?: i| we)? (?:get|use)|become|bought(?=(?: (?:an?|full|the))*$)|create|get|need(?:ed)?|ordered|paid for|should be|^use|(?:like|prefer|wan(?:na|ted|t))(?: to)?(?: (?:be|get|have|use))?)(?: my)?/,
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
export const nearCue = new RegExp(
  `${cue.source}(?: (?:an?|full|genuine|my|the))*$`,
);

/** What an edition is in a text. A change that was made led from `was` to `made`. */
export type Role = 'there' | 'wanted' | 'was' | 'made' | 'either';

/** Before a further edition, as in "Home to Pro or Enterprise" and "Home -> Pro -> Enterprise". */
const further = /^(?:(?:and|or|to|then) ?)*$/;

const opposite: Readonly<Partial<Record<Role, Role>>> = {
  there: 'wanted',
  wanted: 'there',
};

/**
 * The role of each edition; undefined if the words don't tell it.
 *
 * @param parts the words before each edition: in lower case, and nothing between them but spaces
 */
export function rolesOf(
  parts: readonly string[],
): readonly (Role | undefined)[] {
  let isAsked = false;
  let isMade = false;
  let last: Role | undefined;
  const found: (Role | undefined)[] = [];
  parts.forEach((part, at) => {
    let role = at > 0 && further.test(part) ? last : undefined;
    // Before the first edition, a lone "a" is the English article, and no Spanish "to".
    const words = at === 0 && part === 'a' ? '' : part;
    for (const {groups = {}} of words.matchAll(cue)) {
      const name = cueNames.find((each) => groups[each])!;
      if (name === 'asked' || name === 'wanted') {
        isAsked = true;
        isMade = false;
      }
      isMade ||= name === 'past' || (name === 'changed' && !isAsked);
      const roles: Readonly<Partial<Record<Cue, Role>>> = {
        there: 'there',
        wanted: 'wanted',
        from: isMade ? 'was' : 'there',
        to: isMade ? 'made' : 'wanted',
        instead: last ? opposite[last] : 'either',
      };
      role = roles[name] ?? role;
    }
    // "I want my Home upgraded to Pro"
    if (
      role === 'wanted' &&
      last === 'wanted' &&
      cues.to.test(part) &&
      (at === 1 || !cues.to.test(parts[at - 1]!))
    ) {
      found[at - 1] = 'there';
    }
    last = role;
    found.push(role);
  });
  return found;
}
