import { randomUUID } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import type { OrderAnswer, OrderRequest } from '#domain/orders/order-contract';
import { orderTitle } from '#domain/orders/order-number';
import { openingState } from '#domain/orders/order-status';
import { MESSAGES } from '#domain/words/shop-texts';
import { createCustomer } from '#server/accounts/create-customer';
import type { SignedInFrom } from '#server/accounts/session';
import { createByRules } from '#server/database/create-by-rules';
import { ShopError } from '#server/errors/shop-error';
import type { MailSettings } from '#server/mail/mail-settings';
import { trackPath } from '#server/orders/track-token';
import { takeBack } from '#server/outbox/enqueue';
import { wakeOutbox } from '#server/outbox/worker';
import { claimPhotos } from '#server/photos/claim-photos';
import type { Customer, Order } from '../../payload-types';
import { makeOrderOnce } from '../orders/find-order';
import { priceOrder } from '../orders/price-order';
import { replaceUnpaid } from '../payments/replace-unpaid';
import { queueConfirmation } from './queue-confirmation';
import { firstSession, type LogIn, sessionAgain } from './session-of-order';

interface PlaceOrder {
  payload: Payload;
  input: OrderRequest;
  /** The same key gives the same order, never a second one (rule 6.7). */
  idempotencyKey?: string;
  /** The key of a former order that this one takes the place of. */
  replacesKey?: string;
  /** The customer who is signed in. */
  customer: Customer | null;
  from: SignedInFrom;
  /** Whether an order can be paid online here. */
  takesOnlinePayment: boolean;
  mail: MailSettings;
  logIn: LogIn;
}

export interface PlacedOrder extends OrderAnswer {
  /** Token of the session that a new account opened. */
  sessionToken: string | null;
}

/**
 * Takes a wizard order: prices it, makes the account if a password came with it, queues its mails and stores it. Throws a
 * ValidationError or a ShopError that names the fields; nothing is stored then.
 */
export async function placeOrder({ replacesKey, from, logIn, ...placing }: PlaceOrder): Promise<PlacedOrder> {
  const { payload, input, customer, idempotencyKey } = placing;
  if (customer && input.customerId && input.customerId !== customer.id) {
    throw new ShopError('OTHER_CUSTOMER');
  }
  const key = idempotencyKey ?? randomUUID();
  const { order, madeAccount } = await makeOrderOnce({
    payload,
    idempotencyKey,
    make: () => storeOrder({ ...placing, idempotencyKey: key }),
    found: (earlier): StoredOrder => ({ order: earlier, madeAccount: null }),
  });
  if (replacesKey) await replaceUnpaid({ payload, formerKey: replacesKey, orderId: order.id });
  const sessionToken = madeAccount
    ? await firstSession(payload, madeAccount.id, from)
    : await sessionAgain({ payload, input, idempotencyKey: key, customer, order, logIn });
  return { orderId: order.id, trackPath: trackPath(payload, order), sessionToken };
}

interface StoreOrder extends Omit<PlaceOrder, 'replacesKey' | 'logIn' | 'from'> {
  idempotencyKey: string;
}

interface StoredOrder {
  order: Pick<Order, 'id' | 'customer' | 'trackRound'>;
  /** The account that this call made for it. */
  madeAccount: Customer | null;
}

/** What is checked is what is stored: the order is priced here, and nowhere again. */
async function storeOrder(placing: StoreOrder): Promise<StoredOrder> {
  const { payload, mail, input, idempotencyKey, takesOnlinePayment } = placing;
  const { customerPassword: _secret, customerId: _claimed, paymentMethod, ...asked } = input;
  const priced = await priceOrder({ payload, ...asked });
  const opening = openingState(paymentMethod, priced.total);
  if (opening.status === 'pending_payment' && !takesOnlinePayment) {
    throw new ShopError('PAYMENT_IN_PERSON_ONLY', { errors: { paymentMethod: MESSAGES.onlinePaymentOff } });
  }
  const { account, isNew } = await accountFor(placing);
  const id = randomUUID();
  // Queued before the order is stored: a process killed in between leaves mails that find no order and are dropped, never an order
  // without its mails.
  const mails = await queueConfirmation({ mail, orderId: id, ...opening, recipient: asked.customerEmail });
  try {
    const customer = account?.id ?? null;
    const data = {
      ...asked,
      ...priced,
      ...opening,
      id,
      title: orderTitle(id),
      idempotencyKey,
      customer,
      shippingAddress: asked.deliveryMethod === 'ship' ? asked.shippingAddress : null,
    };
    await createByRules({ payload, collection: 'orders', data, by: { role: 'customer' } });
    wakeOutbox(payload);
    return { order: { id, customer }, madeAccount: isNew ? account : null };
  } catch (error) {
    // After any other failure the order may be there all the same, and its mails must stay.
    if (error instanceof ValidationError) for (const key of mails) await takeBack({ payload, key });
    throw error;
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
  // An order that is refused for its photos must not leave an account behind.
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
