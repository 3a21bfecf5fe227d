/** Work in steps, between which the page can answer. The steps end with the result. */
type Steps<Result> = Iterator<void, Result, void>;

/** Milliseconds of work after which the page gets a turn. On a slow phone, a step takes up to 40 more. */
const turn = 8;

/** Lets the page answer before what follows. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Works step by step, and lets the page answer in between. */
export async function inSteps<Result>(steps: Steps<Result>): Promise<Result> {
  let start = performance.now();
  for (;;) {
    const {done, value} = steps.next();
    if (done) {
      return value;
    }
    if (performance.now() - start > turn) {
      await nextTask();
      start = performance.now();
    }
  }
}

/** Works without a break. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const {done, value} = steps.next();
    if (done) {
      return value;
    }
  }
}
