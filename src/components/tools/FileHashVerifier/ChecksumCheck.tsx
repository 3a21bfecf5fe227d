import {useState, type ReactNode} from 'react';
import {Announcement} from '@site/src/components/feedback/Announcement';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {readSums, type PastedText} from '@site/src/lib/fileHash/readSums';
import styles from './styles.module.css';
import {useFileCheck} from './useFileCheck';

/** The check of a file against checksums that were pasted elsewhere. It is an answer itself. */
export function ChecksumCheck({
  sums,
  children,
}: {
  sums: PastedText;
  children: ReactNode;
}): ReactNode {
  const [pasted, setPasted] = useState(sums);
  const check = useFileCheck(pasted, (text) => setPasted(readSums(text)));
  return (
    <div>
      <Announcement text={check.said} turn={check.turn} />
      <AnswerCards cards={[check.card]} copied={check.copied}>
        <div className={styles.controls} data-form>
          {check.field}
          {check.progress}
          {check.buttons}
        </div>
        {children}
      </AnswerCards>
    </div>
  );
}
