import {readContentFile, type ContentFile} from '../../checks/contentFile';
import {contentKind} from '../../checks/frontMatter';
import {projectFiles, readProject} from './sources';

export const contentFiles: readonly ContentFile[] = projectFiles(
  'docs',
  'blog',
  'src/pages',
)
  .filter((file) => contentKind(file) !== null)
  .map((file) => readContentFile(file, readProject(file)));
