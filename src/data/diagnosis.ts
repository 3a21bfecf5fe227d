/**
 * What `/troubleshoot` asks a visitor, and what it advises in the end. Each answer leads to the next question or to an
 * advice, by id. A path has four questions at most, and two paths may share an end.
 *
 * To add an answer: one line in its question, with the id of what comes next. To add an advice: one entry in
 * `diagnosisAdvice` with a first step that can be done at once. It holds no facts that its section does not have.
 * `npm run check:content` finds ids and sections that do not exist, ends that no answer leads to, and paths that are too
 * long.
 */

/** What the visitor may answer, in the order of frequency. */
export interface DiagnosisAnswer {
  /** As the visitor would say it, or as the PC shows it. Backticks mark code. */
  label: string;
  /** Id of a question or an advice. The answers of a question lead to different ones. */
  next: string;
}

export interface DiagnosisQuestion {
  id: string;
  ask: string;
  /** A command whose output answers the question. It changes nothing. */
  run?: DiagnosisCommand;
  answers: readonly DiagnosisAnswer[];
}

export interface DiagnosisCommand {
  command: string;
  /** The program to run it in. */
  in:
    | 'Command Prompt'
    | 'Command Prompt (administrator)'
    | 'Command Prompt (administrator), Office16 folder'
    | 'PowerShell'
    | 'PowerShell (administrator)';
}

interface DiagnosisEnd {
  id: string;
  /** What to do, as a heading. */
  title: string;
  /** What to do there or with the command. Backticks mark code. */
  step: string;
  /** What shows that it worked, or what the answer means. Backticks mark code. */
  expect: string;
  /** What to do if that does not help, where the section has a second way. Backticks mark code. */
  otherwise?: string;
  /** The section with the whole procedure, as in a link: `/hwid#hardware-change`. */
  to: string;
  /** Text of the link, if the section is not a procedure. */
  more?: string;
}

/** An advice starts with a command to run, or with a place to open. */
export type DiagnosisAdvice = DiagnosisEnd &
  ({run: DiagnosisCommand; open?: never} | {open: string; run?: never});

/** The question that comes first. */
export const firstQuestion = 'start';

const shortReport: DiagnosisCommand = {
  command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /dli`,
  in: 'Command Prompt',
};

const activate: DiagnosisCommand = {
  command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /ato`,
  in: 'Command Prompt (administrator)',
};

const currentEdition: DiagnosisCommand = {
  command: `DISM /Online /Get-CurrentEdition`,
  in: 'Command Prompt (administrator)',
};

const targetEditions: DiagnosisCommand = {
  command: `DISM /Online /Get-TargetEditions`,
  in: 'Command Prompt (administrator)',
};

const officeStatus: DiagnosisCommand = {
  command: `cscript //nologo ospp.vbs /dstatus`,
  in: 'Command Prompt (administrator), Office16 folder',
};

/** Opens on Windows 10 and 11 alike. */
const activationPage = 'ms-settings:activation, with Windows+R';

