import Link from '@docusaurus/Link';
import {ChecksumCheck} from '@site/src/components/tools/FileHashVerifier/ChecksumCheck';
import {sumPlaces} from '@site/src/data/knownSums';
import {describePasted} from '@site/src/lib/fileHash/messages';
import type {PastedText} from '@site/src/lib/fileHash/readSums';
import type {Answer} from './answer';

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
