import type {Question} from './question';

export const errors: readonly Question[] = [
  {
    question: 'Windows on my new PC is not activated. Where do I start?',
    evidence: [
      'https://github.com/MicrosoftDocs/windows-dev-docs/issues/5664',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1303',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/696',
    ],
    at: '/troubleshoot',
    facts: ['Look up your error code or message, or answer a few questions'],
  },
  {
    question:
      'Activation ends with 0xC004F074, no Key Management Service could be contacted. What now?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/196',
      'https://github.com/MicrosoftDocs/azure-docs/issues/44046',
    ],
    at: '/troubleshoot#0xC004F074',
    facts: ['No KMS host could be contacted', 'event 12288', 'DNS'],
  },
  {
    question:
      'The event log is full of activation errors although Windows is activated. Is that harmless?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/221',
    ],
    at: '/troubleshoot#read-the-code',
    facts: [
      '8198 is a failed activation',
      'harmless until the activation ends',
      'Look up the code after',
    ],
  },
  {
    question: 'What does 0xC004F034 mean on a private PC?',
    evidence: [
      'https://learn.microsoft.com/answers/questions/5924913/productkey',
    ],
    at: '/troubleshoot#0xC004F034',
    facts: [
      'This PC has no license for the installed edition',
      'Activation troubleshooter',
      'Enter the key you own for this edition',
    ],
  },
  {
    question: 'What does 0x803F7001 mean?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/268',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1482',
    ],
    at: '/troubleshoot#0x803F7001',
    facts: [
      'No valid digital license or product key found',
      'I changed hardware on this device recently',
      'the edition that your license is for',
    ],
  },
  {
    question:
      'The server says that my key is blocked, 0xC004C003. What can I do?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/822',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1344',
    ],
    at: '/troubleshoot#0xC004C003',
    facts: [
      'Key blocked by the activation server',
      'Activation troubleshooter',
      'for a replacement or a refund',
      'repairing Windows does not unblock a key',
    ],
  },
  {
    question:
      'A key from the internet did not work, and now I cannot enter another one. What now?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/405',
    ],
    at: '/troubleshoot#0xC004C003',
    facts: ['the seller'],
  },
  {
    question: 'What does 0xC004E016 mean when I install a key?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/186',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1530',
      'https://github.com/saltstack/salt/issues/64948',
    ],
    at: '/troubleshoot#0xC004E016',
    facts: [
      'Key is invalid for this installation',
      'another edition, version or channel',
      'DISM /Online /Get-CurrentEdition',
      'ms-settings:activation',
    ],
  },
  {
    question: 'What does 0xC004E015 mean?',
    evidence: ['https://github.com/MicrosoftDocs/azure-docs/issues/38916'],
    at: '/troubleshoot#0xC004E015',
    facts: ['Tokens.dat is corrupted', 'Rebuild Tokens.dat'],
  },
  {
    question: 'What does 0xC004F017 mean?',
    evidence: [
      'https://learn.microsoft.com/answers/questions/320884/kms-error-code-0xc004f017-software-licensing-servi',
    ],
    at: '/troubleshoot#0xC004F017',
    facts: ['License is not installed', 'slmgr /rilc'],
  },
  {
    question:
      'slmgr and the licensing service answer with 0xC0000022. How do I repair that?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1083',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1496',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1456',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/84',
    ],
    at: '/troubleshoot#licensing-services',
    facts: ['0xC0000022', "Restore the licensing service's permissions"],
  },
  {
    question:
      'WMI answers with 0x80041002 or "invalid class". How do I repair that?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/321',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1575',
    ],
    at: '/troubleshoot#check-wmi',
    facts: [
      'winmgmt /verifyrepository',
      'winmgmt /salvagerepository',
      "Don't delete the repository",
    ],
  },
  {
    question: 'The Software Protection service does not start, error 577. Why?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/120',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/372',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/935',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1478',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1488',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1568',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1294',
    ],
    at: '/troubleshoot#error-577',
    facts: [
      'verify the signature of a file',
      'malware that infects programs',
      'Start-MpWDOScan',
      'reinstall in place',
    ],
  },
  {
    question:
      'The Software Protection service is missing or broken. How do I get it back?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/893',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/825',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1409',
    ],
    at: '/troubleshoot#licensing-services',
    facts: ['The answer 1060', 'the service is missing', 'repair system files'],
  },
  {
    question: 'What does 0xC0020036 mean?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1162',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1103',
    ],
    at: '/troubleshoot#0xC0020036',
    facts: [
      'EPT_NT_NOT_REGISTERED',
      'is damaged or does not start',
      'sc.exe start sppsvc',
      'Repair Windows in place',
    ],
  },
  {
    question: 'What does 0x803FB017 mean?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1149',
    ],
    missing:
      'What the code means: no header of the public Windows SDK and no page of Microsoft names it.',
  },
  {
    question: 'What does 0xC0EA000A mean?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/713',
    ],
    at: '/troubleshoot#0xC0EA000A',
    facts: [
      'License is bound to another device ID',
      'The motherboard was replaced',
      'I changed hardware on this device recently',
    ],
  },
  {
    question: 'What does 0x800705B4 mean on a private PC?',
    evidence: ['https://github.com/massgravel/massgrave.dev/issues/11'],
    at: '/troubleshoot#0x800705B4',
    facts: [
      'Activation timed out',
      'licensing.mp.microsoft.com -Port 443',
      'HOST -Port 1688',
    ],
  },
  {
    question: 'What does 0x800704CF mean?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/384',
    ],
    at: '/troubleshoot#0x800704CF',
    facts: [
      'Network location cannot be reached',
      'turn off a VPN',
      'licensing.mp.microsoft.com -Port 443',
    ],
  },
  {
    question: 'What does 0x80072EE2 mean?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/185',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/412',
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/7879',
    ],
    at: '/troubleshoot#0x80072EE2',
    facts: [
      'Connection to the activation service timed out',
      'Restore the internet connection',
    ],
  },
  {
    question:
      'Windows cannot reach the activation servers. How do I find out why?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1337',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1358',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1321',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/648',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1521',
    ],
    at: '/licensing-servers-issue#tests',
    facts: [
      'Resolve-DnsName',
      'Test-NetConnection',
      'netsh winhttp show proxy',
      'drivers\\etc\\hosts',
    ],
  },
  {
    question: 'Which addresses does activation need?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/185',
    ],
    at: '/licensing-servers-issue#endpoints',
    facts: [
      'licensing.mp.microsoft.com',
      'activation.sls.microsoft.com',
      'login.live.com',
      '443',
    ],
  },
  {
    question: 'Does activation work through a proxy that asks for a password?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/212',
    ],
    at: '/licensing-servers-issue#proxy',
    facts: ['WinHTTP', 'asks for a password breaks activation', '0x8004FE33'],
  },
  {
    question:
      'Activation fails since I used a privacy or "debloat" tool. What did it break?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1510',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1521',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/321',
    ],
    at: '/licensing-servers-issue#services',
    facts: ['Set-Service LicenseManager', 'Undo what disabled the service'],
  },
  {
    question: 'Which services and scheduled tasks does activation need?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1254',
    ],
    at: '/licensing-servers-issue#services',
    facts: [
      'Get-Service sppsvc, ClipSVC, LicenseManager',
      'SvcRestartTask',
      'should be Ready',
      'may lose its activation later',
      'Enable-ScheduledTask',
    ],
  },
  {
    question: 'Can Windows be activated on a network with IPv6 only?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/7879',
    ],
    at: '/licensing-servers-issue#ipv6',
    facts: [
      'no IPv6 address',
      '0x80072EE2',
      'NAT64 with DNS64',
      'activate by telephone',
    ],
  },
  {
    question:
      'Does a repair of the licensing store cost me my Windows license?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/206',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1401',
    ],
    at: '/troubleshoot#rebuild-tokens',
    facts: [
      'This file holds the licenses of Windows and of volume Office',
      'Have your product key ready',
    ],
  },
  {
    question: 'Does a reinstallation in place delete my files?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/825',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1409',
    ],
    at: '/troubleshoot#reinstall-in-place',
    facts: [
      'choose to keep files and apps',
      'same edition and language',
      'give you a license',
    ],
  },
  {
    question:
      'Where is the Licensing Activation Center, and who else can help?',
    evidence: [
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/7015',
      'https://github.com/MicrosoftDocs/windowsserverdocs/issues/7014',
    ],
    at: '/troubleshoot#ask-for-support',
    facts: ['Licensing Activation Center', 'The manufacturer', 'Get Help'],
  },
  {
    question: 'My PC has malware. Can that be why activation fails?',
    evidence: [
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1296',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/715',
      'https://github.com/massgravel/Microsoft-Activation-Scripts/issues/1294',
    ],
    at: '/troubleshoot#error-577',
    facts: [
      'work until it',
      'Run a full scan',
      'repair what it changed',
      'install Windows from scratch',
    ],
  },
  {
    question:
      'My Windows Server OEM key is blocked, and the seller wants to e-mail another one without a COA. Is that legal?',
    evidence: [
      'https://www.microsoftpartnercommunity.com/t5/Microsoft-Partner-Network/Invalid-COA-Key/m-p/11935',
    ],
    at: '/our_non-piracy_site#buy-with-care',
    facts: ['a key in an e-mail is no proof'],
  },
];
