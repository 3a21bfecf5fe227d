/**
 * Every link of the navbar and the footer, in the order shown.
 *
 * To add one, add an entry here; the config turns it into Docusaurus items. A `route` is a path of this site
 * (checked by the build), a `service` is an external address that comes from the site's identity.
 */

/** A page of this site. */
export interface RouteLink {
  label: string;
  route: string;
  /** Marks the entry as current on every page below this path, not only on the page itself. */
  activeBelow?: string;
}

/** An external address that depends on who publishes the site. */
export interface ServiceLink {
  label: string;
  service: 'chat' | 'source';
}

export interface LinkGroup {
  label: string;
  links: readonly RouteLink[];
}

export type NavbarEntry = RouteLink | LinkGroup | ServiceLink;

export const navbarStart: readonly NavbarEntry[] = [
  {label: 'FAQ', route: '/faq'},
  {label: 'Troubleshoot', route: '/troubleshoot'},
  {label: 'Download Windows / Office', route: '/genuine-installation-media'},
  {label: 'Credits', route: '/credits'},
  {
    label: 'More',
    links: [
      {label: 'HWID docs', route: '/hwid'},
      {label: 'Guides', route: '/guide_links'},
      {
        label: 'Unsupported products',
        route: '/unsupported_products_activation',
      },
      {label: 'News', route: '/news'},
      {label: 'Changelog', route: '/changelog'},
      {label: 'Our non-piracy site', route: '/our_non-piracy_site'},
    ],
  },
];

export const navbarEnd: readonly NavbarEntry[] = [
  {label: 'Blog', route: '/blog', activeBelow: '/blog'},
  {label: 'Contact us', route: '/contactus'},
  {label: 'Chat community', service: 'chat'},
  {label: 'Source repository', service: 'source'},
];

export interface FooterGroup {
  title: string;
  links: readonly (RouteLink | ServiceLink)[];
}

/** What the navbar leaves out, and the ways to reach people. On a desktop, the four groups are on the page's own grid. */
export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Fix',
    links: [
      {label: 'Check activation status', route: '/check_activation_status'},
      {label: 'Look up an error', route: '/troubleshoot'},
      {
        label: "Can't reach the servers",
        route: '/licensing-servers-issue',
      },
      {
        label: 'Office "not genuine" banner',
        route: '/office-license-is-not-genuine',
      },
      {label: 'Change Windows edition', route: '/change_windows_edition'},
    ],
  },
  {
    title: 'Download',
    links: [
      {label: 'Windows 11', route: '/windows_11_links'},
      {label: 'Windows 10', route: '/windows_10_links'},
      {label: 'Windows LTSC', route: '/windows_ltsc_links'},
      {label: 'Windows Server', route: '/windows_server_links'},
      {label: 'All downloads', route: '/genuine-installation-media'},
    ],
  },
  {
    title: 'Methods',
    links: [
      {label: 'HWID', route: '/hwid'},
      {label: 'Ohook', route: '/ohook'},
      {label: 'KMS38', route: '/kms38'},
      {label: 'KMS and Online KMS', route: '/online_kms'},
    ],
  },
  {
    title: 'Project',
    links: [
      {label: 'Blog', route: '/blog'},
      {label: 'Credits', route: '/credits'},
      {label: 'Contact us', route: '/contactus'},
      {label: 'Chat community', service: 'chat'},
      {label: 'Source repository', service: 'source'},
    ],
  },
];
