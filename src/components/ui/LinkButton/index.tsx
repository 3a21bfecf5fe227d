import type {ComponentProps, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import button from '../Button/styles.module.css';
import styles from './styles.module.css';

/** Also for the HTML of a section, which keeps `data-button` of such links. */
export const linkButton = clsx(button.button, button.primary, styles.link);

/** A link that looks like the primary button: the one next step. */
export function LinkButton(props: ComponentProps<typeof Link>): ReactNode {
  return <Link {...props} data-button className={linkButton} />;
}
