import {stepsOf} from '../editionPath/describePath';
import {findPath} from '../editionPath/findPath';
import type {Question} from '../editionPath/installations';
import type {DrawnArrow, DrawnBox, DrawnMap} from './drawnMap';

/** The boxes and the arrows of a map that answer a question. */
export interface LitParts {
  boxes: readonly DrawnBox[];
  arrows: readonly DrawnArrow[];
}

/** What the answer to a question is on a map: both editions, and the arrows between them if there is a way. */
export function litParts(
  {boxes, arrows}: DrawnMap,
  {from, to}: Question,
): LitParts {
  const steps = from && to ? stepsOf(findPath(from, to)) : [];
  // Setup between N and standard editions goes along no arrow.
  const drawn = steps.filter(
    (step) =>
      step.from.family === step.to.family &&
      step.support !== 'no' &&
      step.support !== 'not-covered',
  );
  const editions = [from, to, ...drawn.map((step) => step.to)].map(
    (installation) => installation?.edition,
  );
  return {
    boxes: boxes.filter((box) =>
      editions.some((edition) => edition && box.editions.includes(edition)),
    ),
    arrows: arrows.filter((arrow) =>
      drawn.some(
        (step) =>
          arrow.from.includes(step.from.edition) &&
          arrow.to.includes(step.to.edition),
      ),
    ),
  };
}
