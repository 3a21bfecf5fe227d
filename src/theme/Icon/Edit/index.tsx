/** Replaces Icon/Edit (3.6.1): the site's own pencil, an outline. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Icon/Edit';
import {Icon} from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

export default function IconEdit({className, ...props}: Props): ReactNode {
  return (
    <Icon {...props} name="edit" className={clsx(styles.edit, className)} />
  );
}
