import {createContext} from 'react';

/**
 * What else a text can be read as. The first card of the answer offers it, beside what the text was read as. In a file of
 * its own, so that a page can ask before cards have loaded.
 */
export const OtherReadings = createContext<
  readonly {name: string; ask: () => void}[]
>([]);
