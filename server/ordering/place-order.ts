import { randomUUID } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import type { OrderAnswer, OrderRequest } from '#domain/orders/order-contract';
import { MESSAGES } from '#domain/words/messages';
import { createCustomer } from '#server/accounts/create-customer';
import { findCustomer } from '#server/accounts/find-customer';
import { type SignedInFrom, startSession } from '#server/accounts/session';
import { ShopError, TooManyError } from '#server/errors/shop-error';
import { enqueue, takeBack } from '#server/outbox/enqueue';
import { wakeOutbox } from '#server/outbox/worker';
import { claimPhotos } from '#server/photos/claim-photos';
import type { Customer, Order } from '../../payload-types';
import { findOrderByKey } from '../orders/find-order-by-key';
import { priceItems } from '../orders/price-items';
import { replaceUnpaid } from '../payments/replace-unpaid';
import '../orders/order-context';

interface PlaceOrder {
  payload: Payload;
  input: OrderRequest;
  /** The same key gives the same order, never a second one (rule 6.7). */
  idempotencyKey?: string;
  /** The key of a former order that this one takes the place of. */
  replacesKey?: string;
  /** The customer who is logged in. */
  customer: Customer | null;
  from: SignedInFrom;
  /** Whether an order can be paid online here. */
  takesOnlinePayment: boolean;
  /** Opens a customer's session by a password, counted as any login; null when it is wrong. Throws a TooManyError. */
  logIn: LogIn;
}

type LogIn = (credentials: { email: string; password: string }) => Promise<string | null>;

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
  from,
  takesOnlinePayment,
  logIn,
}: PlaceOrder): Promise<PlacedOrder> {
  if (customer && input.customerId && input.customerId !== customer.id) {
    throw new ShopError('OTHER_CUSTOMER');
  }
  const key = idempotencyKey ?? randomUUID();
  const earlier = idempotencyKey ? await findOrderByKey(payload, key) : null;
  if (!earlier && !takesOnlinePayment) await refuseOnlinePayment(payload, input);
  const { order, madeAccount } = earlier
    ? { order: earlier, madeAccount: null }
    : await storeOrder({ payload, input, idempotencyKey: key, customer });
  if (replacesKey) await replaceUnpaid({ payload, formerKey: replacesKey, orderId: order.id });
  const sessionToken = madeAccount
    ? await firstSession(payload, madeAccount.id, from)
    : await sessionAgain({ payload, input, idempotencyKey: key, customer, order, logIn });
  return { orderId: order.id, sessionToken };
}

/** An order of which nothing is left to pay needs no payment, so it is taken (rule 7.4). */
async function refuseOnlinePayment(payload: Payload, input: OrderRequest): Promise<void> {
  if (input.paymentMethod !== 'paypal') return;
  const { totals } = await priceItems({ payload, ...input });
  if (totals.total === 0) return;
  throw new ShopError('PAYMENT_IN_PERSON_ONLY', { errors: { paymentMethod: MESSAGES.onlinePaymentOff } });
}

type StoreOrder = Required<Omit<PlaceOrder, 'takesOnlinePayment' | 'replacesKey' | 'logIn' | 'from'>>;

interface StoredOrder {
  order: Order;
  /** The account that this call made for it. */
  madeAccount: Customer | null;
}

async function storeOrder({ payload, input, idempotencyKey, customer }: StoreOrder): Promise<StoredOrder> {
  const { customerPassword, customerId: _claimed, paymentMethod, ...order } = input;
  const { account, isNew } = await accountFor({ payload, input, idempotencyKey, customer });
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
        customer: account?.id ?? null,
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
    wakeOutbox(payload);
    return { order: stored, madeAccount: isNew ? account : null };
  } catch (error) {
    // Any other failure may have come after the order was stored; then its mails must stay.
    if (!(error instanceof ValidationError)) throw error;
    await takeBack({ payload, key: mails });
    const winner = await findOrderByKey(payload, idempotencyKey);
    if (!winner) throw error;
    return { order: winner, madeAccount: null };
  }
}

/** The account an order belongs to: the session's own, a new one when a password came with the order, or none. */
async function accountFor({
  payload,
  input,
  idempotencyKey,
  customer,
}: StoreOrder): Promise<{ account: Customer | null; isNew: boolean }> {
  if (customer && (input.customerId || input.customerEmail === customer.email))
    return { account: customer, isNew: false };
  if (!input.customerPassword) return { account: null, isNew: false };
  // An order that cannot be stored must not leave an account behind.
  await priceItems({ payload, ...input });
  await claimPhotos({ payload, collection: 'orders', data: { items: input.items } });
  const { customer: account, isNew } = await createCustomer({
    payload,
    name: input.customerName,
    email: input.customerEmail,
    phone: input.customerPhone,
    password: input.customerPassword,
    mailingListOptIn: false,
    signupKey: idempotencyKey,
    emailField: 'customerEmail',
  });
  return { account, isNew };
}

/** An order that made an account also logs that customer in (rule 6.8). */
async function firstSession(payload: Payload, accountId: string, from: SignedInFrom): Promise<string | null> {
  const account = await findCustomer(payload, accountId);
  return account && startSession({ payload, collection: 'customers', account, from });
}

interface SessionAgain extends StoreOrder {
  order: Order;
  logIn: LogIn;
}

/**
 * The session of an order that is sent again, for an answer that was lost: opened for the account that this very order made
 * and no other, whatever e-mail the body names, and counted as a login.
 */
async function sessionAgain({
  payload,
  input: { customerPassword: password },
  idempotencyKey,
  customer,
  order,
  logIn,
}: SessionAgain): Promise<string | null> {
  if (!password || typeof order.customer !== 'string' || customer?.id === order.customer) return null;
  const account = await findCustomer(payload, order.customer);
  if (account?.signupKey !== idempotencyKey) return null;
  try {
    return await logIn({ email: account.email, password });
  } catch (error) {
    // The order stands; who guesses is told nothing.
    if (error instanceof TooManyError) return null;
    throw error;
  }
}
