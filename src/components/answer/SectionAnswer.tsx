import type {ReactNode} from 'react';
import {useHtmlLinks} from '@site/src/components/navigation/useHtmlLinks';
import {fetchInTime, loadSearch} from '@site/src/components/search/loadSearch';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {readSection, sectionsFileOf} from '@site/src/lib/search/sectionsFile';
import type {SearchPage, SearchSection} from '@site/src/lib/search/records';
import type {SureSection} from '@site/src/lib/search/sureSection';
import type {Answer} from './answer';

/** Milliseconds that an answer waits for its section. Then the list of pages shows alone. */
const patience = 2_000;

/** What is shown of a section, and whether it is known to answer the text. */
interface Place {
  page: Pick<SearchPage, 'route' | 'title'>;
  section: Pick<SearchSection, 'anchor' | 'heading'>;
  isKnown: boolean;
}

interface Props extends Place {
  html: string;
}

const addressOf = ({page, section}: Place) =>
  section.anchor ? `${page.route}#${section.anchor}` : page.route;

/** A section of a page, as it stands there. What the search chose says where it is from, and nothing more. */
function SectionCard({html, ...sure}: Props): ReactNode {
  const {page, section, isKnown} = sure;
  const links = useHtmlLinks('a[href^="/"]');
  const to = addressOf(sure);
  const source = section.heading
    ? `From the page "${page.title}"`
    : 'The page that fits best';
  return (
    <AnswerCards
      cards={[
        {
          key: to,
          kind: isKnown ? 'Answer' : source,
          title: section.heading || page.title,
          links: [{text: 'Read it on its page', to}],
          address: to,
        },
      ]}>
      <div {...links} dangerouslySetInnerHTML={{__html: html}} />
    </AnswerCards>
  );
}

export interface SectionAnswer extends Answer {
  /** The address of the section. */
  to: string;
}

/** A section with its text. Undefined if it doesn't load. */
export async function loadSection(
  place: Place,
  baseUrl: string,
): Promise<SectionAnswer | undefined> {
  const {page, section, isKnown} = place;
  try {
    const url = baseUrl + sectionsFileOf(page.route);
    const response = await fetchInTime(url, patience, 'no-cache');
    const html = readSection(await response.json(), section.anchor);
    const title = section.heading || page.title;
    const said = isKnown ? title : `${title}, from the page ${page.title}`;
    const node = <SectionCard {...place} html={html} />;
    return {to: addressOf(place), said, title, node};
  } catch {
    return undefined;
  }
}

/** The section that answers a query, if the search is sure of one, and it loads. */
export async function answerSection(
  query: string,
  baseUrl: string,
  accepts: (sure: SureSection) => boolean = () => true,
): Promise<SectionAnswer | undefined> {
  const {engine} = await loadSearch(baseUrl);
  const {findSure} = engine.search(query);
  // So that the page answers in between.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  const sure = findSure();
  return sure && accepts(sure) ? loadSection(sure, baseUrl) : undefined;
}
