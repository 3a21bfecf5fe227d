/** The section of the list of all guides with the pages of a group of the sidebar. Its heading is the group's label. */
export function sectionOfGroup(label: string): string {
  return `/guide_links#${label.toLowerCase().replaceAll(' ', '-')}`;
}
