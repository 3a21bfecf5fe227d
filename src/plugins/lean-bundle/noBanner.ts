/** Stands in for the generator's banner about a wrong base URL, which the config has switched off. */
export default function BaseUrlIssueBanner(): null {
  return null;
}
