import {parseDocument} from 'yaml';
import type {Fault} from './fault';

export type Fields = Record<string, unknown>;

/** A value that is an alias: `name: *other`, `- *other`. */
const ALIAS = /(?:^|[\s:,[{-])\*\w/;

/**
 * Reads the fields of a YAML text. Dates stay text. An alias is refused: a few lines of them stand for millions of
 * values.
 *
 * @param above how many lines of the file are above the text
 */
export function readYaml(
  path: string,
  text: string,
  above = 0,
): {fields: Fields; fault: Fault | null} {
  const refuse = (line: number, message: string) => ({
    fields: {},
    fault: {path, line: above + line, message},
  });
  const document = parseDocument(text);
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const reason = error.message.replace(/ at line \d[^]*/, '');
    return refuse(
      error.linePos?.[0].line ?? 1,
      `the fields cannot be read, here or a line above (${reason}): put quotation marks around a value that holds a colon or a number sign, and start each field at the left edge`,
    );
  }
  try {
    const fields: unknown = document.toJS({maxAliasCount: 0}) ?? {};
    return typeof fields === 'object' && !Array.isArray(fields)
      ? {fields: fields as Fields, fault: null}
      : refuse(1, "this isn't a list of fields: write each as name: value");
  } catch {
    const line = text.split('\n').findIndex((row) => ALIAS.test(row));
    return refuse(
      Math.max(line, 0) + 1,
      'a value with a star before it stands for another one: write the value out, or put quotation marks around it',
    );
  }
}
