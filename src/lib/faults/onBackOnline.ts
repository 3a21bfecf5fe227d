/** Runs when the network is back, half a second later: the first requests of a new connection often fail. */
export function onBackOnline(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const runLater = () => {
    clearTimeout(timer);
    timer = setTimeout(run, 500);
  };
  window.addEventListener('online', runLater);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', runLater);
  };
}
