/**
 * Replaces CodeBlock (3.6.1): shows the HTML that src/plugins/highlight-code prepared, so that the browser needs no
 * highlighter, in the frame that answers have, too.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import {CodeFrame} from '@site/src/components/ui/CodeFrame';

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
  return (
    <CodeFrame
      className={language && `language-${language}`}
      title={title ?? language}
      command={isCommand ? title : undefined}
      dangerouslySetInnerHTML={{__html: highlighted}}
    />
  );
}
