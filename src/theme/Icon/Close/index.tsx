/**
 * Replaces Icon/Close (3.6.1): the site's own cross, in one size; the sizes passed in are meant for a cross without a
 * margin. Upstream's line widths differ, and are twice as thick in the announcement bar.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/Icon/Close';
import {Icon} from '@site/src/components/ui/Icon';

export default function IconClose({className}: Props): ReactNode {
  return (
    <Icon name="close" width="1.5rem" height="1.5rem" className={className} />
  );
}
