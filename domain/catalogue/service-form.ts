import { z } from 'zod';
import { dollarsToCents } from '../wire/money';
import { cents } from '../wire/wire';
import { MESSAGES } from '../words/messages';
import { serviceCreate } from './service-changes';

/** A price in dollars as it is typed, turned into cents by rounding (rule 3.1). */
const typedPrice = z
  .string()
  .trim()
  .min(1, { error: MESSAGES.priceRequired, abort: true })
  .transform((typed) => dollarsToCents(typed) ?? Number(typed))
  .pipe(cents);

/** The owner's form of a service (rule 3.1): what POST /api/services takes, with the price as it is typed. */
export const serviceForm = serviceCreate.extend({ price: typedPrice, active: z.boolean() });
export const SERVICE_FIELDS = serviceForm.keyof().options;
export type ServiceFormInput = z.input<typeof serviceForm>;
export type ServiceFormOutput = z.output<typeof serviceForm>;
