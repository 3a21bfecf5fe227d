import {useEffect, useMemo, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {Button} from '@site/src/components/ui/Button';
import button from '@site/src/components/ui/Button/styles.module.css';
import {CopyButton} from '@site/src/components/ui/CopyButton';
import type {Card, Judgment} from '@site/src/lib/answer/card';
import {usualAlgorithms} from '@site/src/lib/fileHash/algorithms';
import {
  formatProgress,
  quotedName,
  visibleName,
  type Progress,
} from '@site/src/lib/fileHash/format';
import {
  choiceMessages,
  describePasted,
  describeVerdict,
  failureTexts,
  resultCard,
  sumCard,
} from '@site/src/lib/fileHash/messages';
import {algorithmsFor, isSumList} from '@site/src/lib/fileHash/readSums';
import type {PastedText} from '@site/src/lib/fileHash/readSums';
import {decodeText} from '@site/src/lib/text/decodeText';
import {upperFirst} from '@site/src/lib/text/sentences';
import {FileField} from './FileField';
import styles from './styles.module.css';
import {useFileHash} from './useFileHash';

/** Why what was dropped is no file; undefined if it is. */
function problemOf({items, files}: DataTransfer): string | undefined {
  const [file] = files;
  if (!file) {
    return choiceMessages.nothing;
  }
  return files.length === 1 && items[0]?.webkitGetAsEntry()?.isDirectory
    ? choiceMessages.folder(file.name)
    : undefined;
}

function ProgressBar({
  name,
  progress,
}: {
  name: string;
  progress: Progress;
}): ReactNode {
  const percent = Math.floor((progress.done / progress.total) * 100);
  return (
    <div className={styles.progress}>
      <progress
        aria-label={`Reading ${visibleName(name)}`}
        max={100}
        value={percent}
        className={styles.bar}
      />
      <p className={styles.numbers}>
        <strong>{`${percent}%`}</strong> <span>{formatProgress(progress)}</span>
      </p>
    </div>
  );
}

interface FileCheck {
  /** The chosen file, unless it can't be read. */
  file: File | undefined;
  /** Forgets the file. */
  reset: () => void;
  field: ReactNode;
  /** Says what the pasted text has, what is wrong with the file, or how they compare. */
  card: Card;
  /** What can be copied: the result. */
  copied: readonly Card[];
  /** Below what the card says. */
  progress: ReactNode;
  buttons: ReactNode;
  /** For the live region, and what tells two of its sentences apart. */
  said: string;
  turn: string;
  /** For the tab. The browser remembers it, so it doesn't name the file. Empty until there is something to say. */
  title: string;
  /** Whether the card says nothing that the fields don't. */
  isAtField: boolean;
}

/**
 * Computes the SHA-256 and SHA-1 of a file of any size, and others that a pasted checksum needs, and compares them. A
 * worker reads the file; it never leaves the browser.
 *
 * @param pasted The checksums to compare with.
 * @param onList Called with the text of a chosen list of checksums.
 */
export function useFileCheck(
  pasted: PastedText,
  onList: (text: string) => void,
): FileCheck {
  const input = useRef<HTMLInputElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  /** The last choice, so that a list that arrives after the next one is dropped. */
  const latest = useRef<readonly File[]>(undefined);
  /** Whether a button below the result has the focus, or had it until it was removed. */
  const hasFocus = useRef(false);

  const wanted = useMemo(() => algorithmsFor(pasted), [pasted]);
  const {state, start, refuse, cancel, reset} = useFileHash(wanted);
  const chosen = 'job' in state ? state.job.file : undefined;
  const done = state.phase === 'done' ? state : undefined;
  const error =
    state.phase === 'stopped' && state.tone === 'danger'
      ? state.text
      : undefined;

  useEffect(() => {
    // "Cancel" and "Try again" go away with what they are for, and would take the focus with them.
    if (
      hasFocus.current &&
      !actions.current?.contains(document.activeElement)
    ) {
      (actions.current?.querySelector('button') ?? input.current)?.focus();
    }
  }, [state.phase]);

  const clear = (then: () => void) => {
    latest.current = undefined;
    if (input.current) {
      // Otherwise choosing the same file again would fire no change event.
      input.current.value = '';
      input.current.focus();
    }
    then();
  };
  const take = async (files: readonly File[]) => {
    latest.current = files;
    const list = files.find(isSumList);
    const [file, ...others] = files.filter((each) => each !== list);
    if (others.length > 0) {
      clear(() => refuse(choiceMessages.several(others.length + 1)));
      return;
    }
    if (list) {
      try {
        const bytes = await list.arrayBuffer();
        if (files !== latest.current) {
          return;
        }
        onList(decodeText(bytes));
      } catch {
        refuse(failureTexts.unreadable(list.name));
        return;
      }
    }
    if (file) {
      start(file);
    } else if (state.phase === 'stopped') {
      reset();
    }
  };

  const described = describePasted(pasted);
  let judgment: Judgment = described;
  if (state.phase === 'done') {
    judgment = describeVerdict(state.job.file.name, state.digests, pasted);
  } else if (state.phase !== 'idle') {
    judgment = state;
  }
  // The field says what is wrong with a file.
  const card = done
    ? resultCard(done.job.file, done.digests, judgment, pasted)
    : sumCard(error ? described : judgment, pasted);
  const isAtField =
    error !== undefined ||
    (state.phase === 'idle' && pasted.kind === 'unusable');
  return {
    file: chosen,
    reset: () => clear(reset),
    field: (
      <FileField
        name={
          chosen &&
          (pasted.kind === 'checksums'
            ? chosen.name
            : `${chosen.name}: now paste its published checksum below.`)
        }
        error={error}
        control={input}
        onFiles={(files) => void take(files)}
        onDrop={(dropped) => {
          const problem = problemOf(dropped);
          if (problem) {
            clear(() => refuse(problem));
            return;
          }
          // Names the dropped file to a screen reader.
          input.current!.files = dropped.files;
          void take([...dropped.files]);
        }}
      />
    ),
    card,
    copied: done && pasted.kind === 'checksums' ? [card] : [],
    progress: state.phase === 'working' && (
      <ProgressBar name={state.job.file.name} progress={state.progress} />
    ),
    buttons: (
      <div
        ref={actions}
        className={clsx(button.buttons, styles.actions)}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={() => {
          hasFocus.current = false;
        }}>
        {state.phase === 'working' && (
          <Button onClick={() => clear(cancel)}>Cancel</Button>
        )}
        {state.phase === 'stopped' && state.again && (
          <Button onClick={() => start(state.again!)}>Try again</Button>
        )}
        {done &&
          usualAlgorithms.map((algorithm) => (
            <CopyButton
              key={algorithm}
              label={`Copy ${algorithm}`}
              text={() => done.digests[algorithm]}
            />
          ))}
        {/* Beside a pasted value, the row above has Clear. */}
        {done && pasted.kind !== 'checksums' && (
          <Button variant="small" onClick={() => clear(reset)}>
            Check another file
          </Button>
        )}
      </div>
    ),
    said: judgment.text,
    // The sentence is the same for two values that a file does not have.
    turn: pasted.kind === 'checksums' ? pasted.checksums[0].value : '',
    title:
      isAtField || state.phase === 'working'
        ? ''
        : upperFirst(
            card.title.replaceAll(quotedName(chosen?.name ?? ''), 'the file'),
          ),
    isAtField,
  };
}
