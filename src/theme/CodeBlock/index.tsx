/**
 * Replaces CodeBlock (3.6.1): shows the HTML that src/plugins/highlight-code prepared, so that the browser needs no
 * highlighter. The copy button is always visible, has a visible label and announces its result. A phone can show a
 * command so large that it can be typed on the PC.
 */
import {useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/CodeBlock';
import {Code} from '@site/src/components/ui/Code';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {ShowLarge} from '@site/src/components/ui/ShowLarge';
import styles from './styles.module.css';

declare module '@theme/CodeBlock' {
  interface Props {
    /** HTML from src/plugins/highlight-code, escaped there; set for every fence of a page. */
    highlighted: string;
    /** Whether somebody runs it, where the title says; set there too. */
    isCommand?: boolean;
  }
}

export default function CodeBlock({
  highlighted,
  title,
  language,
  isCommand = false,
}: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const titleId = useId();
  return (
    <div
      data-command={isCommand ? title : undefined}
      className={clsx(
        styles.block,
        ThemeClassNames.common.codeBlock,
        language && `language-${language}`,
      )}>
      <div className={styles.bar}>
        <span id={titleId} className={styles.title}>
          {title ?? language}
        </span>
        <div className={styles.buttons}>
          {isCommand && (
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
        <Code dangerouslySetInnerHTML={{__html: highlighted}} />
      </pre>
    </div>
  );
}
