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

/**
 * The last day on which the announcement is worth showing. The bar does not disappear by itself, but
 * `npm run check:freshness` lists it from the next day on. Not part of the announcement, because visitors load that.
 */
export const announcementLastDay = '2027-10-12';
