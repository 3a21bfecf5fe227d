import type {EvidenceKind} from '../evidence';
import type {errorSources} from '../sources/errors';

/** Which product line shows the code. */
export type ProductFamily = 'windows' | 'office';

/**
 * Reservations that many entries share.
 * - `cause-inferred`: the source names the code and its repair, but no cause; the one given is inferred.
 * - `fixes-inferred`: the source gives the meaning; the fixes are partly inferred.
 * - `windows-docs`: Microsoft documents the code for Windows volume activation. Volume-licensed Office uses the same
 *   licensing service and returns the same code.
 */
export type ErrorCaveat = 'cause-inferred' | 'fixes-inferred' | 'windows-docs';

export type ErrorSourceId = keyof typeof errorSources;

/** What codes of the licensing service rest on if nothing else is named: the header slerror.h. */
export const licensingHeader: readonly ErrorSourceId[] = ['sdk-slerror'];

/** Pages of this site that an entry can link to, with the text of the link. */
export const relatedPages = {
  '/change_edition_issues': 'Edition change problems',
  '/change_office_edition': 'Change the Office product',
  '/check_activation_status': 'Check the activation status',
  '/evaluation_editions': 'Evaluation editions',
  '/genuine-installation-media': 'Genuine installation media',
  '/hwid': 'Digital licenses and hardware changes',
  '/issues_due_to_gaming_spoofers': 'Problems caused by spoofers',
  '/licensing-servers-issue': 'Reach the licensing servers',
  '/office-license-is-not-genuine': 'The Office "not genuine" banner',
  '/office_for_mac': 'Office for Mac',
  '/online_kms': 'How KMS activation works',
  '/windows10_eol': 'Windows 10 end of support',
} as const;

export type RelatedPage = keyof typeof relatedPages;

/** Sections that repair what a code reports, with the text of the link. `#…` is on the troubleshooter. */
export const repairSections = {
  '#check-wmi': 'Check the WMI database',
  '#error-577': 'Error 577, and malware',
  '#licensing-services': 'Restart the licensing services',
  '#read-the-status': 'Read the status',
  '#rebuild-tokens': 'Rebuild the licensing store',
  '#reset-office': 'Reset Microsoft 365 Apps',
  '#restore-rights': "Restore the licensing service's permissions",
  '#reinstall-in-place': 'Reinstall Windows in place',
  '#repair-system-files': 'Repair system files',
  '/change_office_edition#if-it-does-not-work':
    'If the Office Deployment Tool fails',
  '/change_windows_edition#find-your-path':
    'Find out how to get to your edition',
  '/hwid#hardware-change': 'Reactivate after a hardware change',
  '/hwid#move-license': 'Move a license to another PC',
  '/licensing-servers-issue#dns': 'Check DNS',
  '/licensing-servers-issue#endpoints': 'Addresses and ports to allow',
  '/licensing-servers-issue#proxy': 'Check the proxy',
  '/licensing-servers-issue#test-kms': 'Test the connection to a KMS host',
  '/licensing-servers-issue#tests': 'Test the connection to the servers',
  '/licensing-servers-issue#tls': 'Check TLS',
  '/office-license-is-not-genuine#sign-in': 'If Microsoft 365 cannot sign in',
  '/online_kms#figures': 'The figures of KMS',
  '/online_kms#host-setup': 'Set up a KMS host',
  '/unsupported_products_activation#shared-computers':
    'Turn shared computer activation on or off',
  '/windows10_eol#check-esu-license': 'Check the license for ESU',
} as const;

export type RepairSection = keyof typeof repairSections;

/** Where to run a command, as in the titles of the code blocks on the pages. */
export const commandShells = {
  cmd: 'Command Prompt',
  'cmd-admin': 'Command Prompt (administrator)',
  powershell: 'PowerShell',
  'powershell-admin': 'PowerShell (administrator)',
} as const;

export type CommandShell = keyof typeof commandShells;

/** A thing to do with a command that has its own line. */
export interface CommandStep {
  /** Starts with a verb; no full stop. What to do if the answer differs is in the next step. */
  text: string;
  /** One line to paste, without backticks. */
  command: string;
  shell: CommandShell;
  /** What the command shows if all is well, without a full stop; reads on after "You should see: ". */
  expect?: string;
  /** The codes for which the step is right, for one that could do harm elsewhere. A test refuses it at others. */
  only?: readonly string[];
}

/** A thing to do without a command that could do harm elsewhere, with the codes for which it is right. */
export interface LimitedStep {
  text: string;
  only: readonly string[];
  command?: undefined;
  expect?: undefined;
}

/** A thing to do without a command, with the page that helps. */
export interface LinkedStep extends Required<LinkedAdvice> {
  only?: undefined;
  command?: undefined;
  expect?: undefined;
}

/** A thing to do. A string is for a step without a command, or with one that is only named. */
export type ErrorStep = string | CommandStep | LimitedStep | LinkedStep;

/** What to do where a private PC and a work PC need different things; each in order, at least one. */
export interface StepBranches {
  private: readonly ErrorStep[];
  work: readonly ErrorStep[];
}

