/** Replaces DocVersionBanner (3.6.1): the docs have one version, so there is no other to point to. */
export default function DocVersionBanner(): null {
  return null;
}
