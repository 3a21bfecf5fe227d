/** Replaces Admonition/Icon/Tip (3.6.1): a light bulb in the site's own style. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Tip';
import {Icon} from '@site/src/components/ui/Icon';

export default function AdmonitionIconTip(props: Props): ReactNode {
  return <Icon {...props} name="tip" />;
}
