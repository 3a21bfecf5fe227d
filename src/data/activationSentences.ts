/**
 * The sentences that Windows and Office show about activation: Settings, Control Panel, the watermark, the answers of
 * slmgr.vbs and ospp.vbs, and Office's account page.
 *
 * How to add one: write it in lower case with straight apostrophes, as the program shows it, "day(s)" as "days", as short
 * as it is unmistakable. The first of its kind also goes to `tests/corpus/reports.yaml`, with the answer to expect. The
 * first that a line has counts, so a longer one precedes its own part. Sentences of Windows in other display languages are in `languages.ts`.
 *
 * Sources: Microsoft's pages "Activate Windows", "Get help with Windows activation errors", "Unlicensed Product and
 * activation errors in Office" (also in other languages), "Microsoft 365 subscription automatic license renewal fails",
 * "Cannot verify the license for this product" and "We've run into a problem with your Microsoft 365 subscription";
 * slmgr.vbs and ospp.vbs themselves; for the answer of `/ato` in other languages, Microsoft's page "Troubleshoot Azure
 * Windows virtual machine activation problems" in them; for watermarks, title bars and banners, public threads and
 * programs that quote them.
 */
import type {ChannelKind} from './activationFields';
import type {MessageId, SettingsMeaning} from './activationAnswers';
import {wholeKey} from './wholeKey';

export interface Sentence {
  text: string;
  status?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** Absent for Windows. */
  product?: 'office';
  channel?: ChannelKind;
  /** Which sentence the reader answers with, if the state alone says too little. */
  meaning?: SettingsMeaning;
  /** Whether it says that there is no end. */
  isPermanent?: true;
}

/** How the answer of `slmgr /xpr` begins. */
export const expirySentences: readonly (Sentence & {
  status: NonNullable<Sentence['status']>;
})[] = [
  {text: 'the machine is permanently activated', status: 1},
  {text: 'volume activation will expire', status: 1, channel: 'kms-client'},
  {text: 'timebased activation will expire', status: 1},
  {
    text: 'automatic vm activation will expire',
    status: 1,
    channel: 'virtual-machine',
  },
  {text: 'initial grace period ends', status: 2},
  {text: 'additional grace period ends', status: 3},
  {text: 'non-genuine grace period ends', status: 4},
  {text: 'windows is in notification mode', status: 5},
  {text: 'extended grace period ends', status: 6},
  {text: 'the product is permanently activated', status: 1},
  {text: 'unlicensed', status: 0},
];

/** Sentences that mean the same. */
type Sentences = Omit<Sentence, 'text'> & {texts: readonly string[]};

const one = ({texts, ...meaning}: Sentences): readonly Sentence[] =>
  texts.map((text) => ({text, ...meaning}));

/** What a text has that speaks of a product. */
export const productWords = {
  windows: /windows/i,
  office:
    /\b(?:office|365|word|excel|powerpoint|outlook|onenote|visio|project(?= ?(?:20\d\d|pro|standard)))(?:20\d\d)?\b/i,
};

/** What `ospp.vbs` prints around its answer and a state, and how the name of every Office begins. */
export const officeOutput =
  /-{3}(?:processing|exiting)-{3}|licen[cs]e status:\s*-{3}[a-z]|\boffice ?\d\d, ?office/i;

/** What vNextDiag.ps1 prints, whatever it finds. */
export const subscriptionOutput =
  /vNext licenses found|Device licenses found|Mode per ProductReleaseId|"?LicenseState"?[ \t]{0,20}:/i;

/** A product that the script finds in the older licensing model. */
export const legacyModel =
  /^[ \t]{0,20}[a-z0-9]{4,60}[ \t]{0,20}=[ \t]{0,20}legacy\b/im;

