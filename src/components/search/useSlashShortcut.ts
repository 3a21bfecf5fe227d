import {useSyncExternalStore} from 'react';
import {
  parseSlashShortcut,
  slashShortcutKey,
  slashShortcutOff,
} from '@site/src/lib/search/slashShortcut';

/** Null until first read. Cached here so that the choice lasts for this visit even if storage is denied or full. */
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
  // Fires when another tab changes the storage; `key` is null when that tab clears it.
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

/** Whether the `/` key opens the search. A change in any tab takes effect immediately. */
export function useSlashShortcut(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (isOn ??= readStored()),
    () => true,
  );
}

/** Stores the visitor's choice in this browser. */
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
