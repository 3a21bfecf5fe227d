/** Wraps MDXComponents (3.6.1): a Markdown table scrolls in its own box. */
import type {ComponentProps} from 'react';
import MDXComponents from '@theme-original/MDXComponents';
import type {MDXComponentsObject} from '@theme/MDXComponents';
import {TableRegion} from '@site/src/components/ui/TableRegion';

const original: MDXComponentsObject = MDXComponents;

export default {
  ...original,
  table: (props: ComponentProps<'table'>) => (
    <TableRegion label="Table">
      <table {...props} />
    </TableRegion>
  ),
};
