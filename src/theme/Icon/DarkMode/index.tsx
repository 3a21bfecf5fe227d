/** Replaces Icon/DarkMode (3.6.1): the site's own moon. Upstream's path is eight times as long, on every page. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/DarkMode';
import {Icon} from '@site/src/components/ui/Icon';

export default function IconDarkMode(props: Props): ReactNode {
  return <Icon width="1.25rem" height="1.25rem" {...props} name="moon" />;
}
