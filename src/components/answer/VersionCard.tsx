import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {AnswerCards} from '@site/src/components/ui/AnswerCards';
import {Button} from '@site/src/components/ui/Button';
import type {Card} from '@site/src/lib/answer/card';
import {writeReminder} from '@site/src/lib/windows/reminder';
import type {VersionSupport} from '@site/src/lib/windows/versionSupport';

/** Gives the visitor a file that the page wrote. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(
    new Blob([text], {type: 'text/calendar'}),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

interface Props {
  card: Card;
  supports: readonly VersionSupport[];
  today: string;
  as?: 'h2' | 'h3';
}

/** Whether a version gets updates, with a calendar file for the first editions whose last day is to come. */
export function VersionCard({card, supports, today, as}: Props): ReactNode {
  const path = useBaseUrl(card.address);
  const reminderOf = (support: VersionSupport, origin: string) =>
    writeReminder(support, today, origin + path);
  const coming = supports.find((each) =>
    reminderOf(each, 'https://site.example'),
  );
  return (
    <AnswerCards
      cards={[card]}
      as={as}
      buttons={
        coming && (
          <Button
            variant="small"
            onClick={() =>
              download(
                `${coming.id}.ics`,
                reminderOf(coming, window.location.origin)!,
              )
            }>
            {coming === supports[0]
              ? 'Remind me a month before'
              : `Remind me a month before: ${coming.editions}`}
          </Button>
        )
      }
    />
  );
}
