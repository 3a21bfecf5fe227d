import {otherSource} from './activationSentences';
import type {ErrorAdvice} from './errorCodes/types';
import type {errorSources} from './sources/errors';

/**
 * Messages that Windows and Office show without a code, or whose code people leave out.
 *
 * How to add a message: write its text as the source prints it, in the list of its product. The lookup compares words,
 * not characters: apostrophes, line breaks, the order of sentences and names of Office apps do not matter. If the source
 * names the code, give the `code` of the entry; else write what to do. A message that only its readers quote has no
 * source.
 *
 * In `forms`, bound every repetition, so that a search of a long log takes linear time.
 *
 * `npm run check:content` reports what is wrong.
 */
interface MessageText {
  /** As Microsoft shows it; several if they mean the same. Absent if only `forms` recognize it. */
  texts?: readonly string[];
  /** Further ways to recognize it, where its words are not enough: other languages, the labels of a box, loose wording. */
  forms?: readonly RegExp[];
  /** A page of Microsoft that prints the text, or explains it. */
  source?: keyof typeof errorSources;
}

/** A message that stands for a code with an entry. */
export interface CodeMessage extends MessageText {
  code: string;
}

/** A message with advice of its own. */
export interface AdviceMessage extends MessageText {
  code?: undefined;
  /** What it means, in a few words, sentence case, no full stop. */
  meaning: string;
  /** What that means for the reader, in a sentence or two, instead of the part of the message that the text has. */
  plain?: string;
  /** What to do on every PC, in order; at least one, unless there are branches. */
  fixes: readonly ErrorAdvice[];
  /** What to do after `fixes`, depending on who owns the PC; each at least one. */
  branches?: {
    private: readonly ErrorAdvice[];
    work: readonly ErrorAdvice[];
  };
  /** Codes that the message explains: beside it, they do not come first, even if they have an entry. */
  explains?: RegExp;
}

export type ErrorMessage = CodeMessage | AdviceMessage;

/** Messages with the same source, by the code that each stands for. */
const messagesOfCodes = (
  source: MessageText['source'],
  rows: Readonly<Record<string, string>>,
): CodeMessage[] =>
  Object.entries(rows).map(([code, text]) => ({texts: [text], code, source}));

const signInAgain: ErrorAdvice =
  'In an Office app, select your name at the top, sign out, and sign in with the account that has the license';

const activateAtWork: ErrorAdvice =
  "Connect to your organization's network or VPN, and run `slmgr.vbs /ato` in Command Prompt: with KMS, it needs no administrator rights";

const checkOfficeLicense: ErrorAdvice = {
  text: 'In Word, open File > Account: the product name and Belongs to show [which license Office uses]',
  to: '/office-license-is-not-genuine#check-the-license',
};

const activateOffice: ErrorAdvice = {
  text: "Connect to your organization's network or VPN, and run `cscript //nologo ospp.vbs /act` as administrator in [the folder of Office]",
  to: '/office-license-is-not-genuine#your-organization-uses-volume-licenses',
};

/** What activates Windows. */
const activation = {
  plain:
    'Without one, it keeps running and gets updates, but shows a watermark and reminders, and locks personalization.',
  fixes: [
    {
      text: 'Press Windows+R, enter `ms-settings:activation`, and select OK: [the page shows the reason], often with a code',
      to: '#read-the-status',
    },
  ],
  branches: {
    private: [
      {
        text: 'Check that it is not [an evaluation edition]',
        to: '/evaluation_editions#check',
      },
      {
        text: 'Connect to the internet. If it worked on this PC before, select Troubleshoot there, and see [why Windows keeps losing its activation]',
        to: '/faq#lost-again',
      },
      {
        text: 'If you have a key for this edition, select Change product key there. If the PC came with Windows, [read the key in its firmware] and its edition',
        to: '/faq#firmware-key',
      },
      {
        text: 'If you bought the PC or the key from somebody, [ask the seller for the license]',
        to: '/our_non-piracy_site#buy-with-care',
      },
      {
        text: 'If you have no license, [see how to get one]',
        to: '/hwid#get-one',
      },
    ],
    work: [
      activateAtWork,
      {
        text: 'Tell your administrator the reason that the page shows. [Its code says more]',
        to: '#error-lookup',
      },
    ],
  },
} satisfies Partial<AdviceMessage>;

const removeCredentials: ErrorAdvice =
  'In Credential Manager, under Windows Credentials, remove the entries of `MicrosoftOffice16`, then restart the PC';

const resetActivation: ErrorAdvice = {
  text: "Reset Office's activation with [Microsoft's tools]",
  to: '#reset-office',
};

const assignLicense: ErrorAdvice =
  'Ask your administrator to check, in the Microsoft 365 admin center, that your account has a license with the desktop apps; if so, they should clear it, save, and assign it again';

const checkSubscription: ErrorAdvice =
  'Sign in at account.microsoft.com and check under Services & subscriptions that the subscription is active and paid';

const testServers: ErrorAdvice = {
  text: 'Test the connection to the licensing servers',
  to: '/licensing-servers-issue',
};

/** An event of the licensing service by its number, which people quote without its text, and without another source. */
const eventForm = (ids: string) =>
  new RegExp(
    // The whole text is looked at only where the number is, or that would take a second.
    String.raw`\b(?:event(?:[ -]?id)?|security-spp)[ :#=]{0,3}(?:${ids})\b(?<=^(?![^]*${otherSource.source})[^]*)`,
    'i',
  );

