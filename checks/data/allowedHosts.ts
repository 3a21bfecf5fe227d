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

/** Microsoft and the standards its files follow. */
const primary: readonly AllowedHost[] = [
  {
    host: 'account.microsoft.com',
    reason: 'A reader sees their own licenses and devices there',
  },
  {
    host: 'activation-v2.sls.microsoft.com',
    reason: "Activation service, in Microsoft's sample output",
  },
  {
    host: 'admin.microsoft.com',
    reason: 'Volume license media and keys of an organization',
  },
  {
    host: 'aka.ms',
    reason: "Microsoft's own short addresses, as its pages print them",
  },
  {
    host: 'blogs.msdn.microsoft.com',
    reason: "Microsoft's OEM rule on replaced motherboards, quoted in full",
    paths: ['/mssmallbiz/'],
  },
  {host: 'config.office.com', reason: 'Office Customization Tool'},
  {
    host: 'devblogs.microsoft.com',
    reason: 'Announcements to developers, such as the end of VBScript',
  },
  {
    host: 'developer.microsoft.com',
    reason: 'Virtual machines and reference for developers',
  },
  {host: 'go.microsoft.com', reason: "Microsoft's own redirects to downloads"},
  {
    host: 'learn.microsoft.com',
    reason: 'Documentation by Microsoft, the first source of most facts',
  },
  {
    host: 'msrc.microsoft.com',
    reason: 'Advisories of the Microsoft Security Response Center',
  },
  {host: 'my.visualstudio.com', reason: 'Media for Visual Studio subscribers'},
  {
    host: 'portal.office.com',
    reason: 'Office installation for work and school accounts',
  },
  {
    host: 'schemas.microsoft.com',
    reason: 'Name spaces in answer files; nobody opens them',
  },
  {
    host: 'social.microsoft.com',
    reason: "Microsoft's former forum on licenses of older products",
    paths: ['/Forums/'],
  },
  {host: 'support.microsoft.com', reason: 'Help by Microsoft for home users'},
  {
    host: 'techcommunity.microsoft.com',
    reason:
      'What Microsoft tells IT about updates before its documentation does',
    paths: ['/blog/windows-itpro-blog/'],
  },
  {
    host: 'technet.microsoft.com',
    reason: 'Archived documentation by Microsoft',
  },
  {
    host: 'validation-v2.sls.microsoft.com',
    reason: "Validation service, in Microsoft's sample output",
  },
  {
    host: 'www.microsoft.com',
    reason: 'Downloads, license terms and evaluation media by Microsoft',
  },
  {
    host: 'schema.org',
    reason: 'Vocabulary of the structured data; nobody opens it',
  },
  {host: 'www.w3.org', reason: 'Name spaces in SVG files; nobody opens them'},
];

