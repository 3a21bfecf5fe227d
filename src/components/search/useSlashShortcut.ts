import {useSyncExternalStore} from 'react';
import {
  parseSlashShortcut,
  slashShortcutKey,
  slashShortcutOff,
} from '@site/src/lib/search/slashShortcut';

/** Null until it is first asked for; kept here too, so that it counts for this visit where storage is denied or full. */
let isOn: boolean | null = null;

const listeners = new Set<() => void>();

function readStored(): boolean {
  try {
    return parseSlashShortcut(localStorage.getItem(slashShortcutKey));
  } catch {
    return true;
  }
}

function subscribe(onChange: () => void): () => void {
  // Told when another tab changes the storage; without a key, when it clears it all.
  const onStorage = ({key, newValue}: StorageEvent) => {
    if (key === slashShortcutKey || key === null) {
      isOn = parseSlashShortcut(newValue);
      onChange();
    }
  };
  listeners.add(onChange);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener('storage', onStorage);
  };
}

/** Whether the key `/` opens the search. A change in this tab or another counts at once. */
export function useSlashShortcut(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (isOn ??= readStored()),
    () => true,
  );
}

/** Keeps the choice of the visitor in this browser. */
export function setSlashShortcut(value: boolean): void {
  isOn = value;
  try {
    if (value) {
      localStorage.removeItem(slashShortcutKey);
    } else {
      localStorage.setItem(slashShortcutKey, slashShortcutOff);
    }
  } catch {
    // Storage is denied or full: the choice counts for this visit.
  }
  listeners.forEach((onChange) => onChange());
}
