/** Replaces DocItem/Paginator (3.6.1): renders nothing. Pages end with links that their authors chose. */
export default function DocItemPaginator(): null {
  return null;
}
