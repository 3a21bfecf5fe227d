import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {loadSearch} from '@site/src/components/search/loadSearch';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import type {SearchHit} from '@site/src/lib/search/engine';
import {longestQuery} from '@site/src/lib/search/longestQuery';
import {nearestPages} from '@site/src/lib/search/nearestPages';
import {typographicQuotes} from '@site/src/lib/text/format';
import {otherScript} from '@site/src/lib/text/otherScript';
import type {Answer, PageLimits} from './answer';
import {answerSection, loadHtml} from './SectionAnswer';
import styles from './styles.module.css';

/** The diagnosis. */
const questions = '/troubleshoot#find-the-cause';

/** Of 120 queries of strangers, 117 have a right page among so many. */
const mostPages = 3;

/** Below a card. Of 30 pages that were listed below 13 cards, 17 had nothing to do with the question. */
const mostBelow = 1;

export interface FoundPages {
  title: string;
  /** Pages, each with the sections that fit. */
  list: readonly (Pick<SearchHit, 'route' | 'title'> & {
    line?: string;
    sections?: SearchHit['sections'];
  })[];
  /** Whether a page has most of the words; if not, what else to do comes before the list. */
  fits: boolean;
  /** What to change. */
  hint?: string;
}

/** The query of a text that was asked: it is complete, so its last word is. */
const queryOf = (text: string) => `${text.trim().slice(0, longestQuery)} `;

/** What the search finds. It loads before the limits are known, which are those of a card: below it, pages are only named. */
export async function findPages(
  text: string,
  baseUrl: string,
  limits?: PageLimits | Promise<PageLimits | undefined>,
): Promise<FoundPages> {
  const {engine, excerptOf} = await loadSearch(baseUrl);
  const {read, about = []} = (await limits) ?? {};
  const query = queryOf(text);
  const named = about.flatMap((words) => {
    const found = engine.search(words);
    return found.hits.slice(0, found.strongCount).map(({route}) => route);
  });
  const {hits, strongCount, wanted} = engine.search(query);
  if (hits.length === 0) {
    return {
      title: 'Nothing found',
      list: nearestPages(query, engine.pages).map(({route, title, line}) => ({
        route,
        title,
        line,
      })),
      fits: false,
      hint: 'Check the spelling, or try other words.',
    };
  }
  const isForeign = otherScript.test(query);
  const fits = strongCount > 0 && !isForeign;
  const list = (limits ? hits.slice(0, strongCount) : hits)
    // The entry of a code is an answer of its own, and the box is on the home page.
    .filter(({route}) => !route.includes('#') && route !== '/')
    .filter(({route}) => route !== read)
    .filter(({route}) => about.length === 0 || named.includes(route))
    .slice(0, limits ? mostBelow : mostPages)
    .map(async ({line, ...hit}) => {
      const [best, ...others] = hit.leadsToSection ? hit.sections : [];
      if (limits) {
        return {...hit, sections: best && [{...best, line: undefined}]};
      }
      if (!best) {
        return {...hit, line};
      }
      const html =
        !best.line && (await loadHtml({page: hit, section: best}, baseUrl));
      const said = html
        ? excerptOf(html, best.heading, query, wanted)
        : best.line;
      // It fits better than the top of the page, whose line would come before it.
      return said
        ? {...hit, sections: [{...best, line: said}, ...others]}
        : {...hit, line};
    });
  const weak = isForeign
    ? 'The search knows few words of other languages: try English ones.'
    : 'The search knows what these pages say about activating Windows and Office, their editions and downloads. Try the message or the code, as your PC shows it.';
  const title = fits ? 'Pages that may help' : 'Pages that come close';
  return {
    title: limits ? 'See also' : title,
    list: await Promise.all(list),
    fits,
    hint: fits ? undefined : weak,
  };
}

function Entry({
  to,
  title,
  line,
}: {
  to: string;
  title: string;
  line?: string;
}): ReactNode {
  return (
    <>
      <Link to={to}>{typographicQuotes(title)}</Link>
      {line && <span>{typographicQuotes(line)}</span>}
    </>
  );
}

/** The list of pages, each with its sections: an answer, or what else there is below one. */
export function PageList({
  title,
  list,
  fits,
  hint,
  isBelow,
}: FoundPages & {isBelow?: boolean}): ReactNode {
  const more = (
    <p>
      You can also <Link to={questions}>answer a few questions</Link>, or{' '}
      <Link to="/troubleshoot#read-the-code">find the error code</Link>.
    </p>
  );
  const items = list.length > 0 && (
    <ul className={styles.pages}>
      {list.map(({route, title, line, sections = []}) => (
        <li key={route}>
          <Entry to={route} title={title} line={line} />
          {sections.length > 0 && (
            <ul>
              {sections.map(({anchor, heading, line: said}) => (
                <li key={anchor}>
                  <Entry
                    to={`${route}#${anchor}`}
                    title={heading}
                    line={said}
                  />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
  return isBelow ? (
    <section className={styles.below} aria-label={title}>
      <p>{title}</p>
      {items}
    </section>
  ) : (
    <AnswerCards
      cards={[{key: title, kind: 'Search', title, about: hint}]}
      copied={[]}>
      {!fits && more}
      {items}
      {fits && more}
    </AnswerCards>
  );
}

/** The section that people ask for with just this text, if there is one, and it loads. */
export async function answerKnown(
  text: string,
  baseUrl: string,
): Promise<(Answer & {route: string}) | undefined> {
  const {engine} = await loadSearch(baseUrl);
  const {card} = engine.search(queryOf(text));
  const answer = card && (await answerSection(card, baseUrl));
  return answer && {...answer, route: card.page.route};
}

/** That section, and the pages that fit, or the nearest ones. */
export async function answerWords(
  text: string,
  baseUrl: string,
): Promise<Answer> {
  const known = await answerKnown(text, baseUrl);
  const limits = known && {read: known.route};
  const found = await findPages(text, baseUrl, limits);
  if (known) {
    return {
      ...known,
      node: (
        <>
          {known.node}
          {found.fits && found.list.length > 0 && (
            <PageList {...found} isBelow />
          )}
        </>
      ),
    };
  }
  // Those that the search did not find have no sections.
  const best = found.list.find(({sections}) => sections);
  const first = best ? `. First: ${best.title}` : '';
  return {
    said: `${found.title}${first}`,
    title: found.title,
    node: <PageList {...found} />,
  };
}
