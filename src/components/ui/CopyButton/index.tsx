import {useEffect, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ui/Button';

interface Props {
  /** Gives the text that goes to the clipboard, which may be costly, or not known before the click. */
  text: () => string;
  /** What the button copies, such as "Copy result". */
  label: string;
  className?: string;
  /** Id of the element that says what is copied, if the label alone does not. */
  describedBy?: string;
}

/** How long "Copied" stays, in milliseconds. */
const confirmationTime = 3000;

/** Copies text and reports success, visibly and to assistive technology; says what to do if the browser refuses. */
export function CopyButton({
  text,
  label,
  className,
  describedBy,
}: Props): ReactNode {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');

  useEffect(() => {
    if (state === 'idle') {
      return undefined;
    }
    const timer = setTimeout(() => setState('idle'), confirmationTime);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text());
      setState('copied');
    } catch {
      setState('failed');
    }
  };

  const result = {
    idle: undefined,
    copied: 'Copied',
    failed: 'Select the text and copy it by hand',
  }[state];
  return (
    <Button
      className={className}
      variant="small"
      aria-describedby={describedBy}
      onClick={() => void copy()}>
      {!result && <span>{label}</span>}
      {/* Without the label, which a screen reader would announce when the page loads or the search closes. */}
      <span aria-live="polite">{result && <span>{result}</span>}</span>
    </Button>
  );
}
