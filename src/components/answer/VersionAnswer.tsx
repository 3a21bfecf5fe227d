import {lifecycle} from '@site/src/data/lifecycle';
import {localDayOf} from '@site/src/lib/dates/calendarDay';
import type {WindowsVersion} from '@site/src/lib/windows/readVersion';
import {sayVersion, versionCard} from '@site/src/lib/windows/versionCard';
import {writeVersion} from '@site/src/lib/windows/versionAddress';
import {versionSupport} from '@site/src/lib/windows/versionSupport';
import type {Answer} from './answer';
import {VersionCard} from './VersionCard';

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
  const today = localDayOf(new Date());
  const supports = versionSupport(read, today, lifecycle);
  const card = versionCard(read, supports);
  return (
    card && {
      said: sayVersion(card),
      title: card.title,
      address: card.address,
      query: `version=${writeVersion(read)}`,
      node: (
        <VersionCard
          card={{
            ...card,
            notes: text.trim().includes('\n') ? [stateNote] : [],
            links: [
              ...card.links!,
              {text: 'See it on the timeline', to: card.address!},
            ],
          }}
          supports={supports}
          today={today}
        />
      ),
    }
  );
}
