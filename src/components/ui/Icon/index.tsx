import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Outlines on a 24-pixel grid, drawn for this site. One path each, so an icon costs a line of HTML. */
const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  chat: 'M4 5h16v11H10l-5 4v-4H4zM8 9h8M8 12h5',
  source: 'm8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  check:
    'M12 3 4 6v6c0 4.4 3.2 7.6 8 9 4.8-1.4 8-4.6 8-9V6zM8.5 12l2.5 2.5 4.5-5',
  fix: 'M14.7 6.3a4 4 0 0 0-5.2 5.2L4 17l3 3 5.5-5.5a4 4 0 0 0 5.2-5.2L15 12l-3-3z',
  edition: 'M12 3 3 8l9 5 9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5',
  media: 'M12 4v11m0 0-4-4m4 4 4-4M4 17v3h16v-3',
  methods:
    'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zm0 0v14',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1-1',
} as const;

export type IconName = keyof typeof paths;

interface Props {
  name: IconName;
  className?: string;
}

/** A decorative icon: the text beside it carries the meaning, so assistive technology skips it. */
export function Icon({name, className}: Props): ReactNode {
  return (
    <svg
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
