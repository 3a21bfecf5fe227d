/**
 * Replaces DocVersionBanner (3.6.1): with one version of the docs there is no other to point at. Upstream's would add
 * 0.9 kB to every doc.
 */
export default function DocVersionBanner(): null {
  return null;
}
