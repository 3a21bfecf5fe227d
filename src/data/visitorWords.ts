/**
 * What visitors type: instead of a word of the site, or to find a section of it. The search compares words, whatever their
 * order and form, and knows the questions in `questions/`, the answers of the diagnosis and the messages of Windows and
 * Office as well, so none of them is repeated here. Names of a whole page are `aliases` in its front matter.
 *
 * `npm run check:content` reports a section that does not exist, and `npm run report:search` shows how a change affects the
 * search.
 */

/** Words and phrases that mean the same as a word of the site. */
export const synonyms: Readonly<Record<string, string>> = {
  license: 'licence, lic, entitlement, permission, licencia, lizenz',
  'windows 11': 'win11, win 11, w11',
  'windows 10': 'win10, win 10, w10',
  'windows 8.1': 'windows 8, win8, win8.1, win 8, w8',
  'windows 7': 'win7, win 7, w7, home premium',
  'windows vista': 'win vista',
  'windows xp': 'winxp, win xp',
  'windows server': 'win server',
  windows: 'win',
  microsoft: 'ms',
  mas: 'microsoft activation scripts',
  server: 'srv',
  standard: 'std',
  datacenter: 'data center',
  configuration: 'config, cfg',
  account: 'acc, profile, e-mail, email',
  ltsc: 'ltsb, long-term servicing channel',
  'end of support':
    'end of life, end of service, out of support, no more updates, eol, no longer supported, discontinued',
  esu: 'extended security updates',
  'microsoft 365': 'office 365, m365, o365',
  mac: 'macos, macbook, os x',
  difference: 'vs, versus, compare, comparison',
  iso: 'installation media, install media, disc image',
  arm: 'arm64, apple silicon',
  '32-bit': '32 bit, 32bit, x86',
  '64-bit': '64 bit, 64bit, x64',
  enterprise: 'ent',
  education: 'edu, school, student',
  professional: 'pro',
  remove: 'rmv, uninstall, delete, undo, revert, get rid, rid',
  fix: 'repair',
  broken: 'broke, damaged',
  fails:
    'cannot, cant, unable to, not working, doesnt work, does not work, stuck',
  check: 'chk',
  download: 'dl',
  reset: 'rebuild',
  expire: 'expiry, expired, run out, ran out',
  antivirus:
    'anti-virus, defender, virus, malware, trojan, av, quarantine, windows security',
  hash: 'checksum, sha256, sha-256, sha1',
  edition: 'version, sku',
  grayed: 'greyed',
  organization: 'organisation, company',
  pc: 'computer, device, machine, laptop, notebook',
  disk: 'hard disk, hard drive, drive, ssd, hdd, nvme',
  disc: 'dvd, cd, cd-rom',
  memory: 'ram',
  'graphics card': 'gpu, video card',
  parts: 'components',
  processor: 'cpu',
  firmware: 'bios, uefi',
  'hardware change': 'motherboard, mainboard, mobo',
  'virtual machine': 'vm, virtualbox, vmware, proxmox',
  method: 'mas, microsoft activation scripts',
  telephone: 'phone, call',
  'sign-in': 'sign in, log in, login',
  oem: '$oem$',
  usb: 'flash drive, thumb drive, pendrive, usb stick, rufus, ventoy',
  legal: 'illegal, legally, lawful',
  genuine: 'legit, original, authentic, real',
  'not genuine': 'non-genuine, nongenuine, isnt genuine',
  counterfeit: 'fake, pirated, pirate, scam, bootleg, cloned',
  evaluation: 'eval, trial, demo, test version',
  'remote desktop': 'rdp, rds, terminal server, terminal services',
  subscription: 'subscribe, monthly plan',
  network: 'wifi, lan',
  offline: 'without internet, no internet',
  administrator: 'admin',
  restart: 'reboot',
  'shut down': 'shutdown, turn off, switch off',
  edit: 'type, write',
  'read-only': 'read only, locked',
  price: 'cost, fee',
  employer: 'company, boss',
  clock: 'time, date',
  'command prompt': 'cmd, terminal',
  notice: 'message, notification, banner, popup, pop-up, reminder',
  'clean installation': 'clean install, fresh install',
  reinstall: 'reinstallation, format, wipe, reset, factory reset',
  upgrade: 'update',
  downgrade: 'lower edition, go back',
  requirements: 'specs, compatible, compatibility',
  unsupported: 'not supported, too old, outdated, obsolete',
  refund: 'money back',
  seller: 'shop, store, retailer, dealer, vendor',
  used: 'second hand, secondhand, refurbished',
  safe: 'dangerous, risky, risk, trust',
  steps: 'guide, tutorial, instructions',
  support: 'help, human, person',
  maker: 'manufacturer, oem, dell, hp, lenovo',
  blocked: 'banned, blacklisted',
  motherboard: 'board',
  change: 'swap, switch, replace, convert, exchange',
  move: 'transfer, take, bring, migrate',
  activate:
    'register, validate, activar, ativar, ativa, reactivate, aktivieren',
  buy: 'purchase, pay, order',
  free: 'without paying, for nothing',
  'other activators': 'kmspico, kmsauto, crack, cracked, keygen',
  office: 'word, excel, outlook, powerpoint',
  personalization:
    'wallpaper, desktop background, background, dark mode, lock screen',
  watermark:
    'bottom right corner, bottom of the screen, bottom of my screen, corner of the screen, ghost writing, text on the screen',
  'product key':
    '25 character code, 25 characters, cd key, serial, serial number, serial key, license key, activation key, activation code, code on the sticker, clave, chave',
  marketplace: 'ebay, g2a, kinguin, seller',
  's mode': 'apps from the store, store apps',
};

