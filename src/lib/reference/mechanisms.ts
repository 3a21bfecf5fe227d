import * as z from 'zod';
import {
  mechanisms,
  type Mechanism,
  type MechanismId,
} from '../../data/mechanisms';
import {groupByPlace, type Place} from '../drawings/mechanism';
import {define} from './define';

const ids = Object.keys(mechanisms) as [MechanismId, ...MechanismId[]];

export interface MechanismProps {
  places: readonly Place[];
  caption: string;
}

/** `<Mechanism method="ohook" />`: the parts of a method, and which it changes. */
export const mechanism = define(
  z.strictObject({method: z.enum(ids)}),
  ({method}): MechanismProps => {
    const {parts, caption} = mechanisms[method];
    return {places: groupByPlace(parts), caption};
  },
);

export interface MethodListProps {
  methods: readonly (Pick<Mechanism, 'name' | 'state'> & {page: string})[];
}

/** `<MethodList />`: the four methods, and where each is today. */
export const methodList = define(z.strictObject({}), (): MethodListProps => ({
  methods: ids.map((id) => {
    const {name, state} = mechanisms[id];
    return {page: `/${id}`, name, state};
  }),
}));
