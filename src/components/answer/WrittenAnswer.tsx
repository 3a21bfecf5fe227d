import type {ReactNode} from 'react';
import {useHtmlLinks} from '@site/src/components/navigation/useHtmlLinks';
import {fetchCurrent, loadOnce} from '@site/src/components/search/loadSearch';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {findKey} from '@site/src/lib/search/questionKey';
import {
  parseWritten,
  writtenFile,
  type WrittenAnswer,
} from '@site/src/lib/search/writtenAnswers';
import type {Answer} from './answer';

/** Loads the written answers. */
export const loadWritten = loadOnce(async (baseUrl) =>
  parseWritten(await fetchCurrent(baseUrl + writtenFile)),
);

/** The section that answers a question; undefined if nobody asked it before. */
async function findWritten(
  text: string,
  baseUrl: string,
): Promise<WrittenAnswer | undefined> {
  const {answers, keys} = await loadWritten(baseUrl);
  const key = findKey(text, new Set(Object.keys(keys)));
  return key === undefined ? undefined : answers[keys[key]!];
}

/** A section of a page, as it stands there. */
function WrittenCard({to, title, html}: WrittenAnswer): ReactNode {
  const links = useHtmlLinks('a[href^="/"]');
  return (
    <AnswerCards
      cards={[
        {
          key: to,
          kind: 'Answer',
          title,
          links: [{text: 'Read it on its page', to}],
          address: to,
        },
      ]}>
      <div {...links} dangerouslySetInnerHTML={{__html: html}} />
    </AnswerCards>
  );
}

/** The section that answers a question, if people often ask it. */
export async function answerQuestion(
  text: string,
  baseUrl: string,
): Promise<Answer | undefined> {
  const written = await findWritten(text, baseUrl).catch(() => undefined);
  return written && {said: written.title, node: <WrittenCard {...written} />};
}
