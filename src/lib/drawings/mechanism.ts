import type {MechanismPart, Message} from '../../data/mechanisms';

/** A message between two neighbors. */
export interface Link {
  messages: readonly Message[];
  /** Whether it goes over the network. */
  isRequest: boolean;
}

export type Part = Pick<MechanismPart, 'name' | 'note' | 'tag'>;

/** Neighbors in the same place, with the links between them. */
export interface Place {
  name: MechanismPart['place'];
  parts: readonly Part[];
  /** The first is between the first two parts, and so on. */
  links: readonly Link[];
  /** To the first part of the next place. Absent in the last place. */
  onward?: Link;
}

/**
 * Groups the parts of a mechanism by place.
 * @throws {RangeError} unless there are messages between any two neighbors, and nowhere else.
 */
export function groupByPlace(parts: readonly MechanismPart[]): Place[] {
  const places: (Place & {parts: Part[]; links: Link[]})[] = [];
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
