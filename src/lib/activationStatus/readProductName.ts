import {
  officeGenerations,
  officeProductNames,
} from '../../data/activationFields';
import {windowsEditionNames} from '../../data/editionIds';

/** The product that a name describes. */
export interface NamedProduct {
  product: 'windows' | 'office';
  /** "Windows Pro", "Office LTSC Professional Plus 2024 (volume)". */
  title: string;
  isEvaluation: boolean;
  /** The release, as the dates of support name it; absent if the name does not tell. */
  release?: string;
  /** Set for a license that adds something to Windows. */
  addOn?: 'esu' | 'other';
}

/** A longer text is not a product name. */
const LONGEST_NAME = 160;

/** Maps, because the keys come from pasted text: a plain object would return a value for `constructor`. */
const windowsEditions = new Map(Object.entries(windowsEditionNames));
const generations = new Map(Object.entries(officeGenerations));

/** `Client-ESU-Year1`, the name of an add-on, which lists the editions it is for after it. */
const ADD_ON = /^windows\(r\)[^,]{0,5}, ([\w-]{3,40}) add-on\b/i;

function addOn(name: string): NamedProduct | null {
  const found = ADD_ON.exec(name)?.[1];
  if (!found) {
    return null;
  }
  const year = /^(client|server)-esu-year(\d)/i.exec(found);
  const isEsu = /\besu\b/i.test(found);
  const updates = `Extended Security Updates for ${/^server/i.test(found) ? 'Windows Server' : 'Windows'}`;
  const known = year ? `${updates}, year ${year[2]}` : updates;
  const title = isEsu ? known : 'Windows add-on that this reader does not know';
  return {
    product: 'windows',
    title,
    isEvaluation: false,
    addOn: isEsu ? 'esu' : 'other',
  };
}

function windowsProduct(name: string): NamedProduct | null {
  const match =
    /^windows(?:\((?:r|tm)\))?( 7| 8\.1| 8| vista)?(?:\(tm\))?,? ([a-z]{3,40}) edition$/i.exec(
      name,
    ) ??
    /^windows(?: server)?(?:\(r\))?( 2008| 2008 r2)?,? ([a-z]{3,40})(?: edition)?$/i.exec(
      name,
    );
  if (!match) {
    return null;
  }
  const edition = match[2]!;
  const friendly = windowsEditions.get(edition.toLowerCase());
  return {
    product: 'windows',
    title: `Windows${match[1] ?? ''} ${friendly ?? 'in an edition that this reader does not know'}`,
    isEvaluation: /eval$/i.test(edition),
    release: releaseOf(match[1]),
  };
}

/** The release for a number after "Windows". */
function releaseOf(number: string | undefined): string | undefined {
  const clean = number?.trim().toLowerCase();
  return clean && /^(?:7|8|8\.1|10|11)$/.test(clean)
    ? `Windows ${clean}`
    : undefined;
}

/** Editions as Settings, setup and people write them. */
const captionEditions: readonly string[] = [
  ...new Set([
    ...Object.values(windowsEditionNames).filter(
      (title) => !title.startsWith('Server'),
    ),
    'Professional',
    'Ultimate',
    'IoT Enterprise LTSC',
  ]),
].sort((one, other) => other.length - one.length);

/** `Windows 11 Pro`, `Microsoft Windows Server 2022 Standard`, `Windows(R) 11 Pro`: the name with its version. */
function windowsCaption(text: string): NamedProduct | null {
  const start =
    /^(?:microsoft )?windows(?:\(r\))? (7|8\.1|8|10|11)\b(.*)$/i.exec(text);
  if (start) {
    const number = start[1]!;
    const rest = start[2]!.trim().toLowerCase();
    const edition = captionEditions.find(
      (known) =>
        rest.startsWith(known.toLowerCase()) &&
        !/^[a-z]/.test(rest.slice(known.length)),
    );
    const year = edition
      ? /\b(20(?:15|16|19|21|24))\b/.exec(rest)?.[1]
      : undefined;
    const isLtsc = edition ? /LTSC/.test(edition) : false;
    return {
      product: 'windows',
      title: [
        'Windows',
        number,
        edition?.replace('Professional', 'Pro'),
        isLtsc && year,
      ]
        .filter(Boolean)
        .join(' '),
      isEvaluation: /evaluation/.test(rest),
      release: isLtsc
        ? year && `Windows ${number} LTSC ${year}`
        : `Windows ${number}`,
    };
  }
  const server =
    /^(?:microsoft )?windows server(?:\(r\))? (20(?:03|08|12|16|19|22|25)(?: r2)?)\b ?(standard|datacenter|essentials|enterprise|foundation)?/i.exec(
      text,
    );
  return (
    server && {
      product: 'windows',
      title: ['Windows Server', server[1]!.toUpperCase(), capitalize(server[2])]
        .filter(Boolean)
        .join(' '),
      isEvaluation: /evaluation/i.test(text),
      release: `Windows Server ${server[1]!.toUpperCase()}`,
    }
  );
}

function capitalize(word: string | undefined): string | undefined {
  return word && word[0]!.toUpperCase() + word.slice(1).toLowerCase();
}

/** Reads the start of a text as a Windows with its version, such as `Windows 11 Pro`. Null for anything else. */
export function readCaption(text: string): NamedProduct | null {
  return windowsCaption(text.slice(0, LONGEST_NAME).trim());
}

/** The name that DISM prints for an edition: `Core` is "Windows Home". Null for an unknown one. */
export function readEditionId(id: string): NamedProduct | null {
  const friendly = windowsEditions.get(id.trim().toLowerCase());
  return friendly
    ? {
        product: 'windows',
        title: `Windows ${friendly}`,
        isEvaluation: /eval$/i.test(id.trim()),
      }
    : null;
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
    // Some copies of a name have a space in place of an underscore.
    name.replace(
      /(?<=\w{4}) (?=(?:grace|retail|subscription|trial)\w* edition$)/i,
      '_',
    ),
  );
  if (match) {
    const generation = generations.get(match[1]!);
    // "Office 16" is the internal number of Microsoft 365, too, so an unknown product has no generation.
    const title =
      officeTitle(match[2]!, generation) ??
      'Office product that this reader does not know';
    return {
      product: 'office',
      title,
      isEvaluation: false,
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
