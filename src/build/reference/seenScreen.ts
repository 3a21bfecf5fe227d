import * as z from 'zod';
import {errorScreens} from '../../data/errorScreens';
import {define} from './define';

/** `<SeenScreen id="watermark" />` */
export const seenScreen = define(
  z.strictObject({id: z.enum(errorScreens.map(({id}) => id))}),
  ({id}) => errorScreens.find((each) => each.id === id)!,
);
