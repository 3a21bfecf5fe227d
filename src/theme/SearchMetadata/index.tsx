/** Replaces SearchMetadata (3.6.1): renders nothing. Upstream's six tags are for a hosted search, which is not used here. */
export default function SearchMetadata(): null {
  return null;
}
