/** How the bundle reports files that failed to load to the scripts that run before it. */

/** The event on `document` that shows the notice in its `detail`, or removes the notice if there is no `detail`. */
export const loadFaultEvent = 'loadfault';

/** A notice about something that failed to load. */
export interface LoadFault {
  title: string;
  paragraphs: readonly string[];
  /** Called after the visitor presses Retry and the notice is removed. */
  retry: () => void;
  /** Also offers a reload, which helps if Retry does not: after a deploy, the old files are gone. */
  canReload: boolean;
}

/** Shows a notice, or removes it. */
export function reportFault(detail: LoadFault | null): void {
  document.dispatchEvent(new CustomEvent(loadFaultEvent, {detail}));
}

/** The notice that a part did not load, with what else is known. Without a network, the part opens when it is back. */
export const faultOf = (
  part: string,
  retry: () => void,
  ...details: readonly string[]
): LoadFault =>
  navigator.onLine
    ? {
        title: `${part} did not load`,
        paragraphs: ['Check your connection, then retry.', ...details],
        retry,
        canReload: true,
      }
    : {
        title: 'You are offline',
        paragraphs: [
          `${part} is not loaded yet. It opens by itself when the connection is back.`,
        ],
        retry,
        canReload: false,
      };

/** What the notice says if files of the page itself are missing, or are all at another address. */
export const missingFiles = {
  title: 'A part of this page did not load',
  advice:
    'You can read the page, but menus and tools do not work yet. Check your connection, then retry.',
  adviceForWrongBase:
    'You can read the page, but menus and tools do not work at this address. Tell the maintainers of the site.',
} as const;
