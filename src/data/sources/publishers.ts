/**
 * - `documentation`: describes a product, and its maker publishes it
 * - `header`: a header file of Microsoft's Windows SDK
 * - `download`: gives out genuine files
 * - `data`: a collection of dates or builds, also by others if it names Microsoft's page for each
 * - `press`: the press, researchers, and other established third parties
 * - `community`: users, forums, and issues
 */
export type SourceKind =
  'documentation' | 'header' | 'download' | 'data' | 'press' | 'community';

/**
 * Whose addresses are which, by the kind of source and by where an address begins, without `https://`; `*` is any part of a
 * path. The first that fits counts, so issues come before the documentation at the same place.
 */
export const publishers: Readonly<
  Record<SourceKind, Readonly<Record<string, string>>>
> = {
  community: {
    'learn.microsoft.com/answers/': 'Microsoft Q&A',
    'github.com/MicrosoftDocs/*/issues/': 'Microsoft documentation feedback',
    'github.com/MicrosoftDocs/*/pull/': 'Microsoft documentation feedback',
    'github.com/*/*/issues/': 'GitHub',
    'github.com/ElliotKillick/Mido': 'Mido, a community downloader on GitHub',
    'windowsforum.com': 'WindowsForum',
    'blog.kopfteam.de': 'kopfteam.de',
    'blogs.msmvps.com': 'Windows Blog by Brink',
    'community.chocolatey.org': 'Chocolatey',
    'fr.ittrip.xyz': 'ITTrip',
    'github.com/AndyFul/ConfigureDefender': 'AndyFul',
    'github.com/Atliso-Dev/win11-eos-audit/': 'Atliso',
    'github.com/Dano7762/offpatch/': 'Offpatch project',
    'github.com/endoflife-date/endoflife.date/pull/': 'endoflife.date',
    'github.com/hpaluch/hpaluch.github.io/wiki/': 'GitHub wiki',
    'github.com/kitknox/winode/': 'GitHub',
    'github.com/libyal/winevt-kb/': 'libyal',
    'github.com/microsoft/winget-pkgs/':
      'Windows Package Manager community repository on GitHub',
    'github.com/oicu/WindowsOEMKeyFinder': 'oicu',
    'rain-city.tech': 'rain-city.tech',
    'social.microsoft.com': 'Microsoft Forums',
    'techlog.kishiro.com': 'techlog.kishiro.com',
  },
  data: {
    'github.com/MicrosoftDocs/lifecycle-data': 'Microsoft lifecycle data',
    'github.com/altrhombus/DataForGeeks/': 'DataForGeeks',
    'github.com/endoflife-date/': 'endoflife.date',
  },
  download: {
    'developer.microsoft.com': 'Microsoft',
    'www.microsoft.com/evalcenter/': 'Microsoft Evaluation Center',
  },
  header: {
    'github.com/microsoft/win32metadata/': 'Microsoft Windows SDK',
  },
  press: {
    'allthings.how': 'AllThings.How',
    'blog-en.topedia.com': 'Topedia',
    'blog.talosintelligence.com': 'Cisco Talos',
    'cc.cs.1worldsync.com': '1WorldSync, for Microsoft',
    'content.techgig.com': 'TechGig',
    'cybernoz.com': 'Cybernoz',
    'digitalinside.es': 'Digital Inside',
    'dlh.net': 'DLH.net',
    'kb.wisc.edu': 'University of Wisconsin',
    'mlxio.com': 'MLXIO',
    'softantenna.com': 'SoftAntenna',
    'techdows.com': 'Techdows',
    'ticker.report': 'Ticker Report',
    'winbuzzer.com': 'WinBuzzer',
    'windowsnews.ai': 'WindowsNews',
    'www.archynetys.com': 'Archynetys',
    'www.helpnetsecurity.com': 'Help Net Security',
    'www.ilsoftware.it': 'ilSoftware',
    'www.licensingschool.co.uk': 'Licensing School',
    'www.osnews.com': 'OSnews',
    'www.reviewgeek.com': 'Review Geek',
    'www.softzone.es': 'SoftZone',
    'www.technobezz.com': 'Technobezz',
    'www.techrepublic.com': 'TechRepublic',
    'www.ubergizmo.com': 'Ubergizmo',
    'www.windowscentral.com': 'Windows Central',
    'www.windowslatest.com': 'Windows Latest',
    'www.winhelponline.com': 'Winhelponline',
    'www.zdnet.co.uk': 'ZDNet',
  },
  documentation: {
    'blogs.msdn.microsoft.com': 'Microsoft Small Business Blog',
    'blogs.technet.com': 'Microsoft Volume Licensing blog',
    'cloud.google.com': 'Google Cloud',
    'devblogs.microsoft.com': 'Microsoft developer blogs',
    'docs.github.com': 'GitHub Docs',
    'github.com/CSS-Windows/WindowsDiag/':
      'Microsoft Windows support on GitHub',
    'github.com/CVEProject/cvelistV5/': 'Microsoft, in the CVE list',
    'github.com/MicrosoftDocs/': 'Microsoft documentation on GitHub',
    'github.com/coreutils/coreutils/': 'GNU coreutils',
    'github.com/ebiggers/wimlib/': 'wimlib',
    'github.com/facebook/docusaurus': 'Docusaurus',
    'github.com/isabella232/OfficeDocs-AlchemyInsights-pr': 'Microsoft',
    'keepachangelog.com': 'Keep a Changelog',
    'learn.microsoft.com': 'Microsoft Learn',
    'oem.microsoft.com': 'Microsoft OEM Partner Center',
    'support.microsoft.com': 'Microsoft Support',
    'techcommunity.microsoft.com': 'Microsoft, Windows IT Pro Blog',
    'technet.microsoft.com': 'Microsoft TechNet',
    'windows.microsoft.com': 'Microsoft',
    'www.dell.com': 'Dell',
    'www.microsoft.com': 'Microsoft',
  },
};
