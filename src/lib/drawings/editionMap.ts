/**
 * The maps of the edition changes. Only the boxes and their frames are chosen here: the arrows follow from the facts, and
 * an arrow at a frame stands for every edition in it, so that few arrows show many changes.
 */
import {
  editionPaths,
  serverConversions,
  type ChangeMethod,
  type ClientEdition,
  type ServerInstallation,
  type ServerWay,
} from '../../data/editionPaths';
import {changeInstructions} from '../../data/editionSteps';

/** Editions that change alike, such as Server Core and Desktop Experience. */
export interface MapBox {
  /** The text, in lines. */
  lines: readonly string[];
  editions: readonly string[];
}

/** A frame around what has changes in common. */
export interface MapFrame {
  parts: readonly MapPart[];
}

export type MapPart = MapBox | MapFrame;

/** A change without reinstalling from every edition of one part to every edition of another. */
export interface MapArrow {
  from: MapPart;
  to: MapPart;
  /** How, in lines: the best-known way. */
  label: readonly string[];
  /** The heading with the steps, as in a link. */
  section: string;
}

export interface EditionMap {
  frame: MapFrame;
  arrows: readonly MapArrow[];
}

/** A change in the data. */
interface Move {
  from: string;
  to: string;
  way: ChangeMethod | ServerWay;
}

/** What an arrow says. A way without a label here is never the best-known one. */
const labels: Readonly<
  Partial<Record<ChangeMethod | ServerWay, readonly string[]>>
> = {
  'settings-key': ['Key'],
  'lower-edition-key': ['Lower key'],
  'firmware-key': ['Firmware key'],
  'setup-pkey': ['Setup; apps stay', 'only with /pkey'],
  'iot-volume-key': ['Volume key'],
  'server-dism': ['DISM'],
  'server-setup': ['Setup of a', 'newer version'],
};

const clientMoves: readonly Move[] = editionPaths
  .filter(({support}) =>
    ['yes', 'downgrade', 'firmware', 'unverified'].includes(support),
  )
  .map(({from, to, methods}) => ({from, to, way: methods[0]!}));

const serverMoves: readonly Move[] = serverConversions
  .filter(({isSupported}) => isSupported)
  .flatMap(({pairs, way}) => pairs.map(([from, to]) => ({from, to, way})))
  .filter(({from, to}) => from !== to);

const isBox = (part: MapPart): part is MapBox => 'editions' in part;

/** The boxes of a part. */
export function boxesOf(part: MapPart): readonly MapBox[] {
  return isBox(part) ? [part] : part.parts.flatMap(boxesOf);
}

function partsOf(part: MapPart): readonly MapPart[] {
  return isBox(part) ? [part] : [part, ...part.parts.flatMap(partsOf)];
}

const editionsOf = (part: MapPart): readonly string[] =>
  boxesOf(part).flatMap(({editions}) => editions);

/** How every edition of a box becomes one of another box; undefined if none does. @throws {RangeError} if some do. */
function wayBetween(
  from: MapBox,
  to: MapBox,
  moves: readonly Move[],
): Move['way'] | undefined {
  const ways = from.editions.map(
    (edition) =>
      moves.find(
        (move) => move.from === edition && to.editions.includes(move.to),
      )?.way,
  );
  if (new Set(ways).size > 1) {
    throw new RangeError(
      `${from.editions.join(', ')} do not become ${to.editions.join(' or ')} alike: give them a box each.`,
    );
  }
  return ways[0];
}

/** The fewest arrows for the moves: between frames where all that is in them changes alike, then between boxes. */
export function drawMap(frame: MapFrame, moves: readonly Move[]): EditionMap {
  const drawn = new Set(editionsOf(frame));
  const missing = moves.flatMap(({from, to}) =>
    [from, to].filter((edition) => !drawn.has(edition)),
  );
  if (missing.length > 0) {
    throw new RangeError(`The map has no box for ${missing.join(', ')}.`);
  }

  const parts = frame.parts.flatMap(partsOf);
  const isApart = (from: MapPart, to: MapPart) =>
    !partsOf(from).includes(to) && !partsOf(to).includes(from);
  const candidates = parts
    .flatMap((from) =>
      parts
        .filter((to) => isApart(from, to))
        .map((to) => ({
          from,
          to,
          pairs: boxesOf(from).flatMap((start) =>
            boxesOf(to).map((end) => [start, end] as const),
          ),
        })),
    )
    .sort((one, other) => other.pairs.length - one.pairs.length);

  const done = new Map<MapBox, Set<MapBox>>();
  const arrows = candidates.flatMap(({from, to, pairs}): MapArrow[] => {
    const ways = pairs.map(([start, end]) =>
      done.get(start)?.has(end) ? undefined : wayBetween(start, end, moves),
    );
    const way = ways[0];
    if (!way || ways.some((each) => each !== way)) {
      return [];
    }
    for (const [start, end] of pairs) {
      done.set(start, new Set(done.get(start)).add(end));
    }
    const label = labels[way];
    if (!label) {
      throw new RangeError(`An arrow of the map needs a label for "${way}".`);
    }
    return [{from, to, label, section: changeInstructions[way].section}];
  });
  return {frame, arrows};
}

const client = (
  edition: ClientEdition,
  lines: readonly string[] = [edition],
  others: readonly ClientEdition[] = [],
): MapBox => ({lines, editions: [edition, ...others]});

const server = (
  lines: readonly string[],
  ...editions: readonly ServerInstallation[]
): MapBox => ({lines, editions});

const clientFrame: MapFrame = {
  parts: [
    client(
      'Home',
      ['Home, Home', 'Single Language,', 'Home China'],
      ['Home Single Language', 'Home China'],
    ),
    {
      parts: [
        {
          parts: [
            client('Pro'),
            client('Pro for Workstations', ['Pro for', 'Workstations']),
          ],
        },
        client('Pro Education'),
      ],
    },
    {parts: [client('Enterprise'), client('Education')]},
    {
      parts: [
        client('Enterprise LTSC'),
        client('IoT Enterprise LTSC', ['IoT Enterprise', 'LTSC']),
      ],
    },
  ],
};

const serverFrame: MapFrame = {
  parts: [
    server(['Essentials'], 'Essentials'),
    server(
      ['Standard', 'Evaluation'],
      'Standard Evaluation (Desktop Experience)',
    ),
    server(
      ['Datacenter', 'Evaluation'],
      'Datacenter Evaluation (Desktop Experience)',
      'Datacenter Evaluation (Core)',
    ),
    {
      parts: [
        server(
          ['Standard'],
          'Standard (Desktop Experience)',
          'Standard (Core)',
        ),
        server(
          ['Datacenter'],
          'Datacenter (Desktop Experience)',
          'Datacenter (Core)',
        ),
      ],
    },
    server(['Standard', 'Evaluation', '(Core)'], 'Standard Evaluation (Core)'),
    server(['Azure Edition'], 'Datacenter: Azure Edition'),
  ],
};

export const editionMaps = {
  client: drawMap(clientFrame, clientMoves),
  server: drawMap(serverFrame, serverMoves),
};
