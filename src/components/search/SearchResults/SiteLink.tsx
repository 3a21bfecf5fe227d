import {
  createContext,
  useContext,
  type ComponentProps,
  type ReactNode,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isModifiedClick} from '@site/src/components/navigation/isModifiedClick';

/** Called with the path below the base URL that a visitor goes to. */
export const Following = createContext<(address: string) => void>(
  () => undefined,
);

/** An internal link. Docusaurus' own link would prefetch the page of every visible result. */
export function SiteLink({
  address,
  children,
  ...props
}: ComponentProps<'a'> & {address: string}): ReactNode {
  const onFollow = useContext(Following);
  return (
    <a
      {...props}
      href={useBaseUrl(address)}
      onClick={(event) => {
        if (!isModifiedClick(event)) {
          event.preventDefault();
          onFollow(address);
        }
      }}>
      {children}
    </a>
  );
}
