import type { ChangeEvent } from 'react';

/** Turns what stands in an input into capitals and leaves the caret where it was. */
export function upperCaseAsTyped({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  // What an input method is still putting together must not be touched.
  if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) return;
  const upper = target.value.toUpperCase();
  if (upper === target.value) return;
  // In capitals the text before it may be longer: 'ß' is 'SS'.
  const caret = target.value.slice(0, target.selectionStart ?? undefined).toUpperCase().length;
  target.value = upper;
  target.setSelectionRange(caret, caret);
}
