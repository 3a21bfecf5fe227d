/** The part of a worker's global scope that is used here; the project's DOM types describe a window instead. */
export interface WorkerScope<Request, Report> {
  onmessage: ((event: {data: Request}) => void) | null;
  postMessage: (report: Report) => void;
}
