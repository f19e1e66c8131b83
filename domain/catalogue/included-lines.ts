import { z } from 'zod';
import { requiredLine } from '../customers/person';

const LINES_MAX = 6;
const LINE_MAX = 80;
const REFUSED = `Use up to ${LINES_MAX} lines of up to ${LINE_MAX} characters each`;

export const includedLines = z
  .array(requiredLine(1, REFUSED).max(LINE_MAX, REFUSED), REFUSED)
  .max(LINES_MAX, REFUSED);

/** Splits typed or stored text into lines, without empty ones. */
export function linesOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export const textOfLines = (lines: readonly string[]): string => lines.join('\n');

/** The included lines as the owner types them. One bad line rejects them all. */
export const typedLines = z
  .string()
  .transform(linesOf)
  .refine((lines) => includedLines.safeParse(lines).success, REFUSED);
