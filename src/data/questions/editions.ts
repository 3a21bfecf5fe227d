import type {Questions} from './question';

export const editions: Questions = {
  'How do I get from Home to Pro?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [
        107, 85, 168, 1300, 1291, 41, 1166,
      ],
    },
    at: '/faq#home-to-pro',
    facts: [
      'buy the upgrade in Microsoft Store, and restart once',
      'Microsoft Store',
      'You keep files, apps, and settings',
    ],
  },
  'I changed the edition, and now Windows is not activated. Why?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [168, 1305]},
    at: '/change_edition_issues#cause-sign-fix',
    facts: [
      'The edition changed',
      'Go back to the licensed edition, or enter a key for the new one',
    ],
  },
  'Can Home become Enterprise?': {
    issues: {
      'MicrosoftDocs/windows-itpro-docs': [5601, 4603],
      'massgravel/Microsoft-Activation-Scripts': [90],
    },
    at: '/change_windows_edition',
    facts: ['such as Home to Pro to Enterprise'],
  },
  'I entered an Enterprise key and got Pro. Why?': {
    issues: {'MicrosoftDocs/windows-itpro-docs': [6703]},
    at: '/change_windows_edition#change-with-a-command',
    facts: [
      'the same one covers Pro, Education, and Enterprise',
      'KMS client setup key of Enterprise',
      'a MAK for Enterprise',
    ],
  },
  'How do I go from Enterprise to Pro?': {
    issues: {
      'MicrosoftDocs/microsoft-365-docs': [192],
      'MicrosoftDocs/windows-itpro-docs': [487, 3591],
    },
    at: '/change_windows_edition#go-to-a-lower-edition',
    facts: [
      'a key for the lower edition',
      'when it ends, the PC goes back to its earlier edition',
    ],
  },
  'I upgraded my preinstalled Home to Pro. How do I get Home back?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [1177]},
    at: '/change_windows_edition#from-pro',
    facts: ['Home key in the firmware', 'you need a key for Home'],
  },
  'Can Home Single Language become Pro?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [1106, 1177]},
    at: '/change_windows_edition#paths-in-detail',
    facts: ['The table uses the rules of Home for them'],
  },
  'Can Education become Enterprise?': {
    issues: {'MicrosoftDocs/windows-itpro-docs': [8976]},
    at: '/change_windows_edition#what-is-kept',
    facts: ['Education to Enterprise', 'plan for a clean installation'],
  },
  'Can Windows 10 or 11 Pro become LTSC?': {
    issues: {'MicrosoftDocs/windows-itpro-docs': [10112, 11766]},
    at: '/windows_ltsc_links#moving',
    facts: [
      'Regular channel (Home, Pro, Enterprise)',
      'Not supported',
      'Clean installation',
    ],
  },
  'Can LTSC become Enterprise or Pro without a clean installation?': {
    issues: {
      'MicrosoftDocs/windows-itpro-docs': [9715, 4467, 4548],
      'massgravel/Microsoft-Activation-Scripts': [1430],
    },
    at: '/change_windows_edition#from-enterprise-ltsc',
    facts: [
      'Enterprise LTSC can move to Enterprise in place',
      'setup.exe /pkey',
      'the option to keep apps is grayed out',
    ],
  },
  'Can I go from an old LTSB or LTSC to a newer one?': {
    issues: {
      'MicrosoftDocs/windows-itpro-docs': [11766],
      'massgravel/Microsoft-Activation-Scripts': [331],
    },
    at: '/windows_ltsc_links#moving',
    facts: ['Newer Enterprise LTSC', 'You can skip releases'],
  },
  'How does Enterprise LTSC 2021 become IoT Enterprise LTSC 2021?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [509, 331]},
    at: '/change_windows_edition#enterprise-ltsc-to-iot',
    facts: [
      '19044.2905',
      'Current Edition : IoTEnterpriseS',
      'volume license for IoT Enterprise LTSC',
    ],
  },
  'Can IoT Enterprise become IoT Enterprise LTSC in place?': {
    issues: {'TheMMC/In-Place_Upgrade_Helper': [17]},
    at: '/change_windows_edition#paths-in-detail',
    facts: [
      "can't change from the General Availability Channel",
      'install IoT Enterprise LTSC clean',
      'keeps no apps',
    ],
  },
  'Can an N edition become a standard edition?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [509]},
    at: '/change_windows_edition#what-is-kept',
    facts: ['Only personal files stay', 'N or KN edition'],
  },
  'How do I leave S mode, and can I go back?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [148],
      'MicrosoftDocs/windows-itpro-docs': [11482],
      'MicrosoftDocs/memdocs': [2523],
      'microsoft/vscode': [10759],
    },
    at: '/change_windows_edition#leave-s-mode',
    facts: ['Open Microsoft Store', "free, but Windows can't switch back"],
  },
  'The edition change fails with 0x8007371B. What does it mean?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [658, 991]},
    at: '/change_edition_issues#cause-sign-fix',
    facts: ['0x8007371B', 'component store is damaged'],
  },
  'The edition change does not finish, or fails although the repairs succeed. What is left?':
    {
      issues: {
        'massgravel/Microsoft-Activation-Scripts': [787, 858, 462, 1166, 1291],
      },
      at: '/change_edition_issues#repair',
      facts: [
        'DISM /Online /Cleanup-Image /RestoreHealth',
        'sfc /scannow',
        'reinstall Windows in place',
      ],
    },
  'Can Windows 7 Home Premium become Professional, and what does 0x800F0904 mean?':
    {
      issues: {'massgravel/Microsoft-Activation-Scripts': [1428]},
      missing:
        'The edition paths of Windows 7 and the meaning of the code, each from a page of Microsoft.',
    },
  'DISM says that setting an edition is not supported with online images. Why?':
    {
      issues: {'MicrosoftDocs/windowsserverdocs': [6337]},
      at: '/change_windows_edition#server',
      facts: ['DISM changes the edition of Windows Server only'],
    },
  'Setup installs Home without asking. How do I choose Pro?': {
    issues: {
      'ventoy/Ventoy': [2127],
      'cschneegans/unattend-generator': [300, 170, 72],
      'pbatard/rufus': [1674],
    },
    at: '/change_edition_issues#firmware-key',
    facts: [
      'PID.txt',
      'a Home key in the firmware wins',
      'chooses the edition',
    ],
  },
  'Setup finds no image that matches the key. What is wrong?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [547],
      'ntdevlabs/tiny11builder': [583],
      'ChrisTitusTech/winutil': [4791],
    },
    at: '/change_edition_issues#firmware-key',
    facts: [
      'The product key entered does not match any of the Windows images',
      'contain the edition of the key',
    ],
  },
  'Setup cannot keep my apps: the option is gray. What is wrong?': {
    issues: {
      'AveYo/MediaCreationTool.bat': [289, 220],
      'builtbybel/FlyOOBE': [44, 92, 178],
      'coofcookie/Windows11Upgrade': [28],
    },
    at: '/faq#keep-apps-grayed-out',
    facts: ['language, edition, or architecture', '0xC1900204'],
  },
  'My Windows has a language pack. Which language must the image have to keep my apps?':
    {
      issues: {
        'AveYo/MediaCreationTool.bat': [330],
        'builtbybel/FlyOOBE': [273, 350],
        'MicrosoftDocs/azure-compute-docs': [142],
      },
      at: '/windows_11_links#language',
      facts: [
        'The language of the first installation counts',
        'InstalledUICulture',
      ],
    },
  'A user has Windows Enterprise E3 or E5, but the PC stays on Pro or unactivated. Why?':
    {
      issues: {'MicrosoftDocs/windows-itpro-docs': [4337, 5111, 3591]},
      at: '/change_edition_issues#subscription',
      facts: [
        'dsregcmd.exe /status',
        'the Pro license underneath is missing',
        'up to four days',
      ],
    },
  'PCs fell back from Enterprise to Pro. Why?': {
    issues: {'MicrosoftDocs/windows-itpro-docs': [3591, 10999]},
    at: '/change_windows_edition#change-many-pcs',
    facts: [
      'One user license covers five devices',
      'renew about every 30 days',
    ],
  },
  'Which activation wins on a PC with KMS, Active Directory and a subscription?':
    {
      issues: {'MicrosoftDocs/windows-itpro-docs': [10999, 5111]},
      at: '/online_kms#order',
      facts: [
        'ask Active Directory first',
        'moves to it by itself',
        'do not assign the Windows Enterprise license',
      ],
    },
  'Does a subscription activate Enterprise LTSC?': {
    issues: {'MicrosoftDocs/windows-itpro-docs': [4890]},
    at: '/hwid#limits',
    facts: ['Enterprise (not LTSC) can also activate by subscription'],
  },
  'Pro does not upgrade to Enterprise after I assigned a license. Can I force the check for a subscription?':
    {
      issues: {'MicrosoftDocs/windows-itpro-docs': [701]},
      at: '/change_edition_issues#subscription',
      facts: ['no way to force the first check', 'up to four days'],
    },
  'How do I change to Pro Education without a MAK?': {
    issues: {'MicrosoftDocs/feedback': [3177]},
    at: '/change_windows_edition#change-many-pcs',
    missing:
      "The way without a key: Microsoft's page of 2018 uses Microsoft Store for Education, and no later page was found.",
  },
  'Why can I keep nothing when I leave an Insider build for a release?': {
    issues: {'AveYo/MediaCreationTool.bat': [188]},
    at: '/change_edition_issues#go-back',
    facts: ["can't keep files when it goes to an older build"],
  },
  'How do I upgrade an old Enterprise when public media has none?': {
    issues: {'AveYo/MediaCreationTool.bat': [94, 265]},
    at: '/windows_10_links#editions-inside',
    facts: ['then enter the Enterprise key', 'change it to Pro first'],
  },
  'Setup asks for the product key, or refuses it, although it is right. Why?': {
    issues: {
      'ntdevlabs/tiny11builder': [309, 583],
      'cschneegans/unattend-generator': [252, 260],
      'ChrisTitusTech/winutil': [4692],
    },
    at: '/change_edition_issues#setup-refuses-key',
    facts: ['The image was probably changed', 'no key fits', 'an empty Key'],
  },
  'Is a hybrid joined PC enough for Windows Enterprise by subscription?': {
    issues: {'MicrosoftDocs/windows-itpro-docs': [880, 11470, 4034]},
    at: '/change_edition_issues#hybrid-join',
    facts: ['hybrid joined', 'AzureAdJoined', 'after up to 90 days'],
  },
  'Why does S mode come back after a clean installation?': {
    issues: {
      'pbatard/rufus': [2434, 2384],
      'massgravel/Microsoft-Activation-Scripts': [148],
    },
    at: '/change_windows_edition#s-mode-comes-back',
    facts: ["kept in the PC's firmware", 'and no scripts', 'for good'],
  },
  'Setup for LTSC does not offer to keep my apps. Does the language matter?': {
    issues: {
      'Bladez1992/LTSConvert': [2],
      'massgravel/Microsoft-Activation-Scripts': [1014],
    },
    at: '/windows_ltsc_links#keep-apps',
    facts: ['the language of the installed Windows', 'in English only'],
  },
};
