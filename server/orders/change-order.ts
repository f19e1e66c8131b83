import type { Payload } from 'payload';
import type { AdminOrderPatch } from '#domain/admin-order-contract';
import { normalizeDiscountCode } from '#domain/discount';
import { MESSAGES } from '#domain/messages';
import { storedOrderItems } from '#domain/order-contract';
import { ShopError } from '#server/errors/shop-error';
import { wakeOutbox } from '#server/outbox/worker';
import { renewSearchText } from '#server/search/renew-search-text';
import type { Admin, Order } from '../../payload-types';
import { followEmail, isNewEmail } from './follow-email';
import { keepPaid } from './keep-paid';
import { mergeItems } from './merge-items';
import { queueConfirmation } from './queue-confirmation';
import { queueOrderNews } from './queue-order-news';
import { refuseUnknownCustomer } from './refuse-unknown-customer';
import { writeOrder } from './write-order';

interface ChangeOrder {
  payload: Payload;
  user: Admin;
  id: string;
  /** What is left out stays as it is; money in cents, stored as sent. */
  changes: AdminOrderPatch;
}

/**
 * Changes an order as the owner's form says (spec 7). Only what was sent is written, so that a payment recorded at the same
 * moment stays; a new status or tracking number is mailed to the customer, and a new e-mail is told of the order, which
 * belongs to the account of that e-mail from then on. Throws a ShopError (NOT_FOUND, VALIDATION) or a
 * ValidationError that names the fields.
 */
export async function changeOrder({ payload, user, id, changes }: ChangeOrder): Promise<void> {
  const { customerId, items, discountCode, ...fields } = changes;
  const change = async (stored: Order): Promise<Partial<Order>> => {
    await refuseUnknownCustomer(payload, customerId);
    const newItems =
      items && (await mergeItems({ payload, items, stored: storedOrderItems.catch([]).parse(stored.items) }));
    const newAddress = address(stored, changes);
    await confirmNewEmail(payload, stored, fields);
    return {
      ...fields,
      ...keepPaid(stored, changes),
      ...newAddress,
      ...(customerId === undefined
        ? await followEmail({ payload, stored, customerEmail: fields.customerEmail })
        : { customer: customerId }),
      ...(discountCode !== undefined && {
        discountCode: discountCode && normalizeDiscountCode(discountCode),
      }),
      ...(newItems && { items: newItems }),
      // Last, because a change that is refused is no news.
      ...(await queueOrderNews({ payload, stored, changes: fields })),
    };
  };
  await writeOrder({ payload, user, id, change });
  wakeOutbox(payload);
  if (changes.customerName ?? changes.customerEmail ?? changes.customerPhone)
    await renewSearchText({ payload, collection: 'orders', id });
}

/** Who is to get the mails of an order from now on is told of it. */
async function confirmNewEmail(
  payload: Payload,
  stored: Order,
  { customerEmail, status = stored.status }: AdminOrderPatch,
): Promise<void> {
  if (isNewEmail(stored, customerEmail))
    await queueConfirmation({ payload, orderId: stored.id, status, newEmail: customerEmail });
}

/** A shipped order needs an address, sent now or before; a dropped-off one has none (spec 5). */
function address(
  stored: Order,
  { deliveryMethod, shippingAddress }: AdminOrderPatch,
): Pick<Order, 'shippingAddress'> {
  if (deliveryMethod === undefined && shippingAddress === undefined) return {};
  if ((deliveryMethod ?? stored.deliveryMethod) === 'dropoff') return { shippingAddress: null };
  const wanted = shippingAddress === undefined ? stored.shippingAddress : shippingAddress;
  if (wanted) return { shippingAddress: wanted };
  throw new ShopError('VALIDATION', { errors: { shippingAddress: MESSAGES.addressRequired } });
}
