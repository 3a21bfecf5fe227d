/** What the tools print, for tests that need such a text: the rows of `corpus/reports.yaml` that have a name. */
import {readCorpus, withChanges} from './corpus';

const texts = new Map(
  readCorpus('reports').flatMap(({name, text}) => (name ? [[name, text]] : [])),
);

export const outputNames: readonly string[] = [...texts.keys()];

/** An output with parts of it replaced. */
export const outputOf = (
  name: string,
  ...changes: readonly (readonly [from: string, to: string])[]
): string => withChanges(name, texts.get(name), changes);
