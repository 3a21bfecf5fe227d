import type {Declaration, Root, Rule} from 'postcss';
import valueParser from 'postcss-value-parser';
import {isOfDocument} from './document';

const unconditional = new Set(['html', ':root', 'html:root']);

const isVar = (node: valueParser.Node): node is valueParser.FunctionNode =>
  node.type === 'function' && node.value.toLowerCase() === 'var';

const nameOf = (call: valueParser.FunctionNode) => call.nodes[0]?.value ?? '';

/** The custom properties that a value reads. */
export function readNames(value: string): string[] {
  const names: string[] = [];
  valueParser(value).walk((node) => {
    if (isVar(node)) {
      names.push(nameOf(node));
    }
  });
  return names;
}

const ruleOf = ({parent}: Declaration) => parent as Rule;

const isOnDocument = ({parent}: Declaration) =>
  parent?.type === 'rule' && isOfDocument(parent as Rule);

/**
 * Puts the value of a custom property where it is read, when it has one value for the whole document in every state,
 * and the value is no longer than the reference or read once. The property is left for `removeUnusedProperties`.
 *
 * Infima defines hundreds of such properties; every element inherits them, and every page would carry them.
 * @param words names that scripts read, which must stay
 */
export function resolveConstants(
  sheet: Root,
  words: ReadonlySet<string>,
): void {
  const definitions = new Map<string, Declaration[]>();
  const reads = new Map<string, number>();
  sheet.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) {
      const known = definitions.get(declaration.prop) ?? [];
      definitions.set(declaration.prop, [...known, declaration]);
    }
    for (const name of readNames(declaration.value)) {
      reads.set(name, (reads.get(name) ?? 0) + 1);
    }
  });

  /** The same on every element, so that it does not matter where it is resolved. */
  const isInherited = (name: string) =>
    (definitions.get(name) ?? []).every(isOnDocument);

  const constants = new Map<string, string>();
  for (const [name, [definition, ...others]] of definitions) {
    if (
      definition &&
      others.length === 0 &&
      !words.has(name) &&
      unconditional.has(ruleOf(definition).selector) &&
      ruleOf(definition).parent === sheet &&
      readNames(definition.value).every(isInherited) &&
      (reads.get(name) === 1 ||
        definition.value.length <= `var(${name})`.length)
    ) {
      constants.set(name, definition.value);
    }
  }

  /** Values that read other constants are resolved in turn; a circle, which CSS makes invalid, is left as it is. */
  function resolve(value: string, within: readonly string[] = []): string {
    const parsed = valueParser(value);
    parsed.walk((node) => {
      if (!isVar(node)) {
        return true;
      }
      const name = nameOf(node);
      const constant = constants.get(name);
      if (constant === undefined || within.includes(name)) {
        return true;
      }
      Object.assign(node, {
        type: 'word',
        value: resolve(constant, [...within, name]),
      });
      return false;
    });
    return parsed.toString();
  }

  sheet.walkDecls((declaration) => {
    if (declaration.value.includes('var(')) {
      declaration.value = resolve(declaration.value);
    }
  });
}
