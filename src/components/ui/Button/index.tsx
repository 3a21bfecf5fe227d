import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props extends ComponentProps<'button'> {
  /**
   * One primary button in a form at most; everything else is secondary, or small where there are many. An option is one of
   * the answers to a question, a chip fills in a tool.
   */
  variant?: 'primary' | 'secondary' | 'small' | 'option' | 'chip';
}

/** A button of the in-page tools. Its default type is `button`, so it submits nothing. */
export function Button({
  variant = 'secondary',
  type = 'button',
  className,
  ...props
}: Props): ReactNode {
  return (
    <button
      type={type}
      className={clsx(styles.button, styles[variant], className)}
      {...props}
    />
  );
}
