// @ts-check
import {build, root} from './builds.mjs';
import {inRounds, machineSpeed} from './rounds.mjs';

/** How many seconds longer than a stock one a build may take. */
const allowance = 5;

/**
 * Seconds of a build whose cache is filled.
 * @param {{stockSite: string, outDirectory: string, rounds: number}} options
 * @returns {Promise<import('./report.mjs').Row[]>}
 */
export async function measureBuildTime({stockSite, outDirectory, rounds}) {
  const own = {siteDirectory: root, outDirectory};
  const stock = {
    siteDirectory: stockSite,
    outDirectory,
    config: '.ci/benchmark/stock.config.ts',
  };
  for (const site of [own, stock]) {
    await build(site);
  }
  const results = await inRounds(rounds, [own, stock], async (site) => ({
    speed: machineSpeed(),
    figures: {time: await build(site)},
  }));
  const ours = results.get(own)?.time ?? NaN;
  const theirs = results.get(stock)?.time ?? NaN;
  return [
    {
      name: 'build with a filled cache',
      unit: 's',
      own: ours,
      stock: theirs,
      target: `≤ stock + ${allowance} s`,
      met: ours <= theirs + allowance,
    },
  ];
}
