import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {Button} from '@site/src/components/ui/Button';
import {Code} from '@site/src/components/ui/Code';
import {
  linesToType,
  partsOfLine,
  signsIn,
} from '@site/src/lib/text/typedCommand';
import styles from './styles.module.css';

interface ShownCommand {
  text: string;
  /** Where to run it. */
  place: string;
}

/** The commands that the page shows now, or the search, in their order, and the place of the one around an element. */
function readPage(from: Element) {
  const blocks = Array.from(
    from
      .closest('dialog, main')!
      .querySelectorAll<HTMLElement>('[data-command]'),
  ).filter((block) => block.checkVisibility?.() ?? true);
  return {
    commands: blocks.map((block): ShownCommand => ({
      text: block.querySelector('pre code, :scope > code')?.textContent ?? '',
      place: block.dataset.command ?? '',
    })),
    start: blocks.findIndex((block) => block.contains(from)),
  };
}

function Line({children}: {children: string}): ReactNode {
  return partsOfLine(children).map((part, index) =>
    part === ' ' ? (
      <span key={index} className={styles.blank}>
        {part}
      </span>
    ) : (
      <span key={index}>
        {part}
        {/* A path goes on in the next line after a backslash. */}
        {part.startsWith('\\') && <wbr />}
      </span>
    ),
  );
}

/** Keeps the screen on while the component is shown, where the browser can: typing takes longer than a screen stays on. */
function useScreenAwake(): void {
  useEffect(() => {
    let isShown = true;
    let lock: WakeLockSentinel | undefined;
    const keep = async () => {
      try {
        // The browser ends it while another page is in front.
        if (document.visibilityState === 'visible') {
          lock = await navigator.wakeLock.request('screen');
        }
      } catch {
        // Not in every browser, and refused on a low battery.
      }
      if (!isShown) {
        void lock?.release();
      }
    };
    const onVisibility = () => void keep();
    onVisibility();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', onVisibility);
      void lock?.release();
    };
  }, []);
}

interface Props {
  /** The button that was pressed. */
  from: Element;
  onClose: () => void;
}

/** A command in full width, with each blank marked and its signs named, for typing it on another device. */
function LargeCommand({from, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const title = useId();
  const [{commands, start}] = useState(() => readPage(from));
  const [at, setAt] = useState(start);
  useScreenAwake();

  useEffect(() => {
    const {current} = dialog;
    const close = () => current?.close();
    current?.showModal();
    // Back leads to another page, whose commands are others.
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  const command = commands[at]!;
  const lines = linesToType(command.text);
  const hasBlank = lines.some((line) => line.includes(' '));
  const move = (by: number) => {
    setAt(Math.min(Math.max(at + by, 0), commands.length - 1));
    text.current?.scrollTo({top: 0});
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={onClose}>
      <div className={styles.bar}>
        <h2 id={title}>
          {command.place ? `Type in ${command.place}` : 'Type on the PC'}
        </h2>
        <Button onClick={() => dialog.current?.close()}>Close</Button>
      </div>
      <div ref={text} className={styles.text} aria-live="polite">
        <ol>
          {lines.map((line, index) => (
            <li key={index}>
              <Code>
                <Line>{line}</Line>
              </Code>{' '}
              <kbd>Enter</kbd>
            </li>
          ))}
        </ol>
        <ul className={styles.signs} aria-label="Signs">
          {hasBlank && (
            <li>
              <Code className={styles.blank}> </Code> space bar
            </li>
          )}
          {signsIn(lines.join('')).map(({sign, name}) => (
            <li key={sign}>
              <Code>{sign}</Code> {name}
            </li>
          ))}
        </ul>
      </div>
      {commands.length > 1 && (
        <div className={styles.bar}>
          {/* Not disabled at the ends: a disabled button loses the focus. */}
          <Button aria-disabled={at === 0} onClick={() => move(-1)}>
            Previous
          </Button>
          <span>
            {at + 1} of {commands.length}
          </span>
          <Button
            aria-disabled={at === commands.length - 1}
            onClick={() => move(1)}>
            Next
          </Button>
        </div>
      )}
    </dialog>
  );
}

/** Shows the command around a button, which gets the focus back. Not part of the page, whose styles are for its text. */
export function showLarge(button: HTMLElement): void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    // Safari on a phone gives a pressed button no focus, so it has none to give back.
    button.focus();
  };
  root.render(<LargeCommand from={button} onClose={close} />);
}
