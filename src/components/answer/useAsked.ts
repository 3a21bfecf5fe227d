import {useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {takeOver} from '@site/src/components/navigation/handOver';
import type {Answer} from './answer';
import type {Asked} from './useAnswer';

/** What the state of a history entry has: which question it is. */
interface EntryState {
  asked?: number;
}

/** The text of each question. In memory, because a pasted text must be in no address, and nowhere after the visit. */
const texts = new Map<number, string>();

/** The text that an address stands for: its codes, or its editions. */
function textOf(search: string): string {
  const query = new URLSearchParams(search);
  const editions = [query.get('from'), query.get('to')].filter(Boolean);
  return query.get('code') ?? editions.join(' to ');
}

/** Adds or changes a history entry at the same address. The router would move the focus and the view to the top. */
function writeEntry(method: 'pushState' | 'replaceState', state: EntryState) {
  window.history[method]({...window.history.state, state}, '');
}

export interface Question {
  text: string;
  setText: (text: string) => void;
  /** Absent before the first question, and after Clear. */
  asked: Asked | undefined;
  /** Whether there is a question, also one in the address that is about to be asked. */
  isAsked: boolean;
  ask: (text: string, takesFocus: boolean) => void;
  /** Keeps a question that has its answer as a history entry. */
  keep: (answer: Answer) => void;
  clear: () => void;
}

/**
 * What is asked in a field, as the history of the browser has it: Back returns to the question before, or to the empty field.
 *
 * @param words What is in the field before the first question. Without it, codes and editions are in the address.
 */
export function useAsked(words?: string): Question {
  const hasAddress = words === undefined;
  const start = words ?? '';
  const history = useHistory<EntryState | undefined>();
  const location = useLocation<EntryState | undefined>();
  const [text, setText] = useState(start);
  const [asked, setAsked] = useState<Asked>();
  const isFirst = useRef(true);
  /** The last question that has an entry. */
  const kept = useRef<Asked>(undefined);

  useEffect(() => {
    const wasFirst = isFirst.current;
    const handed = wasFirst ? takeOver() : undefined;
    isFirst.current = false;
    if (location.hash && history.action !== 'POP') {
      // A link to a part of this page.
      return;
    }
    const {asked: id = 0} = location.state ?? {};
    const entry =
      handed ?? texts.get(id) ?? (hasAddress ? textOf(location.search) : '');
    if (entry !== (asked?.text ?? '')) {
      kept.current = entry
        ? {text: entry, takesFocus: handed !== undefined}
        : undefined;
      setAsked(kept.current);
      // What was typed before hydration stays.
      setText((early) => (wasFirst && early) || entry || start);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another entry counts
  }, [location]);

  return {
    text,
    setText,
    asked,
    isAsked:
      asked !== undefined || (hasAddress && textOf(location.search) !== ''),
    ask: (value, takesFocus) => {
      const next = {text: value, takesFocus};
      if (kept.current?.text === value) {
        kept.current = next;
      }
      setAsked(next);
    },
    keep: ({query = ''}) => {
      if (!asked) {
        return;
      }
      const state = {asked: Date.now()};
      texts.set(state.asked, asked.text);
      writeEntry(kept.current === asked ? 'replaceState' : 'pushState', state);
      kept.current = asked;
      // Without a difference, it would count as a navigation, which scrolls to the top.
      if (hasAddress && query !== history.location.search) {
        history.replace({search: query, state});
      }
    },
    clear: () => {
      setText('');
      if (asked) {
        kept.current = undefined;
        setAsked(undefined);
        writeEntry('pushState', {});
        if (history.location.search) {
          history.replace({search: '', state: {}});
        }
      }
    },
  };
}
