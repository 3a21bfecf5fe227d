import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {lifecycle} from '@site/src/data/lifecycle';
import {localDayOf} from '@site/src/lib/dates/calendarDay';
import type {WindowsVersion} from '@site/src/lib/windows/readVersion';
import {
  supportTones,
  versionKind,
  versionPath,
} from '@site/src/lib/windows/supportCards';
import {
  sentenceOf,
  titleOf,
  versionSupport,
} from '@site/src/lib/windows/versionSupport';
import type {Answer} from './answer';

/** Below what `winver` or `systeminfo` shows, which somebody may take for the state of the license. */
const stateNote = {
  text: 'To see whether Windows is activated, run `slmgr.vbs /xpr`.',
  link: {
    text: 'Check activation status',
    to: '/check_activation_status',
  },
};

/** Whether a version of Windows gets updates, for each edition that the text leaves open. */
export function answerVersion(
  read: WindowsVersion,
  text: string,
): Answer | undefined {
  const supports = versionSupport(read, localDayOf(new Date()), lifecycle);
  const [first, ...others] = supports;
  if (!first) {
    return undefined;
  }
  const address = versionPath(read);
  const title = titleOf(first);
  const isSame = others.every(({updates}) => updates === first.updates);
  return {
    said: supports.map(sentenceOf).join(' '),
    title,
    node: (
      <AnswerCards
        cards={[
          {
            key: address,
            kind: versionKind,
            // Where it depends on the edition, no color says it for all.
            tone: isSame ? supportTones[first.updates] : undefined,
            title,
            notes: [
              ...(first.detail
                ? [{text: first.detail, link: first.advice}]
                : []),
              ...others.map(({name, answer, detail, advice}) => ({
                text: `**${name}: ${answer}** ${detail}`.trim(),
                link: advice,
              })),
              ...(text.trim().includes('\n') ? [stateNote] : []),
            ],
            links: [
              {text: 'See it on the timeline, with a reminder', to: address},
            ],
            address,
          },
        ]}
      />
    ),
  };
}
