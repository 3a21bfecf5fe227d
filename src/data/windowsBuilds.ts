/** The releases of Windows that have a build of their own. */

/** Server releases by the build of their licensing service. */
export const serverBuilds = new Map([
  [26100, 'Windows Server 2025'],
  [20348, 'Windows Server 2022'],
  [17763, 'Windows Server 2019'],
  [14393, 'Windows Server 2016'],
  [9600, 'Windows Server 2012 R2'],
  [9200, 'Windows Server 2012'],
]);

/** Long-term releases by build: all editions without yearly features have one of them. */
export const longTermBuilds = new Map([
  [26100, 'Windows 11 LTSC 2024'],
  [19041, 'Windows 10 LTSC 2021'],
  [19044, 'Windows 10 LTSC 2021'],
  [17763, 'Windows 10 LTSC 2019'],
  [14393, 'Windows 10 LTSB 2016'],
  [10240, 'Windows 10 LTSB 2015'],
]);

/** Versions of Windows 11 by build. The licensing service of 25H2 has the build of 24H2, so it cannot tell them apart. */
export const windows11Builds = new Map([
  [28000, '26H1'],
  [26300, '26H2'],
  [26200, '25H2'],
  [26100, '24H2'],
  [22631, '23H2'],
  [22621, '22H2'],
  [22000, '21H2'],
]);

/** Versions of Windows 10 by build, as Microsoft's release information lists them. */
export const windows10Builds = new Map([
  [19045, '22H2'],
  [19044, '21H2'],
  [19043, '21H1'],
  [19042, '20H2'],
  [19041, '2004'],
  [18363, '1909'],
  [18362, '1903'],
  [17763, '1809'],
  [17134, '1803'],
  [16299, '1709'],
  [15063, '1703'],
  [14393, '1607'],
  [10586, '1511'],
  [10240, '1507'],
]);

/** The first build of Windows 10, and of Windows 11. */
export const firstBuildOf10 = 10240;
export const firstBuildOf11 = 22000;