export const diagnosisQuestions: readonly DiagnosisQuestion[] = [
  {
    id: firstQuestion,
    ask: 'Where is the problem?',
    answers: [
      {label: 'Windows on a PC', next: 'windows'},
      {label: 'Office on Windows', next: 'office'},
      {label: 'Office on a Mac', next: 'mac'},
      {label: 'Windows Server', next: 'server'},
      {label: 'I had an error code, but it’s gone', next: 'find-code'},
      {label: 'Something else', next: 'other'},
    ],
  },
  {
    id: 'windows',
    ask: 'What does Windows show?',
    answers: [
      {label: '“Activate Windows”, or “not activated”', next: 'owner'},
      {label: '“Your Windows license will expire soon”', next: 'expiry'},
      {
        label: '“We can’t connect to your organization’s activation server”',
        next: 'no-server',
      },
      {label: '“We can’t reach the activation servers”', next: 'reach-servers'},
      {label: 'Another watermark or notice', next: 'notice'},
      {label: 'It keeps losing its activation', next: 'lost'},
      {label: 'A key or another edition does not work', next: 'edition'},
      {label: '`slmgr.vbs` or a service fails', next: 'services'},
      {label: 'Nothing, or I am not sure', next: 'read-status'},
    ],
  },
  {
    id: 'owner',
    ask: 'Who owns the PC?',
    answers: [
      {label: 'I do', next: 'change'},
      {label: 'My employer or school', next: 'network'},
      {label: 'I manage it for an organization', next: 'license'},
    ],
  },
  {
    id: 'change',
    ask: 'What changed before?',
    answers: [
      {label: 'The motherboard or other parts', next: 'new-parts'},
      {label: 'Windows was reinstalled or reset', next: 'reinstalled'},
      {
        label: 'The disk, or a copy of it, is now in another PC',
        next: 'moved-disk',
      },
      {label: 'The edition or the product key', next: 'changed-edition'},
      {label: 'I ran a game spoofer', next: 'spoofer'},
      {label: 'An activation tool ran or was removed', next: 'tool'},
      {label: 'It is a new or used PC, or a new key', next: 'new-license'},
      {label: 'Nothing, or only an update', next: 'no-change'},
    ],
  },
  {
    id: 'network',
    ask: 'Is the PC on the network of work or school, or its VPN?',
    answers: [
      {label: 'No', next: 'connect'},
      {label: 'Yes', next: 'tell-it'},
    ],
  },
  {
    id: 'license',
    ask: 'How does the organization activate Windows?',
    answers: [
      {label: 'With a KMS host', next: 'test-kms'},
      {label: 'With a MAK', next: 'mak'},
      {label: 'With a Microsoft 365 subscription', next: 'subscription'},
      {label: 'In Azure', next: 'azure'},
    ],
  },
  {
    id: 'expiry',
    ask: 'Who owns the PC?',
    answers: [
      {label: 'I do', next: 'expiry-kind'},
      {label: 'My employer or school', next: 'connect'},
      {label: 'I manage it for an organization', next: 'test-kms'},
    ],
  },
  {
    id: 'expiry-kind',
    ask: 'What does the line Description contain?',
    run: shortReport,
    answers: [
      {label: '`VOLUME_KMSCLIENT`', next: 'clear-host'},
      {label: '`TIMEBASED_EVAL`', next: 'evaluation-ends'},
      {label: '`RETAIL` or `OEM`', next: 'nothing-ends'},
    ],
  },
  {
    id: 'no-server',
    ask: 'Who owns the PC?',
    answers: [
      {label: 'I do', next: 'own-key'},
      {label: 'My employer or school', next: 'connect'},
      {label: 'I manage it for an organization', next: 'test-kms'},
    ],
  },
  {
    id: 'notice',
    ask: 'What does it say?',
    answers: [
      {
        label: '“Activate Windows”, although it is activated',
        next: 'stale-watermark',
      },
      {label: '“Test Mode”', next: 'test-mode'},
      {
        label: '“Evaluation copy”, or it shuts down every hour',
        next: 'evaluation-copy',
      },
      {label: '“System requirements not met”', next: 'requirements'},
      {label: 'That support has ended', next: 'support-ended'},
      {label: 'That Windows is not genuine', next: 'not-genuine'},
    ],
  },
  {
    id: 'lost',
    ask: 'What does the report name while Windows is not activated?',
    run: shortReport,
    answers: [
      {label: '`VOLUME_KMSCLIENT` or `TIMEBASED_EVAL`', next: 'end-date'},
      {label: '`0xC004C003` or `0xC004F200`', next: 'rejected'},
      {label: '`0xC004F211`', next: 'changing-hardware'},
      {label: 'Another code, or none', next: 'restart-task'},
    ],
  },
  {
    id: 'edition',
    ask: 'What happens?',
    answers: [
      {label: 'The key is refused', next: 'refused-key'},
      {label: 'The key is blocked, or used too often', next: 'blocked-key'},
      {label: 'The key is for Windows 7 or 8', next: 'old-key'},
      {label: 'The box for the key is grayed out', next: 'gray-box'},
      {
        label: 'The old edition comes back, or DISM error 1168',
        next: 'edition-returns',
      },
      {label: 'Enterprise became Pro again', next: 'subscription'},
      {
        label: 'Setup takes the wrong edition, or refuses the key',
        next: 'setup-key',
      },
      {label: 'I want to know what is possible', next: 'find-path'},
    ],
  },
  {
    id: 'services',
    ask: 'What does it say?',
    answers: [
      {label: 'There is no script engine for `.vbs`', next: 'vbscript'},
      {label: 'Access denied', next: 'access-denied'},
      {label: '`0x80041002`, `0x80041010`, “invalid class”', next: 'wmi'},
      {label: 'Error 577, when a service starts', next: 'error-577'},
      {label: 'A service is disabled or missing', next: 'service-state'},
    ],
  },

  {
    id: 'server',
    ask: 'What is it about?',
    answers: [
      {label: 'It is not activated', next: 'server-license'},
      {label: 'An evaluation copy, or hourly shutdowns', next: 'server-eval'},
      {label: 'A key that the server refuses', next: 'server-key'},
      {label: 'A KMS host that I run', next: 'kms-host'},
      {label: 'Remote Desktop licenses', next: 'remote-desktop'},
      {
        label: 'Office on a Remote Desktop or Citrix server',
        next: 'office-shared',
      },
      {label: 'A server without internet', next: 'telephone'},
    ],
  },
  {
    id: 'server-license',
    ask: 'How should it be activated?',
    answers: [
      {label: 'With a KMS host', next: 'test-kms'},
      {label: 'With a MAK', next: 'mak'},
      {label: 'In Azure', next: 'azure'},
      {label: 'With a key of its own', next: 'server-activate'},
      {label: 'I do not know', next: 'server-status'},
    ],
  },

  {
    id: 'office',
    ask: 'What does Office show?',
    answers: [
      {label: '“Get genuine Office”', next: 'office-owner'},
      {label: 'That it is unlicensed or wants activation', next: 'office-kind'},
      {
        label: '“There was a problem checking this device’s license status”',
        next: 'office-plan',
      },
      {label: 'A sign-in error or an empty window', next: 'office-sign-in'},
      {label: 'That its license ends on a date', next: 'office-end'},
      {label: 'A red title bar', next: 'office-act'},
      {label: 'Licenses that I do not use', next: 'office-licenses'},
      {label: 'An installation or update that fails', next: 'office-service'},
      {label: 'Nothing, or I am not sure', next: 'office-account'},
    ],
  },
  {
    id: 'office-owner',
    ask: 'Where does this Office come from?',
    answers: [
      {label: 'I have a license of my own', next: 'office-repair'},
      {label: 'It came with a key or a PC that I bought', next: 'office-proof'},
      {label: 'From work or school', next: 'office-act'},
      {label: 'From an activation tool', next: 'office-tool'},
    ],
  },
  {
    id: 'office-kind',
    ask: 'Which license do you have?',
    answers: [
      {label: 'Microsoft 365', next: 'office-365'},
      {label: 'Office bought once', next: 'office-once'},
      {
        label: 'Microsoft 365, on a computer that many people use',
        next: 'office-shared',
      },
      {label: 'Volume license of work or school', next: 'office-act'},
      {label: 'That of a former employer or school', next: 'office-own'},
      {label: 'I do not know', next: 'office-account'},
    ],
  },
  {
    id: 'office-plan',
    ask: 'Does somebody pay for Microsoft 365?',
    answers: [
      {label: 'Yes: I or my organization', next: 'office-online'},
      {label: 'No', next: 'office-tool'},
    ],
  },

  {
    id: 'mac',
    ask: 'What does Office on the Mac show?',
    answers: [
      {label: 'It opens files, but does not save', next: 'mac-read-only'},
      {label: 'It wants a sign-in or activation', next: 'mac-kind'},
      {label: 'An old license or another account', next: 'mac-remove'},
      {label: 'An error, or keychain prompts', next: 'mac-error'},
    ],
  },
  {
    id: 'mac-kind',
    ask: 'Which license do you have?',
    answers: [
      {label: 'Microsoft 365, or Office bought once', next: 'mac-sign-in'},
      {label: 'Volume license (Office LTSC)', next: 'mac-ltsc'},
    ],
  },

  {
    id: 'other',
    ask: 'What is it about?',
    answers: [
      {label: 'Moving Windows to a new PC', next: 'move-license'},
      {label: 'Moving Office to a new PC or Mac', next: 'move-office'},
      {
        label: 'Activation by telephone, or without internet',
        next: 'telephone',
      },
      {label: 'Windows 10 after its end of support (ESU)', next: 'esu'},
      {label: 'A download that may be a fake copy', next: 'fake-copy'},
    ],
  },
];

