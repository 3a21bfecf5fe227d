/** A browser that runs this does not show the list, so its data is not in the bundle. */
export const useListHtml = (): string => '';
