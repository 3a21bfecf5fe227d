import {titled, type Card, type Link} from '../answer/card';
import type {ShownSource} from '../text/shownSource';
import {
  describeCost,
  describePathAnswer,
  keptBy,
  stepsOf,
} from './describePath';
import type {Method, PathAnswer, PathStep} from './findPath';
import {writeQuestion, type Installation, type Question} from './installations';

/** What the change of a Windows edition is called above its card. */
export const editionKind = 'Edition change';

const backup = 'A backup of the files you cannot replace';

/** If the answer isn't a plain yes, the notes say why, so they come first. */
const isPlain = ({support}: PathStep): boolean =>
  support === 'yes' || support === 'downgrade';

/** What is before a text about one step of several. */
const stageOf = (index: number, count: number, of = ''): string =>
  count > 1 ? `Step ${index + 1}${of}: ` : '';

/** The page that has the procedures. */
const page = '/change_windows_edition';

/** Where the finder answers a question. */
export const questionPath = (question: Question): string =>
  `${page}${writeQuestion(question)}#find-your-path`;

/** A link to the procedure of each method, once. */
function procedures(methods: readonly Method[]): readonly Link[] {
  const seen = new Set<string>();
  return methods.flatMap(({name, section}) => {
    const isNew = !seen.has(section);
    seen.add(section);
    return isNew
      ? {text: name.replace(/ \(.*\)$/, ''), to: page + section}
      : [];
  });
}

/**
 * The card of an answer: whether one installation can become another, and how.
 *
 * @param sources Those of the steps, by id.
 */
export function pathCard(
  answer: PathAnswer,
  from: Installation,
  to: Installation,
  sources: Readonly<Record<string, ShownSource>> = {},
): Card {
  const steps = stepsOf(answer);
  const {tone, text} = describePathAnswer(answer, from, to);
  const cost = describeCost(steps);
  const ways = steps.flatMap((step, index) => {
    const [best, ...others] = step.methods;
    return best ? {step, index, best, others} : [];
  });
  const nameOf = ({from: one, to: other}: PathStep) =>
    `, ${one.name} to ${other.name}`;
  const lists = ways.map(({step, index, best}) => ({
    title: stageOf(index, steps.length, nameOf(step)) + best.name,
    steps: best.steps.map((each) => ({text: each})),
  }));
  const notes = (wanted: boolean) =>
    steps
      .filter((step) => isPlain(step) === wanted)
      .flatMap((step) => step.notes);
  const facts = {
    Cost: cost ? [cost[0]!.toUpperCase() + cost.slice(1)] : [],
    'What stays': ways.length > 0 ? [keptBy(steps)!.text] : [],
    Restart: ways.map(
      ({step, index}) => stageOf(index, steps.length) + step.restart,
    ),
    'Have ready':
      ways.length > 0
        ? [backup, ...ways.flatMap(({best}) => best.prepare)]
        : [],
  };
  const ids = new Set(steps.flatMap((step) => step.sources));
  return {
    key: writeQuestion({from, to}),
    kind: editionKind,
    tone,
    ...titled(text),
    notes: [
      ...(answer.kind === 'route' ? answer.direct.notes : []).map((note) => ({
        text: `Why not in one step: ${note}`,
      })),
      ...[...notes(false), ...notes(true)].map((note) => ({text: note})),
    ],
    plans: lists.length > 0 ? [{lists}] : [],
    facts: Object.entries(facts).flatMap(([term, texts]) =>
      texts.length > 0 ? {term, texts: [...new Set(texts)]} : [],
    ),
    links: procedures([
      ...ways.map(({best}) => best),
      ...ways.flatMap(({others}) => others),
    ]),
    sources: [...ids].flatMap((id) => sources[id] ?? []),
    address: questionPath({from, to}),
  };
}
