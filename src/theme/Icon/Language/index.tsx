/** Replaces Icon/Language (3.6.1): a globe in the site's own style. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Language';
import {Icon} from '@site/src/components/ui/Icon';

export default function IconLanguage(props: Props): ReactNode {
  return <Icon {...props} name="globe" />;
}
