import {
  presentFacts,
  titled,
  type Card,
  type Link,
  type Plan,
} from '../answer/card';
import {lowerFirst, upperFirst} from '../text/sentences';
import type {ShownSource} from '../text/shownSource';
import {describeCost, describePathAnswer, termsOf} from './describePath';
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

const isStore = ({id}: Method) => id === 'store';

/** The name of a method, without the command or the page that its steps name. */
const nameOf = ({name}: Method) => name.replace(/ \(.*\)$/, '');

/** The ways of who manages many PCs, or has volume keys. */
const isForAdmins = ({id, section}: Method) =>
  section === '#change-many-pcs' || id === 'command-line-key';

/** What to have ready for a change: for the best method, or for the Store, if that is another way. */
function preparationsOf({methods: [best, ...others]}: PathStep) {
  const account = others.find(isStore)?.prepare[0];
  return account
    ? [`${best!.prepare.join(' and ')}, or ${lowerFirst(account)}`]
    : (best?.prepare ?? []);
}

/** A link to the procedure of each method, once. */
const procedures = (methods: readonly Method[]): readonly Link[] =>
  methods
    .filter(
      ({section}, at) =>
        methods.findIndex((each) => each.section === section) === at,
    )
    .map((method) => ({text: nameOf(method), to: page + method.section}));

/** The steps of each change. Where one of them can be bought in the Store, that comes first: few have a key already. */
function plansOf(steps: readonly PathStep[]): readonly Plan[] {
  const planFor = (tab: Plan['tab']): Plan => ({
    tab,
    lists: steps.map(({from, to, methods}, index) => {
      const store = tab === 'buy' ? methods.find(isStore) : undefined;
      const method = store ?? methods[0]!;
      const change = `, ${from.name} to ${to.name}`;
      const stage = stageOf(index, steps.length, change);
      return {
        // The tab names the only way.
        title: tab && !stage ? undefined : stage + nameOf(method),
        steps: method.steps.map((text) => ({text})),
      };
    }),
  });
  const ways = steps.flatMap(({methods}) => methods);
  const tabs = ways.some(isStore) ? (['buy', 'key'] as const) : [undefined];
  return ways.length > 0 ? tabs.map(planFor) : [];
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
  const {steps} = answer;
  const {tone, text} = describePathAnswer(answer, from, to);
  const cost = describeCost(steps);
  const best = steps.flatMap(({methods: [first]}) => first ?? []);
  const others = steps.flatMap(({methods}) => methods.slice(1));
  const notes = (wanted: boolean) =>
    steps
      .filter((step) => isPlain(step) === wanted)
      .flatMap((step) => step.notes);
  const toHave =
    best.length > 0 ? [backup, ...steps.flatMap(preparationsOf)] : [];
  const ids = new Set(
    [...steps, termsOf(steps)].flatMap((each) => each?.sources ?? []),
  );
  const adminTexts = new Set(steps.flatMap(({forAdmins = []}) => forAdmins));
  const adminLinks = procedures(others.filter(isForAdmins));
  return {
    key: writeQuestion({from, to}),
    kind: editionKind,
    tone,
    ...titled(text),
    notes: [
      ...((answer.kind === 'route' && answer.direct?.notes) || []).map(
        (note) => ({
          text: `Why not in one step: ${note}`,
        }),
      ),
      ...[...notes(false), ...notes(true)].map((note) => ({text: note})),
    ],
    plans: plansOf(steps),
    facts: presentFacts([
      ['Cost', cost && upperFirst(cost)],
      ['Have ready', ...new Set(toHave)],
    ]),
    links: procedures([
      ...best,
      ...others.filter((method) => !isForAdmins(method)),
    ]),
    forAdmins:
      adminTexts.size + adminLinks.length > 0
        ? {texts: [...adminTexts], links: adminLinks}
        : undefined,
    sources: [...ids].flatMap((id) => sources[id] ?? []),
    address: questionPath({from, to}),
  };
}
