/** A product key; `notes.ts` has what is said about one. Of a masked one, there is nothing to keep private: `XXXXX-…`, `*****-…`. */
export const wholeKey =
  /(?<![\w*-])(?:(?![Xx]{5})[A-Za-z\d]{5}[-–]){4}(?![Xx]{5})[A-Za-z\d]{5}(?![\w*-])/;
