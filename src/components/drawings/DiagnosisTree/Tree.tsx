import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {CodeText} from '@site/src/components/reference/CodeText';
import {Code} from '@site/src/components/ui/Code';
import {firstQuestion} from '@site/src/data/diagnosis';
import {findNode, isQuestion} from '@site/src/lib/diagnosis/follow';
import styles from './styles.module.css';

/** A question with its answers, each of which opens the next question, or ends in a link to what helps. */
function Branch({id}: {id: string}): ReactNode {
  const node = findNode(id)!;
  if (!isQuestion(node)) {
    return <Link to={node.to}>{node.title}</Link>;
  }
  const {ask, run, answers} = node;
  return (
    <>
      <p>
        <strong>{ask}</strong>
      </p>
      {run && (
        <p>
          Run in {run.in}: <Code>{run.command}</Code>
        </p>
      )}
      <ul>
        {answers.map(({label, next}) => (
          <li key={label}>
            {isQuestion(findNode(next)!) ? (
              <details>
                <summary>
                  <CodeText>{label}</CodeText>
                </summary>
                <Branch id={next} />
              </details>
            ) : (
              <>
                <CodeText>{label}</CodeText>: <Branch id={next} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** All questions of the diagnosis with their answers, as a list that opens branch by branch without a script. */
export default function Tree(): ReactNode {
  return (
    <div className={styles.tree} data-diagnosis-tree>
      <p>
        Each answer opens the next question, or ends in a link to what helps.
      </p>
      <Branch id={firstQuestion} />
    </div>
  );
}
