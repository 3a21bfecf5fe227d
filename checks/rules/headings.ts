import {faultsOf, type Fault} from '../fault';
import type {MarkdownPage} from '../markdown';
import {titleFault} from './names';

/**
 * There is one h1, and ids are unique. The theme makes the h1 of a doc or a post from its title; a page in `src/pages`
 * contains its own. Markdownlint finds levels that are skipped.
 */
export function checkHeadings({path, headings}: MarkdownPage): Fault[] {
  const writesTitle = path.startsWith('src/pages/') || !path.includes('/');
  const lineOfId = new Map<string, number>();
  const faults = faultsOf(path, headings, (heading) => {
    const {line, level, text, id} = heading;
    const isTitle = level === 1 && path.startsWith('src/pages/');
    const before = id === null ? undefined : lineOfId.get(id);
    lineOfId.set(id ?? '', line);
    return [
      level === 1 &&
        (!writesTitle || heading !== headings[0]) &&
        `"${text}" is a second h1 in addition to the page title: start with ##`,
      ...(isTitle ? titleFault(text).map((what) => `the title ${what}`) : []),
      id !== null &&
        !/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(id) &&
        `the id "${id}" is not usable in an address: use letters, digits and hyphens`,
      before !== undefined &&
        `the id "${id}" is already used on line ${before}: choose another one`,
    ];
  });
  if (writesTitle && headings[0]?.level !== 1) {
    faults.push({
      path,
      line: headings[0]?.line ?? 1,
      message: 'the page has no h1: start it with # and the title',
    });
  }
  return faults;
}
