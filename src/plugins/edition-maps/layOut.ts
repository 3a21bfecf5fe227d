import Elk from 'elkjs/lib/elk.bundled.js';
import type {ElkExtendedEdge, ElkNode} from 'elkjs/lib/elk.bundled.js';
import {
  boxesOf,
  editionMaps,
  type EditionMap,
  type MapArrow,
  type MapPart,
} from '../../lib/drawings/editionMap';
import {
  headAt,
  roundedPath,
  withoutSidesteps,
  type DrawnArrow,
  type DrawnBox,
  type DrawnFrame,
  type DrawnMap,
} from '../../lib/drawings/drawnMap';

/** Line height and width of a character of both text sizes, in px: enough for the widest system fonts. */
const boxText = {line: 18, character: 7.2, padding: 7};
const labelText = {line: 17, character: 6.8, padding: 4};

function sizeOf(
  lines: readonly string[],
  {line, character, padding}: typeof boxText,
) {
  const longest = Math.max(...lines.map(({length}) => length));
  return {
    width: Math.ceil(longest * character) + 2 * padding,
    height: lines.length * line + 2 * padding,
  };
}

/** From the top down, so that a map fits a phone, and as close as labels of 24 px allow. */
const layoutOptions: Readonly<Record<string, string>> = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=2,left=2,bottom=2,right=2]',
  'elk.spacing.nodeNode': '10',
  'elk.spacing.edgeNode': '10',
  'elk.spacing.edgeEdge': '10',
  'elk.spacing.edgeLabel': '2',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeNodeBetweenLayers': '8',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
};

const framePadding = '[top=10,left=10,bottom=10,right=10]';

/** A map as a graph, with the parts in the order in which it lists them. */
function graphOf({frame, arrows}: EditionMap) {
  const parts: MapPart[] = [];
  const nodeOf = (part: MapPart): ElkNode => {
    const id = String(parts.push(part) - 1);
    return 'editions' in part
      ? {id, ...sizeOf(part.lines, boxText)}
      : {
          id,
          layoutOptions: {'elk.padding': framePadding},
          children: part.parts.map(nodeOf),
        };
  };
  const children = frame.parts.map(nodeOf);

  /** An arrow to an earlier part must not move it below the later one, so its line is laid out the other way round. */
  const isUp = ({from, to}: MapArrow) =>
    parts.indexOf(from) > parts.indexOf(to);
  const edges = arrows.map((arrow, index): ElkExtendedEdge => {
    const ends = [arrow.from, arrow.to].map((part) =>
      String(parts.indexOf(part)),
    );
    const [source, target] = isUp(arrow) ? ends.reverse() : ends;
    return {
      id: `arrow ${index}`,
      sources: [source!],
      targets: [target!],
      // The library skips a label without text.
      labels: [{text: String(index), ...sizeOf(arrow.label, labelText)}],
    };
  });
  const graph: ElkNode = {id: 'map', layoutOptions, children, edges};
  return {parts, isUp, graph};
}

const or = new Intl.ListFormat('en', {type: 'disjunction'});

const nameOf = (part: MapPart): string =>
  or.format(boxesOf(part).map(({lines}) => lines.join(' ')));

const editionsOf = (part: MapPart): readonly string[] =>
  boxesOf(part).flatMap(({editions}) => editions);

/** Places the boxes, the frames, the arrows and their labels of a map. */
export async function layOut(map: EditionMap): Promise<DrawnMap> {
  const {parts, isUp, graph} = graphOf(map);
  const {width, height, children, edges} = await new Elk().layout(graph);

  const boxes: DrawnBox[] = [];
  const frames: DrawnFrame[] = [];
  const place = (nodes: readonly ElkNode[], left: number, top: number) => {
    for (const node of nodes) {
      const part = parts[Number(node.id)]!;
      const rect = {
        x: Math.round(left + node.x!),
        y: Math.round(top + node.y!),
        width: Math.round(node.width!),
        height: Math.round(node.height!),
      };
      if ('editions' in part) {
        boxes.push({...rect, lines: part.lines, editions: part.editions});
      } else {
        frames.push(rect);
        place(node.children!, rect.x, rect.y);
      }
    }
  };
  place(children!, 0, 0);

  const drawArrow = (arrow: MapArrow, index: number): DrawnArrow => {
    const {sections, labels} = edges![index]!;
    const {startPoint, bendPoints = [], endPoint} = sections![0]!;
    const points = withoutSidesteps(
      [startPoint, ...bendPoints, endPoint].map(({x, y}) => ({
        x: Math.round(x),
        y: Math.round(y),
      })),
    );
    const line = isUp(arrow) ? [...points].reverse() : points;
    const label = labels![0]!;
    return {
      line: roundedPath(line),
      head: headAt(line),
      label: {
        lines: arrow.label,
        x: Math.round(label.x!),
        y: Math.round(label.y!),
        width: label.width!,
        height: label.height!,
      },
      name: `${arrow.label.join(' ')}: ${nameOf(arrow.from)} to ${nameOf(arrow.to)}`,
      section: arrow.section,
      from: editionsOf(arrow.from),
      to: editionsOf(arrow.to),
    };
  };

  return {
    width: Math.ceil(width!),
    height: Math.ceil(height!),
    frames,
    boxes,
    arrows: map.arrows.map(drawArrow),
  };
}

/** All maps, by kind. */
export async function layOutMaps(): Promise<
  Record<keyof typeof editionMaps, DrawnMap>
> {
  return {
    client: await layOut(editionMaps.client),
    server: await layOut(editionMaps.server),
  };
}
