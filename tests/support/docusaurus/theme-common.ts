/** The head of a page isn't rendered. */
export const PageMetadata = () => null;
