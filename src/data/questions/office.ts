import type {Question} from './question';

export const office: readonly Question[] = [
  {
    question: 'Why does Office say that the license is not genuine?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/20',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/35',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/40',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/54',
    ],
    at: '/office-license-is-not-genuine#causes',
    facts: [
      "Microsoft doesn't list the causes",
      'outside the organization that owns it',
      'a key that Microsoft blocked',
    ],
  },
  {
    question: 'How do I get rid of the "not genuine" banner?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/35',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/40',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/54',
    ],
    at: '/office-license-is-not-genuine#remedies',
    facts: [
      'Update Options',
      'Quick Repair',
      'OLicenseCleanup.vbs',
      'ospp.vbs /remhst',
    ],
  },
  {
    question: 'Is there an official setting that hides the banner?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/20',
    ],
    at: '/office-license-is-not-genuine#what-is-documented',
    facts: ['It offers no registry value or policy'],
  },
  {
    question: 'What does "Unlicensed product" in Office mean?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/142',
    ],
    at: '/office-license-is-not-genuine#is-it-this-banner',
    facts: ['Unlicensed product', 'found no license for the signed-in account'],
  },
  {
    question:
      'How do I set up Microsoft 365 Apps on a computer that several people share?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/381',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/142',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/205',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/680',
    ],
    at: '/unsupported_products_activation#shared-computers',
    facts: [
      'Name="SharedComputerLicensing" Value="1"',
      '/v SharedComputerLicensing /t REG_SZ /d 1',
      'reset that activation',
    ],
  },
  {
    question:
      'Office says that the products in my account cannot be used on a shared computer. Why?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/870',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/1119',
    ],
    at: '/unsupported_products_activation#shared-computers',
    facts: [
      'Microsoft 365 Apps for enterprise',
      'only Business Premium',
      'Licenses and apps',
    ],
  },
  {
    question:
      'Why does the About window show a Product ID on a shared computer?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/806',
    ],
    at: '/unsupported_products_activation#shared-computers',
    facts: ['instead of a Product ID', 'The line has to end in 1'],
  },
  {
    question: 'How do I reset the activation of Microsoft 365 Apps?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-Support/issues/398',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1401',
    ],
    at: '/troubleshoot#reset-office',
    facts: ['Get Help', 'ResetOfficeActivation'],
  },
  {
    question:
      'I cannot sign in to Office: codes such as 80090016, 0xCAA2000B or 1001. What helps?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/476',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1223',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1401',
    ],
    at: '/office-license-is-not-genuine#sign-in',
    facts: ['80090016', '0xCAA2000B', '1001', 'Credential Manager'],
  },
  {
    question:
      'Two licenses of Office are installed. How do I remove the wrong one?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1079',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/205',
    ],
    at: '/change_office_edition#remove-a-license',
    facts: ['/dstatus', 'those of a product you do not own', '/unpkey'],
  },
  {
    question: 'Can I read my Office key from the PC?',
    evidence: ['https://github.com/Superfly-Inc/ShowKeyPlus/issues/44'],
    at: '/check_activation_status#check-office-with-ospp',
    facts: [
      'Last 5 characters of installed product key',
      'Windows shows only the last five characters of the key',
      "the seller's e-mail",
    ],
  },
  {
    question: 'How do I download Office for PCs without internet access?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/121',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/126',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/222',
    ],
    at: '/command_line_switches#odt',
    facts: [
      'SourcePath="C:\\OfficeMedia"',
      'setup.exe /download configuration.xml',
      'setup.exe /configure configuration.xml',
    ],
  },
  {
    question:
      'The Office Deployment Tool stops with 30029-1007. What is wrong?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/121',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/89',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/13',
    ],
    at: '/change_office_edition#if-it-does-not-work',
    facts: [
      '30029-1007',
      'an element was not closed',
      'write SourcePath in full',
    ],
  },
  {
    question:
      'Office cannot be installed from a network share, error 30182-1011. What is wrong?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/199',
    ],
    at: '/change_office_edition#if-it-does-not-work',
    facts: [
      '30182-1011',
      'SourcePath has to name the parent of the folder Office',
      'Read permission',
    ],
  },
  {
    question:
      'The Office Deployment Tool only shows its usage. What do I type?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/720',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/1275',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/191',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/298',
    ],
    at: '/command_line_switches#odt',
    facts: [
      'the switch says what to do with it',
      'setup.exe /configure configuration.xml',
    ],
  },
  {
    question:
      'Setup says that products cannot be installed at the same time. Which ones?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/102',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/207',
    ],
    at: '/office_msi_links#coexistence',
    facts: [
      'two Click-to-Run products of different versions cannot share a PC',
      'their channels differ',
    ],
  },
  {
    question:
      'Can I install volume Visio or Project beside Microsoft 365 Apps?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/207',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/13',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/63',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/302',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/pull/408',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/pull/211',
    ],
    at: '/office_msi_links#coexistence',
    facts: [
      'Visio or Project 2021 volume beside Microsoft 365 Apps',
      'same channel',
    ],
  },
  {
    question:
      'How do I install volume Visio or Project 2016 beside Click-to-Run Office?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/178',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/179',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/180',
    ],
    at: '/office_msi_links#coexistence',
    facts: [
      'VisioProXVolume',
      'The MAKs of the MSI versions do not work with them',
    ],
  },
  {
    question: 'Can Office 2013 and a newer Visio be on one PC?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/252',
    ],
    at: '/office_msi_links#coexistence',
    facts: [
      'Office 2013 or 2010 beside a 16.0 product',
      "Not covered by Microsoft's current page",
    ],
  },
  {
    question: 'How do I change Office from 32-bit to 64-bit?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/906',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/1293',
    ],
    at: '/change_office_edition#change-32-bit-to-64-bit',
    facts: [
      'MigrateArch="TRUE"',
      'ODT removes the 32-bit version',
      'it does not name LTSC suites',
    ],
  },
  {
    question: 'Can Office go back from 64-bit to 32-bit?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/728',
    ],
    at: '/change_office_edition#change-32-bit-to-64-bit',
    facts: ['use OfficeClientEdition="32" with the same attribute'],
  },
  {
    question: 'Where do I enter a MAK or setup key in the configuration file?',
    evidence: [
      'https://github.com/OfficeDev/Office-IT-Pro-Deployment-Scripts/issues/258',
    ],
    at: '/change_office_edition#swap-the-product',
    facts: [
      "PIDKEY takes your organization's MAK",
      'you may leave the attribute out',
    ],
  },
  {
    question: 'Where do I download volume Office 2019, 2021 or 2024?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/121',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/126',
    ],
    at: '/office_msi_links#where-volume-customers-get-them',
    facts: ['there is no ISO in the admin center', 'Office Deployment Tool'],
  },
  {
    question: 'Where did the Volume Licensing Service Center go?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/930',
      'https://github.com/merill/cmd/issues/133',
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/1279',
    ],
    at: '/office_msi_links#where-volume-customers-get-them',
    facts: ['moved into the admin center', 'View downloads and keys'],
  },
  {
    question: 'I bought Office LTSC from a cloud partner. Where is the key?',
    evidence: [
      'https://github.com/MicrosoftDocs/microsoft-365-docs/issues/6855',
    ],
    at: '/office_msi_links#where-volume-customers-get-them',
    facts: [
      'Cloud Solution Provider',
      'Copy key to clipboard',
      'Downloads & keys',
    ],
  },
  {
    question: 'Where is the serializer for Office LTSC on a Mac?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/1279',
    ],
    at: '/office_for_mac#activate-office-ltsc',
    facts: [
      'Billing > Your products > Volume licensing > View downloads and keys',
      'Volume License (VL) Serializer',
    ],
  },
  {
    question:
      'My Mac shows a volume license although I have a subscription. How do I remove it?',
    evidence: ['https://github.com/pbowden-msft/Unlicense/issues/1'],
    at: '/office_for_mac#remove-a-license',
    facts: ['Quit all Office apps', 'License Removal Tool'],
  },
  {
    question:
      'Which license wins on a Mac that has a volume license and a subscription?',
    evidence: ['https://github.com/pbowden-msft/Unlicense/issues/1'],
    at: '/office_for_mac#change-version-or-license',
    facts: ['If About Word still names a volume license, remove it'],
    missing: 'Which of the two Office uses, from a source of Microsoft',
  },
  {
    question: 'Can I transfer Office to a new computer after a reformat?',
    evidence: [
      'https://social.microsoft.com/Forums/en-US/9d4e36ee-82c5-40b5-90d7-905748875c00/transfer-ms-office-2007-home-amp-student-to-a-new-computer-or-reformatted-computer?forum=genuineoffice',
    ],
    at: '/hwid#move-license',
    facts: ['once every 90 days', 'About Word'],
  },
  {
    question:
      'ospp.vbs says "No installed product keys detected" after I installed Office LTSC 2021. Is a PIDKEY required for KMS?',
    evidence: [
      'https://github.com/MicrosoftDocs/OfficeDocs-DeployOffice/issues/1024',
    ],
    at: '/check_activation_status#if-it-does-not-work',
    facts: ['open Word once and repeat', 'volume Office brings its own key'],
  },
];
