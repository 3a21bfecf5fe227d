/** A map of the edition changes as it is drawn: where everything is, in px. */

export interface Point {
  x: number;
  y: number;
}

export interface DrawnFrame extends Point {
  width: number;
  height: number;
}

export interface DrawnBox extends DrawnFrame {
  lines: readonly string[];
  editions: readonly string[];
}

export interface DrawnArrow {
  /** Path data of the line and of its head. */
  line: string;
  head: string;
  label: DrawnFrame & {lines: readonly string[]};
  /** What the arrow says to those who do not see where it leads. */
  name: string;
  /** The heading with the steps, as in a link. */
  section: string;
  /** Each edition on one side becomes any on the other side. */
  from: readonly string[];
  to: readonly string[];
}

export interface DrawnMap {
  width: number;
  height: number;
  /** From the outside in. */
  frames: readonly DrawnFrame[];
  boxes: readonly DrawnBox[];
  arrows: readonly DrawnArrow[];
}

const cornerRadius = 5;

/** The point that many px before the end of a line, or in its middle if it is short. */
function shortOf(start: Point, end: Point, distance: number): Point {
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const share = Math.min(distance / length, 0.5);
  return {
    x: end.x + (start.x - end.x) * share,
    y: end.y + (start.y - end.y) * share,
  };
}

/** A line of horizontal and vertical pieces without sidesteps of a few px, which would look like mistakes. */
export function withoutSidesteps(points: readonly Point[]): readonly Point[] {
  const widest = 3;
  const straight: Point[] = [];
  for (const {x, y} of points) {
    const last = straight.at(-1)?.x ?? x;
    straight.push({x: Math.abs(last - x) <= widest ? last : x, y});
  }
  return straight.filter(
    ({x}, index) =>
      straight[index - 1]?.x !== x || straight[index + 1]?.x !== x,
  );
}

const written = ({x, y}: Point) => `${x} ${y}`;

/** A line through points, with round corners. */
export function roundedPath(points: readonly Point[]): string {
  const corners = points.slice(1, -1).map((corner, index) => {
    const before = shortOf(points[index]!, corner, cornerRadius);
    const after = shortOf(points[index + 2]!, corner, cornerRadius);
    return `L${written(before)}Q${written(corner)} ${written(after)}`;
  });
  return `M${written(points[0]!)}${corners.join('')}L${written(points.at(-1)!)}`;
}

/** The head of an arrow that comes from above or from below. */
export function headAt(points: readonly Point[]): string {
  const [before, tip] = points.slice(-2);
  const back = before!.y < tip!.y ? -8 : 8;
  return `M${written(tip!)}l-4 ${back}h8z`;
}
