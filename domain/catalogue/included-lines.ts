import { z } from 'zod';
import { requiredLine } from '../customers/person';

const LINES_MAX = 6;
const LINE_MAX = 80;
const REFUSED = `Use up to ${LINES_MAX} lines of up to ${LINE_MAX} characters each`;

/** What a service includes, a short line for each thing (rule 3.9). */
export const includedLines = z
  .array(requiredLine(1, REFUSED).max(LINE_MAX, REFUSED), REFUSED)
  .max(LINES_MAX, REFUSED);

/** The lines of what was typed or is stored, one below the other; empty ones are none. */
export function linesOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export const textOfLines = (lines: readonly string[]): string => lines.join('\n');

/** What is included as the owner types it, a line each; refused as a whole. */
export const typedLines = z
  .string()
  .transform(linesOf)
  .refine((lines) => includedLines.safeParse(lines).success, REFUSED);
