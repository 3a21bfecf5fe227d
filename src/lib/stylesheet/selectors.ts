import {AttributeAction, parse, SelectorType, type Selector} from 'css-what';
import {indifferent, type ElementKind, type PageElements} from './elements';

/** The parts of a selector that one element must fulfil: `a.b:hover` of `p > a.b:hover`. */
type Compound = Selector[];

const combinators = new Set<string>([
  SelectorType.Adjacent,
  SelectorType.Child,
  SelectorType.ColumnCombinator,
  SelectorType.Descendant,
  SelectorType.Parent,
  SelectorType.Sibling,
]);

function toCompounds(selector: Selector[]): Compound[] {
  const compounds: Compound[] = [[]];
  for (const part of selector) {
    if (combinators.has(part.type)) {
      compounds.push([]);
    } else {
      compounds.at(-1)!.push(part);
    }
  }
  return compounds;
}

/** The selectors inside `:is()` and `:where()`, of which one must hold; nothing for any other pseudo-class. */
const choicesOf = ({
  name,
  data,
}: Extract<Selector, {type: SelectorType.Pseudo}>): Compound[][] | undefined =>
  (name === 'is' || name === 'where') && Array.isArray(data)
    ? data.map(toCompounds)
    : undefined;

const parsed = new Map<string, Compound[][]>();

/**
 * The compounds of each alternative of a selector.
 * @throws when the selector is no valid CSS
 */
export function compoundsOf(selector: string): Compound[][] {
  const known = parsed.get(selector);
  if (known) {
    return known;
  }
  const compounds = parse(selector).map(toCompounds);
  parsed.set(selector, compounds);
  return compounds;
}

function hasAttribute(
  part: Extract<Selector, {type: SelectorType.Attribute}>,
  {name, attributes, classes}: ElementKind,
): boolean {
  // Scripts set these before the first paint: color mode, dismissed announcement, state of the start.
  if (name === 'html' && part.name.startsWith('data-')) {
    return true;
  }
  if (attributes[part.name] === undefined || indifferent.has(part.name)) {
    return part.name in attributes;
  }
  if (part.name === 'class' && part.action === AttributeAction.Element) {
    return classes.has(part.value);
  }
  // HTML compares the values of some attributes without case; to do so with all is on the safe side.
  const value = attributes[part.name]!.toLowerCase();
  const asked = part.value.toLowerCase();
  switch (part.action) {
    case AttributeAction.Equals:
      return value === asked;
    case AttributeAction.Start:
      return value.startsWith(asked);
    case AttributeAction.End:
      return value.endsWith(asked);
    case AttributeAction.Any:
      return value.includes(asked);
    case AttributeAction.Element:
      return value.split(/\s+/).includes(asked);
    default:
      return true;
  }
}

function fulfils(element: ElementKind, compound: Compound): boolean {
  return compound.every((part) => {
    switch (part.type) {
      case SelectorType.Tag:
        return part.name === element.name;
      case SelectorType.Attribute:
        return hasAttribute(part, element);
      case SelectorType.Pseudo:
        if (part.name === 'root') {
          return element.name === 'html';
        }
        return (
          choicesOf(part)?.some((choice) => fulfils(element, choice.at(-1)!)) ??
          true
        );
      default:
        return true;
    }
  });
}

/** The elements of a page that a compound can be about: few, where it asks for a class or a tag. */
function candidates(
  compound: Compound,
  {all, byName, byClass}: PageElements,
): readonly ElementKind[] {
  for (const part of compound) {
    if (part.type === SelectorType.Attribute) {
      if (part.name === 'class' && part.action === AttributeAction.Element) {
        return byClass.get(part.value) ?? [];
      }
    } else if (part.type === SelectorType.Tag) {
      return byName.get(part.name) ?? [];
    }
  }
  return all;
}

/**
 * Whether a selector may match on a page with these elements. Where they stand, and states such as `:focus`, are not
 * asked for, so the answer is yes too often rather than too seldom.
 */
export function mayMatch(selector: string, elements: PageElements): boolean {
  return compoundsOf(selector).some((compounds) =>
    compounds.every((compound) =>
      candidates(compound, elements).some((element) =>
        fulfils(element, compound),
      ),
    ),
  );
}

/** What `[class^='alert']` asks for is a part of a name, which no list of words can deny. */
const asksForPart = new Set<string>([
  AttributeAction.Start,
  AttributeAction.End,
  AttributeAction.Any,
  AttributeAction.Exists,
]);

/** Whether every tag and class that a selector names is among the words (`[\w-]+`) of a site's pages and scripts. */
export function isNamed(selector: string, words: ReadonlySet<string>): boolean {
  const named = (compound: Compound): boolean =>
    compound.every((part) => {
      switch (part.type) {
        case SelectorType.Tag:
          return words.has(part.name);
        case SelectorType.Attribute:
          return (
            part.name !== 'class' ||
            asksForPart.has(part.action) ||
            (part.value.match(/[\w-]+/g) ?? []).every((word) => words.has(word))
          );
        case SelectorType.Pseudo:
          return choicesOf(part)?.some((choice) => choice.every(named)) ?? true;
        default:
          return true;
      }
    });
  return compoundsOf(selector).some((compounds) => compounds.every(named));
}
