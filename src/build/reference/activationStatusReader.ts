import * as z from 'zod';
import {lifecycle, type LifecycleEntry} from '../../data/lifecycle';
import {supportEnd} from '../lifecycleEntries';
import {define} from './define';

/** Which editions of a release have a date of their own, as the reader calls them. */
const editions: Readonly<Record<string, string>> = {
  'Home and Pro': 'Pro',
  'Enterprise and Education': 'Enterprise',
  'IoT Enterprise': 'IoT',
};

/** What the reader calls the release of an entry, such as `Windows 11 24H2 Pro`, `Windows Server 2022` or `Office LTSC 2024`. */
function releaseOf({product, version, edition}: LifecycleEntry): string {
  // Support for all its versions ended with the last one.
  if (product === 'Windows 10' && !version.startsWith('LTSC')) {
    return product;
  }
  const words = [product !== 'Office' && product, version, editions[edition]];
  return words
    .filter(Boolean)
    .join(' ')
    .replace(/ all$| SP\d$| \(.*/, '');
}

/** `<ActivationStatusReader />`, which says when support ends. */
export const activationStatusReader = define(z.strictObject({}), () => ({
  /** The last day of support of each release, as an ISO date. The newest entry of a release counts. */
  supportEnds: Object.fromEntries(
    [...lifecycle]
      .reverse()
      .map((entry) => [releaseOf(entry), supportEnd(entry)]),
  ),
}));
export type ActivationStatusReaderProps = ReturnType<
  typeof activationStatusReader
>;
