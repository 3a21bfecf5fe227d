/** How the bundle reports files that did not arrive to the scripts that run before it. */

/** The event on the document that shows a notice, or without a detail removes it. */
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
