import type {Rule} from 'postcss';

const selectors =
  /^(html|:root|html:root|(html)?\[data-theme(=["']?\w+["']?)?\])$/;

/** Whether a selector is for the document's root alone, in one color mode or in both. */
export const isDocument = (selector: string) => selectors.test(selector);

export const isOfDocument = (rule: Rule) => rule.selectors.every(isDocument);
