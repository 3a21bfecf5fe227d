import {useCallback, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHtmlLinks} from '@site/src/components/navigation/useHtmlLinks';
import {fetchInTime} from '@site/src/components/search/loadSearch';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {CodeFrame} from '@site/src/components/ui/CodeFrame';
import {linkButton} from '@site/src/components/ui/LinkButton';
import type {Note} from '@site/src/lib/answer/card';
import {sectionsFileOf} from '@site/src/lib/search/sectionsFile';
import type {SearchPage, SearchSection} from '@site/src/lib/search/records';
import {isRunIn} from '@site/src/lib/text/typedCommand';
import type {Answer} from './answer';

/** Milliseconds that an answer waits for its section. */
const patience = 2_000;

/** What is shown of a section. */
interface SectionRef {
  page: Pick<SearchPage, 'route' | 'title'>;
  section: Pick<SearchSection, 'anchor' | 'heading'>;
}

const addressOf = ({page, section}: SectionRef) =>
  section.anchor ? `${page.route}#${section.anchor}` : page.route;

/** The HTML of a section. Undefined if it has none, or doesn't load in time. */
export async function loadHtml(
  {page, section}: SectionRef,
  baseUrl: string,
): Promise<string | undefined> {
  try {
    const url = baseUrl + sectionsFileOf(page.route);
    const response = await fetchInTime(url, patience, 'no-cache');
    const html = (await response.json()) as Partial<Record<string, string>>;
    return html[section.anchor];
  } catch {
    return undefined;
  }
}

const withClasses = (html: string) =>
  html.replace(/data-button(?:="")?/g, `class="${linkButton}"`);

/** Code of a section, and the element that its frame takes. */
interface CodePlace {
  place: HTMLElement;
  title: string;
  html: string;
}

/** The lines of a section as text: steps with their numbers, each command below the line that leads to it. */
function notesOf(lines: readonly HTMLElement[]): readonly Note[] {
  const texts: string[] = [];
  for (const line of lines) {
    const text = line.textContent!.trim();
    // A link that is all of its line is nothing without its address.
    const link = line.querySelector('a');
    const said =
      link?.textContent!.trim() === text ? `${text}: ${link.href}` : text;
    const item = line.closest('ol > li');
    const before = line.dataset.code === undefined ? undefined : texts.pop();
    if (before !== undefined) {
      texts.push(`${before}\n${said}`);
    } else if (item && (item === line || item.firstElementChild === line)) {
      const number = [...item.parentElement!.children].indexOf(item) + 1;
      texts.push(`${number}. ${said}`);
    } else {
      texts.push(said);
    }
  }
  return texts.map((text) => ({text}));
}

/** A section of a page, as it stands there. */
function SectionCard({html, ...place}: SectionRef & {html: string}): ReactNode {
  const links = useHtmlLinks('a[href^="/"]');
  const [codes, setCodes] = useState<readonly CodePlace[]>([]);
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const text = useCallback((element: Element | null) => {
    const all = (of: string) => [
      ...(element?.querySelectorAll<HTMLElement>(of) ?? []),
    ];
    setNotes(notesOf(all('p, li:not(:has(p)), [data-code]')));
    setCodes(
      all('[data-code]').map((place) => {
        const {innerHTML: html, dataset} = place;
        place.replaceChildren();
        return {place, title: dataset.code!, html};
      }),
    );
  }, []);
  const to = addressOf(place);
  const {page, section} = place;
  // What follows a colon isn't the name of a page.
  const name = page.title.replace(/:.*/, '');
  const card = {
    key: to,
    kind: section.heading ? `Guide: ${name}` : 'Guide',
    title: section.heading || page.title,
    // The button of a tool leads there.
    links: html.includes('data-tool')
      ? []
      : [{text: 'Read it on its page', to}],
    address: to,
  };
  // Elsewhere, a heading such as "If it does not work" needs the name of its page.
  const title = section.heading ? `${name}: ${card.title}` : card.title;
  return (
    <AnswerCards cards={[card]} copied={[{...card, title, notes}]}>
      <div
        ref={text}
        {...links}
        dangerouslySetInnerHTML={{__html: withClasses(html)}}
      />
      {codes.map(({place, title: where, html: code}) =>
        createPortal(
          <CodeFrame
            title={where}
            command={isRunIn(where) ? where : undefined}
            dangerouslySetInnerHTML={{__html: code}}
          />,
          place,
        ),
      )}
    </AnswerCards>
  );
}

/** A section with its text. Undefined if it doesn't load. */
export async function answerSection(
  place: SectionRef,
  baseUrl: string,
): Promise<Answer | undefined> {
  const html = await loadHtml(place, baseUrl);
  const title = place.section.heading || place.page.title;
  return html === undefined
    ? undefined
    : {
        said: title,
        title,
        address: addressOf(place),
        node: <SectionCard {...place} html={html} />,
      };
}