/** What people ask, by the page or the section that answers it, as in a link. */
export const askedAt: Readonly<Record<string, readonly string[]>> = {
  '/faq#not-activated': [
    'personalize or customize an unlicensed or unactivated Windows',
    'wallpaper turned black',
    'use Windows free without a license',
    'what happens if I never activate Windows 10 or Windows 11',
  ],
  '/faq#watermark': [
    'activated, but the Activate Windows watermark appears after a few hours until a reboot',
  ],
  '/faq#where-is-my-key': [
    'lost my product key, 25 character code or serial number',
    'sticker on the laptop is unreadable',
    'product key finder, program that shows the key',
    'find my Windows 7, Windows 10 or Windows 11 product key',
  ],
  '/faq#firmware-key': [
    'which edition is the embedded OEM key in the BIOS for',
  ],
  '/faq#reinstall-same-pc': [
    'reinstalled Windows, asked to activate again',
    'clean install without the automatic activation',
    'reinstalled Windows and lost the code',
    'activation error after formatting or reinstalling, original product key does not work',
    'activate again after a clean installation of Windows 10 or Windows 11',
    'reinstall Windows Home Single Language without a key',
  ],
  '/faq#antivirus-detection': [
    'Defender deleted, removed or blocked the file I downloaded',
    'false alarm or false positive',
    'VirusTotal detections',
  ],
  '/faq#safe-and-legal': [
    'is MAS or massgrave really safe, legal or trustworthy',
    'Windows Update does not work after activation, will I still get updates',
    'does Microsoft ban accounts for pirated Windows',
  ],
  '/faq#lost-again': [
    'lost the permanent HWID activation',
    'was activated for a year before, today an activate Windows error',
    'activation does not last, gone after a restart or an update',
    'was activated for a week or a month, now it is not activated',
    'an upgrade or update of Windows 11 deactivated Windows, removed the activation',
    'suddenly says Activate Windows, nothing changed',
    'activation disappears after hours or a day, the watermark returned',
    'need to activate Windows again everyday, every day',
    'Windows 10 or Windows 11 is no longer activated, not activated anymore',
    'activated with the script, now it is not activated, run it again',
  ],
  '/faq#fake-copy': ['how to know whether the script is the original'],
  '/faq#four-methods': [
    'which method is best, which method should I use',
    'does it activate Windows Server, LTSC or Office permanently, for how long',
    'does the tool have to stay installed after activation, can I delete it',
    'does it replace or overwrite an OEM license',
    'what is massgrave, what is MAS',
  ],
  '/faq#run-the-tool': [
    'command line options of the script, unattended, which parameter runs without the menu',
  ],
  '/faq#undo-a-method': [
    'disable the script',
    'remove or uninstall MAS, get rid of it completely',
    'remove activation, undo activation',
    'go back to a genuine license after an activation script',
    'uninstall the activation script completely and clean all of it',
  ],
  '/check_activation_status': [
    'is my Windows, Office, PC, computer or laptop activated',
    'is my copy of Windows real, legit, legal or pirated',
    'which activation method was used',
  ],
  '/news#next-dates': [
    'which Windows or Office still gets updates, how long is it supported',
  ],
  '/change_windows_edition#read-the-edition': [
    'which Windows or edition do I have',
    'Windows Core instead of Windows Home',
  ],
  '/hwid#hardware-change': [
    'motherboard swap, phone call to Microsoft',
    'new mainboard or processor, Windows asks for activation again',
    'repaired or upgraded computer',
    'old device is not in the list of the activation troubleshooter',
  ],
  '/hwid#hwid-method': [
    'ran the script offline, without an internet connection, run it again when online',
    'HWID changed Enterprise LTSC to IoT Enterprise LTSC',
  ],
  '/ohook#scope-and-lifetime': [
    'which Office can it activate, Office 365 does not work anymore',
    'permanently activate Office 365 or Microsoft 365, which versions of Office',
    'activate only Visio or Project, beside an Office I bought',
  ],
  '/ohook#recognize': [
    'Office shows 30 days, remaining days or a grace period after activation',
    'sppc.dll in the Office folder: is the file safe, a virus or from Ohook',
  ],
  '/ohook#what-breaks-it': [
    'antivirus removed the file, and Office is no longer activated',
    'does it survive an update, a repair or a reinstall of Office',
  ],
  '/hwid#which-parts': [
    'replaced or upgraded memory, disk, graphics card or processor, still activated',
    'new motherboard, OEM or retail license',
  ],
  '/hwid#reset-clone-vm': [
    'does the activation survive a reset of Windows 10 or Windows 11',
    'does the license remain after I reset this PC and keep my files',
    'changed or replaced the SSD or hard disk, do I need a new key',
    'after HWID, does it activate by itself when Windows is reinstalled',
  ],
  '/hwid#move-license': [
    'limit of computers I can activate',
    'how many times, or on how many PCs, can I use a product key',
    'use the same product key on two computers',
    'does slmgr /upk free the key for another computer',
  ],
  '/our_non-piracy_site#buy-with-care': [
    'bought Windows for a few dollars',
    'seller scammed me, the code was used before or does not work',
    'PC seller activated Windows with KMS, is it legal',
    'refurbished or used laptop, Windows is not activated',
  ],
  '/change_windows_edition#from-education': [
    'running Windows Education on a PC with a Pro license',
  ],
  '/change_windows_edition#leave-s-mode': [
    'laptop came in S mode, installed another edition',
    'cannot install Chrome or other programs',
  ],
  '/windows10_eol': ['does Windows 10 still get updates'],
  '/change_edition_issues#repair': [
    'changing the edition to Pro: something did not go as planned, undoing changes',
  ],
  '/windows10_eol#consumer-esu': [
    'free security updates after October 2025',
    'get Extended Security Updates for Windows 10',
    'sign up or register for ESU as a private person',
    'requirements of the personal or consumer ESU enrollment',
    'ESU for home users',
  ],
  '/genuine-installation-media': ['download Office 2021 or 2024, ISO or IMG'],
  '/genuine-installation-media#check-a-file': [
    'is my download damaged, tampered with or changed by somebody',
    'check that a downloaded file is original',
    'checksum of the ISO does not match',
  ],
  '/genuine-installation-media#what-genuine-means': [
    'is tiny11 or a modified ISO safe',
    'download Windows from archive.org or a torrent, is it safe',
  ],
  '/windows_10_links#tool-or-iso': ['make a USB stick to install Windows'],
  '/windows_7_links#routes': ['lost the disc or DVD of my old PC'],
  '/office-license-is-not-genuine': [
    'Office 2016, 2019, 2021 or 2024 is not genuine',
  ],
  '/office-license-is-not-genuine#is-it-this-banner': [
    'popup to renew the subscription',
    'unable to verify the Microsoft 365 subscription, problem with your activation, log in to verify the license',
    'Office 365 asks to update the license, Update License button',
    'buttons in Word are grayed out',
    'documents are read-only and I cannot edit or save',
    'Office stopped because payment ended',
    'Office asks to sign in to verify the subscription, also after Ohook',
    'Word says reactivate, but I paid for the subscription',
    'Office cannot verify the license for this product, repair it by using Control Panel',
  ],
  '/office-license-is-not-genuine#sign-in': [
    'Excel wants me to sign in again and again',
    'Outlook asks for the password',
    'stored credentials are out of date, sign in so we can verify your subscription',
  ],
  '/change_office_edition#uninstall-office': [
    'two Office installations on the PC, clean up leftover Office files',
    'Office does not install or reinstall, error reinstalling Office',
    'completely uninstall or remove Office',
  ],
  '/troubleshoot#licensing-services': [
    'Software Protection service sppsvc is stopped, disabled or does not start',
  ],
  '/online_kms#undo': ['remove KMS activation'],
  '/ohook#remove': [
    'remove or uninstall Ohook',
    'if I uninstall Ohook, is Office no longer activated',
  ],
  '/hwid#undo': [
    'cancel the activation, still activated after formatting',
    'remove or uninstall HWID',
  ],
  '/office_for_mac#activate-microsoft-365': [
    'activate Office on a MacBook or iMac, you must activate your copy of Office',
    'where do I enter the Office product key on a Mac',
  ],
  '/office-license-is-not-genuine#only-opens-and-prints': [
    'Word is read-only or in restricted mode after login',
    'most features are disabled, cannot edit documents',
    'Word or Excel is grayed out',
    'what happens to my files when the Office 365 subscription ends',
  ],
  '/change_office_edition#swap-the-product': [
    'convert Office retail to volume, could not be converted to Volume',
    'remove Office 2016 Professional Plus and install Office 365, wrong version installed',
    'Office 365 to LTSC, Office 2019 to 2021 or 2024',
    'upgrade Office 2016 or 2019 to Office 2021 or 2024',
    'convert Office 2016 or 2019 ProPlus from retail to volume',
  ],
  '/office_msi_links#coexistence': [
    'upgrade Office and leave Visio and Project untouched',
    'two versions of Word installed at once',
  ],
  '/licensing-servers-issue#services': [
    'disabled sppsvc, Windows appears unactivated',
    'debloat script or optimizer broke activation',
  ],
  '/licensing-servers-issue#clock': [
    'clock or date is wrong after the battery died',
  ],
  '/licensing-servers-issue#telephone': [
    'nobody answers the phone line',
    'PC without internet',
    'phone activation is gone, where is the web page, aka.ms/aoh',
    'confirmation ID from the installation ID on the web',
    'slui 4 shows no phone number',
    'Microsoft product activation portal',
  ],
  '/licensing-servers-issue#organization-server': [
    'private laptop asks for my organization',
    'used laptop wants to reach the old company',
  ],
  '/online_kms#use-your-own-host': [
    'laptop works at the office but not at home',
    'do KMS client keys of Windows 10 work for Windows 11',
  ],
  '/': ['what is this site for, where do I start'],
  '/troubleshoot': ['Windows will not activate on the computer I just bought'],
  '/troubleshoot#find-the-cause': [
    'Windows key not working, rejected or not accepted',
  ],
  '/troubleshoot#repair-system-files': [
    'sppsvc.exe is missing, deleted by the antivirus',
    'DISM restore, SFC scan',
  ],
  '/troubleshoot#reinstall-in-place': [
    'tried sfc /scannow and DISM RestoreHealth, still getting the error',
    'repair Windows without losing files and programs',
    'in-place upgrade repair of Windows 10 or Windows 11, repair install',
  ],
  '/troubleshoot#ask-for-support': ['call or chat with Microsoft'],
  '/change_windows_edition#n-and-kn-editions': [
    'media player is missing',
    'Windows 10 Pro N was installed, I need the normal Pro',
  ],
  '/change_windows_edition#clean-installation': [
    'erase everything and start fresh',
    'clean install Windows 10 or Windows 11',
  ],
  '/evaluation_editions#convert-server': [
    'make a server trial permanent with my own key',
    'Windows Server 2019, 2022 or 2025 evaluation to Standard or Datacenter',
    'can an evaluation ISO be made full or retail with a key',
    'Server Standard Core evaluation is in production and cannot be converted',
  ],
  '/unsupported_products_activation#shared-computers': [
    'Office license on hot desks, token roaming',
    'activate Office on Remote Desktop Services or a terminal server',
  ],
  '/windows_ltsc_links': ['Windows without bloatware, apps or feature updates'],
  '/windows_server_links': ['where to get Windows Server, trial or full'],
  '/windows_11_links': ['get, install or reinstall Windows 11 from scratch'],
  '/windows_10_links': ['get, install or reinstall Windows 10 from scratch'],
  '/windows_xp_links': ['old computer or machine with XP, install again'],
  '/windows_vista_links': ['old computer with Vista, install again'],
  '/online_kms#risks': ['is a server from the internet dangerous'],
  '/online_kms#order': [
    'does HWID collide with KMS, use both, several methods on one PC',
  ],
  '/online_kms#recognize': [
    'which server activated this PC, find the KMS host',
    'see whether Windows was activated by a tool or pirated',
    'used PC with Windows Enterprise or a volume license',
  ],
  '/ohook#genuine-office': ['cheap or free legal ways to get Word and Excel'],
  '/our_non-piracy_site#by-need': ['cheapest legal license, honest choice'],
  '/licensing-servers-issue#proxy': ['VPN or proxy in the way'],
  '/licensing-servers-issue#hosts-file': ['Microsoft addresses are blocked'],
  '/office-license-is-not-genuine#check-the-license': [
    'Office is not activated although the tool said it was activated',
    'detected as a trial version, invalid license',
    'which Office do I have, bought once or subscription',
    'which account has my Microsoft 365 subscription',
    'tried many times to activate Office, the product is still unlicensed',
  ],
  '/office_for_mac#official-installers': ['install Word and Excel on a Mac'],
  '/change_office_edition#remove-a-license': [
    'says activated, but Office says not activated, the trial is over',
    'Office 2021 changed to, shows as or became Office 2016 or 2019 after activation',
    'converted from 2016 to 2019 Professional Plus',
    'remove the old or second Office license',
    'Office 2021 still says unlicensed after activation',
    'Office keeps asking to activate, the activation wizard appears every time',
    'laptop came with a trial of Office 365, and I have my own Office',
    'Office trial expired, but I bought Office',
  ],
  '/check_activation_status#slmgr-xpr': ['machine is permanently activated'],
  '/check_activation_status#check-office-with-ospp': [
    'which Office is installed, volume or retail, last five characters of the key',
  ],
  '/change_edition_issues#subscription': [
    'from KMS or MAK to subscription activation with E3',
    'enter a valid Windows Pro key',
  ],
  '/windows10_eol#stay-safe': [
    'how long does Microsoft 365 work on Windows 10',
  ],
  '/windows10_eol#check-esu-license': ['slmgr /dlv shows no ESU'],
  '/windows10_eol#ltsb-2016-esu': ['LTSB 1607 or 2016, support ends'],
  '/windows_ltsc_links#moving': [
    'from LTSC to another edition, from Pro to LTSC',
    'upgrade from Pro to LTSC: Enterprise first, or directly',
    'in place from Windows 10 IoT Enterprise LTSC to 11',
  ],
  '/change_windows_edition#from-iot-enterprise': [
    'Windows became IoT Enterprise, back to Pro',
  ],
  '/check_activation_status#check-with-powershell': [
    'check activation programmatically, from a program or code, C++ or C#, API, WMI',
  ],
  '/windows_10_links#pitfalls': [
    'install Windows 10 without a product key, skip the key',
  ],
  '/windows_11_links#which-release': [
    'downloads an older version than it says, 22H2 instead of 23H2',
    'until when is Windows 11 25H2 or 26H2 supported, end of support date',
  ],
  '/windows_11_links#editions-inside': [
    'get the Windows 11 Enterprise ISO',
    'ISO with Windows 11 Pro only',
  ],
  '/office-license-is-not-genuine#offline-and-several-pcs': [
    'how many devices or PCs for one Microsoft 365 user',
    'use Office for a month without network or internet',
  ],
  '/windows_11_links#pitfalls': [
    'install Windows 11 without a product key, skip the key',
  ],
  '/faq#activated-or-licensed': [
    'is Windows legal if it is activated',
    'it says activated, but I bought no license',
  ],
  '/faq#keep-apps-grayed-out': [
    'keep personal files and apps is grayed out',
    'keep files, settings and apps is not offered',
  ],
  '/hwid#how-it-works': [
    'difference between a digital license and a product key',
  ],
  '/hwid#recognize': [
    'how to tell whether Windows was activated with massgrave or MAS',
    'is this a genuine Windows activation',
  ],
  '/online_kms#alternatives': [
    'difference between MAK, KMS and Active Directory',
    'laptops that do not reach the network for more than 180 days',
    'Active Directory-based activation (ADBA): skip to configuration is greyed out',
  ],
  '/online_kms#how-kms-works': [
    'what is a KMS server, what is KMS',
    'how long does KMS last, how many computers does it need',
    'do I really need 25 computers, count too low',
  ],
  '/windows_ltsc_links#before-you-choose': [
    'LTSC or Pro, which is better, LTSC for gaming',
  ],
  '/windows_ltsc_links#releases': [
    'difference between LTSC 2019, 2021 and 2024, or Enterprise and IoT Enterprise',
  ],
  '/change_edition_issues#cause-sign-fix': [
    'upgrade to Windows 11 Pro fails with an error',
  ],
  '/windows10_eol#commercial-esu': [
    'consumer ESU on Windows 10 Enterprise or Education',
    'cost of Extended Security Updates for a business or company',
  ],
  '/change_office_edition#download-first': [
    'update or install Office on a PC without internet access',
    'install Office 2021 or 2024 offline with the Office Deployment Tool',
    'Office LTSC 2021 or LTSC 2024 download',
  ],
  '/licensing-servers-issue#test-kms': [
    'added _vlmcs to DNS, still not working',
    'test the connection to a KMS server, port 1688',
  ],
  '/issues_due_to_gaming_spoofers#signs': [
    'hardware ID changes after every restart',
  ],
  '/check_activation_status#license-status-values': [
    'Windows is in Notification mode, what does it mean',
  ],
  '/evaluation_editions#periods': ['Windows Server evaluation after 180 days'],
  '/evaluation_editions#check': [
    'is my Windows an evaluation or trial version that will stop working',
  ],
  '/kms38#recognize': ['activated until 2038, what does it mean'],
  '/hwid#get-one': ['use a Windows 10 key or license for Windows 11'],
  '/faq#office-support': [
    'does Office 2016, 2019 or 2021 still work after the end of support',
    'EOS dates of Office versions',
  ],
  '/hwid#before-you-sell': ['remove or uninstall the product key from Windows'],
  '/unsupported_products_activation#claimed-scope': [
    'TSforge does not work on build 26100.4202, Office is no longer activated',
  ],
  '/hwid#hardware-id': ['can Microsoft detect how Windows was activated'],
  '/online_kms#office-client': [
    'activate Office LTSC 2021 or LTSC 2024 with KMS',
  ],
  '/change_edition_issues#go-back': [
    'go back to the original edition of the PC without reinstalling',
  ],
  '/change_edition_issues#firmware-key': [
    'Setup installs Home instead of Pro, only Home is available',
  ],
  '/unsupported_products_activation#server': [
    'activate Windows Server 2016, 2019, 2022 or 2025',
  ],
  '/genuine-installation-media#find-the-hash': [
    'checksum of an ISO made by the Media Creation Tool',
  ],
  '/genuine-installation-media#hash-with-powershell': [
    'SHA-256 in lowercase or uppercase',
  ],
  '/windows_7_links#activation-follows-hardware': [
    'find the product key of Windows 7 on the sticker',
  ],
  '/change_edition_issues#first-checks': [
    'Windows edition upgrade does not work or failed',
  ],
  '/change_office_edition#swap-to-retail': [
    'downgrade from Microsoft 365 Apps for enterprise to Apps for business, another plan',
    'volume Office to retail, retail to volume, convert Click-to-Run',
    'change from volume Office or LTSC to Microsoft 365',
    'remove Office LTSC and install a retail version',
  ],
  '/change_office_edition#change-the-update-channel': [
    'Office does not stay on the semi-annual enterprise channel, or is not the latest version',
  ],
  '/change_windows_edition#change-in-settings': [
    'enter a Pro key to upgrade from Home',
    'where do I type the product key in Windows 11',
  ],
  '/change_windows_edition#buy-in-the-store': [
    'how much does it cost to upgrade Home to Pro',
    'activated as Pro again after a reinstall, upgraded to Pro before',
  ],
  '/change_windows_edition#from-enterprise': [
    'downgrade Windows Enterprise to Pro',
  ],
  '/change_windows_edition#return-to-the-firmware-key': [
    'license is Volume or VOLUME_MAK instead of OEM, get the OEM key back',
    'find the original key of the PC in the BIOS or UEFI',
    'use the OEM key again after another key',
  ],
  '/change_windows_edition#older-windows': [
    'downgrade from Windows 11 to Windows 10, roll back',
  ],
  '/change_windows_edition#ltsc': [
    'upgrade from Pro to LTSC, switch to LTSC without reinstalling',
  ],
  '/change_windows_edition#setup-from-media': [
    'in-place upgrade to another edition with an ISO',
  ],
  '/check_activation_status#check-in-settings': [
    'where do I see the activation state in Windows 10 or Windows 11',
  ],
  '/check_activation_status#check-with-slmgr': [
    'command to check the Windows activation and license expiration date',
  ],
  '/command_line_switches#slmgr': ['list of slmgr commands, how to use slmgr'],
  '/command_line_switches#ospp': [
    'list of ospp.vbs commands, where is ospp.vbs',
  ],
  '/command_line_switches#dism': [
    'dism get-targeteditions, set-edition, change edition with DISM',
  ],
  '/genuine-installation-media#if-it-does-not-work': [
    'no drive found during setup',
  ],
  '/genuine-installation-media#check-signatures': [
    'verify the digital signature of an ISO or setup.exe',
  ],
  '/genuine-installation-media#find-your-product': [
    'official download of Windows or Office, all versions',
  ],
  '/issues_due_to_gaming_spoofers#firmware': [
    'restore serial number, UUID or SMBIOS of the mainboard',
  ],
  '/kms38#undo-private': [
    'remove KMS38, Windows activated until 2038 is not activated any more',
  ],
  '/kms38#how-it-worked': [
    'how did KMS38 work, difference between KMS38 and KMS',
  ],
  '/licensing-servers-issue#which-server': [
    'cannot connect to the activation server, no internet connection found',
  ],
  '/licensing-servers-issue#port': [
    'check that a port or firewall blocks activation',
  ],
  '/news#2025-11-14-kms38': [
    'KMS38 not working any more, patched, removed by an update',
  ],
  '/news#2025-09-09-vbscript': ['VBScript is removed, slmgr stops working'],
  '/oem-folder#when-it-runs': ['SetupComplete.cmd does not run'],
  '/office-license-is-not-genuine#you-have-a-valid-license-and-the-banner-stays':
    [
      'I bought Office and it says not genuine',
      'remove the get genuine Office banner',
    ],
  '/office-license-is-not-genuine#you-bought-a-key-or-a-pc-and-it-turns-out-invalid':
    ['Office key turned out to be fake, my PC came with fake Office'],
  '/office-license-is-not-genuine#your-organization-uses-volume-licenses': [
    'work PC says Office is not genuine',
  ],
  '/office-license-is-not-genuine#causes': [
    'Office became not genuine after the latest update',
  ],
  '/office_msi_links#msi-or-click-to-run': [
    'is my Office MSI or Click-to-Run, difference',
  ],
  '/office_msi_links#replace-msi': [
    'upgrade Office 2016 volume or MSI to a newer Office',
    'uninstall only Office 2010 or 2013, and keep Project and Visio',
  ],
  '/our_non-piracy_site#return-to-your-own-license': [
    'remove the activation done by the script',
    'OEM version of Windows changed to a volume license or VL',
    'bought a license after using an activator, how to switch',
    'go from pirated to genuine Windows',
    'activated with a PowerShell script, how do I get back what I had',
  ],
  '/our_non-piracy_site#license-terms': [
    'is this a genuine activation',
    'is MAS illegal, can I get into trouble, legal consequences',
  ],
  '/unsupported_products_activation#find-out': [
    'slmgr shows which license I have',
  ],
  '/windows_10_links#usb-drive': ['create bootable USB stick with Windows 10'],
  '/windows_10_links#verify': ['SHA-256 of the Windows 10 ISO'],
  '/windows_11_links#verify': ['SHA-256 of the Windows 11 ISO'],
  '/windows_10_links#no-longer-offered': [
    'can I still download Windows 10, older version of Windows 10',
  ],
  '/windows_7_links#leave-windows-7': ['upgrade Windows 7 to Windows 10 or 11'],
  '/windows_arm_links#in-a-vm': [
    'install Windows 11 on a Mac with M1, M2 or M3',
  ],
  '/windows_arm_links#do-you-need-it': [
    'x64 Windows 11 on an arm64 Mac: 0xc0000428 cannot verify the digital signature',
  ],
  '/windows_server_links#official-sources': [
    'download a Windows Server 2019, 2022 or 2025 ISO',
  ],
  '/windows_ltsc_links#official-sources': [
    'where to get LTSC or LTSB, ISO of LTSC',
    'download a Windows 10 or Windows 11 LTSC or IoT LTSC ISO',
  ],
  '/windows_xp_links#activation': ['activate Windows XP today'],
  '/windows_vista_links#activation': ['activate Windows Vista today'],
  '/troubleshoot#restore-rights': [
    'permission denied for the token store, licensing service has no rights',
  ],
  '/unsupported_products_activation#needs-none': [
    'bought a new laptop or PC, Windows is not activated',
  ],
  '/unsupported_products_activation#older-windows': [
    'permanent activation of Windows 7 Ultimate, installed but not activated',
  ],
  '/online_kms#host-planning': [
    'KMS on Windows Server 2022 or 2025 for Windows 10 and Windows 11 clients',
  ],
  '/evaluation_editions#server-steps': [
    'DISM set-edition takes long or is stuck at 10%',
    'evaluation server refuses the product key',
  ],
  '/check_activation_status#subscription': [
    'Microsoft 365 E3 or E5 without a Pro key',
  ],
  '/change_office_edition#apps-and-languages': [
    'install only Word and Excel',
    'add Visio or Project to the installed Office',
    'install Office without OneDrive',
    'deploy in another language than English with the Office Deployment Tool',
  ],
  '/faq#office-key-again': [
    'Online Repair asks for the key, key was used with another Microsoft account',
    'which account or e-mail is my Office linked to, already redeemed the key',
    'find the product key of Office that came with my laptop',
    'my hard drive or PC failed, reinstall Office',
    'Office asks for activation again after new hardware',
  ],
  '/office_msi_links#where-volume-customers-get-them': [
    'product key of Office LTSC 2021 or 2024',
  ],
  '/kms38#does-it-work-now': [
    'does KMS38 really last until 2038',
    'remove HWID and use KMS38 instead',
  ],
  '/office_for_mac#remove-a-license': [
    'reset the Office activation on a Mac, my Mac says Volume License',
  ],
  '/online_kms#host-setup': [
    'which KMS host key or Volume License Pack for Office LTSC',
  ],
  '/change_windows_edition#from-pro': [
    'installed Pro on a PC with a Home license, switch from Pro to Home',
    'go back to Windows 11 Home after installing Pro',
    'upgraded to Pro and want to downgrade to Home Single Language, but no option for it',
  ],
  '/change_windows_edition#go-to-a-lower-edition': [
    'what happens to Windows Pro or Enterprise when the subscription expires',
  ],
  '/change_windows_edition#from-enterprise-ltsc': [
    'LTSC to SAC or GAC needs a product key to keep apps',
  ],
  '/windows_10_links#editions-inside': [
    'Enterprise ISO, no Enterprise in the Media Creation Tool',
  ],
  '/windows_server_links#no-longer-offered': [
    'ISO of Windows Server 1803, 1809 or another old version',
  ],
  '/windows_11_links#language': [
    'will my files and apps be removed by the upgrade, other language than my Windows',
    'Setup does not keep apps because of another language',
  ],
  '/change_office_edition#change-the-key-only': [
    'activate Office, enter the key of Office',
  ],
  '/windows10_eol#upgrade-checks': ['change legacy BIOS mode to UEFI'],
  '/evaluation_editions#rearm': [
    'evaluation key expired in a new virtual machine or Vagrant box, runs out from the date of the image',
  ],
  '/online_kms#figures': [
    'how many computers can one KMS host activate: limit',
    'does the PC stay connected to the KMS server, and what if it stops',
  ],
  '/licensing-servers-issue#tests': [
    'cannot connect to or contact the Microsoft activation server, network of a school or college',
  ],
  '/faq#windows-7-and-8-keys': [
    'Windows 10 does not activate after upgrading from Windows 7 or 8.1',
  ],
  '/hwid#if-it-does-not-work': [
    'Home key, but Pro is installed, cannot activate',
  ],
  '/change_office_edition#change-32-bit-to-64-bit': [
    'MigrateArch uninstalls the apps or fails',
  ],
  '/change_office_edition#if-it-does-not-work': [
    'setup.exe with /configuration file.xml opens usage',
  ],
  '/faq#microsoft-365-devices': [
    'activated on more than five computers, number of installs exceeded',
  ],
  '/ohook#what-it-hooks': [
    'activate Office only, and keep the Windows license',
    'Copilot in Word and Excel free with Ohook',
  ],
  '/ohook#antivirus': ['is sppc.dll safe'],
  '/ohook#if-it-does-not-work': [
    'antivirus found or deleted something, and the activated Office became invalid',
  ],
  '/troubleshoot#reset-office': [
    'fix the licensing of Office only',
    'give the PC with Office to another user without reinstalling',
  ],
  '/faq#key-finder': [
    'key finder or ShowKeyPlus shows a different key than Settings',
    'same product key on all my computers, every PC shows the same key',
    'product key is BBBBB, only the letter B',
    'key in the registry, in the BIOS and in Windows differ',
    'Produkey shows the wrong key',
  ],
  '/windows10_eol#esu-messages': [
    'ESU enrollment says Ineligible, eligibility status, KEY_BASED_ESU',
    'ESU enrollment coming soon, temporarily unavailable in your region',
    'ESU error 0x8008025C, device limit',
    'cannot enroll in ESU, enroll now does not work or something went wrong',
    'enroll in ESU with a local account',
    'enrolled in ESU, but no updates come on Enterprise or Education',
  ],
  '/evaluation_editions#new-but-expired': [
    'new evaluation or lab machine says the Windows license is expired',
    'fresh install of Windows Server evaluation shuts down after one hour',
    'evaluation VM without internet turns off, not activated',
    'Vagrant box, ready-made or sysprep image says license expired',
    'evaluation expired right after the installation, virtual machine or box shuts down after an hour',
  ],
  '/our_non-piracy_site#kinds-of-keys': [
    'is this key genuine, how do I know whether a key is legit',
    'OEM:DM or ESD key from a shop',
    'key type volume MAK, VLK or blocked VLK',
    'refurbisher license or key for a refurbished PC',
    'difference between OEM, retail, volume and ESD keys',
  ],
  '/licensing-servers-issue#cloud': [
    'Azure virtual machine is not activated',
    'Azure Virtual Desktop or AVD session host, Windows multi-session does not activate',
    'Windows server on Google Cloud, GCP or Compute Engine is not activated',
    'KMS of Azure behind a firewall, ExpressRoute or VPN',
    'Windows 11 Enterprise multi-session on premises or change its edition',
  ],
  '/windows_xp_links#asks-again': [
    'Windows XP Blocked VLK, product key blocked',
    'Windows XP keeps asking for activation, 30 days, locked out',
    'XP virtual machine asks for activation after a snapshot',
    'XP must be activated again after a new motherboard',
  ],
  '/windows_arm_links#setup-key': [
    'Setup failed to validate the product key in UTM or Parallels, ISO from CrystalFetch',
    'Windows 11 on a Mac asks for a product key during the installation',
    'product key does not work on Windows ARM, Parallels or UTM',
    'Windows Setup in a virtual machine on a MacBook wants a key',
  ],
  '/change_edition_issues#setup-refuses-key': [
    'Setup refuses a valid product key, although it is correct',
    'Windows Setup failed to validate the product key with tiny11, NTLite or a custom ISO',
    'autounattend.xml or answer file still asks for the product key',
    'setup asks for a product key with a modified image',
  ],
  '/office_for_mac#serializer-key': [
    'where do I enter a different license key in the VL serializer',
    'does the serializer activate Microsoft 365 on a Mac',
    'sign in or use OneDrive with a volume license on a Mac',
    'how does the Office LTSC serializer activate without a key',
  ],
  '/genuine-installation-media#usb-does-not-start': [
    'USB stick does not boot, not in the boot menu',
    'installation stick stops with 0xc0000428 winload.efi',
    'Windows USB drive is not recognized as bootable, checksum is right',
    'blue screen when I start from the Windows USB stick',
  ],
  '/genuine-installation-media#hash-differs': [
    'checksum of the evaluation ISO does not match the list',
    'hash differs after every download, same other value',
    'sha256 in the script or packer template is wrong',
  ],
  '/change_edition_issues#hybrid-join': [
    'Windows Enterprise E3 with hybrid Azure AD join, Entra hybrid joined',
    'does the PC have to be joined to Azure AD or Entra ID for Enterprise',
    'how long until Windows Enterprise goes back to Pro, 90 days',
    'Windows Enterprise activation on domain joined computers with Azure AD Connect',
  ],
  '/troubleshoot#licensing-events': [
    'event 8198',
    'event ID 12288, 12289 or 12290 in the event log',
    'event 1003 Security-SPP licensing status check',
    'which events and logs are about activation, Event Viewer',
    'event 1074 the license period has expired, wlms',
  ],
  '/hwid#docker': [
    'Windows is not activated after I run a Docker container',
    'Docker process isolation deactivates Windows',
    'event 8198 or 0x8007232B in a Windows container',
    'does a Windows container need its own license',
  ],
  '/change_windows_edition#s-mode-comes-back': [
    'S mode still there after wiping the disk or a clean install',
    'reinstalled Windows and it is in S mode again',
    'script or command prompt does not run in S mode',
    'remove S mode by reinstalling Windows',
  ],
  '/windows_11_links#below-requirements': [
    'already running Windows 11 without TPM 2.0, unsupported PC',
    'upgraded to Windows 11 on unsupported hardware, is it still activated',
    'does Windows 11 without TPM get updates',
    'Secure Boot or TPM missing after I installed Windows 11 with Rufus',
  ],
  '/change_office_edition#another-product': [
    'Office says Mondo 2016 instead of my Office',
    'Office 2021 shows as Office 2016 Mondo, wrong product name',
    'Word no longer opens after activation, app does not start',
    'why does Office show another product than I bought',
  ],
  '/check_activation_status#tool-and-settings': [
    'the tool says activated, but Settings says not activated',
    'Settings says activated, the script says not activated',
    'slmgr and Settings show different activation',
    'activated using your organization, but I have no organization',
  ],
  '/online_kms#host-after-upgrade': [
    'upgraded the KMS server to Windows Server 2022 or 2025, which KMS host key',
    'KMS activates Windows but not Office',
    'in-place upgrade of a KMS host, clients no longer activate',
    'Office does not activate on the KMS host, Volume License Pack',
  ],
  '/unsupported_products_activation#avma-refused': [
    'Windows refuses the AVMA key, AVMA key not accepted',
    'slmgr /ipk with the AVMA key fails in the virtual machine',
    'AVMA key on an evaluation guest',
  ],
  '/change_edition_issues#volume-key-on-home': [
    'volume license key does not work on Windows Home',
    'non-profit or TechSoup Windows Pro key 0xC004F050 on Home',
    'MAK or academic key for Pro is refused on Home',
  ],
  '/office-license-is-not-genuine#one-app-unlicensed': [
    'only Excel says Unlicensed Product, Word is activated',
    'title bar says unlicensed, but the account page says activated',
  ],
  '/office-license-is-not-genuine#all-installs-used': [
    'used all installs, uninstall one to install on another computer, how often can I install Office, twice',
    'Microsoft 365 device limit reached, deactivate or sign out an old PC',
    'too many installs of Office, free an install',
  ],
  '/ohook#new-account': [
    'Ohook: banner or not genuine only in a new Windows user account',
    'second user on the PC sees the Office license banner',
  ],
  '/check_activation_status#oot-grace': [
    'OOT_GRACE or out of tolerance went away by itself',
    'Office is OOT_GRACE, UUID FFFFFFFF-FFFF',
  ],
  '/windows_ltsc_links#keep-apps': [
    'LTSC Setup does not keep my apps and files, option grayed out',
    'LTSC ISO in my language, IoT Enterprise LTSC only in English',
    'upgrade to LTSC on a Windows that is not English',
  ],
  '/change_office_edition#winget': [
    'winget install Microsoft.Office fails',
    'winget Office configuration file not found, error 0-2048',
    'install Office with winget and my own configuration',
  ],
  '/office-license-is-not-genuine#virtual-machine': [
    'Office does not activate in a virtual machine or VM',
    'Microsoft 365 works on the host but not in VirtualBox, VMware or Parallels',
  ],
  '/faq#winver-date': [
    'winver shows that Windows expires, evaluation copy on an Insider build',
    'expiry date in winver, does my license end',
    'this build of Windows will expire soon',
  ],
  '/oem-folder#captured-image': [
    'put SetupComplete.cmd into a captured or sysprep image',
    'run a script after sysprep, golden image or WIM',
  ],
  '/evaluation_editions#old-trials': [
    'trial key for Windows Server 2008, 2008 R2 or 2012',
    'evaluation of an old Windows Server, key has been blocked',
  ],
  '/online_kms#period-not-increased': [
    'Product activation succeeded, but remaining period failed to increase',
    'KMS tool: remaining period did not increase',
  ],
  '/windows10_eol#esu-on-the-server': [
    'check on the server that ESU through Azure Arc is active',
    'himds.log ESU Enabled=1',
  ],
  '/windows_10_links#older-versions': [
    'download an older Windows 10 version, 1809, 1909, 20H2 or 21H2',
    'old Windows 10 ISO is gone from Microsoft',
  ],
  '/troubleshoot#software-licensing-service': [
    'Software Licensing service slsvc is missing',
    'what is the Software Licensing service called in Windows 10 or 11',
  ],
  '/change_office_edition#uninstall-one': [
    'uninstall only Visio or Project and keep Office',
    'remove one Office product with the Office Deployment Tool',
    'setup.exe /uninstall with /config does nothing',
  ],
};

