import Link from '@docusaurus/Link';
import {FileHashVerifier} from '@site/src/components/tools/FileHashVerifier';
import {AnswerCard} from '@site/src/components/ui/AnswerCard';
import {sumPlaces} from '@site/src/data/knownSums';
import {findKnown} from '@site/src/lib/fileHash/messages';
import type {PastedText} from '@site/src/lib/fileHash/readSums';
import type {Answer} from './answer';

/** The verifier itself, with the checksum in it. */
export function answerChecksum(sums: PastedText, text: string): Answer {
  const [file, ...others] =
    sums.kind === 'checksums'
      ? sums.checksums.map(({value}) => findKnown(value)?.file)
      : [];
  const place = sumPlaces.find(({pattern}) => pattern.test(text))!;
  const title =
    file && others.every((other) => other === file)
      ? `The checksum of ${file}`
      : 'Is this the checksum of your file?';
  return {
    said: title,
    node: (
      <AnswerCard title={title}>
        <FileHashVerifier key={text} sums={text} />
        <Link to={place.to}>{place.label}</Link>
      </AnswerCard>
    ),
  };
}
