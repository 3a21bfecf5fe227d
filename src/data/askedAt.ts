/**
 * What people ask and say, by the page or the section that answers it, written as in a link. The search leads from these
 * words to the answer.
 *
 * How to add a question: read the section that answers it, and put the words of a visitor below its address, never a
 * sentence copied from a thread. What the section must keep saying is in `tests/fixtures/answers.ts`.
 */
export const askedAt: Readonly<Record<string, readonly string[]>> = {
  '/': ['what is this site for, where do I start'],
  '/change_edition_issues#cause-sign-fix': [
    'upgrade to Windows 11 Pro fails with an error',
    'I changed the edition, and now Windows is not activated. Why?',
    'The edition change fails with 0x8007371B. What does it mean?',
    'DISM ends a change of the edition with error 1168. What now?',
  ],
  '/change_edition_issues#firmware-key': [
    'Setup installs Home instead of Pro, only Home is available',
    'Setup installs Home without asking. How do I choose Pro?',
    'Setup finds no image that matches the key. What is wrong?',
  ],
  '/change_edition_issues#first-checks': [
    'Windows edition upgrade does not work or failed',
  ],
  '/change_edition_issues#go-back': [
    'go back to the original edition of the PC without reinstalling',
    'Should I remove the old key before I install another one?',
    'Why can I keep nothing when I leave an Insider build for a release?',
  ],
  '/change_edition_issues#hybrid-join': [
    'Windows Enterprise E3 with hybrid Azure AD join, Entra hybrid joined',
    'does the PC have to be joined to Azure AD or Entra ID for Enterprise',
    'how long until Windows Enterprise goes back to Pro, 90 days',
    'Windows Enterprise activation on domain joined computers with Azure AD Connect',
    'Is a hybrid joined PC enough for Windows Enterprise by subscription?',
  ],
  '/change_edition_issues#repair': [
    'changing the edition to Pro: something did not go as planned, undoing changes',
    'The edition change does not finish, or fails although the repairs succeed. What is left?',
  ],
  '/change_edition_issues#setup-refuses-key': [
    'Setup refuses a valid product key, although it is correct',
    'Windows Setup failed to validate the product key with tiny11, NTLite or a custom ISO',
    'autounattend.xml or answer file still asks for the product key',
    'setup asks for a product key with a modified image',
    'Setup asks for the product key, or refuses it, although it is right. Why?',
  ],
  '/change_edition_issues#subscription': [
    'from KMS or MAK to subscription activation with E3',
    'enter a valid Windows Pro key',
    'A user has Windows Enterprise E3 or E5, but the PC stays on Pro or unactivated. Why?',
    'Pro does not upgrade to Enterprise after I assigned a license. Can I force the check for a subscription?',
  ],
  '/change_edition_issues#virtual-machines': [
    'Does automatic VM activation work for Windows 10 and 11 guests?',
  ],
  '/change_edition_issues#volume-key-on-home': [
    'volume license key does not work on Windows Home',
    'non-profit or TechSoup Windows Pro key 0xC004F050 on Home',
    'MAK or academic key for Pro is refused on Home',
  ],
  '/change_office_edition#another-product': [
    'Office says Mondo 2016 instead of my Office',
    'Office 2021 shows as Office 2016 Mondo, wrong product name',
    'Word no longer opens after activation, app does not start',
    'why does Office show another product than I bought',
    'Office shows Mondo 2016 or another product than mine. Why?',
  ],
  '/change_office_edition#apps-and-languages': [
    'change Office language',

    'change the language of Office',

    'install only Word and Excel',
    'add Visio or Project to the installed Office',
    'install Office without OneDrive',
    'deploy in another language than English with the Office Deployment Tool',
  ],
  '/change_office_edition#change-32-bit-to-64-bit': [
    '32 bit to 64 bit Office',

    '32-bit to 64-bit Office',

    'MigrateArch uninstalls the apps or fails',
    'How do I change Office from 32-bit to 64-bit?',
    'Can Office go back from 64-bit to 32-bit?',
  ],
  '/change_office_edition#change-the-key-only': [
    'activate Office, enter the key of Office',
  ],
  '/change_office_edition#change-the-update-channel': [
    'Office does not stay on the semi-annual enterprise channel, or is not the latest version',
  ],
  '/change_office_edition#download-first': [
    'update or install Office on a PC without internet access',
    'install Office 2021 or 2024 offline with the Office Deployment Tool',
    'Office LTSC 2021 or LTSC 2024 download',
  ],
  '/change_office_edition#if-it-does-not-work': [
    'setup.exe with /configuration file.xml opens usage',
    'The Office Deployment Tool stops with 30029-1007. What is wrong?',
    'Office cannot be installed from a network share, error 30182-1011. What is wrong?',
  ],
  '/change_office_edition#remove-a-license': [
    'says activated, but Office says not activated, the trial is over',
    'Office 2021 changed to, shows as or became Office 2016 or 2019 after activation',
    'converted from 2016 to 2019 Professional Plus',
    'remove the old or second Office license',
    'Office 2021 still says unlicensed after activation',
    'Office keeps asking to activate, the activation wizard appears every time',
    'laptop came with a trial of Office 365, and I have my own Office',
    'Office trial expired, but I bought Office',
    'Two licenses of Office are installed. How do I remove the wrong one?',
  ],
  '/change_office_edition#swap-the-product': [
    'change the Office edition',
    'change the Office version',

    'convert Office retail to volume, could not be converted to Volume',
    'remove Office 2016 Professional Plus and install Office 365, wrong version installed',
    'Office 365 to LTSC, Office 2019 to 2021 or 2024',
    'upgrade Office 2016 or 2019 to Office 2021 or 2024',
    'convert Office 2016 or 2019 ProPlus from retail to volume',
    'Where do I enter a MAK or setup key in the configuration file?',
  ],
  '/change_office_edition#swap-to-retail': [
    'downgrade from Microsoft 365 Apps for enterprise to Apps for business, another plan',
    'volume Office to retail, retail to volume, convert Click-to-Run',
    'change from volume Office or LTSC to Microsoft 365',
    'remove Office LTSC and install a retail version',
  ],
  '/change_office_edition#uninstall-office': [
    'two Office installations on the PC, clean up leftover Office files',
    'Office does not install or reinstall, error reinstalling Office',
    'completely uninstall or remove Office',
  ],
  '/change_office_edition#uninstall-one': [
    'uninstall only Visio or Project and keep Office',
    'remove one Office product with the Office Deployment Tool',
    'setup.exe /uninstall with /config does nothing',
  ],
  '/change_office_edition#winget': [
    'winget install Microsoft.Office fails',
    'winget Office configuration file not found, error 0-2048',
    'install Office with winget and my own configuration',
    'winget cannot install Office. What now?',
  ],
  '/change_windows_edition': ['Can Home become Enterprise?'],
  '/change_windows_edition#buy-in-the-store': [
    'how much does it cost to upgrade Home to Pro',
    'activated as Pro again after a reinstall, upgraded to Pro before',
  ],
  '/change_windows_edition#change-in-settings': [
    'enter a Pro key to upgrade from Home',
    'where do I type the product key in Windows 11',
  ],
  '/change_windows_edition#change-many-pcs': [
    'PCs fell back from Enterprise to Pro. Why?',
    'How do I change to Pro Education without a MAK?',
  ],
  '/change_windows_edition#change-with-a-command': [
    'I entered an Enterprise key and got Pro. Why?',
  ],
  '/change_windows_edition#clean-installation': [
    'erase everything and start fresh',
    'clean install Windows 10 or Windows 11',
  ],
  '/change_windows_edition#enterprise-ltsc-to-iot': [
    'How does Enterprise LTSC 2021 become IoT Enterprise LTSC 2021?',
  ],
  '/change_windows_edition#from-education': [
    'running Windows Education on a PC with a Pro license',
  ],
  '/change_windows_edition#from-enterprise': [
    'downgrade Windows Enterprise to Pro',
  ],
  '/change_windows_edition#from-enterprise-ltsc': [
    'LTSC to SAC or GAC needs a product key to keep apps',
    'Can LTSC become Enterprise or Pro without a clean installation?',
  ],
  '/change_windows_edition#from-iot-enterprise': [
    'Windows became IoT Enterprise, back to Pro',
  ],
  '/change_windows_edition#from-pro': [
    'installed Pro on a PC with a Home license, switch from Pro to Home',
    'go back to Windows 11 Home after installing Pro',
    'upgraded to Pro and want to downgrade to Home Single Language, but no option for it',
    'I upgraded my preinstalled Home to Pro. How do I get Home back?',
  ],
  '/change_windows_edition#go-to-a-lower-edition': [
    'what happens to Windows Pro or Enterprise when the subscription expires',
    'How do I go from Enterprise to Pro?',
  ],
  '/change_windows_edition#leave-s-mode': [
    'S mode',

    'laptop came in S mode, installed another edition',
    'cannot install Chrome or other programs',
    'How do I leave S mode, and can I go back?',
  ],
  '/change_windows_edition#ltsc': [
    'upgrade from Pro to LTSC, switch to LTSC without reinstalling',
  ],
  '/change_windows_edition#n-and-kn-editions': [
    'media player is missing',
    'Windows 10 Pro N was installed, I need the normal Pro',
  ],
  '/change_windows_edition#older-windows': [
    'downgrade from Windows 11 to Windows 10, roll back',
  ],
  '/change_windows_edition#paths-in-detail': [
    'Can Home Single Language become Pro?',
    'Can IoT Enterprise become IoT Enterprise LTSC in place?',
  ],
  '/change_windows_edition#read-the-edition': [
    'which Windows or edition do I have',
    'Windows Core instead of Windows Home',
  ],
  '/change_windows_edition#return-to-the-firmware-key': [
    'license is Volume or VOLUME_MAK instead of OEM, get the OEM key back',
    'find the original key of the PC in the BIOS or UEFI',
    'use the OEM key again after another key',
  ],
  '/change_windows_edition#s-mode-comes-back': [
    'S mode still there after wiping the disk or a clean install',
    'reinstalled Windows and it is in S mode again',
    'script or command prompt does not run in S mode',
    'remove S mode by reinstalling Windows',
    'Why does S mode come back after a clean installation?',
  ],
  '/change_windows_edition#server': [
    'DISM says that setting an edition is not supported with online images. Why?',
  ],
  '/change_windows_edition#setup-from-media': [
    'in-place upgrade to another edition with an ISO',
  ],
  '/change_windows_edition#what-is-kept': [
    'Can Education become Enterprise?',
    'Can an N edition become a standard edition?',
  ],
  '/check_activation_status#channel-words': [
    'retail or OEM',
    'difference between retail and OEM',
    'what is volume license',
    'Is my license retail, from the maker of the PC, or from a volume agreement?',
  ],
  '/check_activation_status#check-in-settings': [
    'is my PC, computer or laptop activated',
    'is my copy of Windows real, legit, legal or pirated',
    'which activation method was used',
    'How do I know whether Windows is activated?',
    'is my Windows activated',
    'how to check if Windows is activated',
    'check Windows activation',
    'check activation status',
    'where do I see the activation state in Windows 10 or Windows 11',
  ],
  '/check_activation_status#check-microsoft-365-apps': [
    'vNext diag of Office',
    'run vnextdiag',

    'How do I see whether Microsoft 365 Apps are licensed on this PC?',
  ],
  '/check_activation_status#check-office-with-ospp': [
    'how to check if Office is activated',
    'is my Office activated',

    'which Office is installed, volume or retail, last five characters of the key',
    'Where is ospp.vbs of Office 2019, 2021 and 2024?',
    'Can I read my Office key from the PC?',
  ],
  '/check_activation_status#check-with-powershell': [
    'check the license of a remote computer',
    'license status of many computers',

    'check activation programmatically, from a program or code, C++ or C#, API, WMI',
    'How do I read the activation status in PowerShell?',
  ],
  '/check_activation_status#check-with-slmgr': [
    'is my server activated',
    'does systeminfo show the activation',

    'command to check the Windows activation and license expiration date',
  ],
  '/check_activation_status#glossary': [
    'what does MAK stand for',
    'what is a MAK key',
    'what does GVLK mean',
    'what does KMS mean',
    'what does OEM mean',
    'what is VLK',
    'What do MAK, GVLK, OEM:DM, ESD and the other short words of keys mean?',
  ],
  '/check_activation_status#if-it-does-not-work': [
    'ospp.vbs says "No installed product keys detected" after I installed Office LTSC 2021. Is a PIDKEY required for KMS?',
  ],
  '/check_activation_status#license-status-values': [
    'Windows is in Notification mode, what does it mean',
    'What do Unlicensed, Notification and the grace periods in a license report mean?',
  ],
  '/check_activation_status#oot-grace': [
    'OOT_GRACE or out of tolerance went away by itself',
    'Office is OOT_GRACE, UUID FFFFFFFF-FFFF',
    'Office was in OOT_GRACE and is licensed again by itself. Why?',
  ],
  '/check_activation_status#slmgr-dlv': [
    'Why does slmgr list entries that are unlicensed although Windows is activated?',
    'My private PC shows a volume license. What does that mean?',
  ],
  '/check_activation_status#slmgr-xpr': [
    'machine is permanently activated',
    'Until when is my activation valid?',
  ],
  '/check_activation_status#subscription': [
    'Microsoft 365 E3 or E5 without a Pro key',
    'The subscription is active, but slmgr /dlv shows Notification. Does Windows still need a Pro license?',
  ],
  '/check_activation_status#tool-and-settings': [
    'the tool says activated, but Settings says not activated',
    'Settings says activated, the script says not activated',
    'slmgr and Settings show different activation',
    'activated using your organization, but I have no organization',
    'Settings says that Windows is active, but a tool says not licensed. Which one is right?',
  ],
  '/check_activation_status#vbscript': [
    'What do I use instead of slmgr when Windows has no VBScript?',
    'What does "Windows Script Host access is disabled on this machine" mean?',
  ],
  '/command_line_switches#dism': [
    'dism get-targeteditions, set-edition, change edition with DISM',
  ],
  '/command_line_switches#odt': [
    'How do I download Office for PCs without internet access?',
    'The Office Deployment Tool only shows its usage. What do I type?',
  ],
  '/command_line_switches#ospp': [
    'list of ospp.vbs commands, where is ospp.vbs',
  ],
  '/command_line_switches#slmgr': ['list of slmgr commands, how to use slmgr'],
  '/command_line_switches#slmgr-kms-host': [
    'How do I turn the DNS record of a KMS host on or off?',
  ],
  '/evaluation_editions#check': [
    'is my Windows an evaluation or trial version that will stop working',
  ],
  '/evaluation_editions#client': [
    'Can I turn a Windows Enterprise or LTSC evaluation into a licensed copy?',
  ],
  '/evaluation_editions#convert-server': [
    'make a server trial permanent with my own key',
    'Windows Server 2019, 2022 or 2025 evaluation to Standard or Datacenter',
    'can an evaluation ISO be made full or retail with a key',
    'Server Standard Core evaluation is in production and cannot be converted',
  ],
  '/evaluation_editions#domain-controllers': [
    'Can I convert an evaluation that is a domain controller?',
  ],
  '/evaluation_editions#new-but-expired': [
    'new evaluation or lab machine says the Windows license is expired',
    'fresh install of Windows Server evaluation shuts down after one hour',
    'evaluation VM without internet turns off, not activated',
    'Vagrant box, ready-made or sysprep image says license expired',
    'evaluation expired right after the installation, virtual machine or box shuts down after an hour',
    'My new evaluation says that its license has expired, and shuts down after an hour. Why?',
  ],
  '/evaluation_editions#old-trials': [
    'trial key for Windows Server 2008, 2008 R2 or 2012',
    'evaluation of an old Windows Server, key has been blocked',
    'Is there a trial key for Windows Server 2008?',
  ],
  '/evaluation_editions#periods': [
    'Windows Server evaluation after 180 days',
    'Why does my evaluation shut down every hour?',
  ],
  '/evaluation_editions#rearm': [
    'evaluation key expired in a new virtual machine or Vagrant box, runs out from the date of the image',
    'How often can I extend an evaluation?',
    'In a new VM, the evaluation period of the image is already running. Is sysprep wrong?',
  ],
  '/evaluation_editions#server-steps': [
    'DISM set-edition takes long or is stuck at 10%',
    'evaluation server refuses the product key',
    'How do I turn an evaluation of Windows Server into a licensed copy?',
    'How long does the conversion take, and does the server restart by itself?',
  ],
  '/evaluation_editions#server-targets': [
    'Why does a Standard Core evaluation offer Datacenter only?',
  ],
  '/faq#activated-or-licensed': [
    'is Windows legal if it is activated',
    'it says activated, but I bought no license',
  ],
  '/faq#antivirus-detection': [
    'Defender deletes the script',
    'antivirus deletes the tool',

    'virus',
    'is it a virus',
    'antivirus blocks it',
    'Defender deletes it',
    'false positive',
    'Defender deleted, removed or blocked the file I downloaded',
    'false alarm or false positive',
    'VirusTotal detections',
    'Why does my antivirus program report activation scripts?',
  ],
  '/faq#detection-name': [
    'What does a detection name such as HackTool or Trojan tell me?',
  ],
  '/faq#fake-copy': [
    'how to know whether the script is the original',
    'How do I tell the real project from a fake site or copy?',
  ],
  '/faq#firmware-key': [
    'which edition is the embedded OEM key in the BIOS for',
    'How do I read the product key in the firmware of my PC?',
    'Why does a key viewer show another key than the firmware?',
    'The product key is in the BIOS, but Windows is not activated after the deployment. How do I use that key?',
    'My Windows key was lost after a BIOS update. What can I do?',
  ],
  '/faq#four-methods': [
    'which method should I use',
    'what are the methods',
    'which method is best, which method should I use',
    'does it activate Windows Server, LTSC or Office permanently, for how long',
    'does the tool have to stay installed after activation, can I delete it',
    'does it replace or overwrite an OEM license',
    'what is massgrave, what is MAS',
    'What is the difference between HWID, Ohook, KMS38 and Online KMS?',
  ],
  '/faq#home-to-pro': ['How do I get from Home to Pro?'],
  '/faq#keep-apps-grayed-out': [
    'keep personal files and apps is grayed out',
    'keep files, settings and apps is not offered',
    'Setup cannot keep my apps: the option is gray. What is wrong?',
  ],
  '/faq#key-finder': [
    'key finder or ShowKeyPlus shows a different key than Settings',
    'same product key on all my computers, every PC shows the same key',
    'product key is BBBBB, only the letter B',
    'key in the registry, in the BIOS and in Windows differ',
    'Produkey shows the wrong key',
    'Why does a key finder show the same key on every PC, another key, or only the letter B?',
  ],
  '/faq#lost-again': [
    'lost activation after update',

    'Windows keeps losing activation',
    'Windows keeps deactivating',
    'activation shows expired',
    'Windows activation has expired, my activation expired',
    'activation lost after update',
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
    'Windows loses its activation again and again, and gets it back. Why?',
  ],
  '/faq#microsoft-365-devices': [
    'activated on more than five computers, number of installs exceeded',
  ],
  '/faq#not-activated': [
    'what happens if I do not activate Windows',
    'use Windows without activation',
    'do I need to activate Windows',
    'do I have to activate Windows',
    'personalize or customize an unlicensed or unactivated Windows',
    'wallpaper turned black',
    'use Windows free without a license',
    'what happens if I never activate Windows 10 or Windows 11',
    'What can I not do while Windows is not activated?',
  ],
  '/faq#office-key-again': [
    'Online Repair asks for the key, key was used with another Microsoft account',
    'which account or e-mail is my Office linked to, already redeemed the key',
    'find the product key of Office that came with my laptop',
    'my hard drive or PC failed, reinstall Office',
    'Office asks for activation again after new hardware',
  ],
  '/faq#office-support': [
    'does Office 2016, 2019 or 2021 still work after the end of support',
    'EOS dates of Office versions',
  ],
  '/faq#other-activators': [
    'remove KMSpico',
    'How do I find what another activator, such as KMSpico, left behind?',
  ],
  '/faq#reinstall-same-pc': [
    'reinstall Windows',
    'reinstall Windows without a key',
    'do I lose my license if I reinstall',
    'reinstalled Windows, asked to activate again',
    'clean install without the automatic activation',
    'reinstalled Windows and lost the code',
    'activation error after formatting or reinstalling, original product key does not work',
    'activate again after a clean installation of Windows 10 or Windows 11',
    'reinstall Windows Home Single Language without a key',
    'Do I need a key to reinstall Windows on the same PC?',
  ],
  '/faq#run-the-tool': [
    'how do I use MAS',
    'how to run MAS',
    'how does MAS work',
    'download MAS',
    'run the script',
    'command line options of the script, unattended, which parameter runs without the menu',
  ],
  '/faq#safe-and-legal': [
    'is MAS safe',
    'is MAS legal',
    'is it safe',
    'is it legal',
    'is this legit',
    'is MAS or massgrave really safe, legal or trustworthy',
    'Windows Update does not work after activation, will I still get updates',
    'does Microsoft ban accounts for pirated Windows',
  ],
  '/faq#turn-off-antivirus': ['Do I have to turn off antivirus protection?'],
  '/faq#undo-a-method': [
    'uninstall the tool',
    'undo the activation',

    'remove MAS',
    'undo activation',
    'uninstall MAS',
    'disable the script',
    'remove or uninstall MAS, get rid of it completely',
    'remove activation, undo activation',
    'go back to a genuine license after an activation script',
    'uninstall the activation script completely and clean all of it',
  ],
  '/faq#watermark': [
    'remove watermark',
    'remove Activate Windows watermark',
    'get rid of the watermark',
    'activated, but the Activate Windows watermark appears after a few hours until a reboot',
    'The watermark stays although Windows is activated. What can I do?',
  ],
  '/faq#where-is-my-key': [
    'where is my product key',
    'find my product key',
    'lost product key',
    'I lost my product key',
    'get a product key',
    'buy a product key',
    'lost my product key, 25 character code or serial number',
    'sticker on the laptop is unreadable',
    'product key finder, program that shows the key',
    'find my Windows 7, Windows 10 or Windows 11 product key',
  ],
  '/faq#why-open-source': [
    'Does an open-source activation script contain malware?',
  ],
  '/faq#windows-7-and-8-keys': [
    'Windows 10 does not activate after upgrading from Windows 7 or 8.1',
    'Does my Windows 7 or 8 key still work?',
  ],
  '/faq#winver-date': [
    'winver shows that Windows expires, evaluation copy on an Insider build',
    'expiry date in winver, does my license end',
    'this build of Windows will expire soon',
  ],
  '/genuine-installation-media': [
    'download Office 2021',
    'download Office 2024',
    'download Office 2021 or 2024, ISO or IMG',
  ],
  '/genuine-installation-media#check-office': [
    'How do I check an Office download?',
  ],
  '/genuine-installation-media#check-signatures': [
    'verify the digital signature of an ISO or setup.exe',
  ],
  '/genuine-installation-media#find-the-hash': [
    'checksum of an ISO made by the Media Creation Tool',
    'Where does Microsoft publish the hash of a Windows image?',
    'My list has a SHA-256 but no SHA-1. Is the image wrong?',
  ],
  '/genuine-installation-media#find-your-product': [
    'official download of Windows or Office, all versions',
  ],
  '/genuine-installation-media#hash-differs': [
    'checksum of the evaluation ISO does not match the list',
    'hash differs after every download, same other value',
    'sha256 in the script or packer template is wrong',
    'The checksum of an evaluation image differs from that of a list. Is it damaged?',
  ],
  '/genuine-installation-media#hash-with-powershell': [
    'SHA-256 in lowercase or uppercase',
    'Why does certutil print another hash than the one published?',
  ],
  '/genuine-installation-media#if-it-does-not-work': [
    'no drive found during setup',
    "Microsoft's download page refuses my request. What can I do?",
    'Setup asks for the account of a company. Is my ISO genuine?',
    'Rufus says that the bootloader is revoked. Is the official image bad?',
  ],
  '/genuine-installation-media#is-it-genuine': [
    'is my download damaged, tampered with or changed by somebody',
    'check that a downloaded file is original',
    'checksum of the ISO does not match',
    'The hash of my ISO differs since I made a USB drive from it. Why?',
  ],
  '/genuine-installation-media#list-editions': [
    'Which index or number in the image is my edition?',
  ],
  '/genuine-installation-media#usb-does-not-start': [
    'USB stick does not boot, not in the boot menu',
    'installation stick stops with 0xc0000428 winload.efi',
    'Windows USB drive is not recognized as bootable, checksum is right',
    'blue screen when I start from the Windows USB stick',
    'My installation stick does not start, or stops with 0xC0000428. Is the ISO bad?',
  ],
  '/genuine-installation-media#what-genuine-means': [
    'is tiny11 or a modified ISO safe',
    'download Windows from archive.org or a torrent, is it safe',
    'Can I trust a slimmed image?',
  ],
  '/hwid#before-you-sell': ['remove or uninstall the product key from Windows'],
  '/hwid#docker': [
    'Windows is not activated after I run a Docker container',
    'Docker process isolation deactivates Windows',
    'event 8198 or 0x8007232B in a Windows container',
    'does a Windows container need its own license',
    'Windows loses its activation after a Docker container ran. Why?',
  ],
  '/hwid#get-one': [
    'how to activate Windows',
    'activate Windows 10',
    'activate Windows 11',

    'get a digital license',
    'use a Windows 10 key or license for Windows 11',
    'Does my Windows 10 license also activate Windows 11?',
  ],
  '/hwid#hardware-change': [
    'new motherboard',
    'changed motherboard',
    'hardware change',
    'replaced the motherboard',
    'motherboard swap, phone call to Microsoft',
    'new mainboard or processor, Windows asks for activation again',
    'repaired or upgraded computer',
    'old device is not in the list of the activation troubleshooter',
    'How do I reactivate Windows after a new motherboard?',
  ],
  '/hwid#hardware-id': ['can Microsoft detect how Windows was activated'],
  '/hwid#how-it-works': [
    'difference between a digital license and a product key',
  ],
  '/hwid#hwid-method': [
    'ran the script offline, without an internet connection, run it again when online',
    'HWID changed Enterprise LTSC to IoT Enterprise LTSC',
    'Does Microsoft block devices or accounts that use HWID?',
  ],
  '/hwid#if-it-does-not-work': [
    'Home key, but Pro is installed, cannot activate',
    'I reinstalled Windows on a PC that came with it, and now it is not activated. Why?',
  ],
  '/hwid#limits': ['Does a subscription activate Enterprise LTSC?'],
  '/hwid#link-account': [
    'link license to Microsoft account',
    'How do I link the license to my Microsoft account?',
  ],
  '/hwid#move-license': [
    'can I use my key on another PC',
    'use the same key on two PCs',

    'move license to new PC',
    'transfer Windows license',
    'transfer license to another computer',
    'limit of computers I can activate',
    'how many times, or on how many PCs, can I use a product key',
    'use the same product key on two computers',
    'does slmgr /upk free the key for another computer',
    'Can I move my Windows license to a new PC?',
    'Can I transfer Office to a new computer after a reformat?',
  ],
  '/hwid#recognize': [
    'how to tell whether Windows was activated with massgrave or MAS',
    'is this a genuine Windows activation',
    'Can a report show whether somebody paid for the license?',
  ],
  '/hwid#reset-clone-vm': [
    'does the activation survive a reset of Windows 10 or Windows 11',
    'does the license remain after I reset this PC and keep my files',
    'changed or replaced the SSD or hard disk, do I need a new key',
    'after HWID, does it activate by itself when Windows is reinstalled',
    'Windows Sandbox shows the activation watermark on a licensed PC. Why?',
    'I moved my disk into another PC. Is Windows still activated there?',
    'Does a cloned disk or a copy of a virtual machine stay activated?',
    'May I use the license or BIOS key of my PC in a VM or container?',
  ],
  '/hwid#undo': [
    'undo HWID',
    'remove HWID',

    'cancel the activation, still activated after formatting',
    'remove or uninstall HWID',
    'Can a digital license from HWID be deleted?',
    'Does an activation by HWID come back after a reinstallation?',
  ],
  '/hwid#which-parts': [
    'replaced or upgraded memory, disk, graphics card or processor, still activated',
    'new motherboard, OEM or retail license',
    'Which parts can I change without losing activation?',
  ],
  '/issues_due_to_gaming_spoofers': [
    'A spoofer changed my hardware values. How do I get activation back?',
  ],
  '/issues_due_to_gaming_spoofers#compare-values': [
    'Why is my serial number "To be filled by O.E.M."?',
  ],
  '/issues_due_to_gaming_spoofers#firmware': [
    'restore serial number, UUID or SMBIOS of the mainboard',
  ],
  '/issues_due_to_gaming_spoofers#signs': [
    'hardware ID changes after every restart',
  ],
  '/kms38#does-it-work-now': [
    'does KMS38 really last until 2038',
    'remove HWID and use KMS38 instead',
    'Does KMS38 still work?',
    'Should I hold back updates so that KMS38 stays?',
  ],
  '/kms38#how-it-worked': [
    'how did KMS38 work, difference between KMS38 and KMS',
  ],
  '/kms38#recognize': ['activated until 2038, what does it mean'],
  '/kms38#undo': ['How do I remove KMS38 and use a real key?'],
  '/kms38#undo-private': [
    'remove KMS38',
    'undo KMS38',

    'remove KMS38, Windows activated until 2038 is not activated any more',
  ],
  '/kms38#what-changed': [
    'Does a KMS activation survive an upgrade of Windows?',
  ],
  '/licensing-servers-issue#clock': [
    'clock or date is wrong after the battery died',
  ],
  '/licensing-servers-issue#cloud': [
    'Azure virtual machine is not activated',
    'Azure Virtual Desktop or AVD session host, Windows multi-session does not activate',
    'Windows server on Google Cloud, GCP or Compute Engine is not activated',
    'KMS of Azure behind a firewall, ExpressRoute or VPN',
    'Windows 11 Enterprise multi-session on premises or change its edition',
    'Why does a virtual machine in Azure fail to activate through a VPN?',
    'An Azure VM behind a firewall or without outbound internet access fails to activate with 0xC004F074 or 0x80004005. Why?',
  ],
  '/licensing-servers-issue#endpoints': [
    'Which addresses does activation need?',
  ],
  '/licensing-servers-issue#hosts-file': ['Microsoft addresses are blocked'],
  '/licensing-servers-issue#ipv6': [
    'Can Windows be activated on a network with IPv6 only?',
  ],
  '/licensing-servers-issue#organization-server': [
    'private laptop asks for my organization',
    'used laptop wants to reach the old company',
    'My own PC cannot connect to "my organization\'s activation server". Why?',
  ],
  '/licensing-servers-issue#port': [
    'check that a port or firewall blocks activation',
  ],
  '/licensing-servers-issue#proxy': [
    'VPN or proxy in the way',
    'Does activation work through a proxy that asks for a password?',
  ],
  '/licensing-servers-issue#services': [
    'disabled sppsvc, Windows appears unactivated',
    'debloat script or optimizer broke activation',
    'Activation fails since I used a privacy or "debloat" tool. What did it break?',
    'Which services and scheduled tasks does activation need?',
  ],
  '/licensing-servers-issue#telephone': [
    'activate by phone',
    'phone activation',
    'activate Windows by telephone',
    'nobody answers the phone line',
    'PC without internet',
    'phone activation is gone, where is the web page, aka.ms/aoh',
    'confirmation ID from the installation ID on the web',
    'slui 4 shows no phone number',
    'Microsoft product activation portal',
    'How do I activate a server with a MAK and without internet access?',
  ],
  '/licensing-servers-issue#test-kms': [
    'added _vlmcs to DNS, still not working',
    'test the connection to a KMS server, port 1688',
  ],
  '/licensing-servers-issue#tests': [
    'cannot connect to or contact the Microsoft activation server, network of a school or college',
    'Windows cannot reach the activation servers. How do I find out why?',
  ],
  '/licensing-servers-issue#which-server': [
    'cannot connect to the activation server, no internet connection found',
  ],
  '/news#2025-09-09-vbscript': ['VBScript is removed, slmgr stops working'],
  '/news#2025-11-14-kms38': [
    'KMS38 not working any more, patched, removed by an update',
  ],
  '/news#next-dates': [
    'which Windows or Office still gets updates, how long is it supported',
  ],
  '/oem-folder#answer-file': [
    'How do I let Setup use the firmware key with an answer file?',
  ],
  '/oem-folder#captured-image': [
    'put SetupComplete.cmd into a captured or sysprep image',
    'run a script after sysprep, golden image or WIM',
    'How do I put a script into a captured image, without changing the ISO?',
  ],
  '/oem-folder#what-it-does': ['Setup ignores my $OEM$ folder. Why?'],
  '/oem-folder#when-it-is-skipped': ['SetupComplete.cmd does not run. Why?'],
  '/oem-folder#when-it-runs': ['when does SetupComplete.cmd run, and as whom'],
  '/oem-folder#write-setupcomplete': [
    'SetupComplete.cmd stops after it has started another script. Why?',
  ],
  '/office-license-is-not-genuine': [
    'Office not genuine',
    'your license is not genuine',
    'get genuine Office',
    'Office 2016, 2019, 2021 or 2024 is not genuine',
  ],
  '/office-license-is-not-genuine#all-installs-used': [
    'used all installs, uninstall one to install on another computer, how often can I install Office, twice',
    'Microsoft 365 device limit reached, deactivate or sign out an old PC',
    'too many installs of Office, free an install',
  ],
  '/office-license-is-not-genuine#causes': [
    'Office became not genuine after the latest update',
    'Why does Office say that the license is not genuine?',
  ],
  '/office-license-is-not-genuine#check-the-license': [
    'Office is not activated although the tool said it was activated',
    'detected as a trial version, invalid license',
    'which Office do I have, bought once or subscription',
    'which account has my Microsoft 365 subscription',
    'tried many times to activate Office, the product is still unlicensed',
  ],
  '/office-license-is-not-genuine#is-it-this-banner': [
    'Office not activated',
    'my Office is not activated',

    'popup to renew the subscription',
    'unable to verify the Microsoft 365 subscription, problem with your activation, log in to verify the license',
    'Office 365 asks to update the license, Update License button',
    'buttons in Word are grayed out',
    'documents are read-only and I cannot edit or save',
    'Office stopped because payment ended',
    'Office asks to sign in to verify the subscription, also after Ohook',
    'Word says reactivate, but I paid for the subscription',
    'Office cannot verify the license for this product, repair it by using Control Panel',
    'Office says that there was a problem checking the license status of this device. What does it mean?',
    'What does "Unlicensed product" in Office mean?',
  ],
  '/office-license-is-not-genuine#offline-and-several-pcs': [
    'how many devices or PCs for one Microsoft 365 user',
    'use Office for a month without network or internet',
  ],
  '/office-license-is-not-genuine#one-app-unlicensed': [
    'only Excel says Unlicensed Product, Word is activated',
    'title bar says unlicensed, but the account page says activated',
    'Only one Office app says "Unlicensed Product" in its title. Is Office activated?',
  ],
  '/office-license-is-not-genuine#only-opens-and-prints': [
    'Word is read-only or in restricted mode after login',
    'most features are disabled, cannot edit documents',
    'Word or Excel is grayed out',
    'what happens to my files when the Office 365 subscription ends',
  ],
  '/office-license-is-not-genuine#remedies': [
    'How do I get rid of the "not genuine" banner?',
  ],
  '/office-license-is-not-genuine#sign-in': [
    'Office asks to sign in',

    'Excel wants me to sign in again and again',
    'Outlook asks for the password',
    'stored credentials are out of date, sign in so we can verify your subscription',
    'I cannot sign in to Office: codes such as 80090016, 0xCAA2000B or 1001. What helps?',
  ],
  '/office-license-is-not-genuine#virtual-machine': [
    'Office does not activate in a virtual machine or VM',
    'Microsoft 365 works on the host but not in VirtualBox, VMware or Parallels',
  ],
  '/office-license-is-not-genuine#what-is-documented': [
    'Is there an official setting that hides the banner?',
  ],
  '/office-license-is-not-genuine#you-bought-a-key-or-a-pc-and-it-turns-out-invalid':
    ['Office key turned out to be fake, my PC came with fake Office'],
  '/office-license-is-not-genuine#you-have-a-valid-license-and-the-banner-stays':
    [
      'I bought Office and it says not genuine',
      'remove the get genuine Office banner',
    ],
  '/office-license-is-not-genuine#your-organization-uses-volume-licenses': [
    'work PC says Office is not genuine',
  ],
  '/office_for_mac': ['Does the tool work for Office on a Mac?'],
  '/office_for_mac#activate-microsoft-365': [
    'activate Office on a MacBook or iMac, you must activate your copy of Office',
    'where do I enter the Office product key on a Mac',
  ],
  '/office_for_mac#activate-office-ltsc': [
    'Where is the serializer for Office LTSC on a Mac?',
  ],
  '/office_for_mac#change-version-or-license': [
    'Which license wins on a Mac that has a volume license and a subscription?',
  ],
  '/office_for_mac#official-installers': ['install Word and Excel on a Mac'],
  '/office_for_mac#remove-a-license': [
    'reset the Office activation on a Mac, my Mac says Volume License',
    'My Mac shows a volume license although I have a subscription. How do I remove it?',
  ],
  '/office_for_mac#serializer-key': [
    'where do I enter a different license key in the VL serializer',
    'does the serializer activate Microsoft 365 on a Mac',
    'sign in or use OneDrive with a volume license on a Mac',
    'how does the Office LTSC serializer activate without a key',
    'Does the serializer of Office for Mac need a key, and can I sign in beside it?',
  ],
  '/office_msi_links#coexistence': [
    'upgrade Office and leave Visio and Project untouched',
    'two versions of Word installed at once',
    'Setup says that products cannot be installed at the same time. Which ones?',
    'Can I install volume Visio or Project beside Microsoft 365 Apps?',
    'How do I install volume Visio or Project 2016 beside Click-to-Run Office?',
    'Can Office 2013 and a newer Visio be on one PC?',
  ],
  '/office_msi_links#msi-or-click-to-run': [
    'is my Office MSI or Click-to-Run, difference',
  ],
  '/office_msi_links#replace-msi': [
    'upgrade Office 2016 volume or MSI to a newer Office',
    'uninstall only Office 2010 or 2013, and keep Project and Visio',
  ],
  '/office_msi_links#where-volume-customers-get-them': [
    'product key of Office LTSC 2021 or 2024',
    'Where do I download volume Office 2019, 2021 or 2024?',
    'Where did the Volume Licensing Service Center go?',
    'I bought Office LTSC from a cloud partner. Where is the key?',
  ],
  '/ohook#antivirus': ['is sppc.dll safe'],
  '/ohook#genuine-office': ['cheap or free legal ways to get Word and Excel'],
  '/ohook#if-it-does-not-work': [
    'antivirus found or deleted something, and the activated Office became invalid',
  ],
  '/ohook#new-account': [
    'Ohook: banner or not genuine only in a new Windows user account',
    'second user on the PC sees the Office license banner',
  ],
  '/ohook#recognize': [
    'Office shows 30 days, remaining days or a grace period after activation',
    'sppc.dll in the Office folder: is the file safe, a virus or from Ohook',
    'Office works, but ospp.vbs shows a grace period or an error. Which is right?',
  ],
  '/ohook#remove': [
    'remove Ohook',
    'uninstall Ohook',

    'remove or uninstall Ohook',
    'if I uninstall Ohook, is Office no longer activated',
    'How do I get rid of Ohook before I use the Office I bought?',
  ],
  '/ohook#scope-and-lifetime': [
    'which Office can it activate, Office 365 does not work anymore',
    'permanently activate Office 365 or Microsoft 365, which versions of Office',
    'activate only Visio or Project, beside an Office I bought',
  ],
  '/ohook#what-breaks-it': [
    'antivirus removed the file, and Office is no longer activated',
    'does it survive an update, a repair or a reinstall of Office',
  ],
  '/ohook#what-it-hooks': [
    'activate Office only, and keep the Windows license',
    'Copilot in Word and Excel free with Ohook',
    'Does an activator bring the cloud storage and services of Microsoft 365?',
  ],
  '/online_kms#alternatives': [
    'difference between MAK, KMS and Active Directory',
    'laptops that do not reach the network for more than 180 days',
    'Active Directory-based activation (ADBA): skip to configuration is greyed out',
    'Can Active Directory activate Office and Windows without a KMS host?',
    'Which activation suits PCs that never reach the company network?',
    'How do I go from KMS to a MAK without changing the edition?',
    'Does a reformat use up another MAK activation, and what if all are used?',
  ],
  '/online_kms#figures': [
    'how many computers can one KMS host activate: limit',
    'does the PC stay connected to the KMS server, and what if it stops',
    'How long may a KMS client run before its first activation?',
  ],
  '/online_kms#host-after-upgrade': [
    'upgraded the KMS server to Windows Server 2022 or 2025, which KMS host key',
    'KMS activates Windows but not Office',
    'in-place upgrade of a KMS host, clients no longer activate',
    'Office does not activate on the KMS host, Volume License Pack',
    'Which key does a KMS host need after an upgrade, and why does Office not activate with it?',
  ],
  '/online_kms#host-planning': [
    'KMS on Windows Server 2022 or 2025 for Windows 10 and Windows 11 clients',
    'Can a Windows 10 or LTSB 2016 KMS host activate LTSC 2021, or is a new key needed?',
  ],
  '/online_kms#host-setup': [
    'how to set up a KMS host',

    'which KMS host key or Volume License Pack for Office LTSC',
    'Where does an organization get its KMS host key?',
    'Does one KMS host key activate every version of Office?',
    'The Volume Activation Tools wizard does not open. How do I start it?',
    'What does the status Notification of a client mean on the KMS host?',
  ],
  '/online_kms#how-kms-works': [
    'what is a KMS server, what is KMS',
    'how long does KMS last, how many computers does it need',
    'do I really need 25 computers, count too low',
    'How does a KMS client find its host?',
    'How many PCs must ask before a KMS host activates?',
  ],
  '/online_kms#office-client': [
    'activate Office LTSC 2021 or LTSC 2024 with KMS',
    'How do I activate volume Office with our KMS host?',
  ],
  '/online_kms#order': [
    'does HWID collide with KMS, use both, several methods on one PC',
    'Which activation wins on a PC with KMS, Active Directory and a subscription?',
  ],
  '/online_kms#period-not-increased': [
    'Product activation succeeded, but remaining period failed to increase',
    'KMS tool: remaining period did not increase',
    'A KMS tool says "Remaining Period failed to increase". What now?',
  ],
  '/online_kms#recognize': [
    'which server activated this PC, find the KMS host',
    'see whether Windows was activated by a tool or pirated',
    'used PC with Windows Enterprise or a volume license',
  ],
  '/online_kms#risks': ['is a server from the internet dangerous'],
  '/online_kms#undo': [
    'remove KMS',
    'remove Online KMS',

    'remove KMS activation',
    'How do I remove a KMS host from Windows and Office completely?',
    'How do I remove Online KMS and its renewal task?',
  ],
  '/online_kms#use-your-own-host': [
    'laptop works at the office but not at home',
    'do KMS client keys of Windows 10 work for Windows 11',
    'Which setup key belongs to which edition on a KMS client?',
    'Laptops that stay away from the company network lose their activation. What helps?',
  ],
  '/our_non-piracy_site#buy-with-care': [
    'bought Windows for a few dollars',
    'seller scammed me, the code was used before or does not work',
    'PC seller activated Windows with KMS, is it legal',
    'refurbished or used laptop, Windows is not activated',
  ],
  '/our_non-piracy_site#by-need': ['cheapest legal license, honest choice'],
  '/our_non-piracy_site#kinds-of-keys': [
    'is this key genuine, how do I know whether a key is legit',
    'OEM:DM or ESD key from a shop',
    'key type volume MAK, VLK or blocked VLK',
    'refurbisher license or key for a refurbished PC',
    'difference between OEM, retail, volume and ESD keys',
    'A shop sold me a key that a tool calls OEM:DM. Is it genuine?',
  ],
  '/our_non-piracy_site#license-terms': [
    'is MAS illegal, can I get into trouble, legal consequences',
  ],
  '/our_non-piracy_site#return-to-your-own-license': [
    'remove the activation done by the script',
    'OEM version of Windows changed to a volume license or VL',
    'bought a license after using an activator, how to switch',
    'go from pirated to genuine Windows',
    'activated with a PowerShell script, how do I get back what I had',
  ],
  '/troubleshoot': [
    'Windows will not activate on the computer I just bought',
    'Windows on my new PC is not activated. Where do I start?',
  ],
  '/troubleshoot#0xC004C003': [
    'The server says that my key is blocked, 0xC004C003. What can I do?',
    'A key from the internet did not work, and now I cannot enter another one. What now?',
  ],
  '/troubleshoot#0xC004F074': [
    'Activation ends with 0xC004F074, no Key Management Service could be contacted. What now?',
  ],
  '/troubleshoot#ask-for-support': [
    'call or chat with Microsoft',
    'Where is the Licensing Activation Center, and who else can help?',
  ],
  '/troubleshoot#check-wmi': [
    'WMI answers with 0x80041002 or "invalid class". How do I repair that?',
  ],
  '/troubleshoot#error-577': [
    'The Software Protection service does not start, error 577. Why?',
    'My PC has malware. Can that be why activation fails?',
  ],
  '/troubleshoot#find-the-cause': [
    'Windows key not working, rejected or not accepted',
  ],
  '/troubleshoot#licensing-events': [
    'event 8198',
    'event ID 12288, 12289 or 12290 in the event log',
    'event 1003 Security-SPP licensing status check',
    'which events and logs are about activation, Event Viewer',
    'event 1074 the license period has expired, wlms',
    'The event log is full of activation errors although Windows is activated. Is that harmless?',
    'Which event IDs in the event log belong to licensing?',
  ],
  '/troubleshoot#licensing-services': [
    'Software Protection service sppsvc is stopped, disabled or does not start',
    'slmgr and the licensing service answer with 0xC0000022. How do I repair that?',
    'The Software Protection service is missing or broken. How do I get it back?',
  ],
  '/troubleshoot#rebuild-tokens': [
    'Does a repair of the licensing store cost me my Windows license?',
  ],
  '/troubleshoot#reinstall-in-place': [
    'tried sfc /scannow and DISM RestoreHealth, still getting the error',
    'repair Windows without losing files and programs',
    'in-place upgrade repair of Windows 10 or Windows 11, repair install',
    'Does a reinstallation in place delete my files?',
  ],
  '/troubleshoot#repair-system-files': [
    'sppsvc.exe is missing, deleted by the antivirus',
    'DISM restore, SFC scan',
  ],
  '/troubleshoot#reset-office': [
    'fix the licensing of Office only',
    'give the PC with Office to another user without reinstalling',
    'How do I reset the activation of Microsoft 365 Apps?',
  ],
  '/troubleshoot#restore-rights': [
    'permission denied for the token store, licensing service has no rights',
  ],
  '/troubleshoot#software-licensing-service': [
    'Software Licensing service slsvc is missing',
    'what is the Software Licensing service called in Windows 10 or 11',
  ],
  '/unsupported_products_activation#avma': [
    'Does automatic VM activation need a Datacenter host?',
    'How do I activate the two virtual machines of a Windows Server Standard host, if not by AVMA?',
    'Which key goes into the host and which into its guests for automatic VM activation?',
  ],
  '/unsupported_products_activation#avma-refused': [
    'Windows refuses the AVMA key, AVMA key not accepted',
    'slmgr /ipk with the AVMA key fails in the virtual machine',
    'AVMA key on an evaluation guest',
    'Windows refuses the automatic VM activation key. Why?',
  ],
  '/unsupported_products_activation#claimed-scope': [
    'what is TSforge',

    'TSforge does not work on build 26100.4202, Office is no longer activated',
    'I used TSforge. How do I get back to a license of my own?',
  ],
  '/unsupported_products_activation#find-out': [
    'slmgr shows which license I have',
  ],
  '/unsupported_products_activation#needs-none': [
    'bought a new laptop or PC, Windows is not activated',
  ],
  '/unsupported_products_activation#older-windows': [
    'permanent activation of Windows 7 Ultimate, installed but not activated',
  ],
  '/unsupported_products_activation#rds-cals': [
    'How long does Remote Desktop work without licenses?',
    'Which Remote Desktop licenses do I need, for users or for devices?',
  ],
  '/unsupported_products_activation#server': [
    'activate Windows Server 2016, 2019, 2022 or 2025',
    'Where is the automatic VM activation key of Windows Server 2025?',
    'Setup refuses the automatic VM activation key during an upgrade. What now?',
    'How is Windows in an Azure virtual machine activated?',
  ],
  '/unsupported_products_activation#shared-computers': [
    'Office license on hot desks, token roaming',
    'activate Office on Remote Desktop Services or a terminal server',
    'How do I set up Microsoft 365 Apps on a computer that several people share?',
    'Office says that the products in my account cannot be used on a shared computer. Why?',
    'Why does the About window show a Product ID on a shared computer?',
  ],
  '/unsupported_products_activation#vista-xp': [
    'How do I activate Windows XP or Vista today?',
  ],
  '/windows10_eol': [
    'Windows 10 end of support',
    'how long does Windows 10 get updates',
    'when does Windows 10 end',

    'does Windows 10 still get updates',
    'What changes now that Windows 10 is out of support?',
  ],
  '/windows10_eol#check-esu-license': [
    'slmgr /dlv shows no ESU',
    'How does an organization activate and check its key for Extended Security Updates?',
  ],
  '/windows10_eol#commercial-esu': [
    'consumer ESU on Windows 10 Enterprise or Education',
    'cost of Extended Security Updates for a business or company',
  ],
  '/windows10_eol#consumer-esu': [
    'Windows 10 ESU',
    'how to get ESU',
    'enroll in ESU',
    'keep using Windows 10',
    'extended security updates for Windows 10',
    'free security updates after October 2025',
    'get Extended Security Updates for Windows 10',
    'sign up or register for ESU as a private person',
    'requirements of the personal or consumer ESU enrollment',
    'ESU for home users',
    'What do Extended Security Updates for a private PC cost?',
    'How do I check that my PC has Extended Security Updates?',
    'Is the private enrollment for Extended Security Updates open to Enterprise and Education?',
  ],
  '/windows10_eol#esu-messages': [
    'ESU enrollment says Ineligible, eligibility status, KEY_BASED_ESU',
    'ESU enrollment coming soon, temporarily unavailable in your region',
    'ESU error 0x8008025C, device limit',
    'cannot enroll in ESU, enroll now does not work or something went wrong',
    'enroll in ESU with a local account',
    'enrolled in ESU, but no updates come on Enterprise or Education',
    '"Enroll now" is missing in Windows Update. Why?',
    'Why does "Enroll now" stay in Windows Update, without a confirmation in Settings, although ESU is activated?',
    'ESU says that my PC is ineligible, or that enrollment is coming soon. What does it mean?',
  ],
  '/windows10_eol#esu-on-the-server': [
    'check on the server that ESU through Azure Arc is active',
    'himds.log ESU Enabled=1',
    'How do I see on the server that ESU of Azure Arc is applied?',
  ],
  '/windows10_eol#false-notice': [
    'Windows Update says that I get no more security updates although the PC has Extended Security Updates. Is that right?',
    'LTSC 2021 says that it gets no more security updates. Is that right?',
  ],
  '/windows10_eol#if-it-does-not-work': [
    'An Extended Security Update fails with 0x800F0805. Why?',
  ],
  '/windows10_eol#ltsb-2016-esu': ['LTSB 1607 or 2016, support ends'],
  '/windows10_eol#stay-safe': [
    'how long does Microsoft 365 work on Windows 10',
  ],
  '/windows10_eol#upgrade-checks': [
    'upgrade to Windows 11',
    'can my PC run Windows 11',
    'is my PC compatible with Windows 11',
    'Windows 11 requirements',
    'change legacy BIOS mode to UEFI',
    'Which requirement of Windows 11 does my PC not meet?',
    'Does Secure Boot have to be on for Windows 11?',
    'Does an unsupported PC get updates of Windows 11?',
  ],
  '/windows_10_links': [
    'download Windows 10',
    'Windows 10 ISO',
    'download Windows 10 ISO',
    'get, install or reinstall Windows 10 from scratch',
  ],
  '/windows_10_links#editions-inside': [
    'Enterprise ISO, no Enterprise in the Media Creation Tool',
    'How do I upgrade an old Enterprise when public media has none?',
  ],
  '/windows_10_links#no-longer-offered': [
    'can I still download Windows 10, older version of Windows 10',
  ],
  '/windows_10_links#older-versions': [
    'download an older Windows 10 version, 1809, 1909, 20H2 or 21H2',
    'old Windows 10 ISO is gone from Microsoft',
    'Where are older versions of the Windows 10 ISO?',
  ],
  '/windows_10_links#pitfalls': [
    'install Windows 10 without a product key, skip the key',
  ],
  '/windows_10_links#tool-or-iso': [
    'make a USB stick to install Windows',
    'What is the difference between the Media Creation Tool and the ISO?',
  ],
  '/windows_10_links#usb-drive': ['create bootable USB stick with Windows 10'],
  '/windows_10_links#verify': ['SHA-256 of the Windows 10 ISO'],
  '/windows_11_links': [
    'download Windows 11',
    'Windows 11 ISO',
    'download Windows 11 ISO',
    'get, install or reinstall Windows 11 from scratch',
  ],
  '/windows_11_links#below-requirements': [
    'already running Windows 11 without TPM 2.0, unsupported PC',
    'upgraded to Windows 11 on unsupported hardware, is it still activated',
    'does Windows 11 without TPM get updates',
    'Secure Boot or TPM missing after I installed Windows 11 with Rufus',
    'My PC runs Windows 11 without TPM 2.0. Does it stay activated, and does it get updates?',
  ],
  '/windows_11_links#editions-inside': [
    'get the Windows 11 Enterprise ISO',
    'ISO with Windows 11 Pro only',
    'Where do I get an image of Windows Enterprise?',
  ],
  '/windows_11_links#if-it-does-not-work': [
    'Windows 11 on an external SSD is not activated on a laptop that came with Windows. Why?',
    'The Media Creation Tool closes immediately. What helps?',
  ],
  '/windows_11_links#language': [
    'will my files and apps be removed by the upgrade, other language than my Windows',
    'Setup does not keep apps because of another language',
    'My Windows has a language pack. Which language must the image have to keep my apps?',
  ],
  '/windows_11_links#pitfalls': [
    'install Windows 11 without a product key, skip the key',
  ],
  '/windows_11_links#verify': ['SHA-256 of the Windows 11 ISO'],
  '/windows_11_links#which-release': [
    'downloads an older version than it says, 22H2 instead of 23H2',
    'until when is Windows 11 25H2 or 26H2 supported, end of support date',
    'Where do I get an older release of Windows 10 or 11?',
  ],
  '/windows_7_links#activation-follows-hardware': [
    'find the product key of Windows 7 on the sticker',
    'Windows 7 from the maker of the PC fails with 0xC004E003 or "Invalid License" (OEM SLP) after a new motherboard. Which key do I need?',
  ],
  '/windows_7_links#leave-windows-7': ['upgrade Windows 7 to Windows 10 or 11'],
  '/windows_7_links#routes': [
    'lost the disc or DVD of my old PC',
    'Where can I still download Windows 7?',
  ],
  '/windows_8.1_links#official-sources': [
    'Where can I still download Windows 8.1?',
  ],
  '/windows_arm_links#do-you-need-it': [
    'Where is the official Windows 11 image for Arm?',
    'x64 Windows 11 on an arm64 Mac: 0xc0000428 cannot verify the digital signature',
  ],
  '/windows_arm_links#editions-inside': [
    'Does an ordinary key work for Windows on Arm?',
  ],
  '/windows_arm_links#in-a-vm': [
    'install Windows 11 on a Mac with M1, M2 or M3',
  ],
  '/windows_arm_links#setup-key': [
    'Setup failed to validate the product key in UTM or Parallels, ISO from CrystalFetch',
    'Windows 11 on a Mac asks for a product key during the installation',
    'product key does not work on Windows ARM, Parallels or UTM',
    'Windows Setup in a virtual machine on a MacBook wants a key',
    'Windows Setup on a Mac with Apple silicon asks for a product key, or refuses mine. What now?',
  ],
  '/windows_ltsc_links': [
    'Windows 10 LTSC',
    'Windows 11 LTSC',
    'what is LTSC',
    'Windows without bloatware, apps or feature updates',
  ],
  '/windows_ltsc_links#before-you-choose': [
    'LTSC or Pro, which is better, LTSC for gaming',
    'How do I install Microsoft Store on LTSC?',
  ],
  '/windows_ltsc_links#keep-apps': [
    'LTSC Setup does not keep my apps and files, option grayed out',
    'LTSC ISO in my language, IoT Enterprise LTSC only in English',
    'upgrade to LTSC on a Windows that is not English',
    'Setup for LTSC does not offer to keep my apps. Does the language matter?',
  ],
  '/windows_ltsc_links#moving': [
    'from LTSC to another edition, from Pro to LTSC',
    'upgrade from Pro to LTSC: Enterprise first, or directly',
    'in place from Windows 10 IoT Enterprise LTSC to 11',
    'Can Windows 10 or 11 Pro become LTSC?',
    'Can I go from an old LTSB or LTSC to a newer one?',
  ],
  '/windows_ltsc_links#official-sources': [
    'where to get LTSC or LTSB, ISO of LTSC',
    'download a Windows 10 or Windows 11 LTSC or IoT LTSC ISO',
  ],
  '/windows_ltsc_links#releases': [
    'difference between LTSC 2019, 2021 and 2024, or Enterprise and IoT Enterprise',
    'Is there an LTSC of Windows 11 25H2?',
  ],
  '/windows_server_links#editions-inside': ['Can Datacenter become Standard?'],
  '/windows_server_links#evaluation-to-keep': [
    'Can a Datacenter evaluation become Standard?',
  ],
  '/windows_server_links#no-longer-offered': [
    'ISO of Windows Server 1803, 1809 or another old version',
    'Where is the media of a Windows Server release that the volume catalog no longer lists?',
  ],
  '/windows_server_links#official-sources': [
    'where to get Windows Server, trial or full',
    'Where do I get Windows Server media?',
    'download a Windows Server 2019, 2022 or 2025 ISO',
  ],
  '/windows_server_links#upgrade-from-media': [
    'Does an upgrade to a newer Windows Server keep the edition?',
  ],
  '/windows_vista_links': ['old computer with Vista, install again'],
  '/windows_vista_links#activation': ['activate Windows Vista today'],
  '/windows_xp_links': ['old computer or machine with XP, install again'],
  '/windows_xp_links#activation': ['activate Windows XP today'],
  '/windows_xp_links#asks-again': [
    'Windows XP Blocked VLK, product key blocked',
    'Windows XP keeps asking for activation, 30 days, locked out',
    'XP virtual machine asks for activation after a snapshot',
    'XP must be activated again after a new motherboard',
    'Windows XP keeps asking for activation, or says that its key is blocked. What now?',
  ],
  '/faq#generic-keys': ['what is a generic key', 'generic key', 'default key'],
  '/hwid': ['what is HWID', 'what is a digital license'],
  '/ohook': ['what is Ohook', 'how does Ohook work'],
  '/kms38': ['what is KMS38'],
  '/online_kms': ['what is Online KMS', 'what is KMS'],
  '/contactus#where-to-write': [
    'report a bug',

    'contact',
    'how do I contact you',
    'I need help',
    'talk to a human',
  ],
  '/#the-four-methods': ['are you Microsoft', 'who runs this', 'who are you'],
};
