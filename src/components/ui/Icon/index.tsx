import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Outlines on a 24-pixel grid, drawn for this site. One path each, so an icon is one line of HTML. */
const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  chat: 'M4 5h16v11H9l-5 4zM8 9h8M8 12h5',
  source: 'm8 7-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  check:
    'M12 3 4 6v6c0 4.4 3.2 7.6 8 9 4.8-1.4 8-4.6 8-9V6zM8.5 12l2.5 2.5 4.5-5',
  fix: 'M14.7 6.3a4 4 0 0 0-5.2 5.2L4 17l3 3 5.5-5.5a4 4 0 0 0 5.2-5.2L15 12l-3-3z',
  edition: 'M12 3 3 8l9 5 9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5',
  media: 'M12 4v11m0 0-4-4m4 4 4-4M4 17v3h16v-3',
  updates: 'M4 6h16v14H4zM4 10.5h16M8.5 3v5M15.5 3v5M8.5 15l2.5 2 4-4',
  methods:
    'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zm0 0v14',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5',
  moon: 'M20 14A8.5 8.5 0 1 1 10 4a7.5 7.5 0 0 0 10 10z',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01',
  tip: 'M9 17.5v-1.8a6.5 6.5 0 1 1 6 0v1.8zM10 21h4',
  warning: 'M12 4 2.5 20.5h19zM12 10v5M12 17.8h.01',
  danger: 'M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5V13M12 16.5h.01',
} as const;

export type IconName = keyof typeof paths;

interface Props extends ComponentProps<'svg'> {
  name: IconName;
}

/**
 * A decorative icon: the adjacent text has the meaning, so assistive technology skips it. It scales with that text
 * unless `width` and `height` or a class set a size.
 */
export function Icon({name, className, ...props}: Props): ReactNode {
  return (
    <svg
      {...props}
      className={clsx(styles.icon, className)}
      viewBox="0 0 24 24"
      aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
