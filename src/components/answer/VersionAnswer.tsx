import Link from '@docusaurus/Link';
import {AnswerCard} from '@site/src/components/ui/AnswerCard';
import {isoDayOf} from '@site/src/lib/dates/calendarDay';
import type {WindowsVersion} from '@site/src/lib/windows/readVersion';
import {versionSupport} from '@site/src/lib/windows/versionSupport';
import type {Answer} from './answer';

/** Until when a version of Windows gets updates, for each edition that the text leaves open. */
export function answerVersion(read: WindowsVersion): Answer | undefined {
  const {product, version} = read;
  const groups = versionSupport(read, isoDayOf(new Date()));
  const title = `${product} ${version}`;
  return (
    groups[0] && {
      said: `${title}: ${groups.map(({name, sentence}) => `${name}: ${sentence}`).join(' ')}`,
      node: (
        <AnswerCard title={title}>
          <ul>
            {groups.map(({name, sentence}) => (
              <li key={name}>
                <strong>{name}:</strong> {sentence}
              </li>
            ))}
          </ul>
          {product === 'Windows 10' && (
            <p>
              <Link to="/windows10_eol">What to do with Windows 10 now</Link>
            </p>
          )}
          <p>
            <Link to="/news">All support dates</Link>
          </p>
        </AnswerCard>
      ),
    }
  );
}
