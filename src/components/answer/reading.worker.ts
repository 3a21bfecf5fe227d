import {readers, type ReaderName} from './readers';

export interface ReadingRequest {
  id: number;
  name: ReaderName;
  text: string;
}

export type ReadingReport =
  /** The script has arrived. */
  | {kind: 'here'}
  | {kind: 'read'; id: number; value: unknown}
  /** The reader did not load. */
  | {kind: 'failed'; id: number};

/** The part of a worker's global scope used here; the project's DOM types describe a window instead. */
interface WorkerScope {
  onmessage: ((event: {data: ReadingRequest}) => void) | null;
  postMessage: (report: ReadingReport) => void;
}

const scope = self as unknown as WorkerScope;

scope.onmessage = ({data: {id, name, text}}) => {
  readers[name]().then(
    (read) => scope.postMessage({kind: 'read', id, value: read(text)}),
    () => scope.postMessage({kind: 'failed', id}),
  );
};

scope.postMessage({kind: 'here'});
