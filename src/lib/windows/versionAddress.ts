/** How a version of Windows is named: in a sentence, and in an address such as `?version=win11-24h2`. */
import type {WindowsVersion} from './readVersion';

/** The editions that a text can name. */
export const namedEditions = [
  'Home',
  'Pro',
  'Enterprise',
  'Education',
  'IoT Enterprise',
] as const;

const addressOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

const written = new RegExp(
  `^win(1[01])-([a-z\\d]+(?:-\\d+)?)(?:-(${namedEditions.map(addressOf).join('|')}))?$`,
);

export const isLongTerm = ({version}: {version: string}): boolean =>
  version.startsWith('LTS');

/** "Windows 11 24H2 Pro", "Windows 10 Enterprise LTSC 2021". */
export function nameOfVersion(of: {
  product: string;
  version: string;
  edition?: string;
}): string {
  const {product, version, edition} = of;
  const parts = isLongTerm(of) ? [edition, version] : [version, edition];
  return [product, ...parts].filter(Boolean).join(' ');
}

/** "win11-24h2", "win10-ltsc-2021", "win10-22h2-home". */
export function writeVersion({
  product,
  version,
  edition,
}: WindowsVersion): string {
  const name = [product.replace('Windows ', 'win'), version, edition];
  return addressOf(name.filter(Boolean).join('-'));
}

/** The name in a query such as `?version=win11-24h2`; empty if there is none. */
export const versionIn = (query: string): string =>
  new URLSearchParams(query).get('version') ?? '';

/** "Windows 11 24H2" for `win11-24h2`. Anything may be in an address. */
export const textOfVersion = (name: string): string =>
  name
    .replace(/^win(?=\d)/i, 'Windows ')
    .replaceAll('-', ' ')
    .replace(/\b\d\dh\d\b/i, (release) => release.toUpperCase());

/** Undefined for anything else. That the version exists is for the data to say. */
export function readVersionName(name: string): WindowsVersion | undefined {
  const [, product, version, edition] = written.exec(name) ?? [];
  return version === undefined
    ? undefined
    : {
        product: product === '11' ? 'Windows 11' : 'Windows 10',
        version: version.toUpperCase().replace('-', ' '),
        edition: namedEditions.find((each) => addressOf(each) === edition),
      };
}
