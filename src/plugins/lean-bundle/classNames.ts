/** Shorter names for the classes of CSS Modules, which stand in every page, in the sheet and in the bundle. */
import {createHash} from 'node:crypto';
import path from 'node:path';

/** Characters behind the first letter. With three, names of this site's size meet once in a hundred times. */
const hashLength = 3;

/** What css-loader tells of the module that a class stands in. */
interface Context {
  /** Absolute path of the project. */
  rootContext: string;
  /** Absolute path of the module. */
  resourcePath: string;
}

export type NameClass = (
  context: Context,
  template: string,
  localName: string,
) => string;

/**
 * Makes a function that names a class by its first letter and by a hash of where it stands: `t` and three characters for
 * `.title`. A name depends on nothing else, so it is the same on the server and in the browser, and in every build.
 * @throws when two classes get the same name
 */
export function createNameClass(): NameClass {
  const owners = new Map<string, string>();

  return ({rootContext, resourcePath}, _template, localName) => {
    const module = path.relative(rootContext, resourcePath);
    const owner = `.${localName} of ${module.split(path.sep).join('/')}`;
    const hash = createHash('sha256').update(owner).digest('base64url');
    const name = `${localName.charAt(0)}${hash.slice(0, hashLength)}`;
    const other = owners.get(name);
    if (other !== undefined && other !== owner) {
      throw new Error(
        `Two classes would be called "${name}" in the build: ${other}, and ${owner}. Rename one of them.`,
      );
    }
    owners.set(name, owner);
    return name;
  };
}
