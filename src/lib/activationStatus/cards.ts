import {askCommands, type AskId} from '../../data/activationAnswers';
import {plansFor, titled, type Card, type Step} from '../answer/card';
import type {Explanation, ProductExplanation, Remark} from './types';

/** The reader and what its fields mean. */
const readerPath = '/check_activation_status';

const kind = 'Activation report';

/** What several cards say together. */
const summaryCard = ({summary: {tone, text}}: Explanation): Card => ({
  key: 'summary',
  kind,
  tone,
  ...titled(text),
});

function remarkCard({text, tone, link}: Remark): Card {
  return {
    key: text,
    kind,
    tone,
    ...titled(text),
    links: link && [link],
  };
}

/** What one part of a text says about a license, if another part says the contrary. */
const disputedCard = (
  {title, verdict, facts}: ProductExplanation,
  index: number,
): Card => ({
  key: `${index}`,
  kind,
  tone: 'neutral',
  title,
  about: `One part of the text says: ${verdict.text}`,
  facts,
});

function productCard(
  {title, badge, verdict, facts, findings, next}: ProductExplanation,
  index: number,
): Card {
  const steps = next ? [{text: next.text}] : [];
  const isDone = verdict.tone === 'success';
  return {
    key: `${index}`,
    // Where the verdict doesn't start with it, the badge says in words what the color says.
    kind: verdict.text.startsWith(badge) ? kind : `${kind}, ${badge}`,
    tone: verdict.tone,
    ...titled(`${title}: ${verdict.text}`),
    notes: [
      ...findings.map(({tone, text, link}) => ({
        text,
        isWarning: tone === 'warning',
        link,
      })),
      // Nothing has to be done now.
      ...(isDone ? steps : []),
    ],
    plans: isDone ? [] : plansFor(steps),
    facts,
    links: next?.link && [next.link],
  };
}

/** The command whose report says more. */
function askStep(ask: AskId): Step {
  const {command, in: where} = askCommands[ask];
  return {
    text: 'Run this on that PC, and paste here what it copies',
    command,
    where,
  };
}

/** What there is to say if nothing was read. */
const nothingRead: Card = {
  key: 'nothing',
  kind,
  tone: 'neutral',
  title: 'The text has no report that can be read',
};

/** The cards of a report: what several licenses are together, remarks about the text, and one for each license. */
export function reportCards(explanation: Explanation): readonly Card[] {
  const {remarks, products, isDisputed, caveat, ask} = explanation;
  const cards = [
    ...(products.length > 1 && !isDisputed ? [summaryCard(explanation)] : []),
    ...remarks.map(remarkCard),
    ...products.map(isDisputed ? disputedCard : productCard),
  ];
  const last = cards.pop() ?? nothingRead;
  const steps = last.plans?.[0]?.lists[0]?.steps ?? [];
  return [
    ...cards,
    {
      ...last,
      facts: [
        ...(last.facts ?? []),
        ...(caveat ? [{term: 'Dates', texts: [caveat]}] : []),
      ],
      plans: plansFor([...steps, ...(ask ? [askStep(ask)] : [])]),
      address: readerPath,
    },
  ];
}
