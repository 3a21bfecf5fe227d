import * as z from 'zod';
import {errorScreens, type ErrorScreen} from '../../data/errorScreens';
import {define} from './define';

export type SeenScreenProps = Pick<
  ErrorScreen,
  'look' | 'bar' | 'title' | 'text' | 'caption'
>;

/** `<SeenScreen id="watermark" />` */
export const seenScreen = define(
  z.strictObject({id: z.string()}),
  ({id}): SeenScreenProps => {
    const screen = errorScreens.find((each) => each.id === id);
    if (!screen) {
      throw new RangeError(`no drawing of a screen is called "${id}"`);
    }
    const {look, bar, title, text, caption} = screen;
    return {look, bar, title, text, caption};
  },
);
