import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import DocSidebarItems from '@theme/DocSidebarItems';
import docs from '@docs-version';

/** The guides in their groups, as in the sidebar of the docs. A link closes the drawer. */
export default function GuideList({close}: {close: () => void}): ReactNode {
  return (
    <ul className="menu__list">
      <DocSidebarItems
        items={Object.values(docs.version.docsSidebars)[0]!}
        activePath={useLocation().pathname}
        onItemClick={({type}) => type === 'link' && close()}
        level={1}
      />
    </ul>
  );
}