/**
 * One meaning of a code, as written in `windows.ts` and `office.ts`. In `context`, `causes`, `fixes`, `branches` and
 * `note`, backticks mark commands, file names and the like; render these texts with `components/reference/CodeText`.
 */
export interface ErrorRecord {
  /**
   * Canonical form: `0xC004F074` (upper-case digits, as many as the product prints), an Office setup code `30015-1011`,
   * a plain number `1603`, a sign-in code `AADSTS70002`, a tool result `SaRA-30`, an upgrade pair
   * `0x8007025D-0x2000C`, or a lower-case name if there is no code at all. It is also the anchor on the page, so it
   * never changes.
   */
  code: string;
  /** Shown instead of the code if the product prints none. */
  label?: string;
  /** What reports the code, if the code has two meanings or its origin may surprise the reader. */
  context?: string;
  /** Name in Microsoft's SDK headers, for example `SL_E_VL_BINDING_SERVICE_UNAVAILABLE`. */
  symbol?: string;
  /** What the code reports, in a few words, sentence case, no full stop. Absent if Office means by it what Windows does. */
  meaning?: string;
  /**
   * What that means for somebody who knows nothing of activation, in one or two full sentences. If absent, the likeliest
   * cause is shown instead. In a code with several meanings, only that of the first is shown.
   */
  plain?: string;
  /** Likely causes, most likely first; at least one. */
  causes: readonly string[];
  /** Things to do on every PC, in order, each starting with a verb; at least one, unless there are branches. */
  fixes?: readonly ErrorStep[];
  /** What to do after `fixes`, depending on who owns the PC. */
  branches?: StepBranches;
  /** Absent if a page or a header of Microsoft names the code. */
  evidence?: EvidenceKind;
  caveats?: readonly ErrorCaveat[];
  /** The pages behind the entry, most important first. Absent if there is only {@link licensingHeader}. */
  sources?: readonly ErrorSourceId[];
  /** A sentence or two that fits nowhere else. */
  note?: string;
  /** The section that walks through the repair. */
  section?: RepairSection;
  /** The page of this site that helps most. */
  page?: RelatedPage;
}

/** A record with the product family of the file it came from, and what it left out. */
export interface ErrorMeaning extends Omit<
  ErrorRecord,
  'code' | 'label' | 'symbol' | 'meaning' | 'sources'
> {
  family: ProductFamily;
  meaning: string;
  sources: readonly ErrorSourceId[];
}

/** Everything known about one code: one entry per code, with the Windows and Office meanings kept apart inside. */
export interface ErrorCode {
  /** Canonical form; unique, and the anchor on the page. */
  code: string;
  /** Shown instead of the code if the product prints none. */
  label?: string;
  symbol?: string;
  /** Windows first, then Office; at least one. */
  meanings: readonly ErrorMeaning[];
}

/** A code that only needs its meaning: what to do is the advice of its area. */
export interface ShortErrorCode {
  /** Canonical form, as in an {@link ErrorRecord}. */
  code: string;
  /** Name in Microsoft's SDK headers. */
  symbol?: string;
  /** What the code reports, in one line, sentence case, no full stop. */
  meaning: string;
}

/** A thing to do. */
export interface LinkedAdvice {
  /**
   * Starts with a verb; backticks mark commands, and brackets the words that are the link, such as what there is to read.
   * Without them all is, so only in a short text.
   */
  text: string;
  /**
   * The page or anchor of this site that helps with it: `/hwid`, `#licensing-services` on the troubleshooter; or the
   * address of the office to ask.
   */
  to?: string;
}

/** A string is for advice without a link. */
export type ErrorAdvice = string | LinkedAdvice;

/** Advice of either form with its fields. */
export function inFull(advice: ErrorAdvice): LinkedAdvice {
  return typeof advice === 'string' ? {text: advice} : advice;
}

/**
 * A part of Windows or Office that reports many codes, with one advice for all of them.
 *
 * How to add a code: write one row in `shortCodes.json`, below the title of its area, in code order. If there is more to
 * say than a line, or other fixes than the area's, add an entry to `windows.ts` or `office.ts` instead; no code may be in
 * both.
 */
export interface ErrorArea {
  /** Sentence case; unique. */
  title: string;
  /** What its codes report, in a sentence. */
  about: string;
  /** Matches the codes of this area, in canonical form, so that codes without any entry get the advice, too. */
  form?: RegExp;
  /** In a text with a code that no area has. */
  words?: RegExp;
  /** In order; at least one. */
  advice: readonly ErrorAdvice[];
  /** Absent if pages or headers of Microsoft name the codes. */
  evidence?: EvidenceKind;
  /** Pages or headers that name the codes; at least one. */
  sources: readonly ErrorSourceId[];
  /** In code order: 32-bit codes, then sign-in codes. */
  codes: readonly ShortErrorCode[];
}

/** An area as it is written down. */
export type AreaRow = Omit<ErrorArea, 'codes'>;
