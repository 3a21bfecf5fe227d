import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * The order of the docs. Every page under `docs/` stands here exactly once (a test compares the two), grouped by
 * what a visitor wants to do. A page's label is its title, or `sidebar_label` in its front matter.
 */
const sidebars: SidebarsConfig = {
  tutorialSidebar: [
    'intro',
    {
      type: 'category',
      label: 'Check and fix',
      collapsed: false,
      items: [
        'check_activation_status',
        'troubleshoot',
        'licensing-servers-issue',
        'office-license-is-not-genuine',
        'issues_due_to_gaming_spoofers',
        'faq',
      ],
    },
    {
      type: 'category',
      label: 'Change the edition',
      items: [
        'change_windows_edition',
        'change_office_edition',
        'change_edition_issues',
        'evaluation_editions',
      ],
    },
    {
      type: 'category',
      label: 'Download Windows',
      items: [
        'genuine-installation-media',
        'windows_11_links',
        'windows_10_links',
        'windows_8.1_links',
        'windows_7_links',
        'windows_vista_links',
        'windows_xp_links',
        'windows_arm_links',
        'windows_ltsc_links',
        'windows_server_links',
        'windows10_eol',
        'oem-folder',
      ],
    },
    {
      type: 'category',
      label: 'Office',
      items: ['office_msi_links', 'office_for_mac'],
    },
    {
      type: 'category',
      label: 'Activation methods',
      items: [
        'hwid',
        'ohook',
        'kms38',
        'online_kms',
        'unsupported_products_activation',
      ],
    },
    {
      type: 'category',
      label: 'Reference and project',
      items: [
        'command_line_switches',
        'guide_links',
        'news',
        'changelog',
        'our_non-piracy_site',
        'credits',
        'contactus',
      ],
    },
  ],
};

export default sidebars;
