/** A letter that no page has. */
export const otherScript = /[^\P{L}\p{Script=Latin}]/u;
