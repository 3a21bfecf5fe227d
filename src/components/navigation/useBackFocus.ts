import {useEffect, useRef, type RefObject} from 'react';

/**
 * For the main panel of the open drawer: when it replaces the docs panel, the focus moves to its first entry. It would
 * be lost with the "Back" button, which the visitor has pressed in the other panel.
 */
export function useBackFocus(
  isOpen: boolean,
  isDocsPanelShown: boolean,
): RefObject<HTMLDivElement> {
  const mainPanel = useRef<HTMLDivElement>(null);
  const wasDocsPanelShown = useRef(isDocsPanelShown);

  useEffect(() => {
    if (isOpen && wasDocsPanelShown.current && !isDocsPanelShown) {
      // Scrolling to the entry would disturb the panels, which are still moving.
      mainPanel.current?.querySelector('a')?.focus({preventScroll: true});
    }
    wasDocsPanelShown.current = isDocsPanelShown;
  }, [isOpen, isDocsPanelShown]);

  return mainPanel;
}
