import type {ReactNode} from 'react';

/** What a reader has to say about a text. */
export interface Reply {
  /** One sentence for the live region; never pasted text other than codes. */
  said: string;
  /** For the tab; what is said, if absent. */
  title?: string;
  /** What a text of several lines is, for the row with what was asked. */
  what?: string;
  /** Why the text has no answer: for its field, which gets the focus then. */
  error?: string;
  /** What is in the address from now on: codes or editions, or nothing. If absent, the address stays. */
  query?: string;
}

/** Which pages are listed below an answer. */
export interface PageLimits {
  /** The page of what is shown above the list. */
  read?: string;
  /** Only pages that have the words of one of these. */
  about?: readonly string[];
}

/** An answer, shown below the field. */
export interface Answer extends Reply {
  node: ReactNode;
  /** The path of what it shows, such as an entry of a list, for the search. */
  address?: string;
  pages?: PageLimits;
  /** The codes of the text that it can say nothing about. */
  unexplained?: readonly string[];
}
