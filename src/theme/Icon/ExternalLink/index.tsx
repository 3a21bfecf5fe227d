/** Replaces Icon/ExternalLink (3.6.1): the site's own drawing, an outline; its 13.5 pixels grow with the text. */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Icon/ExternalLink';
import {Icon} from '@site/src/components/ui/Icon';
import styles from './styles.module.css';

export default function IconExternalLink({
  width = '0.84375rem',
  height = '0.84375rem',
  className,
}: Props): ReactNode {
  return (
    <Icon
      name="external"
      width={width}
      height={height}
      className={clsx(styles.external, className)}
    />
  );
}
