/** Whether a result of the search is about to open. */
export const followed = {isPending: false};
