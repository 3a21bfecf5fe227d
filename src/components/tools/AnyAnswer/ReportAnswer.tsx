import Link from '@docusaurus/Link';
import {CodeText} from '@site/src/components/reference/CodeText';
import {explainActivationStatus} from '@site/src/lib/activationStatus/explain';
import {parseActivationStatus} from '@site/src/lib/activationStatus/parse';
import {AnswerCard, type Answer} from './AnswerCard';
import {handOver} from './handOver';
import styles from './styles.module.css';

/** The verdict on a report; the reader of its page says the rest. Undefined if there is no license in it. */
export function answerReport(text: string): Answer | undefined {
  const {products, remarks, summary} = explainActivationStatus(
    parseActivationStatus(text),
    new Date(),
    // The reader knows more: what codes mean, and when support ends.
    {
      hasEntry: () => false,
      meaningOf: () => undefined,
      supportEndOf: () => undefined,
    },
  );
  if (products.length === 0 && remarks.length === 0) {
    return undefined;
  }
  const [first] = products;
  const tool = '/check_activation_status';
  const title = products.length === 1 ? first!.title : 'Activation report';
  const verdict = products.length === 1 ? first!.verdict : summary;
  return {
    said: summary.text.replaceAll('`', ''),
    node: (
      <AnswerCard title={title}>
        <p>
          <CodeText>{verdict.text}</CodeText>
        </p>
        {products.length === 1 && first!.next && (
          <p>
            <strong>Next:</strong> <CodeText>{first!.next.text}</CodeText>
          </p>
        )}
        <Link
          className={styles.next}
          to={`${tool}#read-your-own-output`}
          onClick={() => handOver(tool, text)}>
          Read the whole report
        </Link>
      </AnswerCard>
    ),
  };
}
