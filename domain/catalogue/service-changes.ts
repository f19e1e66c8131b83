import { z } from 'zod';
import { requiredLine, requiredText } from '../customers/person';
import { ownImage } from '../photos/images';
import { wholeDays } from '../wire/days';
import { dollarsToCents } from '../wire/money';
import { enteredCents, flagInput } from '../wire/wire';
import { MESSAGES } from '../words/shop-texts';
import { includedLines, typedLines } from './included-lines';
import { orderedList, position } from './places';
import { SERVICE_CATEGORIES } from './service-category';

export const serviceName = requiredLine(3, 'Name must be at least 3 characters');
export const serviceDescription = requiredText(10, 'Description must be at least 10 characters');

/** POST /api/services (rules 3.1 and 3.9). Kept apart from `service-contract`, so visitors' pages don't load it. */
export const serviceCreate = z.object({
  name: serviceName,
  description: serviceDescription,
  price: z.number(MESSAGES.priceRequired).pipe(enteredCents),
  category: z.enum(SERVICE_CATEGORIES, 'Category is required'),
  active: z._default(flagInput, true),
  picture: ownImage.nullish(),
  included: includedLines.optional(),
  days: wholeDays.nullish(),
});
export type ServiceCreate = z.output<typeof serviceCreate>;
export const servicePatch = serviceCreate.extend({ active: flagInput, sortOrder: position }).partial();
export type ServicePatch = z.output<typeof servicePatch>;
export const serviceReorder = z.object({ serviceOrders: orderedList });

/** A typed dollar price, rounded to cents (rule 3.1). */
const typedPrice = z
  .string()
  .trim()
  .min(1, { error: MESSAGES.priceRequired, abort: true })
  .transform((typed) => dollarsToCents(typed) ?? Number(typed))
  .pipe(enteredCents);

const typedDays = z
  .string()
  .trim()
  .transform((typed) => (typed === '' ? null : Number(typed)))
  .pipe(wholeDays.nullable());

export const serviceForm = serviceCreate.extend({
  price: typedPrice,
  active: z.boolean(),
  picture: ownImage.nullable(),
  included: typedLines,
  days: typedDays,
});
export type ServiceFormInput = z.input<typeof serviceForm>;
export type ServiceFormOutput = z.output<typeof serviceForm>;
