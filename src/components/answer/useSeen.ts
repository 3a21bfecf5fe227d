import {useEffect, useState} from 'react';
import {useSettled} from '@site/src/components/feedback/useSettled';
import type {Seen} from './describeText';
import {loadAnswers} from './loadAnswers';

/** One character says nothing. */
const fewestCharacters = 2;

/** Milliseconds after the last key until a text is read. */
const pause = 150;

const nothing: Seen = {isCode: false};

const isEnough = (text: string) => text.trim().length >= fewestCharacters;

/**
 * What a text is, while somebody types it. If what tells so doesn't load, there is no line. Of a text that was asked about,
 * the answer tells it.
 */
export function useSeen(text: string, isAsked = false): Seen {
  const settled = useSettled(text, pause);
  const [seen, setSeen] = useState(nothing);

  useEffect(() => {
    const stale = new AbortController();
    const show = (next: Seen) => {
      if (!stale.signal.aborted) {
        setSeen(next);
      }
    };
    if (isAsked) {
      return undefined;
    }
    if (isEnough(settled)) {
      loadAnswers()
        .then(({describeText}) => describeText(settled, stale.signal))
        .then(show, () => show(nothing));
    } else {
      show(nothing);
    }
    return () => stale.abort();
  }, [settled, isAsked]);

  return isEnough(text) ? seen : nothing;
}
