import * as z from 'zod';
import {lifecycle, lifecycleProducts} from '../../data/lifecycle';
import {day, defineDataFile, evidenceField, oneOf, text} from './dataFile';

export const lifecycleFile = defineDataFile({
  name: 'lifecycle',
  modules: ['src/data/lifecycle.ts'],
  row: {
    id: text('Unique, and never changed.'),
    product: z.enum(lifecycleProducts).describe('The product.'),
    version: text(
      'The release or service pack; for Office the name of the product. "all" if every version shares the dates.',
    ),
    versionName: text(
      'How people write the version, if `version` is technical.',
    ).optional(),
    edition: text(
      'The editions, the channel, or for Office the platform. "all" if every edition shares the dates.',
    ),
    released: day('First general availability.').nullable(),
    mainstreamEnd: day(
      'Last day of mainstream support or, under the Modern policy, of servicing.',
    ),
    extendedEnd: day('Last day of extended support.').nullable(),
    esuEnd: day(
      'Last day of the last Extended Security Updates year with a known date; a paid or enrolled program.',
    ).nullable(),
    policy: oneOf({
      fixed: "Microsoft's Fixed lifecycle policy.",
      modern: "Microsoft's Modern lifecycle policy.",
    })
      .describe('Absent if no source names it.')
      .optional(),
    evidence: evidenceField,
    esuEvidence: evidenceField
      .describe('How well `esuEnd` is supported. Absent if there is no date.')
      .optional(),
    note: text('What to know about the dates.').optional(),
  },
  rows: () =>
    lifecycle.map(({versionLabel, ...entry}) => {
      const evidence = entry.evidence ?? 'documented';
      return {
        id: entry.id,
        product: entry.product,
        version: entry.version,
        versionName: versionLabel,
        edition: entry.edition,
        released: entry.released,
        mainstreamEnd: entry.mainstreamEnd,
        extendedEnd: entry.extendedEnd,
        esuEnd: entry.esuEnd,
        policy: entry.policy,
        evidence,
        esuEvidence: entry.esuEnd ? (entry.esuEvidence ?? evidence) : undefined,
        note: entry.note,
        sources: entry.sources,
      };
    }),
});
