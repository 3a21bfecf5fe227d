import {stemmer} from 'stemmer';

/**
 * What the forms of an English word have in common: `activ` for "activate", "activated" and "activation". A word
 * with a digit or a sign, such as a file name, is its own stem.
 */
export function stemOf(word: string): string {
  return /^[a-z]+$/.test(word) ? stemmer(word) : word;
}
