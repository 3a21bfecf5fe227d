import {
  readContentFile,
  type ContentFile,
} from '../../src/lib/content/contentFile';
import {contentKind} from '../../src/lib/content/frontMatter';
import {projectFiles, readProject} from './sources';

export const contentFiles: readonly ContentFile[] = projectFiles(
  'docs',
  'blog',
  'src/pages',
)
  .filter((file) => contentKind(file) !== null)
  .map((file) => readContentFile(file, readProject(file)));
