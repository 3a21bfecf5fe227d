/**
 * What a text says beside a code that changes what to do.
 *
 * To add one: how people say it, the codes for which it matters, and the steps that come first then.
 */
import {askForKey, runTroubleshooter} from './steps';
import type {
  ErrorMeaning,
  ErrorStep,
  ProductFamily,
  StepBranches,
} from './types';

export interface Circumstance {
  words: RegExp;
  /** A text that has this, too, says something else. */
  unless?: RegExp;
  counts: (code: string, meaning: ErrorMeaning) => boolean;
  /** The only products that the text can be about. */
  family?: ProductFamily;
  /** In place of what the code means for the reader. */
  plain?: string;
  /** Before the steps of the code. */
  first: {fixes?: readonly ErrorStep[]; branches?: StepBranches};
  /** Steps of the code that are wrong then. */
  without?: RegExp;
}

/**
 * Generic keys of Home, Pro, Education, and Enterprise, as texts name them: by their last five characters, which every
 * report shows, or by the first five. None of them is a key.
 */
// cspell:ignore CFBY YTMG YNMGQ XGVPP
const genericKeys =
  /\b(?:generic|default|public) (?:\w+ )?key\b|\b(?:3V66T|8HVX7|7CFBY|8HV2C|VK7JG|YTMG3|YNMGQ|XGVPP)\b/i;

/** Codes of the servers that know keys, and of keys that are blocked. */
const ofKeys = /^0x(?:803FA0|C004C|C004F05[01])/;

const ofNetwork =
  /^\/licensing-servers-issue#(?:dns|endpoints|proxy|tests|tls)/;

export const circumstances: readonly Circumstance[] = [
  {
    words: genericKeys,
    unless:
      /\b(?:no|not)(?: an?| the)? (?:default|generic|public)\b|n['’]t (?:an? |the )?(?:default|generic|public)\b/i,
    family: 'windows',
    counts: (code) => ofKeys.test(code),
    plain:
      "The text names a generic key. It's public: it sets the edition, but activates nothing. A PC that shows one needs a digital license, a subscription, or an organization's server.",
    first: {
      branches: {
        private: [
          runTroubleshooter,
          'Without a digital license, enter a key that was sold for the edition that you want',
        ],
        work: [askForKey],
      },
    },
    without:
      /\bseller\b|\brefund\b|howtotell|installation ID|\bportal\b|old PC/i,
  },
  {
    words:
      /\b(?:no|without(?: an?)?|lost (?:my|the)) (?:internet|network|wi-?fi)\b(?! (?:card|filter|issue|problem|proxy))|\binternet connection\W{1,60}not connected|(?:\bnot|n['’]t) connected to (?:the )?(?:internet|network|wi-?fi)\b|\b(?:am|computer|laptop|machine|pc|was)(?: is| was)? offline\b|\binternet is (?:down|not working|off)\b/i,
    counts: (_, {section = ''}) => ofNetwork.test(section),
    first: {
      fixes: [
        'Connect the PC to the internet, because the text says that it was offline, and activate again',
      ],
    },
  },
];
