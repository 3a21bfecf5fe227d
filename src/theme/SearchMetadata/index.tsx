/** Replaces SearchMetadata (3.6.1): it renders six tags for external search crawlers, which this site does not use. */
export default function SearchMetadata(): null {
  return null;
}
