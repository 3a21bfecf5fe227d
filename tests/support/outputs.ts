/** What the tools print, for tests that need such a text: the rows of `corpus/reports.yaml` that have a name. */
import {readCorpus} from './corpus';

const texts = new Map(
  readCorpus('reports').flatMap(({name, text}) => (name ? [[name, text]] : [])),
);

export const outputNames: readonly string[] = [...texts.keys()];

/** An output with parts of it replaced. */
export function outputOf(
  name: string,
  ...changes: readonly (readonly [from: string, to: string])[]
): string {
  let text = texts.get(name);
  for (const [from, to] of changes) {
    if (!text?.includes(from)) {
      throw new Error(`The output "${name}" does not have "${from}".`);
    }
    text = text.replace(from, () => to);
  }
  if (text === undefined) {
    throw new Error(`There is no output "${name}".`);
  }
  return text;
}
