import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {reportCards} from '@site/src/lib/activationStatus/cards';
import {explainActivationStatus} from '@site/src/lib/activationStatus/explain';
import {
  parseLines,
  type ReportLines,
} from '@site/src/lib/activationStatus/parse';
import {loadErrors} from '@site/src/lib/errorCodes/loadErrors';
import {withoutBackticks} from '@site/src/lib/text/withoutBackticks';
import type {Answer} from './answer';

/** The answer of the reader to a report, without the dates at which support ends. Undefined if there is no license in it. */
export async function answerReport(
  lines: ReportLines,
): Promise<Answer | undefined> {
  const {meaningOf} = await loadErrors();
  const explanation = explainActivationStatus(parseLines(lines), new Date(), {
    meaningOf,
    hasEntry: (code) => meaningOf(code) !== undefined,
    supportEndOf: () => undefined,
  });
  const {products, remarks, summary} = explanation;
  return products.length + remarks.length > 0
    ? {
        said: withoutBackticks(summary.text),
        node: <AnswerCards cards={reportCards(explanation)} />,
      }
    : undefined;
}
