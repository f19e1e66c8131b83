import { z } from 'zod';
import {
  discountCode,
  discountValue,
  laceInventory,
  position,
  serviceDescription,
  serviceName,
} from './catalogue-rules';
import { DISCOUNT_TYPES } from './discount';
import { MESSAGES } from './messages';
import { SERVICE_CATEGORIES } from './service-category';
import { cents, documentId, flagInput, flagOutput, timestamp, version } from './wire';

const category = z.enum(SERVICE_CATEGORIES, 'Category is required');
const ORDERED_MAX = 500;

/** POST /api/services (rule 3.1). */
export const serviceCreate = z.object({
  name: serviceName,
  description: serviceDescription,
  price: z.number(MESSAGES.priceRequired).pipe(cents),
  category,
  active: z._default(flagInput, true),
});
export type ServiceCreate = z.output<typeof serviceCreate>;
/** PATCH /api/services/{id}: any part. */
export const servicePatch = serviceCreate.extend({ active: flagInput, sortOrder: position }).partial();

const ordered = z.object({ id: documentId, sortOrder: position });
export type Ordered = z.output<typeof ordered>;
/** New positions of any number of entries, each named once. */
const orderedList = z
  .array(ordered)
  .max(ORDERED_MAX)
  .superRefine((entries, context) => {
    const seen = new Set<string>();
    entries.forEach(({ id }, index) => {
      if (seen.has(id))
        context.addIssue({ code: 'custom', path: [index, 'id'], message: MESSAGES.namedTwice });
      seen.add(id);
    });
  });

/** POST /api/services/reorder. */
export const serviceReorder = z.object({ serviceOrders: orderedList });
/** POST /api/lace-colors/reorder. */
export const laceColorReorder = z.object({ laceColorOrders: orderedList });
/** PATCH /api/lace-colors/{id}. */
export const laceColorPatch = z.object({ inventory: laceInventory, sortOrder: position }).partial();

/** A discount code as the owner's list shows it. */
export const discountView = z.object({
  id: documentId,
  version,
  code: z.string(),
  /** As the document holds it, known or not. */
  type: z.string(),
  value: z.int().min(0),
  active: flagOutput,
  createdAt: timestamp,
});
export type DiscountView = z.infer<typeof discountView>;

/** POST /api/discounts: hundredths of a percent, or cents. */
export const discountCreate = z
  .object({
    code: discountCode,
    type: z.enum(DISCOUNT_TYPES, MESSAGES.discountType),
    value: z.number(MESSAGES.valueRequired),
    active: z._default(flagInput, true),
  })
  .superRefine(({ type, value }, context) => {
    const checked = discountValue(type).safeParse(value);
    for (const { message } of checked.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['value'], message });
    }
  });
export type DiscountCreate = z.output<typeof discountCreate>;
/** PATCH /api/discounts/{id}. */
export const discountPatch = z.object({ active: flagInput });
