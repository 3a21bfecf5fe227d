import type {LoadedPlugin} from '@docusaurus/types';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/**
 * The `aliases` of the front matter by route, from whatever the content plugins loaded: wherever an object holds both
 * an address and front matter, it describes a page. `src/lib/content/frontMatter.ts` has checked the values before.
 */
export function readAliases(
  plugins: readonly Pick<LoadedPlugin, 'content'>[],
  baseUrl: string,
): Map<string, string[]> {
  const aliases = new Map<string, string[]>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (!isObject(value) || seen.has(value)) {
      return;
    }
    seen.add(value);
    const {permalink, frontMatter} = value;
    if (
      typeof permalink === 'string' &&
      isObject(frontMatter) &&
      Array.isArray(frontMatter.aliases)
    ) {
      const route = `/${permalink.slice(baseUrl.length)}`;
      aliases.set(route, frontMatter.aliases.map(String));
    }
    Object.values(value).forEach(visit);
  };
  plugins.forEach(({content}) => visit(content));
  return aliases;
}
