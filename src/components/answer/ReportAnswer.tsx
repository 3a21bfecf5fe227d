import {reportCards, titleOfReport} from '@site/src/lib/activationStatus/cards';
import {explainActivationStatus} from '@site/src/lib/activationStatus/explain';
import type {ActivationReport} from '@site/src/lib/activationStatus/types';
import {loadErrors} from '@site/src/lib/errorCodes/loadErrors';
import {withoutBackticks} from '@site/src/lib/text/withoutBackticks';
import type {Answer} from './answer';
import {ReportCards} from './ReportCards';

/** The answer of the reader to a report, without the dates at which support ends. Undefined if there is no license in it. */
export async function answerReport(
  report: ActivationReport,
): Promise<Answer | undefined> {
  const {meaningOf} = await loadErrors();
  const explanation = explainActivationStatus(report, new Date(), {
    meaningOf,
    hasEntry: (code) => meaningOf(code) !== undefined,
    supportEndOf: () => undefined,
  });
  const {products, remarks, summary} = explanation;
  return products.length + remarks.length > 0
    ? {
        said: withoutBackticks(summary.text),
        title: titleOfReport(explanation),
        node: <ReportCards cards={reportCards(explanation)} />,
      }
    : undefined;
}
