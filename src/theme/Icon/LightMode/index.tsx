/** Replaces Icon/LightMode (3.6.1): the site's own sun, an outline. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/LightMode';
import {Icon} from '@site/src/components/ui/Icon';

export default function IconLightMode(props: Props): ReactNode {
  return <Icon width="1.25rem" height="1.25rem" {...props} name="sun" />;
}
