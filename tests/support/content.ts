import {readContentFile, type ContentFile} from '../../checks/contentFile';
import type {Fault} from '../../checks/fault';
import {contentKind, lineOfField} from '../../checks/frontMatter';
import {projectFiles, readProject} from './sources';

export const contentFiles: readonly ContentFile[] = projectFiles(
  'docs',
  'blog',
  'src/pages',
)
  .filter((file) => contentKind(file) !== null)
  .map((file) => readContentFile(file, readProject(file)));

/** A fault of a field in the front matter of a page. */
export const faultOfField = (
  {path, source}: ContentFile,
  field: string,
  message: string,
): Fault => ({path, line: lineOfField(source, [field]), message});
