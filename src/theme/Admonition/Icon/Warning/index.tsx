/** Replaces Admonition/Icon/Warning (3.6.1): a triangle in the site's own style. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Warning';
import {Icon} from '@site/src/components/ui/Icon';

export default function AdmonitionIconWarning(props: Props): ReactNode {
  return <Icon {...props} name="warning" />;
}
