/** The bar above the navbar. Set `announcement` to `null` when there is nothing to announce. */
export interface Announcement {
  /** A new text needs a new id: a visitor's dismissal is remembered by id. */
  id: string;
  /** Plain text before the link. */
  text: string;
  link: {label: string; to: string};
  /** Where it is shown: on the home page, and where it is about the subject, but not on the page that it links to. */
  routes: readonly string[];
}

export const announcement: Announcement | null = {
  id: 'windows-10-free-updates-ended',
  text: 'Windows 10: free updates ended.',
  link: {label: 'What to do', to: '/windows10_eol'},
  routes: ['/', '/windows_10_links'],
};

/**
 * The last day on which the announcement is worth showing. The bar does not disappear by itself, but
 * `npm run check:freshness` lists it from the next day on. Not part of the announcement, because visitors load that.
 */
export const announcementLastDay = '2027-10-12';
