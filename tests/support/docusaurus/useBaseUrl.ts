/** The site at the root of its host. */
export default (path: string): string => path;

export const useBaseUrlUtils = () => ({withBaseUrl: (path: string) => path});
