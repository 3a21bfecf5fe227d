import {errorScreens, type ErrorScreen} from '../../data/errorScreens';
import {fold} from '../text/matchWords';

const plain = (text: string) => fold(text).replace(/\.$/, '');

/** What a drawing asks, and what is printed on it and below it. A title alone, "Activate Windows", can ask for anything. */
const sentencesOf = ({asks, caption, text = caption}: ErrorScreen) =>
  [asks, caption, text].map(plain);

/** The drawing whose words a text is, and nothing else; undefined for any other text. */
export function drawingOf(text: string): ErrorScreen | undefined {
  const typed = plain(text);
  return errorScreens.find((screen) => sentencesOf(screen).includes(typed));
}
