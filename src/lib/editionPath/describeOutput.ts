/** What the finder says about pasted output. */
import type {PathAnswer} from './findPath';
import type {Installation} from './installations';
import type {OutputReading} from './readOutput';

const problems: Readonly<
  Record<NonNullable<OutputReading['problem']>, string>
> = {
  empty: 'The field is empty, so nothing was changed.',
  nothing:
    'No edition was read, so nothing was changed. Paste what DISM, systeminfo, or reg query prints.',
  several:
    'The text names several editions, so none was selected. Choose yours in the list.',
  elevation:
    'DISM printed no edition because it was not run as administrator. Open Command Prompt with Run as administrator, and paste its new output.',
  unknown:
    'The finder has no paths for the edition in this text, so nothing was changed.',
};

/** What was read, in one or two sentences. */
export function describeOutput(reading: OutputReading): string {
  const {current, targets, otherTargets, problem} = reading;
  if (problem) {
    return problems[problem];
  }
  const listed = targets.map(({name}) => name).join(', ');
  const others =
    otherTargets > 0
      ? `${targets.length > 0 ? ', and ' : ''}${otherTargets} that the finder does not know`
      : '';
  return [
    current && `Read from the text: ${current.name}.`,
    reading.isServerTypeOpen &&
      'No sign of Server Core or Desktop Experience was read, so check the choice.',
    targets.length + otherTargets > 0 &&
      `DISM lists as targets: ${listed}${others}.`,
    reading.hasNoTarget && 'DISM lists no target.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Whether the pasted list has the wanted edition, and what that means for the answer; undefined without a list. */
export function describeTarget(
  {targets, hasNoTarget, otherTargets}: OutputReading,
  wanted: Installation,
  answer: PathAnswer,
): string | undefined {
  const isListed = targets.some(({id}) => id === wanted.id);
  if (isListed) {
    return answer.direct?.support === 'no'
      ? `DISM on this PC lists ${wanted.name} as a target, but Microsoft's articles do not support the change.`
      : `DISM on this PC lists ${wanted.name} as a target: with a license for it, the edition can change in place.`;
  }
  return targets.length + otherTargets > 0 || hasNoTarget
    ? `DISM on this PC does not list ${wanted.name} as a target.`
    : undefined;
}
