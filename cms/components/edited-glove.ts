import { z } from 'zod';
import { gloveDetails, type StoredOrderItem, storedOrderItem } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/shop-texts';

/** An order's gloves while they're being edited. They may be incomplete. */
export const editedGloves = z
  .array(storedOrderItem.extend({ id: z.string(), serviceId: z.string(), gloveDetails: z.string() }))
  .nullish();

export const newGlove = (): StoredOrderItem => ({
  id: crypto.randomUUID(),
  serviceId: '',
  serviceName: '',
  price: 0,
  laceColorId: null,
  laceColorName: null,
  gloveDetails: '',
  specialInstructions: null,
  gloveImages: [],
});

export type GloveProblems = Partial<
  Record<'serviceId' | 'laceColorId' | 'gloveDetails' | 'gloveImages', string>
>;

/** Returns the problems to fix before saving. If the order was placed elsewhere, its details may be shorter. */
export function gloveProblems(glove: StoredOrderItem, isNewOrder: boolean): GloveProblems {
  const problems: GloveProblems = {};
  if (!glove.serviceId) problems.serviceId = MESSAGES.selectService;
  const detailsAreFine = isNewOrder
    ? gloveDetails.safeParse(glove.gloveDetails).success
    : glove.gloveDetails.trim() !== '';
  if (!detailsAreFine) problems.gloveDetails = MESSAGES.gloveDetailsTooShort;
  return problems;
}
