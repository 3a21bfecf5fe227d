/** As after hydration. */
export default (): boolean => true;
