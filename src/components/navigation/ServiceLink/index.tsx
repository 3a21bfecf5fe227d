import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {Icon} from '@site/src/components/ui/Icon';
import type {ServiceLink as Service} from '@site/src/data/navigation';
import styles from './styles.module.css';

export interface Props extends Service {
  href: string;
  /** In the mobile drawer the entry is a list item with a visible label; in the navbar it is an icon, with its first word if there is room. */
  mobile?: boolean;
  onClick?: () => void;
}

/** Navbar entry for an external service: the chat community or the source repository. */
export function ServiceLink({
  label,
  service,
  href,
  mobile = false,
  onClick,
}: Props): ReactNode {
  if (mobile) {
    return (
      <li className="menu__list-item">
        <Link
          className={clsx('menu__link', styles.drawer)}
          href={href}
          onClick={onClick}>
          {label}
          <Icon name={service} />
        </Link>
      </li>
    );
  }
  return (
    <Link
      className={clsx('navbar__item', 'navbar__link', styles.bar)}
      href={href}
      aria-label={label}
      data-word={label.split(' ')[0]}
      title={label}
      onClick={onClick}>
      <Icon name={service} />
    </Link>
  );
}
