import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/Button';
import {useModule} from '@site/src/components/ui/useModule';
import styles from './styles.module.css';

const loadLarge = () =>
  import(
    /* webpackChunkName: "large-command" */ '@site/src/components/ui/LargeCommand'
  );

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
  /** The button, while the command is shown, or is to be. */
  const [pressed, setPressed] = useState<HTMLButtonElement>();
  const {loaded, hasFailed, retry} = useModule(loadLarge, false);

  return (
    <>
      <Button
        className={clsx(styles.large, className)}
        aria-describedby={describedBy}
        onClick={({currentTarget}) => {
          retry();
          setPressed(currentTarget);
        }}>
        <span aria-live="polite">
          {hasFailed ? 'Not loaded. Try again' : 'Show large'}
        </span>
      </Button>
      {pressed && loaded && (
        <loaded.LargeCommand
          from={pressed}
          onClose={() => {
            setPressed(undefined);
            // Safari on a phone gives a pressed button no focus, so it has none to give back.
            pressed.focus();
          }}
        />
      )}
    </>
  );
}
