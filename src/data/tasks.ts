/** The six most common tasks, most common first; shown on the home page, and where a search or an address finds nothing. */
export interface Task {
  id: 'check' | 'fix' | 'edition' | 'media' | 'updates' | 'methods';
  title: string;
  /** One sentence: what the visitor gets there. */
  summary: string;
  route: string;
}

export const tasks: readonly Task[] = [
  {
    id: 'check',
    title: 'Check activation',
    summary: 'Is Windows or Office activated? By what license, and until when?',
    route: '/check_activation_status',
  },
  {
    id: 'fix',
    title: 'Fix an error',
    summary: 'Look up a code, or answer a few questions.',
    route: '/troubleshoot',
  },
  {
    id: 'edition',
    title: 'Change edition',
    summary: 'Home to Pro and every other move, step by step.',
    route: '/change_windows_edition',
  },
  {
    id: 'media',
    title: 'Download',
    summary: 'Windows and Office from Microsoft, and how to check a file.',
    route: '/genuine-installation-media',
  },
  {
    id: 'updates',
    title: 'Support dates',
    summary: 'What still gets updates, and until when.',
    route: '/news',
  },
  {
    id: 'methods',
    title: 'The methods',
    summary: 'HWID, Ohook, KMS38, and Online KMS, and how to undo them.',
    route: '/#the-four-methods',
  },
];
