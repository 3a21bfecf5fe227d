import {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {CodeText} from '@site/src/components/reference/CodeText';
import {Command} from '@site/src/components/ui/Command';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {askCommands} from '@site/src/data/activationAnswers';
import {formatExplanation} from '@site/src/lib/activationStatus/explain';
import type {
  Explanation,
  ProductExplanation,
  Remark,
} from '@site/src/lib/activationStatus/types';
import {isoDayOf} from '@site/src/lib/dates/calendarDay';
import styles from './styles.module.css';

interface Props {
  explanation: Explanation;
  readAt: Date;
}

function RemarkText({remark: {text, link}}: {remark: Remark}): ReactNode {
  return (
    <>
      <CodeText>{text}</CodeText>
      {link && (
        <>
          {' '}
          <Link to={link.to}>{link.label}</Link>
        </>
      )}
    </>
  );
}

/**
 * The heading of the first product can get the focus, which takes people to the result on a small screen and reads the
 * verdict to them.
 */
function Product({
  product,
  isFirst,
}: {
  product: ProductExplanation;
  isFirst: boolean;
}): ReactNode {
  const {title, badge, verdict, facts, findings, next} = product;
  const verdictId = useId();
  return (
    <article className={clsx(styles.product, styles[verdict.tone])}>
      <header className={styles.header}>
        <h3
          tabIndex={isFirst ? -1 : undefined}
          aria-describedby={isFirst ? verdictId : undefined}>
          {title}
        </h3>
        {/* Hidden where the verdict below starts with the same word. */}
        <span
          className={styles.badge}
          aria-hidden={verdict.text.startsWith(badge) || undefined}>
          {badge}
        </span>
      </header>
      <p id={verdictId} className={styles.verdict}>
        <CodeText>{verdict.text}</CodeText>
      </p>
      {next && (
        <p className={styles.next}>
          <strong>Next:</strong> <RemarkText remark={next} />
        </p>
      )}
      {findings.length > 0 && (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li
              key={finding.text}
              className={clsx(finding.tone === 'warning' && styles.warning)}>
              <RemarkText remark={finding} />
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({term, text}) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <CodeText>{text}</CodeText>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </article>
  );
}

/**
 * The findings by product. Renders only text from the explanation, never pasted markup. Its texts are not
 * made to change: key it by the reading.
 */
export function StatusResult({explanation, readAt}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {products, remarks, caveat, ask} = explanation;
  return (
    <section
      className={styles.result}
      aria-label="What the output means"
      tabIndex={products.length === 0 ? -1 : undefined}>
      {remarks.map((remark) => (
        <div key={remark.text} className={styles.remark}>
          <p>
            <RemarkText remark={remark} />
          </p>
        </div>
      ))}
      {products.map((product, index) => (
        // Indexes are safe as keys: the list never changes, and two licenses may have the same text.
        <Product key={index} product={product} isFirst={index === 0} />
      ))}
      {ask && (
        <div className={styles.remark}>
          <p>
            Run this on that PC. It copies its report: paste that into the field
            above.
          </p>
          <Command {...askCommands[ask]} />
        </div>
      )}
      {caveat && <p className={styles.caveat}>{caveat}</p>}
      {products.length > 0 && (
        <CopyButton
          className={styles.copy}
          label="Copy result"
          text={() =>
            formatExplanation(explanation, isoDayOf(readAt), (route) =>
              withBaseUrl(route, {absolute: true}),
            )
          }
        />
      )}
    </section>
  );
}
