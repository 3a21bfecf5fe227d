/** Sentences of a line. A mark inside a name, such as `setup.exe`, ends none. */
const sentenceEnd = /(?<=[.!?…])\s+/;

/** How a question begins. */
const asks =
  /^\W{0,20}(?:(?:and|but|hello|hey|hi|or|so)\b[, ]{0,3})?(?:am|are|can|come|como|comment|cómo|could|did|do|does|est|está|hat|has|have|hoe|how|is|ist|jak|kan|kann|may|pourquoi|should|waarom|wann|warum|was|were|what|where|whether|which|who|why|wie|will|would|wurde|czy|как|почему|è|é)(?!['\p{L}-])|怎么|怎麼|如何|为什么|為什麼|吗|嗎/iu;

/** What somebody thinks or has heard, in a sentence that no window shows. */
const thinks =
  /\bi(?:['’]m| am)? (?:believe|doubt|don['’]t think|guess|heard|not sure|read that|suppose|think|was told|wonder)\b|\b(?:friends?|people|seller|somebody|someone|they)\b.{0,20}\b(?:claims?|says?|tells?|told|writes?)\b|\bis (?:it|that|this) (?:correct|right|so|true)\b|\bright ?\?/i;

/** Text in quotation marks, which repeats the message of a window. */
const quoted = /"[^"\n]{3,400}"/g;

/** Whether a sentence asks something, or says what somebody thinks, rather than what a program says. */
export function isAsked(sentence: string): boolean {
  return (
    /[?？]\W{0,8}$/.test(sentence.slice(-10)) ||
    asks.test(sentence) ||
    thinks.test(sentence)
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
