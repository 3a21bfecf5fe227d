/**
 * Stands in for prism-react-renderer in the browser: the code is highlighted while the site is built, yet the classic
 * theme's client module still asks for a Prism to teach languages to.
 */
export const Prism = {languages: {}};
export const themes = {};