/** Research and press, for facts without a readable primary source; pages label them as such. */
const secondary: readonly AllowedHost[] = [
  {
    host: 'allthings.how',
    reason: 'How the hash list of a Windows 11 download is used',
  },
  {
    host: 'blog-en.topedia.com',
    reason: 'Dates of changes to the update channels of Office',
  },
  {
    host: 'blog.talosintelligence.com',
    reason: 'The researchers who reported the Keyhole flaws',
  },
  {
    host: 'community.chocolatey.org',
    reason: 'Version history of the Office Deployment Tool',
  },
  {
    host: 'content.techgig.com',
    reason: 'Press on the prices of extended updates',
  },
  {host: 'digitalinside.es', reason: 'Press on the Windows 11 ISO for Arm'},
  {
    host: 'www.dell.com',
    reason: 'What the label of a server license looks like and is for',
    paths: ['/support/'],
  },
  {host: 'dlh.net', reason: 'Press on the end of Anytime Upgrade keys'},
  {
    host: 'endoflife.date',
    reason: 'Dates of support, credited as a data source',
  },
  {
    host: 'github.com',
    reason:
      'Sources of Microsoft documentation, data with a fixed version, and projects this site is built with',
    paths: [
      '/altrhombus/DataForGeeks/',
      '/Atliso-Dev/win11-eos-audit/',
      '/coreutils/coreutils/',
      '/CSS-Windows/WindowsDiag/',
      '/CVEProject/cvelistV5/',
      '/Daninet/hash-wasm/',
      '/Dano7762/offpatch/',
      '/DavidAnson/markdownlint-cli2/',
      '/dequelabs/axe-core/',
      '/ElliotKillick/Mido/',
      '/endoflife-date/endoflife.date/',
      '/facebook/docusaurus/',
      '/FormidableLabs/prism-react-renderer/',
      '/hpaluch/hpaluch.github.io/',
      '/isabella232/OfficeDocs-AlchemyInsights-pr.es-ES/',
      '/kewisch/ical.js/',
      '/LegacyUpdate/LegacyUpdate/',
      '/lovell/sharp/',
      '/lucaong/minisearch/',
      '/lukeed/',
      '/microsoft/win32metadata/',
      '/microsoft/winget-pkgs/',
      '/MicrosoftDocs/',
      '/mixmark-io/turndown/',
      '/paulmillr/noble-hashes/',
      '/pbatard/',
      '/rsms/inter/',
      '/vercel/satori/',
      '/words/stemmer/',
    ],
  },
  {
    host: 'docs.github.com',
    reason: 'How to compare a download with a release of its project',
  },
  {host: 'mindcron.com', reason: 'Press on the end of phone activation'},
  {
    host: 'softantenna.com',
    reason: "Press with Microsoft's words on the watermark of preview builds",
  },
  {
    host: 'techdows.com',
    reason: 'Screens of the activation troubleshooter of 2016',
  },
  {
    host: 'www.techrepublic.com',
    reason: 'Press on who may enroll in consumer ESU',
    paths: ['/article/'],
  },
  {host: 'ticker.report', reason: 'Press on the extension of free updates'},
  {host: 'www.ubergizmo.com', reason: 'Press on the end of the free upgrade'},
  {
    host: 'rain-city.tech',
    reason: 'The repair of a disabled sign-in service, by administrators',
    paths: ['/blog/'],
  },
  {
    host: 'windowsforum.com',
    reason: 'Reports on updates and certificates with dates',
  },
  {
    host: 'windowsnews.ai',
    reason: 'Press on extended updates',
  },
  {
    host: 'www.helpnetsecurity.com',
    reason: 'Press on the deadlines of extended updates',
  },
  {host: 'www.ilsoftware.it', reason: 'Press on the end of KMS38'},
  {
    host: 'www.licensingschool.co.uk',
    reason: 'How long Microsoft 365 Apps are updated on Windows 10',
  },
  {host: 'www.osnews.com', reason: 'Press on Windows 11 26H1'},
  {host: 'www.softzone.es', reason: 'Press on updates that fail'},
  {
    host: 'www.technobezz.com',
    reason: 'Press on the extension of free updates',
  },
  {
    host: 'www.windowscentral.com',
    reason: 'Press on updates for LTSB releases',
  },
  {
    host: 'www.reviewgeek.com',
    reason: "Press with Microsoft's words on going back to Windows 10",
  },
  {
    host: 'winbuzzer.com',
    reason: "Press with Microsoft's words on keys of Windows 7 and 8",
  },
  {
    host: 'www.winhelponline.com',
    reason: 'Causes of an update error that Microsoft does not list',
  },
  {host: 'www.windowslatest.com', reason: 'Press on Windows 11 26H1'},
];

/** Software this site is built with, credited by name, and conventions it follows. */
const projects: readonly AllowedHost[] = [
  {host: 'cheerio.js.org', reason: 'Credited: reads the finished pages'},
  {host: 'cspell.org', reason: 'Credited: checks the spelling'},
  {
    host: 'www.contributor-covenant.org',
    reason: 'The code of conduct, by reference',
  },
  {
    host: 'creativecommons.org',
    reason: 'The license of the text and the data',
    paths: ['/licenses/'],
  },
  {host: 'docusaurus.io', reason: 'Credited: builds the site'},
  {host: 'eslint.org', reason: 'Credited: checks the code'},
  {host: 'infima.dev', reason: 'Credited: base of the styles'},
  {host: 'keepachangelog.com', reason: 'Convention of the changelog'},
  {host: 'llmstxt.org', reason: 'Format of the list for programs that read'},
  {host: 'mdxjs.com', reason: 'Credited: compiles the pages'},
  {host: 'nodejs.org', reason: 'Runs the build'},
  {host: 'playwright.dev', reason: 'Credited: runs the tests'},
  {host: 'prettier.io', reason: 'Credited: formats the code'},
  {host: 'react.dev', reason: 'Credited: renders the pages'},
  {host: 'semver.org', reason: 'Convention of the changelog'},
  {host: 'stylelint.io', reason: 'Credited: checks the styles'},
  {host: 'www.typescriptlang.org', reason: 'Credited: checks the types'},
  {host: 'vitest.dev', reason: 'Credited: runs the tests without a browser'},
  {host: 'zod.dev', reason: 'Credited: checks the front matter'},
];

export const allowedHosts: readonly AllowedHost[] = [
  ...primary,
  ...secondary,
  ...projects,
];

/**
 * Real KMS hosts that a page may name. Add only hosts that a vendor runs and documents, and that strangers
 * cannot use.
 */
export const allowedKmsHosts: readonly AllowedHost[] = [
  {
    host: 'azkms.core.windows.net',
    reason:
      "Microsoft's own host for virtual machines in Azure, which firewalls have to let through",
  },
];
