/** Loads what follows the first question. */
export function loadGuide(): Promise<typeof import('./guide')> {
  return import(/* webpackChunkName: "diagnosis" */ './guide');
}
