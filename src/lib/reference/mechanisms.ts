import * as z from 'zod';
import {
  mechanisms,
  type Mechanism,
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

export interface MethodCard extends Pick<
  Mechanism,
  'name' | 'summary' | 'lifetime' | 'status'
> {
  page: string;
  places: readonly Place[];
}

export interface MethodCardsProps {
  methods: readonly MethodCard[];
}

/** `<MethodCards />`: the four methods in short. */
export const methodCards = define(z.strictObject({}), (): MethodCardsProps => ({
  methods: ids.map((id) => {
    const {name, summary, lifetime, status, parts} = mechanisms[id];
    return {
      page: `/${id}`,
      name,
      summary,
      lifetime,
      status,
      places: groupByPlace(parts),
    };
  }),
}));
