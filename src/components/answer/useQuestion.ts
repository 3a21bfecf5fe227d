import {
  startTransition,
  useEffect,
  useRef,
  useState,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useEvent} from '@docusaurus/theme-common';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useSettled} from '@site/src/components/feedback/useSettled';
import {takeOver} from '@site/src/components/navigation/handOver';
import type {Kind} from '@site/src/lib/input/readInput';
import {withValues} from '@site/src/lib/routes/query';
import type {Reply} from './answer';
import {isLong} from './isLong';

/** A text that somebody asked about. Each press of a button is a new object. */
export interface ReadRequest {
  text: string;
  /** Whether the focus moves to the answer, which announces it. */
  takesFocus: boolean;
  /** Whether somebody is still typing: then it is no step of the history, and nothing is wrong yet. */
  isTyped?: boolean;
  /** A part of the text that somebody chose below its answer. */
  part?: Kind;
}

interface Options<R extends Reply> {
  /** Reads a text. Its signal says that nobody waits any more. */
  read: (request: ReadRequest, signal: AbortSignal) => R | Promise<R>;
  /** What is wrong with an empty field. */
  emptyText?: string;
  /** What is in the field before the first question. */
  start?: string;
  /** The names of what the question has in the query of the address. */
  names?: readonly string[];
  /** Whether one of these holds what this tool writes. Others stay as they are. */
  isOwn?: (name: string, value: string) => boolean;
  /** The text that an address stands for. */
  textOf?: (location: {search: string; hash: string}) => string;
  /** Whether a text is read while somebody types it. */
  readsTyped?: boolean;
  /** Whether a pasted text moves the focus to its answer. Not if there is more to choose. */
  pasteTakesFocus?: boolean;
}

/** An answer that is about to be seen. */
type Arrival = Pick<Reply, 'query' | 'error'> &
  Pick<ReadRequest, 'takesFocus'> & {
    /** The question, if it was asked in the field. */
    of?: ReadRequest;
  };

/** What the state of a history entry has: which question it is. */
interface EntryState {
  request?: number;
  /** What was asked from there, so that Back returns to it in the field. */
  draft?: number;
}

/** Milliseconds after the last key until a long text is read. */
const pause = 150;

/** The text of each question. In memory, because a pasted text must be in no address, and nowhere after the visit. */
const texts = new Map<number, string>();

/** How high the answer to a text was when its page was left. */
const heights = new Map<string, number>();

/** The heading of the first answer in a container, which announces it when it gets the focus. */
export const verdictIn = (container: Element) =>
  container.querySelector<HTMLElement>('section > :is(h2, h3)[tabindex]');

/** Adds or changes a history entry, at the same address if none is given. The router would move the focus and the view to the top. */
function writeEntry(
  method: 'pushState' | 'replaceState',
  state: EntryState,
  url?: string,
) {
  window.history[method]({...window.history.state, state}, '', url);
}

/**
 * How far a question is: nothing was asked; somebody types, and the answer follows; it was asked, and is read, answered, or
 * can't be.
 */
export type QuestionState =
  'empty' | 'typing' | 'reading' | 'answered' | 'failed';

export interface QuestionHandle<R extends Reply> {
  /** What is in the field, what is wrong with it, and what changes it: for a `PasteField`. */
  field: {
    text: string;
    error: string | undefined;
    onText: (text: string, isPasted: boolean) => void;
    onClear: () => void;
    control: RefObject<HTMLTextAreaElement>;
  };
  /** Of the element with the answer. */
  box: RefObject<HTMLDivElement>;
  /** Absent before the first question, and after Clear. */
  request: ReadRequest | undefined;
  state: QuestionState;
  reply: R | undefined;
  /** Whether the address has what the reply says. Somebody may have chosen something else since. */
  isInAddress: boolean;
  isWorking: boolean;
  /** How high the answer is going to be, if somebody comes back to it. */
  height: number | undefined;
  hasFailed: boolean;
  /** For the live region; empty if the focus announces the answer. */
  said: string;
  /** Differs from one question to the next. */
  turn: number;
  ask: (text: string, options?: Partial<ReadRequest>) => void;
  submit: (event: SyntheticEvent) => void;
  /** Asks what was typed. */
  leave: () => void;
  clear: () => void;
  /** Moves the focus to the answer as soon as the address has a question that was chosen, not typed. */
  focusOn: (query: string) => void;
}

