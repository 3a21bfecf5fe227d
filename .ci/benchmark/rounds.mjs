// @ts-check
import {performance} from 'node:perf_hooks';

/** A measurement in a slower moment than this share of the best one is left out. */
const undisturbedShare = 0.8;

/**
 * @template Figures
 * @typedef {object} Sample
 * @property {Figures} figures
 * @property {number} speed of the machine at that moment, in any unit
 */

/** Steps of a fixed calculation per millisecond: less than usual while something else runs on this machine. */
export function machineSpeed() {
  const steps = 2e7;
  const start = performance.now();
  let state = 1;
  for (let step = 0; step < steps; step += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
  }
  // The result is used, so that the loop can't be optimized away.
  return (steps + (state & 1)) / (performance.now() - start);
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
    : (sorted[Math.floor(middle)] ?? NaN);
}

/**
 * Leaves out what was measured while the machine was busy, but never more than half.
 * @template Figures
 * @param {Sample<Figures>[]} samples of one subject
 * @param {number} best speed of the machine
 */
function undisturbed(samples, best) {
  const fastestFirst = [...samples].sort((a, b) => b.speed - a.speed);
  return fastestFirst.filter(
    ({speed}, index) =>
      speed >= undisturbedShare * best || index < samples.length / 2,
  );
}

/**
 * Measures all subjects in turn, so that a busy machine slows all of them alike, and gives the median of each figure of
 * each subject.
 * @template Subject
 * @template {Record<string, number>} Figures
 * @param {number} rounds
 * @param {Subject[]} subjects
 * @param {(subject: Subject) => Promise<Sample<Figures>>} measure
 * @returns {Promise<Map<Subject, Figures>>}
 */
export async function inRounds(rounds, subjects, measure) {
  /** @type {Map<Subject, Sample<Figures>[]>} */
  const samples = new Map(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [subject, taken] of samples) {
      taken.push(await measure(subject));
    }
  }
  const best = Math.max(
    ...[...samples.values()].flat().map(({speed}) => speed),
  );
  let used = 0;
  /** @type {Map<Subject, Figures>} */
  const medians = new Map();
  for (const [subject, taken] of samples) {
    const kept = undisturbed(taken, best);
    used += kept.length;
    const names = Object.keys(kept[0]?.figures ?? {});
    medians.set(
      subject,
      /** @type {Figures} */ (
        Object.fromEntries(
          names.map((name) => [
            name,
            median(kept.map(({figures}) => figures[name] ?? NaN)),
          ]),
        )
      ),
    );
  }
  const all = rounds * subjects.length;
  if (used < all) {
    console.log(
      `Left out ${all - used} of ${all} measurements: the machine was busy.`,
    );
  }
  return medians;
}
