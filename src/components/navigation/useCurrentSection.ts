import {useEffect, useState} from 'react';
import {decodeFragment} from '@site/src/lib/routes/decodeFragment';

/** Pixels below the place to which links scroll a heading, so that a heading counts when it is there. */
const tolerance = 24;

/**
 * The id of the heading whose section is at the top of the window; `undefined` above the first one.
 *
 * @param listed the headings in the order of the page; the same array in each render, or else it starts anew
 */
export function useCurrentSection(
  listed: readonly {id: string}[],
): string | undefined {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const page = document.documentElement;
    let frame = 0;

    function look(): void {
      frame = 0;
      // Headings in a folded text have no box.
      const headings = listed.flatMap(
        ({id}) => document.getElementById(id) ?? [],
      );
      const shown = headings.filter(({offsetParent}) => offsetParent);
      const limit =
        parseFloat(getComputedStyle(page).scrollPaddingTop) + tolerance;
      const passed = shown.filter(
        (heading) => heading.getBoundingClientRect().top <= limit,
      );
      // At the end of the page, its last headings cannot scroll up to the limit. One of them may be what a link led to.
      const isAtEnd =
        page.scrollTop > 0 &&
        page.scrollTop + page.clientHeight >= page.scrollHeight - 1;
      const named = shown
        .slice(Math.max(0, passed.length - 1))
        .find(({id}) => id === decodeFragment(window.location.hash));
      setCurrent((isAtEnd ? (named ?? shown.at(-1)) : passed.at(-1))?.id);
    }

    const schedule = () => {
      frame ||= requestAnimationFrame(look);
    };
    schedule();
    window.addEventListener('scroll', schedule, {passive: true});
    window.addEventListener('resize', schedule);
    // A link to another of the last headings does not scroll a page that is at its end.
    window.addEventListener('hashchange', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
      window.removeEventListener('hashchange', schedule);
    };
  }, [listed]);

  return current;
}
