import {useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {verdictIn, type QuestionState} from './useQuestion';

/** How far down a verdict may begin, as a share of the window, before the page moves to it. */
const farthest = 0.42;

const mark = 'data-asked';

/** Moves the page so that the row is below the navbar, if it is above, or the verdict or its place is too far down. */
function moveTo(row: HTMLElement): void {
  const verdict = verdictIn(row.parentElement!);
  const begins = (verdict ?? row).getBoundingClientRect().top;
  const isFar = begins > window.innerHeight * farthest;
  row.scrollIntoView({block: isFar ? 'start' : 'nearest'});
  // In a small window with large text, the row leaves no room for it.
  verdict?.scrollIntoView({block: 'nearest'});
}

/** Moves the focus to the first field that the row replaces. */
const focusField = (row: HTMLElement) =>
  row
    .parentElement!.querySelector<HTMLElement>(
      '[data-folds] :is(textarea, select, input:not([hidden]))',
    )
    ?.focus();

interface Fold {
  /** Shows the form again, with what was asked, and gives it the focus. */
  unfold: () => void;
  /** Does something that unfolds the form, which gets the focus then. */
  leave: (then: () => void) => void;
}

/**
 * Folds a question into a row above its answer, once it was asked and is answered. The element of the page is marked, and
 * styles do the rest. The first script marks it for an address that asks, so that nothing moves.
 *
 * @param of what was asked: another question folds again
 * @param isLate the answer takes long, or did not load. Its place is made then: later, what people look at would move.
 */
export function useFold(
  row: RefObject<HTMLElement>,
  state: QuestionState,
  of: unknown,
  isLate: boolean,
): Fold {
  const isBrowser = useIsBrowser();
  /** What was asked when somebody unfolded it. */
  const [opened, setOpened] = useState<unknown>();
  const isFolded = (state === 'answered' || isLate) && opened !== of;
  const isFirst = useRef(true);
  /** How far the page was scrolled when it was asked; `NaN` once somebody has scrolled. */
  const asked = useRef<number | undefined>(0);

  useIsomorphicLayoutEffect(() => {
    const root = document.documentElement;
    if (!isBrowser) {
      return undefined;
    }
    const isAddress = isFirst.current;
    isFirst.current = false;
    const {scrollY} = window;
    if (state === 'reading' && !isFolded) {
      // An answer that comes with the page has its place at once; any other question stays as it is for a moment.
      if (isAddress) {
        root.setAttribute(mark, '');
      } else {
        asked.current = scrollY;
      }
      return undefined;
    }
    const start = asked.current ?? scrollY;
    asked.current = undefined;
    const focused = document.activeElement;
    const hadFocus = focused?.closest('[data-folds]');
    const hasRow = row.current!.contains(focused);
    root.toggleAttribute(mark, isFolded);
    // An answer that fails, such as that of a file, leaves the focus in the form.
    if (!isFolded && hasRow) {
      focusField(row.current!);
    }
    // Somebody who has scrolled since reads something else.
    const hasStayed = Math.abs(scrollY - start) <= 1;
    if (isFolded && hasStayed) {
      moveTo(row.current!);
    }
    if (state === 'reading') {
      // An awaited answer moves the page again.
      asked.current = hasStayed ? window.scrollY : NaN;
    }
    if (!isFolded || !hadFocus) {
      return undefined;
    }
    // If the answer hasn't taken the focus that the form had, it gets it now, or the row until it is there.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement?.matches('body, [data-folds] *')) {
          const target =
            verdictIn(row.current!.parentElement!) ??
            row.current!.querySelector('button')!;
          target.focus({preventScroll: true});
        }
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isBrowser, state, isFolded, of, row]);

  const leave = (then: () => void) => {
    flushSync(then);
    focusField(row.current!);
  };
  const unfold = () => leave(() => setOpened(of));

  useEffect(() => {
    const onKeyDown = ({key, target, defaultPrevented}: KeyboardEvent) => {
      // Not in a dialog, or a menu.
      const isHere =
        target === document.body ||
        row.current!.parentElement!.contains(target as Node);
      if (key === 'Escape' && isFolded && isHere && !defaultPrevented) {
        unfold();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  useIsomorphicLayoutEffect(
    () => () => document.documentElement.removeAttribute(mark),
    [],
  );

  return {unfold, leave};
}
