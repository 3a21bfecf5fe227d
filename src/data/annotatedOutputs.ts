/**
 * Outputs of the licensing tools with explained lines, drawn on /check_activation_status.
 *
 * How to add one: name a sample of `activationSamples.ts`, and explain its lines in the order in which they come. A line
 * is found by its beginning, below the line explained before.
 */

export interface LineNote {
  /** How the line begins. */
  line: string;
  /** What the line tells, with code in backticks. */
  note: string;
}

export interface AnnotatedOutput {
  id: string;
  title: string;
  /** What the sample shows, and what to make of the rest. */
  caption: string;
  /** Label of the sample in `activationSamples.ts`. */
  sample: string;
  notes: readonly LineNote[];
}

/** The ISO date that the samples show as today. */
export const sampleDay = '2026-11-21';

export const annotatedOutputs: readonly AnnotatedOutput[] = [
  {
    id: 'slmgr-dlv',
    title: 'Example output: KMS client of an organization',
    caption: 'The numbered lines answer most questions about a license.',
    sample: 'KMS client',
    notes: [
      {line: 'Name:', note: 'The edition that this license is for.'},
      {
        line: 'Description:',
        note: 'The channel word. `RETAIL` or an `OEM` word: normally no end date. `VOLUME_KMSCLIENT`: it renews against a host or a directory. `TIMEBASED_EVAL`: an evaluation edition.',
      },
      {
        line: 'Partial Product Key:',
        note: 'Blanked here. The last five characters are all of the key that Windows gives out.',
      },
      {
        line: 'License Status:',
        note: '`Licensed` is the only value that means activated. For any other, read the line below it: a code or the remaining time.',
      },
      {
        line: 'Volume activation expiration:',
        note: 'KMS counts down from 180 days and is renewed every 7 days when the host answers. Below about 173 days, the last renewal is over a week old. Far more than 180 days does not fit a KMS host.',
      },
      {
        line: '    KMS machine name from DNS:',
        note: "Your organization's host, found in DNS. `Registered KMS machine name` in its place means that someone set a fixed host. A private PC has no KMS line.",
      },
    ],
  },
  {
    id: 'ospp-dstatus',
    title: 'Example output: Office and Visio LTSC 2024, KMS clients',
    caption:
      'Each license has a block. Here Office is activated, and Visio is not yet.',
    sample: 'Volume Office',
    notes: [
      {line: 'LICENSE NAME:', note: 'The product that this block is about.'},
      {
        line: 'LICENSE DESCRIPTION:',
        note: 'The channel word. `VOLUME_KMSCLIENT`: it renews against a host.',
      },
      {line: 'BETA EXPIRATION:', note: 'A date in 1601: no end date is set.'},
      {
        line: 'LICENSE STATUS:',
        note: 'Activated. An error code beside `---LICENSED---` is "for information purposes only".',
      },
      {
        line: 'REMAINING GRACE:',
        note: 'The days until a KMS activation has to be renewed. Below about 173, as here, the last renewal is over a week old.',
      },
      {
        line: 'Last 5 characters',
        note: 'Blanked here. They tell which license to remove.',
      },
      {
        line: 'LICENSE STATUS:',
        note: 'The second license: not activated, but in its grace period. The code below it says the same.',
      },
    ],
  },
];
