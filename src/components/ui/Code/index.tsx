import type {ComponentProps, ReactNode} from 'react';

/** A name or a command in which a line could break, and that fits on a line of a narrow phone: `slmgr /dlv`. */
const whole = /^(?=.*[-/ ]).{1,22}$/;

/** The class of code that stays on one line; undefined for what may break. */
export const classOfCode = (text: string) =>
  whole.test(text) ? 'whole' : undefined;

/** Code, a command, or a name to type as shown. Some translators change `code` unless told not to. */
export function Code(props: ComponentProps<'code'>): ReactNode {
  const {children} = props;
  const className =
    typeof children === 'string' ? classOfCode(children) : undefined;
  return <code translate="no" className={className} {...props} />;
}
