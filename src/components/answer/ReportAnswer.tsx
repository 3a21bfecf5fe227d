import Link from '@docusaurus/Link';
import {handOver} from '@site/src/components/navigation/handOver';
import {CodeText} from '@site/src/components/reference/CodeText';
import {loadLookup} from '@site/src/components/reference/ErrorReference/loadErrors';
import {explainActivationStatus} from '@site/src/lib/activationStatus/explain';
import {
  parseLines,
  type ReportLines,
} from '@site/src/lib/activationStatus/parse';
import {AnswerCard} from '@site/src/components/ui/AnswerCard';
import {Command} from '@site/src/components/ui/Command';
import {LinkButton} from '@site/src/components/ui/LinkButton';
import {askCommands} from '@site/src/data/activationAnswers';
import {withoutBackticks} from '@site/src/lib/text/withoutBackticks';
import type {Answer} from './answer';

/** With more licenses, the summary names those that need a look. */
const mostLicenses = 4;

/** The verdict on a report; the reader of its page says the rest. Undefined if there is no license in it. */
export async function answerReport(
  lines: ReportLines,
  text: string,
): Promise<Answer | undefined> {
  const {meaningOf} = await loadLookup();
  const report = parseLines(lines);
  const {products, remarks, summary, ask} = explainActivationStatus(
    report,
    new Date(),
    {
      meaningOf,
      hasEntry: (code) => meaningOf(code) !== undefined,
      // The reader knows when support ends.
      supportEndOf: () => undefined,
    },
  );
  if (products.length === 0 && remarks.length === 0) {
    return undefined;
  }
  const [first] = products;
  const tool = '/check_activation_status';
  const other = first ? 'Activation report' : 'What it means';
  // A remark on the whole text says more than its license.
  const isSingle =
    products.length === 1 && summary.text.startsWith(`${first!.title}: `);
  const isList = products.length > 1 && products.length <= mostLicenses;
  const channel =
    products.length === 1 && first!.facts.find(({term}) => term === 'Channel');
  const next = products.find(
    ({verdict}) => verdict.tone === summary.tone,
  )?.next;
  return {
    said: withoutBackticks(summary.text),
    node: (
      <AnswerCard title={products.length === 1 ? first!.title : other}>
        {isList ? (
          <ul>
            {products.map(({title, verdict}, index) => (
              <li key={index}>
                <strong>{title}:</strong> <CodeText>{verdict.text}</CodeText>
              </li>
            ))}
          </ul>
        ) : (
          <p>
            <CodeText>{isSingle ? first!.verdict.text : summary.text}</CodeText>
          </p>
        )}
        {channel && (
          <p>
            <strong>Channel:</strong> <CodeText>{channel.text}</CodeText>
          </p>
        )}
        {next && (
          <p>
            <strong>Next:</strong> <CodeText>{next.text}</CodeText>{' '}
            {next.link && <Link to={next.link.to}>{next.link.label}</Link>}
          </p>
        )}
        {ask && <Command {...askCommands[ask]} />}
        <LinkButton
          to={`${tool}#read-your-own-output`}
          onClick={() => handOver({text, report})}>
          {first ? 'Read the whole report' : 'Paste a report'}
        </LinkButton>
      </AnswerCard>
    ),
  };
}
