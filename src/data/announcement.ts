/** The bar above the navbar. Set `announcement` to `null` when there is nothing to announce. */
export interface Announcement {
  /** A new text needs a new id: a visitor's dismissal is remembered by id. */
  id: string;
  /** Plain text before the link. */
  text: string;
  link: {label: string; to: string};
}

export const announcement: Announcement | null = {
  id: 'windows-10-end-of-support',
  text: 'Windows 10 no longer gets free security updates.',
  link: {label: 'See what you can do', to: '/windows10_eol'},
};
