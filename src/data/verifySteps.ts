/** How a download is verified, drawn on /genuine-installation-media. The hash is made up. */

export interface VerifyStep {
  title: string;
  text: string;
  /** What the visitor has in hand then. */
  values: readonly {label: string; text: string}[];
}

const published = {label: 'Published', text: '7C1F…90AB'};
const computed = {label: 'Computed', text: '7C1F…90AB'};
const file = {label: 'File', text: 'Windows.iso'};

export const verifySteps: readonly VerifyStep[] = [
  {
    title: 'Download',
    text: 'Take the file, and the hash that Microsoft publishes.',
    values: [file, published],
  },
  {
    title: 'Hash',
    text: 'Let your PC compute the hash of the file.',
    values: [file, computed],
  },
  {
    title: 'Compare',
    text: 'Equal: the file is genuine. Different: download it again.',
    values: [published, computed],
  },
];
