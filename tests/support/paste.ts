import type {Locator} from '@playwright/test';

/** Pastes a text into an empty field. */
export async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.evaluate(
    (_, copied) => navigator.clipboard.writeText(copied),
    text,
  );
  await field.press('ControlOrMeta+v');
}

/** A file to choose, for `setInputFiles`. */
export const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content),
});
