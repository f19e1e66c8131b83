export const LINE_MAX = 200;

/** Control characters, bidirectional marks, and zero-width characters, except joiners inside words and emoji. */
const INVISIBLE =
  /[^\P{Cc}\n\t]|[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|(?<![\p{L}\p{M}\p{Emoji}\u200C\u200D])[\u200C\u200D]+/gu;

/** Normalizes text for storage: one kind of line break, whole characters, and no invisible ones. */
export function storable(value: string): string {
  return value
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Surrogate}/gu, '\uFFFD')
    .replaceAll(INVISIBLE, '');
}

/** Turns pasted line breaks into spaces. They could break email headers. */
export function oneLine(value: string): string {
  return storable(value).replaceAll(/[\n\u2028\u2029]+/g, ' ');
}
