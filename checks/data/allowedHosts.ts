/**
 * Every host that a page, a post, a table, the README or a file in `.github` may link to. Readers extend their trust in
 * this site to what it links, so each host was reviewed once and is listed with its purpose.
 *
 * To add one: prefer a primary source, write the host in lower case, and say what it offers that no other host here
 * does. If anyone can publish on the host, list the reviewed paths in `paths`. A test reports entries that no text uses
 * any more.
 */

export interface AllowedHost {
  /** In lower case, with every subdomain: `learn.microsoft.com`. Unique. */
  host: string;
  /** Why readers are sent there. */
  reason: string;
  /** Prefixes of the paths that may be linked, each with a trailing slash. Without this field, the whole host. */
  paths?: readonly string[];
}

/** Hosts by name, each with its reason, or with the paths that were reviewed as well. */
function hostsOf(
  rows: Readonly<Record<string, string | Omit<AllowedHost, 'host'>>>,
): AllowedHost[] {
  return Object.entries(rows).map(([host, row]) => ({
    host,
    ...(typeof row === 'string' ? {reason: row} : row),
  }));
}

export const allowedHosts = hostsOf({
  // Microsoft and the standards its files follow.
  'account.microsoft.com': 'A reader sees their own licenses and devices there',
  'activation-v2.sls.microsoft.com':
    "Activation service, in Microsoft's sample output",
  'admin.microsoft.com': 'Volume license media and keys of an organization',
  'aka.ms': "Microsoft's own short addresses, as its pages print them",
  'blogs.msdn.microsoft.com': {
    reason: "Microsoft's OEM rule on replaced motherboards, quoted in full",
    paths: ['/mssmallbiz/'],
  },
  'blogs.technet.com': {
    reason: "Microsoft's answers on volume licenses, from its former blog",
    paths: ['/b/volume-licensing/'],
  },
  'config.office.com': 'Office Customization Tool',
  'devblogs.microsoft.com':
    'Announcements to developers, such as the end of VBScript',
  'developer.microsoft.com': 'Virtual machines and reference for developers',
  'go.microsoft.com': "Microsoft's own redirects to downloads",
  'learn.microsoft.com':
    'Documentation by Microsoft, the first source of most facts',
  'msrc.microsoft.com': 'Advisories of the Microsoft Security Response Center',
  'my.visualstudio.com': 'Media for Visual Studio subscribers',
  'oem.microsoft.com': 'When a used PC needs a new license',
  'portal.office.com': 'Office installation for work and school accounts',
  'schemas.microsoft.com': 'Name spaces in answer files; nobody opens them',
  'social.microsoft.com': {
    reason: "Microsoft's former forum on licenses of older products",
    paths: ['/Forums/'],
  },
  'support.microsoft.com': 'Help by Microsoft for home users',
  'techcommunity.microsoft.com': {
    reason:
      'What Microsoft tells IT about updates before its documentation does',
    paths: ['/blog/windows-itpro-blog/'],
  },
  'technet.microsoft.com': 'Archived documentation by Microsoft',
  'validation-v2.sls.microsoft.com':
    "Validation service, in Microsoft's sample output",
  'windows.microsoft.com': "Microsoft's former help on genuine Windows",
  'www.catalog.update.microsoft.com':
    'Single updates, for a PC that cannot reach Windows Update',
  'www.microsoft.com':
    'Downloads, license terms and evaluation media by Microsoft',
  'schema.org': 'Vocabulary of the structured data; nobody opens it',
  'visualsupport.microsoft.com':
    'Product Activation Portal: the confirmation ID of an offline activation',
  'www.w3.org': 'Name spaces in SVG files; nobody opens them',

  // Research and press, for facts without a readable primary source; pages label them as such.
  'allthings.how': 'How the hash list of a Windows 11 download is used',
  'www.archynetys.com': 'Press on the end of activation by phone',
  'mlxio.com': {
    reason: 'When the Secure Boot certificates of 2011 expire, after Microsoft',
    paths: ['/cybersecurity/'],
  },
  'blog-en.topedia.com': 'Dates of changes to the update channels of Office',
  'blog.kopfteam.de': 'Windows Setup that finds no drive, by administrators',
  'blog.talosintelligence.com':
    'The researchers who reported the Keyhole flaws',
  'community.chocolatey.org': 'Version history of the Office Deployment Tool',
  'content.techgig.com': 'Press on the prices of extended updates',
  'digitalinside.es': 'Press on the Windows 11 ISO for Arm',
  'www.dell.com': {
    reason: 'What the label of a server license looks like and is for',
    paths: ['/support/'],
  },
  'dlh.net': 'Press on the end of Anytime Upgrade keys',
  'endoflife.date': 'Dates of support, credited as a data source',
  'github.com': {
    reason:
      'Sources of Microsoft documentation, data with a fixed version, and projects this site is built with',
    paths: [
      '/altrhombus/DataForGeeks/',
      '/AndyFul/ConfigureDefender/',
      '/Atliso-Dev/win11-eos-audit/',
      '/Bladez1992/LTSConvert/issues/',
      '/btnhd/BTNHD/issues/',
      '/builtbybel/ReadySunValley/issues/',
      '/ChrisTitusTech/winutil/issues/',
      '/coreutils/coreutils/',
      '/cschneegans/unattend-generator/issues/',
      '/CSS-Windows/WindowsDiag/',
      '/CVEProject/cvelistV5/',
      '/Daninet/hash-wasm/',
      '/Dano7762/offpatch/',
      '/ebiggers/wimlib/',
      '/ElliotKillick/Mido/',
      '/endoflife-date/endoflife.date/',
      '/facebook/docusaurus/',
      '/FormidableLabs/prism-react-renderer/',
      '/gusztavvargadr/packer/issues/',
      '/hpaluch/hpaluch.github.io/',
      '/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/',
      '/kitknox/winode/pull/',
      '/kkkgo/LTSC-Add-MicrosoftStore/issues/',
      '/LegacyUpdate/LegacyUpdate/',
      '/leokhoa/laragon/issues/',
      '/libyal/winevt-kb/',
      '/lukeed/',
      '/memstechtips/Winhance/issues/',
      '/microsoft/win32metadata/',
      '/microsoft/Windows-Containers/issues/',
      '/microsoft/winget-pkgs/',
      '/MicrosoftDocs/',
      '/moby/moby/issues/',
      '/ntdevlabs/tiny11builder/issues/',
      '/oicu/WindowsOEMKeyFinder/',
      '/paulmillr/noble-hashes/',
      '/pbatard/',
      '/rapid7/metasploitable3/issues/',
      '/sandboxie-plus/Sandboxie/issues/',
      '/slacka/WoeUSB/',
      '/Superfly-Inc/ShowKeyPlus/issues/',
      '/utmapp/UTM/issues/',
      '/ventoy/Ventoy/issues/',
      '/VirtualEngine/Lability/issues/',
      '/words/stemmer/',
      '/xdissent/ievms/issues/',
    ],
  },
  'blogs.msmvps.com':
    'The end of preview builds, by a holder of a Microsoft award',
  'cc.cs.1worldsync.com': "Microsoft's program for refurbished PCs",
  'cloud.google.com': {
    reason: "Google's own activation host for its machines",
    paths: ['/compute/docs/instances/windows/'],
  },
  'cybernoz.com': 'Press on the repair of the enrollment in ESU',
  'docs.github.com': 'How to compare a download with a release of its project',
  'fr.ittrip.xyz': 'The event of the hourly shutdown, by administrators',
  'kb.wisc.edu': 'What happened with a volume key of XP that Microsoft blocked',
  'softantenna.com':
    "Press with Microsoft's words on the watermark of preview builds",
  'techlog.kishiro.com': 'The Media Creation Tool on Windows 7, by a user',
  'techdows.com': 'Screens of the activation troubleshooter of 2016',
  'www.techrepublic.com': {
    reason: 'Press on who may enroll in consumer ESU',
    paths: ['/article/'],
  },
  'ticker.report': 'Press on the extension of free updates',
  'www.ubergizmo.com': 'Press on the end of the free upgrade',
  'rain-city.tech': {
    reason: 'The repair of a disabled sign-in service, by administrators',
    paths: ['/blog/'],
  },
  'windowsforum.com': 'Reports on updates and certificates with dates',
  'windowsnews.ai':
    'Press on extended updates, and on resetting and repairing Windows',
  'www.helpnetsecurity.com': 'Press on the deadlines of extended updates',
  'www.ilsoftware.it': 'Press on the end of KMS38',
  'www.licensingschool.co.uk':
    'How long Microsoft 365 Apps are updated on Windows 10',
  'www.osnews.com':
    'Press on Windows 11 26H1 and on the end of Office from Microsoft Store',
  'www.softzone.es': 'Press on updates that fail',
  'www.technobezz.com': 'Press on the extension of free updates',
  'www.windowscentral.com': 'Press on updates for LTSB releases',
  'www.reviewgeek.com':
    "Press with Microsoft's words on going back to Windows 10",
  'winbuzzer.com': "Press with Microsoft's words on keys of Windows 7 and 8",
  'www.winhelponline.com':
    'Causes of an update error that Microsoft does not list',
  'www.zdnet.co.uk': 'Press on the activation of XP in 2002',
  'www.windowslatest.com': 'Press on Windows 11 26H1',

  // Software this site is built with, credited by name, and conventions it follows.
  'www.contributor-covenant.org': 'The code of conduct, by reference',
  'creativecommons.org': {
    reason: 'The license of the text and the data',
    paths: ['/licenses/'],
  },
  'docusaurus.io': 'Credited: builds the site',
  'infima.dev': 'Credited: base of the styles',
  'keepachangelog.com': 'Convention of the changelog',
  'llmstxt.org': 'Format of the list for programs that read',
  'mdxjs.com': 'Credited: compiles the pages',
  'nodejs.org': 'Runs the build',
  'react.dev': 'Credited: renders the pages',
});

/**
 * Real KMS hosts that a page may name. Add only hosts that a vendor runs and documents, and that strangers
 * cannot use.
 */
export const allowedKmsHosts = hostsOf({
  'azkms.core.windows.net':
    "Microsoft's own host for virtual machines in Azure, which firewalls have to let through",
  'kms.windows.googlecloud.com':
    "Google's own host for virtual machines in its cloud, by its documentation",
});
