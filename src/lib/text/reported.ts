import {licensedPrograms} from '../../data/activationSentences';

/** Sentences of a line. A mark inside a name, such as `setup.exe`, ends none. */
const sentenceEnd = /(?<=[.!?…])\s+/;

/** How a question begins. */
const asks =
  /^\W{0,20}(?:(?:and|but|hello|hey|hi|or|so)\b[, ]{0,3})?(?:am|are|can|come|como|comment|cómo|could|did|do|does|est|está|hat|has|have|hoe|how|is|ist|jak|kan|kann|may|pourquoi|should|waarom|wann|warum|was|were|what|where|whether|which|who|why|wie|will|would|wurde|czy|как|почему|è|é)(?!['\p{L}-])|怎么|怎麼|如何|为什么|為什麼|吗|嗎/iu;

/** What somebody thinks or has heard, in a sentence that no window shows. */
const thinks =
  /\bi(?:['’]m| am)? (?:believe|doubt|don['’]t think|guess|heard|not sure|read that|suppose|think|was told|wonder)\b|\b(?:friends?|people|seller|somebody|someone|they)\b.{0,20}\b(?:claims?|says?|tells?|told|writes?)\b|\bis (?:it|that|this) (?:correct|right|so|true)\b|\bright ?\?/i;

/** How a guide begins what holds for any PC: "If your slmgr says". What happens to the writer is no such case: "When I start it". */
const supposes =
  /^\W{0,20}(?:if|in case|once|unless|when(?:ever)?)\b(?!.*\b(?:i|i['’]\w+|my|our|we)\b)(?=.*\b(?:cscript|ospp|slmgr|the (?:command|output|report|script|tool)|your?)\b)/i;

/** Whether a sentence says what holds for any PC in that case. */
export const isSupposed = (sentence: string): boolean =>
  supposes.test(sentence);

/** Text in quotation marks, which repeats the message of a window. */
const quoted = /"[^"\n]{3,400}"/g;

/** Whether a sentence asks something, or says what somebody thinks, rather than what a program says. */
export function isAsked(sentence: string): boolean {
  return (
    /[?？]\W{0,8}$/.test(sentence.slice(-10)) ||
    asks.test(sentence) ||
    thinks.test(sentence) ||
    isSupposed(sentence)
  );
}

/** A text without its questions and opinions. What they quote stays. */
export function reportedPart(text: string): string {
  return text
    .replace(/[\u201c-\u201f«»]/g, '"')
    .split('\n')
    .map((line) =>
      // A mail or a forum quotes it.
      line.startsWith('>')
        ? line
        : line
            .split(sentenceEnd)
            .map((sentence) =>
              isAsked(sentence)
                ? (sentence.match(quoted) ?? []).join('\n')
                : sentence,
            )
            .join(' '),
    )
    .join('\n');
}

/** Names of editions and versions, and what else may begin with a capital before "subscription". */
const own =
  'A|An|Apps?|Bound|Business|CLi[pP]|Copy|Couldn|Current|Datacenter|Device|Digital|Education|Enterprise|Error|Evaluation|Family|Free|Home|License|Licen[cs]ed|My|Our|Personal|Pro|Product|Professional|Server|Standard|Status|Subscription|The|This|Trial|Unlicensed|Verify|Volume|Warning|Windows|Your';

/** The name of a program right before or behind what ended: "my Contoso subscription", "Contoso: product activation failed". */
const named = new RegExp(
  String.raw`(?:^|[^\w"])(?!(?:${own})\b)[A-Z][\w+.-]+(?: (?!(?:${own})\b)[A-Z\d][\w+.-]*){0,2}(?:: (?:your )?|'s | )(?:free )?(?:[eE]valuation|[lL]icen[cs]e|[pP]roduct activation|[sS]ubscription|[tT]rial)\b|\b(?:copy|evaluation|license|period|product|subscription|trial)(?: of|:) (?!(?:${own})\b)[A-Z]`,
  'm',
);
const listed = new RegExp(
  String.raw`\b(?:${licensedPrograms}|mcafee|norton|photoshop)\b`,
  'i',
);

/** Whether a line is about the license of another program than those of Microsoft. */
export const isOfOtherProgram = (line: string) =>
  (named.test(line) || listed.test(line)) &&
  !/\b(?:windows (?:is|licen|server evaluation)|microsoft|office|365|word|excel|powerpoint|outlook|onenote|access|publisher|visio|project)\b/i.test(
    line,
  );
