/** Replaces SearchMetadata (3.6.1): renders nothing. Upstream's tags are for a hosted search that this site does not use. */
export default function SearchMetadata(): null {
  return null;
}
