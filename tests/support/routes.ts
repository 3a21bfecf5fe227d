/**
 * Every route of the site; no other file in the tests lists them all. The build must contain exactly these, so a
 * published route is never removed, and a new page is added here deliberately.
 */

export const docRoutes = [
  '/',
  '/change_edition_issues',
  '/change_office_edition',
  '/change_windows_edition',
  '/changelog',
  '/check_activation_status',
  '/command_line_switches',
  '/contactus',
  '/credits',
  '/evaluation_editions',
  '/faq',
  '/genuine-installation-media',
  '/guide_links',
  '/hwid',
  '/issues_due_to_gaming_spoofers',
  '/kms38',
  '/licensing-servers-issue',
  '/news',
  '/oem-folder',
  '/office_for_mac',
  '/office_msi_links',
  '/office-license-is-not-genuine',
  '/ohook',
  '/online_kms',
  '/our_non-piracy_site',
  '/troubleshoot',
  '/unsupported_products_activation',
  '/windows10_eol',
  '/windows_10_links',
  '/windows_11_links',
  '/windows_7_links',
  '/windows_8.1_links',
  '/windows_arm_links',
  '/windows_ltsc_links',
  '/windows_server_links',
  '/windows_vista_links',
  '/windows_xp_links',
] as const;

export const blogRoutes = [
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/documentation-team',
  '/blog/authors/research-team',
  '/blog/keyhole',
  '/blog/tags',
  '/blog/tags/activation',
  '/blog/tags/windows',
] as const;

const otherRoutes = ['/markdown-page'] as const;

export const allRoutes: readonly string[] = [
  ...docRoutes,
  ...blogRoutes,
  ...otherRoutes,
];

export {fileOfRoute} from '../../src/lib/routes/fileRoutes';
