import {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import button from '@site/src/components/ui/Button/styles.module.css';
import {Icon} from '@site/src/components/ui/Icon';
import styles from './styles.module.css';
import {useSearchDialog} from './useSearchDialog';
import {useSearchShortcut} from './keys';

const look = clsx(button.button, button.chip, styles.search);

function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.platform);
}

/**
 * The search in the navbar. Hovering or focusing the button starts loading it; before that nothing is requested.
 * Without JavaScript, and until it runs, the slot is a link to the list of all guides.
 */
export function SearchButton(): ReactNode {
  const isBrowser = useIsBrowser();
  const button = useRef<HTMLButtonElement>(null);
  const {opening, isLoading, preload, open, close} = useSearchDialog();
  useSearchShortcut(open);

  if (!isBrowser) {
    return (
      <Link to="/guide_links" className={look} data-first-press>
        <Icon name="search" />
        <span className={clsx(styles.label, styles.withScript)}>Search</span>
        <span className={styles.withoutScript}>All guides</span>
        <kbd className={clsx(styles.hint, styles.withScript)}>Ctrl K</kbd>
      </Link>
    );
  }

  function onClosed(): void {
    close();
    // The browser returns the focus to the previous element. Without one, it stays in the closed dialog.
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest('dialog')) {
      button.current?.focus();
    }
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={look}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={isLoading}
        title="Search"
        data-first-press
        onClick={open}
        onFocus={preload}
        onPointerEnter={preload}>
        <Icon name="search" />
        <span className={styles.label}>Search</span>
        <kbd className={styles.hint}>{isApple() ? '⌘ K' : 'Ctrl K'}</kbd>
      </button>
      <span className={styles.waiting} role="status">
        {opening.status === 'slow' && 'Loading the search…'}
      </span>
      {opening.status === 'open' && (
        <opening.Dialog typed={opening.typed} onClosed={onClosed} />
      )}
    </>
  );
}
