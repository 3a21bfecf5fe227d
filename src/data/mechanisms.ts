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
  /** What the method does with it. */
  tag?: 'added' | 'changed';
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
        name: 'Tool',
        note: 'Writes a ticket for a license that nobody paid for',
        place: 'This PC',
        tag: 'added',
        messages: [{text: 'ticket', direction: 'on'}],
      },
      {
        name: 'Windows',
        note: 'Sends the ticket, and gets the license',
        place: 'This PC',
        tag: 'changed',
        messages: [
          {text: 'ticket, hardware ID', direction: 'on'},
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
    state: 'For Windows. No end date.',
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
    state: 'For Office. No end date.',
  },
  kms38: {
    name: 'KMS38',
    section: '/kms38#how-it-worked',
    parts: [
      {
        name: 'Tool',
        note: 'Writes a ticket that says "activated until 2038"',
        place: 'This PC',
        tag: 'added',
        messages: [{text: 'ticket', direction: 'on'}],
      },
      {
        name: 'Windows',
        note: 'Believes the ticket, and stores January 19, 2038',
        place: 'This PC',
        tag: 'changed',
      },
    ],
    caption:
      'An upgrade of Windows used to carry the rest of a KMS period over with such a ticket. KMS38 wrote its own, and asked no KMS host.',
    state: 'Ended in November 2025.',
  },
  online_kms: {
    name: 'Online KMS',
    section: '/online_kms#online-kms',
    parts: [
      {
        name: 'Windows, Office',
        note: 'Have a business key, the name of the server, and a task that asks it every 7 days',
        place: 'This PC',
        tag: 'changed',
        messages: [
          {text: 'activate me', direction: 'on'},
          {text: 'for 180 days', direction: 'back'},
        ],
      },
      {
        name: "Stranger's server",
        note: 'Stands in for the server of a company',
        place: 'Network',
      },
    ],
    caption:
      'It works like KMS at a company, but the server belongs to a stranger.',
    state: 'For both. 180 days at a time.',
  },
} as const satisfies Record<string, Mechanism>;

/** A key of {@link mechanisms}, which is also the name of its page. */
export type MechanismId = keyof typeof mechanisms;
