/** Replaces Icon/Home (3.6.1): the site's own house, an outline. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Home';
import {Icon} from '@site/src/components/ui/Icon';

export default function IconHome(props: Props): ReactNode {
  return <Icon {...props} name="home" />;
}
