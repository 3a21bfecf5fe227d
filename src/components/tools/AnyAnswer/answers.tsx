import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodeText} from '@site/src/components/reference/CodeText';
import {loadLookup} from '@site/src/components/reference/ErrorReference/loadErrors';
import {fetchInTime, loadSearch} from '@site/src/components/search/loadSearch';
import {AnswerCard} from '@site/src/components/ui/AnswerCard';
import {Code} from '@site/src/components/ui/Code';
import {CommandLine} from '@site/src/components/ui/CommandLine';
import {otherSystems} from '@site/src/data/otherSystems';
import {codesOf} from '@site/src/lib/errorCodes/codesOf';
import {findKnown} from '@site/src/lib/fileHash/messages';
import {readSums} from '@site/src/lib/fileHash/readSums';
import {kindsOf, type Kind} from '@site/src/lib/input/kindsOf';
import {readCommands} from '@site/src/lib/input/readCommand';
import type {PageTitle} from '@site/src/lib/routes/pageTitles';
import {copyOfRoute} from '@site/src/lib/routes/routes';
import {nearestPages} from '@site/src/lib/search/nearestPages';
import {withoutBackticks} from '@site/src/lib/withoutBackticks';
import type {Answer} from './answer';
import styles from './styles.module.css';

export interface FoundAnswer extends Answer {
  kind: Kind;
  /** What else is in the text. */
  others: readonly Kind[];
}

/** The diagnosis. */
const questions = '/troubleshoot#find-the-cause';

/** Milliseconds that the list of pages waits for the text of its first. */
const patience = 2_000;

/** Milliseconds that a card waits for the pages below it. Later, they would move what is there. */
const patienceOfCard = 300;

/** More pages than that are not a choice any more. */
const mostPages = 5;

/** The others have their names only. */
const mostLeads = 3;

/** That many words say more than a code, a command or two editions. */
const sentence = 4;

/** A longer text is no search: of one that is nothing else, the beginning is looked for. */
const longestSearch = 120;

async function answerCode(text: string): Promise<Answer | undefined> {
  const book = await loadLookup();
  const lookup = book.lookUpErrors(text);
  if (lookup.kind === 'nothing' || lookup.kind === 'empty') {
    return undefined;
  }
  const codes = codesOf(lookup);
  const other = otherSystems.find(({pattern}) => pattern.test(text));
  return {
    said: book.describeLookup(lookup),
    node: (
      <>
        {other && (
          <p>
            Start at <Link to={other.at}>{other.name}</Link>: the steps below
            are mostly for Windows 10 and 11.
          </p>
        )}
        <book.Answers lookup={lookup} />
      </>
    ),
    query: codes && `?${new URLSearchParams({code: codes}).toString()}`,
  };
}

/** The verifier itself, with the checksum in it. */
async function answerChecksum(text: string): Promise<Answer> {
  const {FileHashVerifier} =
    await import('@site/src/components/tools/FileHashVerifier');
  const sums = readSums(text);
  const [known] =
    sums.kind === 'checksums'
      ? sums.checksums.flatMap(({value}) => findKnown(value) ?? [])
      : [];
  const title = known
    ? `The checksum of ${known.file}`
    : 'Is this the checksum of your file?';
  return {
    said: title,
    node: (
      <AnswerCard title={title}>
        <FileHashVerifier key={text} sums={text} />
        <Link to="/genuine-installation-media#find-the-hash">
          Where Microsoft publishes the value
        </Link>
      </AnswerCard>
    ),
  };
}

function answerCommands(text: string): Answer | undefined {
  const commands = readCommands(text).flatMap(({command}) => command ?? []);
  const [first, second] = commands;
  return (
    first && {
      said: `${first.name}: ${withoutBackticks(first.effect)}`,
      node: second ? (
        <AnswerCard title="What these commands do, in order">
          <ol>
            {commands.map(({name, effect, note, to}) => (
              <li key={name}>
                <Link to={to}>
                  <Code>{name}</Code>
                </Link>{' '}
                <CodeText>{[effect, note].filter(Boolean).join(' ')}</CodeText>
              </li>
            ))}
          </ol>
        </AnswerCard>
      ) : (
        <AnswerCard title={<Code>{first.name}</Code>}>
          <p>
            <CodeText>
              {[first.effect, first.note].filter(Boolean).join(' ')}
            </CodeText>
          </p>
          {first.example && <CommandLine command={first.example} />}
          <p>
            <Link to={first.to}>What to know before you run it</Link>
          </p>
        </AnswerCard>
      ),
    }
  );
}

/** What to do with words that no page has. */
function NextSteps({nearest}: {nearest: readonly PageTitle[]}): ReactNode {
  return (
    <ul>
      {nearest.map(({route, title}) => (
        <li key={route}>
          <Link to={route}>{title}</Link>
        </li>
      ))}
      <li>
        <Link to={questions}>Answer a few questions</Link> about what you see.
      </li>
      <li>
        <Link to="/troubleshoot#read-the-code">Find the error code</Link>, and
        paste it here.
      </li>
    </ul>
  );
}

