import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Compiler} from 'webpack';

/** The file in which Docusaurus keeps which scripts and styles each part of the bundle has. */
interface Manifest {
  /** The parts by the name of what needs them: an entry, a chunk, or a module. */
  origins: Record<string, string[]>;
  /** The files of each part. */
  assets: Record<string, {js: {file: string}[]}>;
}

/**
 * Adds to the manifest the modules of routes, each with the scripts that it needs. Docusaurus 3.6.1 looks there for those of
 * a page by the modules that it rendered, but with webpack 5 only chunks are there. So it writes them into the page.
 */
export const completeManifest =
  (generatedFilesDir: string) =>
  (compiler: Compiler): void =>
    compiler.hooks.afterEmit.tap('completeManifest', ({namedChunkGroups}) => {
      const file = path.join(generatedFilesDir, 'client-manifest.json');
      const manifest = JSON.parse(
        readFileSync(file, 'utf8'),
      ) as Partial<Manifest>;
      const {origins, assets} = manifest;
      if (!origins || !assets) {
        throw new Error(
          `${file} has another form than Docusaurus 3.6.1 writes: compare it with ${__filename}.`,
        );
      }
      for (const group of namedChunkGroups.values()) {
        const scripts = group.getFiles().filter((name) => name.endsWith('.js'));
        for (const script of scripts) {
          assets[script] = {js: [{file: script}]};
        }
        for (const {request} of group.origins) {
          origins[request] = scripts;
        }
      }
      writeFileSync(file, JSON.stringify(manifest));
    });
