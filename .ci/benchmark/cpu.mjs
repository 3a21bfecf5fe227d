// @ts-check
/* global document, addEventListener, MutationObserver, performance, PerformanceObserver -- in the browser */
import {
  launch,
  openTab,
  openUntilIdle,
  phone,
  slowdown,
  working,
} from './browser.mjs';

/** Milliseconds above which a task counts as blocking, as in Lighthouse. */
const longTask = 50;
/** The phone network that Lighthouse emulates. */
const network = {latency: 150, download: 1.6e6, upload: 750e3};

/**
 * Estimates the blocking time of the whole visit on the slower CPU from the CPU time of each task. Unlike wall-clock
 * time, the result hardly depends on other work on the machine.
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
 * CPU time of the main thread during a first visit.
 * @type {import('./browser.mjs').Measure}
 */
export const measureCpu = async ({url}, page) => {
  const browser = await launch();
  const tab = await openTab(browser, phone);
  const client = await tab.context().newCDPSession(tab);
  await client.send('Performance.enable', {timeDomain: 'threadTicks'});
  await browser.startTracing(tab, {categories: ['-*', 'toplevel']});
  await openUntilIdle(tab, url + page);
  const {metrics} = await client.send('Performance.getMetrics');
  const blocking = blockingTime(await browser.stopTracing());
  await browser.close();
  /** @param {string} name */
  const milliseconds = (name) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
  return {
    'main thread, ms': milliseconds('TaskDuration'),
    'of it scripts, ms': milliseconds('ScriptDuration'),
    'of it layout, ms': milliseconds('LayoutDuration'),
    'of it styles, ms': milliseconds('RecalcStyleDuration'),
    'blocking on a phone, estimate, ms': blocking,
  };
};

/**
 * Runs in the page before its own scripts, and records when it paints, blocks and works.
 * @param {{working: string, longTask: number}} options
 */
function watchStart({working, longTask}) {
  const times = {paint: NaN, largest: NaN, works: NaN, blocked: 0};
  /** @param {string} type @param {(entry: PerformanceEntry) => void} note */
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', ({name, startTime}) => {
    if (name === 'first-contentful-paint') {
      times.paint = startTime;
    }
  });
  watch('largest-contentful-paint', ({startTime}) => {
    times.largest = startTime;
  });
  watch('longtask', ({duration}) => {
    times.blocked += duration - longTask;
  });
  const look = () => {
    if (Number.isNaN(times.works) && document.querySelector(working)) {
      times.works = performance.now();
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    attributeFilter: ['data-has-hydrated'],
  });
  addEventListener('load', look);
  Object.assign(globalThis, {benchmarkTimes: times});
}

/**
 * Times of a first visit on a phone with a slow network and CPU.
 * @type {import('./browser.mjs').Measure}
 */
export const measureStart = async ({url}, page) => {
  const browser = await launch();
  const tab = await openTab(browser, phone, network);
  await tab.addInitScript(watchStart, {working, longTask});
  await openUntilIdle(tab, url + page);
  /** @type {ReturnType<typeof Object.create>} */
  const times = await tab.evaluate('benchmarkTimes');
  await browser.close();
  return {
    'first paint, ms': times.paint,
    'largest paint, ms': times.largest,
    'works after, ms': times.works,
    'blocked, ms': times.blocked,
  };
};
