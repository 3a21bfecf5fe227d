import {Parser} from 'htmlparser2';

/** What a selector can ask about an element of a page. */
export interface ElementKind {
  /** Tag name in lower case. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  classes: ReadonlySet<string>;
}

/** Their values differ from element to element, so only their presence is noted and asked for. */
export const indifferent = new Set(['href', 'src', 'd', 'title', 'aria-label']);

/** The elements of a page, each kind once however often it stands there. */
export interface PageElements {
  all: readonly ElementKind[];
  byName: ReadonlyMap<string, readonly ElementKind[]>;
  byClass: ReadonlyMap<string, readonly ElementKind[]>;
}

function add(
  index: Map<string, ElementKind[]>,
  key: string,
  element: ElementKind,
): void {
  const known = index.get(key);
  if (known) {
    known.push(element);
  } else {
    index.set(key, [element]);
  }
}

export function readElements(html: string): PageElements {
  const kinds = new Map<string, ElementKind>();
  const byName = new Map<string, ElementKind[]>();
  const byClass = new Map<string, ElementKind[]>();
  const parser = new Parser({
    onopentag(name, attributes) {
      const key = JSON.stringify([
        name,
        Object.entries(attributes).map(([attribute, value]) =>
          indifferent.has(attribute) ? attribute : [attribute, value],
        ),
      ]);
      if (kinds.has(key)) {
        return;
      }
      const classes = new Set((attributes.class ?? '').split(/\s+/));
      const kind = {name, attributes, classes};
      kinds.set(key, kind);
      add(byName, name, kind);
      for (const one of classes) {
        add(byClass, one, kind);
      }
    },
  });
  parser.write(html);
  parser.end();
  return {all: [...kinds.values()], byName, byClass};
}
