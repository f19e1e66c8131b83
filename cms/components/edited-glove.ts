import { z } from 'zod';
import { type StoredOrderItem, storedOrderItem } from '#domain/orders/order-contract';

/** The gloves of an order while the owner edits them: as stored, but perhaps not yet complete. */
export const editedGloves = z
  .array(storedOrderItem.extend({ id: z.string(), serviceId: z.string(), gloveDetails: z.string() }))
  .nullish();

/** An empty glove for the owner to fill in. */
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
