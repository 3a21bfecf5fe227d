/**
 * Replaces EditMetaRow (3.6.1): a page ends as docs and posts do. Upstream's has the edit link and the date of the last
 * commit, which this site does not show.
 */
import type {ReactNode} from 'react';
import type {Props} from '@theme/EditMetaRow';
import {PageEnd} from '@site/src/components/page/PageEnd';

export default function EditMetaRow({editUrl}: Props): ReactNode {
  return <PageEnd editUrl={editUrl} />;
}
