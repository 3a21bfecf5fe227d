/**
 * How the four methods work: as a drawing on the page of each, and with a summary as cards on the home page. Everything
 * here repeats what the page says in `section`, in fewer words, so the sources are those of the page.
 *
 * To change a text, change the section too. A name is at most three short words: on a card, it has 65 px.
 */
import type {EvidenceKind} from './evidence';

/** Something that goes from one part to the next, or back from the next one. */
export interface Message {
  text: string;
  /** `none`: the text says why nothing goes there. */
  direction: 'on' | 'back' | 'none';
}

export interface MechanismPart {
  name: string;
  /** What it does or holds; code is in backticks. */
  note: string;
  /** Neighbors in different places talk over the network. */
  place: 'This PC' | 'Network' | 'Microsoft';
  /** Whether the method alters or adds it. */
  isChanged?: true;
  /** Between this part and the next. Absent only on the last one. */
  messages?: readonly Message[];
}

/** A statement, and how well it is supported if Microsoft does not document it. */
export interface Statement {
  text: string;
  evidence?: EvidenceKind;
}

export interface Mechanism {
  name: string;
  /** The section that explains the method. */
  section: `/${string}#${string}`;
  /** From the part that asks to the one that answers. */
  parts: readonly MechanismPart[];
  /** What the drawing tells. */
  caption: Statement;
  /** What the method does, with the products it is for. */
  summary: string;
  lifetime: Statement;
  status: Statement;
}

export const mechanisms = {
  hwid: {
    name: 'HWID',
    section: '/hwid#hwid-method',
    parts: [
      {
        name: 'Hardware',
        note: 'Identifies this PC',
        place: 'This PC',
        messages: [{text: 'hardware ID', direction: 'on'}],
      },
      {
        name: 'License state',
        note: 'Activated; no files stay behind',
        place: 'This PC',
        isChanged: true,
        messages: [
          {text: 'asks online', direction: 'on'},
          {text: 'digital license', direction: 'back'},
        ],
      },
      {
        name: 'Stored entry',
        note: 'For this hardware; obtained without a purchase',
        place: 'Microsoft',
        isChanged: true,
      },
    ],
    caption: {
      text: 'HWID uses the mechanism of a real digital license. Only the entry comes from a tool, not from a purchase.',
      evidence: 'community',
    },
    summary:
      'For Windows 10 and 11, obtains a digital license, which Microsoft stores against the hardware ID of the PC, without a purchase.',
    lifetime: {
      text: 'As long as the hardware is recognized',
      evidence: 'community',
    },
    status: {
      text: 'Not a license without a purchase; Microsoft has announced nothing against it',
    },
  },
  ohook: {
    name: 'Ohook',
    section: '/ohook#what-it-hooks',
    parts: [
      {
        name: 'Office',
        note: 'Asks whether it is licensed',
        place: 'This PC',
        messages: [
          {text: 'asks', direction: 'on'},
          {text: '"licensed"', direction: 'back'},
        ],
      },
      {
        name: 'Library',
        note: 'Added: `sppc.dll` in the Office folder',
        place: 'This PC',
        isChanged: true,
        messages: [{text: 'leads to', direction: 'on'}],
      },
      {
        name: 'Licensing service',
        note: 'Unchanged, as is the library of Windows',
        place: 'This PC',
      },
    ],
    caption: {
      text: "An added library answers Office, whatever the licensing service says. Windows and Microsoft's servers stay as they are.",
      evidence: 'community',
    },
    summary: 'Places an altered licensing library with Office for Windows.',
    lifetime: {text: 'Until its files are removed', evidence: 'community'},
    status: {text: 'Not a license; Microsoft has announced nothing against it'},
  },
  kms38: {
    name: 'KMS38',
    section: '/kms38#how-it-worked',
    parts: [
      {
        name: 'KMS host',
        note: 'Gives 180 days at most',
        place: 'Network',
        messages: [{text: 'not involved', direction: 'none'}],
      },
      {
        name: 'Setup ticket',
        note: 'Supplied, with a far longer period',
        place: 'This PC',
        isChanged: true,
        messages: [{text: 'feature upgrade', direction: 'on'}],
      },
      {
        name: 'KMS period',
        note: 'Stored: until January 19, 2038',
        place: 'This PC',
        isChanged: true,
      },
    ],
    caption: {
      text: 'During a feature upgrade, a ticket carried the rest of a KMS period over. KMS38 supplied a ticket of its own.',
      evidence: 'community',
    },
    summary:
      'Stretched the KMS period of Windows 10, Windows 11, and Windows Server from build 14393 by misusing its carry-over during upgrades.',
    lifetime: {text: 'Claimed to last until January 19, 2038'},
    status: {
      text: 'Withdrawn in November 2025; fails from build 26100.7019 on',
      evidence: 'community',
    },
  },
  online_kms: {
    name: 'Online KMS',
    section: '/online_kms#online-kms',
    parts: [
      {
        name: 'Windows, Office',
        note: 'With a generic volume key',
        place: 'This PC',
        isChanged: true,
        messages: [{text: 'which host?', direction: 'on'}],
      },
      {
        name: 'KMS host name',
        note: 'Set, with a task that renews the activation',
        place: 'This PC',
        isChanged: true,
        messages: [
          {text: 'request', direction: 'on'},
          {text: '180 days', direction: 'back'},
        ],
      },
      {
        name: "Stranger's host",
        note: "In place of your organization's",
        place: 'Network',
      },
    ],
    caption: {
      text: 'KMS as in an organization, except that the PC asks the host of a stranger, and a task asks it again.',
      evidence: 'community',
    },
    summary:
      "Points Windows and Office, volume editions above all, at somebody else's KMS host.",
    lifetime: {text: 'Up to 180 days per renewal'},
    status: {
      text: "Not a license; KMS is meant for an organization's own host",
    },
  },
} as const satisfies Record<string, Mechanism>;

/** A key of {@link mechanisms}, which is also the name of its page. */
export type MechanismId = keyof typeof mechanisms;