const eventMessages: readonly ErrorMessage[] = [
  {
    texts: [
      'The Software Protection service has completed licensing status check.',
    ],
    forms: [eventForm('1003')],
    meaning: 'Event 1003: a list of all licenses, not a fault',
    fixes: [
      'A code in a row is the reason for that license only; a row with `0x00000000, 1` is licensed',
      {
        text: 'For the state of this PC, [run `slmgr.vbs /dlv`]',
        to: '#read-the-status',
      },
    ],
    explains: /^0xC004F014$/,
  },
  {
    forms: [eventForm('8198')],
    meaning: 'Windows tried to activate, and failed',
    fixes: [
      {
        text: 'Look up the code after `hr=` in the event',
        to: '#read-the-code',
      },
      'On a work laptop outside the office, wait until it is in the network again',
    ],
    source: 'event-8198',
  },
  {
    forms: [eventForm('8200|8208')],
    meaning:
      'Windows could not get a license; alone, the event proves no problem',
    fixes: [
      {text: 'See whether Windows is activated', to: '#read-the-status'},
      {
        text: 'If not, look up the code of event 8198',
        to: '#read-the-code',
      },
    ],
    source: 'events-8200-8208',
  },
  {
    forms: [
      eventForm('1228[89]'),
      // Its first number is the result. Any other is an error, whose code says more.
      /\bclient has (?:sent an activation request to|processed an activation response from) the key management service machine\b[^]{0,20}\binfo:\s{0,4}0x0{1,8},/i,
    ],
    meaning:
      'A KMS client asked its host for activation (12288), or got an answer (12289)',
    fixes: ['If 12289 is missing, no answer came'],
    branches: {
      private: [
        {
          text: '[Replace the business key], which makes Windows look for such a host',
          to: '/licensing-servers-issue#organization-server',
        },
      ],
      work: [
        {
          text: 'Test the connection to the host',
          to: '/licensing-servers-issue#test-kms',
        },
      ],
    },
    source: 'ms-activation-troubleshoot-kms-general',
  },
  {
    forms: [eventForm('12290')],
    meaning: 'A KMS host recorded the request of a client',
    fixes: [
      {
        text: 'Compare the state and the count in it with those of [`slmgr /dlv` on the host]',
        to: '/online_kms#host-setup',
      },
    ],
    source: 'ms-activation-troubleshoot-kms-general',
  },
  {
    forms: [eventForm('12293')],
    meaning: 'A KMS host could not publish its DNS record',
    fixes: [
      'Look up the code after `Info` in the event: `0x80072338`, for one, means that the host may not write the record',
    ],
    source: 'event-12293',
  },
];

