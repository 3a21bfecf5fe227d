import * as z from 'zod';
import {
  officeLicensing,
  officeMedia,
  officeProducts,
} from '../../data/officeProducts';
import {defineDataFile, evidenceField, oneOf, text} from './dataFile';

export const officeProductsFile = defineDataFile({
  name: 'office-products',
  modules: ['src/data/officeProducts.ts'],
  row: {
    id: text('Value of `Product ID` in configuration.xml. Unique.'),
    product: text('Name of the product.'),
    generation: text(
      'The version line of the product; "any" for add-ons that follow the installed Office.',
    ),
    licensing: oneOf(officeLicensing).describe('How the product is licensed.'),
    channels: z
      .array(z.string())
      .describe(
        'Values of `Channel` in configuration.xml that the product can be installed from, its own channel first.',
      ),
    areChannelsAssumed: z
      .boolean()
      .describe(
        'Whether no source lists the channels; the one given is the default of the tool.',
      ),
    media: oneOf(officeMedia)
      .describe(
        'Where the genuine files come from. Absent if no source says so.',
      )
      .optional(),
    evidence: evidenceField,
    note: text('What to know about the product.').optional(),
  },
  rows: () =>
    officeProducts.map((entry) => ({
      id: entry.id,
      product: entry.product,
      generation: entry.generation,
      licensing: entry.licensing,
      channels: entry.channels,
      areChannelsAssumed: entry.isChannelAssumed ?? false,
      media: entry.media,
      evidence: entry.evidence ?? 'documented',
      note: entry.note,
      sources: [entry.source],
    })),
});
