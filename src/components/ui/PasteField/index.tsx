import {
  useEffect,
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {Field} from '@site/src/components/ui/Field';

/** A field with more characters makes a browser slow. Of a longer text, tools read all and show the beginning. */
export const longestShown = 20_000;

interface Props
  extends
    Omit<ComponentProps<typeof Field>, 'children'>,
    Pick<
      ComponentProps<'textarea'>,
      | 'className'
      | 'disabled'
      | 'name'
      | 'onBlur'
      | 'placeholder'
      | 'required'
      | 'rows'
    > {
  text: string;
  /** Called with each new text. One that was pasted or dropped is whole, so it can be read at once. */
  onText: (text: string, isPasted: boolean) => void;
  /** The number of characters that the field shows: more make a browser slow. `onText` gets all that were pasted. */
  longest?: number;
  /** Whether Enter submits the form, and only Shift+Enter starts a new line. */
  submitsOnEnter?: boolean;
  /** The control, for its focus. Written out, because React 18 and 19 type its ref differently. */
  control?: {readonly current: HTMLTextAreaElement | null};
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

/** A field for text that was copied elsewhere: a code, a message, output. Nothing corrects its spelling. */
export function PasteField({
  label,
  hint,
  error,
  className,
  text,
  onText,
  longest = Infinity,
  submitsOnEnter = false,
  control,
  ...rest
}: Props): ReactNode {
  const own = useRef<HTMLTextAreaElement>(null);
  const field = control ?? own;

  useEffect(() => {
    // React 18 reports no change for what was typed before hydration, and would remove it on its next render.
    const early = field.current?.value ?? '';
    if (early !== text) {
      onText(early, false);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const change = ({target, nativeEvent}: ChangeEvent<HTMLTextAreaElement>) => {
    const {inputType = ''} = nativeEvent as InputEvent;
    onText(target.value, /^insertFrom(?:Paste|Drop)$/.test(inputType));
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (pasted.length > longest) {
      event.preventDefault();
      onText(pasted, true);
    }
  };

  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <textarea
          {...attributes}
          {...rest}
          ref={field}
          className={clsx(attributes.className, className)}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={text.slice(0, longest)}
          onChange={change}
          onPaste={paste}
          onKeyDown={submitsOnEnter ? submitOnEnter : undefined}
        />
      )}
    </Field>
  );
}
