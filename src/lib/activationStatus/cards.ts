import {askCommands, type AskId} from '../../data/activationAnswers';
import {plansFor, titled, type Card, type Step} from '../answer/card';
import {withoutBackticks} from '../text/format';
import {sayVerdict} from './explain';
import type {Explanation, ProductExplanation, Remark} from './types';

/** The reader and what its fields mean. */
const readerPath = '/check_activation_status';

const kind = 'Activation report';

/** The card of a sentence about the whole text: a remark, what several cards say together, or that nothing was read. */
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

function productCard(product: ProductExplanation, index: number): Card {
  const {badge, verdict, facts, findings, next} = product;
  const steps = next ? [{text: next.text}] : [];
  const isDone = verdict.tone === 'success';
  const isLinked = findings.some(({link}) => link?.to === next?.link?.to);
  return {
    key: `${index}`,
    // Where the verdict doesn't start with it, the badge says in words what the color says.
    kind: verdict.text.startsWith(badge) ? kind : `${kind}, ${badge}`,
    tone: verdict.tone,
    ...titled(sayVerdict(product)),
    notes: [
      ...findings.map(({tone, text, link}, index) => ({
        text,
        isWarning: tone === 'warning',
        link: findings
          .slice(0, index)
          .some((each) => each.link?.to === link?.to)
          ? undefined
          : link,
      })),
      // Nothing has to be done now.
      ...(isDone ? steps : []),
    ],
    plans: isDone ? [] : plansFor(steps),
    facts,
    links: next?.link && !isLinked ? [next.link] : [],
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

/** What a report says, for the tab: of several licenses, how many there are and how many need a look. */
export const titleOfReport = ({summary}: Explanation): string =>
  withoutBackticks(summary.text).split(/[.;](?: |$)/)[0]!;

/** Cards that a page shows at once. A report can have hundreds of licenses. */
export const cardsAtOnce = 6;

/** In a long report, the licenses that somebody has to look at come first. */
function inOrder(
  products: readonly ProductExplanation[],
): readonly ProductExplanation[] {
  const isDone = ({verdict}: ProductExplanation) =>
    Number(verdict.tone === 'success');
  return products.length > cardsAtOnce
    ? [...products].sort((one, other) => isDone(one) - isDone(other))
    : products;
}

/**
 * The cards of a report: what several licenses are together, remarks about the text, and one for each license. What
 * holds for all is at the end of those that are shown at once.
 */
export function reportCards(explanation: Explanation): readonly Card[] {
  const {summary, remarks, products, isDisputed, facts, ask} = explanation;
  const said = [...remarks.map(({text}) => text), ...products.map(sayVerdict)];
  const cards = [
    ...(said.includes(summary.text) ? [] : [remarkCard(summary)]),
    ...remarks.map(remarkCard),
    ...inOrder(products).map(isDisputed ? disputedCard : productCard),
  ];
  const at = Math.min(cards.length, cardsAtOnce) - 1;
  const last = cards[at]!;
  const steps = last.plans?.[0]?.lists[0]?.steps ?? [];
  return [
    ...cards.slice(0, at),
    {
      ...last,
      facts: [...(last.facts ?? []), ...facts],
      plans: plansFor([...steps, ...(ask ? [askStep(ask)] : [])]),
      page: readerPath,
    },
    ...cards.slice(at + 1),
  ];
}
