/**
 * What people write who know none of the terms, by the section that answers them. The search counts these words as names
 * of the section. It knows the questions in `questions/`, the answers of the diagnosis and the messages of Windows and
 * Office as well, so none of them is repeated here.
 *
 * To add one, find the section and write a few words as a visitor would: the search compares words, whatever their
 * order and form. `npm run check:content` reports a section that does not exist.
 */
export interface PlainWords {
  /** The route and the section, as in a link: `/faq#home-to-pro`. Without a section, the top of the page. */
  at: string;
  texts: readonly string[];
}

export const plainWords: readonly PlainWords[] = [
  {
    at: '/faq#not-activated',
    texts: [
      'cannot change the desktop background, wallpaper, theme or colors',
      'wallpaper turned black',
      'use Windows free without a license',
    ],
  },
  {
    at: '/faq#watermark',
    texts: [
      'text in the bottom right corner of the screen does not go away',
      'transparent ghost writing over everything',
    ],
  },
  {
    at: '/faq#where-is-my-key',
    texts: [
      'lost my product key, 25 character code or serial number',
      'sticker on the laptop is unreadable',
      'find my product key',
    ],
  },
  {
    at: '/faq#firmware-key',
    texts: ['read the key from BIOS, UEFI or motherboard'],
  },
  {
    at: '/faq#reinstall-same-pc',
    texts: [
      'reinstalled Windows and lost the code',
      'format the PC and install Windows again without a key',
    ],
  },
  {
    at: '/faq#antivirus-detection',
    texts: [
      'antivirus says the script is a virus, trojan or malware',
      'Defender deleted, removed or blocked the file I downloaded',
      'is MAS safe, a virus or a false alarm',
    ],
  },
  {
    at: '/faq#fake-copy',
    texts: ['is this site or massgrave the real project, official or fake'],
  },
  {
    at: '/faq#undo-a-method',
    texts: [
      'undo everything the script did',
      'remove or uninstall MAS, get rid of it completely',
    ],
  },
  {
    at: '/check_activation_status',
    texts: [
      'is my copy of Windows real, legit, legal or pirated',
      'how do I know my Windows is original',
    ],
  },
  {
    at: '/hwid#hardware-change',
    texts: [
      'new mainboard or processor, Windows asks for activation again',
      'repaired or upgraded computer',
    ],
  },
  {
    at: '/hwid#which-parts',
    texts: ['replaced memory, disk, graphics card or processor'],
  },
  {
    at: '/hwid#reset-clone-vm',
    texts: [
      'moved the hard drive or SSD to another computer',
      'copied or cloned my disk to a new SSD',
      'watermark in a sandbox or virtual machine',
    ],
  },
  {
    at: '/hwid#move-license',
    texts: [
      'bought a new computer and want to take Windows with me',
      'old laptop died, use its license on the new one',
    ],
  },
  {at: '/our_non-piracy_site', texts: ['buy Windows or Office legally']},
  {
    at: '/our_non-piracy_site#buy-with-care',
    texts: [
      'cheap key from eBay, is it real',
      'seller scammed me, the code was used before or does not work',
    ],
  },
  {
    at: '/change_windows_edition#from-education',
    texts: ['school or university gave me Windows and I graduated'],
  },
  {
    at: '/change_windows_edition#leave-s-mode',
    texts: [
      'can only install apps from the Store',
      'cannot install Chrome or other programs',
    ],
  },
  {
    at: '/change_windows_edition#go-to-a-lower-edition',
    texts: ['go back to Home'],
  },
  {
    at: '/evaluation_editions',
    texts: [
      'the trial is over',
      'computer turns itself off or restarts every hour',
    ],
  },
  {
    at: '/windows10_eol',
    texts: [
      'computer too old for Windows 11',
      'stay on Windows 10 without updates, is it safe',
    ],
  },
  {
    at: '/windows10_eol#consumer-esu',
    texts: [
      'pay for one more year of updates',
      'free security updates after October 2025',
    ],
  },
  {
    at: '/genuine-installation-media',
    texts: ['download Office 2021 or 2024, ISO or IMG'],
  },
  {
    at: '/genuine-installation-media#check-a-file',
    texts: [
      'is my download damaged, tampered with or changed by somebody',
      'check that a downloaded file is original',
    ],
  },
  {
    at: '/genuine-installation-media#what-genuine-means',
    texts: ['is UUP dump genuine', 'is tiny11 or a modified ISO safe'],
  },
  {
    at: '/windows_10_links#tool-or-iso',
    texts: ['make a USB stick to install Windows'],
  },
  {at: '/windows_7_links#routes', texts: ['lost the disc or DVD of my old PC']},
  {
    at: '/office-license-is-not-genuine',
    texts: [
      'red or yellow bar at the top of Word or Excel',
      'victim of counterfeiting',
    ],
  },
  {
    at: '/office-license-is-not-genuine#is-it-this-banner',
    texts: [
      'buttons in Word are grayed out',
      'documents are read-only and I cannot edit or save',
      'Office stopped because payment ended',
    ],
  },
  {
    at: '/office-license-is-not-genuine#sign-in',
    texts: [
      'Excel wants me to sign in again and again',
      'Outlook asks for the password',
    ],
  },
  {
    at: '/office_for_mac',
    texts: [
      'Word on my MacBook opens files but does not save',
      'old Office on a Mac stopped editing',
    ],
  },
  {
    at: '/change_office_edition',
    texts: ['install Office offline', 'change the version of Office'],
  },
  {
    at: '/office_msi_links#coexistence',
    texts: ['two versions of Word installed at once'],
  },
  {
    at: '/windows_arm_links',
    texts: [
      'Snapdragon laptop',
      'Windows in Parallels on a Mac with Apple silicon',
    ],
  },
  {
    at: '/licensing-servers-issue',
    texts: [
      'company firewall or proxy blocks activation, which addresses to allow',
    ],
  },
  {
    at: '/licensing-servers-issue#services',
    texts: ['debloat script or optimizer broke activation'],
  },
  {
    at: '/licensing-servers-issue#clock',
    texts: ['clock or date is wrong after the battery died'],
  },
  {
    at: '/licensing-servers-issue#telephone',
    texts: [
      'activate by phone',
      'nobody answers the phone line',
      'PC without internet',
    ],
  },
  {
    at: '/licensing-servers-issue#organization-server',
    texts: [
      'private laptop asks for my organization',
      'used laptop wants to reach the old company',
    ],
  },
  {
    at: '/online_kms#use-your-own-host',
    texts: ['laptop works at the office but not at home'],
  },
  {
    at: '/issues_due_to_gaming_spoofers',
    texts: [
      'banned from a game, changed serial numbers, now Windows is broken',
    ],
  },
  {
    at: '/oem-folder',
    texts: ['run my own program at the end of Windows installation'],
  },
  {at: '/changelog#report-a-mistake', texts: ['report an error on this page']},
  {at: '/', texts: ['what is this site for, where do I start']},
  {
    at: '/troubleshoot#rebuild-tokens',
    texts: ['rebuild tokens.dat', 'reset the activation of Office'],
  },
  {
    at: '/troubleshoot#reinstall-in-place',
    texts: ['repair Windows without losing files and programs'],
  },
  {at: '/troubleshoot#ask-for-support', texts: ['call or chat with Microsoft']},
  {
    at: '/change_windows_edition',
    texts: [
      'need BitLocker, Remote Desktop or work features, but have Home',
      'bought Pro, how do I install it on my PC',
      'which Windows do I have and need',
    ],
  },
  {
    at: '/change_windows_edition#n-and-kn-editions',
    texts: ['media player is missing'],
  },
  {
    at: '/change_windows_edition#clean-installation',
    texts: ['erase everything and start fresh'],
  },
  {at: '/change_edition_issues', texts: ['Pro upgrade stuck or rejected']},
  {
    at: '/evaluation_editions#convert-server',
    texts: ['make a server trial permanent with my own key'],
  },
  {
    at: '/windows_ltsc_links',
    texts: ['Windows without bloatware, apps or feature updates'],
  },
  {
    at: '/windows_server_links',
    texts: ['where to get Windows Server, trial or full'],
  },
  {
    at: '/windows_11_links',
    texts: ['get, install or reinstall Windows 11 from scratch'],
  },
  {
    at: '/windows_10_links',
    texts: ['get, install or reinstall Windows 10 from scratch'],
  },
  {
    at: '/windows_8.1_links',
    texts: ['old tablet or laptop that came with Windows 8'],
  },
  {
    at: '/windows_xp_links',
    texts: ['old computer or machine with XP, install again'],
  },
  {
    at: '/windows_vista_links',
    texts: ['old computer with Vista, install again'],
  },
  {at: '/online_kms#risks', texts: ['is a server from the internet dangerous']},
  {
    at: '/online_kms#recognize',
    texts: ['see whether Windows was activated by a tool or pirated'],
  },
  {
    at: '/ohook#genuine-office',
    texts: ['cheap or free legal ways to get Word and Excel'],
  },
  {
    at: '/our_non-piracy_site#by-need',
    texts: ['cheapest legal license, honest choice'],
  },
  {at: '/contactus', texts: ['ask somebody a question, talk to the team']},
  {at: '/licensing-servers-issue#proxy', texts: ['VPN or proxy in the way']},
  {
    at: '/licensing-servers-issue#hosts-file',
    texts: ['Microsoft addresses are blocked'],
  },
  {
    at: '/office-license-is-not-genuine#check-the-license',
    texts: ['which Office do I have, bought once or subscription'],
  },
  {
    at: '/office_for_mac#official-installers',
    texts: ['install Word and Excel on a Mac'],
  },
  {
    at: '/office_for_mac#remove-a-license',
    texts: ['remove an Office license on a Mac'],
  },
  {
    at: '/change_office_edition#remove-a-license',
    texts: ['remove the old or second Office license'],
  },
  {
    at: '/check_activation_status#slmgr-xpr',
    texts: [
      'until when is Windows activated',
      'the machine is permanently activated',
    ],
  },
  {
    at: '/check_activation_status#check-office-with-ospp',
    texts: ['is Office or Word activated'],
  },
  {
    at: '/change_edition_issues#subscription',
    texts: ['enter a valid Windows Pro key'],
  },
  {
    at: '/check_activation_status#check-microsoft-365-apps',
    texts: ['status of a Visio or Project subscription'],
  },
  {
    at: '/windows10_eol#stay-safe',
    texts: ['how long does Microsoft 365 work on Windows 10'],
  },
  {at: '/windows10_eol#check-esu-license', texts: ['check the ESU license']},
  {at: '/check_activation_status#vbscript', texts: ['slmgr without VBScript']},
  {at: '/troubleshoot#read-the-code', texts: ['event 8198']},
];
