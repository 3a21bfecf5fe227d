import type {Locator} from '@playwright/test';

/** Pastes a text into an empty field as a person does, with the text in the event of the clipboard. */
export async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.evaluate(
    (element: HTMLTextAreaElement | HTMLInputElement, pasted) => {
      const data = new DataTransfer();
      data.setData('text/plain', pasted);
      element.focus();
      const event = new ClipboardEvent('paste', {
        clipboardData: data,
        bubbles: true,
        cancelable: true,
      });
      if (element.dispatchEvent(event)) {
        element.setRangeText(pasted, 0, element.value.length, 'end');
        element.dispatchEvent(
          new InputEvent('input', {
            inputType: 'insertFromPaste',
            bubbles: true,
          }),
        );
      }
    },
    text,
  );
}

/** A file to choose, for `setInputFiles`. */
export const fileOf = (name: string, content: string | Buffer) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(content),
});
