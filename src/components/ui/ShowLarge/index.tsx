import {useState, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/Button';
import styles from './styles.module.css';

interface Props {
  className?: string;
  /** Id of the element that says where to run the command. */
  describedBy?: string;
}

/**
 * On a phone, shows the command of the surrounding `[data-command]` so large that somebody can type it on the PC. That
 * attribute says where to run it.
 */
export function ShowLarge({className, describedBy}: Props): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);

  const show = ({currentTarget: button}: MouseEvent<HTMLElement>) =>
    void import(
      /* webpackChunkName: "large-command" */ '@site/src/components/ui/LargeCommand'
    ).then(
      ({showLarge}) => {
        setHasFailed(false);
        showLarge(button);
      },
      () => setHasFailed(true),
    );

  return (
    <Button
      variant="small"
      className={clsx(styles.large, className)}
      aria-describedby={describedBy}
      onClick={show}>
      {!hasFailed && <span>Show large</span>}
      {/* Without the label, which a screen reader would announce when the page loads. */}
      <span aria-live="polite">
        {hasFailed && <span>Not loaded. Try again</span>}
      </span>
    </Button>
  );
}
