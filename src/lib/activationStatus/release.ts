import type {LicenseReport} from './types';

/** Server releases by the build of their licensing service. */
const servers = new Map([
  [26100, 'Windows Server 2025'],
  [20348, 'Windows Server 2022'],
  [17763, 'Windows Server 2019'],
  [14393, 'Windows Server 2016'],
  [9600, 'Windows Server 2012 R2'],
  [9200, 'Windows Server 2012'],
]);

/** Long-term releases by build: all editions without yearly features have one of them. */
const longTerm = new Map([
  [26100, 'Windows 11 LTSC 2024'],
  [19041, 'Windows 10 LTSC 2021'],
  [19044, 'Windows 10 LTSC 2021'],
  [17763, 'Windows 10 LTSC 2019'],
]);

/** Versions of Windows 11 by build. The licensing service of 25H2 has the build of 24H2, so it cannot tell them apart. */
const versions = new Map([
  [28000, '26H1'],
  [26300, '26H2'],
  [26200, '25H2'],
  [26100, '24H2'],
  [22631, '23H2'],
  [22621, '22H2'],
  [22000, '21H2'],
]);

/** The first build of Windows 11. */
const FIRST_OF_11 = 22000;

/** What the text says about the version. */
interface Builds {
  version?: string;
  build?: number;
  serviceBuild?: number;
}

function isServer({title = ''}: LicenseReport): boolean {
  return / Server\b/.test(title);
}

/**
 * The release by which the dates of support are found: `Windows Server 2022`, `Windows 10`, `Windows 11 24H2 Pro`.
 * Undefined if the text does not carry it. Every Windows 10 that is no long-term release counts as `Windows 10`, because
 * support of all its versions has ended with the last one.
 */
export function findRelease(
  report: LicenseReport,
  {version, build, serviceBuild}: Builds,
): string | undefined {
  const {release, title = '', product} = report;
  const known = build ?? serviceBuild;
  if (product !== 'windows' || report.addOn || title === '') {
    return release;
  }
  if (isServer(report)) {
    return release ?? (known ? servers.get(known) : undefined);
  }
  if (/LTSC/.test(title)) {
    const found = release ?? (known ? longTerm.get(known) : undefined);
    return found && /IoT/.test(title) ? `${found} IoT` : found;
  }
  const is11 =
    release === 'Windows 11' || (build !== undefined && build >= FIRST_OF_11);
  if (is11) {
    const named = version ?? (build ? versions.get(build) : undefined);
    const group =
      /Enterprise|Education/.test(title) && !/Pro /.test(title)
        ? 'Enterprise'
        : 'Pro';
    return named ? `Windows 11 ${named} ${group}` : undefined;
  }
  const is10 = build !== undefined && build >= 10_240 && build < FIRST_OF_11;
  return release ?? (is10 ? 'Windows 10' : undefined);
}
