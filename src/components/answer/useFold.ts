import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import type {QuestionState} from './useQuestion';

/** How far down a verdict may begin, as a share of the window, before the page moves to it. */
const farthest = 0.42;

const mark = 'data-asked';

/** The fields that the row replaces. */
const fields = '[data-folds] :is(textarea, select, input:not([hidden]))';

const fieldBeside = (row: HTMLElement) =>
  row.parentElement!.querySelector<HTMLElement>(fields);

/** Moves the page so that the row is below the navbar, if the verdict is too far down or out of the window. */
function moveTo(row: HTMLElement): void {
  const verdict = row.parentElement!.querySelector('section > [tabindex]');
  const begins = verdict?.getBoundingClientRect().top ?? Infinity;
  const isAbove = row.getBoundingClientRect().top < 0;
  if (isAbove || begins > window.innerHeight * farthest) {
    row.scrollIntoView();
  }
}

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
 */
export function useFold(
  row: RefObject<HTMLElement>,
  state: QuestionState,
  of: unknown,
): Fold {
  const isBrowser = useIsBrowser();
  const [opened, setOpened] = useState<{of: unknown}>();
  const isOpen = opened !== undefined && opened.of === of;
  const isFolded = state === 'answered' && !isOpen;
  const isFirst = useRef(true);
  /** How far the page was scrolled when it was asked. */
  const asked = useRef<number | undefined>(0);

  useIsomorphicLayoutEffect(() => {
    const root = document.documentElement;
    if (!isBrowser) {
      return undefined;
    }
    const isAddress = isFirst.current;
    isFirst.current = false;
    if (state === 'reading' && !isOpen) {
      // An answer that comes with the page has its place at once; any other question stays as it is until then.
      if (isAddress) {
        root.toggleAttribute(mark, true);
      } else {
        asked.current = window.scrollY;
      }
      return undefined;
    }
    const {scrollY} = window;
    const start = asked.current ?? scrollY;
    const hadFocus = document.activeElement?.closest('[data-folds]');
    asked.current = undefined;
    const hasRow = row.current!.contains(document.activeElement);
    root.toggleAttribute(mark, isFolded);
    if (!isFolded) {
      // An answer that fails, such as that of a file, leaves the focus in the form.
      if (hasRow) {
        fieldBeside(row.current!)?.focus();
      }
      return undefined;
    }
    // Somebody who has scrolled since reads something else.
    if (Math.abs(scrollY - start) <= 1) {
      moveTo(row.current!);
    }
    if (!hadFocus) {
      return undefined;
    }
    // If the answer doesn't take the focus that the form had, the row does.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement?.matches('body, [data-folds] *')) {
          row.current!.querySelector('button')!.focus({preventScroll: true});
        }
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isBrowser, state, isFolded, isOpen, of, row]);

  useIsomorphicLayoutEffect(
    () => () => document.documentElement.removeAttribute(mark),
    [],
  );

  const leave = useCallback(
    (then: () => void) => {
      flushSync(then);
      fieldBeside(row.current!)?.focus();
    },
    [row],
  );
  const unfold = useCallback(() => leave(() => setOpened({of})), [leave, of]);

  useEffect(() => {
    const onKeyDown = ({key, target, defaultPrevented}: KeyboardEvent) => {
      const around = row.current!.parentElement!;
      const isHere =
        target === document.body || around.contains(target as Node);
      const isInDialog = document.querySelector('dialog[open]') !== null;
      if (key === 'Escape' && isHere && !isInDialog && !defaultPrevented) {
        unfold();
      }
    };
    if (!isFolded) {
      return undefined;
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isFolded, row, unfold]);

  return {unfold, leave};
}
