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
  /** What to do, as a heading. */
  title: string;
  /** What the command shows, or what shows that it worked, and what that means. Backticks mark code. */
  expect: string;
  /** What to do if that does not help, where the section has a second way. Backticks mark code. */
  otherwise?: string;
  /** The section with the whole procedure, as in a link: `/hwid#hardware-change`. */
  to: string;
  /** Text of the link, if the section is not a procedure. */
  more?: string;
}

/**
 * An advice starts with a command to run, and what to do before and after it, or with how to open a place: "Open **Settings >
 * Apps**", and what to do there. Backticks mark code.
 */
type NewAdvice = DiagnosisEnd &
  (
    | {run: DiagnosisCommand; before?: string; step?: string; open?: never}
    | {open: string; step: string; before?: never; run?: never}
  );

export type DiagnosisAdvice = {id: string} & NewAdvice;

/** Questions by id, their answers with the id of what comes next. */
function questionsOf(
  rows: Readonly<
    Record<
      string,
      Omit<DiagnosisQuestion, 'id' | 'answers'> & {
        answers: Readonly<Record<string, string>>;
      }
    >
  >,
): DiagnosisQuestion[] {
  return Object.entries(rows).map(([id, {answers, ...question}]) => ({
    id,
    ...question,
    answers: Object.entries(answers).map(([label, next]) => ({label, next})),
  }));
}

/** Advice by id. */
function adviceOf(
  rows: Readonly<Record<string, NewAdvice>>,
): DiagnosisAdvice[] {
  return Object.entries(rows).map(([id, advice]) => ({id, ...advice}));
}

/** The question that comes first. */
export const firstQuestion = 'start';

