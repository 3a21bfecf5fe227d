/** Words without a meaning of their own. They are removed from both the index and queries. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a am an and any are as at be been but by can did do does for from get gets had has have how i if in into is it its just ' +
    'me my of on or our please should so some than that the their them then there these they this those to us was we ' +
    'were what when where which who why will with would you your today now go away want wants need let lets say says wont'
  ).split(' '),
);
