/** The text that visitors get of one section, including what its components render from data. */
import {errorCodes} from '../../src/data/errorCodes';
import {licenseChannels, licenseStates} from '../../src/data/licenseStates';
import type {ContentFile} from '../../checks/contentFile';
import {referenceComponents} from '../../src/build/reference';

/** What components show whose selectors return only their sources. */
const tables: Readonly<Record<string, unknown>> = {
  LicenseChannelTable: licenseChannels,
  LicenseStatusTable: licenseStates,
};

/** All text in a value, in its order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return [String(value)];
  }
  return value !== null && typeof value === 'object'
    ? Object.values(value).flatMap(textsIn)
    : [];
}

/** One line without the backticks that mark code in the data. */
const joined = (texts: readonly string[]) =>
  texts.join(' ').replaceAll('`', '').replace(/\s+/g, ' ');

/** The lines below a heading, to the next one of its level; without an id, those before the first section. */
function linesOf({page: {headings}}: ContentFile, id: string | null) {
  if (id === null) {
    return {start: 1, end: headings[0]?.line ?? Infinity};
  }
  const index = headings.findIndex((heading) => heading.id === id);
  const heading = headings[index];
  return heading
    ? {
        start: heading.line + 1,
        end:
          headings.slice(index + 1).find(({level}) => level <= heading.level)
            ?.line ?? Infinity,
      }
    : undefined;
}

/** The section with an id, the opening of the page if it is `null`, or undefined if there is no such section. */
export function sectionText(
  file: ContentFile,
  id: string | null,
): string | undefined {
  const lines = linesOf(file, id);
  if (!lines) {
    const listsErrors = file.page.tags.some(
      ({name}) => name === 'ErrorReference',
    );
    const entry = listsErrors && errorCodes.find(({code}) => code === id);
    return entry ? joined(textsIn(entry)) : undefined;
  }
  const inSection = ({line}: {line: number}) =>
    line >= lines.start && line < lines.end;
  const rendered = file.page.tags
    .filter(inSection)
    .flatMap(({name, attributes}) =>
      textsIn([referenceComponents[name]?.(attributes), tables[name]]),
    );
  return joined([
    ...file.page.shown.filter(inSection).map(({text}) => text),
    ...rendered,
  ]);
}
