/** Replaces Icon/LightMode (3.6.1): the site's own sun. Upstream's path alone is 1 kB, on every page. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';
import {Icon} from '@site/src/components/ui/Icon';

export default function IconLightMode(props: Props): ReactNode {
  return <Icon width="1.25rem" height="1.25rem" {...props} name="sun" />;
}
