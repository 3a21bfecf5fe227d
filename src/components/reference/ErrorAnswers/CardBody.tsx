import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {CodeText} from '@site/src/components/reference/CodeText';
import {Code} from '@site/src/components/ui/Code';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import type {Card} from '@site/src/lib/errorCodes/card';
import type {Step, StepList} from '@site/src/lib/errorCodes/view';
import styles from './styles.module.css';

function StepItem({text, to, command, where, expect}: Step): ReactNode {
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

function Steps({
  list: {steps},
  start,
}: {
  list: StepList;
  start?: number;
}): ReactNode {
  return (
    <ol start={start}>
      {steps.map((step) => (
        <StepItem key={step.text + (step.command ?? '')} {...step} />
      ))}
    </ol>
  );
}

const pcLabels = {private: 'Private PC', work: 'Work PC'} as const;

/** The steps for every PC, then those for one kind of PC. That choice is remembered, and the same for all cards. */
function StepLists({lists}: {lists: readonly StepList[]}): ReactNode {
  const [everywhere] = lists.filter(({pc}) => !pc);
  const branches = lists.filter(({pc}) => pc);
  return (
    <>
      {everywhere && <Steps list={everywhere} />}
      {branches.length > 0 && (
        <Tabs groupId="pc-owner" className={styles.tabs}>
          {branches.map((list) => (
            <TabItem key={list.pc} value={list.pc!} label={pcLabels[list.pc!]}>
              <Steps list={list} start={(everywhere?.steps.length ?? 0) + 1} />
            </TabItem>
          ))}
        </Tabs>
      )}
    </>
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
      {steps.map(({title, lists}) => (
        <div key={title ?? ''}>
          <h3>
            Do this first
            {title && (
              <>
                {': '}
                <CodeText>{title}</CodeText>
              </>
            )}
          </h3>
          <StepLists lists={lists} />
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
