/**
 * What reads a text. Each loads when it is first needed: in the worker, or in the page if the browser refuses a worker.
 * The names make both load the same files.
 */
export const readers = {
  input: () =>
    import(
      /* webpackChunkName: "read-input" */ '@site/src/lib/input/describeReading'
    ).then(({readAndDescribe}) => readAndDescribe),
  errors: () =>
    import(
      /* webpackChunkName: "error-lookup" */ '@site/src/lib/errorCodes/answerErrors'
    ).then(({answerErrors}) => answerErrors),
  report: () =>
    import(
      /* webpackChunkName: "read-report" */ '@site/src/lib/activationStatus/parse'
    ).then(({parseActivationStatus}) => parseActivationStatus),
  sums: () =>
    import(
      /* webpackChunkName: "read-sums" */ '@site/src/lib/fileHash/readSums'
    ).then(({readSums}) => readSums),
  editions: () =>
    import(
      /* webpackChunkName: "read-editions" */ '@site/src/lib/editionPath/readOutput'
    ).then(({readOutput}) => readOutput),
};

export type ReaderName = keyof typeof readers;

/** What a reader says of a text: plain data, because the worker sends a copy. */
export type ReadBy<Name extends ReaderName> = ReturnType<
  Awaited<ReturnType<(typeof readers)[Name]>>
>;
