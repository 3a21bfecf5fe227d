/**
 * How the four methods work, as a drawing on the page of each, and where each is today, in a line on the home page.
 * Everything here repeats what the page says in `section`, in fewer words, so the sources are those of the page.
 *
 * To change a text, change the section too.
 */

/** Something that goes from one part to the next, or back from the next one. */
export interface Message {
  text: string;
  direction: 'on' | 'back';
}

export interface MechanismPart {
  name: string;
  /** What it does or holds; code is in backticks. */
  note: string;
  /** Neighbors in different places talk over the network. */
  place: 'This PC' | 'Network' | 'Microsoft';
  /** What the method does with it. No message leaves a part that it does not ask. */
  tag?: 'added' | 'changed' | 'not asked';
  /** Between this part and the next. Absent only on the last one. */
  messages?: readonly Message[];
}

export interface Mechanism {
  name: string;
  /** The section that explains the method. */
  section: `/${string}#${string}`;
  /** From the part that asks to the one that answers. */
  parts: readonly MechanismPart[];
  /** What the drawing tells. */
  caption: string;
  /** In a few words: how long it lasts, or when it ended. */
  state: string;
}

export const mechanisms = {
  hwid: {
    name: 'HWID',
    section: '/hwid#hwid-method',
    parts: [
      {
        name: 'Windows',
        note: 'Identifies the hardware of this PC',
        place: 'This PC',
        messages: [
          {text: 'hardware ID', direction: 'on'},
          {text: 'digital license', direction: 'back'},
        ],
      },
      {
        name: 'Tool',
        note: 'Asks for a license that nobody paid for',
        place: 'This PC',
        tag: 'added',
        messages: [
          {text: 'request', direction: 'on'},
          {text: 'digital license', direction: 'back'},
        ],
      },
      {
        name: 'License server',
        note: 'Stores the license for this hardware',
        place: 'Microsoft',
      },
    ],
    caption:
      'Microsoft stores the license as if somebody had bought it. Nobody did.',
    state: 'Windows; no end announced',
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
        note: '`sppc.dll` in the Office folder',
        place: 'This PC',
        tag: 'added',
        messages: [
          {text: 'asks', direction: 'on'},
          {text: 'any answer', direction: 'back'},
        ],
      },
      {
        name: 'Licensing service',
        note: 'Unchanged',
        place: 'This PC',
      },
    ],
    caption:
      "An added library tells Office it's licensed, whatever the licensing service says.",
    state: 'Office; no end announced',
  },
  kms38: {
    name: 'KMS38',
    section: '/kms38#how-it-worked',
    parts: [
      {
        name: 'KMS host',
        note: 'Would activate for 180 days',
        place: 'Network',
        tag: 'not asked',
        messages: [],
      },
      {
        name: 'Setup ticket',
        note: 'Written by the tool: "activated until 2038"',
        place: 'This PC',
        tag: 'added',
        messages: [{text: 'read as an upgrade', direction: 'on'}],
      },
      {
        name: 'Windows',
        note: 'Stores the date: January 19, 2038',
        place: 'This PC',
        tag: 'changed',
      },
    ],
    caption:
      'An upgrade of Windows carried the rest of a KMS period over with a ticket. KMS38 wrote its own ticket.',
    state: 'Ended November 2025',
  },
  online_kms: {
    name: 'Online KMS',
    section: '/online_kms#online-kms',
    parts: [
      {
        name: 'Windows, Office',
        note: 'With a generic volume key',
        place: 'This PC',
        tag: 'changed',
        messages: [{text: 'which host?', direction: 'on'}],
      },
      {
        name: 'KMS host name',
        note: 'Set by the tool, with a task that renews the activation',
        place: 'This PC',
        tag: 'changed',
        messages: [
          {text: 'request', direction: 'on'},
          {text: '180 days', direction: 'back'},
        ],
      },
      {
        name: "Stranger's host",
        note: "In place of your organization's",
        place: 'Network',
        tag: 'added',
      },
    ],
    caption:
      'It works like KMS at a company, but the server belongs to a stranger, and a scheduled task keeps renewing.',
    state: '180 days at a time',
  },
} as const satisfies Record<string, Mechanism>;

/** A key of {@link mechanisms}, which is also the name of its page. */
export type MechanismId = keyof typeof mechanisms;
