import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {CodeText} from '@site/src/components/reference/CodeText';
import {Code} from '@site/src/components/ui/Code';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import type {Card, CardStep, CardSteps} from '@site/src/lib/errorCodes/card';
import styles from './styles.module.css';

function Step({text, to, command, where, expect}: CardStep): ReactNode {
  return (
    <li>
      {to ? (
        <Link to={to}>
          <CodeText>{text}</CodeText>
        </Link>
      ) : (
        <CodeText>{text}</CodeText>
      )}
      {command && (
        <div className={styles.command}>
          <span>{where}</span>
          <Code>{command}</Code>
          <CopyButton label="Copy" text={command} />
        </div>
      )}
      {expect && (
        <p className={styles.expect}>
          Expect: <CodeText>{expect}</CodeText>
        </p>
      )}
    </li>
  );
}

function StepList({
  steps,
  start,
}: {
  steps: readonly CardStep[];
  start?: number;
}): ReactNode {
  return (
    <ol start={start}>
      {steps.map((step) => (
        <Step key={step.text + (step.command ?? '')} {...step} />
      ))}
    </ol>
  );
}

/** The choice is remembered, and the same for all cards. */
function Branches({everywhere, branches}: CardSteps): ReactNode {
  return (
    branches && (
      <Tabs groupId="pc-owner" className={styles.tabs}>
        <TabItem value="private" label="Private PC">
          <StepList steps={branches.private} start={everywhere.length + 1} />
        </TabItem>
        <TabItem value="work" label="Work PC">
          <StepList steps={branches.work} start={everywhere.length + 1} />
        </TabItem>
      </Tabs>
    )
  );
}

/** What a card says below its heading: the steps, then all else, folded. */
export function CardBody({card}: {card: Card}): ReactNode {
  const {about, steps, facts, sources, links} = card;
  return (
    <>
      {about && (
        <p>
          <CodeText>{about}</CodeText>
        </p>
      )}
      {steps.map((each) => (
        <div key={each.title ?? ''}>
          <h3>
            Do this first
            {each.title && (
              <>
                {': '}
                <CodeText>{each.title}</CodeText>
              </>
            )}
          </h3>
          {each.everywhere.length > 0 && <StepList steps={each.everywhere} />}
          <Branches {...each} />
        </div>
      ))}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({text, to}) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>Causes, evidence and sources</summary>
        <dl>
          {facts.map(({term, texts}) => (
            <div key={term}>
              <dt>{term}</dt>
              {texts.map((text) => (
                <dd key={text}>
                  <CodeText>{text}</CodeText>
                </dd>
              ))}
            </div>
          ))}
          {sources.length > 0 && (
            <div>
              <dt>Sources</dt>
              {sources.map(({title, url}) => (
                <dd key={title}>
                  <Link href={url}>{title}</Link>
                </dd>
              ))}
            </div>
          )}
        </dl>
      </details>
    </>
  );
}
