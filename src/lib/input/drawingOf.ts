import {errorScreens, type ErrorScreen} from '../../data/errorScreens';
import {fold} from '../text/matchWords';

const plain = (text: string) => fold(text).replace(/\.$/, '');

/** What a drawing asks, and what is printed on it and below it. One word of a screen can be about anything. */
const sentencesOf = ({asks, caption, title = '', text = ''}: ErrorScreen) =>
  [asks, caption, ...[title, text].filter((line) => line.includes(' '))].map(
    plain,
  );

/** The drawing whose words a text is, and nothing else; undefined for any other text. */
export function drawingOf(text: string): ErrorScreen | undefined {
  const typed = plain(text);
  return errorScreens.find((screen) => sentencesOf(screen).includes(typed));
}
