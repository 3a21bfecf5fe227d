/** Replaces Admonition/Icon/Info (3.6.1): a letter in a circle in the site's own style. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Info';
import {Icon} from '@site/src/components/ui/Icon';

export default function AdmonitionIconInfo(props: Props): ReactNode {
  return <Icon {...props} name="info" />;
}
