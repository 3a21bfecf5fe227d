import {Fragment, useId, useRef, type FocusEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {CodeText} from '@site/src/components/reference/CodeText';
import {Code} from '@site/src/components/ui/Code';
import {CommandLine} from '@site/src/components/ui/CodeFrame';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import {LinkButton} from '@site/src/components/ui/LinkButton';
import {
  foldedTitle,
  pcNames,
  replyOf,
  sayStep,
  tabNames,
  withCases,
  type Card,
  type Fact,
  type Link as LinkTo,
  type Note,
  type Plan,
  type Step,
} from '@site/src/lib/answer/card';
import {keepTogether} from '@site/src/lib/text/format';
import styles from './styles.module.css';

/** An instruction, of which some words may be a link. */
function StepText({step}: {step: Step}): ReactNode {
  const {text, to, words = text} = step;
  const said = sayStep(step);
  const start = said.indexOf(words);
  return to ? (
    <>
      <CodeText>{said.slice(0, start)}</CodeText>
      <Link to={to}>
        <CodeText>{words}</CodeText>
      </Link>
      <CodeText>{said.slice(start + words.length)}</CodeText>
    </>
  ) : (
    <CodeText>{said}</CodeText>
  );
}

function StepItem({
  step,
  cases = [],
}: {
  step: Step;
  cases?: readonly Step[];
}): ReactNode {
  const {command, where, expect} = step;
  return (
    <li>
      <StepText step={step} />
      {command && <CommandLine command={command} where={where} />}
      {expect && (
        <p className={styles.expect}>
          You should see: <CodeText>{sayStep({text: expect})}</CodeText>
        </p>
      )}
      {cases.length > 0 && (
        <ul>
          {cases.map((each) => (
            <StepItem key={each.text} step={each} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** A list for all products or stages, or one for each, below its name. */
function PlanSteps({lists}: Plan): ReactNode {
  return lists.map(({title, steps}) => {
    const items = withCases(steps);
    return (
      <Fragment key={title ?? ''}>
        {title && (
          <p className={styles.list}>
            <CodeText>{title}</CodeText>
          </p>
        )}
        {/* The only step needs no number. */}
        <ol
          className={clsx(
            styles.steps,
            items.length > 1 ? 'steps' : styles.only,
          )}>
          {items.map((item) => (
            <StepItem
              key={item.step.text + (item.step.command ?? '')}
              {...item}
            />
          ))}
        </ol>
      </Fragment>
    );
  });
}

/** The arrow keys move the focus only, and the panel would stay that of the other tab. */
const selectsOnFocus = {
  onFocus: ({currentTarget}: FocusEvent<HTMLElement>) => currentTarget.click(),
};

/** What somebody chose, such as a work PC, is remembered, and the same for all cards. */
function Plans({plans}: {plans: readonly Plan[]}): ReactNode {
  const [first] = plans;
  return first?.tab === undefined ? (
    first && <PlanSteps {...first} />
  ) : (
    <Tabs
      groupId={first.tab in pcNames ? 'pc-owner' : 'license'}
      className={styles.tabs}
      defaultValue={first.tab}>
      {plans.map((plan) => (
        <TabItem
          key={plan.tab}
          value={plan.tab!}
          label={tabNames[plan.tab!]}
          attributes={{...selectsOnFocus, 'data-tab': plan.tab}}>
          <PlanSteps {...plan} />
        </TabItem>
      ))}
    </Tabs>
  );
}

function Notes({notes}: {notes: readonly Note[]}): ReactNode {
  return notes.map(({text, link, isWarning}) => (
    <p key={text} className={clsx(isWarning && styles.warning)}>
      <CodeText>{text}</CodeText>
      {link && (
        <>
          {' '}
          <Link to={link.to}>{link.text}</Link>
        </>
      )}
    </p>
  ));
}

function Facts({facts}: {facts: readonly Fact[]}): ReactNode {
  return facts.map(({term, texts}) => (
    <div key={term}>
      <dt>{term}</dt>
      {texts.map((text) => (
        <dd key={text}>
          <CodeText>{text}</CodeText>
        </dd>
      ))}
    </div>
  ));
}

function Links({links}: {links: readonly LinkTo[]}): ReactNode {
  return (
    links.length > 0 && (
      <ul className={styles.links}>
        {links.map(({text, to}) => (
          <li key={to}>
            <Link to={to}>
              <CodeText>{text}</CodeText>
            </Link>
          </li>
        ))}
      </ul>
    )
  );
}

/** What a card says below its title. */
export function CardBody({
  card,
  children,
}: {
  card: Card;
  children?: ReactNode;
}): ReactNode {
  const {about, action, notes = [], plans = [], links = []} = card;
  const {factsTitle, facts = []} = card;
  const {details = [], sources = [], forAdmins} = card;
  const folded = foldedTitle(card);
  return (
    <>
      {about && (
        <p>
          <CodeText>{about}</CodeText>
        </p>
      )}
      {action && <LinkButton to={action.to}>{action.text}</LinkButton>}
      {children}
      <Notes notes={notes} />
      <Plans plans={plans} key={plans[0]?.tab ?? ''} />
      {factsTitle && <p className={styles.list}>{factsTitle}</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          <Facts facts={facts} />
        </dl>
      )}
      <Links links={links} />
      {forAdmins && (
        <details className={styles.folded}>
          <summary>For administrators</summary>
          {forAdmins.texts.map((text) => (
            <p key={text}>
              <CodeText>{text}</CodeText>
            </p>
          ))}
          <Links links={forAdmins.links} />
        </details>
      )}
      {folded && (
        <details className={styles.folded}>
          <summary>{folded}</summary>
          <dl className={styles.facts}>
            <Facts facts={details} />
            {sources.length > 0 && (
              <div>
                <dt>Sources</dt>
                {sources.map(({title, url}) => (
                  <dd key={title}>
                    <Link href={url}>
                      <CodeText>{title}</CodeText>
                    </Link>
                  </dd>
                ))}
              </div>
            )}
          </dl>
        </details>
      )}
    </>
  );
}

/** The code and the title of a card. */
export function CardTitle({card: {code, title}}: {card: Card}): ReactNode {
  return (
    <>
      {code && (
        <>
          <Code>{code}</Code>:{' '}
        </>
      )}
      <CodeText>{keepTogether(title)}</CodeText>
    </>
  );
}

/** Copies answers as a reply to paste elsewhere, and the address of the first that has one. */
function Copy({cards}: {cards: readonly Card[]}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const addressOf = (path: string) => withBaseUrl(path, {absolute: true});
  const address = cards.find((card) => card.address)?.address;
  const box = useRef<HTMLSpanElement>(null);
  const reply = () => {
    const open = box
      .current!.closest('section')!
      .parentElement!.querySelectorAll<HTMLElement>(
        '[data-tab][aria-selected=true]',
      );
    const tabs = Array.from(open, ({dataset}) => dataset.tab!);
    return replyOf(cards, {address: addressOf, tabs});
  };
  return (
    <>
      <span ref={box} hidden />
      <CopyButton label="Copy as a reply" text={reply} />
      {address && (
        <CopyButton label="Copy link" text={() => addressOf(address)} />
      )}
    </>
  );
}

interface CardProps {
  card: Card;
  /** The level of its heading. */
  as?: 'h2' | 'h3';
  /** What only this answer has, below its meaning. */
  children?: ReactNode;
  /** The quiet last row. */
  actions?: ReactNode;
}

function AnswerCard({
  card,
  as: Heading = 'h2',
  children,
  actions,
}: CardProps): ReactNode {
  const id = useId();
  const {kind, tone} = card;
  return (
    <section
      className={clsx(styles.card, tone && styles[tone])}
      aria-labelledby={id}>
      <p className={styles.kind}>{kind}</p>
      <Heading id={id} tabIndex={-1}>
        <CardTitle card={card} />
      </Heading>
      <CardBody card={card}>{children}</CardBody>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}

interface Props extends Pick<CardProps, 'as' | 'children'> {
  /** The first gets `children`, and the last the buttons. */
  cards: readonly Card[];
  /** What the buttons copy, if not the same. */
  copied?: readonly Card[];
  /** More buttons, such as those of the tool. */
  buttons?: ReactNode;
}

/**
 * Answers: what was read, the verdict, what it means, and what to do. The headings can get the focus, which announces
 * them.
 */
export function AnswerCards({
  cards,
  copied = cards,
  as,
  children,
  buttons,
}: Props): ReactNode {
  return cards.map((card, index) => (
    <AnswerCard
      key={card.key}
      card={card}
      as={as}
      actions={
        index === cards.length - 1 &&
        (copied.length > 0 || buttons) && (
          <>
            {copied.length > 0 && <Copy cards={copied} />}
            {buttons}
          </>
        )
      }>
      {index === 0 && children}
    </AnswerCard>
  ));
}
