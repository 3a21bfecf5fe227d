import type {Compiler} from 'webpack';

/** The files that each named chunk needs, shared ones included; paths are relative to the output folder. */
export type ChunkFiles = Map<string, readonly string[]>;

/** Records which files each chunk needs. Docusaurus keeps no complete list of them. */
export class RecordChunkFiles {
  constructor(private readonly files: ChunkFiles) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('RecordChunkFiles', ({namedChunkGroups}) => {
      this.files.clear();
      for (const [name, group] of namedChunkGroups) {
        this.files.set(name, group.getFiles());
      }
    });
  }
}
