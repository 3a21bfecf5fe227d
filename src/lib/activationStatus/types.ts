import type {ChannelKind, ToolMessageId} from '../../data/activationFields';
import type {Judgment} from '../tone';

/** What printed the text of a product. */
export type ReportTool = 'slmgr' | 'ospp' | 'vnextdiag' | 'cim';

/** Value of `LicenseStatus`; `unknown` is what the tools print for a number they do not know. */
export type StatusValue = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 'unknown';

/**
 * A date as it was written, with every day it can stand for, as ISO dates: one day, or two where day and month cannot be
 * told apart (the reading with the month first comes first).
 */
export interface WrittenDate {
  days: readonly [string] | readonly [monthFirst: string, dayFirst: string];
}

/** When the present state ends, as far as the text says. */
export type Lease =
  | {kind: 'minutes'; minutes: number}
  | {kind: 'date'; date: WrittenDate}
  | {kind: 'unreadable'};

/**
 * Where a KMS host seems to be.
 * - `private`: a name or address of a private network;
 * - `public-name`: a name below a public domain, at a private address or at none that is known;
 * - `public`: a public address, or a public name without a private address;
 * - `this-pc`: an address that leads back to the same PC;
 * - `unknown`: neither a name nor an address.
 */
export type KmsHostPlace =
  'private' | 'public-name' | 'public' | 'this-pc' | 'unknown';

export interface KmsHost {
  place: KmsHostPlace;
  /** True where someone set the host, false where DNS named it. */
  isFixed: boolean;
}

/** What can renew a volume license. */
export type RenewedBy = 'kms' | 'directory' | 'token' | 'virtual-machine';

/**
 * One license that slmgr.vbs, ospp.vbs or the CIM query reported. Fields that the text lacks are absent. It has no field
 * for keys, IDs, addresses or names of people and computers: the parser never keeps them.
 */
export interface LicenseReport {
  kind: 'license';
  tool: Exclude<ReportTool, 'vnextdiag'>;
  product: 'windows' | 'office' | 'unknown';
  /** Product and edition in plain words, such as "Windows Pro" or "Office LTSC Professional Plus 2024". */
  title?: string;
  channel?: ChannelKind;
  /** The channel word as the tool prints it, from a list of known words. */
  channelWord?: string;
  isEvaluation: boolean;
  status?: StatusValue;
  /** Error code beside the status, `0xC004F009`. */
  reason?: string;
  lease?: Lease;
  /** Day the evaluation, or a time-limited Office license, ends. */
  fixedEnd?: WrittenDate;
  /** The day on which the tool ran, by the PC's trusted time. */
  trustedTime?: WrittenDate;
  /** Resets of the grace period that are left, of Windows or all of Office. */
  rearms?: number;
  /** The same for this license alone. */
  skuRearms?: number;
  renewedBy?: RenewedBy;
  kmsHost?: KmsHost;
  /** True where the entry has no product key, which is normal in a list of every license. */
  isUnused: boolean;
}

/** One license of the model that Microsoft 365 Apps use, from vNextDiag.ps1. */
export interface SubscriptionReport {
  kind: 'subscription';
  tool: 'vnextdiag';
  title?: string;
  /** Whom the license belongs to; `shared-computer` is a token for a PC with many users. */
  holder: 'user' | 'device' | 'shared-computer' | 'unknown';
  state?: 'licensed' | 'grace' | 'reduced';
  /** Last day without contact to the licensing service. */
  notAfter?: WrittenDate;
  /** Day the subscription itself ends. */
  entitlementEnd?: WrittenDate;
}

export type ProductReport = LicenseReport | SubscriptionReport;

/** The topic of a message that a tool printed instead of an answer, or of a remark on the text as a whole. */
export type ToolMessage =
  | {
      id:
        | ToolMessageId
        | 'no-subscription'
        | 'legacy-model'
        | 'too-long'
        | 'too-many';
    }
  /** `code` is in canonical form: `0xC004F074`. */
  | {id: 'error-code'; code: string};

export interface ActivationReport {
  /** In the order of the text. */
  products: readonly ProductReport[];
  messages: readonly ToolMessage[];
  /** Present where labels are not English; `language` where the labels name it, in English ("German"). */
  foreign?: {language?: string};
}

export interface PageLink {
  /** Route of this site, with a fragment where it helps. */
  to: string;
  /** Text of the link. */
  label: string;
}

/** A sentence for the reader, with a page that says more. As in every text here, backticks mark code. */
export interface Remark extends Judgment {
  link?: PageLink;
}

/** What the reader says about one product. */
export interface ProductExplanation {
  title: string;
  /** The answer in one sentence. */
  verdict: Judgment;
  /** What the text says, in the order of the questions: what, how, until when. */
  facts: readonly {term: string; text: string}[];
  /** What is unusual, or needs care; often empty. */
  findings: readonly Remark[];
  /** The next step; absent where the verdict needs none. */
  next?: Remark;
}

export interface Explanation {
  /** One sentence on the whole text, for the live region. */
  summary: Judgment;
  products: readonly ProductExplanation[];
  /** On the text as a whole: language, messages of the tools, what was left out. */
  remarks: readonly Remark[];
  /** How sure the dates are; absent where there is none. */
  caveat?: string;
}
