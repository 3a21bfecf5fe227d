/** Reads "switch my Office 365 to Office LTSC 2021" as the wish for another Office product. */
import type {OfficeGeneration} from '../../data/officeProducts';

/** A longer text isn't a wish alone. */
const longestWish = 300;

const years =
  '(?:ltsc |pro(?:fessional)? ?plus |standard |home |business |and |& )*';

/** How people write each generation of Office. */
const generations: Readonly<Record<Exclude<OfficeGeneration, 'any'>, string>> =
  {
    'Microsoft 365': String.raw`(?:microsoft|ms|office|[mo]) ?365`,
    2016: `(?:office ${years})?2016`,
    2019: `(?:office ${years})?2019`,
    2021: `(?:(?:office|ltsc) ${years})?2021`,
    2024: `(?:(?:office|ltsc) ${years})?2024`,
  };

/** What tells two products apart: the generation, the license, or the suite. */
const kinds = Object.entries({
  ...generations,
  LTSC: 'office ltsc',
  retail: 'retail',
  volume: 'volume',
  Standard: 'standard',
  'Professional Plus': 'pro(?:fessional)? ?plus',
}).map(([kind, words]) => ({
  kind,
  pattern: new RegExp(String.raw`\b(?:${words})\b`, 'g'),
}));

const aboutOffice = /\boffice\b|365\b/;

/** What else such words can be about. */
const aboutOther =
  /\b(?:0x\w+|access to|difference|document|error|excel|fail\w*|files?|iphone|ipad|key|mac(?:os)?|mailbox|outlook|price|server|vs|windows|word)\b/;

const wishes =
  /\b(?:chang|convert|downgrad|get|go|like|migrat|mov|need|prefer|replac|swap|switch|upgrad|want)\w*\b/;

/** Between two products, if the second is to take the place of the first, or the first that of the second. */
const onward =
  /\b(?:by|into|to|want|with)(?: (?:an?|have|microsoft|my|the))*$|(?:→|->)$/;
const backward = /\b(?:instead of|rather than)(?: (?:an?|microsoft|my|the))*$/;

/** How people get what they wish: from an account, or from the files of an organization. */
export type OfficeWish = 'account' | 'volume';

const fromAccount = /^(?:Microsoft 365|retail)$/;

/** What a text asks for in place of another Office product; undefined for any other text. */
export function readOfficeWish(text: string): OfficeWish | undefined {
  const plain = text.slice(0, longestWish).toLowerCase().replace(/\s+/g, ' ');
  if (
    text.length > longestWish ||
    !aboutOffice.test(plain) ||
    aboutOther.test(plain)
  ) {
    return undefined;
  }
  const found = kinds
    .flatMap(({kind, pattern}) =>
      [...plain.matchAll(pattern)].map(({0: {length}, index: from}) => ({
        kind,
        from,
        to: from + length,
      })),
    )
    .sort((one, other) => one.from - other.from || other.to - one.to);
  for (const [at, each] of found.entries()) {
    const next = found.slice(at + 1).find(({from}) => from >= each.to);
    const between = plain.slice(each.to, next?.from).trim();
    const isBack = backward.test(between);
    if (
      next &&
      next.kind !== each.kind &&
      wishes.test(plain.slice(0, next.from)) &&
      (isBack || onward.test(between))
    ) {
      const {kind} = isBack ? each : next;
      return fromAccount.test(kind) ? 'account' : 'volume';
    }
  }
  return undefined;
}
