/** Words without a meaning of their own. They are removed from both the index and queries. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and any are as at be been but by can did do does for from get gets had has have how i if in into is it its ' +
    'me my of on or our please should so some than that the their them then there these they this those to us was we ' +
    'were what when where which who why will with would you your'
  ).split(' '),
);
