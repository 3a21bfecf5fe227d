import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {fetchInTime, loadSearch} from '@site/src/components/search/loadSearch';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {copyOfRoute} from '@site/src/lib/routes/routes';
import type {SearchHit} from '@site/src/lib/search/engine';
import {longestQuery} from '@site/src/lib/search/longestQuery';
import {nearestPages} from '@site/src/lib/search/nearestPages';
import type {Answer} from './answer';
import {answerSection} from './SectionAnswer';
import styles from './styles.module.css';

/** The diagnosis. */
const questions = '/troubleshoot#find-the-cause';

/** Milliseconds that the list of pages waits for the text of one of them. */
const patience = 2_000;

/** Of 120 queries of strangers, 117 have a right page among so many. */
const mostPages = 3;

/** The Markdown copy of a page; empty if it does not load in time. */
async function loadCopy(route: string, baseUrl: string): Promise<string> {
  try {
    const response = await fetchInTime(baseUrl + copyOfRoute(route), patience);
    return await response.text();
  } catch {
    return '';
  }
}

export interface FoundPages {
  title: string;
  /** Pages, each with the sections that fit. */
  list: readonly (Pick<SearchHit, 'route' | 'title' | 'line'> & {
    sections?: SearchHit['sections'];
    /** What the first of them says, if it fits better than the top of the page. */
    said?: string;
  })[];
  /** Otherwise, the pages have names like the text. */
  isFound: boolean;
  /** Whether a page has most of the words; if not, what else to do comes before the list. */
  fits: boolean;
  /** What to change. */
  hint?: string;
}

/** The query of a text that was asked: it is complete, so its last word is. */
const queryOf = (text: string) => `${text.trim().slice(0, longestQuery)} `;

/** A letter that no page has. */
const otherScript = /[^\P{L}\p{Script=Latin}]/u;

/** What the search finds. */
export async function findPages(
  text: string,
  baseUrl: string,
): Promise<FoundPages> {
  const {engine, namesProduct, sectionText} = await loadSearch(baseUrl);
  const query = queryOf(text);
  const {hits, strongCount, wanted} = engine.search(query);
  const isForeign = otherScript.test(query);
  if (hits.length === 0) {
    const list = nearestPages(query, engine.pages).map(
      ({route, title, line}) => ({route, title, line}),
    );
    const hint = 'Check the spelling, or try other words.';
    return {title: 'Nothing found', list, isFound: false, fits: false, hint};
  }
  const fits = strongCount > 0 && !isForeign;
  // Of 1,208 questions that the search doesn't know, 13 lose a right page where nothing fits and no product is named.
  const isOurs = isForeign || namesProduct(query);
  const list = hits
    // The entry of a code is an answer of its own, and the box is on the home page.
    .filter(({route}) => !route.includes('#') && route !== '/')
    .slice(0, fits || isOurs ? mostPages : 0)
    .map(async (hit) => {
      const [best] = hit.leadsToSection ? hit.sections : [];
      const said =
        best &&
        (best.line ??
          sectionText(
            await loadCopy(hit.route, baseUrl),
            best.heading,
            wanted,
          ));
      return {...hit, said};
    });
  const weak = isForeign
    ? 'The search knows few words of other languages: try English ones.'
    : `These pages are about activating Windows and Office, their editions and downloads. ${isOurs ? 'Those below have some of the words. ' : ''}Try the message or the code, as your PC shows it.`;
  return {
    title: fits ? 'Pages that may help' : 'The search found no good match',
    list: await Promise.all(list),
    isFound: true,
    fits,
    hint: fits ? undefined : weak,
  };
}

export function PageList({title, list, fits, hint}: FoundPages): ReactNode {
  const more = (
    <p>
      You can also <Link to={questions}>answer a few questions</Link>, or{' '}
      <Link to="/troubleshoot#read-the-code">find the error code</Link>.
    </p>
  );
  return (
    <AnswerCards
      cards={[{key: title, kind: 'Search', title, about: hint}]}
      copied={[]}>
      {!fits && more}
      {list.length > 0 && (
        <ul className={styles.pages}>
          {list.map(({route, title, line, sections = [], said}) => {
            const links = sections.map(({anchor, heading}) => (
              <Link key={anchor} to={`${route}#${anchor}`}>
                {heading}
              </Link>
            ));
            const [lead, ...others] = said ? links : [undefined, ...links];
            return (
              <li key={route}>
                <Link to={route}>{title}</Link>
                {lead}
                <span>{said || line}</span>
                {others}
              </li>
            );
          })}
        </ul>
      )}
      {fits && more}
    </AnswerCards>
  );
}

/** The section that answers a text, if the search is sure of one, and the pages that fit, or the nearest ones. */
export async function answerWords(
  text: string,
  baseUrl: string,
): Promise<Answer> {
  const [section, found] = await Promise.all([
    answerSection(queryOf(text), baseUrl),
    findPages(text, baseUrl),
  ]);
  if (section) {
    const {to, ...answer} = section;
    // What the card says isn't repeated.
    const list = found.list.map(({sections = [], said, ...page}) => {
      const others = sections.filter(
        ({anchor}) => `${page.route}#${anchor}` !== to,
      );
      const isShown = sections[0] !== others[0];
      return {...page, sections: others, said: isShown ? undefined : said};
    });
    return {
      ...answer,
      node: (
        <>
          {answer.node}
          {found.fits && <PageList {...found} list={list} />}
        </>
      ),
    };
  }
  const [best] = found.isFound ? found.list : [];
  const first = best ? `. First: ${best.title}` : '';
  return {
    said: `${found.title}${first}`,
    title: found.title,
    node: <PageList {...found} />,
  };
}