/** The Markdown copy of a page; empty if it does not load in time. */
async function loadCopy(route: string, baseUrl: string): Promise<string> {
  try {
    const response = await fetchInTime(baseUrl + copyOfRoute(route), patience);
    return await response.text();
  } catch {
    return '';
  }
}

/** What the search finds: a link to each page or to its best section, and what the first ones say. */
async function findPages(text: string, baseUrl: string) {
  const {engine, sectionText} = await loadSearch(baseUrl);
  const query = text.trim().slice(0, longestSearch);
  const {hits, strongCount, terms} = engine.search(query);
  const list = await Promise.all(
    hits
      // The entry of a code is an answer of its own.
      .filter(({route}) => !route.includes('#'))
      .slice(0, mostPages)
      .map(async ({route, title, line, leadsToSection, sections}, at) => {
        const [section] = sections;
        const part = section && {
          to: `${route}#${section.anchor}`,
          heading: section.heading,
        };
        if (!part || !leadsToSection) {
          return {to: route, name: title, line, part};
        }
        const copy = at < mostLeads ? await loadCopy(route, baseUrl) : '';
        return {
          to: part.to,
          name: `${title}: ${part.heading}`,
          line: sectionText(copy, part.heading, terms),
          part: undefined,
        };
      }),
  );
  return {
    title:
      strongCount > 0
        ? 'Pages that may help'
        : 'Pages with some of these words',
    list,
    nearest: list.length > 0 ? [] : nearestPages(query, engine.pages),
  };
}

type FoundPages = Awaited<ReturnType<typeof findPages>>;

function PageList({title, list}: FoundPages): ReactNode {
  return (
    <AnswerCard title={title}>
      <ul className={styles.pages}>
        {list.map(({to, name, line, part}) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
            <span className={styles.line}>
              {line} {part && <Link to={part.to}>{part.heading}</Link>}
            </span>
          </li>
        ))}
      </ul>
      <p>
        None of these? <Link to={questions}>Answer a few questions</Link>{' '}
        instead.
      </p>
    </AnswerCard>
  );
}

async function answerWords(text: string, baseUrl: string): Promise<Answer> {
  const found = await findPages(text, baseUrl);
  const [first] = found.list;
  return first
    ? {
        said: `${found.title}. First: ${first.name}`,
        node: <PageList {...found} />,
      }
    : {
        said: 'Nothing found',
        node: (
          <AnswerCard title="Nothing found">
            <p>No page has these words. Check the spelling, or try this:</p>
            <NextSteps nearest={found.nearest} />
          </AnswerCard>
        ),
      };
}

const answers = {
  code: answerCode,
  report: async (text: string) =>
    (await import('./ReportAnswer')).answerReport(text),
  checksum: answerChecksum,
  command: answerCommands,
  editions: async (text: string) =>
    (await import('./EditionsAnswer')).answerEditions(text),
};

interface Options {
  /** What is not wanted. */
  skips?: readonly Kind[];
  /** The kind to answer first. */
  first?: Kind;
  /** Of the site, with a slash at its end. */
  baseUrl: string;
}

const late = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(resolve, patienceOfCard);
  });

/** The most specific answer that a text has. Words always have one, unless they are skipped. */
export async function findAnswer(
  text: string,
  {skips = [], first, baseUrl}: Options,
): Promise<FoundAnswer | undefined> {
  const kinds = kindsOf(text).filter((kind) => !skips.includes(kind));
  for (const kind of first ? [first, ...kinds] : kinds) {
    const answer = await (kind === 'words'
      ? answerWords(text, baseUrl)
      : answers[kind](text));
    if (answer) {
      const isSearch =
        !['checksum', 'report', 'words'].includes(kind) &&
        kinds.includes('words') &&
        text.length <= longestSearch;
      const isSentence =
        isSearch && text.trim().split(/\s+/).length >= sentence;
      const pages = isSentence
        ? await Promise.race([findPages(text, baseUrl), late()]).catch(late)
        : undefined;
      const others = kinds.filter(
        (each) => each !== kind && (each !== 'words' || (isSearch && !pages)),
      );
      const node = (
        <>
          {answer.node}
          {pages && pages.list.length > 0 && (
            <PageList {...pages} list={pages.list.slice(0, mostLeads)} />
          )}
        </>
      );
      return {...answer, node, kind, others};
    }
  }
  return undefined;
}

/** The answer to a switch or two editions, for the search, which finds all else itself. */
export async function answerInSearch(
  text: string,
): Promise<Answer | undefined> {
  const [kind] = kindsOf(text);
  return kind === 'command' || kind === 'editions'
    ? answers[kind](text)
    : undefined;
}
