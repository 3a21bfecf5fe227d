import {faultsOf, type Fault} from '../fault';
import type {MarkdownPage} from '../markdown';

const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Path, relative to the project, of the image `target` on the page `path`. */
function imagePath(path: string, target: string): string {
  return target.startsWith('/')
    ? `static${target}`
    : path.replace(/(?<![^/])[^/]*$/, target);
}

/** A text alternative is not the name of a file, and the image is in the project. Markdownlint finds images without one. */
export function checkImages(
  {path, images}: MarkdownPage,
  /** Paths relative to the project. */
  files: ReadonlySet<string>,
): Fault[] {
  return faultsOf(path, images, ({label, target}) => {
    const alt = label.trim();
    const isUseless =
      IMAGE_FILE.test(alt) || /^(?:image|screenshot|picture)$/i.test(alt);
    const file = imagePath(path, target);
    return [
      isUseless &&
        `the image ${target} has no useful text alternative: say in the square brackets what it shows`,
      !files.has(file) &&
        `there is no ${file}: correct the path or add the image`,
    ];
  });
}

/** Images whose name is in none of the `sources`. */
export function unusedImages(
  files: readonly string[],
  sources: readonly string[],
): Fault[] {
  return files
    .filter((file) => IMAGE_FILE.test(file))
    .filter((file) => {
      const name = file.slice(file.lastIndexOf('/') + 1);
      return !sources.some((source) => source.includes(name));
    })
    .map((path) => ({
      path,
      line: 1,
      message: 'no page shows this image: use it or delete it',
    }));
}
