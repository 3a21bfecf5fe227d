import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodeText} from '@site/src/components/reference/CodeText';
import {loadLookup} from '@site/src/components/reference/ErrorReference/loadErrors';
import {fetchInTime, loadSearch} from '@site/src/components/search/loadSearch';
import {AnswerCard} from '@site/src/components/ui/AnswerCard';
import {Code} from '@site/src/components/ui/Code';
import {CommandLine} from '@site/src/components/ui/CommandLine';
import {sumPlaces} from '@site/src/data/knownSums';
import {codesOf} from '@site/src/lib/errorCodes/codesOf';
import {findOtherSystem} from '@site/src/lib/errorCodes/otherSystem';
import {
  evaluationController,
  writeQuestion,
} from '@site/src/lib/editionPath/installations';
import {onlyDirectionOf} from '@site/src/lib/editionPath/readWords';
import {findKnown} from '@site/src/lib/fileHash/messages';
import {readSums} from '@site/src/lib/fileHash/readSums';
import {kindsOf, type Kind} from '@site/src/lib/input/kindsOf';
import {readCommands} from '@site/src/lib/input/readCommand';
import {copyOfRoute} from '@site/src/lib/routes/routes';
import type {SearchHit} from '@site/src/lib/search/engine';
import {nearestPages} from '@site/src/lib/search/nearestPages';
import {withoutBackticks} from '@site/src/lib/text/withoutBackticks';
import type {Answer} from './answer';
import styles from './styles.module.css';

export interface FoundAnswer extends Answer {
  kind: Kind;
  /** What else is in the text. */
  others: readonly Kind[];
}

/** The diagnosis. */
const questions = '/troubleshoot#find-the-cause';

/** Milliseconds that the list of pages waits for the text of one of them. */
const patience = 2_000;

/** Milliseconds after the question until which a card waits for the pages below it, which is not worth more. */
const patienceOfCard = 300;

/** Of 120 queries of strangers, 117 have a right page among so many. */
const mostPages = 3;

/** The number of words from which a text says more than a code, a command or two editions. */
const fewestWords = 4;

/** How many words a line has, on average, if a person wrote it. A program prints fewer. */
const wordsInLine = 8;

/** The length of the longest text to search for. A longer one was copied, not written. */
const longestSearched = 2_000;

