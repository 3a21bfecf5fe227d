import type {ComponentProps, ReactNode} from 'react';

/** Code, a command, or a name to type as shown. Some translators change `code` unless told not to. */
export function Code(props: ComponentProps<'code'>): ReactNode {
  return <code translate="no" {...props} />;
}
