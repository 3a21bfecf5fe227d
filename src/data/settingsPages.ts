/**
 * What the Activation page of Settings shows, drawn on /check_activation_status, whose sources name each label and
 * message. Leave out what no source names: the page has more, and its order varies.
 *
 * How to add a part: add a note at the end of the list, and a row with its number to each page that shows it.
 */

export interface SettingsRow {
  /** Number of its note, from 1. */
  mark: number;
  /** As on the page; absent if the text has none. */
  label?: string;
  text: string;
  /** Whether the text is on a button. */
  isButton?: boolean;
}

export interface SettingsPage {
  title: string;
  /** Where the page is, from Settings on. */
  path: readonly string[];
  rows: readonly SettingsRow[];
}

/** One page of each system, with a license and without one. */
export const settingsPages: readonly SettingsPage[] = [
  {
    title: 'Windows 11, activated',
    path: ['Settings', 'System', 'Activation'],
    rows: [
      {mark: 1, text: 'Windows 11 Pro'},
      {
        mark: 2,
        label: 'Activation state',
        text: 'Windows is activated with a digital license',
      },
      {mark: 3, text: 'Change product key', isButton: true},
      {mark: 4, text: 'Add an account', isButton: true},
    ],
  },
  {
    title: 'Windows 10, not activated',
    path: ['Settings', 'Update & Security', 'Activation'],
    rows: [
      {mark: 1, text: 'Windows 10 Pro'},
      {
        mark: 2,
        label: 'Activation',
        text: 'Windows is not activated. Error\u00a0code:\u00a00xC004F034',
      },
      {mark: 3, text: 'Change product key', isButton: true},
      {mark: 5, text: 'Troubleshoot', isButton: true},
    ],
  },
];

/** What the numbers mean, in their order. */
export const settingsNotes: readonly {label: string; note: string}[] = [
  {
    label: 'Edition',
    note: 'Your license has to be for this edition.',
  },
  {
    label: 'State',
    note: 'One sentence says whether Windows is activated and how, or gives the error code.',
  },
  {
    label: 'Change product key',
    note: 'Takes your own key, for this edition or one that it can become.',
  },
  {
    label: 'Add an account',
    note: 'Links a digital license to your Microsoft account. You can then reactivate after a hardware change.',
  },
  {
    label: 'Troubleshoot',
    note: "You see this only while Windows isn't activated. Use it if a hardware change ended your activation.",
  },
];
