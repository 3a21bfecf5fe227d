import {useAddressQuery} from '@site/src/components/navigation/useAddressQuery';
import {withValues} from '@site/src/lib/routes/query';

interface CheckedVersion {
  /** The name of the version in the address, such as `win11-24h2`; empty if there is none. */
  checked: string;
  isTyped: boolean;
  /** Writes another one to the address, or none. Returns whether it was chosen at once. */
  check: (name: string) => boolean;
  /** Handlers for a select. */
  tracking: ReturnType<typeof useAddressQuery>['tracking'];
}

/** Keeps the version that the visitor asks about in the URL query: `?version=win11-24h2`. */
export function useCheckedVersion(): CheckedVersion {
  const {query, isTyped, push, tracking} = useAddressQuery();
  return {
    checked: new URLSearchParams(query).get('version') ?? '',
    isTyped,
    check: (version) => push(withValues(query, {version})),
    tracking,
  };
}
