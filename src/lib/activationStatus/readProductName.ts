import {
  officeGenerations,
  officeKinds,
  officeProductNames,
} from '../../data/activationFields';
import {upperFirst} from '../text/sentences';
import {editionWithId, findWindowsNames} from '../windows/productNames';
import type {LicenseReport} from './types';

/** The product that a name describes. */
export interface NamedProduct extends Partial<
  Pick<LicenseReport, 'isEvaluation' | 'release' | 'addOn' | 'channel'>
> {
  product: 'windows' | 'office';
  title: string;
}

/** A longer text is not a product name. */
const LONGEST_NAME = 160;

/** A map, because the keys come from pasted text. */
const generations = new Map(Object.entries(officeGenerations));

/** The name of an add-on, such as `Client-ESU-Year1`. A list of the editions that it is for follows. */
const ADD_ON = /^windows\(r\)[^,]{0,5}, ([\w-]{3,40}) add-on\b/i;

/** The license of ESU, which is not that of Windows. */
const esuProduct = (windows: string, year?: string): NamedProduct => ({
  product: 'windows',
  title: `Extended Security Updates for ${windows}${year ? `, year ${year}` : ''}`,
  addOn: 'esu',
});

function addOn(name: string): NamedProduct | null {
  const found = ADD_ON.exec(name)?.[1];
  if (!found) {
    return null;
  }
  const [, year] = /^(?:client|server)-esu-year(\d)/i.exec(found) ?? [];
  return /\besu\b/i.test(found)
    ? esuProduct(/^server/i.test(found) ? 'Windows Server' : 'Windows', year)
    : {
        product: 'windows',
        title: 'Unknown Windows add-on',
        addOn: 'other',
      };
}

function windowsProduct(name: string): NamedProduct | null {
  const match =
    // "KMS" for the KMS host of that time
    /^windows(?:\((?:r|tm)\))?( 7| 8\.1| 8| vista| server 200[38](?: r2)?)?(?:\(tm\))?(?: kms)?,? ([a-z\d]{3,40}) edition$/i.exec(
      name,
    ) ??
    /^windows(?: server)?(?:\(r\))?( 2008| 2008 r2)?,? ([a-z]{3,40})(?: edition)?$/i.exec(
      name,
    );
  if (!match || isOtherName(name)) {
    return null;
  }
  const [, version = '', edition = ''] = match;
  const unknown = version === '' ? 'in an unknown edition' : '';
  return {
    product: 'windows',
    title:
      `Windows${version.replace(/server/i, 'Server')} ${editionWithId(edition) ?? unknown}`.trim(),
    isEvaluation: /eval$/i.test(edition),
    release: /^ [78]/.test(version) ? `Windows${version}` : undefined,
  };
}

/** Reads the start of a text as a Windows with its version, such as `Windows 11 Pro`. Null for anything else. */
export function readCaption(text: string): NamedProduct | null {
  const found = findWindowsNames(text.slice(0, LONGEST_NAME).trim())[0];
  if (found?.at !== 0) {
    return null;
  }
  if (/^windows 10 (?:\w+ )?(?:esu|extended security)\b/i.test(text)) {
    return esuProduct('Windows');
  }
  const {version, edition, longTermYear, isEvaluation} = found;
  const isLongTerm = edition?.includes('LTSC') ?? false;
  const release = isLongTerm
    ? longTermYear && `Windows ${version} LTSC ${longTermYear}`
    : `Windows ${version}`;
  return {
    product: 'windows',
    title: ['Windows', version, edition?.replace(/^Server /, ''), longTermYear]
      .filter(Boolean)
      .join(' '),
    isEvaluation,
    release: version === 'Server' ? undefined : release,
  };
}

/** Words beside the name of an Office. Any other word makes it another program, such as an add-in. */
const ofCaption =
  /\b(?:20\d\d|and|apps?|bit|business|c2r|click-to-run|desktop|edition|enterprise|excel|family|for|home|it|license|ltsc|mac|microsoft|msi|o365|office|on|personal|plus|pro|professional|project|retail|says|standard|student|subscription|suite|that|version|visio|vl|volume|windows|word|x64|x86)\b/g;

/** Reads the start of a text as an Office that a person named, such as `Office 2021 Professional Plus`. */
function readOfficeCaption(text: string): NamedProduct | null {
  const start = text
    .slice(0, LONGEST_NAME)
    .trim()
    .toLowerCase()
    .replace(/\bpro ?plus\b/, 'professional plus')
    .replace(/\band\b/, '&');
  const [, family] =
    /^(?:microsoft )?(office|visio|project|365)\b(?!.{80})/.exec(start) ?? [];
  if (!family) {
    return null;
  }
  const year = /\b20(?:10|13|16|19|21|24)\b/.exec(start)?.[0];
  const known = officeProductNames.find(({name}) =>
    start.includes(name.toLowerCase()),
  )?.name;
  const own = known?.replace(/^(?:Visio|Project) /, '');
  if (
    /\p{L}/u.test(
      start.replace(known?.toLowerCase() ?? '', '').replace(ofCaption, ''),
    )
  ) {
    return null;
  }
  const words =
    family === '365'
      ? ['Microsoft 365', /\bbusiness\b/.test(start) && 'Business', known]
      : [upperFirst(family), /\bltsc\b/.test(start) && 'LTSC', own, year];
  const title = known?.startsWith('Microsoft 365')
    ? known
    : words.filter(Boolean).join(' ');
  return {product: 'office', title};
}

