import type { CollectionBeforeChangeHook } from 'payload';
import { orderNews } from '#domain/order-news';
import { queueOrderNews } from '#server/orders/queue-order-news';
import type { Order } from '../../payload-types';

/** A status or tracking number that is changed in the editor is news to the customer; what an order starts with is not. */
export const queueStatusChange: CollectionBeforeChangeHook<Order> = async ({
  data,
  operation,
  originalDoc,
  req: { payload },
}) => {
  if (operation === 'create' || !originalDoc) {
    const { status, trackingNumber } = data;
    return status ? { ...data, toldNews: orderNews({ status, trackingNumber }) } : data;
  }
  return { ...data, ...(await queueOrderNews({ payload, stored: originalDoc, changes: data })) };
};
