/**
 * The questions that people ask most about what this site covers, and where it answers them. The search leads from their
 * words to the answer, tests keep it from being lost when a page is edited, and those without an answer are the list of
 * what to write next.
 *
 * How to add one: put it into the file of its topic, in the words of a visitor, and add a thread that asks it. Read the
 * section that answers it. If everything is there, `answered` is `true`, and `facts` holds what the section must keep
 * saying. Otherwise `missing` says what to write; `at` and `facts` are then what is there already.
 *
 * `npm run test:content -- questions --reporter=verbose` lists the questions without an answer.
 */

interface Asked {
  /** Never a sentence copied from a thread. */
  question: string;
  /** Public threads that ask it. A question that was found more often has more of them. */
  evidence: readonly string[];
}

interface Answered extends Asked {
  answered: true;
  /** The route and the section, as in a link: `/faq#home-to-pro`. Without a section, the opening of the page. */
  at: string;
  /** Parts of the answer as the page words them, such as figures, commands and names. Case and line ends do not matter. */
  facts: readonly string[];
}

interface NotAnswered extends Asked {
  answered: false;
  /** Where a part of the answer is, or where it belongs. */
  at?: string;
  facts?: readonly string[];
  /** What a visitor does not learn. */
  missing: string;
}

export type Question = Answered | NotAnswered;
