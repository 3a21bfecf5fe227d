import type {ComponentProps, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

/**
 * An internal link, which the dialog follows when it is pressed. Docusaurus' own link would prefetch the page of every
 * visible result.
 */
export function SiteLink({
  address,
  ...props
}: ComponentProps<'a'> & {address: string}): ReactNode {
  return <a {...props} href={useBaseUrl(address)} />;
}