/** Words in other letters, or how they begin, by what they mean. The search replaces them. */
export const foreignWords: Readonly<Record<string, string>> = {
  activate: '激活 啟用 активац активир ライセンス認証 認証 인증 تفعيل',
  license: '许可证 许可 授權 лиценз ライセンス 라이선스',
  'product key': '产品密钥 密钥 金鑰 序列号 ключ プロダクトキー',
  motherboard: '主板 主機板 материнск マザーボード 메인보드',
  hardware: '硬件 硬體 оборудован ハードウェア',
  reinstall: '格式化 重装 重新安装 重灌 переустан 再インストール 재설치',
  remove: '卸载 删除 清除 移除 удал 削除 アンインストール 삭제',
  undo: '取消 恢复 还原 復原 восстанов 元に戻',
  upgrade: '升级 升級 обнов アップグレード 업그레이드',
  download: '下载 下載 скача загруз ダウンロード 다운로드',
  error: '错误 錯誤 ошибк エラー 오류',
  fails: '失败 失敗 无法 無法 できない проблем',
  permanent: '永久 навсегда постоянн',
  expired: '过期 到期 失效 истек истёк 期限',
  'go back': '切回 换回 降级 降級',
  change: '切换 切換 转换 轉換 更换',
  edition: '版本',
  language: '语言 語言 язык 言語 언어',
  check: '查看 查询 查詢 检查',
  pc: '电脑 電腦',
  server: '服务器 伺服器 сервер サーバー 서버',
  update: '更新',
  months: '半年 个月 個月 месяц',
  watermark: '水印 浮水印 водян 透かし',
  home: '家庭版 домашн',
  pro: '专业版 專業版 профессиональн',
  enterprise: '企业版 企業版 корпоратив',
};
