/** Characters that all readers together read within a moment, also on a slow phone. */
const mostAtOnce = 2_000;

export const isLong = (text: string): boolean => text.length > mostAtOnce;
