/** Replaces Icon/Menu (3.6.1): the site's own three lines. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Menu';
import {Icon} from '@site/src/components/ui/Icon';

export default function IconMenu(props: Props): ReactNode {
  return <Icon width="1.5rem" height="1.5rem" {...props} name="menu" />;
}
