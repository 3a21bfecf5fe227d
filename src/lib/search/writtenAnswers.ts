/** The sections that answer what people ask most, ready to show. The build writes them, and the box of the home page reads them. */

/** The file, below the base URL: beside the index, with which it is loaded. */
export const writtenFile = 'search/answers.json';

export interface WrittenAnswer {
  /** The address of the section: `/faq#home-to-pro`. */
  to: string;
  title: string;
  /** The beginning of the section, as HTML of its page without controls. */
  html: string;
}

export interface WrittenAnswers {
  answers: readonly WrittenAnswer[];
  /** The place of the answer in the list, by the key of each question. */
  keys: Readonly<Record<string, number>>;
}

/** Validates a downloaded file. Throws for anything else, such as an HTML page that the host sent instead. */
export function parseWritten(value: unknown): WrittenAnswers {
  const {answers, keys} = (value ?? {}) as Partial<WrittenAnswers>;
  if (!Array.isArray(answers) || typeof keys !== 'object') {
    throw new Error('The file has no answers.');
  }
  return {answers, keys};
}
