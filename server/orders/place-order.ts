import { randomUUID } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import { MESSAGES } from '#domain/messages';
import type { OrderAnswer, OrderRequest } from '#domain/order-contract';
import { createCustomer } from '#server/accounts/create-customer';
import { openCustomerSession } from '#server/accounts/customer-session';
import { ShopError } from '#server/errors/shop-error';
import { enqueue, takeBack } from '#server/outbox/enqueue';
import { wakeOutbox } from '#server/outbox/worker';
import { claimPhotos } from '#server/uploads/claim-photos';
import type { Customer, Order } from '../../payload-types';
import { findOrderByKey } from './find-order-by-key';
import { priceItems } from './price-items';
import { replaceUnpaid } from './replace-unpaid';
import './order-context';

interface PlaceOrder {
  payload: Payload;
  input: OrderRequest;
  /** The same key gives the same order, never a second one (decisions: the API). */
  idempotencyKey?: string;
  /** The key of a former order that this one takes the place of. */
  replacesKey?: string;
  /** The customer who is logged in. */
  customer: Customer | null;
  /** Whether an order can be paid online here. */
  takesOnlinePayment: boolean;
}

export interface PlacedOrder extends OrderAnswer {
  /** Token of the session that a new account opened. */
  sessionToken: string | null;
}

/**
 * Takes a wizard order: prices it, makes the account if a password came with it, stores it and queues its mails. Throws
 * a ValidationError or a ShopError that names the fields; nothing is stored then.
 */
export async function placeOrder({
  payload,
  input,
  idempotencyKey,
  replacesKey,
  customer,
  takesOnlinePayment,
}: PlaceOrder): Promise<PlacedOrder> {
  if (customer && input.customerId && input.customerId !== customer.id) {
    throw new ShopError('forbidden', MESSAGES.otherCustomer);
  }
  const key = idempotencyKey ?? randomUUID();
  const earlier = idempotencyKey ? await findOrderByKey(payload, key) : null;
  if (!earlier && !takesOnlinePayment) await refuseOnlinePayment(payload, input);
  const order = earlier ?? (await storeOrder({ payload, input, idempotencyKey: key, customer }));
  if (replacesKey) await replaceUnpaid({ payload, formerKey: replacesKey, orderId: order.id });
  return { orderId: order.id, sessionToken: await sessionFor({ payload, input, customer, order }) };
}

/** An order of which nothing is left to pay needs no payment, so it is taken (decisions: orders and payment). */
async function refuseOnlinePayment(payload: Payload, input: OrderRequest): Promise<void> {
  if (input.paymentMethod !== 'paypal') return;
  const { totals } = await priceItems({ payload, ...input });
  if (totals.total === 0) return;
  throw new ShopError('invalid', MESSAGES.onlinePaymentOff, { paymentMethod: MESSAGES.onlinePaymentOff });
}

type StoreOrder = Required<Omit<PlaceOrder, 'takesOnlinePayment' | 'replacesKey'>>;

async function storeOrder({ payload, input, idempotencyKey, customer }: StoreOrder): Promise<Order> {
  const { customerPassword, customerId: _claimed, paymentMethod, ...order } = input;
  const account = await accountFor({ payload, input, idempotencyKey, customer });
  const id = randomUUID();
  // Queued before the order is stored: a process killed in between leaves a mail that finds no order and is dropped,
  // never an order without its mails.
  const mails = `${id}:order-received`;
  await enqueue({ payload, kind: 'order-received', key: mails, data: { orderId: id } });
  try {
    const stored = await payload.create({
      collection: 'orders',
      data: {
        ...order,
        id,
        customer: account,
        // Both are settled by the hook that prices the order; these are what it starts from.
        status: 'pending_payment',
        paymentStatus: 'pending',
        shippingAddress: order.deliveryMethod === 'ship' ? order.shippingAddress : null,
      },
      context: { paymentMethod, idempotencyKey },
      depth: 0,
      // A visitor may order; the collection lets nobody but the owner write orders by other ways.
      overrideAccess: true,
    });
    wakeOutbox();
    return stored;
  } catch (error) {
    // Any other failure may have come after the order was stored; then its mails must stay.
    if (!(error instanceof ValidationError)) throw error;
    await takeBack({ payload, key: mails });
    const winner = await findOrderByKey(payload, idempotencyKey);
    if (!winner) throw error;
    return winner;
  }
}

/** The account an order belongs to: the session's own, a new one when a password came with the order, or none. */
async function accountFor({ payload, input, idempotencyKey, customer }: StoreOrder): Promise<string | null> {
  if (customer && (input.customerId || input.customerEmail === customer.email)) return customer.id;
  if (!input.customerPassword) return null;
  // An order that cannot be stored must not leave an account behind.
  await priceItems({ payload, ...input });
  await claimPhotos({ payload, collection: 'orders', data: { items: input.items } });
  const account = await createCustomer({
    payload,
    name: input.customerName,
    email: input.customerEmail,
    phone: input.customerPhone,
    password: input.customerPassword,
    mailingListOptIn: false,
    signupKey: idempotencyKey,
    emailField: 'customerEmail',
  });
  return account.id;
}

/** An order that made an account also logs that customer in (decisions: the API). */
async function sessionFor({
  payload,
  input,
  customer,
  order,
}: Omit<StoreOrder, 'idempotencyKey'> & { order: Order }): Promise<string | null> {
  if (!input.customerPassword || !order.customer || customer?.id === order.customer) return null;
  return openCustomerSession({ payload, email: input.customerEmail, password: input.customerPassword });
}
