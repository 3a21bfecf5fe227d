/** The five most common tasks, most common first; shown on the home page. */
export interface Task {
  id: 'check' | 'fix' | 'edition' | 'media' | 'methods';
  title: string;
  /** One sentence: what the visitor gets there. */
  summary: string;
  route: string;
}

export const tasks: readonly Task[] = [
  {
    id: 'check',
    title: 'Check activation',
    summary: 'See whether Windows or Office is activated, how, and until when.',
    route: '/check_activation_status',
  },
  {
    id: 'fix',
    title: 'Fix an error',
    summary: 'Look up a code and follow the repair steps in order.',
    route: '/troubleshoot',
  },
  {
    id: 'edition',
    title: 'Change the edition',
    summary: 'Find out which edition you can move to without reinstalling.',
    route: '/change_windows_edition',
  },
  {
    id: 'media',
    title: 'Get genuine media',
    summary: 'Official downloads for every release, and how to verify a file.',
    route: '/genuine-installation-media',
  },
  {
    id: 'methods',
    title: 'Understand the methods',
    summary: 'What HWID, Ohook, KMS38 and Online KMS rely on and change.',
    route: '/hwid',
  },
];
