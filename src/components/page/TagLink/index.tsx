import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import button from '@site/src/components/ui/Button/styles.module.css';

interface Props {
  label: string;
  permalink: string;
}

/** A topic of the blog. */
export function TagLink({label, permalink}: Props): ReactNode {
  return (
    <Link to={permalink} className={clsx(button.button, button.chip)}>
      {label}
    </Link>
  );
}
