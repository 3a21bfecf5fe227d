import type {Question} from './question';

export const hardware: readonly Question[] = [
  {
    question: 'How do I reactivate Windows after a new motherboard?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/10',
    ],
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
    at: '/hwid#move-license',
    facts: [
      'give it away only with the PC',
      'That uninstalls the key',
      'another PC of yours',
      'The organization decides',
    ],
  },
  {
    question:
      'I moved my disk into another PC. Is Windows still activated there?',
    evidence: ['https://github.com/cyring/CoreFreq/issues/129'],
    at: '/hwid#reset-clone-vm',
    facts: [
      'the disk, or a clone of it, into another PC',
      'Activate with a license for that PC',
    ],
  },
  {
    question:
      'Does a cloned disk or a copy of a virtual machine stay activated?',
    evidence: ['https://github.com/QubesOS/qubes-issues/issues/755'],
    at: '/hwid#reset-clone-vm',
    facts: [
      'the disk, or a clone of it, into another PC',
      'needs its own license',
      'Each PC needs its own license',
    ],
  },
  {
    question: 'Which parts can I change without losing activation?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/10',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/8',
    ],
    at: '/hwid#which-parts',
    facts: ['every part but the motherboard', 'the old board was defective'],
  },
  {
    question: 'Do I need a key to reinstall Windows on the same PC?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/503',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/810',
      'https://github.com/pbatard/rufus/issues/841',
    ],
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
    at: '/hwid#if-it-does-not-work',
    facts: ['0xC004F210', "won't activate until the edition matches"],
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
    at: '/faq#firmware-key',
    facts: ['OA3xOriginalProductKey', 'An empty line means there is none'],
  },
  {
    question: 'Why does a key viewer show another key than the firmware?',
    evidence: [
      'https://github.com/btnhd/BTNHD/issues/1',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/433',
    ],
    at: '/faq#firmware-key',
    facts: ['often shows another key', 'The key in the firmware stays'],
  },
  {
    question: 'How do I link the license to my Microsoft account?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/224',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/503',
    ],
    at: '/hwid#link-account',
    facts: ['Add an account', 'linked to your Microsoft account'],
  },
  {
    question: 'Does my Windows 7 or 8 key still work?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/4226',
      'https://github.com/MicrosoftDocs/microsoft-365-docs/issues/1899',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/268',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/273',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/291',
      'https://github.com/th-wilde/veracrypt-w10-patcher/issues/4',
    ],
    at: '/faq#windows-7-and-8-keys',
    facts: ['September 2023', 'got its digital license before that keeps it'],
  },
  {
    question: 'Does my Windows 10 license also activate Windows 11?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/273',
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/6019',
    ],
    at: '/hwid#get-one',
    facts: ["It's free if the PC is licensed and meets the requirements"],
    missing:
      'Whether a Windows 10 key or digital license activates a clean installation of Windows 11: Microsoft documents the free upgrade, and only others the clean installation.',
  },
  {
    question: 'How do I activate Windows XP or Vista today?',
    evidence: [
      'https://github.com/LegacyUpdate/LegacyUpdate/issues/275',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/692',
    ],
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
    at: '/issues_due_to_gaming_spoofers#compare-values',
    facts: ['To be filled by O.E.M.', 'no sign of a spoofer'],
  },
  {
    question: 'May I use the license of my PC in a virtual machine on it?',
    evidence: [
      'https://github.com/omacom/omarchy/pull/7480',
      'https://github.com/QubesOS/qubes-issues/issues/755',
    ],
    at: '/hwid#reset-clone-vm',
    facts: ['needs its own license', 'Some inherit one'],
  },
  {
    question:
      'The product key is in the BIOS, but Windows is not activated after the deployment. How do I use that key?',
    evidence: ['https://github.com/foundry-osd/foundry/issues/366'],
    at: '/faq#firmware-key',
    facts: ['slmgr /ipk', 'slmgr /ato'],
  },
  {
    question: 'My Windows key was lost after a BIOS update. What can I do?',
    evidence: ['https://github.com/fwupd/firmware-lenovo/issues/266'],
    at: '/faq#firmware-key',
    facts: ['If a BIOS update emptied it', "ask the PC's maker"],
  },
  {
    question:
      'Windows 7 from the maker of the PC fails with 0xC004E003 or "Invalid License" (OEM SLP) after a new motherboard. Which key do I need?',
    evidence: [
      'https://social.microsoft.com/Forums/en-US/be9b1b7b-f2ae-4094-a968-cdbe09bbfa23/need-help-with-windows-activation-following-replacement-of-failed-oem-motherboard-mb?forum=genuinewindows7',
      'https://social.microsoft.com/Forums/en-US/9aed187a-352c-4687-a31a-59d566aa1c6e/window-validation-error-after-installing-new-motherboard-on-asus-desktop-purchased-from-bestbuy?forum=genuinewindows7',
    ],
    at: '/windows_7_links#activation-follows-hardware',
    facts: [
      'The key on the sticker stays valid',
      'if the old board was defective',
    ],
  },
  {
    question:
      'Windows 11 on an external SSD is not activated on a laptop that came with Windows. Why?',
    evidence: ['https://github.com/pbatard/rufus/issues/2013'],
    at: '/windows_11_links#if-it-does-not-work',
    facts: ['valid for one edition only', 'a key in its firmware'],
  },
  {
    question:
      'Can I reuse a Get Genuine Windows license after replacing the PC or the disk?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-itpro-docs/issues/5954',
    ],
    at: '/hwid#move-license',
    facts: ['The organization decides'],
    missing:
      'What the agreement of a Get Genuine license says about another PC: no text of its terms was found.',
  },
];
