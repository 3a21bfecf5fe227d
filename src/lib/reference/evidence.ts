import * as z from 'zod';
import {evidence, type EvidenceKind} from '../../data/evidence';
import {define} from './define';

const kinds = Object.keys(evidence) as EvidenceKind[];

/** `<Evidence kind="reported" />` */
export const evidenceLabel = define(
  z.strictObject({
    kind: z.enum(kinds, {
      error: ({input}) =>
        input === undefined
          ? undefined
          : `no kind of evidence "${String(input)}". Use one of "${kinds.join('", "')}".`,
    }),
  }),
  ({kind}) => ({kind}),
);
