/** Replaces Icon/Language (3.6.1): the site's own globe. Upstream's path is four times as long, on every page. */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Language';
import {Icon} from '@site/src/components/ui/Icon';

export default function IconLanguage(props: Props): ReactNode {
  return <Icon {...props} name="globe" />;
}
