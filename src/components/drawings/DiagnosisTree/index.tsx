import {memo, type ReactNode} from 'react';
import {Drawing} from '@site/src/components/drawings/Drawing';
import {useHtmlLinks} from '@site/src/components/navigation/useHtmlLinks';
import styles from './styles.module.css';
import {useTreeHtml} from './useTreeHtml';

/** Renders once, because React does not manage the tree: the visitor opens its branches. */
const Tree = memo(function Tree(): ReactNode {
  const html = useTreeHtml();
  return (
    <div className={styles.tree} dangerouslySetInnerHTML={{__html: html}} />
  );
});

/**
 * All questions of the diagnosis with their answers, drawn as a tree that opens branch by branch. It is the diagnosis
 * for visitors without JavaScript, and not in `Diagnosis`, so that the tool beside that arrives first.
 */
export function DiagnosisTree(): ReactNode {
  const links = useHtmlLinks('a');
  return (
    <details className={styles.fold} data-diagnosis-tree {...links}>
      <summary>All questions as a tree</summary>
      <Drawing caption="Each branch is an answer. It opens the next question, or ends in a link to what helps.">
        <Tree />
      </Drawing>
    </details>
  );
}
