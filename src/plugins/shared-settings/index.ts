import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, NormalModule} from 'webpack';

/** Settings that only the build reads. */
const buildLists = [
  'clientModules',
  'headTags',
  'plugins',
  'presets',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** The settings in a generated module, or none if it holds anything but one object. */
function readSettings(module: string): Partial<DocusaurusConfig> {
  const json = module.slice(module.indexOf('{'), module.lastIndexOf('}') + 1);
  try {
    return JSON.parse(json) as Partial<DocusaurusConfig>;
  } catch {
    return {};
  }
}

/**
 * Leaves out of the module with the site's settings what only the build reads, and the colors of the highlighter, which
 * has colored all code already. Throws if the module is not as Docusaurus 3.6.1 writes it.
 */
function trimSettings(module: string): object {
  const settings = readSettings(module);
  const {themeConfig} = settings;
  if (
    !themeConfig?.prism ||
    !buildLists.every((name) => Array.isArray(settings[name]))
  ) {
    throw new Error(
      `The settings that Docusaurus generates for browsers have another form than in 3.6.1: compare them with ${__filename}.`,
    );
  }
  return {
    ...settings,
    ...Object.fromEntries(buildLists.map((name) => [name, []])),
    themeConfig: {...themeConfig, prism: {}},
  };
}

/** Stops a build without the module, in which the rule for it would do nothing. */
const expectModule = (file: string) => (compiler: Compiler) =>
  compiler.hooks.thisCompilation.tap('expectModule', ({hooks}) => {
    hooks.finishModules.tap('expectModule', (modules) => {
      const files = Array.from(
        modules,
        (module) => (module as NormalModule).resource,
      );
      if (!files.includes(file)) {
        throw new Error(
          `The bundle has no ${file}, in which Docusaurus 3.6.1 keeps the site's settings: compare it with ${__filename}.`,
        );
      }
    });
  });

/** Shortens the settings that every page loads: a first visit is 0.9 kB smaller, compressed. */
export default function sharedSettings({
  generatedFilesDir,
}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'docusaurus.config.mjs');
  return {
    name: 'shared-settings',
    configureWebpack: () => ({
      module: {
        rules: [{test: file, type: 'json', parser: {parse: trimSettings}}],
      },
      plugins: [expectModule(file)],
    }),
  };
}
