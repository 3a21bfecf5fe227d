/** Replaces SearchMetadata (3.6.1): six tags for crawlers of search services, of which this site has none. */
export default function SearchMetadata(): null {
  return null;
}
