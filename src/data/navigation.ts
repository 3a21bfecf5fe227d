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
      {label: 'Docs: HWID', route: '/hwid'},
      {label: 'Guides', route: '/guide_links'},
      {
        label: 'Unsupported products activation',
        route: '/unsupported_products_activation',
      },
      {label: 'News', route: '/news'},
      {label: 'MAS changelog', route: '/changelog'},
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

/** In the language menu, below the languages of the site. */
export const otherLanguages: RouteLink = {
  label: 'Other languages',
  route: '/contactus#languages',
};

export interface FooterGroup {
  title: string;
  links: readonly (RouteLink | ServiceLink)[];
}

export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Fix and check',
    links: [
      {label: 'Check activation status', route: '/check_activation_status'},
      {label: 'Troubleshoot an error', route: '/troubleshoot'},
      {label: 'FAQ', route: '/faq'},
      {label: 'Command-line switches', route: '/command_line_switches'},
    ],
  },
  {
    title: 'Change and install',
    links: [
      {label: 'Change Windows edition', route: '/change_windows_edition'},
      {label: 'Change Office edition', route: '/change_office_edition'},
      {
        label: 'Genuine installation media',
        route: '/genuine-installation-media',
      },
      {label: 'Windows 10 end of support', route: '/windows10_eol'},
    ],
  },
  {
    title: 'Understand',
    links: [
      {label: 'HWID', route: '/hwid'},
      {label: 'Ohook', route: '/ohook'},
      {label: 'KMS38', route: '/kms38'},
      {label: 'Online KMS', route: '/online_kms'},
    ],
  },
  {
    title: 'Project',
    links: [
      {label: 'All guides', route: '/guide_links'},
      {label: 'Blog', route: '/blog'},
      {label: 'Credits', route: '/credits'},
      {label: 'Contact us', route: '/contactus'},
      {label: 'Chat community', service: 'chat'},
      {label: 'Source repository', service: 'source'},
    ],
  },
];