const shortReport: DiagnosisCommand = {
  command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /dli`,
  in: 'Command Prompt',
};

const endOfLicense: DiagnosisCommand = {
  command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /xpr`,
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
const activationPage =
  'Press **Windows+R**, enter `ms-settings:activation`, and select **OK**';

export const diagnosisQuestions: readonly DiagnosisQuestion[] = questionsOf({
  start: {
    ask: 'Where is the problem?',
    answers: {
      'Windows on a PC': 'windows',
      'Office on Windows': 'office',
      'Office on a Mac': 'mac',
      'Windows Server': 'server',
      "I had an error code, but it's gone": 'find-code',
      'Something else': 'other',
    },
  },
  windows: {
    ask: 'What does Windows show?',
    answers: {
      '"Activate Windows", or "not activated"': 'owner',
      '"Your Windows license will expire soon"': 'expiry',
      '"We can\'t connect to your organization\'s activation server"':
        'no-server',
      '"We can\'t reach the activation servers"': 'reach-servers',
      'Another watermark or notice': 'notice',
      'It keeps losing its activation': 'lost',
      'A key or another edition does not work': 'edition',
      '`slmgr.vbs` or a service fails': 'services',
      'Nothing, or I am not sure': 'read-status',
    },
  },
  owner: {
    ask: 'Who owns the PC?',
    answers: {
      'I do': 'change',
      'My employer or school': 'network',
      'I manage it for an organization': 'license',
    },
  },
  change: {
    ask: 'What changed before?',
    answers: {
      'The motherboard or other parts': 'new-parts',
      'Windows was reinstalled or reset': 'reinstalled',
      'The disk, or a copy of it, is now in another PC': 'moved-disk',
      'The edition or the product key': 'changed-edition',
      'I ran a game spoofer': 'spoofer',
      'An activation tool ran or was removed': 'tool',
      'It is a new or used PC, or a new key': 'new-license',
      'Nothing, or only an update': 'no-change',
    },
  },
  network: {
    ask: 'Is the PC on the network of work or school, or its VPN?',
    answers: {
      No: 'connect',
      Yes: 'tell-it',
    },
  },
  license: {
    ask: 'How does the organization activate Windows?',
    answers: {
      'With a KMS host': 'test-kms',
      'With a MAK': 'mak',
      'With a Microsoft 365 subscription': 'subscription',
      'In Azure': 'azure',
    },
  },
  expiry: {
    ask: 'Who owns the PC?',
    answers: {
      'I do': 'expiry-kind',
      'My employer or school': 'connect',
      'I manage it for an organization': 'test-kms',
    },
  },
  'expiry-kind': {
    ask: 'What does the line Description contain?',
    run: shortReport,
    answers: {
      '`VOLUME_KMSCLIENT`': 'clear-host',
      '`TIMEBASED_EVAL`': 'evaluation-ends',
      '`RETAIL` or `OEM`': 'nothing-ends',
    },
  },
  'no-server': {
    ask: 'Who owns the PC?',
    answers: {
      'I do': 'own-key',
      'My employer or school': 'connect',
      'I manage it for an organization': 'test-kms',
    },
  },
  notice: {
    ask: 'What does it say?',
    answers: {
      '"Activate Windows", although it is activated': 'stale-watermark',
      '"Test Mode"': 'test-mode',
      '"Evaluation copy", or it shuts down every hour': 'evaluation-copy',
      '"System requirements not met"': 'requirements',
      'That support has ended': 'ended-support',
      'That Windows is not genuine': 'not-genuine',
    },
  },
  'ended-support': {
    ask: 'Which Windows is it?',
    answers: {
      'Windows 11': 'next-release',
      'Windows 10': 'support-ended',
    },
  },
  lost: {
    ask: 'What does the report name while Windows is not activated?',
    run: shortReport,
    answers: {
      '`VOLUME_KMSCLIENT` or `TIMEBASED_EVAL`': 'end-date',
      '`0xC004C003`': 'rejected',
      '`0xC004F200`': 'not-genuine',
      '`0xC004F211`': 'changing-hardware',
      'Another code, or none': 'restart-task',
    },
  },
  edition: {
    ask: 'What happens?',
    answers: {
      'The key is refused': 'refused-key',
      'The key is blocked, or used too often': 'blocked-key',
      'The key is for Windows 7 or 8': 'old-key',
      'The box for the key is grayed out': 'gray-box',
      'The old edition comes back, or DISM error 1168': 'edition-returns',
      'Enterprise became Pro again': 'subscription',
      'Setup takes the wrong edition, or refuses the key': 'setup-key',
      'I want to know what is possible': 'find-path',
    },
  },
  services: {
    ask: 'What does it say?',
    answers: {
      'There is no script engine for `.vbs`': 'vbscript',
      'Access denied': 'access-denied',
      '`0x80041002`, `0x80041010`, "invalid class"': 'wmi',
      'Error 577, when a service starts': 'error-577',
      'A service is disabled or missing': 'service-state',
    },
  },

  server: {
    ask: 'What is it about?',
    answers: {
      'It is not activated': 'server-license',
      'An evaluation copy, or hourly shutdowns': 'server-eval',
      'A key that the server refuses': 'server-key',
      'A KMS host that I run': 'kms-host',
      'Remote Desktop licenses': 'remote-desktop',
      'Office on a Remote Desktop or Citrix server': 'office-shared',
      'A server without internet': 'telephone',
    },
  },
  'server-license': {
    ask: 'How should it be activated?',
    answers: {
      'With a KMS host': 'test-kms',
      'With a MAK': 'mak',
      'In Azure': 'azure',
      'With a key of its own': 'server-activate',
      'I do not know': 'server-status',
    },
  },

  office: {
    ask: 'What does Office show?',
    answers: {
      '"Get genuine Office", or a red title bar': 'office-owner',
      'That it is unlicensed or wants activation': 'office-kind',
      '"There was a problem checking this device\'s license status"':
        'office-plan',
      'A sign-in error or an empty window': 'office-sign-in',
      'That its license ends on a date': 'office-end',
      'Licenses that I do not use': 'office-licenses',
      'An installation or update that fails': 'office-service',
      'Nothing, or I am not sure': 'office-account',
    },
  },
  'office-owner': {
    ask: 'Where does this Office come from?',
    answers: {
      'I have a license of my own': 'office-repair',
      'It came with a key or a PC that I bought': 'office-proof',
      'From work or school': 'office-act',
      'From an activation tool': 'office-tool',
    },
  },
  'office-kind': {
    ask: 'Which license do you have?',
    answers: {
      'Microsoft 365': 'office-365',
      'Office bought once': 'office-once',
      'Microsoft 365, on a computer that many people use': 'office-shared',
      'Volume license of work or school': 'office-act',
      'That of a former employer or school': 'office-own',
      'I do not know': 'office-account',
    },
  },
  'office-plan': {
    ask: 'Does somebody pay for Microsoft 365?',
    answers: {
      'Yes: I or my organization': 'office-online',
      No: 'office-tool',
    },
  },

  mac: {
    ask: 'What does Office on the Mac show?',
    answers: {
      'It opens files, but does not save': 'mac-read-only',
      'It wants a sign-in or activation': 'mac-kind',
      'An old license or another account': 'mac-remove',
      'Keychain prompts': 'mac-error',
    },
  },
  'mac-kind': {
    ask: 'Which license do you have?',
    answers: {
      'Microsoft 365, or Office bought once': 'mac-sign-in',
      'Volume license (Office LTSC)': 'mac-ltsc',
    },
  },

  other: {
    ask: 'What is it about?',
    answers: {
      'Moving Windows to a new PC': 'move-license',
      'Moving Office to a new PC or Mac': 'move-office',
      'Activation by phone, or without internet': 'telephone',
      'Windows 10 after its end of support (ESU)': 'esu',
      'A download that may be a fake copy': 'fake-copy',
    },
  },
});

export const diagnosisAdvice: readonly DiagnosisAdvice[] = adviceOf({
  'find-code': {
    title: 'Find the code in the event log',
    run: {
      command: `Get-WinEvent -FilterHashtable @{LogName='Application'; Id=8198} -MaxEvents 5 | Format-List TimeCreated, Message`,
      in: 'PowerShell',
    },
    step: 'Look up the code after `hr=`.',
    expect: 'A list. "No events were found": the log has no such failure.',
    to: '/troubleshoot#read-the-code',
  },

  'read-status': {
    title: 'See whether Windows is activated',
    open: activationPage,
    step: 'Read **Activation state**.',
    expect:
      '"Windows is activated", or "Active": activation is not the problem.',
    to: '/troubleshoot#read-the-status',
  },
  'new-parts': {
    title: 'Tell Windows about the new hardware',
    open: activationPage,
    step: 'Select **Troubleshoot**, choose **I changed hardware on this device recently** and sign in with the linked Microsoft account.',
    expect: 'This device in the list.',
    otherwise:
      'Enter your own key, or ask Microsoft in Get Help. A license that came with the PC may not work with a new motherboard.',
    to: '/hwid#hardware-change',
  },
  reinstalled: {
    title: 'Compare the edition with your license',
    run: currentEdition,
    expect: 'The edition that is installed.',
    step: 'Go online: an edition that was active on this PC activates by itself. Another one needs its own license.',
    to: '/faq#reinstall-same-pc',
  },
  'moved-disk': {
    title: 'Activate with a license for this PC',
    open: activationPage,
    step: 'Select **Troubleshoot** if a license that you bought on its own is linked to your account; otherwise, **Change product key**.',
    expect: '"Windows is activated".',
    to: '/hwid#reset-clone-vm',
  },
  'changed-edition': {
    title: 'Match the edition and the key',
    run: currentEdition,
    step: 'Compare the answer with your license.',
    expect:
      'The same edition. If not, enter a key for the installed one, or go back.',
    to: '/change_edition_issues#cause-sign-fix',
  },
  spoofer: {
    title: 'Remove the spoofer first',
    open: 'Open **Settings > Apps**',
    step: 'Uninstall it, restart, and run a full antivirus scan. Then compare the hardware values, as step 3 of the page shows.',
    expect: 'Afterward, the serial numbers match the stickers on the PC.',
    to: '/issues_due_to_gaming_spoofers#restore',
  },
  tool: {
    title: 'Find out what the tool set up',
    run: {
      command: String.raw`reg query "HKLM\SOFTWARE\Microsoft\Windows NT\CurrentVersion\SoftwareProtectionPlatform" /s /v KeyManagementServiceName`,
      in: 'Command Prompt',
    },
    step: 'Look for the name of a host.',
    expect:
      "A name you don't know: a tool or a former owner set it. Undo it. `0 match(es)`: no KMS host; other methods leave other traces.",
    to: '/faq#undo-a-method',
  },
  'new-license': {
    title: 'See what kind of license is installed',
    run: shortReport,
    step: 'Read the word before "channel".',
    expect:
      '`RETAIL` or `OEM`: go online and restart. `VOLUME` does not fit a private PC.',
    otherwise: 'Ask the seller for a license that works, or for a refund.',
    to: '/check_activation_status#channel-words',
  },
  'no-change': {
    title: 'Try again, and note the code',
    run: activate,
    before: 'Go online and restart the PC first.',
    expect: '"Product activated successfully.", or a code to look up.',
    to: '/troubleshoot#licensing-services',
  },
  connect: {
    title: 'Connect to work or school, then activate',
    run: {
      command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /ato`,
      in: 'Command Prompt',
    },
    before: 'Connect to its network or VPN first.',
    expect: '"Product activated successfully.", or a code for IT.',
    to: '/licensing-servers-issue#organization-server',
  },
  'tell-it': {
    title: 'Send the status to IT',
    run: {
      command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /dlv > "%USERPROFILE%\activation.txt"`,
      in: 'Command Prompt',
    },
    step: 'Send `activation.txt` from your user folder, and change nothing.',
    expect: 'Nothing. The report is in the file.',
    to: '/troubleshoot#ask-for-support',
  },
  'test-kms': {
    title: 'Test the KMS host from a client',
    run: {command: `nslookup -type=all _vlmcs._tcp`, in: 'Command Prompt'},
    step: 'Then test the port of that host.',
    expect: 'An SRV record with the name of your own host.',
    to: '/licensing-servers-issue#test-kms',
  },
  mak: {
    title: 'Test the connection to Microsoft',
    run: {
      command: `Test-NetConnection activation-v2.sls.microsoft.com -Port 443`,
      in: 'PowerShell',
    },
    step: "A MAK can also activate through Microsoft's portal, on another device.",
    expect: '`TcpTestSucceeded : True`.',
    to: '/licensing-servers-issue#tests',
  },
  subscription: {
    title: 'Check that the PC is joined to Entra ID',
    run: {command: `dsregcmd.exe /status`, in: 'Command Prompt'},
    before: 'Windows Pro has to be activated first.',
    expect: '`AzureAdJoined : YES`.',
    to: '/change_edition_issues#subscription',
  },
  azure: {
    title: "Test the connection to Azure's KMS host",
    run: {
      command: `Test-NetConnection azkms.core.windows.net -Port 1688`,
      in: 'PowerShell',
    },
    step: 'If it fails, allow the port in firewalls and routes.',
    expect: '`TcpTestSucceeded : True`.',
    to: '/licensing-servers-issue#cloud',
  },
  'clear-host': {
    title: 'Clear the KMS host and enter your own key',
    run: {
      command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /ckms`,
      in: 'Command Prompt (administrator)',
    },
    before:
      'First remove the renewal task, if a tool set one. Private licenses never use KMS.',
    expect: '"Key Management Service machine name cleared successfully."',
    to: '/online_kms#undo',
  },
  'evaluation-ends': {
    title: 'Plan for the end of the evaluation',
    run: endOfLicense,
    step: 'Back up your files before that day.',
    expect: 'The end date. Windows 10 and 11 then need a clean installation.',
    to: '/evaluation_editions#periods',
  },
  'nothing-ends': {
    title: 'Check that the message is from Windows',
    run: endOfLicense,
    step: 'Ignore such a message in a browser or an e-mail.',
    expect: '"The machine is permanently activated": nothing ends.',
    to: '/online_kms#license-expires-soon',
  },
  'own-key': {
    title: 'Enter your own key over the volume key',
    open: activationPage,
    step: 'Select **Change product key**. A PC sold with Windows often has its key in the firmware.',
    expect: '"Windows is activated".',
    to: '/licensing-servers-issue#organization-server',
  },
  'stale-watermark': {
    title: 'Make sure that Windows is activated, and restart',
    run: endOfLicense,
    expect: 'The end date, or "permanently activated".',
    step: 'If it is activated, restart the PC: the watermark goes. If it comes back, the activation was lost.',
    to: '/faq#watermark',
  },
  'test-mode': {
    title: 'Turn test signing off',
    run: {
      command: `bcdedit /set testsigning off`,
      in: 'Command Prompt (administrator)',
    },
    before:
      'Save the BitLocker recovery key and suspend BitLocker first. Test drivers stop working.',
    expect: 'No watermark after a restart.',
    to: '/faq#watermark',
  },
  'evaluation-copy': {
    title: 'See whether this is an evaluation edition',
    run: currentEdition,
    step: 'Look for `Eval` in the name of the edition.',
    expect:
      '`Eval` in the name. Without it, on an Insider build, the watermark is normal.',
    to: '/evaluation_editions#check',
  },
  requirements: {
    title: 'Compare the PC with the requirements',
    open: 'Open **PC Health Check** (`aka.ms/GetPCHealthCheckApp`)',
    step: 'Select **Check now**.',
    expect:
      'What is missing, such as TPM 2.0. This message has nothing to do with activation.',
    to: '/windows_11_links#requirements',
  },
  'support-ended': {
    title: 'Look for the last security update',
    open: 'Open **Settings > Update & Security > Windows Update > View update history**',
    step: 'Look for a security update of this month or the last one.',
    expect:
      'One of this month or the last: the notice is wrong. None: upgrade or enroll.',
    to: '/windows10_eol#false-notice',
  },
  'next-release': {
    title: 'Install the next release of Windows 11',
    open: 'Open **Settings > Windows Update**',
    step: 'Select **Check for updates**. The next release costs nothing.',
    expect: 'A newer release to download.',
    to: '/news#2026-10-13-office-2021',
    more: 'Which releases have ended',
  },
  'not-genuine': {
    title: 'See why Windows rejects the license',
    run: shortReport,
    step: 'Look up the code of Notification Reason.',
    expect: '`0xC004F200`, or another code with other fixes.',
    to: '/troubleshoot#0xC004F200',
  },
  'end-date': {
    title: 'See when the license ends',
    run: endOfLicense,
    step: 'A work PC renews it at work. A private PC needs its own license.',
    expect: 'A date, or "Notification mode": it has ended.',
    to: '/online_kms#license-expires-soon',
  },
  rejected: {
    title: 'Use your own key',
    open: activationPage,
    step: 'Select **Troubleshoot** first, then **Change product key**. No repair unblocks a key.',
    expect: '"Windows is activated".',
    to: '/troubleshoot#0xC004C003',
  },
  'changing-hardware': {
    title: 'See whether the hardware values change',
    run: {
      command: `Get-CimInstance Win32_ComputerSystemProduct | Format-List UUID, IdentifyingNumber`,
      in: 'PowerShell',
    },
    expect: 'A UUID and a serial number.',
    step: 'Note both, restart, and run it again. If they differ, the firmware or a driver reports wrong ones.',
    to: '/issues_due_to_gaming_spoofers#compare-values',
  },
  'restart-task': {
    title: 'Check the task of the licensing service',
    run: {
      command: String.raw`Get-ScheduledTask -TaskPath '\Microsoft\Windows\SoftwareProtectionPlatform\' | Format-Table TaskName, State`,
      in: 'PowerShell (administrator)',
    },
    step: 'Undo what disabled it, such as an "optimizer".',
    expect: '`SvcRestartTask` is `Ready`.',
    to: '/licensing-servers-issue#services',
  },
  'refused-key': {
    title: 'Compare the key with the edition',
    run: targetEditions,
    step: 'Type the key again, with hyphens.',
    expect:
      "The edition of the key, unless it's the installed one. Missing: look for another path.",
    to: '/change_edition_issues#cause-sign-fix',
  },
  'blocked-key': {
    title: 'Ask the seller, or Microsoft',
    open: 'Open **Get Help** from the Start menu',
    step: 'Get the proof of purchase ready. No repair unblocks a key.',
    expect: 'A new key, a refund, or an activation by Microsoft.',
    to: '/troubleshoot#0xC004C008',
  },
  'old-key': {
    title: 'See whether the PC needs a key',
    open: activationPage,
    step: 'A key of Windows 7 or 8 no longer activates Windows 10 or 11.',
    expect:
      '"Windows is activated", or "Active": the PC has a digital license. If not, get another key.',
    to: '/faq#windows-7-and-8-keys',
  },
  'gray-box': {
    title: 'Use an administrator account',
    open: 'Open **Settings > Accounts > Your info**',
    step: 'On a work PC, IT sets the key.',
    expect: '**Administrator** below your name.',
    to: '/change_edition_issues#key-box-grayed-out',
  },
  'edition-returns': {
    title: 'Repair Windows, then enter the key again',
    run: {
      command: `DISM /Online /Cleanup-Image /RestoreHealth`,
      in: 'Command Prompt (administrator)',
    },
    before: 'Restart first.',
    expect: '"The operation completed successfully."',
    to: '/change_edition_issues#repair',
  },
  'setup-key': {
    title: 'See which key Setup finds',
    run: {
      command: `(Get-CimInstance SoftwareLicensingService).OA3xOriginalProductKey`,
      in: 'PowerShell (administrator)',
    },
    step: 'Setup prefers this key to the one you type. Without a running Windows, write your key into `PID.txt` on the media.',
    expect: 'A key, or an empty line.',
    to: '/change_edition_issues#firmware-key',
  },
  'find-path': {
    title: 'See which editions you can reach',
    open: 'Open **Change Windows edition** on this site',
    step: 'Choose what you have and what you want.',
    expect: 'The steps, and what stays on the PC.',
    to: '/change_windows_edition#find-your-path',
    more: 'Go to the path finder',
  },
  vbscript: {
    title: 'See whether Windows has VBScript',
    run: {
      command: `DISM /Online /Get-CapabilityInfo /CapabilityName:VBSCRIPT~~~~`,
      in: 'Command Prompt (administrator)',
    },
    step: 'If it is not present, add it, or use PowerShell.',
    expect: '`State : Installed`.',
    to: '/check_activation_status#vbscript',
  },
  'access-denied': {
    title: 'Run the command as administrator',
    open: 'Select **Start**, type `cmd`, and select **Run as administrator**',
    step: 'Repeat the command there.',
    expect: 'No error. If it stays, the service has the wrong permissions.',
    to: '/troubleshoot#0x80070005',
  },
  wmi: {
    title: 'Check the WMI database',
    run: {
      command: `winmgmt /verifyrepository`,
      in: 'Command Prompt (administrator)',
    },
    before: 'Restart first.',
    expect:
      '"WMI repository is consistent": repair the system files. Otherwise salvage it.',
    to: '/troubleshoot#check-wmi',
  },
  'error-577': {
    title: 'Scan for malware first',
    run: {command: `Start-MpWDOScan`, in: 'PowerShell (administrator)'},
    before:
      'Save your work and the BitLocker recovery key, and suspend BitLocker first: the PC restarts.',
    step: 'On Arm and on a server, there is no such scan: run a full one.',
    expect:
      'Nothing found: repair the system files. Malware: install Windows from scratch.',
    to: '/troubleshoot#error-577',
  },
  'service-state': {
    title: 'See the state of the services',
    run: {
      command: `Get-Service sppsvc, ClipSVC, LicenseManager | Format-Table Name, Status, StartType`,
      in: 'PowerShell',
    },
    step: 'Undo what disabled one.',
    expect: 'Three lines, none `Disabled`. `Stopped` is normal for `sppsvc`.',
    to: '/troubleshoot#licensing-services',
  },
  'reach-servers': {
    title: 'Test the connection to the servers',
    run: {
      command: `Test-NetConnection licensing.mp.microsoft.com -Port 443`,
      in: 'PowerShell',
    },
    expect:
      '`TcpTestSucceeded : True`. `False`: firewall, proxy, or hosts file.',
    step: "If it fails, correct the clock, or try a phone's hotspot.",
    to: '/troubleshoot#time-and-network',
  },

  'server-activate': {
    title: 'Activate the server, and note the code',
    run: activate,
    before: 'If it has no key yet, install it with `slmgr.vbs /ipk` first.',
    expect: '"Product activated successfully.", or a code to look up.',
    to: '/troubleshoot#licensing-services',
  },
  'server-status': {
    title: 'See which license the server has',
    run: shortReport,
    step: 'Read the Description line, then choose again.',
    expect:
      "`VOLUME_KMSCLIENT`: your organization's KMS host activates it. `VOLUME_MAK`, `RETAIL`: it has a key of its own. `EVAL`: it's an evaluation.",
    to: '/check_activation_status#channel-words',
  },
  'server-eval': {
    title: 'See what the server can become',
    run: targetEditions,
    before: 'Back up first.',
    expect: 'The edition of your key in the list.',
    to: '/evaluation_editions#convert-server',
  },
  'server-key': {
    title: 'Change the edition with DISM',
    run: currentEdition,
    step: 'Except on Essentials, `slmgr.vbs` does not convert an evaluation.',
    expect:
      "`Eval` in the name: use DISM with a retail key, or, if you only have volume keys, with Microsoft's KMS client key. No `Eval`: the key is for another edition or version.",
    to: '/change_windows_edition#server',
  },
  'kms-host': {
    title: 'See the state of the KMS host',
    run: {
      command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /dlv`,
      in: 'Command Prompt (administrator)',
    },
    before: 'Run it on the host.',
    expect: '"Licensed", and a count that has reached the threshold.',
    to: '/online_kms#host-setup',
  },
  'remote-desktop': {
    title: 'Open the RD Licensing Diagnoser',
    open: 'Press **Windows+R**, and enter `lsdiag.msc`',
    step: '`slmgr.vbs` does not handle these licenses.',
    expect: 'A list of what is missing.',
    to: '/unsupported_products_activation#rds-cals',
  },
  telephone: {
    title: "Activate through Microsoft's web page, formerly by phone",
    run: {
      command: String.raw`cscript //nologo %windir%\System32\slmgr.vbs /dti`,
      in: 'Command Prompt (administrator)',
    },
    expect: 'The installation ID.',
    step: "Enter it in Microsoft's Product Activation Portal, on a device with internet. It gives a confirmation ID for `slmgr.vbs /atp`.",
    to: '/licensing-servers-issue#telephone',
  },

  'office-account': {
    title: 'See which Office this is',
    open: 'Open **File > Account** in Word',
    step: 'Read **Belongs to**, then **About Word**.',
    expect:
      'License ID: a subscription. Product ID: volume Office, or one bought once.',
    to: '/office-license-is-not-genuine#check-the-license',
  },
  'office-repair': {
    title: 'Update Office, then sign in again',
    open: 'Open **File > Account > Update Options > Update Now**',
    step: 'Sign out and in with the account that owns the license.',
    expect: 'No banner. If it stays, repair Office.',
    to: '/office-license-is-not-genuine#remedies',
  },
  'office-proof': {
    title: 'Compare the license with the purchase',
    run: officeStatus,
    step: 'Read LICENSE DESCRIPTION.',
    expect: '`RETAIL`. `VOLUME` is for companies: ask the seller for a refund.',
    to: '/office-license-is-not-genuine#causes',
  },
  'office-act': {
    title: 'Connect to the organization, then activate',
    run: {
      command: `cscript //nologo ospp.vbs /act`,
      in: 'Command Prompt (administrator), Office16 folder',
    },
    before:
      'Connect to its network or VPN. Without administrator rights, ask IT.',
    expect: '"Product activation successful", or a code for IT.',
    to: '/office-license-is-not-genuine#remedies',
  },
  'office-tool': {
    title: 'Remove what the tool left in Office',
    run: officeStatus,
    before: 'First, get your own Office ready.',
    expect: 'The licenses on this PC, to compare with yours.',
    to: '/ohook#remove',
  },
  'office-365': {
    title: 'Sign in with the account that has the subscription',
    open: 'Open **File > Account > Sign out** in Word',
    step: 'Close all Office apps, then sign in.',
    expect: 'Your plan under Product Information.',
    to: '/check_activation_status#check-microsoft-365-apps',
  },
  'office-once': {
    title: 'Sign in with the account of the purchase',
    open: 'Open `account.microsoft.com/services` in a browser',
    step: 'Compare the product with **File > Account** in Word.',
    expect: 'The same product and year.',
    to: '/check_activation_status#check-office-with-ospp',
  },
  'office-end': {
    title: 'See which license ends',
    open: 'Open **File > Account** in Word',
    step: 'Microsoft 365: check the date and the payment at `account.microsoft.com/services`.',
    expect:
      'For another product, `ospp.vbs /dstatus` shows the days left. A volume license is renewed at work.',
    to: '/check_activation_status#check-office-with-ospp',
  },
  'office-shared': {
    title: 'See whether Office is set up for several people',
    run: {
      command: String.raw`reg query HKLM\SOFTWARE\Microsoft\Office\ClickToRun\Configuration /v SharedComputerLicensing`,
      in: 'Command Prompt',
    },
    step: 'Everybody needs a plan that includes shared computers.',
    expect: '`1` at the end of the line. If not, turn the mode on.',
    to: '/unsupported_products_activation#shared-computers',
  },
  'office-own': {
    title: 'Use your own Office',
    open: 'Open **File > Account > Sign out** in Word',
    step: 'A license from work or school stays there when you leave.',
    expect: 'Word asks for an account: use one with its own license.',
    to: '/hwid#move-license',
  },
  'office-online': {
    title: 'Let Office check the subscription online',
    open: 'Open **File > Account > Sign in** in Word',
    step: 'Use the account that owns the subscription.',
    expect: 'No message at the next start.',
    to: '/office-license-is-not-genuine#is-it-this-banner',
  },
  'office-sign-in': {
    title: 'Remove the stored sign-ins of Office',
    open: 'Open **Credential Manager > Windows Credentials**',
    step: 'Sign out in Word and close Office. Remove what begins with `MicrosoftOffice16`.',
    expect: 'After a restart, Word accepts your account.',
    to: '/office-license-is-not-genuine#sign-in',
  },
  'office-licenses': {
    title: 'List the licenses of Office',
    run: officeStatus,
    step: 'Compare LICENSE NAME with what you bought.',
    expect: 'The last five characters of each key: you need them to remove it.',
    to: '/change_office_edition#remove-a-license',
  },
  'office-service': {
    title: 'Check the service that installs Office',
    run: {
      command: `Get-Service ClickToRunSvc | Format-Table Name, Status, StartType`,
      in: 'PowerShell',
    },
    step: 'Look up a code as well, if there is one.',
    expect: 'Not `Disabled`.',
    to: '/troubleshoot#office-services',
  },

  'mac-read-only': {
    title: 'Update Office 2021 or later',
    open: 'Open **Word > About Word**',
    step: 'Compare its version with the section below, and update.',
    expect: 'Word saves again.',
    otherwise: 'Office 2019 reportedly gets no update: use a later Office.',
    to: '/office_for_mac#read-only-since-july-2026',
  },
  'mac-sign-in': {
    title: 'Sign in with the licensed account',
    open: 'Open **Word > Sign In**',
    step: 'It is the account that has the subscription, or that redeemed the key.',
    expect: 'The license in **Word > About Word**.',
    to: '/office_for_mac#activate-microsoft-365',
  },
  'mac-ltsc': {
    title: 'Run the serializer of your organization',
    open: 'Open **Microsoft 365 admin center > Billing > Your products**',
    step: 'An administrator gets it there. Run it, and open Word again.',
    expect: 'A volume license in **Word > About Word**.',
    to: '/office_for_mac#activate-office-ltsc',
  },
  'mac-remove': {
    title: 'Remove the old license',
    open: 'Open the **License Removal Tool** of Microsoft',
    step: 'Quit Office, run the tool, and restart the Mac.',
    expect: 'Word asks you to sign in.',
    to: '/office_for_mac#remove-a-license',
  },
  'mac-error': {
    title: 'Check where the apps are',
    open: 'Open **Finder > Applications**',
    step: 'Move the Office apps back there if they are elsewhere.',
    expect: 'No keychain prompts.',
    to: '/office_for_mac#if-it-does-not-work',
  },

  'move-license': {
    title: 'See whether the license may move',
    run: shortReport,
    before: 'Run it on the old PC.',
    expect:
      '`OEM` stays with its PC. `RETAIL` may move if you bought it on its own.',
    to: '/hwid#move-license',
  },
  'move-office': {
    title: 'See which license Office has',
    open: 'Open **File > Account** in Word; on a Mac: **Word > About Word**',
    step: 'Read the product, and the account it belongs to.',
    expect:
      'Microsoft 365: sign in on the new device. Office bought once: its terms say whether it may move.',
    to: '/hwid#move-license',
  },
  esu: {
    title: 'See whether the enrollment works',
    open: 'Open **Settings > Update & Security > Windows Update**',
    step: 'Select **Check for updates**. If **Enroll now** is there, the PC is not enrolled yet.',
    expect: 'A security update newer than the end of support.',
    otherwise: 'Look up the code of the update that fails.',
    to: '/windows10_eol#consumer-esu',
  },
  'fake-copy': {
    title: 'Check the download before you run it',
    open: "Open the repository, from the project's own documentation",
    step: 'Compare the owner and the name letter by letter.',
    expect: 'The owner that the project names, and the same hash as your file.',
    to: '/faq#fake-copy',
  },
});
