import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  useState,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useMDXComponents} from '@mdx-js/react';
import {decodeFragment} from '@site/src/lib/routes/decodeFragment';
import styles from './styles.module.css';

interface PagePart {
  /** Absent if the part isn't folded. */
  heading?: ReactElement;
  blocks: ReactNode[];
}

/** Steps look like those of a page, which are not in an element of their own. */
const withSteps = (block: ReactNode): ReactNode =>
  isValidElement<{className: string}>(block) && block.type === 'ol'
    ? cloneElement(block, {className: 'steps'})
    : block;

/** Splits the Markdown at its headings. What precedes the first one of the third level isn't folded. */
function useParts(children: ReactNode): readonly PagePart[] {
  const {h2, h3} = useMDXComponents();
  const parts: PagePart[] = [{blocks: []}];
  for (const child of Children.toArray(children)) {
    const type = isValidElement(child) ? child.type : undefined;
    if (isValidElement(child) && type === h3) {
      parts.push({heading: child, blocks: []});
    } else {
      if (type === h2) {
        parts.push({blocks: []});
      }
      parts.at(-1)!.blocks.push(withSteps(child));
    }
  }
  return parts;
}

/** From this number of sections in a row on, a button opens all of them. */
const many = 6;

function OpenAll(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);

  function toggle({currentTarget}: MouseEvent<HTMLElement>): void {
    let next = currentTarget.nextElementSibling;
    while (next instanceof HTMLDetailsElement) {
      next.open = !isOpen;
      next = next.nextElementSibling;
    }
    setIsOpen(!isOpen);
  }

  return (
    <button type="button" className={styles.all} data-form onClick={toggle}>
      {isOpen ? <span key="close">Close all</span> : <span>Open all</span>}
    </button>
  );
}

/**
 * Markdown whose third-level headings each fold their section, such as questions with their answers. The section that the
 * address names is open. React doesn't set `open`, so it keeps what the visitor opened or closed.
 */
export function FoldedSections({children}: {children: ReactNode}): ReactNode {
  const parts = useParts(children);
  const location = useLocation();

  // In a layout effect, because Docusaurus scrolls to the heading afterwards.
  useIsomorphicLayoutEffect(() => {
    const summary = document.getElementById(
      decodeFragment(location.hash),
    )?.parentElement;
    if (summary?.parentElement instanceof HTMLDetailsElement) {
      summary.parentElement.open = true;
    }
    // The location is another object even if the same link is followed again, after the visitor closed the section.
  }, [location]);

  return parts.map(({heading, blocks}, index) => {
    if (!heading) {
      return blocks;
    }
    const row = parts.slice(index, index + many);
    const beginsMany =
      !parts[index - 1]?.heading &&
      row.length === many &&
      row.every((part) => part.heading);
    return (
      <Fragment key={heading.key}>
        {beginsMany && <OpenAll />}
        <details className={styles.section}>
          <summary>{heading}</summary>
          {blocks}
        </details>
      </Fragment>
    );
  });
}
