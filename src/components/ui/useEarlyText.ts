import {useEffect, type RefObject} from 'react';

/**
 * Adopts text typed into a controlled field before hydration: React 18 reports no change for it and would empty the
 * field on its next render.
 *
 * @param value the field's value in React's state
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
    // Only the text present at hydration.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