export const diagnosisAdvice: readonly DiagnosisAdvice[] = [
  {
    id: 'find-code',
    title: 'Find the code in the event log',
    run: {
      command: `Get-WinEvent -FilterHashtable @{LogName='Application'; Id=8198} -MaxEvents 5 | Format-List TimeCreated, Message`,
      in: 'PowerShell',
    },
    step: 'Look up the code after `hr=`.',
    expect: 'A list. “No events were found”: nothing failed recently.',
    to: '/troubleshoot#read-the-code',
  },

  {
    id: 'read-status',
    title: 'See whether Windows is activated',
    open: activationPage,
    step: 'Read **Activation state**.',
    expect:
      '“Windows is activated”, or “Active”: activation is not the problem.',
    to: '/troubleshoot#read-the-status',
  },
  {
    id: 'new-parts',
    title: 'Tell Windows about the new hardware',
    open: activationPage,
    step: 'Select **Troubleshoot**, choose **I changed hardware on this device recently** and sign in with the linked Microsoft account.',
    expect: 'This device in the list.',
    otherwise:
      'Enter your own key, or ask Microsoft in Get Help. A license that came with the PC may not work with a new motherboard.',
    to: '/hwid#hardware-change',
  },
  {
    id: 'reinstalled',
    title: 'Compare the edition with your license',
    run: currentEdition,
    step: 'Then go online.',
    expect:
      'The edition that was activated before activates by itself. Another one needs its own license.',
    to: '/faq#reinstall-same-pc',
  },
  {
    id: 'moved-disk',
    title: 'Activate with a license for this PC',
    open: activationPage,
    step: 'Select **Change product key**. A digital license stays with the old hardware.',
    expect: '“Windows is activated”.',
    to: '/hwid#reset-clone-vm',
  },
  {
    id: 'changed-edition',
    title: 'Match the edition and the key',
    run: currentEdition,
    step: 'Compare the answer with your license.',
    expect:
      'The same edition. If not, enter a key for the installed one, or go back.',
    to: '/change_edition_issues#cause-sign-fix',
  },
  {
    id: 'spoofer',
    title: 'Remove the spoofer first',
    open: 'Settings > Apps',
    step: 'Uninstall it, restart, and run a full antivirus scan.',
    expect: 'The serial numbers from the stickers on the PC.',
    to: '/issues_due_to_gaming_spoofers#restore',
  },
  {
    id: 'tool',
    title: 'Find out what the tool set up',
    run: {
      command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /dlv`,
      in: 'Command Prompt',
    },
    step: 'Look for `VOLUME_KMSCLIENT` and a KMS machine name.',
    expect: 'A name that you do not know comes from the tool: undo it.',
    to: '/faq#undo-a-method',
  },
  {
    id: 'new-license',
    title: 'See what kind of license is installed',
    run: shortReport,
    step: 'Read the word before “channel”.',
    expect:
      '`RETAIL` or `OEM`: go online and restart. `VOLUME` does not fit a private PC.',
    otherwise: 'Ask the seller for a license that works, or for a refund.',
    to: '/check_activation_status#channel-words',
  },
  {
    id: 'no-change',
    title: 'Try again, and note the code',
    run: activate,
    step: 'Go online and restart the PC first.',
    expect: '“Product activated successfully.”, or a code to look up.',
    to: '/troubleshoot#licensing-services',
  },
  {
    id: 'connect',
    title: 'Connect to work or school, then activate',
    run: {
      command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /ato`,
      in: 'Command Prompt',
    },
    step: 'Connect to its network or VPN first.',
    expect: '“Product activated successfully.”, or a code for IT.',
    to: '/licensing-servers-issue#organization-server',
  },
  {
    id: 'tell-it',
    title: 'Send the status to IT',
    run: {
      command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /dlv > "%USERPROFILE%\activation.txt"`,
      in: 'Command Prompt',
    },
    step: 'Send `activation.txt` from your user folder, and change nothing.',
    expect: 'Nothing. The report is in the file.',
    to: '/troubleshoot#ask-for-support',
  },
  {
    id: 'test-kms',
    title: 'Test the KMS host from a client',
    run: {command: `nslookup -type=all _vlmcs._tcp`, in: 'Command Prompt'},
    step: 'Then test the port of that host.',
    expect: 'An SRV record with the name of your own host.',
    to: '/licensing-servers-issue#test-kms',
  },
  {
    id: 'mak',
    title: 'Test the connection to Microsoft',
    run: {
      command: `Test-NetConnection activation-v2.sls.microsoft.com -Port 443`,
      in: 'PowerShell',
    },
    step: 'A MAK can also activate by telephone.',
    expect: '`TcpTestSucceeded : True`.',
    to: '/licensing-servers-issue#tests',
  },
  {
    id: 'subscription',
    title: 'Check that the PC is joined to Entra ID',
    run: {command: `dsregcmd.exe /status`, in: 'Command Prompt'},
    step: 'Windows Pro has to be activated first.',
    expect: '`AzureAdJoined : YES`.',
    to: '/change_edition_issues#subscription',
  },
  {
    id: 'azure',
    title: 'Test the connection to Azure’s KMS host',
    run: {
      command: `Test-NetConnection azkms.core.windows.net -Port 1688`,
      in: 'PowerShell',
    },
    step: 'If it fails, allow the port in firewalls and routes.',
    expect: '`TcpTestSucceeded : True`.',
    to: '/licensing-servers-issue#organization-server',
  },
  {
    id: 'clear-host',
    title: 'Clear the KMS host and enter your own key',
    run: {
      command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /ckms`,
      in: 'Command Prompt (administrator)',
    },
    step: 'No private license uses KMS. Your key may be in the firmware.',
    expect: '“Key Management Service machine name cleared successfully.”',
    to: '/online_kms#undo',
  },
  {
    id: 'evaluation-ends',
    title: 'Plan for the end of the evaluation',
    run: {
      command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /xpr`,
      in: 'Command Prompt',
    },
    step: 'Back up your files before that day.',
    expect: 'The end date. Windows 10 and 11 then need a clean installation.',
    to: '/evaluation_editions#periods',
  },
  {
    id: 'nothing-ends',
    title: 'Check that the message is from Windows',
    run: {
      command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /xpr`,
      in: 'Command Prompt',
    },
    step: 'Close messages of a browser or an e-mail.',
    expect: '“The machine is permanently activated”: nothing ends.',
    to: '/online_kms#license-expires-soon',
  },
  {
    id: 'own-key',
    title: 'Enter your own key over the volume key',
    open: activationPage,
    step: 'Select **Change product key**. A PC sold with Windows often has its key in the firmware.',
    expect: '“Windows is activated”.',
    to: '/licensing-servers-issue#organization-server',
  },
  {
    id: 'stale-watermark',
    title: 'Make sure that it is activated, and restart',
    run: {
      command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /xpr`,
      in: 'Command Prompt',
    },
    step: 'If it is activated, restart the PC.',
    expect: 'No watermark. If it comes back, the activation was lost.',
    to: '/faq#watermark',
  },
  {
    id: 'test-mode',
    title: 'Turn test signing off',
    run: {
      command: `bcdedit /set testsigning off`,
      in: 'Command Prompt (administrator)',
    },
    step: 'Suspend BitLocker first. Test drivers stop working.',
    expect: 'No watermark after a restart.',
    to: '/faq#watermark',
  },
  {
    id: 'evaluation-copy',
    title: 'See whether this is an evaluation edition',
    run: currentEdition,
    step: 'Look for `Eval` in the name of the edition.',
    expect:
      '`Eval` in the name. Without it, on an Insider build, the watermark is normal.',
    to: '/evaluation_editions#check',
  },
  {
    id: 'requirements',
    title: 'Compare the PC with the requirements',
    open: 'Settings > System > About',
    step: 'Compare the processor and the memory.',
    expect: 'What falls short. Activation is not the problem.',
    to: '/windows_11_links#requirements',
  },
  {
    id: 'support-ended',
    title: 'Look for the last security update',
    open: 'Settings > Update & Security > Windows Update > View update history',
    step: 'Look for a security update of this month or the last one.',
    expect:
      'One of this month or the last: the notice is wrong. None: upgrade or enroll.',
    to: '/windows10_eol#false-notice',
  },
  {
    id: 'not-genuine',
    title: 'See why Windows rejects the license',
    run: shortReport,
    step: 'Look up the code of Notification Reason.',
    expect: '`0xC004F200`, or another code with other fixes.',
    to: '/troubleshoot#0xC004F200',
  },
  {
    id: 'end-date',
    title: 'See when the license ends',
    run: {
      command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /xpr`,
      in: 'Command Prompt',
    },
    step: 'It has to be renewed at work. A private PC needs its own license.',
    expect: 'A date.',
    to: '/online_kms#license-expires-soon',
  },
  {
    id: 'rejected',
    title: 'Use your own key',
    open: activationPage,
    step: 'Select **Change product key**. Microsoft rejects this key, and no repair fixes that.',
    expect: '“Windows is activated”.',
    to: '/troubleshoot#0xC004C003',
  },
  {
    id: 'changing-hardware',
    title: 'See whether the hardware values change',
    run: {
      command: `Get-CimInstance Win32_ComputerSystemProduct | Format-List UUID, IdentifyingNumber`,
      in: 'PowerShell',
    },
    step: 'Note the values, restart, and run it again.',
    expect: 'The same values. If not, a driver falsifies them.',
    to: '/issues_due_to_gaming_spoofers#compare-values',
  },
  {
    id: 'restart-task',
    title: 'Check the task of the licensing service',
    run: {
      command: String.raw`Get-ScheduledTask -TaskPath '\Microsoft\Windows\SoftwareProtectionPlatform\' | Format-Table TaskName, State`,
      in: 'PowerShell (administrator)',
    },
    step: 'Undo what disabled it, such as an “optimizer”.',
    expect: '`SvcRestartTask` is `Ready`.',
    to: '/licensing-servers-issue#services',
  },
  {
    id: 'refused-key',
    title: 'Compare the key with the edition',
    run: targetEditions,
    step: 'Type the key again, with hyphens.',
    expect:
      'The edition of the key in the list. If it is missing, no key leads there.',
    to: '/change_edition_issues#cause-sign-fix',
  },
  {
    id: 'blocked-key',
    title: 'Ask the seller, or Microsoft',
    open: 'Get Help, from the Start menu',
    step: 'Get the proof of purchase ready. No repair unblocks a key.',
    expect: 'A new key, a refund, or activation by telephone.',
    to: '/troubleshoot#0xC004C008',
  },
  {
    id: 'old-key',
    title: 'See whether the PC needs a key',
    open: activationPage,
    step: 'Such a key no longer activates Windows 10 or 11.',
    expect:
      '“Windows is activated”, or “Active”: the PC has a digital license. If not, get another key.',
    to: '/faq#windows-7-and-8-keys',
  },
  {
    id: 'gray-box',
    title: 'Use an administrator account',
    open: 'Settings > Accounts > Your info',
    step: 'A work PC takes its key from IT.',
    expect: '**Administrator** below your name.',
    to: '/change_edition_issues#key-box-grayed-out',
  },
  {
    id: 'edition-returns',
    title: 'Repair Windows, then enter the key again',
    run: {
      command: `DISM /Online /Cleanup-Image /RestoreHealth`,
      in: 'Command Prompt (administrator)',
    },
    step: 'Restart first.',
    expect: '“The operation completed successfully.”',
    to: '/change_edition_issues#repair',
  },
  {
    id: 'setup-key',
    title: 'See which key Setup finds',
    run: {
      command: `(Get-CimInstance SoftwareLicensingService).OA3xOriginalProductKey`,
      in: 'PowerShell (administrator)',
    },
    step: 'Setup prefers this key to the one you type. Without a running Windows, write your key into `PID.txt` on the media.',
    expect: 'A key, or an empty line.',
    to: '/change_edition_issues#firmware-key',
  },
  {
    id: 'find-path',
    title: 'See which editions you can reach',
    open: 'Find your path, on the page about editions',
    step: 'Choose what you have and what you want.',
    expect: 'The steps, and what stays on the PC.',
    to: '/change_windows_edition#find-your-path',
    more: 'Go to the path finder',
  },
  {
    id: 'vbscript',
    title: 'See whether Windows has VBScript',
    run: {
      command: `DISM /Online /Get-CapabilityInfo /CapabilityName:VBSCRIPT~~~~`,
      in: 'Command Prompt (administrator)',
    },
    step: 'If it is not present, add it, or use PowerShell.',
    expect: '`State : Installed`.',
    to: '/check_activation_status#vbscript',
  },
  {
    id: 'access-denied',
    title: 'Run it as administrator',
    open: 'Start > type cmd > Run as administrator',
    step: 'Repeat the command there.',
    expect: 'No error. If it stays, the service has the wrong permissions.',
    to: '/troubleshoot#0x80070005',
  },
  {
    id: 'wmi',
    title: 'Check the WMI database',
    run: {
      command: `winmgmt /verifyrepository`,
      in: 'Command Prompt (administrator)',
    },
    step: 'Restart first.',
    expect:
      '“WMI repository is consistent”: repair the system files. Otherwise salvage it.',
    to: '/troubleshoot#check-wmi',
  },
  {
    id: 'error-577',
    title: 'Scan for malware first',
    run: {command: `Start-MpWDOScan`, in: 'PowerShell (administrator)'},
    step: 'Save your work: the PC restarts.',
    expect:
      'Nothing found: repair the system files. Malware: install Windows from scratch.',
    to: '/troubleshoot#error-577',
  },
  {
    id: 'service-state',
    title: 'See the state of the services',
    run: {
      command: `Get-Service sppsvc, ClipSVC, LicenseManager | Format-Table Name, Status, StartType`,
      in: 'PowerShell',
    },
    step: 'Undo what disabled one.',
    expect: 'Three lines, none `Disabled`. `Stopped` is normal for `sppsvc`.',
    to: '/troubleshoot#licensing-services',
  },
  {
    id: 'reach-servers',
    title: 'Test the connection to the servers',
    run: {
      command: `Test-NetConnection licensing.mp.microsoft.com -Port 443`,
      in: 'PowerShell',
    },
    step: 'Correct the clock first, or try a phone’s hotspot.',
    expect:
      '`TcpTestSucceeded : True`. `False`: firewall, proxy, or hosts file.',
    to: '/troubleshoot#time-and-network',
  },

  {
    id: 'server-activate',
    title: 'Activate the server, and note the code',
    run: activate,
    step: 'If it has no key yet, install it with `slmgr.vbs /ipk` first.',
    expect: '“Product activated successfully.”, or a code to look up.',
    to: '/troubleshoot#licensing-services',
  },
  {
    id: 'server-status',
    title: 'See which license the server has',
    run: shortReport,
    step: 'Read the Description line, then choose again.',
    expect:
      '`VOLUME_KMSCLIENT` is for a KMS host, `VOLUME_MAK` a MAK, `EVAL` an evaluation.',
    to: '/check_activation_status#channel-words',
  },
  {
    id: 'server-eval',
    title: 'See what the server can become',
    run: targetEditions,
    step: 'Back up first.',
    expect: 'The edition of your key in the list.',
    to: '/evaluation_editions#convert-server',
  },
  {
    id: 'server-key',
    title: 'Change the edition with DISM',
    run: currentEdition,
    step: 'Settings and `slmgr.vbs` do not convert an evaluation.',
    expect: '`Eval` in the name: use DISM with your key.',
    to: '/change_windows_edition#server',
  },
  {
    id: 'kms-host',
    title: 'See the state of the KMS host',
    run: {
      command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /dlv`,
      in: 'Command Prompt (administrator)',
    },
    step: 'Run it on the host.',
    expect: '“Licensed”, and a count that has reached the threshold.',
    to: '/online_kms#host-setup',
  },
  {
    id: 'remote-desktop',
    title: 'Open the RD Licensing Diagnoser',
    open: 'Server Manager > Tools > Remote Desktop Services',
    step: '`slmgr.vbs` does not handle these licenses.',
    expect: 'A list of what is missing.',
    to: '/unsupported_products_activation#rds-cals',
  },
  {
    id: 'telephone',
    title: 'Activate by telephone, or on a web page',
    run: {
      command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /dti`,
      in: 'Command Prompt (administrator)',
    },
    step: 'Give Microsoft this installation ID. Callers are often sent to a web page: have a phone with internet at hand.',
    expect: 'A confirmation ID for `slmgr.vbs /atp`.',
    to: '/licensing-servers-issue#telephone',
  },

  {
    id: 'office-account',
    title: 'See which Office this is',
    open: 'File > Account, in Word',
    step: 'Read **Belongs to**, then **About Word**.',
    expect: 'A License ID is a subscription, a Product ID another license.',
    to: '/office-license-is-not-genuine#check-the-license',
  },
  {
    id: 'office-repair',
    title: 'Update Office, then sign in again',
    open: 'File > Account > Update Options > Update Now',
    step: 'Sign out and in with the account that owns the license.',
    expect: 'No banner. If it stays, repair Office.',
    to: '/office-license-is-not-genuine#remedies',
  },
  {
    id: 'office-proof',
    title: 'Compare the license with the purchase',
    run: officeStatus,
    step: 'Read LICENSE DESCRIPTION.',
    expect: '`RETAIL`. `VOLUME` is for companies: ask the seller for a refund.',
    to: '/office-license-is-not-genuine#causes',
  },
  {
    id: 'office-act',
    title: 'Connect to the organization, then activate',
    run: {
      command: `cscript //nologo ospp.vbs /act`,
      in: 'Command Prompt (administrator), Office16 folder',
    },
    step: 'Connect to its network or VPN. Without administrator rights, ask IT.',
    expect: '“Product activation successful”, or a code for IT.',
    to: '/office-license-is-not-genuine#remedies',
  },
  {
    id: 'office-tool',
    title: 'Remove what the tool left in Office',
    run: officeStatus,
    step: 'First, get your own Office ready.',
    expect: 'The licenses on this PC, to compare with yours.',
    to: '/ohook#remove',
  },
  {
    id: 'office-365',
    title: 'Sign in with the account that has the subscription',
    open: 'File > Account > Sign out, in Word',
    step: 'Close all Office apps, then sign in.',
    expect: 'Your plan under Product Information.',
    to: '/check_activation_status#check-microsoft-365-apps',
  },
  {
    id: 'office-once',
    title: 'Sign in with the account of the purchase',
    open: 'account.microsoft.com/services, in a browser',
    step: 'Compare the product with **File > Account** in Word.',
    expect: 'The same product and year.',
    to: '/check_activation_status#check-office-with-ospp',
  },
  {
    id: 'office-end',
    title: 'See which license ends',
    run: officeStatus,
    step: 'Read LICENSE DESCRIPTION and REMAINING GRACE.',
    expect:
      '`VOLUME_KMSCLIENT`: it is renewed at work. A private PC needs its own Office.',
    to: '/check_activation_status#check-office-with-ospp',
  },
  {
    id: 'office-shared',
    title: 'See whether it is set up for several people',
    run: {
      command: String.raw`reg query HKLM\SOFTWARE\Microsoft\Office\ClickToRun\Configuration /v SharedComputerLicensing`,
      in: 'Command Prompt',
    },
    step: 'Everybody needs a plan that includes shared computers.',
    expect: '`1` at the end of the line. If not, turn the mode on.',
    to: '/unsupported_products_activation#shared-computers',
  },
  {
    id: 'office-own',
    title: 'Use your own Office',
    open: 'File > Account > Sign out, in Word',
    step: 'A license from work or school stays there when you leave.',
    expect: 'Word asks for an account: use one with its own license.',
    to: '/hwid#move-license',
  },
  {
    id: 'office-online',
    title: 'Let Office check the subscription online',
    open: 'File > Account > Sign in, in Word',
    step: 'Use the account that owns the subscription.',
    expect: 'No message at the next start.',
    to: '/office-license-is-not-genuine#is-it-this-banner',
  },
  {
    id: 'office-sign-in',
    title: 'Remove the stored sign-ins of Office',
    open: 'Credential Manager > Windows Credentials',
    step: 'Sign out in Word and close Office. Remove what begins with `MicrosoftOffice16`.',
    expect: 'After a restart, Word accepts your account.',
    to: '/office-license-is-not-genuine#sign-in',
  },
  {
    id: 'office-licenses',
    title: 'List the licenses of Office',
    run: officeStatus,
    step: 'Compare LICENSE NAME with what you bought.',
    expect: 'The last five characters of each key, to remove it by.',
    to: '/change_office_edition#remove-a-license',
  },
  {
    id: 'office-service',
    title: 'Check the service that installs Office',
    run: {
      command: `Get-Service ClickToRunSvc | Format-Table Name, Status, StartType`,
      in: 'PowerShell',
    },
    step: 'Look up a code as well, if there is one.',
    expect: 'Not `Disabled`.',
    to: '/troubleshoot#office-services',
  },

  {
    id: 'mac-read-only',
    title: 'Update Office 2021 or later',
    open: 'Word > About Word',
    step: 'Compare its version with the section below, and update.',
    expect: 'Word saves again.',
    otherwise: 'Office 2019 reportedly gets no update: use a later Office.',
    to: '/office_for_mac#read-only-since-july-2026',
  },
  {
    id: 'mac-sign-in',
    title: 'Sign in with the licensed account',
    open: 'Word > Sign In',
    step: 'It is the account that has the subscription, or that redeemed the key.',
    expect: 'The license in **Word > About Word**.',
    to: '/office_for_mac#activate-microsoft-365',
  },
  {
    id: 'mac-ltsc',
    title: 'Run the serializer of your organization',
    open: 'Microsoft 365 admin center > Billing > Your products',
    step: 'An administrator gets it there. Run it, and open Word again.',
    expect: 'A volume license in **Word > About Word**.',
    to: '/office_for_mac#activate-office-ltsc',
  },
  {
    id: 'mac-remove',
    title: 'Remove the old license',
    open: 'License Removal Tool, from Microsoft',
    step: 'Quit Office, run the tool, and restart the Mac.',
    expect: 'Word asks you to sign in.',
    to: '/office_for_mac#remove-a-license',
  },
  {
    id: 'mac-error',
    title: 'Check where the apps are',
    open: 'Finder > Applications',
    step: 'Move the Office apps back there if they are elsewhere.',
    expect: 'No keychain prompts.',
    to: '/office_for_mac#if-it-does-not-work',
  },

  {
    id: 'move-license',
    title: 'See whether the license may move',
    run: shortReport,
    step: 'Run it on the old PC.',
    expect: '`RETAIL` may move, `OEM` stays with its PC.',
    to: '/hwid#move-license',
  },
  {
    id: 'move-office',
    title: 'See which license Office has',
    open: 'File > Account, in Word; on a Mac: Word > About Word',
    step: 'Read the product, and the account it belongs to.',
    expect:
      'Microsoft 365: sign in on the new device. Office bought once: its terms say whether it may move.',
    to: '/hwid#move-license',
  },
  {
    id: 'esu',
    title: 'See whether the enrollment works',
    open: 'Settings > Update & Security > Windows Update',
    step: 'Select **Check for updates**. If **Enroll now** is there, the PC is not enrolled yet.',
    expect: 'A security update newer than the end of support.',
    otherwise: 'Look up the code of the update that fails.',
    to: '/windows10_eol#consumer-esu',
  },
  {
    id: 'fake-copy',
    title: 'Check the download before you run it',
    open: 'The repository, from the project’s own documentation',
    step: 'Compare the owner and the name letter by letter.',
    expect: 'Years of commits, and the same file as yours.',
    to: '/faq#fake-copy',
  },
];
