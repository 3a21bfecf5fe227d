import * as z from 'zod';
import {findLifecycleEntry, supportEnd} from '../lifecycleEntries';
import {define} from './define';

/** The entry of the lifecycle data for each release that `findRelease` and product names give. */
const entryOfRelease: Readonly<Record<string, string>> = {
  'Windows 7': 'windows-7-sp1',
  'Windows 8': 'windows-8',
  'Windows 8.1': 'windows-8-1',
  'Windows 10': 'windows-10-22h2-home-and-pro',
  'Windows 10 LTSC 2019': 'windows-10-ltsc-2019-enterprise',
  'Windows 10 LTSC 2021': 'windows-10-ltsc-2021-enterprise',
  'Windows 10 LTSC 2021 IoT': 'windows-10-ltsc-2021-iot-enterprise',
  'Windows 11 LTSC 2024': 'windows-11-ltsc-2024-enterprise',
  'Windows 11 LTSC 2024 IoT': 'windows-11-ltsc-2024-iot-enterprise',
  ...Object.fromEntries(
    ['21H2', '22H2', '23H2', '24H2', '25H2', '26H1', '26H2'].flatMap(
      (version) => {
        const id = `windows-11-${version.toLowerCase()}`;
        return [
          [`Windows 11 ${version} Pro`, `${id}-home-and-pro`],
          [
            `Windows 11 ${version} Enterprise`,
            `${id}-enterprise-and-education`,
          ],
        ];
      },
    ),
  ),
  'Windows Server 2008 R2': 'windows-server-2008-r2-sp1',
  'Windows Server 2012': 'windows-server-2012',
  'Windows Server 2012 R2': 'windows-server-2012-r2',
  'Windows Server 2016': 'windows-server-2016',
  'Windows Server 2019': 'windows-server-2019',
  'Windows Server 2022': 'windows-server-2022',
  'Windows Server 2025': 'windows-server-2025',
  'Office 2010': 'office-2010-sp2',
  'Office 2013': 'office-2013-sp1',
  'Office 2016': 'office-2016',
  'Office 2019': 'office-2019',
  'Office 2021': 'office-2021',
  'Office LTSC 2021': 'office-ltsc-2021',
  'Office 2024': 'office-2024',
  'Office LTSC 2024': 'office-ltsc-2024',
};

/** `<ActivationStatusReader />`, which says when support ends. */
export const activationStatusReader = define(z.strictObject({}), () => ({
  /** The last day of support of each release that the reader can recognize, as an ISO date. */
  supportEnds: Object.fromEntries(
    Object.entries(entryOfRelease).map(([release, id]) => [
      release,
      supportEnd(findLifecycleEntry(id)),
    ]),
  ),
}));
export type ActivationStatusReaderProps = ReturnType<
  typeof activationStatusReader
>;
