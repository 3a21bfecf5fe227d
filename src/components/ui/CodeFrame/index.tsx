import {useId, useRef, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {Code} from '@site/src/components/ui/Code';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {ShowLarge} from '@site/src/components/ui/ShowLarge';
import styles from './styles.module.css';

interface Props extends Pick<
  ComponentProps<'code'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** Where to run it, or the file that has it. */
  title?: string;
  /** If somebody runs it: where, or empty if that is not known. */
  command?: string;
  className?: string;
}

/**
 * Code below a bar with its title and its buttons, on a page and in an answer. The copy button is always visible, has a
 * visible label and announces its result. A phone can show a command so large that it can be typed on the PC.
 */
export function CodeFrame({
  title,
  command,
  className,
  ...code
}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const titleId = useId();
  return (
    <div
      data-command={command}
      className={clsx(styles.block, 'theme-code-block', className)}>
      <div className={styles.bar}>
        <span id={titleId} className={styles.title}>
          {title}
        </span>
        <div className={styles.buttons}>
          {command !== undefined && (
            <ShowLarge className={styles.button} describedBy={titleId} />
          )}
          <CopyButton
            className={styles.button}
            label="Copy"
            describedBy={titleId}
            text={() => pre.current?.textContent ?? ''}
          />
        </div>
      </div>
      <pre ref={pre} className={styles.code}>
        <Code {...code} />
      </pre>
    </div>
  );
}

/** A command of the data, which may be known without the program that runs it. */
export function CommandLine({
  command,
  where = '',
}: {
  command: string;
  where?: string;
}): ReactNode {
  return (
    <CodeFrame title={where || 'Command'} command={where}>
      {command}
    </CodeFrame>
  );
}
