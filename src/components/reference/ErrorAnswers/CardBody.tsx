import {Fragment, type FocusEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {CodeText} from '@site/src/components/reference/CodeText';
import {CommandLine} from '@site/src/components/ui/CommandLine';
import {
  foldedTitle,
  type Card,
  type Plan,
} from '@site/src/lib/errorCodes/entryCard';
import {pcNames, type Step} from '@site/src/lib/errorCodes/view';
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
      {command && <CommandLine command={command} where={where} />}
      {expect && (
        <p className={styles.expect}>
          You should see: <CodeText>{expect}</CodeText>
        </p>
      )}
    </li>
  );
}

/** A list for all products, or one for each, below its name. */
function PlanSteps({lists}: Plan): ReactNode {
  return lists.map(({title, steps}) => (
    <Fragment key={title ?? ''}>
      {title && (
        <h3>
          <CodeText>{title}</CodeText>
        </h3>
      )}
      <ol>
        {steps.map((step) => (
          <StepItem key={step.text + (step.command ?? '')} {...step} />
        ))}
      </ol>
    </Fragment>
  ));
}

/** The arrow keys move the focus only, and the panel would stay that of the other tab. */
const selectsOnFocus = {
  onFocus: ({currentTarget}: FocusEvent<HTMLElement>) => currentTarget.click(),
};

/** What somebody chose, a private or a work PC, is remembered, and the same for all cards. */
function Plans({plans}: Card): ReactNode {
  const [first] = plans;
  return first?.pc === undefined ? (
    first && <PlanSteps {...first} />
  ) : (
    <Tabs groupId="pc-owner" className={styles.tabs} defaultValue={first.pc}>
      {plans.map((plan) => (
        <TabItem
          key={plan.pc}
          value={plan.pc!}
          label={pcNames[plan.pc!]}
          attributes={selectsOnFocus}>
          <PlanSteps {...plan} />
        </TabItem>
      ))}
    </Tabs>
  );
}

/** What a card says below its heading: what the code means, what to do, then all else, folded. */
export function CardBody({card}: {card: Card}): ReactNode {
  const {about, facts, sources, links} = card;
  return (
    <div className={styles.body}>
      {about && (
        <p>
          <CodeText>{about}</CodeText>
        </p>
      )}
      <Plans {...card} key={card.plans[0]?.pc ?? ''} />
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({text, to}) => (
            <li key={to}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
      {facts.length + sources.length > 0 && (
        <details>
          <summary>{foldedTitle(card)}</summary>
          <dl>
            {facts.map(({term, texts}) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                {texts.map((text) => (
                  <dd key={text}>
                    <CodeText>{text}</CodeText>
                  </dd>
                ))}
              </Fragment>
            ))}
            {sources.length > 0 && <dt>Sources</dt>}
            {sources.map(({title, url}) => (
              <dd key={title}>
                <Link href={url}>{title}</Link>
              </dd>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
