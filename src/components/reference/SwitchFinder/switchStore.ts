import {useMemo, useSyncExternalStore} from 'react';
import {
  prompts,
  switchAnchor,
  switchGroups,
  type CommandSwitch,
  type SwitchTool,
} from '@site/src/data/commandSwitches';
import {findSwitches} from '@site/src/lib/switches/findSwitches';
import {fold} from '@site/src/lib/text/matchWords';

function searchedText(
  tool: SwitchTool,
  {name, argument, effect, note, undo, example, equivalent}: CommandSwitch,
): string {
  const others = typeof equivalent === 'object' ? equivalent : {};
  return [tool, name, argument, effect, note, undo, example]
    .concat(others.powershell, others.osLicense, others.instead)
    .join(' ');
}

/** The rows of the table. */
export const switchRows = switchGroups.flatMap(
  ({tool, title, note, elevation, switches}) =>
    switches.map((each) => ({
      ...each,
      tool,
      table: title,
      anchor: switchAnchor(tool, each),
      text: fold(searchedText(tool, each)),
      remarks: [
        prompts[each.elevation ?? elevation],
        each.note,
        each.undo && `Undo with ${each.undo}.`,
        note,
      ],
    })),
);

/* The Markdown has prose between the finder and the table, so no component wraps the two; their shared state is here. */
let current = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The text in the finder, and the rows that fit it, best first. */
export function useSwitches() {
  const query = useSyncExternalStore(
    subscribe,
    () => current,
    () => '',
  );
  const found = useMemo(() => findSwitches(query, switchRows), [query]);
  return {query, found};
}

export function setSwitchQuery(query: string): void {
  current = query;
  listeners.forEach((listener) => listener());
}