/** The source of an event, unless it is the licensing service. */
export const otherSource =
  /\b(?:provider ?name|quelle|source)["']? {0,12}[:=](?!.{0,40}\b(?:kms|licensing|slc|slui|software protection|spp(?:svc)?|winlogon)\b)[\t "']{0,4}\w/i;

/** What the licensing service calls Windows and Office. */
export const applicationIds =
  /55c92734-d682-4d71-983e-d6ec3f16059f|(?:0ff1ce15|59a52881)-a989-479d-af46-f275c6370663/i;

const anywhere: readonly Sentences[] = [
  // Settings
  {
    status: 1,
    meaning: 'linked',
    texts: [
      'activated with a digital license linked to your microsoft account',
    ],
  },
  {
    status: 1,
    meaning: 'digital-license',
    texts: [
      'windows is activated with a digital license',
      // What activation scripts print
      'permanently activated with a digital license',
    ],
  },
  {
    status: 1,
    channel: 'kms-client',
    texts: ["activated using your organization's activation service"],
  },
  {
    status: 0,
    channel: 'kms-client',
    meaning: 'no-server',
    texts: ["we can't connect to your organization's activation server"],
  },
  {
    status: 1,
    meaning: 'expires-soon',
    texts: ['windows license will expire', 'windows license expires'],
  },
  {
    status: 5,
    texts: ['windows license has expired', 'windows is in notification mode'],
  },
  {
    status: 1,
    meaning: 'subscription',
    texts: ['subscription is active'],
  },
  {
    status: 0,
    meaning: 'no-subscription',
    texts: ['enterprise subscription is not valid'],
  },
  {
    status: 1,
    isPermanent: true,
    texts: [
      'machine is permanently activated',
      'windows is permanently activated',
    ],
  },
  {status: 1, texts: ['windows is activated']},
  // The answer of `/ato`
  {
    status: 1,
    texts: [
      'product activated successfully',
      'attivazione prodotto completata',
      'das produkt wurde erfolgreich aktiviert',
      'el producto se activó correctamente',
      'produto ativado com êxito',
      'активация выполнена успешно',
    ],
  },
  {
    status: 0,
    texts: [
      'windows is not activated',
      'windows is not licensed',
      'windows needs to be activated',
      "windows isn't activated",
      "can't activate windows",
      "can't reactivate windows",
      "windows can't activate",
      "windows couldn't be activated",
      "windows can't be activated",
      'windows cannot be activated',
      'unable to activate windows',
      'activate windows before you can personalize your pc',
      'windows reported that',
      'unable to reach windows activation servers',
      "can't reach our activation servers",
      "can't reach the windows activation servers",
      // Control Panel and the watermark
      'to the internet to activate windows',
      'go to settings to activate windows',
      'go to action center to activate windows',
    ],
  },
  {status: 2, texts: ['you must activate windows today']},
  {
    status: 5,
    meaning: 'not-genuine',
    texts: ['copy of windows is not genuine'],
  },
  {status: 1, channel: 'evaluation', texts: ['windows license valid for']},
  {
    status: 5,
    channel: 'evaluation',
    texts: [
      'windows license is expired',
      'period for this installation of windows has expired',
      'period for this copy of windows has expired',
    ],
  },
  // Office
  {
    product: 'office',
    meaning: 'office-not-genuine',
    texts: [
      // Windows 7 has the second half in messages of its own.
      "isn't genuine, and you may be a victim of software counterfeiting",
      'get genuine office',
    ],
  },
  {
    product: 'office',
    meaning: 'office-license',
    texts: ['a problem with your office license'],
  },
  {
    product: 'office',
    status: 0,
    texts: ['copy of microsoft office is not activated'],
  },
  {
    product: 'office',
    meaning: 'office-subscription',
    texts: [
      'a problem with your microsoft 365 subscription',
      'a problem with your office 365 subscription',
    ],
  },
  {
    product: 'office',
    meaning: 'office-unverified',
    texts: [
      "microsoft office can't find your license",
      "a problem checking this device's license status",
      'trouble verifying your microsoft 365 account',
    ],
  },
];

const named: readonly Sentences[] = [
  {
    status: 2,
    texts: [
      'days until automatic activation',
      'days to activate',
      'days left to activate',
      'you must activate today',
      'для выполнения активации',
    ],
  },
  {status: 1, texts: ['activation state active']},
  {
    status: 0,
    texts: ['activation state not active', 'activation state not activated'],
  },
  {
    status: 1,
    meaning: 'expires-soon',
    texts: ['your license will expire'],
  },
  // The account page of Office
  {product: 'office', status: 1, texts: ['product activated']},
  {
    product: 'office',
    status: 1,
    channel: 'subscription',
    texts: ['subscription product'],
  },
  // Its banners and title bars
  {
    product: 'office',
    meaning: 'office-not-genuine',
    texts: ["license isn't genuine", 'license is not genuine'],
  },
  {
    product: 'office',
    meaning: 'office-unverified',
    texts: [
      "couldn't verify account",
      "couldn't verify your microsoft 365 subscription",
      "couldn't verify your subscription",
      "couldn't verify the subscription",
      "couldn't verify subscription",
      'cannot verify the license for this',
    ],
  },
  {
    product: 'office',
    status: 0,
    channel: 'subscription',
    meaning: 'office-ended',
    texts: [
      'subscription expired',
      'subscription has expired',
      'subscription canceled',
      'subscription ended',
      'subscription has ended',
      'trial has expired',
      'trial has ended',
    ],
  },
  {
    product: 'office',
    meaning: 'office-ends-soon',
    texts: [
      'subscription will expire',
      'subscription expires',
      'trial expires',
      'trial ends',
    ],
  },
  {
    product: 'office',
    meaning: 'office-subscription',
    texts: ['account notice'],
  },
  {
    product: 'office',
    status: 0,
    texts: [
      'activation required',
      'product activation required',
      'product activation failed',
      'product deactivated',
      'unlicensed product',
      'non-commercial use (unlicensed product)',
      "because it hasn't been activated",
      'nicht lizenziertes produkt',
      'produit sans licence',
      'producto sin licencia',
      'prodotto senza licenza',
      'produto não licenciado',
      'сбой активации продукта',
      'не удалось активировать продукт',
    ],
  },
  {
    product: 'office',
    meaning: 'office-reduced',
    texts: ['most features of', 'view only'],
  },
  {
    product: 'office',
    meaning: 'office-deadline',
    texts: ['activate office by'],
  },
];

/** What a line has anywhere, with "organization" for "organisation". */
export const stateSentences = anywhere.flatMap(one);

/**
 * Other programs show these sentences too. So they count only if they are a whole line, apart from punctuation and
 * numbers, or if the line names the product. A sentence that says that all is well must begin the line.
 */
export const namedSentences = named.flatMap(one);

/** Words of English that the other languages don't have. */
export const englishWords =
  /\b(?:and|cannot|found|(?:un)?install(?:ed|ing)|not|successful(?:ly)?|the|this|with|you|your)\b/i;

/** That something is not activated now, in words that no window has to show. */
export const denial =
  /(?<!\b(?:had|was|were) ?)(?:\bnot|n't) (?:activated|licen[cs]ed)\b|\bactivation failed\b|\b(?:says|shows) (?:it is |it's )?(?:now |still )?(?:in )?(?:notification mode|unlicen[cs]ed)\b/i;

/** The same of today, where a report above it can be older. */
export const endedSince =
  /\b(?:it|that|this) (?:was|is from)\b[^.\n]{0,20}\b(?:activated|licen[cs]ed)\b|\bno longer (?:activated|active|licen[cs]ed)\b|(?:\bnot|n't) (?:activated|active|licen[cs]ed) any ?more\b|\b(?:currently|meanwhile|now|since then|today)\b[^.\n]{0,30}(?:(?:\bnot|n't) (?:activated|active|licen[cs]ed)|\bunlicen[cs]ed|\bnotification|\berror|\b0x[8c][\da-f]{7})\b|\bunlicen[cs]ed now\b/i;

