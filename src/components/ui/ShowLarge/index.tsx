import {useState, type MouseEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/Button';
import type {LargeCommand} from '@site/src/components/ui/LargeCommand';
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
  const [shown, setShown] = useState<
    'failed' | {button: HTMLElement; Large: typeof LargeCommand}
  >();

  const show = async ({currentTarget: button}: MouseEvent<HTMLElement>) => {
    try {
      const {LargeCommand: Large} = await import(
        /* webpackChunkName: "large-command" */ '@site/src/components/ui/LargeCommand'
      );
      setShown({button, Large});
    } catch {
      setShown('failed');
    }
  };

  return (
    <>
      <Button
        className={clsx(styles.large, className)}
        aria-describedby={describedBy}
        onClick={(event) => void show(event)}>
        <span aria-live="polite">
          {shown === 'failed' ? 'Not loaded. Try again' : 'Show large'}
        </span>
      </Button>
      {typeof shown === 'object' && (
        <shown.Large
          from={shown.button}
          onClose={() => {
            setShown(undefined);
            // Safari on a phone gives a pressed button no focus, so it has none to give back.
            shown.button.focus();
          }}
        />
      )}
    </>
  );
}
