import type {Questions} from './question';

export const office: Questions = {
  'Why does Office say that the license is not genuine?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [20, 35, 40, 54]},
    at: '/office-license-is-not-genuine#causes',
    facts: [
      'a tool turned into volume',
      "Microsoft doesn't list the causes",
      'outside the organization that owns it',
      'a key that Microsoft blocked',
    ],
  },
  'How do I get rid of the "not genuine" banner?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [35, 40, 54]},
    at: '/office-license-is-not-genuine#remedies',
    facts: [
      'Update Options',
      'Quick Repair',
      'OLicenseCleanup.vbs',
      'ospp.vbs /remhst',
    ],
  },
  'Is there an official setting that hides the banner?': {
    issues: {'massgravel/Microsoft-Activation-Scripts': [20]},
    at: '/office-license-is-not-genuine#what-is-documented',
    facts: ['It offers no registry value or policy'],
  },
  'What does "Unlicensed product" in Office mean?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [142]},
    at: '/office-license-is-not-genuine#is-it-this-banner',
    facts: ['Unlicensed product', 'found no license for the signed-in account'],
  },
  'How do I set up Microsoft 365 Apps on a computer that several people share?':
    {
      issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [381, 142, 205, 680]},
      at: '/unsupported_products_activation#shared-computers',
      facts: [
        'Name="SharedComputerLicensing" Value="1"',
        '/v SharedComputerLicensing /t REG_SZ /d 1',
        'reset that activation',
      ],
    },
  'Office says that the products in my account cannot be used on a shared computer. Why?':
    {
      issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [870, 1119]},
      at: '/unsupported_products_activation#shared-computers',
      facts: [
        'Microsoft 365 Apps for enterprise',
        'only Business Premium',
        'Licenses and apps',
      ],
    },
  'Why does the About window show a Product ID on a shared computer?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [806]},
    at: '/unsupported_products_activation#shared-computers',
    facts: ['instead of a Product ID', 'The line has to end in 1'],
  },
  'How do I reset the activation of Microsoft 365 Apps?': {
    issues: {
      'MicrosoftDocs/OfficeDocs-Support': [398],
      'massgravel/Microsoft-Activation-Scripts': [1401],
    },
    at: '/troubleshoot#reset-office',
    facts: ['Get Help', 'ResetOfficeActivation'],
  },
  'I cannot sign in to Office: codes such as 80090016, 0xCAA2000B or 1001. What helps?':
    {
      issues: {'massgravel/Microsoft-Activation-Scripts': [476, 1223, 1401]},
      at: '/office-license-is-not-genuine#sign-in',
      facts: ['80090016', '0xCAA2000B', '1001', 'Credential Manager'],
    },
  'Two licenses of Office are installed. How do I remove the wrong one?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [1079],
      'MicrosoftDocs/OfficeDocs-DeployOffice': [205],
    },
    at: '/change_office_edition#remove-a-license',
    facts: ['/dstatus', 'those of a product you do not own', '/unpkey'],
  },
  'Can I read my Office key from the PC?': {
    issues: {'Superfly-Inc/ShowKeyPlus': [44]},
    at: '/check_activation_status#check-office-with-ospp',
    facts: [
      'Last 5 characters of installed product key',
      'Windows shows only the last five characters of the key',
      "the seller's e-mail",
    ],
  },
  'How do I download Office for PCs without internet access?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [121, 126, 222]},
    at: '/command_line_switches#odt',
    facts: [
      'SourcePath="C:\\OfficeMedia"',
      'setup.exe /download configuration.xml',
      'setup.exe /configure configuration.xml',
    ],
  },
  'The Office Deployment Tool stops with 30029-1007. What is wrong?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [121, 89, 13]},
    at: '/change_office_edition#if-it-does-not-work',
    facts: [
      '30029-1007',
      'an element was not closed',
      'write SourcePath in full',
    ],
  },
  'Office cannot be installed from a network share, error 30182-1011. What is wrong?':
    {
      issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [199]},
      at: '/change_office_edition#if-it-does-not-work',
      facts: [
        '30182-1011',
        'SourcePath has to name the parent of the folder Office',
        'Read permission',
      ],
    },
  'The Office Deployment Tool only shows its usage. What do I type?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [720, 1275, 191, 298]},
    at: '/command_line_switches#odt',
    facts: [
      'the switch says what to do with it',
      'setup.exe /configure configuration.xml',
    ],
  },
  'Setup says that products cannot be installed at the same time. Which ones?':
    {
      issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [102, 207]},
      at: '/office_msi_links#coexistence',
      facts: [
        'two Click-to-Run products of different versions cannot share a PC',
        'their channels differ',
      ],
    },
  'Can I install volume Visio or Project beside Microsoft 365 Apps?': {
    issues: {
      'MicrosoftDocs/OfficeDocs-DeployOffice': [207, 13, 63, 302, 408, 211],
    },
    at: '/office_msi_links#coexistence',
    facts: [
      'Visio or Project 2021 volume beside Microsoft 365 Apps',
      'same channel',
    ],
  },
  'How do I install volume Visio or Project 2016 beside Click-to-Run Office?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [178, 179, 180]},
    at: '/office_msi_links#coexistence',
    facts: [
      'VisioProXVolume',
      'The MAKs of the MSI versions do not work with them',
    ],
  },
  'Can Office 2013 and a newer Visio be on one PC?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [252]},
    at: '/office_msi_links#coexistence',
    facts: [
      'Office 2013 or 2010 beside a 16.0 product',
      "Not covered by Microsoft's current page",
    ],
  },
  'How do I change Office from 32-bit to 64-bit?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [906, 1293]},
    at: '/change_office_edition#change-32-bit-to-64-bit',
    facts: [
      'MigrateArch="TRUE"',
      'ODT removes the 32-bit version',
      'it does not name LTSC suites',
    ],
  },
  'Can Office go back from 64-bit to 32-bit?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [728]},
    at: '/change_office_edition#change-32-bit-to-64-bit',
    facts: ['use OfficeClientEdition="32" with the same attribute'],
  },
  'Where do I enter a MAK or setup key in the configuration file?': {
    issues: {'OfficeDev/Office-IT-Pro-Deployment-Scripts': [258]},
    at: '/change_office_edition#swap-the-product',
    facts: [
      "PIDKEY takes your organization's MAK",
      'you may leave the attribute out',
    ],
  },
  'Where do I download volume Office 2019, 2021 or 2024?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [121, 126]},
    at: '/office_msi_links#where-volume-customers-get-them',
    facts: ['there is no ISO in the admin center', 'Office Deployment Tool'],
  },
  'Where did the Volume Licensing Service Center go?': {
    issues: {
      'MicrosoftDocs/OfficeDocs-DeployOffice': [930, 1279],
      'merill/cmd': [133],
    },
    at: '/office_msi_links#where-volume-customers-get-them',
    facts: ['moved into the admin center', 'View downloads and keys'],
  },
  'I bought Office LTSC from a cloud partner. Where is the key?': {
    issues: {'MicrosoftDocs/microsoft-365-docs': [6855]},
    at: '/office_msi_links#where-volume-customers-get-them',
    facts: [
      'Cloud Solution Provider',
      'Copy key to clipboard',
      'Downloads & keys',
    ],
  },
  'Where is the serializer for Office LTSC on a Mac?': {
    issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [1279]},
    at: '/office_for_mac#activate-office-ltsc',
    facts: [
      'Billing > Your products > Volume licensing > View downloads and keys',
      'Volume License (VL) Serializer',
    ],
  },
  'My Mac shows a volume license although I have a subscription. How do I remove it?':
    {
      issues: {'pbowden-msft/Unlicense': [1]},
      at: '/office_for_mac#remove-a-license',
      facts: ['Quit all Office apps', 'License Removal Tool'],
    },
  'Which license wins on a Mac that has a volume license and a subscription?': {
    issues: {'pbowden-msft/Unlicense': [1]},
    at: '/office_for_mac#change-version-or-license',
    facts: ['If About Word still names a volume license, remove it'],
    missing: 'Which of the two Office uses, from a source of Microsoft',
  },
  'Can I transfer Office to a new computer after a reformat?': {
    threads: [
      'https://social.microsoft.com/Forums/en-US/9d4e36ee-82c5-40b5-90d7-905748875c00/transfer-ms-office-2007-home-amp-student-to-a-new-computer-or-reformatted-computer?forum=genuineoffice',
    ],
    at: '/hwid#move-license',
    facts: ['once every 90 days', 'About Word'],
  },
  'ospp.vbs says "No installed product keys detected" after I installed Office LTSC 2021. Is a PIDKEY required for KMS?':
    {
      issues: {'MicrosoftDocs/OfficeDocs-DeployOffice': [1024]},
      at: '/check_activation_status#if-it-does-not-work',
      facts: ['open Word once and repeat', 'volume Office brings its own key'],
    },
  'Does the serializer of Office for Mac need a key, and can I sign in beside it?':
    {
      issues: {
        'alsyundawy/Microsoft-Office-For-MacOS': [25, 41, 8],
        'massgravel/Microsoft-Activation-Scripts': [744, 159],
      },
      at: '/office_for_mac#serializer-key',
      facts: [
        'It has its own key',
        'It only works for Office LTSC',
        'redeem it in your Microsoft account',
      ],
    },
  'Office shows Mondo 2016 or another product than mine. Why?': {
    issues: {
      'massgravel/Microsoft-Activation-Scripts': [149, 237, 94],
      'abbodi1406/C2R-R2V-AIO': [3],
      'zbezj/HEU_KMS_Activator': [70],
    },
    at: '/change_office_edition#another-product',
    facts: ['Remove that license', 'Online Repair', 'Mondo 2016'],
  },
  'Only one Office app says "Unlicensed Product" in its title. Is Office activated?':
    {
      issues: {'massgravel/Microsoft-Activation-Scripts': [1310]},
      at: '/office-license-is-not-genuine#one-app-unlicensed',
      facts: ['in that app', 'only the title is wrong'],
    },
  'winget cannot install Office. What now?': {
    issues: {'microsoft/winget-pkgs': [193878, 185362, 95927]},
    at: '/change_office_edition#winget',
    facts: ['brings its own configuration', '0-2048'],
  },
};