async function answerCode(text: string): Promise<Answer | undefined> {
  const book = await loadLookup();
  const lookup = book.lookUpErrors(text);
  if (lookup.kind === 'nothing' || lookup.kind === 'empty') {
    return undefined;
  }
  const codes = codesOf(lookup);
  const other = findOtherSystem(text);
  const change = onlyDirectionOf(text);
  return {
    said: book.describeLookup(lookup),
    unexplained: book.unexplainedCodes(lookup),
    node: (
      <>
        {other && (
          <p>
            Start at <Link to={other.at}>{other.name}</Link>: the steps below
            are mostly for {other.stepsFor ?? 'Windows 10 and 11'}.
          </p>
        )}
        {change && (
          <p>
            {change.from === evaluationController
              ? 'An evaluation can’t be converted while it is a domain controller'
              : `To get ${change.to?.name}, you need a key for ${change.to?.name}, not for ${change.from?.name}`}
            :{' '}
            <Link
              to={`/change_windows_edition${writeQuestion(change)}#find-your-path`}>
              see the steps
            </Link>
            .
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
  const [file, ...others] =
    sums.kind === 'checksums'
      ? sums.checksums.map(({value}) => findKnown(value)?.file)
      : [];
  const place = sumPlaces.find(({pattern}) => pattern.test(text))!;
  const title =
    file && others.every((other) => other === file)
      ? `The checksum of ${file}`
      : 'Is this the checksum of your file?';
  return {
    said: title,
    node: (
      <AnswerCard title={title}>
        <FileHashVerifier key={text} sums={text} />
        <Link to={place.to}>{place.label}</Link>
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
          {first.where && (
            <p>
              <CodeText>{first.where}</CodeText>
            </p>
          )}
          {first.example && <CommandLine command={first.example} />}
          <p>
            <Link to={first.to}>What to know before you run it</Link>
          </p>
        </AnswerCard>
      ),
    }
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

interface FoundPages {
  title: string;
  /** Pages, each with the sections that fit. */
  list: readonly (Pick<SearchHit, 'route' | 'title' | 'line'> & {
    sections?: SearchHit['sections'];
    /** What the first of them says, if it fits better than the top of the page. */
    said?: string;
  })[];
  /** Otherwise, the pages have names like the text. */
  isFound: boolean;
  /** What to change. */
  hint?: string;
}

/** A letter that no page has. */
const otherScript = /[^\P{L}\p{Script=Latin}]/u;

/** What the search finds. */
async function findPages(text: string, baseUrl: string): Promise<FoundPages> {
  const {engine, sectionText} = await loadSearch(baseUrl);
  const query = text.trim();
  const {hits, strongCount, terms} = engine.search(query);
  const isForeign = otherScript.test(query);
  if (hits.length === 0) {
    const list = nearestPages(query, engine.pages).map(
      ({route, title, line}) => ({route, title, line}),
    );
    const hint = 'No page has these words. Check the spelling.';
    return {title: 'Nothing found', list, isFound: false, hint};
  }
  const list = hits
    // The entry of a code is an answer of its own.
    .filter(({route}) => !route.includes('#'))
    .slice(0, mostPages)
    .map(async (hit) => {
      const [best] = hit.leadsToSection ? hit.sections : [];
      const said =
        best &&
        sectionText(await loadCopy(hit.route, baseUrl), best.heading, terms);
      return {...hit, said};
    });
  return {
    title:
      strongCount > 0 && !isForeign
        ? 'Pages that may help'
        : 'Pages with some of these words',
    list: await Promise.all(list),
    isFound: true,
    hint: isForeign
      ? 'The search knows few words of other languages: try English ones.'
      : undefined,
  };
}

function PageList({title, list, hint}: FoundPages): ReactNode {
  return (
    <AnswerCard title={title}>
      {hint && <p>{hint}</p>}
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
      <p>
        None of these? <Link to={questions}>Answer a few questions</Link>, or{' '}
        <Link to="/troubleshoot#read-the-code">find the error code</Link>.
      </p>
    </AnswerCard>
  );
}

async function answerWords(text: string, baseUrl: string): Promise<Answer> {
  const found = await findPages(text, baseUrl);
  const first = found.isFound ? `. First: ${found.list[0]?.title}` : '';
  return {said: `${found.title}${first}`, node: <PageList {...found} />};
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
  const wanted = first ? [first, ...kinds] : kinds;
  const count = text.trim().split(/\s+/).length;
  const lines = text.trim().split(/\n+/).length;
  // Shorter lines were printed by a program, and the card says all about it.
  const isTold = lines <= 3 || count >= lines * wordsInLine;
  const isSearchable =
    isTold && text.length <= longestSearched && kinds.includes('words');
  const hasPagesBelow = (kind: Kind) =>
    isSearchable && kind !== 'checksum' && kind !== 'words';
  const morePages =
    count >= fewestWords && hasPagesBelow(wanted[0]!)
      ? Promise.race([findPages(text, baseUrl), late()]).catch(() => undefined)
      : undefined;
  for (const kind of wanted) {
    const answer = await (kind === 'words'
      ? answerWords(text, baseUrl)
      : answers[kind](text));
    if (answer) {
      const isSearch = hasPagesBelow(kind);
      const pages = isSearch ? await morePages : undefined;
      const others = kinds.filter(
        (each) => each !== kind && (each !== 'words' || (isSearch && !pages)),
      );
      const node = (
        <>
          {answer.node}
          {pages?.isFound && <PageList {...pages} />}
        </>
      );
      return {...answer, node, kind, others};
    }
  }
  return undefined;
}

/**
 * The answer to codes that no page mentions, a switch or two editions, for the search, which finds all else itself.
 */
export async function answerInSearch(
  text: string,
  unknownCodes: readonly string[] = [],
): Promise<Answer | undefined> {
  if (unknownCodes.length > 0) {
    return answerCode(unknownCodes.join(' '));
  }
  const [kind] = kindsOf(text);
  return kind === 'command' || kind === 'editions'
    ? answers[kind](text)
    : undefined;
}
