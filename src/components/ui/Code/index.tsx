import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A name with a hyphen, where a line could break, that fits on a line of a narrow phone: `ms-settings:activation`. */
const wholeName = /^(?=.*-)\S{1,22}$/;

/** Code, a command, or a name to type as shown. Some translators change `code` unless told not to. */
export function Code({className, ...props}: ComponentProps<'code'>): ReactNode {
  const {children} = props;
  const isWhole = typeof children === 'string' && wholeName.test(children);
  return (
    <code
      translate="no"
      {...props}
      className={clsx(className, isWhole && styles.whole) || undefined}
    />
  );
}
