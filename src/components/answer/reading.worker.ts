/** The part of a worker's global scope used here; the project's DOM types describe a window instead. */
interface WorkerScope {
  onmessage:
    ((event: {data: {name: keyof Readers; text: string}}) => void) | null;
  postMessage: (report: Report) => void;
}

export type Report =
  /** The script has arrived. */
  {kind: 'here'} | {kind: 'read'; value: unknown} | {kind: 'failed'};

const scope = self as unknown as WorkerScope;

/** What reads long texts. Each loads with the first of them, and returns plain data. */
const readers = {
  input: async () =>
    (
      await import(
        /* webpackChunkName: "read-input" */ '@site/src/lib/input/readInput'
      )
    ).readInput,
  errors: async () =>
    (
      await import(
        /* webpackChunkName: "read-errors" */ '@site/src/lib/errorCodes/answerErrors'
      )
    ).answerErrors,
  report: async () =>
    (
      await import(
        /* webpackChunkName: "read-report" */ '@site/src/lib/activationStatus/parse'
      )
    ).parseActivationStatus,
  sums: async () =>
    (
      await import(
        /* webpackChunkName: "read-sums" */ '@site/src/lib/fileHash/readSums'
      )
    ).readSums,
  editions: async () =>
    (
      await import(
        /* webpackChunkName: "read-editions" */ '@site/src/lib/editionPath/readOutput'
      )
    ).readOutput,
};

export type Readers = typeof readers;

scope.onmessage = ({data: {name, text}}) => {
  scope.postMessage({kind: 'here'});
  readers[name]().then(
    (read) => scope.postMessage({kind: 'read', value: read(text)}),
    () => scope.postMessage({kind: 'failed'}),
  );
};
