/** What both lookups say at their field if there is nothing to look up. */
export const emptyText =
  'The field is empty. Type or paste an error code or a message first.';
