/**
 * How a reference component gets its data: the attributes that an author wrote are checked, the rows they select are
 * looked up, and the result is everything the component needs to render. All of it happens while a page is compiled
 * (see `src/plugins/reference-data`), so a page carries the rows it shows and nothing else.
 */
import * as z from 'zod';

/** From the attributes in the Markdown to the props of the component. @throws {RangeError} with a sentence for the author. */
export type Selector<Props> = (attributes: unknown) => Props;

/** A selector that refuses unknown or misshapen attributes before it selects. */
export function define<Schema extends z.ZodType, Props extends object>(
  schema: Schema,
  select: (attributes: z.infer<Schema>) => Props,
): Selector<Props> {
  return (attributes) => {
    const result = schema.safeParse(attributes);
    if (!result.success) {
      const faults = result.error.issues.map(({path, message}) =>
        path.length > 0 ? `"${path.join('.')}": ${message}` : message,
      );
      throw new RangeError(faults.join('; '));
    }
    return select(result.data);
  };
}
