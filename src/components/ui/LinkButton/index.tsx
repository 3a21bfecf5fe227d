import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import button from '../Button/styles.module.css';
import styles from './styles.module.css';

/** A link that looks like the primary button: the one next step. */
export function LinkButton(props: ComponentProps<typeof Link>): ReactNode {
  return (
    <Link
      {...props}
      className={clsx(button.button, button.primary, styles.link)}
    />
  );
}
