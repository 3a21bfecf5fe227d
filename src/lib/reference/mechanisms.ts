import * as z from 'zod';
import {
  mechanisms,
  type MechanismId,
  type Statement,
} from '../../data/mechanisms';
import {groupByPlace, type Place} from '../drawings/mechanism';
import {define} from './define';

const ids = Object.keys(mechanisms) as [MechanismId, ...MechanismId[]];

export interface MechanismProps {
  places: readonly Place[];
  caption: Statement;
}

/** `<Mechanism method="ohook" />`: the parts of a method, and which it changes. */
export const mechanism = define(
  z.strictObject({method: z.enum(ids)}),
  ({method}): MechanismProps => {
    const {parts, caption} = mechanisms[method];
    return {places: groupByPlace(parts), caption};
  },
);
