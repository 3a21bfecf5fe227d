import type {Compiler} from 'webpack';

/** The scripts that hold a named chunk and what it shares with others, by the chunk's name; paths below the output. */
export type ChunkFiles = Map<string, readonly string[]>;

/** Notes while the site is bundled which scripts make up each chunk. Docusaurus keeps no complete list of them. */
export class NoteChunkFiles {
  constructor(private readonly files: ChunkFiles) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('NoteChunkFiles', ({namedChunkGroups}) => {
      this.files.clear();
      for (const [name, group] of namedChunkGroups) {
        this.files.set(
          name,
          group.getFiles().filter((file) => file.endsWith('.js')),
        );
      }
    });
  }
}
