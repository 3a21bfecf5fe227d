/** What visitors ask, in all the places that know it, by the section that answers it. */
import {questions} from '../data/questions';
import {diagnosisAdvice} from '../data/diagnosis';
import {inFull} from '../data/errorCodes/types';
import {errorMessages} from '../data/errorMessages';

import {sectionPath} from '../lib/errorCodes/entry';

type SectionQuestion = readonly [to: string, text: string];

/** Each advice of the diagnosis. */
const situations = diagnosisAdvice.map(({to, title}): SectionQuestion => [
  to,
  title,
]);

/** Each message of Windows and Office, at the entry of its code or where its first link to a guide leads. */
const messages: readonly SectionQuestion[] = errorMessages.flatMap(
  (message) => {
    const {texts = []} = message;
    if (message.code !== undefined) {
      return texts.map((text): SectionQuestion => [`#${message.code}`, text]);
    }
    const {fixes, branches} = message;
    const links = [
      ...fixes,
      ...(branches?.private ?? []),
      ...(branches?.work ?? []),
    ].flatMap((advice) => inFull(advice).to ?? []);
    const to = links.find((link) => link.startsWith('/')) ?? links[0];
    return to === undefined
      ? []
      : texts.map((text): SectionQuestion => [to, text]);
  },
);

/** Texts by route and anchor, such as `/hwid#move-license`, or by route for the top of a page. */
export function askedBySection(): ReadonlyMap<string, readonly string[]> {
  const sections = new Map(
    Object.entries(questions).map(([at, texts]) => [
      sectionPath(at),
      [...texts],
    ]),
  );
  for (const [to, text] of [...situations, ...messages]) {
    const target = sectionPath(to);
    const texts = sections.get(target) ?? [];
    sections.set(target, texts);
    if (!texts.includes(text)) {
      texts.push(text);
    }
  }
  return sections;
}
