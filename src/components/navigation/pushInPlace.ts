import type {useHistory} from '@docusaurus/router';

type RouterHistory = ReturnType<typeof useHistory>;

/** What the history entry has: what was asked in a field. The router knows only the states that went through it. */
export const entryState = (): unknown =>
  (window.history.state as {state?: unknown} | null)?.state;

/**
 * Adds a history entry for another state of the same page. Pushing through the router would count as a navigation and
 * move the focus and the view to the top of the page. The state stays.
 */
export function pushInPlace(
  history: RouterHistory,
  target: Exclude<Parameters<RouterHistory['replace']>[0], string>,
): void {
  window.history.pushState(window.history.state, '');
  history.replace({...target, state: entryState()});
}
