import type {Question} from './question';

export const editions: readonly Question[] = [
  {
    question: 'How do I get from Home to Pro?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/107',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/85',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/168',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1300',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1291',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/41',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1166',
    ],
    at: '/faq#home-to-pro',
    facts: [
      'buy the upgrade in Microsoft Store, and restart once',
      'Microsoft Store',
      'You keep files, apps, and settings',
    ],
  },
  {
    question: 'I changed the edition, and now Windows is not activated. Why?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/168',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1305',
    ],
    at: '/change_edition_issues#cause-sign-fix',
    facts: [
      'The edition changed',
      'Go back to the licensed edition, or enter a key for the new one',
    ],
  },
  {
    question: 'Can Home become Enterprise?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/5601',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/90',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/4603',
    ],
    at: '/change_windows_edition',
    facts: ['such as Home to Pro to Enterprise'],
  },
  {
    question: 'I entered an Enterprise key and got Pro. Why?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/6703',
    ],
    at: '/change_windows_edition#change-with-a-command',
    facts: [
      'the same one covers Pro, Education, and Enterprise',
      'KMS client setup key of Enterprise',
      'a MAK for Enterprise',
    ],
  },
  {
    question: 'How do I go from Enterprise to Pro?',
    evidence: [
      'https://github.com/MicrosoftDocs/microsoft-365-docs/issues/192',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/pull/487',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/3591',
    ],
    at: '/change_windows_edition#go-to-a-lower-edition',
    facts: [
      'with a key for the lower edition',
      'when it ends, the PC goes back to its earlier edition',
    ],
  },
  {
    question: 'I upgraded my preinstalled Home to Pro. How do I get Home back?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1177',
    ],
    at: '/change_windows_edition#go-to-a-lower-edition',
    facts: ['Home key in the firmware', 'You lose apps and settings'],
  },
  {
    question: 'Can Home Single Language become Pro?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1106',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1177',
    ],
    at: '/change_windows_edition#paths-in-detail',
    facts: ['The table uses the rules of Home for them'],
  },
  {
    question: 'Can Education become Enterprise?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/8976',
    ],
    at: '/change_windows_edition#what-is-kept',
    facts: ['Education to Enterprise', 'plan for a clean installation'],
  },
  {
    question: 'Can Windows 10 or 11 Pro become LTSC?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/10112',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/11766',
    ],
    at: '/windows_ltsc_links#moving',
    facts: [
      'Regular channel (Home, Pro, Enterprise)',
      'Not supported',
      'Clean installation',
    ],
  },
  {
    question: 'Can LTSC become Enterprise or Pro without a clean installation?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/9715',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/4467',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1430',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/pull/4548',
    ],
    at: '/change_windows_edition#from-enterprise-ltsc',
    facts: [
      'Enterprise LTSC can move to Enterprise in place',
      'setup.exe /pkey',
      'the option to keep apps is grayed out',
    ],
  },
  {
    question: 'Can I go from an old LTSB or LTSC to a newer one?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/11766',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/331',
    ],
    at: '/windows_ltsc_links#moving',
    facts: ['Newer Enterprise LTSC', 'You can skip releases'],
  },
  {
    question: 'How does Enterprise LTSC 2021 become IoT Enterprise LTSC 2021?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/509',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/331',
    ],
    at: '/change_windows_edition#enterprise-ltsc-to-iot',
    facts: [
      '19044.2905',
      'Current Edition : IoTEnterpriseS',
      'volume license for IoT Enterprise LTSC',
    ],
  },
  {
    question: 'Can IoT Enterprise become IoT Enterprise LTSC in place?',
    evidence: ['https://github.com/TheMMC/In-Place_Upgrade_Helper/issues/17'],
    at: '/change_windows_edition#paths-in-detail',
    facts: [
      "can't change from the General Availability Channel",
      'install IoT Enterprise LTSC clean',
      'keeps no apps',
    ],
  },
  {
    question: 'Can an N edition become a standard edition?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/509',
    ],
    at: '/change_windows_edition#what-is-kept',
    facts: ['Only personal files stay', 'N or KN edition'],
  },
  {
    question: 'How do I leave S mode, and can I go back?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/148',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/11482',
      'https://github.com/MicrosoftDocs/memdocs/issues/2523',
      'https://github.com/microsoft/vscode/issues/10759',
    ],
    at: '/change_windows_edition#leave-s-mode',
    facts: ['Open Microsoft Store', "free, but Windows can't switch back"],
  },
  {
    question: 'The edition change fails with 0x8007371B. What does it mean?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/658',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/991',
    ],
    at: '/change_edition_issues#cause-sign-fix',
    facts: ['0x8007371B', 'component store is damaged'],
  },
  {
    question:
      'The edition change does not finish, or fails although the repairs succeed. What is left?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/787',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/858',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/462',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1166',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1291',
    ],
    at: '/change_edition_issues#repair',
    facts: [
      'DISM /Online /Cleanup-Image /RestoreHealth',
      'sfc /scannow',
      'reinstall Windows in place',
    ],
  },
  {
    question: 'What does 0x8007139F mean when I enter a Pro key?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/107',
    ],
    at: '/change_edition_issues#cause-sign-fix',
    facts: [
      '0x8007139F',
      'while you enter a key',
      'not in the correct state to perform the requested operation',
    ],
  },
  {
    question:
      'Can Windows 7 Home Premium become Professional, and what does 0x800F0904 mean?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1428',
    ],
    missing:
      'The edition paths of Windows 7 and the meaning of the code, each from a page of Microsoft.',
  },
  {
    question:
      'DISM says that setting an edition is not supported with online images. Why?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/6337',
    ],
    at: '/change_windows_edition#server',
    facts: ['DISM changes the edition of Windows Server only'],
  },
  {
    question: 'Setup installs Home without asking. How do I choose Pro?',
    evidence: [
      'https://github.com/ventoy/Ventoy/issues/2127',
      'https://github.com/cschneegans/unattend-generator/issues/300',
      'https://github.com/cschneegans/unattend-generator/issues/170',
      'https://github.com/cschneegans/unattend-generator/issues/72',
      'https://github.com/pbatard/rufus/issues/1674',
    ],
    at: '/change_edition_issues#firmware-key',
    facts: [
      'PID.txt',
      'a Home key in the firmware wins',
      'chooses the edition',
    ],
  },
  {
    question: 'Setup finds no image that matches the key. What is wrong?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/547',
      'https://github.com/ntdevlabs/tiny11builder/issues/583',
      'https://github.com/ChrisTitusTech/winutil/pull/4791',
    ],
    at: '/change_edition_issues#firmware-key',
    facts: [
      'The product key entered does not match any of the Windows images',
      'contain the edition of the key',
    ],
  },
  {
    question: 'Setup cannot keep my apps: the option is gray. What is wrong?',
    evidence: [
      'https://github.com/AveYo/MediaCreationTool.bat/issues/289',
      'https://github.com/AveYo/MediaCreationTool.bat/issues/220',
      'https://github.com/builtbybel/FlyOOBE/issues/44',
      'https://github.com/builtbybel/FlyOOBE/issues/92',
      'https://github.com/builtbybel/FlyOOBE/issues/178',
      'https://github.com/coofcookie/Windows11Upgrade/issues/28',
    ],
    at: '/faq#keep-apps-grayed-out',
    facts: ['language, edition, or architecture', '0xC1900204'],
  },
  {
    question:
      'My Windows has a language pack. Which language must the image have to keep my apps?',
    evidence: [
      'https://github.com/AveYo/MediaCreationTool.bat/issues/330',
      'https://github.com/builtbybel/FlyOOBE/issues/273',
      'https://github.com/builtbybel/FlyOOBE/issues/350',
      'https://github.com/MicrosoftDocs/azure-compute-docs/pull/142',
    ],
    at: '/windows_11_links#language',
    facts: [
      'The language of the first installation counts',
      'InstalledUICulture',
    ],
  },
  {
    question:
      'A user has Windows Enterprise E3 or E5, but the PC stays on Pro or unactivated. Why?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/4337',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/5111',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/3591',
    ],
    at: '/change_edition_issues#subscription',
    facts: [
      'dsregcmd.exe /status',
      'the Pro license underneath is missing',
      'up to four days',
    ],
  },
  {
    question: 'PCs fell back from Enterprise to Pro. Why?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/3591',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/10999',
    ],
    at: '/change_windows_edition#change-many-pcs',
    facts: [
      'One user license covers five devices',
      'renew about every 30 days',
    ],
  },
  {
    question:
      'Which activation wins on a PC with KMS, Active Directory and a subscription?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/10999',
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/5111',
    ],
    at: '/online_kms#order',
    facts: [
      'ask Active Directory first',
      'moves to it by itself',
      'do not assign the Windows Enterprise license',
    ],
  },
  {
    question: 'Does a subscription activate Enterprise LTSC?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/4890',
    ],
    at: '/hwid#limits',
    facts: ['Enterprise (not LTSC) can also activate by subscription'],
  },
  {
    question:
      'Pro does not upgrade to Enterprise after I assigned a license. Can I force the check for a subscription?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/701',
    ],
    at: '/change_edition_issues#subscription',
    facts: ['no way to force the first check', 'up to four days'],
  },
  {
    question: 'How do I change to Pro Education without a MAK?',
    evidence: ['https://github.com/MicrosoftDocs/feedback/issues/3177'],
    at: '/change_windows_edition#change-many-pcs',
    missing:
      "The way without a key: Microsoft's page of 2018 uses Microsoft Store for Education, and no later page was found.",
  },
];
