/** Loads what tells the kinds of text apart. Each answer loads when its kind was seen. */
export const loadAnswers = () =>
  import(/* webpackChunkName: "answers" */ './findAnswer');
