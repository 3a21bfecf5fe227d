/**
 * The ids of docs that people open for dates. They show below the title when their facts were last checked; other pages
 * show it at the end.
 */
export const datedPages: readonly string[] = ['news', 'windows10_eol'];
