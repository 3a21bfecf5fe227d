/** Replaces Icon/Home (3.6.1): a house that screen readers skip, because the link around it has a name. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Home';
import {Icon} from '@site/src/components/ui/Icon';

export default function IconHome(props: Props): ReactNode {
  return <Icon {...props} name="home" />;
}
