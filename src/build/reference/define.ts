/**
 * How a reference component gets its data: a selector validates the attributes that the author wrote, looks up the rows
 * they select, and returns the component's props. This happens while a page is compiled (see
 * `src/plugins/reference-data`), so the page contains only the rows that it shows.
 */
import * as z from 'zod';

/** Turns attributes in the Markdown into component props. @throws {RangeError} with a message for the author. */
export type Selector<Props> = (attributes: unknown) => Props;

/** Creates a selector that rejects unknown or invalid attributes. */
export function define<Schema extends z.ZodType, Props extends object>(
  schema: Schema,
  select: (attributes: z.infer<Schema>) => Props,
): Selector<Props> {
  return (attributes) => {
    const result = schema.safeParse(attributes, {
      error: (issue) => {
        if (issue.input === undefined) {
          return 'the attribute is missing: add it';
        }
        return issue.code === 'invalid_value'
          ? `use one of "${issue.values.join('", "')}"`
          : undefined;
      },
    });
    if (!result.success) {
      const faults = result.error.issues.map(({path, message}) =>
        path.length > 0 ? `"${path.join('.')}": ${message}` : message,
      );
      throw new RangeError(faults.join('; '));
    }
    return select(result.data);
  };
}
