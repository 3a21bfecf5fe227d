/** Nothing checks links here. */
export default (): {collectAnchor: () => void} => ({
  collectAnchor: () => undefined,
});