/** The name that DISM prints for an edition: `Core` is "Windows Home". Null for an unknown one. */
export function readEditionId(id: string): NamedProduct | null {
  const friendly = editionWithId(id);
  return friendly
    ? {
        product: 'windows',
        title: `Windows ${friendly}`,
        isEvaluation: /eval$/i.test(id.trim()),
      }
    : null;
}

const kindOf = (id: string) =>
  officeKinds.find(({pattern}) => pattern.test(id));

/**
 * The name of an Office product from its ID: `ProPlus2024VL_KMS_Client_AE` with generation 2024, or `O365ProPlusRetail`
 * without one. Null for an unknown ID.
 */
function officeTitle(
  id: string,
  generation: string | undefined,
): string | null {
  const known = officeProductNames.find((product) =>
    id.toLowerCase().startsWith(product.id),
  );
  if (!known) {
    return null;
  }
  if (known.id.startsWith('o365')) {
    return known.name;
  }
  const kind = kindOf(id)?.label;
  const isLtsc =
    kind === 'volume' && (generation === '2021' || generation === '2024');
  const isFamily = /^(?:visio|project)/.test(known.id);
  const [family, rest] = isFamily
    ? known.name.split(' ')
    : ['Office', known.name];
  const words = [
    family,
    isLtsc && 'LTSC',
    rest,
    generation,
    kind && `(${kind})`,
  ];
  return words.filter(Boolean).join(' ');
}

function officeProduct(name: string): NamedProduct | null {
  const match = /^office (\d{2}), office(?:\d{2})?([\w-]{2,80}) edition$/i.exec(
    name,
  );
  if (match) {
    const generation = generations.get(match[1]!);
    // "Office 16" is the internal number of Microsoft 365, too, so an unknown product has no generation.
    const title =
      officeTitle(match[2]!, generation) ?? 'Unknown Office product';
    return {
      product: 'office',
      title,
      channel: kindOf(match[2]!)?.channel,
      release: /^Office (?:LTSC )?[\w &]*\b(20\d\d)\b/.test(title)
        ? `Office ${/ LTSC /.test(title) ? 'LTSC ' : ''}${generation}`
        : undefined,
    };
  }
  // Product IDs of vNextDiag.ps1: O365ProPlusRetail, VisioPro2021Retail, ProPlus2024Volume.
  const id = /^([a-z0-9]{3,40}?)(20(?:19|21|24))?(?:retail|volume)$/i.exec(
    name,
  );
  return (
    id && {
      product: 'office',
      title: officeTitle(id[1]!, id[2]) ?? 'Unknown Office product',
    }
  );
}

/**
 * Reads a product name such as `Windows(R), Professional edition`, `Office 24, Office24ProPlus2024VL_KMS_Client_AE
 * edition` or `O365ProPlusRetail`. The title is built from known words only, so nothing else from the text can end up
 * in it. Null for anything else.
 */
export function readProductName(name: string): NamedProduct | null {
  // The name of an add-on lists dozens of editions, so only its start is read.
  const named = addOn(name.slice(0, LONGEST_NAME));
  const clean = name
    .slice(0, LONGEST_NAME + 1)
    .trim()
    .replace(/_\s+/g, '_');
  if (named || clean.length > LONGEST_NAME) {
    return named;
  }
  return windowsProduct(clean) ?? officeProduct(clean);
}

/** Whether the name of a product is that of another program. */
export const isOtherName = (name: string): boolean =>
  /\p{L}{3}/u.test(name) &&
  !/windows(?! (?:admin|defender|media|security|server security|subsystem|terminal))|office|microsoft|365/i.test(
    name,
  );

/** Whether an ID of an edition is no word that other programs use of theirs, too, such as "Enterprise". */
export const isOwnEditionId = (id: string): boolean =>
  /^(?:core|education|enterprise|iot|professional|server)\w/i.test(id.trim());

/** Whether a product is named without its edition or year. */
export const isBareName = ({title}: {title?: string}): boolean =>
  /^(?:Office|Windows)$/.test(title ?? '');

/** A product by its name in the tools, or as a person writes it. */
export function readAnyName(text: string): NamedProduct | null {
  return (
    readProductName(text) ??
    readCaption(text) ??
    readOfficeCaption(text) ??
    (/^(?:my )?windows$/i.test(text.trim())
      ? {product: 'windows', title: 'Windows'}
      : null)
  );
}
