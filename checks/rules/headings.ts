import type {Fault} from '../fault';
import type {MarkdownPage} from '../markdown';
import {titleFault} from './names';

/**
 * There is one h1, and ids are unique. The theme makes the h1 of a doc or a post from its title; a page in `src/pages`
 * contains its own. Markdownlint finds levels that are skipped.
 */
export function checkHeadings({path, headings}: MarkdownPage): Fault[] {
  const faults: Fault[] = [];
  const writesTitle = path.startsWith('src/pages/') || !path.includes('/');
  const lineOfId = new Map<string, number>();

  for (const [at, {line, level, text, id}] of headings.entries()) {
    const fault = (message: string) => faults.push({path, line, message});
    if (level === 1 && (!writesTitle || at > 0)) {
      fault(
        `"${text}" is a second h1 in addition to the page title: start with ##`,
      );
    }
    if (level === 1 && path.startsWith('src/pages/')) {
      titleFault(text).forEach((what) => fault(`the title ${what}`));
    }
    if (id === null) {
      continue;
    }
    if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(id)) {
      fault(
        `the id "${id}" is not usable in an address: use letters, digits and hyphens`,
      );
    }
    if (lineOfId.has(id)) {
      fault(
        `the id "${id}" is already used on line ${lineOfId.get(id)}: choose another one`,
      );
    }
    lineOfId.set(id, line);
  }
  if (writesTitle && headings[0]?.level !== 1) {
    faults.push({
      path,
      line: headings[0]?.line ?? 1,
      message: 'the page has no h1: start it with # and the title',
    });
  }
  return faults;
}