/** That a report is of an earlier time, or of another PC than the writer's own. */
export const elsewhere =
  /\b(?:it|that|this) (?:was|is from)\b[^.\n]{0,20}\b(?:before|last|old|yesterday)\b|[,.;] (?:on )?(?:mine|my own(?: (?:computer|laptop|machine|pc))?) (?:\w+ )?(?:does|gives|has|is not|just|only|prints|says|shows|still|\w+n't)\b(?!.*:$)/i;

/** What a tool prints instead of a report, as a part of its line. */
export const toolMessages: readonly {text: string; id: MessageId}[] = [
  {
    text: 'windows script host access is disabled',
    id: 'script-host-disabled',
  },
  {
    text: 'there is no script engine for file extension',
    id: 'no-script-engine',
  },
  {text: 'there is no file extension in', id: 'no-script-extension'},
  {text: 'h2 (os build', id: 'version-only'},
  // systeminfo
  {text: 'n/a build', id: 'version-only'},
  {text: 'evaluation copy', id: 'evaluation-mark'},
  {text: 'does not support this version of slmgr.vbs', id: 'other-version'},
  {text: 'product key not found', id: 'no-key'},
  {text: 'no installed product keys detected', id: 'no-office-key'},
  {text: 'can not find script file', id: 'no-script'},
  {text: 'running scripts is disabled on this system', id: 'scripts-disabled'},
  {text: 'requested action requires elevated', id: 'access-denied'},
  {text: '<product key installation successful>', id: 'key-installed'},
  {text: 'uninstalled product key successfully', id: 'key-removed'},
  {text: 'key management service machine name set to', id: 'host-set'},
];

/** Programs with licenses of their own, beside those against malware. */
export const licensedPrograms =
  'adobe|acrobat|autocad|autodesk|coreldraw|intellij|jetbrains|matlab|quickbooks|solidworks|sql server|teamviewer|veeam|vmware|winrar|winzip';

const otherNames = `anti-?virus|avast|avg|avira|bitdefender|eset|forti(?:client|gate|net)|idm|internet download manager|kaspersky|malwarebytes|mcafee|norton|revit|sophos|${licensedPrograms}`;

const ours = String.raw`(?:windows|office|microsoft|365)\b`;

/**
 * The license of another program: in a text that speaks of Windows only as what it runs on, and not of Office; or with
 * its state beside its name, and no word about a license of Windows or Office.
 */
export const otherPrograms = new RegExp(
  [
    String.raw`^(?![^]*(?:(?<!\b(?:for|on) (?:microsoft )?)windows(?! (?:defender|security))|\b(?:office|microsoft(?! (?:sql|windows))|365)\b))(?=[^]*(?:licen[sc]e|subscri|trial|genuine|evaluation))[^]*\b(?:${otherNames})\b`,
    String.raw`^(?![^]*(?:\b${ours}(?:(?![.!?]\s)[^\n]){0,200}\b(?:activat|expir|genuine|grace|licen[sc]|notification)|windows\(r\)|partial product key|\b(?:ospp|slmgr)\b))(?:[^]*[\n.!?]\s?)?(?:(?!${ours})[^\n.!?]){0,60}\b(?:${otherNames})\b(?:(?!${ours}|\.\s)[^\n]){0,60}\n?[^\w\n]{0,4}(?:activation|licen[sc]e|subscription) stat(?:e|us)\s?[:=]`,
  ].join('|'),
  'i',
);

/** What a window shows of an evaluation, and of a preview build: "Evaluation copy. Expires 12/3/2024 4:12 PM". */
export const evaluationCopy = /\bevaluation copy\b/i;

/** What tells that it is a preview build. */
export const previewBuild =
  /\b(?:insider|pre-?release|preview)\b|\bevaluation copy\W{0,3}build\b/i;

/** A report of Microsoft's old validation tool, MGADiag. */
export const validationReport =
  /^[^\w\n]{0,20}validation (?:status|code):|\b[ow]ga data-->|\bdiagnostic report \(\d/im;

/** What the enrollment in Extended Security Updates says of a PC. */
export const esuTool =
  /\b(?:esu ?)?eligibility ?(?:status|result)\b["']?\s*[:=]/i;

/** What is said of texts of a form of their own. The first that fits counts. */
export const forms: readonly {pattern: RegExp; id: MessageId}[] = [
  {
    // A program that plays a KMS host, of each client that asks
    pattern:
      /\breceived (?:v[456] |activation )request\b|\bclient machine id: [^]{0,600}\brequest time: /i,
    id: 'kms-server-log',
  },
  {
    pattern: /^[^\w\n]{0,20}validation status:[^\w\n]*genuine/im,
    id: 'validation-passed',
  },
  {
    pattern: /^[^\w\n]{0,20}validation status:[^\n]*\bblocked\b/im,
    id: 'validation-blocked',
  },
  {
    pattern: /^[^\w\n]{0,20}validation status:[^\n]*\bnot activated\b/im,
    id: 'validation-not-activated',
  },
  {pattern: validationReport, id: 'validation-report'},
];

/** A license that isn't active, in the words of those who ask. */
const notActivated =
  /\b(?:un|de|not |n't |never |not be )(?:activated?|licensed|genuine)\b|\bactivation (?:error|fail|problem|expire)|\b(?:asks?|wants?|tells?|says?|needs?)\b.{0,40}\bactivat|\b(?:licen[sc]e|activation) (?:has |is |will )?(?:expir|soon)|\bwatermark\b/i;

/** The same for texts that have no report, so a wider pattern is safe. The first that fits counts. */
export const otherTexts: readonly {pattern: RegExp; id: MessageId}[] = [
  {pattern: otherPrograms, id: 'other-program'},
  {
    pattern:
      /\bremote desktop (?:licen|services? (?:licen|will stop)|session host)|\b(?:rds?|terminal server) (?:cals?\b|licen)/i,
    id: 'remote-desktop',
  },
  {pattern: esuTool, id: 'esu-eligibility'},
  {
    pattern: /activation request has been|security-spp/i,
    id: 'event-log',
  },
  {pattern: /installed product key .{5,40} successfully/i, id: 'key-installed'},
  {
    pattern: wholeKey,
    id: 'product-key',
  },
  {
    pattern:
      /(?<![\w-])\d{5}-(?:OEM|\d{5}|\d{3})-\d{5,7}-(?:AA\w{3}|\d{5})(?![\w-])/i,
    id: 'product-id',
  },
  {
    pattern: new RegExp(
      `^(?=[^]*${productWords.office.source})[^]*(?:${notActivated.source})`,
      'i',
    ),
    id: 'office-not-activated',
  },
  {pattern: notActivated, id: 'not-activated'},
];
