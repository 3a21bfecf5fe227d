import {reportCards, titleOfReport} from '@site/src/lib/activationStatus/cards';
import {explainActivationStatus} from '@site/src/lib/activationStatus/explain';
import type {ActivationReport} from '@site/src/lib/activationStatus/types';
import {withoutBackticks} from '@site/src/lib/text/format';
import type {Answer} from './answer';
import {ReportCards} from './ReportCards';

/** Whether a report has a code, whose meaning the list of errors has. */
const hasCode = ({products, messages}: ActivationReport): boolean =>
  messages.some((message) => 'code' in message) ||
  products.some(({reason}) => reason);

const noErrors = {meaningOf: () => undefined};

const loadErrors = () =>
  import(
    /* webpackChunkName: "error-lookup" */ '@site/src/lib/errorCodes/answerErrors'
  );

/** The answer of the reader to a report, without the dates at which support ends. Undefined if there is no license in it. */
export async function answerReport(
  report: ActivationReport,
): Promise<Answer | undefined> {
  const {meaningOf} = hasCode(report) ? await loadErrors() : noErrors;
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
