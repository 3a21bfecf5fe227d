/** Loads what is known about errors. Rejects when loading fails; a later call tries again. */
export const loadErrors = () =>
  import(/* webpackChunkName: "error-lookup" */ './answerErrors');
