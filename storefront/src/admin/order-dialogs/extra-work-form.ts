import { z } from 'zod';
import {
  EXTRA_WORK_DAYS,
  type ExtraWorkRequestInput,
  type ExtraWorkTemplate,
  extraWorkRequest,
  workAmount,
  workDescription,
} from '#domain/orders/extra-work-contract';
import { centsToDecimal, dollarsToCents } from '#domain/wire/money';

const typedAmount = z
  .string()
  .transform((typed) => dollarsToCents(typed) ?? 0)
  .pipe(workAmount);

/** A proposal as the owner types it: amounts in dollars. */
export const extraWorkForm = z
  .object({
    lines: z.array(z.object({ description: workDescription, amount: typedAmount })),
    note: z.string(),
    photos: z.array(z.string()),
    expiresInDays: z.string().transform(Number),
  })
  .transform((typed): ExtraWorkRequestInput => typed)
  .pipe(extraWorkRequest);
export type ExtraWorkValues = z.input<typeof extraWorkForm>;

type Line = ExtraWorkValues['lines'][number];

const NEW_LINE: Line = { description: '', amount: '' };

/** How the form begins. */
export const NEW_EXTRA_WORK: ExtraWorkValues = {
  lines: [NEW_LINE],
  note: '',
  photos: [],
  expiresInDays: String(EXTRA_WORK_DAYS),
};

/** A line as it is added; that of a frequent finding is filled in. */
export function lineOf(template?: ExtraWorkTemplate): Line {
  return template ? { description: template.description, amount: centsToDecimal(template.amount) } : NEW_LINE;
}

/** Whether nothing was typed into a line. */
export function isBlank({ description, amount }: Line): boolean {
  return description.trim() === '' && amount.trim() === '';
}
