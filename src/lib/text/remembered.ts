/** The same reader, which reads a text once that several ask it about in turn: it keeps what it read of the last one. */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  let last: {text: string; value: T} | undefined;
  return (text) => {
    if (last?.text !== text) {
      last = {text, value: read(text)};
    }
    return last.value;
  };
}
