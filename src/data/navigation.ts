/**
 * Every link of the navbar and the footer, in the order shown.
 *
 * To add one, add an entry here, with the fields that Docusaurus has: `to` is a path of this site (checked by the build). A
 * `service` is an external address that comes from the site's identity.
 */

/** A page of this site. */
export interface RouteLink {
  label: string;
  to: string;
  /** Marks the entry as current on every page below this path, not only on the page itself. */
  activeBasePath?: string;
}

/** An external address that depends on who publishes the site. */
export interface ServiceLink {
  label: string;
  service: 'chat' | 'source';
}

export interface LinkGroup {
  type: 'dropdown';
  label: string;
  items: readonly RouteLink[];
}

export type NavbarEntry = RouteLink | LinkGroup | ServiceLink;

export const navbarStart: readonly NavbarEntry[] = [
  {label: 'FAQ', to: '/faq'},
  {label: 'Troubleshoot', to: '/troubleshoot'},
  {label: 'Download Windows / Office', to: '/genuine-installation-media'},
  {label: 'Credits', to: '/credits'},
  {
    type: 'dropdown',
    label: 'More',
    items: [
      {label: 'HWID docs', to: '/hwid'},
      {label: 'Guides', to: '/guide_links'},
      {
        label: 'Unsupported products',
        to: '/unsupported_products_activation',
      },
      {label: 'News', to: '/news'},
      {label: 'Changelog', to: '/changelog'},
      {label: 'Our non-piracy site', to: '/our_non-piracy_site'},
    ],
  },
];

export const navbarEnd: readonly NavbarEntry[] = [
  {label: 'Blog', to: '/blog', activeBasePath: '/blog'},
  {label: 'Contact us', to: '/contactus'},
  {label: 'Chat community', service: 'chat'},
  {label: 'Source repository', service: 'source'},
];

export interface FooterGroup {
  title: string;
  items: readonly (RouteLink | ServiceLink)[];
}

/** What the navbar leaves out, and the ways to reach people. On a desktop, the four groups are on the page's own grid. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Fix',
    items: [
      {label: 'Check activation status', to: '/check_activation_status'},
      {label: 'Look up an error', to: '/troubleshoot'},
      {
        label: "Can't reach the servers",
        to: '/licensing-servers-issue',
      },
      {
        label: 'Office "not genuine" banner',
        to: '/office-license-is-not-genuine',
      },
      {label: 'Change Windows edition', to: '/change_windows_edition'},
    ],
  },
  {
    title: 'Download',
    items: [
      {label: 'Windows 11', to: '/windows_11_links'},
      {label: 'Windows 10', to: '/windows_10_links'},
      {label: 'Windows LTSC', to: '/windows_ltsc_links'},
      {label: 'Windows Server', to: '/windows_server_links'},
      {label: 'All downloads', to: '/genuine-installation-media'},
    ],
  },
  {
    title: 'Methods',
    items: [
      {label: 'HWID', to: '/hwid'},
      {label: 'Ohook', to: '/ohook'},
      {label: 'KMS38', to: '/kms38'},
      {label: 'KMS and Online KMS', to: '/online_kms'},
    ],
  },
  {
    title: 'Project',
    items: [
      {label: 'Blog', to: '/blog'},
      {label: 'Credits', to: '/credits'},
      {label: 'Contact us', to: '/contactus'},
      {label: 'Chat community', service: 'chat'},
      {label: 'Source repository', service: 'source'},
    ],
  },
];
