import type {WorkerScope} from '@site/src/components/ui/workerScope';
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

const scope = self as unknown as WorkerScope<ReadingRequest, ReadingReport>;

scope.onmessage = ({data: {id, name, text}}) => {
  readers[name]().then(
    (read) => scope.postMessage({kind: 'read', id, value: read(text)}),
    () => scope.postMessage({kind: 'failed', id}),
  );
};

scope.postMessage({kind: 'here'});
