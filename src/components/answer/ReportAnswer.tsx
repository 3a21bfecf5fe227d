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

/**
 * What a report says. If there is nothing in it, that is an error.
 *
 * @param supportEnds the last day of support of releases
 */
export async function explainReport(
  report: ActivationReport,
  supportEnds: Readonly<Record<string, string>> = {},
) {
  const {meaningOf} = hasCode(report) ? await loadErrors() : noErrors;
  const explanation = explainActivationStatus(report, new Date(), {
    meaningOf,
    supportEndOf: (release) => supportEnds[release],
  });
  const {products, remarks, summary} = explanation;
  const said = withoutBackticks(summary.text);
  return {
    said,
    title: titleOfReport(explanation),
    what: 'Report',
    error: products.length + remarks.length > 0 ? undefined : said,
    cards: reportCards(explanation),
  };
}

/** The answer of the reader, without the dates at which support ends. Undefined if there is no license in the report. */
export async function answerReport(
  report: ActivationReport,
): Promise<Answer | undefined> {
  const {cards, ...reply} = await explainReport(report);
  return reply.error
    ? undefined
    : {...reply, node: <ReportCards cards={cards} />};
}
