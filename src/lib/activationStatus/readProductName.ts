import {
  officeGenerations,
  officeProductNames,
  windowsEditionNames,
} from '../../data/activationFields';

/** The product that a name describes. */
export interface NamedProduct {
  product: 'windows' | 'office';
  /** "Windows Pro", "Office LTSC Professional Plus 2024 (volume)". */
  title: string;
  isEvaluation: boolean;
}

/** A longer text is not a product name. */
const LONGEST_NAME = 160;

/** Maps, because the keys come from pasted text: a plain object would return a value for `constructor`. */
const windowsEditions = new Map(Object.entries(windowsEditionNames));
const generations = new Map(Object.entries(officeGenerations));

function windowsProduct(name: string): NamedProduct | null {
  const addOn = /^windows\(r\)[^,]{0,5}, ([\w-]{3,40}) add-on for /i.exec(name);
  if (addOn) {
    const title = /\besu\b/i.test(addOn[1]!)
      ? 'Windows Extended Security Updates (add-on)'
      : 'Windows add-on that this reader does not know';
    return {product: 'windows', title, isEvaluation: false};
  }
  const match =
    /^windows\(r\)( 7| 8| 8\.1)?,? ([a-z]{3,40}) edition$/i.exec(name) ??
    /^windows( server)?(?:\(r\))?,? ([a-z]{3,40})(?: edition)?$/i.exec(name);
  if (!match) {
    return null;
  }
  const edition = match[2]!;
  const friendly =
    windowsEditions.get(edition.toLowerCase()) ??
    'in an edition that this reader does not know';
  return {
    product: 'windows',
    title: `Windows${match[1] ?? ''} ${friendly}`,
    isEvaluation: /eval$/i.test(edition),
  };
}

/** Patterns in an Office license name that show the kind of license. */
const officeKinds: readonly {pattern: RegExp; label: string}[] = [
  {pattern: /kms_host/i, label: 'KMS host'},
  {pattern: /vl_|volume|_kms|_mak/i, label: 'volume'},
  {pattern: /subscription|subtrial|subscr/i, label: 'subscription'},
  {pattern: /trial/i, label: 'trial'},
  {pattern: /grace/i, label: 'not yet activated'},
  {pattern: /retail|r_|oem|pin|msdn/i, label: 'retail'},
];

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
  const kind = officeKinds.find(({pattern}) => pattern.test(id))?.label;
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
  const match = /^office (\d{2}), office(?:\d{2})?(\w{2,80}) edition$/i.exec(
    name,
  );
  if (match) {
    const generation = generations.get(match[1]!);
    const title =
      officeTitle(match[2]!, generation) ??
      ['Office', generation, 'product that this reader does not know']
        .filter(Boolean)
        .join(' ');
    return {product: 'office', title, isEvaluation: false};
  }
  // Product IDs of vNextDiag.ps1: O365ProPlusRetail, VisioPro2021Retail, ProPlus2024Volume.
  const id = /^([a-z0-9]{3,40}?)(20(?:19|21|24))?(?:retail|volume)$/i.exec(
    name,
  );
  return (
    id && {
      product: 'office',
      title:
        officeTitle(id[1]!, id[2]) ??
        'Office product that this reader does not know',
      isEvaluation: false,
    }
  );
}

/**
 * Reads a product name such as `Windows(R), Professional edition`, `Office 24, Office24ProPlus2024VL_KMS_Client_AE
 * edition` or `O365ProPlusRetail`. The title is built from known words only, so nothing else from the text can end up
 * in it. Null for anything else.
 */
export function readProductName(name: string): NamedProduct | null {
  const clean = name.slice(0, LONGEST_NAME + 1).trim();
  if (clean.length > LONGEST_NAME) {
    return null;
  }
  return windowsProduct(clean) ?? officeProduct(clean);
}
