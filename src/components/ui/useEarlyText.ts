import {useEffect, type RefObject} from 'react';

/**
 * Takes over what a visitor typed into a controlled field before React did: React 18 reports no change for it, and
 * would empty the field with its next render.
 *
 * @param value what the field shows as far as React knows
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement>,
  value: string,
  onEarlyText: (text: string) => void,
): void {
  useEffect(() => {
    const text = field.current?.value ?? '';
    if (text !== value) {
      onEarlyText(text);
    }
    // Only what stood there when React came.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
