/**
 * What the site says about a text, as its visitors read it. Only this module knows how the readers are called, so a test
 * of answers needs no change when they do. The answers are read off their cards: rendering them takes ten times as long.
 */
import {createHash} from 'node:crypto';
import {isValidElement, type ReactNode} from 'react';
import {findAnswer} from '@site/src/components/answer/findAnswer';
import {activationStatusReader} from '@site/src/build/reference/activationStatusReader';
import {reportCards} from '@site/src/lib/activationStatus/cards';
import {explainActivationStatus} from '@site/src/lib/activationStatus/explain';
import {parseActivationStatus} from '@site/src/lib/activationStatus/parse';
import type {Knowledge} from '@site/src/lib/activationStatus/types';
import {
  foldedTitle,
  sayStep,
  tabNames,
  type Card,
  type Fact,
  type Note,
} from '@site/src/lib/answer/card';
import {
  answerErrors,
  meaningOf,
  type ErrorAnswer,
} from '@site/src/lib/errorCodes/answerErrors';
import {describeOutput} from '@site/src/lib/editionPath/describeOutput';
import {readOutput} from '@site/src/lib/editionPath/readOutput';
import {algorithms, type Digests} from '@site/src/lib/fileHash/algorithms';
import {
  describePasted,
  describeVerdict,
  sumCard,
} from '@site/src/lib/fileHash/messages';
import {readSums, type PastedText} from '@site/src/lib/fileHash/readSums';
import {remembered} from '@site/src/lib/text/remembered';

/** The time at which the texts are "pasted". Their dates match it. */
export const pastedAt = new Date('2026-11-21T10:00:00Z');

const {supportEnds} = activationStatusReader({});

/** What the tables of the site say, as the page gives it to the reader. */
export const knowledge: Knowledge = {
  meaningOf,
  supportEndOf: (release) => supportEnds[release],
};

const parse = remembered(parseActivationStatus);

/** What the status reader says about a text. */
export const explainText = (text: string, now = pastedAt) =>
  explainActivationStatus(parse(text), now, knowledge);

const sayNote = ({text, link}: Note): string =>
  link ? `${text} ${link.text}` : text;

const linesOf = (facts: readonly Fact[]) =>
  facts.flatMap(({term, texts}) => [term, ...texts]);

function textOfCard(card: Card): string {
  const {about, notes = [], plans = [], facts = [], links = []} = card;
  const {details = [], sources = [], action, factsTitle, forAdmins} = card;
  return [
    card.kind,
    [card.code, card.title].filter(Boolean).join(' '),
    about,
    action?.text,
    ...notes.map(sayNote),
    ...plans.flatMap(({tab, lists}) => [
      tab && tabNames[tab],
      ...lists.flatMap(({title, steps}) => [
        title,
        ...steps.flatMap(({expect, ...step}) => [
          sayStep(step),
          step.where,
          step.command,
          expect && `You should see: ${expect}`,
        ]),
      ]),
    ]),
    factsTitle,
    ...linesOf(facts),
    ...links.map(({text}) => text),
    ...(forAdmins?.texts ?? []),
    foldedTitle(card),
    ...linesOf(details),
    ...sources.map(({title}) => title),
  ]
    .filter(Boolean)
    .join('\n')
    .replace(/`|\*\*/g, '');
}

/** The text of cards, one line for each part of them. */
export const textOf = (cards: readonly Card[]): string =>
  cards.map(textOfCard).join('\n');

/** What a pasted text with checksums is called, before a file is chosen. */
function textOfSums(sums: PastedText): string {
  const said = describePasted(sums);
  return `${said.text}\n${textOf([sumCard(said, sums)])}`;
}

/** What the components of an answer show. */
interface Shown {
  card?: Card;
  cards?: readonly Card[];
  answer?: ErrorAnswer;
  notes?: readonly Note[];
  sums?: PastedText;
  html?: string;
  children?: ReactNode;
}

/** What an answer shows, by the cards that it hands to its components. */
function textOfNode(node: ReactNode): string {
  if (Array.isArray(node)) {
    return node.map(textOfNode).join('');
  }
  if (!isValidElement<Shown>(node)) {
    return typeof node === 'string' ? node : '';
  }
  const {card, answer, notes = [], sums, html, children} = node.props;
  const {cards = card ? [card] : []} = node.props;
  return [
    textOf(cards),
    ...notes.map(sayNote),
    answer && textOf(answer.cards),
    answer?.reason,
    sums && textOfSums(sums),
    html,
    textOfNode(children),
    '',
  ].join('\n');
}

/**
 * What nothing says of any text: that it lacks something, which was false each time for some text that nobody had seen, or
 * what language it is in.
 */
export const neverSaid: readonly RegExp[] = [
  /\b(?:it|lines?|output|reports?|text|that|this)\b[^.:\n]{0,20}\b(?:doesn't|does not|don't) (?:carry|give|have|mention|name|say|show|state|tell)\b/i,
  /\b(?:report|text|this) (?:has|names|says|shows) (?:no|nothing)\b/i,
  /\b(?:no|nothing) [^.\n]{0,40}\b(?:found )?in (?:the|this|that) (?:report|text)\b/i,
  /\bfound no end\b|\bno page (?:fits|has|mentions)\b|\bnot whether\b|\bas far as (?:the|this) text\b/i,
  /\b(?:it|this|that|alone) says nothing\b/i,
  /\bthat language\b/i,
];

/** What the one box answers, in the home page and elsewhere; empty if it only searches. */
export const saidByBox = remembered(async (text: string): Promise<string> => {
  try {
    const answer = await findAnswer(text, {baseUrl: '/'});
    return `${answer.said}\n${textOfNode(answer.node)}`;
  } catch {
    // There is no index to search here.
    return '';
  }
});

/** What each tool answers on its own page. */
export const toolAnswers = {
  status: (text: string): string => {
    const explanation = explainText(text);
    return `${explanation.summary.text}\n${textOf(reportCards(explanation))}`;
  },
  lookup: (text: string): string => {
    const {said, cards, reason = ''} = answerErrors(text);
    return `${said}\n${textOf(cards)}\n${reason}`;
  },
  editions: (text: string): string => describeOutput(readOutput(text)),
  verifier: (text: string): string => textOfSums(readSums(text)),
};

/** What the verifier says of a file with this content, when a text is pasted beside it. */
export function saidOfFile(
  name: string,
  content: string,
  text: string,
): string {
  const digests = Object.fromEntries(
    algorithms.map((each) => [
      each,
      createHash(each.replace('-', '')).update(content).digest('hex'),
    ]),
  ) as Required<Digests>;
  return describeVerdict(name, digests, readSums(text)).text;
}
