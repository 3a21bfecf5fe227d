import type {AdviceMessage, CodeMessage} from '../../data/errorMessages';
import type {
  ErrorArea,
  ErrorCode,
  ShortErrorCode,
} from '../../data/errorCodes/types';
import type {DecodedCode} from './decode';

/** How a message was recognized. */
export interface Recognized {
  /** The part of it that the text has; absent if the text uses other words. */
  quote?: string;
  /** Whether the text tells in words of its own what may be the message. */
  isLoose?: boolean;
}

interface BaseAnswer {
  /** Canonical form, as in the text: an upgrade result has both halves. */
  code: string;
  area?: ErrorArea;
  /** The code that it was read as, if that is the same in another form. */
  readAs?: string;
  /** Nothing in the text says that it is a code of Windows. */
  isGuess?: boolean;
  /** The message that led to the code, if the text doesn't have the code itself. */
  quoted?: CodeMessage & Recognized;
}

/** A known code, and what it means. */
export interface SimilarCode {
  code: string;
  meaning: string;
  hasEntry: boolean;
}

/** A code without an entry of its own whose meaning is known. */
export interface ShortEntry extends ShortErrorCode {
  area: ErrorArea;
}

/** What is known about a code. */
export type CodeAnswer =
  | (BaseAnswer & {kind: 'entry'; entry: ErrorCode})
  | (BaseAnswer & {kind: 'short'; short: ShortEntry})
  | (BaseAnswer & {
      kind: 'unknown';
      /** Null if the code has no parts to decode. */
      decoded: DecodedCode | null;
      /** Known codes that differ by one digit; only for a code that has one digit too few or too many. */
      similar?: readonly SimilarCode[];
    });

/** The answer to a code, or to a message without one. */
export type LookupAnswer =
  CodeAnswer | ({kind: 'message'; message: AdviceMessage} & Recognized);

/** What a lookup found: codes, or a message that Microsoft's pages explain. */
export interface Lookup {
  /** The one that matters most comes first; empty if there is nothing to look up. */
  answers: readonly LookupAnswer[];
  /** Why it does. */
  reason?: string;
  /** Whether the text names what only an organization has. */
  isForWork: boolean;
}
