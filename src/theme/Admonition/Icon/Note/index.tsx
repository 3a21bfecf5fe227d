/** Replaces Admonition/Icon/Note (3.6.1): a sheet of paper in the site's own style. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Note';
import {Icon} from '@site/src/components/ui/Icon';

export default function AdmonitionIconNote(props: Props): ReactNode {
  return <Icon {...props} name="note" />;
}
