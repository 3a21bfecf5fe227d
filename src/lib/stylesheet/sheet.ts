import postcss, {
  type AtRule,
  type Container,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import {readNames, resolveConstants} from './constants';
import {isDocument, isOfDocument} from './document';
import type {PageElements} from './elements';
import {isNamed, mayMatch} from './selectors';

/** A style sheet in parts. */
export interface SplitSheet {
  /** The custom properties of the whole document (`--site-…`, `--ifm-…`): every page needs them at once. */
  settings: Root;
  /** All other rules. */
  rules: Root;
  /** What of `rules` can show before a hand is on the page. */
  firstPaint: Root;
}

const isKeyframes = (rule: Rule) =>
  rule.parent?.type === 'atrule' &&
  (rule.parent as AtRule).name.endsWith('keyframes');

/** Removes what has become empty, from the inside out. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if ('nodes' in node && node.nodes) {
      removeEmpty(node as Container);
      if (node.nodes.length === 0) {
        node.remove();
      }
    }
  });
}

function keepSelectors(
  root: Root,
  isKept: (selector: string) => boolean,
): void {
  root.walkRules((rule) => {
    // A nested rule is read with the one around it only, and goes with it.
    if (!isKeyframes(rule) && rule.parent?.type !== 'rule') {
      const kept = rule.selectors.filter(isKept);
      if (kept.length < rule.selectors.length) {
        rule.selectors = kept;
      }
      if (kept.length === 0) {
        rule.remove();
      }
    }
  });
  removeEmpty(root);
}

/** Animations that no rule plays, by name or by a custom property, and no script either. */
function removeUnusedKeyframes(
  root: Root,
  isPlayedElsewhere: (name: string) => boolean,
): void {
  const played = new Set<string>();
  root.walkDecls(/^(--|(-webkit-)?animation(-name)?$)/, ({value}) => {
    for (const name of value.split(/[\s,]+/)) {
      played.add(name);
    }
  });
  root.walkAtRules(/keyframes$/, (atRule) => {
    if (!played.has(atRule.params) && !isPlayedElsewhere(atRule.params)) {
      atRule.remove();
    }
  });
}

/** The custom properties that a rule itself sets, not those of rules nested in it. */
const customProperties = ({nodes}: Rule) =>
  nodes.filter(
    (node): node is Declaration =>
      node.type === 'decl' && node.prop.startsWith('--'),
  );

/** Custom properties that nothing reads any more; a property that only such a property read goes with it. */
function removeUnusedProperties(root: Root, words: ReadonlySet<string>): void {
  for (let removed = true; removed;) {
    removed = false;
    const read = new Set<string>();
    root.walkDecls(({value}) => {
      for (const name of readNames(value)) {
        read.add(name);
      }
    });
    root.walkDecls(/^--/, (declaration) => {
      if (!read.has(declaration.prop) && !words.has(declaration.prop)) {
        declaration.remove();
        removed = true;
      }
    });
  }
  removeEmpty(root);
}

/** Splits `:root, .box {--a: 1px}`, so that its order among the properties of the document is kept. */
function separateDocument(sheet: Root): void {
  sheet.walkRules((rule) => {
    const others = rule.selectors.filter((one) => !isDocument(one));
    const isMixed = 0 < others.length && others.length < rule.selectors.length;
    if (isMixed && customProperties(rule).length > 0) {
      const copy = rule.cloneBefore();
      copy.selectors = rule.selectors.filter(isDocument);
      rule.selectors = others;
    }
  });
}

/**
 * Custom properties of the document that `html:root`, which no rule for the document outweighs, always replaces: those
 * before it, and those after it in a weaker `:root`.
 */
function removeReplacedProperties(sheet: Root): void {
  const ofAll = sheet.nodes.filter(
    (node): node is Rule => node.type === 'rule' && isOfDocument(node),
  );
  ofAll.forEach((winner, place) => {
    if (winner.selector !== 'html:root') {
      return;
    }
    const replaced = new Set(customProperties(winner).map(({prop}) => prop));
    for (const rule of ofAll.filter(
      ({selector}, index) => index < place || selector === ':root',
    )) {
      for (const declaration of customProperties(rule)) {
        if (replaced.has(declaration.prop) && !declaration.important) {
          declaration.remove();
        }
      }
    }
  });
}

/** Takes the custom properties of the document out of `rules`; what is left of a rule stays. */
function takeSettings(rules: Container): Container['nodes'] {
  const settings: NonNullable<Container['nodes']> = [];
  rules.each((node) => {
    if (node.type === 'rule' && isOfDocument(node)) {
      const copy = node.clone({nodes: []});
      for (const declaration of customProperties(node)) {
        copy.append(declaration.clone());
        declaration.remove();
      }
      settings.push(copy);
    } else if (node.type === 'atrule' && /^(media|supports)$/.test(node.name)) {
      const copy = node.clone({nodes: []});
      copy.append(takeSettings(node as Container));
      settings.push(copy);
    }
  });
  return settings;
}

/** States that come from a hand on the page, which is later than the first paint; the whole sheet has them. */
const laterStates = /:(hover|active|focus|focus-visible|focus-within)\b/;

/** `:not(:focus)` is true of a page that nobody has touched. */
const isLater = (selector: string) =>
  laterStates.test(selector.replace(/:not\([^()]*\)/g, ''));

/** Properties that show only when something moves or is pointed at. */
const laterProperties =
  /^(-webkit-)?(transition|cursor|touch-action|tap-highlight-color|scroll-behavior|user-select)/;

function takeFirstPaint(rules: Root): Root {
  const firstPaint = rules.clone();
  firstPaint.walkAtRules('media', (atRule) => {
    if (atRule.params === 'print') {
      atRule.remove();
    }
  });
  keepSelectors(firstPaint, (selector) => !isLater(selector));
  firstPaint.walkDecls(laterProperties, (declaration) => {
    declaration.remove();
  });
  removeEmpty(firstPaint);
  return firstPaint;
}

/**
 * Reads a style sheet, leaves out what no page and no script of the site names, and splits it.
 * @param words every tag, class and custom property that occurs in the site's HTML and scripts
 * @throws when the sheet is no valid CSS
 */
export function readSheet(css: string, words: ReadonlySet<string>): SplitSheet {
  const rules = postcss.parse(css);
  keepSelectors(rules, (selector) => isNamed(selector, words));
  removeUnusedKeyframes(rules, (name) => words.has(name));
  separateDocument(rules);
  removeReplacedProperties(rules);
  resolveConstants(rules, words);
  removeUnusedProperties(rules, words);
  const settings = postcss.root({nodes: takeSettings(rules)});
  removeEmpty(settings);
  removeEmpty(rules);
  return {settings, rules, firstPaint: takeFirstPaint(rules)};
}

/** The styles that a page with these elements needs for its first paint, whichever part of it is looked at first. */
export function stylesFor(
  {settings, firstPaint}: SplitSheet,
  elements: PageElements,
): string {
  const needed = firstPaint.clone();
  keepSelectors(needed, (selector) => mayMatch(selector, elements));
  const set = settings.toString();
  removeUnusedKeyframes(needed, (name) => set.includes(name));
  return set + needed.toString();
}
