import type {ReactNode} from 'react';

/** An answer, shown below the field. */
export interface Answer {
  /** One sentence for the live region; never pasted text other than codes. */
  said: string;
  /** For the tab; what is said, if absent. */
  title?: string;
  node: ReactNode;
  /** The codes of the text that it can say nothing about. */
  unexplained?: readonly string[];
  /** What may be in the address: codes or editions. */
  query?: string;
}
