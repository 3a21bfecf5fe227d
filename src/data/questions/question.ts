/**
 * The questions that people ask most about what this site covers, and where it answers them. The search leads from their
 * words to the answer, tests keep it from being lost when a page is edited, and those without an answer are the list of
 * what to write next.
 *
 * How to add one: put it into the file of its topic, in the words of a visitor, never a sentence copied from a thread, and
 * add a thread that asks it. Read the section that answers it: `at` names it, and `facts` holds what it must keep saying. If
 * something is not there, `missing` says what to write.
 *
 * `npm run test:content -- questions --reporter=verbose` lists the questions without an answer.
 */

export interface Answer {
  /**
   * Public issues and pull requests on GitHub that ask it, their numbers by repository. A question that was found more
   * often has more of them.
   */
  issues?: Readonly<Record<string, readonly number[]>>;
  /** Addresses of public threads elsewhere that ask it. */
  threads?: readonly string[];
  /** The route and the section, as in a link: `/faq#home-to-pro`. Without a section, the opening of the page. */
  at?: string;
  /** Parts of the answer as the page words them, such as figures, commands and names. Case and line ends do not matter. */
  facts?: readonly string[];
  /** What a visitor does not learn. Only a question that has this may lack a place and facts. */
  missing?: string;
}

/** By question. */
export type Questions = Readonly<Record<string, Answer>>;
