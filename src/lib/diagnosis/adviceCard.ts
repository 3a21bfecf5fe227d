import type {DiagnosisAdvice} from '../../data/diagnosis';
import {plansFor, type Card} from '../answer/card';
import {writeCase} from './address';

/** The card of an advice: what to do first, what to expect, and where the rest is. */
export function adviceCard(
  advice: DiagnosisAdvice,
  ids: readonly string[],
): Card {
  const {id, title, run, open, before, step, expect, otherwise, to} = advice;
  return {
    key: id,
    kind: 'What to do first',
    title,
    plans: plansFor([
      ...(before ? [{text: before}] : []),
      run
        ? {text: 'Run this', command: run.command, where: run.in, expect}
        : {text: `${open}.`},
      ...(step ? [{text: step, expect: run ? undefined : expect}] : []),
      ...(otherwise ? [{text: `Didn't help? ${otherwise}`}] : []),
    ]),
    links: [{text: advice.more ?? 'All steps and details', to}],
    address: `/troubleshoot${writeCase(ids, '')}#find-the-cause`,
  };
}
