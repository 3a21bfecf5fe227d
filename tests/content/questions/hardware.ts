import type {Question} from './question';

export const hardware: readonly Question[] = [
  {
    question: 'How do I reactivate Windows after a new motherboard?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/10',
    ],
    answered: true,
    at: '/hwid#hardware-change',
    facts: [
      'I changed hardware on this device recently',
      'the Microsoft account the license is linked to',
      '0xC004F063',
    ],
  },
  {
    question: 'Can I move my Windows license to a new PC?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/5954',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/224',
      'https://github.com/openstudiocoalition/OpenStudioApplication/issues/485',
    ],
    answered: false,
    missing:
      "What a retail, a manufacturer's and a volume license allow, and how to move a retail license.",
  },
  {
    question:
      'I moved my disk into another PC. Is Windows still activated there?',
    evidence: ['https://github.com/cyring/CoreFreq/issues/129'],
    answered: false,
    missing:
      'That the digital license stays with the old hardware, and which licenses may move.',
  },
  {
    question:
      'Does a cloned disk or a copy of a virtual machine stay activated?',
    evidence: ['https://github.com/QubesOS/qubes-issues/issues/755'],
    answered: false,
    missing:
      'What happens to the activation of a clone, and that each copy needs a license.',
  },
  {
    question: 'Which parts can I change without losing activation?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/10',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/8',
    ],
    answered: false,
    at: '/hwid#hardware-id',
    facts: ['Microsoft does not publish the formula'],
    missing:
      "That a motherboard counts as a significant change and other parts usually do not, and that a manufacturer's license belongs to the old board.",
  },
  {
    question: 'Do I need a key to reinstall Windows on the same PC?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/503',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/810',
      'https://github.com/pbatard/rufus/issues/841',
    ],
    answered: true,
    at: '/faq#reinstall-same-pc',
    facts: [
      'skip the key during setup',
      'install the same edition',
      'firmware',
    ],
  },
  {
    question:
      'I reinstalled Windows on a PC that came with it, and now it is not activated. Why?',
    evidence: [
      'https://learn.microsoft.com/answers/questions/5924913/productkey',
      'https://github.com/memstechtips/UnattendedWinstall/issues/195',
    ],
    answered: true,
    at: '/hwid#if-it-does-not-work',
    facts: ['0xC004F210', 'stays unactivated until the edition matches'],
  },
  {
    question: 'How do I read the product key in the firmware of my PC?',
    evidence: [
      'https://github.com/Superfly-Inc/ShowKeyPlus/issues/18',
      'https://github.com/Superfly-Inc/ShowKeyPlus/issues/6',
      'https://github.com/foundry-osd/foundry/issues/366',
      'https://github.com/OSDeploy/OSD/issues/84',
      'https://github.com/omacom/omarchy/pull/7480',
    ],
    answered: false,
    missing: 'The command that reads it, and what an empty answer means.',
  },
  {
    question: 'Why does a key viewer show another key than the firmware?',
    evidence: [
      'https://github.com/btnhd/BTNHD/issues/1',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/433',
    ],
    answered: false,
    missing:
      'That the firmware keeps its own key when another one is installed, and that Windows can run on a generic key.',
  },
  {
    question: 'How do I link the license to my Microsoft account?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/224',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/503',
    ],
    answered: true,
    at: '/hwid#link-account',
    facts: ['Add an account', 'linked to your Microsoft account'],
  },
  {
    question: 'Does my Windows 7 or 8 key still activate Windows 10 or 11?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/4226',
      'https://github.com/MicrosoftDocs/microsoft-365-docs/issues/1899',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/268',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/273',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/291',
      'https://github.com/th-wilde/veracrypt-w10-patcher/issues/4',
    ],
    answered: false,
    at: '/hwid#hwid-method',
    facts: [
      'In September 2023 it closed the installation path of the free upgrade',
    ],
    missing:
      'A plain answer where people look for it; the fact is only in the table about the third-party method.',
  },
  {
    question: 'Does my Windows 10 license also activate Windows 11?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/273',
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/6019',
    ],
    answered: false,
    at: '/hwid#get-one',
    facts: ['No charge for a licensed, eligible PC'],
    missing:
      'Whether a Windows 10 key or license activates a clean installation of Windows 11.',
  },
  {
    question: 'How do I activate Windows XP or Vista today?',
    evidence: [
      'https://github.com/LegacyUpdate/LegacyUpdate/issues/275',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/692',
    ],
    answered: true,
    at: '/unsupported_products_activation#vista-xp',
    facts: [
      'Try online activation first, then activation by phone',
      'the key on its sticker or package',
    ],
  },
  {
    question: 'Should I remove the old key before I install another one?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/622',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1279',
    ],
    answered: true,
    at: '/change_edition_issues#go-back',
    facts: [
      'slmgr /upk leaves Windows unlicensed',
      'over the old one with /ipk',
    ],
  },
  {
    question:
      'A spoofer changed my hardware values. How do I get activation back?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/837',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1186',
    ],
    answered: true,
    at: '/issues_due_to_gaming_spoofers',
    facts: [
      'Remove the spoofer and its drivers',
      'bring back the true hardware values',
      'hardware-change troubleshooter',
    ],
  },
  {
    question: 'Why is my serial number "To be filled by O.E.M."?',
    evidence: ['https://github.com/sarxos/secure-tokens/issues/5'],
    answered: true,
    at: '/issues_due_to_gaming_spoofers#compare-values',
    facts: ['To be filled by O.E.M.', 'no sign of a spoofer'],
  },
  {
    question: 'May I use the license of my PC in a virtual machine on it?',
    evidence: [
      'https://github.com/omacom/omarchy/pull/7480',
      'https://github.com/QubesOS/qubes-issues/issues/755',
    ],
    answered: false,
    at: '/windows_arm_links#editions-inside',
    facts: ['each virtual machine needs a license of its own'],
    missing: 'The same on a page about licenses; only the page on Arm says it.',
  },
];
