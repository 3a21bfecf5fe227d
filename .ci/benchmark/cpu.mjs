// @ts-check
import {launch, open, phone} from './browser.mjs';
import {ratio} from './report.mjs';
import {inRounds, machineSpeed} from './rounds.mjs';

/** Long enough for what a page does once it has nothing else to do. */
const idle = 1500;
/** A phone's processor compared with this one's, and how long a task may take before it blocks: both as Lighthouse has them. */
const slowdown = 4;
const longTask = 50;

/**
 * Blocking time of the whole visit on the slower processor, from the processor time of each task: an estimate that,
 * unlike Lighthouse's figure, other work on the machine hardly changes.
 * @param {Buffer} trace
 */
function blockingTime(trace) {
  /** @type {{traceEvents: {name: string, ph: string, pid: number, tid: number, tdur?: number, args?: {name?: string}}[]}} */
  const {traceEvents} = JSON.parse(trace.toString());
  const mainThreads = new Set(
    traceEvents
      .filter(
        ({name, args}) =>
          name === 'thread_name' && args?.name === 'CrRendererMain',
      )
      .map(({pid, tid}) => `${pid}:${tid}`),
  );
  return traceEvents
    .filter(
      ({name, ph, pid, tid}) =>
        name === 'ThreadControllerImpl::RunTask' &&
        ph === 'X' &&
        mainThreads.has(`${pid}:${tid}`),
    )
    .reduce(
      (total, {tdur = 0}) =>
        total + Math.max(0, (slowdown * tdur) / 1000 - longTask),
      0,
    );
}

/**
 * Processor time of the main thread during a first visit. Ticks of the thread, not a clock: other work on the machine
 * hardly matters.
 * @param {import('./index.mjs').Setup} setup
 */
export async function measureCpu({own, stock, docPage, rounds}) {
  const results = await inRounds(rounds, [own, stock], async (site) => {
    const speed = machineSpeed();
    const browser = await launch();
    const context = await browser.newContext(phone);
    const tab = await context.newPage();
    const client = await context.newCDPSession(tab);
    await client.send('Performance.enable', {timeDomain: 'threadTicks'});
    await browser.startTracing(tab, {categories: ['-*', 'toplevel']});
    await open(tab, site.url + docPage);
    await tab.waitForTimeout(idle);
    const {metrics} = await client.send('Performance.getMetrics');
    const blocking = blockingTime(await browser.stopTracing());
    await browser.close();
    /** @param {string} name */
    const milliseconds = (name) =>
      1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
    return {
      speed,
      figures: {
        task: milliseconds('TaskDuration'),
        script: milliseconds('ScriptDuration'),
        layout: milliseconds('LayoutDuration'),
        style: milliseconds('RecalcStyleDuration'),
        blocking,
      },
    };
  });
  const ours = results.get(own);
  const theirs = results.get(stock);
  if (!ours || !theirs) {
    return [];
  }
  return [
    ratio(`${docPage}: main thread`, 'ms', ours.task, theirs.task, 0.75),
    ratio(`${docPage}: of it scripts`, 'ms', ours.script, theirs.script),
    ratio(`${docPage}: of it layout`, 'ms', ours.layout, theirs.layout),
    ratio(`${docPage}: of it styles`, 'ms', ours.style, theirs.style),
    ratio(
      `${docPage}: blocking on a phone, estimate`,
      'ms',
      ours.blocking,
      theirs.blocking,
    ),
  ];
}
