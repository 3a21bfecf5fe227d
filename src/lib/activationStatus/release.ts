import {
  firstBuildOf11,
  longTermBuilds,
  serverBuilds,
  windows11Builds,
} from '../../data/windowsBuilds';
import type {LicenseReport} from './types';

/** What the text says about the version. */
export interface Builds {
  /** Of Windows 11: `24H2`. */
  version?: string;
  build?: number;
  /** Of the licensing service. */
  serviceBuild?: number;
}

type NamedLicense = Pick<
  Partial<LicenseReport>,
  'addOn' | 'product' | 'release' | 'title'
>;

function isServer({title = ''}: NamedLicense): boolean {
  return / Server\b/.test(title);
}

/**
 * The release, by which support dates are found: `Windows Server 2022`, `Windows 10`, `Windows 11 24H2 Pro`.
 * Undefined if the text doesn't tell. Every Windows 10 other than a long-term release counts as `Windows 10`, because
 * support for all its versions ended with the last one.
 */
export function findRelease(
  report: NamedLicense,
  {version, build, serviceBuild}: Builds,
): string | undefined {
  const {release, title = '', product} = report;
  const known = build ?? serviceBuild;
  if (product !== 'windows' || report.addOn || title === '') {
    return release;
  }
  if (isServer(report)) {
    return release ?? (known ? serverBuilds.get(known) : undefined);
  }
  if (/LTSC/.test(title)) {
    const found = release ?? (known ? longTermBuilds.get(known) : undefined);
    return found && /IoT/.test(title) ? `${found} IoT` : found;
  }
  const is11 =
    release === 'Windows 11' ||
    (build !== undefined && build >= firstBuildOf11);
  if (is11) {
    const named = version ?? (build ? windows11Builds.get(build) : undefined);
    const group =
      /Enterprise|Education/.test(title) && !/Pro /.test(title)
        ? 'Enterprise'
        : 'Pro';
    return named ? `Windows 11 ${named} ${group}` : undefined;
  }
  const is10 = build !== undefined && build >= 10_240 && build < firstBuildOf11;
  return release ?? (is10 ? 'Windows 10' : undefined);
}
