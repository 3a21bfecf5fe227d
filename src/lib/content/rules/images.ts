import type {Fault} from '../fault';
import type {MarkdownPage} from '../markdown';

const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Path, relative to the project, of the image `target` on the page `path`; `null` for another origin. */
export function imagePath(path: string, target: string): string | null {
  if (/^[a-z]+:/i.test(target)) {
    return null;
  }
  if (target.startsWith('/')) {
    return `static${target}`;
  }
  const segments = path.split('/').slice(0, -1);
  for (const segment of target.split('/')) {
    if (segment === '..') {
      segments.pop();
    } else if (segment !== '.') {
      segments.push(segment);
    }
  }
  return segments.join('/');
}

/** An image has a text alternative that is not its file name, and its file is in the project. */
export function checkImages(
  {path, images, tags}: MarkdownPage,
  /** Paths relative to the project. */
  files: ReadonlySet<string>,
): Fault[] {
  const faults: Fault[] = [];
  for (const {line, label, target} of images) {
    const alt = label.trim();
    if (
      alt === '' ||
      IMAGE_FILE.test(alt) ||
      /^(?:image|screenshot|picture)$/i.test(alt)
    ) {
      faults.push({
        path,
        line,
        message: `the image ${target} has no useful text alternative: say in the square brackets what it shows`,
      });
    }
    const file = imagePath(path, target);
    if (file === null) {
      faults.push({
        path,
        line,
        message: `the image ${target} comes from another site: put a copy into docs/img`,
      });
    } else if (!files.has(file)) {
      faults.push({
        path,
        line,
        message: `there is no ${file}: correct the path or add the image`,
      });
    }
  }
  for (const {line, name} of tags) {
    if (name === 'img') {
      faults.push({
        path,
        line,
        message:
          'an <img> tag escapes the checks: write ![what it shows](path)',
      });
    }
  }
  return faults;
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
