import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Announcement} from '@site/src/components/feedback/Announcement';
import {useFileCheck} from '@site/src/components/tools/FileHashVerifier/useFileCheck';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {sumPlaces} from '@site/src/data/knownSums';
import {describePasted} from '@site/src/lib/fileHash/messages';
import {readSums, type PastedText} from '@site/src/lib/fileHash/readSums';
import type {Answer} from './answer';

/** The check of a file against checksums that were asked about. */
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
      <Announcement text={check.said} reading={check.reading} />
      <AnswerCards cards={[check.card]} copied={check.copied}>
        <div data-form>{check.field}</div>
        {check.progress}
        {check.buttons}
        {children}
      </AnswerCards>
    </div>
  );
}

/** The verifier itself, with the checksum in it. */
export function answerChecksum(sums: PastedText, text: string): Answer {
  const place = sumPlaces.find(({pattern}) => pattern.test(text))!;
  return {
    said: describePasted(sums).text,
    node: (
      <ChecksumCheck key={text} sums={sums}>
        <p>
          <Link to={place.to}>{place.label}</Link>
        </p>
      </ChecksumCheck>
    ),
  };
}
