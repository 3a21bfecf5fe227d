/** Wraps MDXComponents (3.6.1): a Markdown table has its own box. src/plugins/markdown-tables has given it its name. */
import type {ComponentProps} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import {TableRegion} from '@site/src/components/ui/TableRegion';

const original: MDXComponentsObject = MDXComponents;

export default {
  ...original,
  table: (props: ComponentProps<'table'>) => (
    <TableRegion label={props['aria-label'] ?? ''}>
      <table {...props} />
    </TableRegion>
  ),
};
