import type { CollectionBeforeChangeHook } from 'payload';
import { isNewEmail } from '#server/orders/follow-email';
import { queueConfirmation } from '#server/orders/queue-confirmation';
import type { Order } from '../../payload-types';

/**
 * An order that the owner enters is confirmed by mail, and again when it gets another e-mail. What a field refuses afterwards
 * leaves an event without its order, which is dropped.
 */
export const confirmOrder: CollectionBeforeChangeHook<Order> = async ({
  data,
  originalDoc,
  operation,
  req: { payload, user },
}) => {
  const { id: orderId = originalDoc?.id, status = originalDoc?.status, customerEmail } = data;
  if (user?.collection !== 'admins' || !orderId || !status) return data;
  if (operation === 'create') await queueConfirmation({ payload, orderId, status });
  else if (originalDoc && isNewEmail(originalDoc, customerEmail))
    await queueConfirmation({ payload, orderId, status, newEmail: customerEmail });
  return data;
};
