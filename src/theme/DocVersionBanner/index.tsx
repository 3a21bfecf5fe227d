/** Replaces DocVersionBanner (3.6.1): with one version of the docs there is no other to point at. */
export default function DocVersionBanner(): null {
  return null;
}
