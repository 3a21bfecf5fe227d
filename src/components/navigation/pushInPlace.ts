import type {useHistory} from '@docusaurus/router';

type RouterHistory = ReturnType<typeof useHistory>;

/**
 * Adds a history entry for another state of the same page. Pushing through the router would count as a navigation and
 * move the focus and the view to the top of the page.
 */
export function pushInPlace(
  history: RouterHistory,
  target: Parameters<RouterHistory['replace']>[0],
): void {
  window.history.pushState(window.history.state, '');
  history.replace(target);
}
