import {normalizeErrorCode} from '../errorCodes/normalize';

/** How the ids of all editions begin. The home page loads the list of them with the first answer only. */
const editionId =
  /^(?:home|pro|education|enterprise|iot|windows|server)(?:-|$)/;

/** Whether the box wrote a value of the address. Other apps add parameters of the same names, such as `from=timeline`. */
export const isOfBox = (name: string, value: string): boolean =>
  name === 'code'
    ? value.split(' ').every((code) => normalizeErrorCode(code) !== null)
    : editionId.test(value);

/** The text that an address of the box stands for: its codes, or its editions. */
export function askedIn(search: string): string {
  const query = new URLSearchParams(search);
  const [code, from, to] = ['code', 'from', 'to'].map((name) => {
    const value = query.get(name);
    return value && isOfBox(name, value) ? value : undefined;
  });
  return code ?? [from, to].filter(Boolean).join(' to ');
}
