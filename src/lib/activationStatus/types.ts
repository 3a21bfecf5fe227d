import type {
  addOnKinds,
  AskId,
  holderTexts,
  renewalKinds,
  MessageId,
  SettingsMeaning,
  KmsHostPlace,
} from '../../data/activationAnswers';
import type {ChannelKind} from '../../data/activationFields';
import type {Fact, Judgment, Link} from '../answer/card';

/** Value of `LicenseStatus`; `unknown` is what the tools print for any other number. */
export type StatusValue = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 'unknown';

/** The order of day and month in a date. */
export type DayOrder = 'month-first' | 'day-first';

/**
 * A date in the text and its possible readings, as ISO dates: one day, or two if the order of day and month is
 * ambiguous (the month-first reading comes first).
 */
export interface WrittenDate {
  days: readonly [string] | readonly [monthFirst: string, dayFirst: string];
  /** What it proves of the other dates in the text: `11/21/2026` has the month first. */
  order?: DayOrder;
}

/** When the current state ends, as far as the text shows. */
export type Lease =
  | {kind: 'minutes'; minutes: number; days: number}
  | {kind: 'date'; date: WrittenDate}
  | {kind: 'unreadable'};

/**
 * A license that slmgr.vbs, ospp.vbs, vNextDiag.ps1, the CIM query, Settings or DISM reported. Fields missing from the
 * text are absent. There are no fields for keys, IDs, addresses, or names of people and computers, because the parser
 * never keeps them.
 */
export interface LicenseReport {
  /** What printed or showed it; absent for slmgr.vbs, and where nothing tells. */
  tool?: 'ospp' | 'cim' | 'settings' | 'dism' | 'event' | 'vnextdiag';
  product: 'windows' | 'office' | 'unknown';
  /** Product and edition in plain words, such as "Windows Pro" or "Office LTSC Professional Plus 2024". */
  title?: string;
  channel?: ChannelKind;
  /** The channel as the tool prints it, from a list of known words. */
  channelWord?: string;
  /** Whether the text tells that the license is of Windows or Office; other programs print some of the same lines. */
  isOfMicrosoft: boolean;
  isEvaluation: boolean;
  /** Set for a license that adds something to Windows, such as Extended Security Updates. */
  addOn?: keyof typeof addOnKinds;
  /** The release, by which support dates are found, such as `Windows Server 2022` or `Office LTSC 2024`. */
  release?: string;
  /** What a sentence of Settings says beyond the state. */
  setting?: SettingsMeaning;
  /** Editions that DISM can change to, by their names. */
  targets: readonly string[];
  status?: StatusValue;
  /** True if the field for the state has words that are not known, so that the reason beside it can be of any state. */
  isUnread: boolean;
  /** Error code next to the status, such as `0xC004F009`. */
  reason?: string;
  lease?: Lease;
  /** True if `slmgr /xpr` says that the activation is permanent. */
  isPermanent: boolean;
  /** Last day of an evaluation, a subscription or a time-limited Office license. */
  fixedEnd?: WrittenDate;
  /** The day the tool ran, by the PC's trusted time. */
  trustedTime?: WrittenDate;
  /** Remaining resets of the grace period, for Windows or all of Office. */
  rearms?: number;
  /** The same for this license alone. */
  skuRearms?: number;
  /** How a volume license is renewed. */
  renewedBy?: keyof typeof renewalKinds;
  /** Set for a license that vNextDiag.ps1 reported; `shared-computer` is a token for a PC with many users. */
  holder?: keyof typeof holderTexts;
  kmsHost?: {
    place: KmsHostPlace;
    /** True if someone set the host, false if it came from DNS. */
    isFixed: boolean;
  };
  /** How many computers a KMS host has counted. */
  kmsCount?: number;
  /** True if the entry has no product key, which is normal in a list of every license. */
  isUnused: boolean;
  /** Whether the entry has a product key; absent if the text has no field for it. */
  hasKey?: boolean;
  /** Which of the PCs in the text it is of, counted from 1; absent unless the text names several. */
  computer?: number;
}

/** A message that a tool printed instead of a report, or a remark about the whole text. */
export type ToolMessage =
  | {id: MessageId}
  /** `code` is in canonical form: `0xC004F074`. */
  | {id: 'error-code'; code: string};

export interface ActivationReport {
  /** In the order of the text. */
  products: readonly LicenseReport[];
  messages: readonly ToolMessage[];
  /** Whether words that can tell the state are not read, as those of another language. */
  isForeign: boolean;
  /** Whether the text speaks of Office, even if it has no license of it. */
  isAboutOffice: boolean;
  /** Whether the text has a whole product key. */
  hasKey: boolean;
}

/** What the reader knows from other tables, which are too large to bundle with it. */
export interface Knowledge {
  /** What a code in canonical form means, in the words of its entry; undefined for a code without one. */
  meaningOf: (code: string) => string | undefined;
  /** The last day of support of a release, as an ISO date; undefined if it is not listed. */
  supportEndOf: (release: string) => string | undefined;
}

/** A sentence for the visitor. */
export interface Remark extends Judgment {
  badge?: string;
  link?: Link;
}

/** The explanation of one product. */
export interface ProductExplanation {
  title: string;
  /** The verdict in a few words. */
  badge: string;
  /** The answer in one sentence. */
  verdict: Judgment;
  /** Facts from the text, in the order in which they are shown. */
  facts: readonly Fact[];
  /** What is unusual or needs attention; often empty. */
  findings: readonly Remark[];
  /** The next step; absent if there is nothing to do. */
  next?: Omit<Remark, 'tone'>;
}

export interface Explanation {
  /** One sentence about the whole text, for the live region. */
  summary: Judgment;
  products: readonly ProductExplanation[];
  /** About the whole text: its language, messages of the tools, and parts that were not read. */
  remarks: readonly Remark[];
  /** Whether parts of the text say the contrary, so that no state is certain. */
  isDisputed: boolean;
  /** How certain the dates are, and that there is a product key beside what is said of a license. */
  facts: readonly Fact[];
  /** The command whose answer tells more; absent if the text has the state of a license. */
  ask?: AskId;
}
