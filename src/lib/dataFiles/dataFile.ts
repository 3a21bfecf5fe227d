/**
 * How a list of typed data becomes a file for others. Each module beside this one describes the rows of one file with a
 * schema, from which the types, the published JSON Schema and its explanations come.
 */
import * as z from 'zod';
import {
  dataFiles,
  type DataFileEntry,
  type DataFileName,
} from '../../data/dataFiles';
import {evidence, type EvidenceKind} from '../../data/evidence';
import {contentLicense, creator} from '../../data/legal';
import {sources, type SourceId} from '../../data/sources';
import {verified} from '../../data/verified';
import {schemaPath} from './paths';

/** The canonical address of a path of this site, such as `/hwid#move-license`. */
export type AddressOf = (path: string) => string;

type DeepReadonly<T> = T extends object
  ? {readonly [Key in keyof T]: DeepReadonly<T[Key]>}
  : T;

/** A row as its module writes it: it names its sources by their ids. */
type SourcedRow<Row extends z.ZodRawShape> = DeepReadonly<
  z.infer<z.ZodObject<Row>>
> & {sources: readonly SourceId[]};

export interface DataFile extends DataFileEntry {
  /** Describes the file, sources included. */
  schema: z.ZodType;
  /** The newest day on which a fact of the file was checked, or one of its sources was read. An ISO date. */
  date: string;
  /** The content of the file, which matches the schema. */
  content: (addressOf: AddressOf) => object;
}

/** A value out of a list, each explained in the schema. */
export function oneOf<Value extends string>(
  meanings: Readonly<Record<Value, string>>,
): z.ZodType<Value> {
  const values = Object.entries<string>(meanings).map(([value, meaning]) =>
    z.literal(value).describe(meaning),
  );
  return z.union(values) as z.ZodType<string> as z.ZodType<Value>;
}

export const text = (description: string) =>
  z.string().min(1).describe(description);

export const day = (description: string) =>
  z.string().meta({format: 'date', description});

export const address = (description: string) =>
  z.string().meta({format: 'uri', description});

/** How well a row is supported. */
export const evidenceField = oneOf<EvidenceKind>({
  documented: 'Microsoft says so.',
  reported: evidence.reported.explanation,
  community: evidence.community.explanation,
  inferred: evidence.inferred.explanation,
}).describe('How well the row is supported.');

const sourcesField = z
  .array(
    z.strictObject({
      title: text('The title that the page itself has.'),
      publisher: text('Who published it.'),
      url: address('Its address.'),
    }),
  )
  .describe('Where the row comes from, most important first.');

/** The newest of ISO dates. */
export function newest(days: readonly string[]): string {
  return days.reduce((latest, each) => (each > latest ? each : latest));
}

export function defineDataFile<Row extends z.ZodRawShape>({
  name,
  modules,
  row,
  rows,
}: {
  name: DataFileName;
  /** The modules of the facts, as in `src/data/verified.ts`. */
  modules: readonly string[];
  /** The fields of a row without its sources. */
  row: Row;
  rows: (addressOf: AddressOf) => readonly SourcedRow<Row>[];
}): DataFile {
  const entry = dataFiles.find((each) => each.name === name)!;
  const schema = z.strictObject({
    $schema: address('The JSON Schema of this file.'),
    title: text('What the file is about.'),
    description: text('What one row is.'),
    version: z
      .literal(entry.version)
      .describe(
        'The form of the file: the first number grows when a field goes away or changes its meaning, the second when a field or a value is added.',
      ),
    date: day(
      'The newest day on which a fact was checked or a source was read.',
    ),
    license: z
      .strictObject({
        name: z.literal(contentLicense.name),
        url: z.literal(contentLicense.url),
      })
      .describe('What allows you to use the file.'),
    attribution: z
      .strictObject({
        name: z.literal(creator),
        url: address('The site that the file comes from.'),
      })
      .describe('Whom the license asks you to name.'),
    rows: z.array(z.strictObject({...row, sources: sourcesField})),
  });
  const named = rows((path) => path).flatMap((each) => each.sources);
  const date = newest([
    ...modules.map((module) => verified[module]!),
    ...named.map((id) => sources[id].read),
  ]);
  return {
    ...entry,
    schema,
    date,
    content: (addressOf) => ({
      $schema: addressOf(schemaPath(name)),
      title: entry.title,
      description: entry.holds,
      version: entry.version,
      date,
      license: contentLicense,
      attribution: {name: creator, url: addressOf('/')},
      rows: rows(addressOf).map((each) => ({
        ...each,
        sources: each.sources.map((id) => {
          const {title, publisher, url} = sources[id];
          return {title, publisher, url};
        }),
      })),
    }),
  };
}

/** The JSON Schema of a file, in the draft of 2020-12. */
export function jsonSchema(file: DataFile, addressOf: AddressOf): object {
  const {$schema, ...schema} = z.toJSONSchema(file.schema);
  return {
    $schema,
    $id: addressOf(schemaPath(file.name)),
    title: file.title,
    description: file.holds,
    ...schema,
  };
}