/**
 * Asks what is in a field: by a press, a paste, or while somebody types. The answer gets the focus or is announced; Back
 * returns to the question before, or to the empty field.
 */
export function useQuestion<R extends Reply>({
  read,
  emptyText = 'The field is empty.',
  start = '',
  names = [],
  isOwn = () => true,
  textOf = () => '',
  readsTyped = false,
  pasteTakesFocus = true,
}: Options<R>): QuestionHandle<R> {
  const history = useHistory<EntryState | undefined>();
  const location = useLocation<EntryState | undefined>();
  const [request, setRequest] = useState<ReadRequest | undefined>(() => {
    // At once, so that there is room for the answer when the browser restores how far the page was scrolled.
    const before = texts.get(location.state?.request ?? 0);
    return before ? {text: before, takesFocus: false} : undefined;
  });
  const [text, setText] = useState(request?.text ?? start);
  const [result, setResult] = useState<{of: ReadRequest; reply?: R}>();
  const [arrival, setArrival] = useState<Arrival>();
  const [isEmpty, setIsEmpty] = useState(false);
  const [turn, setTurn] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  /** The last one that the page moved to. */
  const lastArrival = useRef<Arrival>(undefined);
  /** The request of the history entry that is open. */
  const requestOfEntry = useRef(request);

  const valueIn = (search: string, name: string) => {
    const value = new URLSearchParams(search).get(name);
    return value !== null && isOwn(name, value) ? value : null;
  };
  const changes = (search: string, query: string) =>
    names.filter((name) => valueIn(search, name) !== valueIn(query, name));
  /** Whether the address has what a reply says. */
  const isInAddress = ({query}: Reply | Arrival) =>
    query === undefined || changes(location.search, query).length === 0;
  /** The query of the page, with that of a question. */
  const searchWith = (query: string) => {
    const {search} = history.location;
    const values = changes(search, query).map((name) => [
      name,
      valueIn(query, name),
    ]);
    return values.length === 0
      ? search
      : withValues(search, Object.fromEntries(values));
  };

  useIsomorphicLayoutEffect(() => {
    const {current} = box;
    return () => {
      if (requestOfEntry.current) {
        heights.set(requestOfEntry.current.text, current!.offsetHeight);
      }
    };
  }, []);

  const openEntry = useEvent(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const incoming = wasFirst ? takeOver() : undefined;
    const {request: id = 0, draft = 0} = location.state ?? {};
    const entry = incoming ?? texts.get(id) ?? textOf(location);
    if (entry === '' && location.hash && history.action !== 'POP') {
      // A link to a part of this page.
      return;
    }
    if (entry !== (requestOfEntry.current?.text ?? '')) {
      requestOfEntry.current = entry
        ? {text: entry, takesFocus: incoming !== undefined}
        : undefined;
      setRequest(requestOfEntry.current);
      // What was typed before hydration stays.
      setText(
        (early) => (wasFirst && early) || entry || (texts.get(draft) ?? start),
      );
    }
  });
  useEffect(openEntry, [location, openEntry]);

  const readText = useEvent(read);
  useEffect(() => {
    if (!request) {
      return undefined;
    }
    const stale = new AbortController();
    const finish = (reply?: R) => {
      if (!stale.signal.aborted) {
        // In pieces, between which the page answers.
        startTransition(() => {
          setResult({of: request, reply});
          if (reply && !request.isTyped) {
            setArrival({...request, ...reply, of: request});
          }
        });
      }
    };
    const work = async () => readText(request, stale.signal);
    const timer = setTimeout(
      () => void work().then(finish, () => finish()),
      request.isTyped && isLong(request.text) ? pause : 0,
    );
    return () => {
      clearTimeout(timer);
      stale.abort();
    };
  }, [request, readText]);

  // Another request may have come since.
  const isCurrent =
    arrival !== undefined && (!arrival.of || arrival.of === request);
  const writeArrival = useEvent(() => {
    // A page stays until the next one has loaded, whose address it must not change.
    const isHere = history.location.pathname === location.pathname;
    if (!isCurrent || !arrival.of || !isHere) {
      return;
    }
    const {of: question, query} = arrival;
    const state = {request: Date.now()};
    const isSame = requestOfEntry.current?.text === question.text;
    texts.set(state.request, question.text);
    if (!requestOfEntry.current) {
      writeEntry('replaceState', {draft: state.request});
    }
    writeEntry(isSame ? 'replaceState' : 'pushState', state);
    requestOfEntry.current = question;
    const {search: before, hash} = history.location;
    const search = query === undefined ? before : searchWith(query);
    // Without a difference, it would count as a navigation, which scrolls to the top.
    if (search !== before) {
      history.replace({search, hash, state});
    }
  });
  useEffect(writeArrival, [arrival, writeArrival]);

  const hasArrived = isCurrent && isInAddress(arrival);
  useEffect(() => {
    if (!hasArrived || arrival === lastArrival.current) {
      return undefined;
    }
    const {takesFocus, error} = arrival;
    // With the next frame, whose layout it needs.
    const frame = requestAnimationFrame(() => {
      lastArrival.current = arrival;
      if (takesFocus && error) {
        field.current?.focus();
      } else if (takesFocus) {
        // The page is where it is to be.
        verdictIn(box.current!)?.focus({preventScroll: true});
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [hasArrived, arrival]);

  const ask = (value: string, options: Partial<ReadRequest> = {}) => {
    setText(value);
    setIsEmpty(false);
    setTurn((count) => count + 1);
    setRequest({text: value, takesFocus: true, ...options});
  };
  const clear = () => {
    setText('');
    setIsEmpty(false);
    setRequest(undefined);
    field.current?.focus();
    const search = searchWith('');
    if (requestOfEntry.current || search !== history.location.search) {
      requestOfEntry.current = undefined;
      // A question that came as the hash of a link goes with it.
      const {pathname, hash: asHash} = window.location;
      writeEntry(
        'pushState',
        {},
        textOf({search: '', hash: asHash}) ? pathname + search : undefined,
      );
      if (search !== history.location.search) {
        history.replace({search, state: {}});
      }
    }
  };

  // While somebody types, the answer stays until the next one. So does that of a text that is asked again.
  const isSame =
    result?.of === request ||
    (result?.reply && result.of.text === request?.text);
  const current = request && (request.isTyped || isSame) ? result : undefined;
  const isUnfinished = current?.of.isTyped && current.reply?.error;
  const reply = isUnfinished ? undefined : current?.reply;
  const error = isEmpty
    ? emptyText
    : (current?.of.text === text && !current.of.isTyped && reply?.error) ||
      undefined;
  const said = request?.takesFocus ? '' : (reply?.said ?? '');
  const settled = useSettled(said);
  const isWorking = request !== undefined && !request.isTyped && !current;
  const hasFailed = current !== undefined && !current.reply;
  let state: QuestionState = 'answered';
  if (!request) {
    // One in the address is about to be asked, unless it was, and is gone again.
    state = textOf(location) === '' || result ? 'empty' : 'reading';
  } else if (request.isTyped) {
    state = 'typing';
  } else if (isWorking) {
    state = 'reading';
  } else if (hasFailed || reply?.error) {
    state = 'failed';
  }

  return {
    field: {
      text,
      error,
      control: field,
      onClear: clear,
      onText: (value, isPasted) => {
        setText(value);
        setIsEmpty(false);
        if (isPasted) {
          ask(value, {takesFocus: pasteTakesFocus});
        } else if (readsTyped) {
          setRequest(
            value.trim()
              ? {text: value, takesFocus: false, isTyped: true}
              : undefined,
          );
        }
      },
    },
    box,
    request,
    state,
    reply,
    isInAddress: reply !== undefined && isInAddress(reply),
    isWorking,
    height: isWorking ? heights.get(request.text) : undefined,
    hasFailed,
    said: error ?? (request?.isTyped && said !== settled ? '' : said),
    turn,
    ask,
    submit: (event) => {
      event.preventDefault();
      if (text.trim()) {
        ask(text);
      } else {
        setTurn((count) => count + 1);
        clear();
        setIsEmpty(true);
      }
    },
    leave: () =>
      setRequest((last) => (last?.isTyped ? {...last, isTyped: false} : last)),
    clear,
    focusOn: (query) => setArrival({takesFocus: true, query}),
  };
}

/** How far a question is that is in the address, and that a field only fills in. */
export function stateOfAddress(
  {field, state}: QuestionHandle<Reply>,
  isAnswered: boolean,
  isTyped: boolean,
): QuestionState {
  if (field.error) {
    return 'failed';
  }
  if (state === 'reading') {
    return state;
  }
  if (!isAnswered) {
    return 'empty';
  }
  return isTyped ? 'typing' : 'answered';
}
