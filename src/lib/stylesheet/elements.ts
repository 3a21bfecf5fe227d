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

/** The kinds of element on a page, each once however often it stands there. */
export function readElementKinds(html: string): ElementKind[] {
  const kinds = new Map<string, ElementKind>();
  const parser = new Parser({
    onopentag(name, attributes) {
      const key = JSON.stringify([
        name,
        Object.entries(attributes).map(([attribute, value]) =>
          indifferent.has(attribute) ? attribute : [attribute, value],
        ),
      ]);
      if (!kinds.has(key)) {
        const classes = new Set((attributes.class ?? '').split(/\s+/));
        kinds.set(key, {name, attributes, classes});
      }
    },
  });
  parser.write(html);
  parser.end();
  return [...kinds.values()];
}