const windowsMessages: readonly ErrorMessage[] = [
  {
    texts: [
      'Checking WPA Registry Errors: Error Found - Binary Data is corrupt.',
    ],
    meaning:
      'The licensing data of Windows in the registry (`HKEY_LOCAL_MACHINE\\SYSTEM\\WPA`) is damaged',
    fixes: [
      'Remove other activators, such as KMSpico, if the report names one',
      {
        text: "[Reinstall Windows in place]: Windows protects this data, so it can't be edited",
        to: '#reinstall-in-place',
      },
      'Back up and install Windows clean if the message stays',
    ],
    explains: /^0x(?:C0000022|80070005)$/,
  },
  {
    texts: ['DISM: Error: 1168, Element not found.'],
    forms: [/\bset-edition\b.{0,1000}\b(?:1168|(?:0x)?80070490)\b/is],
    meaning: 'DISM did not find what the change of edition needs',
    fixes: [
      'Check that the key is for the edition after `/Set-Edition:`, and that `DISM /Online /Get-TargetEditions` lists that edition',
      {
        text: 'Repair Windows, then try again',
        to: '/change_edition_issues#repair',
      },
      {
        text: 'On an evaluation of Windows Server, [use DISM again], not `slmgr /ipk`',
        to: '/evaluation_editions#server-steps',
      },
    ],
    explains: /^0x80070490$|^1168$/,
  },
  {
    texts: [
      "The last product key ID you entered can't be used on this device. Enter a different product key.",
    ],
    meaning:
      'The key behind this Product ID has no license for this PC or edition',
    fixes: [
      {
        text: 'Enter your own key, if you have one: [an ID that ends in AAOEM] usually belongs to a default key, which activates nothing',
        to: '/faq#which-number',
      },
      {
        text: '[Compare the edition] with the one that was activated before',
        to: '/change_windows_edition#read-the-edition',
      },
      {
        text: '[Run the activation troubleshooter], above all after a hardware change',
        to: '/hwid#hardware-change',
      },
    ],
  },
  {
    texts: [
      'The remote name could not be resolved.',
      'No such host is known.',
      'curl: option --doh-url: is unknown',
    ],
    meaning:
      'The name is not found in DNS: it is mistyped, or a filter blocks it',
    fixes: [
      {
        text: 'Compare the name, letter by letter, with the one on [the official page]',
        to: '/faq#fake-copy',
      },
      {
        text: '[Ask another DNS] for it: a DNS for families or against ads hides names',
        to: '/licensing-servers-issue#dns',
      },
    ],
  },
  {
    texts: [
      'We are unable to complete your request at this time. Some users, entities and locations are banned from using this service.',
    ],
    forms: [/(?<!\d)715-?123130(?!\d)/],
    meaning: 'Microsoft refuses the download to your internet connection',
    fixes: [
      'Turn off a VPN, a proxy or Tor, and try again: the message is about services that hide your location',
      'Try another connection, such as that of a phone, or wait a day: a block after many tries ends',
      {
        text: 'If you copied a link, get a new one on [the download page]: each works for 24 hours',
        to: '/windows_11_links#choose-a-download',
      },
    ],
  },
  ...messagesOfCodes('activation-error-codes-article', {
    '0x8004FE21': 'This computer is not running genuine Windows.',
    '0x80070005':
      'Access denied. The requested action requires elevated privileges.',
    '0x80070490':
      "The product key you entered didn't work. Check the product key and try again, or enter a different one.",
    '0x800706BA': 'The RPC server is unavailable.',
    '0x8007232A': 'DNS server failure.',
    '0x8007232B': 'DNS name does not exist.',
    '0x8007251D': 'No records found for DNS query.',
    '0xC004B100':
      'The activation server determined that the computer could not be activated.',
    '0xC004C001':
      'The activation server determined the specified product key is invalid.',
    '0xC004C003':
      'The activation server determined the specified product key is blocked.',
    '0xC004C008':
      'The activation server determined that the specified product key could not be used.',
    '0xC004C020':
      'The activation server reported that the Multiple Activation Key has exceeded its limit.',
    '0xC004C021':
      'The activation server reported that the Multiple Activation Key extension limit has been exceeded.',
    '0xC004F009':
      'The Software Protection Service reported that the grace period expired.',
    '0xC004F00F':
      'The Software Licensing Server reported that the hardware ID binding is beyond level of tolerance.',
    '0xC004F014':
      'The Software Protection Service reported that the product key is not available.',
    '0xC004F02C':
      'The Software Protection Service reported that the format for the offline activation data is incorrect.',
    '0xC004F035':
      'The Software Protection Service reported that the computer could not be activated with a Volume license product key.',
    '0xC004F038':
      'The count reported by your Key Management Service (KMS) is insufficient. Please contact your system administrator.',
    '0xC004F039': 'The Key Management Service (KMS) is not enabled.',
    '0xC004F041':
      'The Software Protection Service determined that the Key Management Server (KMS) is not activated. KMS needs to be activated.',
    '0xC004F042':
      'The Software Protection Service determined that the specified Key Management Service (KMS) cannot be used.',
    '0xC004F050':
      'The Software Protection Service reported that the product key is invalid.',
    '0xC004F051':
      'The Software Protection Service reported that the product key is blocked.',
    '0xC004F064':
      'The Software Protection Service reported that the non-genuine grace period expired.',
    '0xC004F065':
      'The Software Protection Service reported that the application is running within the valid non-genuine period.',
    '0xC004F06C':
      'The Key Management Service (KMS) determined that the request timestamp is invalid.',
    '0xC004F074':
      'No Key Management Service (KMS) could be contacted. Please see the Application Event Log for additional information.',
  }),
  ...messagesOfCodes(undefined, {
    '0xC004F211':
      'Windows reported that the hardware of your device has changed.',
    '0xC004F213':
      'Windows reported that no product key was found on your device.',
    '0x803F7001':
      "We can't activate Windows on this device because you don't have a valid digital license or product key.",
    '0xC004C008':
      "We can't activate Windows on this device because the product key was already used on another device.",
  }),
  {
    texts: [
      "We can't activate Windows on this device as we can't connect to your organization's activation server. Make sure you're connected to your organization's network and try again.",
    ],
    forms: [
      /(?:can(?:['’]?t|not)|couldn['’]?t|could not|fails? to|unable to) (?:be )?(?:connect|contact|find|reach)\w{0,3} (?:\w{1,12} ){0,3}(?:kms\b|organi[sz]ation['’]?s? activation)/i,
      /(?:\bkms (?:server|host)|organi[sz]ation['’]?s? activation server)s? (?:\w{1,8}['’]?t? ){0,3}(?:contacted|found|reachable|reached|unreachable)/i,
    ],
    code: '0xC004F074',
  },
  {
    forms: [/\bkey (?:(?:has been|is|was) )?blocked/i],
    code: '0xC004C003',
  },
  {
    texts: [
      'The installation failed in the SAFE_OS phase with an error during BOOT operation',
    ],
    code: '0xC1900101',
    source: 'upgrade-resolution',
  },
  {
    texts: [
      "We can't activate Windows on this device right now. You can try activating again later or go to the Store to buy genuine Windows.",
    ],
    code: '0xC004F034',
    source: 'deploy-enterprise-licenses',
  },
  {
    texts: [
      'The product key entered does not match any of the Windows images available for installation. Enter a different product key.',
    ],
    code: 'setup-key-matches-no-image',
    source: 'key-matches-no-image',
  },
  {
    texts: [
      'Windows is not genuine. Your computer might be running a counterfeit copy of Windows.',
      'This copy of Windows is not genuine.',
      'You must activate today. Activate Windows now.',
    ],
    forms: [
      /(?:windows|kopie|copia|copie|cópia|kopia)(?:(?!office).){0,40}(?:is not genuine|keine originalversion|no es original|n['’]est pas authentique|não é original|non è autentica|nie jest oryginalna)/i,
      /не является подлинной|正規品ではありません|不是正版|非正版|정품이 아닙니다/,
    ],
    meaning: 'A check found that Windows is not genuine',
    fixes: [
      {
        text: '[Read the status]: the line after it names a code, which says more',
        to: '#read-the-status',
      },
      {
        text: 'Look up that code here; [with `0x80070005`], repeat it as administrator first',
        to: '#0x80070005',
      },
      {text: 'Repair system files', to: '#repair-system-files'},
    ],
    source: 'windows-not-genuine-error',
  },
  {
    texts: [
      "Windows can't activate right now. Try activating Windows later. If that doesn't work, contact your administrator or technical support department for assistance.",
      "Can't activate Windows right now. Try again later.",
      "We can't reactivate Windows on this device.",
    ],
    meaning: 'Windows could not finish the activation, and does not say why',
    fixes: [
      {
        text: 'Check [the date, the time zone and the internet connection], and try again an hour later',
        to: '#time-and-network',
      },
      {
        text: 'Run `slmgr.vbs /ato` as administrator, and [look up the code] that it shows',
        to: '#read-the-code',
      },
    ],
  },
  {
    texts: [
      'Your Windows license will expire soon. You need to activate Windows in Settings.',
    ],
    forms: [
      /windows[- ]?lizenz läuft (?:bald )?ab|licencia de windows (?:va a expirar|expirará|caducará)|licence windows (?:arrive à|expire)|licença do windows (?:expirará|vai expirar)|licenza di windows (?:sta per scadere|scadrà)/i,
    ],
    meaning: 'A license with an end date, usually KMS, was not renewed',
    plain:
      'On a private PC, that usually means a business key: a license of your own does not end.',
    fixes: [
      {
        text: 'Run `slmgr.vbs /dli` in Command Prompt: [its Description says] which kind of license it is',
        to: '/online_kms#license-expires-soon',
      },
    ],
    branches: {
      private: [
        {
          text: 'If it says VOLUME_KMSCLIENT, [clear the host and enter your own key]',
          to: '/online_kms#undo',
        },
        {
          text: 'If it says TIMEBASED_EVAL, [the evaluation ends]',
          to: '/evaluation_editions#periods',
        },
        {
          text: 'If you have no key of your own, [see how to get a license]',
          to: '/hwid#get-one',
        },
      ],
      work: [
        activateAtWork,
        {
          text: 'If it fails, look up the code that it shows, or [test the host]',
          to: '/licensing-servers-issue#test-kms',
        },
      ],
    },
  },
  {
    // More words ask for something else.
    forms: [
      /^\W*(?:how (?:do i|can i|to) |i (?:need|want) to |please )?activate (?:my )?windows(?: (?:10|11))?\W*$/i,
    ],
    meaning: 'To activate Windows, you need a license that fits its edition',
    ...activation,
  },
  {
    texts: ['Activate Windows. Go to Settings to activate Windows.'],
    forms: [
      /^\W*(?:my )?windows(?: 1[01])?(?: is)? not activated\W*$/i,
      /windows (?:ist nicht aktiviert|no est[aá] activado|n['’]est pas activé|não está ativado|non è attivato|nie jest aktywowany|aktivieren\s{1,4}wechseln sie)/i,
    ],
    meaning:
      'Windows is not activated: it needs a license that fits its edition',
    ...activation,
    fixes: [
      ...activation.fixes,
      {text: 'See what the watermark means', to: '/faq#watermark'},
    ],
  },
  {
    texts: [
      'Windows License is expired',
      'The license period for this installation of Windows has expired. The operating system will shut down every hour.',
      'The license period for this installation of Windows has expired. The operating system is shutting down.',
    ],
    forms: [
      // A trial of Office ends without a shutdown.
      /^(?![^]*\b(?:office|word|excel)\b)(?=[^]*\b(?:windows|server)\b)[^]*\b(?:evaluation|trial)(?! date)(?: \w{1,10}){0,8} (?:ended|expired|over|ran out)\b/i,
      /\b(?:restart|shut|turn)(?:s|ting|ing)?(?: \w{1,10}){0,4} (?:after an?|after one|each|every) hour/i,
    ],
    meaning:
      'A license with an end date has ended, or an evaluation was never activated',
    fixes: [
      {
        text: 'Save your work now: an evaluation that has ended shuts down every hour. If it is new, connect to the internet and run `slmgr /ato` as administrator: [one that never activated] acts like that, too',
        to: '/evaluation_editions#periods',
      },
      {
        text: '[Check that it is an evaluation]: its description has `EVAL`',
        to: '/evaluation_editions#check',
      },
      {
        text: 'See [whether a rearm is left], which starts the period again',
        to: '/evaluation_editions#rearm',
      },
      {
        text: '[Convert a server in place], with a key that you own',
        to: '/evaluation_editions#convert-server',
      },
      {
        text: '[Do a clean installation of Windows 10 or 11] in the edition that you own',
        to: '/evaluation_editions#client',
      },
    ],
    source: 'evaluation-versions-2012',
  },
  {
    texts: ['Windows License valid for (number) days'],
    // cspell:ignore licence
    forms: [/windows (?:license|licence) valid for (?:another )?\d{1,5} days/i],
    meaning: 'An evaluation of Windows, and how long it still runs',
    fixes: [
      {
        text: 'See what happens at its end',
        to: '/evaluation_editions#periods',
      },
      {
        text: '[Convert a server], or plan a new installation, before that day',
        to: '/evaluation_editions#convert-server',
      },
    ],
  },
  {
    texts: [
      'This copy of Windows must be activated with Microsoft before you can log on. Do you want to activate Windows now?',
    ],
    forms: [/copy of windows must be activated/i],
    meaning:
      'Windows XP has to be activated, or activated again after a hardware change',
    fixes: [
      {
        text: 'See which ways to activate it are left',
        to: '/windows_xp_links#activation',
      },
    ],
  },
  {
    texts: ['Windows is in Notification mode'],
    forms: [/\bin notification mode\b/i],
    meaning: 'Windows is not activated, and shows notices',
    fixes: [
      {
        text: 'Run `slmgr.vbs /dli`: [the line `Notification Reason`] has a code that says why',
        to: '#read-the-status',
      },
      'Look up that code here',
    ],
  },
  {
    texts: [
      "We can't reactivate Windows as our servers aren't available right now. Wait for a few minutes and then try again.",
      "We can't activate Windows as our activation servers aren't available right now.",
    ],
    forms: [
      /(?:can(?:['’]?t|not)|couldn['’]?t|could not|unable to) (?:connect to|contact|find|reach) (?:\w{1,12} ){0,3}activation servers?/i,
    ],
    meaning: "Windows says that Microsoft's activation servers did not answer",
    fixes: [
      {
        text: 'After a hardware change, [see what your license allows]: Windows can say this although no server is down',
        to: '/hwid#hardware-change',
      },
      'Wait an hour, and try again on the Activation page (`ms-settings:activation`)',
      testServers,
      {text: 'Ask Microsoft if it lasts for days', to: '#ask-for-support'},
    ],
  },
  {
    texts: ['The rules engine reported a failed VL activation attempt.'],
    meaning: 'A volume license could not be activated or renewed',
    fixes: [
      {
        text: 'See the end date with [`slmgr.vbs /xpr`], for Office with `ospp.vbs /dstatus`: if it is activated, the event changes nothing until then, because the PC tries again',
        to: '/check_activation_status#slmgr-xpr',
      },
    ],
    branches: {
      private: [
        {
          text: 'See [what KMS is doing on your own PC]: a private license never uses it',
          to: '/online_kms#license-expires-soon',
        },
      ],
      work: [
        activateAtWork,
        {
          text: 'Test the connection to the KMS host',
          to: '/licensing-servers-issue#test-kms',
        },
      ],
    },
    // Codes of the way to the host, and "value not found", which means that no host has answered yet.
    explains: /^0x8007|^0x80092328$|^0xC002|^0xC004F0(?:12|38|39|74)$/,
    source: 'event-8198',
  },
  {
    texts: [
      'Windows could not start the Software Protection service on Local Computer. Error 5: Access is denied.',
    ],
    forms: [
      /(?:sppsvc|software protection)[^]{0,160}?(?:error|failed|code)[ :]{1,3}5(?!\d)/i,
    ],
    meaning:
      'The licensing service lacks a right on its files or registry keys',
    fixes: [
      'Try again in a prompt that you opened with "Run as administrator"',
      {
        text: 'Open Registry Editor, right-click `HKEY_USERS\\S-1-5-20`, select Permissions, give `NETWORK SERVICE` [Full Control and Read], and restart',
        to: '#0x80070005',
      },
      {
        text: '[Reinstall Windows in place], which puts back files and rights',
        to: '#reinstall-in-place',
      },
    ],
    explains: /^5$/,
    source: 'windows-not-genuine-error',
  },
  {
    texts: [
      'CLiP license device ID does not match the device ID in the bound device license.',
    ],
    code: '0xC0EA000A',
    source: 'sdk-winerror',
  },
  {
    texts: ['Setup has failed to validate the product key'],
    meaning:
      'Windows Setup did not accept the product key, or found none that fits',
    fixes: [
      {
        text: "If a tool changed or put together the image, [make the media again] from Microsoft's ISO as it is: such an image can refuse every key, also in a virtual machine on a Mac",
        to: '/change_edition_issues#setup-refuses-key',
      },
      {
        text: 'Correct or remove the key in your answer file (`autounattend.xml`), `PID.txt` or `EI.cfg`, or [make new media] without them',
        to: '/genuine-installation-media',
      },
      {
        text: 'See which key Setup takes from the firmware',
        to: '/change_edition_issues#firmware-key',
      },
      {
        text: 'See [which editions the media has]',
        to: '/genuine-installation-media#list-editions',
      },
    ],
  },
  {
    texts: [
      'Windows cannot read the <ProductKey> setting from the unattend answer file.',
    ],
    forms: [/product ?key installation failed/i],
    meaning: 'The product key in the answer file is empty or invalid',
    fixes: [
      'Open the answer file (`autounattend.xml`, `unattend.xml`), and read each `ProductKey`: it needs all 29 characters, and may not be empty',
      'Remove the setting if you have no key for it; with a key, check that it is for an edition on the media',
      {
        text: 'See which key Setup takes from the firmware',
        to: '/change_edition_issues#firmware-key',
      },
    ],
    explains: /^0x8007(?:000D|0057)$/,
    source: 'unattend-product-key',
  },
  {
    texts: [
      'Windows cannot find the Microsoft Software License Terms. Make sure the installation sources are valid and restart the installation.',
    ],
    meaning: 'Setup could not use the media, the key, or the answer file',
    fixes: [
      'In a virtual machine, give it 4 GB of memory, and remove the virtual floppy disk and the answer file that its "easy install" adds',
      'Correct or remove the key in `autounattend.xml`, `PID.txt` or `EI.cfg`',
      {
        text: 'Check the media, or make it again',
        to: '/genuine-installation-media',
      },
    ],
  },
  {
    texts: ['Error: Target edition not found.'],
    meaning: 'Windows lists no other edition that this one can become',
    fixes: [
      {
        text: 'Read the edition; if its name contains `Eval`, [see how an evaluation becomes a full version]',
        to: '/evaluation_editions#check',
      },
      {
        text: 'Find out [how to get from one edition to the other]',
        to: '/change_windows_edition#find-your-path',
      },
    ],
  },
  {
    texts: [
      'Setting an edition is not supported with online images.',
      'Exception calling "_DismSetEdition": The request is not supported.',
    ],
    forms: [/_DismSetEdition/],
    meaning: 'The edition of this running Windows cannot be set in this way',
    fixes: [
      {
        text: 'Find out [how to get from one edition to the other]',
        to: '/change_windows_edition#find-your-path',
      },
      'On Windows 10 and 11, enter a key of the other edition on the Activation page (`ms-settings:activation`)',
      {
        text: 'On a server, check that [it is not a domain controller]',
        to: '/evaluation_editions#domain-controllers',
      },
      {
        text: 'See what makes an edition change fail',
        to: '/change_edition_issues#cause-sign-fix',
      },
    ],
    explains: /^(?:0x80070032|50)$/,
  },
  {
    forms: [
      /kms\.core\.(?:windows\.net|usgovcloudapi\.net|chinacloudapi\.cn|cloudapi\.de)/i,
    ],
    meaning: "Azure's KMS host activates virtual machines in Azure only",
    fixes: [
      {
        text: "If activation fails, [test TCP port 1688] of Azure's KMS host from inside the machine",
        to: '/licensing-servers-issue#cloud',
      },
      "Let the requests go straight to the internet: Azure's KMS hosts answer only an address of Azure, so with forced tunneling to your own network, their addresses need a custom route",
      'Add each address that Microsoft lists for these hosts to that route, then run `slmgr.vbs /ato`',
    ],
    explains: /^0xC004F0(?:74|38|6C)$|^0xC0020017$|^0x8007/,
    source: 'azure-kms-routes',
  },
  {
    texts: [
      'There is no script engine for file extension ".vbs".',
      'Can\'t find script engine "VBScript" for script.',
      'Windows Script Host access is disabled on this machine. Contact your administrator for details.',
    ],
    forms: [
      /\.vbs (?:file )?(?:association|extension)|(?:disabled?|removed?|without|missing|no) (?:\w{1,12} ){0,2}vbscript/i,
    ],
    meaning:
      'VBScript or its host is off, so `slmgr.vbs` and `ospp.vbs` cannot run',
    fixes: [
      {
        text: '[Add VBScript again], turn Windows Script Host on, or find what blocks them',
        to: '/check_activation_status#vbscript',
      },
      {
        text: 'See the status without it, with PowerShell',
        to: '/check_activation_status#check-with-powershell',
      },
    ],
  },
  {
    texts: [
      "'wmic' is not recognized as an internal or external command, operable program or batch file.",
    ],
    forms: [
      /\bwmi(?:c|c?\.exe)['"]? (?:is |was )?(?:not (?:on|found|in|recognized|installed|available)|missing|removed|gone)/i,
    ],
    meaning: 'A script needs WMIC, which newer Windows does not have',
    fixes: [
      {
        text: 'See [the status with PowerShell], which needs no WMIC',
        to: '/check_activation_status#check-with-powershell',
      },
      {
        text: 'Check WMI itself if PowerShell fails, too',
        to: '#check-wmi',
      },
    ],
  },
  {
    texts: [
      'The specified product key could not be validated. Check that the specified product key is valid and that it matches the target edition.',
    ],
    meaning: 'DISM did not accept the key for the edition in the command',
    explains: /^(?:87|0x8A010101|0xC004000F)$/,
    fixes: [
      {
        text: '[Use a key] for the edition after `/Set-Edition:`, not a MAK',
        to: '/evaluation_editions#server-steps',
      },
    ],
  },
  {
    forms: [
      /['"‘’“”]?[\w.-]{2,30}['"‘’“”]? is not recognized as (?:an internal or external command|the name of a cmdlet)/i,
      /\b(?:cscript|dism|irm|iwr|ospp|slmgr|slui)(?:\.\w{3})?['"’”]? (?:is )?not recogni[sz]ed\b/i,
    ],
    meaning: 'The window does not know this command',
    fixes: [
      {
        text: 'Open the window that the instructions name, Command Prompt or PowerShell, [as administrator]',
        to: '/command_line_switches#as-administrator',
      },
      {
        text: 'For `ospp.vbs`, go to [the folder of Office] first',
        to: '/check_activation_status#check-office-with-ospp',
      },
    ],
  },
  {
    forms: [
      /\b(?:irm|iwr|invoke-(?:restmethod|webrequest)) ?: (?=[^]{0,200}\b(?:connection|error code|frame|resolved|ssl|tls)\b)/i,
    ],
    meaning: 'PowerShell could not download from the address in the command',
    fixes: [
      {
        text: 'Check the clock, then try a phone hotspot: if it works there, [a filter of the router or the provider] blocks the address',
        to: '/licensing-servers-issue#dns',
      },
      {
        text: '[Read a script] before you run it: one that is passed on to `iex` runs at once',
        to: '/faq#why-open-source',
      },
    ],
  },
  {
    texts: [
      "Windows can't be activated by phone right now. The call can't be processed at the moment.",
    ],
    forms: [
      /telefonisch(?:e|en)? aktivier|activat\w{0,4} (?:\w{1,10} ){0,3}(?:by|over|through|via) (?:the )?(?:tele)?phone/i,
    ],
    meaning: 'Activation by phone',
    fixes: [
      {
        text: 'Use [the web page that replaced the phone line], on another device',
        to: '/licensing-servers-issue#telephone',
      },
    ],
  },
];

const officeMessages: readonly ErrorMessage[] = [
  {
    forms: [/correlation ?id:[^]{0,400}?\btag:/i],
    meaning: 'The sign-in of Office failed; the code is one of the sign-in',
    fixes: [
      {
        text: 'Follow the steps for sign-in errors',
        to: '/office-license-is-not-genuine#sign-in',
      },
      removeCredentials,
    ],
    branches: {
      private: [checkSubscription],
      work: [
        'Send the tag, the code, the time and the correlation ID to your IT department',
      ],
    },
    // Codes that say themselves what fails in a sign-in come first.
    explains: /^(?!0xCAA|AADSTS|0x80090016|0x80090030|0x802[89]|0x801C)/,
    source: 'office-sign-in',
  },
  {
    texts: [
      "Your license isn't genuine, and you may be a victim of software counterfeiting. Avoid interruption and keep your files safe with genuine Office today.",
      'Get genuine Office. There is a problem with your Office license.',
    ],
    forms: [
      /^\W*Get genuine Office\W*$/,
      /not genuine (?:microsoft )?office|\boffice(?:(?!windows).){0,40}n(?:o|['’])t genuine/i,
    ],
    meaning: 'Office doubts that its license is genuine',
    plain:
      'Microsoft does not list the causes. A key of an organization, or one that Microsoft blocked, is likely.',
    fixes: [checkOfficeLicense],
    branches: {
      private: [
        {
          text: 'If you own that product, update Office, restart, and sign in again. [Six steps, if that is not enough]',
          to: '/office-license-is-not-genuine#you-have-a-valid-license-and-the-banner-stays',
        },
        {
          text: 'If you bought the key or the PC, [ask the seller for a refund], and install an Office that you own',
          to: '/office-license-is-not-genuine#you-bought-a-key-or-a-pc-and-it-turns-out-invalid',
        },
        {
          text: 'If a tool activated this Office, [remove Ohook], or install the product you own',
          to: '/ohook#remove',
        },
      ],
      work: [
        activateOffice,
        'Tell your IT department if the banner stays: the license belongs to the organization',
      ],
    },
  },
  {
    forms: [/\bthere(?:['’]s| is) a problem with your office license\b/i],
    meaning: 'Office did not accept its license, or could not renew it',
    plain:
      "A license from an organization's server (KMS) has to be renewed within 180 days.",
    fixes: [
      {
        text: 'See [which license Office uses]: `ospp.vbs /dstatus` shows its kind, and the days that are left',
        to: '/office-license-is-not-genuine#check-the-license',
      },
    ],
    branches: {
      private: [
        {
          text: '[Follow the remedy for that license]',
          to: '/office-license-is-not-genuine#remedies',
        },
      ],
      work: [
        {
          text: "Connect to [your organization's network] or VPN, and run `ospp.vbs /act` as administrator",
          to: '/online_kms#office-client',
        },
      ],
    },
  },
  {
    forms: [/\bmondo (?:2016|vl|volume)\b/i],
    meaning: 'Office uses a license left behind by a tool or an earlier Office',
    fixes: [
      {
        text: 'Remove that license, repair Office, and [activate the Office you own]',
        to: '/change_office_edition#another-product',
      },
    ],
  },
  {
    forms: [/\bred title bar\b|\btitle bar (?:is|turned|turns|went) red\b/i],
    meaning:
      'A red title bar means that volume-licensed Office was not renewed, or was never activated',
    plain:
      'After 180 days without its KMS host, and 30 days more, the title bar turns red.',
    fixes: [
      checkOfficeLicense,
      {
        text: 'If the bar is not red, [see what each message means]',
        to: '/office-license-is-not-genuine#is-it-this-banner',
      },
    ],
    branches: {
      private: [
        {
          text: "If that is a company's product, such as LTSC or Professional Plus, [install the product you own]",
          to: '/change_office_edition#swap-to-retail',
        },
        {
          text: 'If somebody sold it to you, [ask the seller for a refund]',
          to: '/office-license-is-not-genuine#you-bought-a-key-or-a-pc-and-it-turns-out-invalid',
        },
        signInAgain,
      ],
      work: [
        activateOffice,
        'If it fails, look up the code that it shows here, or send it to your IT department',
      ],
    },
    source: 'ms-activate-office-by-using-kms',
  },
  {
    texts: [
      'Unlicensed product',
      'Unlicensed Product. Most features are turned off.',
    ],
    meaning:
      'Office could not confirm a license for the account that is signed in',
    fixes: [signInAgain, removeCredentials, resetActivation],
    branches: {private: [checkSubscription], work: [assignLicense]},
    source: 'ms-unlicensed-product-error',
  },
  {
    texts: [
      'Most features are turned off because a shared computer license is not available.',
    ],
    meaning: 'Office got no license token on a shared computer',
    fixes: [
      'Ask your administrator whether your plan includes shared computer activation, and whether your account has the license',
      'Sign in with your work account in the Activate Office dialog',
      testServers,
    ],
    source: 'office-shared-computer-issues',
  },
  {
    texts: [
      "Your shared computer license expires on (date) and we're having trouble renewing it.",
    ],
    meaning: 'The license token of a shared computer was not renewed',
    fixes: [
      'Connect to the internet and choose Renew before that date',
      testServers,
    ],
    source: 'office-shared-computer-issues',
  },
  {
    texts: [
      'Sorry, this Office 365 account has recently been used to activate too many computers.',
    ],
    code: '0x420',
    source: 'office-shared-computer-issues',
  },
  {
    texts: [
      'The products we found in your account cannot be used to activate Office in shared computer scenarios.',
    ],
    code: '0x40E',
    source: 'office-shared-computer-issues',
  },
  {
    texts: [
      'Sorry, we cannot verify the license currently installed for this product.',
    ],
    code: '0x8004005',
    source: 'office-shared-computer-issues',
  },
  {
    texts: [
      'Product activation failed',
      'Activation failed. This copy of Microsoft Office is not activated.',
    ],
    meaning: 'Office is installed, but its license was not accepted',
    fixes: [
      {
        text: 'Find out [which kind of Office it is], and the code behind the message',
        to: '/check_activation_status#check-office-with-ospp',
      },
      'Look up that code here',
    ],
    branches: {
      private: [
        signInAgain,
        {
          text: '[Enter the key] that came with your Office, or sign in with the account that it was redeemed with',
          to: '/change_office_edition#change-the-key-only',
        },
      ],
      work: [
        {
          text: "Connect to [your organization's network] or VPN and try again",
          to: '/online_kms#office-client',
        },
        assignLicense,
      ],
    },
  },
  {
    texts: [
      'Product deactivated',
      'Your Microsoft 365 Apps installation was deactivated.',
    ],
    meaning: 'Office was deactivated for this account or on this PC',
    fixes: [signInAgain, resetActivation],
    branches: {
      private: [
        {
          text: 'At account.microsoft.com, check that this PC [is among the devices that use Office]',
          to: '/faq#microsoft-365-devices',
        },
      ],
      work: [assignLicense],
    },
    source: 'ms-product-deactivated',
  },
  {
    texts: [
      "We couldn't verify the subscription",
      'Unable to verify the account',
      "Couldn't verify account. We are having trouble verifying your Microsoft 365 account on this computer. Most features will be turned off on (date).",
    ],
    meaning: 'Office could not check the account or the subscription',
    fixes: [
      'Update Office: in an Office app, File > Account > Update Options > Update Now',
      signInAgain,
      resetActivation,
      testServers,
    ],
    branches: {private: [checkSubscription], work: [assignLicense]},
    source: 'office-account-or-subscription',
  },
  {
    texts: [
      "Account notice. We've run into a problem with your Microsoft 365 subscription, and we need your help to fix it.",
    ],
    meaning: 'Office cannot renew the subscription of the account',
    fixes: [],
    branches: {
      private: [checkSubscription, signInAgain],
      work: [
        'If your own account is an administrator, close all Office apps, and start one with Run as administrator',
        'Ask your administrator to check, under Billing > Your products, that the subscription is active',
        assignLicense,
      ],
    },
    source: 'office-run-into-a-problem',
  },
  {
    texts: ['Subscription expired', 'Your subscription has expired'],
    meaning:
      'The subscription of the account has ended, or Office has not seen its renewal',
    fixes: [],
    branches: {
      private: [checkSubscription, signInAgain, removeCredentials],
      work: [
        'Ask your administrator to check, under Billing > Your products, that the subscription is active',
        assignLicense,
        removeCredentials,
      ],
    },
    source: 'ms-subscription-expired',
  },
  {
    texts: [
      "There's a problem with your account, please try again later.",
      'Account error. There is a problem with your account. To fix this, sign in again to resolve the issue.',
    ],
    forms: [
      /["“']?account error["”']? (?:message|in)|["“']account error["”']|problem with your activation[^]{0,80}(?:log|sign) ?in/i,
    ],
    meaning: 'Office could not use the account that is signed in',
    fixes: [signInAgain, resetActivation],
    branches: {
      private: [checkSubscription],
      work: [
        assignLicense,
        {
          text: 'Remove devices that you no longer use',
          to: '/faq#microsoft-365-devices',
        },
      ],
    },
    source: 'ms-account-problem',
  },
  {
    texts: [
      'We are unable to connect right now. Please check your network and try again later.',
      "Sorry, we can't connect to your account. Please try again later.",
    ],
    meaning: 'Office could not reach its licensing service, or use the license',
    fixes: [
      {
        text: "Run [Microsoft's activation troubleshooter] in the Get Help app",
        to: '#reset-office',
      },
      testServers,
    ],
    source: 'office-activation-from-365',
  },
  {
    texts: ["We're having trouble activating Office."],
    meaning: "Office could not reach Microsoft's service",
    fixes: [
      {
        text: 'On Windows 7, Server 2008 R2, or Server 2012, [turn on TLS 1.2]',
        to: '/licensing-servers-issue#tls',
      },
      testServers,
    ],
    source: 'office-older-windows',
  },
  {
    texts: ['Sorry, we are having some temporary server issues.'],
    meaning: "Microsoft's service, or the connection to it, has a fault",
    fixes: [
      'Try again an hour later',
      signInAgain,
      resetActivation,
      testServers,
    ],
    source: 'office-temporary-server-issues',
  },
  {
    texts: ["The products we found in your account can't be used to activate."],
    meaning:
      'The license of the account does not fit the Office that is installed',
    fixes: [
      signInAgain,
      {
        text: 'Compare the installed Office with the one that your account offers, and [swap it] if they differ',
        to: '/change_office_edition#swap-to-retail',
      },
      resetActivation,
    ],
    source: 'office-cant-be-used-to-activate',
  },
  {
    texts: [
      "The account doesn't have Office yet.",
      "The account isn't associated with this Office product.",
    ],
    meaning: 'The account that is signed in has no license for this Office',
    fixes: [signInAgain, removeCredentials, resetActivation],
    branches: {private: [checkSubscription], work: [assignLicense]},
    source: 'office-account-not-associated',
  },
  {
    texts: [
      'Sorry, another account from your organization is already signed in on this computer.',
    ],
    meaning:
      'Office thinks that a second account of the organization is signed in',
    fixes: [
      'Sign out of all Office apps, then sign in with one account',
      'Under Settings > Accounts > Access work or school, disconnect an account that is not the one you sign in to Windows with, and restart',
      resetActivation,
    ],
    source: 'ms-another-account-already-signed-in',
  },
  {
    texts: [
      "That Microsoft account doesn't exist. Enter a different account or get a new one.",
    ],
    meaning:
      'The sign-in asks for a personal account, but yours is a work account, or the reverse',
    fixes: ['Check the spelling of the address', signInAgain, resetActivation],
    source: 'office-account-does-not-exist',
  },
  {
    texts: [
      'You currently have not been assigned an Office license that includes the Office desktop apps.',
    ],
    meaning: 'Your work account has no license with the desktop apps',
    fixes: [assignLicense, signInAgain],
    source: 'office-license-not-assigned',
  },
  {
    texts: [
      "You've already activated Microsoft 365 Apps on the maximum number of devices, and have no further activations left.",
    ],
    meaning: 'Office is signed in on too many devices',
    fixes: [
      {
        text: 'Remove devices that you no longer use',
        to: '/faq#microsoft-365-devices',
      },
      signInAgain,
    ],
    source: 'ms-activation-limits',
  },
  {
    texts: ['Your organization has disabled this device.'],
    meaning: 'The directory of your organization blocks this PC',
    fixes: [
      'Ask your administrator to enable the device in Microsoft Entra ID, under Devices',
      'If it was deleted there, disconnect the account under Settings > Accounts > Access work or school, and connect it again, unless you sign in to Windows with it: then ask IT',
    ],
    source: 'ms-your-organization-disabled-this-device',
  },
  {
    texts: ['Trusted Platform Module malfunctioned'],
    code: '0x80090016',
    source: 'office-tpm',
  },
  {
    texts: [
      'Microsoft Office cannot verify the license for this product. You should repair the Office program by using Control Panel.',
    ],
    meaning:
      'Office runs in compatibility mode, or a registry key of licensing is missing',
    fixes: [
      'In the properties of the Office program, under Compatibility, clear Run this program in compatibility mode',
      "Look in Registry Editor for `HKEY_USERS\\S-1-5-20\\Software\\Microsoft\\Windows NT\\CurrentVersion\\SoftwareProtectionPlatform`. If it's missing, copy it from a PC with a working Office, give `NETWORK SERVICE` full control of it, and restart, as Microsoft's article shows",
      {
        text: '[Repair Office]: Control Panel > Programs and Features, your Office, Change, Repair',
        to: '#repair-system-files',
      },
    ],
    source: 'office-cannot-verify-license',
  },
  {
    texts: ["Your account doesn't allow editing on a Mac."],
    meaning:
      'The account has no license for Office on a Mac, or an old license is in the way',
    fixes: [
      signInAgain,
      {
        text: '[Remove the license files] on the Mac, and sign in again',
        to: '/office_for_mac#remove-a-license',
      },
    ],
    branches: {private: [checkSubscription], work: [assignLicense]},
    source: 'office-no-editing-on-mac',
  },
  {
    texts: [
      "We can't sign you into your company portal because something on the server isn't configured correctly.",
    ],
    code: '0x800488FF',
    source: 'office-modern-authentication',
  },
  {
    forms: [/30\d{3}-\d{1,5} ?\((?:-1073741790|-2147024891|5)\)/],
    meaning:
      'The setup of Office was denied access to a file or a registry key',
    fixes: [
      'Restart, and run the setup as administrator, with security software of other makers turned off for the test',
      {
        text: 'If you replaced or deleted files of the licensing store, or a tool did, [reinstall Windows in place], which puts back files and rights',
        to: '#reinstall-in-place',
      },
      {text: 'Repair system files', to: '#repair-system-files'},
    ],
    explains: /^(?:0xC0000022|0x80070005|5|30\d{3}-\d+)$/,
    source: 'sdk-ntstatus',
  },
  {
    texts: ['Something went wrong. 1001', 'Something went wrong. 657rx'],
    meaning: 'The sign-in component of Windows is blocked or damaged',
    fixes: [
      {
        text: 'Follow the steps for sign-in errors',
        to: '/office-license-is-not-genuine#sign-in',
      },
      removeCredentials,
    ],
    source: 'office-sign-in',
  },
  {
    texts: [
      "We weren't able to download a required file. Please make sure you're connected to the internet or connect to a different network.",
      "We're sorry, we had a problem installing your Office program(s). Is your internet connection working? Do you have enough free space on your main hard drive?",
    ],
    meaning: 'The setup of Office could not download a file',
    fixes: [
      'Check the connection and the free space, and try again with a VPN and security software of other makers turned off for the test',
      'Look up the code below the message, such as `0-2031` or `30182-1011`',
      {
        text: '[Install from a download] that the Office Deployment Tool makes first',
        to: '/change_office_edition#download-first',
      },
    ],
    source: 'ms-network-connection-issues',
  },
];

/** All messages. */
export const errorMessages: readonly ErrorMessage[] = [
  ...eventMessages,
  ...windowsMessages,
  ...officeMessages,
];
