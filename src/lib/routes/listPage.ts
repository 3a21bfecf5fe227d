/** What search engines and browser tabs show of a page. */
interface Description {
  title: string;
  description?: string;
}

/** The title and the description of a page in a long list of posts: from the second on, they name the page. */
export function describeListPage(
  {page, totalPages}: {page: number; totalPages: number},
  {title, description}: Description,
): Description {
  return page === 1
    ? {title, description}
    : {
        title: `${title}, page ${page}`,
        description:
          description && `Page ${page} of ${totalPages}. ${description}`,
      };
}
