/**
 * Replaces Admonition/Types (3.6.1): only the kinds of notes that pages may use, with the site's icons. Upstream's six, with
 * theirs, add 1 kB to every doc.
 */
import type {ComponentType, ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Admonition';
import AdmonitionLayout from '@theme/Admonition/Layout';
import {Icon} from '@site/src/components/ui/Icon';
import type {NoteKind} from '@site/src/data/pageComponents';

/** `look` is the suffix of the Infima class. */
const note = (kind: NoteKind, look: string) =>
  function Note({className, ...props}: Props): ReactNode {
    return (
      <AdmonitionLayout
        icon={<Icon name={kind} />}
        title={kind[0]!.toUpperCase() + kind.slice(1)}
        {...props}
        className={clsx('alert', `alert--${look}`, className)}
      />
    );
  };

const types: Record<NoteKind, ComponentType<Props>> = {
  tip: note('tip', 'success'),
  info: note('info', 'info'),
  warning: note('warning', 'warning'),
  danger: note('danger', 'danger'),
};

export default types;
