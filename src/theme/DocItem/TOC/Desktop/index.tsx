/** Replaces DocItem/TOC/Desktop (3.6.1): renders nothing. One list serves all widths, see DocItem/TOC/Mobile. */
export default function DocItemTOCDesktop(): null {
  return null;
}
