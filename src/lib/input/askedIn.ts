import {errorScreens} from '../../data/errorScreens';
import {isEditionId} from '../editionPath/isEditionId';
import {normalizeErrorCode} from '../errorCodes/normalize';
import {textOfVersion} from '../windows/versionAddress';

/** Whether the box wrote a value of the address. Other apps add parameters of the same names, such as `from=timeline`. */
export function isOfBox(name: string, value: string): boolean {
  switch (name) {
    case 'code':
      return value.split(' ').every((code) => normalizeErrorCode(code));
    case 'seen':
      return errorScreens.some(({id}) => id === value);
    case 'version':
      return /^win|\d\dh\d/i.test(value);
    default:
      return isEditionId(value);
  }
}

/** The id of the drawing that asks a text, for the address. */
export const drawingOf = (text: string): string | undefined =>
  errorScreens.find(({asks}) => asks === text.trim())?.id;

/** The text that an address of the box stands for: its codes, its drawing, its version, or its editions. */
export function askedIn(search: string): string {
  const query = new URLSearchParams(search);
  const [code, seen, version, from, to] = [
    'code',
    'seen',
    'version',
    'from',
    'to',
  ].map((name) => {
    const value = query.get(name);
    return value && isOfBox(name, value) ? value : undefined;
  });
  const drawing = errorScreens.find(({id}) => id === seen);
  return (
    code ??
    drawing?.asks ??
    (version && textOfVersion(version)) ??
    [from, to].filter(Boolean).join(' to ')
  );
}
