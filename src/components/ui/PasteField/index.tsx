import {
  useEffect,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {useEvent} from '@docusaurus/theme-common';
import {Field} from '@site/src/components/ui/Field';
import {Icon} from '@site/src/components/ui/Icon';
import {beginningOf, isShownWhole} from '@site/src/lib/text/beginning';
import {formatCount} from '@site/src/lib/text/format';
import styles from './styles.module.css';

/** The number of lines up to which a field grows; the styles have the same. */
const mostRows = 5;

interface Props
  extends
    Omit<ComponentProps<typeof Field>, 'children'>,
    Pick<ComponentProps<'textarea'>, 'className' | 'disabled' | 'onBlur'> {
  /** Tools read all of a long text; the field shows its beginning, and says so. */
  text: string;
  /** Empties the field, and what was asked with it: a cross in the field does so while there is a text. */
  onClear: () => void;
  /** Called with each new text. One that was pasted or dropped is whole, so it can be read at once. */
  onText: (text: string, isPasted: boolean) => void;
  /** Its height in lines. Without it, the field is as high as its text, up to a limit. */
  rows?: number;
  /** Whether each character counts, as in code, reports and all long texts. Sentences are easier to read in another face. */
  isCode?: boolean;
  /** Whether Enter submits the form, and only Shift+Enter starts a new line. */
  submitsOnEnter?: boolean;
  /** The control, for its focus. Written out, because React 18 and 19 type its ref differently. */
  control: {readonly current: HTMLTextAreaElement | null};
}

function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (
    event.key === 'Enter' &&
    !event.shiftKey &&
    !event.nativeEvent.isComposing
  ) {
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  }
}

/** Gives a field as many lines as its text has on the screen, in browsers whose style sheets can't. */
function growToText(field: HTMLTextAreaElement): void {
  if (CSS.supports('field-sizing', 'content')) {
    return;
  }
  field.rows = 1;
  while (field.rows < mostRows && field.scrollHeight > field.clientHeight) {
    field.rows += 1;
  }
}

/** A field for text that was copied elsewhere: a code, a message, output. Nothing corrects its spelling. */
export function PasteField({
  label,
  hint,
  error,
  className,
  text,
  onText,
  onClear,
  rows,
  isCode = true,
  submitsOnEnter = false,
  control: field,
  onBlur,
  ...rest
}: Props): ReactNode {
  const reportEarlyText = useEvent(() => {
    // React 18 reports no change for what was typed before hydration, and would remove it on its next render.
    const early = field.current?.value ?? '';
    if (early !== text && isShownWhole(text)) {
      onText(early, false);
    }
  });
  useEffect(reportEarlyText, [reportEarlyText]);

  const grows = rows === undefined;
  useEffect(() => {
    if (grows && field.current) {
      growToText(field.current);
    }
  }, [grows, field, text, isCode]);

  const change = ({target, nativeEvent}: ChangeEvent<HTMLTextAreaElement>) => {
    const {inputType = ''} = nativeEvent as InputEvent;
    onText(target.value, /^insertFrom(?:Paste|Drop)$/.test(inputType));
  };
  const takeLong = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const pasted = data.getData('text');
    if (!isShownWhole(pasted)) {
      event.preventDefault();
      onText(pasted, true);
    }
  };
  const shown = beginningOf(text);
  const cut =
    shown.length < text.length
      ? ` The field shows the first ${formatCount(shown.length)} of ${formatCount(text.length)} characters. If you edit them, the rest is removed.`
      : '';

  return (
    <Field
      label={label}
      hint={
        (hint || cut) && (
          <>
            {hint}
            {cut && <span key={cut}>{cut}</span>}
          </>
        )
      }
      error={error}>
      {(attributes) => (
        <>
          <textarea
            {...attributes}
            {...rest}
            ref={field}
            className={clsx(
              attributes.className,
              styles.text,
              grows && styles.grows,
              !isCode && !cut && styles.words,
              className,
            )}
            rows={rows ?? 1}
            autoCapitalize="off"
            enterKeyHint={submitsOnEnter ? 'go' : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={shown}
            onBlur={(event) => {
              // A text that nobody edits is shown from its beginning.
              event.currentTarget.scrollTop = 0;
              onBlur?.(event);
            }}
            onChange={change}
            onPaste={(event) => takeLong(event, event.clipboardData)}
            onDrop={(event) => takeLong(event, event.dataTransfer)}
            onKeyDown={submitsOnEnter ? submitOnEnter : undefined}
          />
          {/* Browsers would style much of the page again if it were not there from the start. */}
          <button
            type="button"
            className={clsx('clean-btn', styles.clear)}
            hidden={text === ''}
            aria-label="Clear"
            onClick={onClear}>
            <Icon name="close" />
          </button>
        </>
      )}
    </Field>
  );
}
