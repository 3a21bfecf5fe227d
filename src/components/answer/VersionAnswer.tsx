import {AnswerCards} from '@site/src/components/ui/AnswerCards';
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
        <AnswerCards
          cards={[
            {
              key: title,
              kind: 'Windows version',
              title,
              notes: groups.map(({name, sentence}) => ({
                text: `**${name}:** ${sentence}`,
              })),
              links: [
                ...(product === 'Windows 10'
                  ? [
                      {
                        text: 'What to do with Windows 10 now',
                        to: '/windows10_eol',
                      },
                    ]
                  : []),
                {text: 'All support dates', to: '/news'},
              ],
            },
          ]}
        />
      ),
    }
  );
}
