/** Characters of a query that the search reads, because each unit costs a search. */
export const longestQuery = 400;
