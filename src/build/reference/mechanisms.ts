import * as z from 'zod';
import {
  mechanisms,
  type MechanismId,
  type MechanismPart,
  type Message,
} from '../../data/mechanisms';
import {define} from './define';

/** A message between two neighbors. */
export interface Connection {
  messages: readonly Message[];
  /** Whether it goes over the network. */
  isRequest: boolean;
}

export type ShownPart = Pick<MechanismPart, 'name' | 'note' | 'tag'>;

/** Neighbors in the same place, with the links between them. */
interface Zone {
  name: MechanismPart['place'];
  parts: readonly ShownPart[];
  /** The first is between the first two parts, and so on. */
  links: readonly Connection[];
  /** To the first part of the next place. Absent in the last place. */
  onward?: Connection;
}

/**
 * Groups the parts of a mechanism by place.
 * @throws {RangeError} unless there are messages between any two neighbors, and nowhere else.
 */
export function groupByPlace(parts: readonly MechanismPart[]): Zone[] {
  const places: (Zone & {parts: ShownPart[]; links: Connection[]})[] = [];
  parts.forEach(({place, messages, ...part}, index) => {
    const next = parts[index + 1];
    if ((next === undefined) !== (messages === undefined)) {
      throw new RangeError(
        `"${part.name}" needs messages exactly if a part follows it.`,
      );
    }
    let current = places.at(-1);
    if (current?.name !== place) {
      current = {name: place, parts: [], links: []};
      places.push(current);
    }
    current.parts.push(part);
    if (!next || !messages) {
      return;
    }
    if (next.place === place) {
      current.links.push({messages, isRequest: false});
    } else {
      current.onward = {messages, isRequest: true};
    }
  });
  return places;
}

const ids = Object.keys(mechanisms) as [MechanismId, ...MechanismId[]];

/** `<Mechanism method="ohook" />`: the parts of a method, and which it changes. */
export const mechanism = define(
  z.strictObject({method: z.enum(ids)}),
  ({method}) => {
    const {parts, caption} = mechanisms[method];
    return {places: groupByPlace(parts), caption};
  },
);
export type MechanismProps = ReturnType<typeof mechanism>;

/** `<MethodList />`: the four methods, and where each is today. */
export const methodList = define(z.strictObject({}), () => ({
  methods: ids.map((id) => {
    const {name, state} = mechanisms[id];
    return {page: `/${id}`, name, state};
  }),
}));
export type MethodListProps = ReturnType<typeof methodList>;
