/** What the bundle and the scripts that run before it say to each other about files that did not arrive. */

/** The event on the document that shows a notice; without a detail it takes the notice away. */
export const loadFaultEvent = 'loadfault';

/** A notice about something that did not load. */
export interface LoadFault {
  title: string;
  paragraphs: readonly string[];
  /** Called when the visitor presses Retry; the notice is gone then. */
  retry: () => void;
  /** Offers a reload too, which helps where Retry does not: after a deploy the old files are gone for good. */
  canReload: boolean;
}
