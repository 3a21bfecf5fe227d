/** Replaces Admonition/Icon/Danger (3.6.1): a stop sign in the site's own style. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Admonition/Icon/Danger';
import {Icon} from '@site/src/components/ui/Icon';

export default function AdmonitionIconDanger(props: Props): ReactNode {
  return <Icon {...props} name="danger" />;
}
