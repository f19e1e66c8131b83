import { randomUUID } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import { confirmationKeys } from '#domain/email/outbox';
import type { OrderAnswer, OrderRequest } from '#domain/orders/order-contract';
import { orderTitle } from '#domain/orders/order-number';
import { type OrderStatus, openingState } from '#domain/orders/order-status';
import { EMAILS_WAIT_MS } from '#domain/orders/unpaid-life';
import { MESSAGES } from '#domain/words/shop-texts';
import { createCustomer, findCustomer } from '#server/accounts/find-customer';
import { type SignedInFrom, startSession } from '#server/accounts/session';
import { storeCookieAnswer } from '#server/consents/store-cookie-answer';
import { type EmailSettings, emailSender } from '#server/email/email-settings';
import { trackPath } from '#server/orders/track-token';
import { claimPhotos } from '#server/photos/claim-photos';
import { changeIf, createByRules } from '#server/platform/database/change-if';
import { ShopError, TooManyError } from '#server/platform/errors/shop-error';
import { meterOf } from '#server/platform/metrics/meter';
import { enqueue, removeQueued } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import { noteInLog } from '#server/platform/tools/log-context';
import { numberForTexts, withTextConsent } from '#server/texts/text-consent';
import type { Customer, Order } from '../../payload-types';
import { makeOrderOnce } from '../orders/find-order';
import { type PricedOrder, priceOrder } from '../orders/price-order';
import { refuseIfRushFull, storeInRushPlace } from '../orders/rush-places';
import { replaceUnpaid } from '../payments/unpaid-orders';
import { usingDiscount } from './use-discount';

interface PlaceOrder {
  payload: Payload;
  input: OrderRequest;
  idempotencyKey?: string;
  replacesKey?: string;
  customer: Customer | null;
  from: SignedInFrom;
  takesOnlinePayment: boolean;
  emailSettings: EmailSettings;
  logIn: LogIn;
}

export interface PlacedOrder extends OrderAnswer {
  sessionToken: string | null;
}

/** Places an order from the order form. Throws a ValidationError or ShopError that names the fields. */
export async function placeOrder({ replacesKey, from, logIn, ...request }: PlaceOrder): Promise<PlacedOrder> {
  const { payload, input, customer, idempotencyKey } = request;
  if (customer && input.customerId && input.customerId !== customer.id) {
    throw new ShopError('OTHER_CUSTOMER');
  }
  const key = idempotencyKey ?? randomUUID();
  const { order, newAccount } = await makeOrderOnce(
    payload,
    idempotencyKey,
    () => storeOrder({ ...request, from, idempotencyKey: key, replacesKey }),
    (earlier): StoredOrder => ({ order: earlier, newAccount: null }),
  );
  if (replacesKey) await replaceUnpaid(payload, replacesKey, order.id);
  const sessionToken = newAccount
    ? await startFirstSession(payload, newAccount.id, from)
    : await repeatSession({ payload, input, idempotencyKey: key, customer, order, logIn });
  return { orderId: order.id, trackPath: trackPath(payload, order), sessionToken };
}

interface StoreOrder extends Omit<PlaceOrder, 'logIn'> {
  idempotencyKey: string;
}

type OpenedOrder = PricedOrder & ReturnType<typeof openingState>;

interface StoredOrder {
  order: Pick<Order, 'id' | 'customer' | 'trackRound'>;
  newAccount: Customer | null;
}

async function storeOrder(request: StoreOrder): Promise<StoredOrder> {
  const { payload, input, idempotencyKey, replacesKey, takesOnlinePayment } = request;
  const { paymentMethod, ...details } = input;
  const priced = await priceOrder({ payload, ...details });
  const opening = openingState(paymentMethod, priced.total);
  if (opening.status === 'pending_payment' && !takesOnlinePayment) {
    throw new ShopError('PAYMENT_IN_PERSON_ONLY', { errors: { paymentMethod: MESSAGES.onlinePaymentOff } });
  }
  // This is checked before an account is created.
  await refuseIfRushFull(rushOrderOf(request));
  const use = {
    payload,
    code: priced.discountCode,
    key: idempotencyKey,
    replacesKey,
    email: input.customerEmail,
    customer: ownAccount(request),
  };
  return usingDiscount(use, () => createOrder(request, { ...priced, ...opening }));
}

async function createOrder(request: StoreOrder, opened: OpenedOrder): Promise<StoredOrder> {
  const { payload, emailSettings, input, idempotencyKey, from } = request;
  const {
    customerPassword: _secret,
    customerId: _claimed,
    paymentMethod: _chosen,
    rush: _rush,
    cookies,
    textMe,
    ...details
  } = input;
  const textNumber =
    textMe && emailSettings.texts ? numberForTexts(details.customerPhone, 'customerPhone') : null;
  const { account, isNew } = await findOrCreateAccount(request);
  const id = randomUUID();
  noteInLog({ orderId: id });
  // The emails are queued first. If there's a crash before the order is stored, they're dropped. An order without emails can't happen.
  const emails = await queueConfirmation(emailSettings, id, opened.status, details.customerEmail);
  try {
    const customer = account?.id ?? null;
    const data = {
      ...details,
      ...opened,
      id,
      title: orderTitle(id),
      idempotencyKey,
      customer,
      shippingAddress: details.deliveryMethod === 'ship' ? details.shippingAddress : null,
      ...(textNumber && { textNumber }),
    };
    const store = () =>
      storeInRushPlace(rushOrderOf(request), (rushPlace) =>
        createByRules(payload, 'orders', { ...data, ...(rushPlace && { rushPlace }) }, { role: 'customer' }),
      );
    const placing = { payload, order: data, number: textNumber, address: from.address, store };
    await withTextConsent(placing);
    const who = { customerId: customer, orderId: id, email: details.customerEmail };
    await storeCookieAnswer(payload, who, cookies);
    if (account) await rememberAddress(payload, account, data.shippingAddress);
    meterOf(payload)?.order('customer', opened.status === 'pending_payment' ? 'online' : 'in person');
    wakeOutbox(payload);
    return { order: { id, customer }, newAccount: isNew ? account : null };
  } catch (error) {
    // After any other error the order may be stored, so its emails stay queued.
    if (error instanceof ValidationError || error instanceof ShopError)
      for (const key of emails) await removeQueued(payload, key);
    throw error;
  }
}

const rushOrderOf = ({ payload, input: { rush = false }, replacesKey }: StoreOrder) => ({
  payload,
  rush,
  replacesKey,
});

/** Saves the address for the customer's next order (rule 30.3). */
async function rememberAddress(payload: Payload, account: Customer, address: string | null): Promise<void> {
  if (!address || address === account.shippingAddress) return;
  await changeIf(payload, 'customers', account.id, { data: { shippingAddress: address } });
}

/** Returns the signed-in customer, unless the order is for a different email. */
function ownAccount({ customer, input }: StoreOrder): Customer | null {
  return customer && (input.customerId || input.customerEmail === customer.email) ? customer : null;
}

async function findOrCreateAccount(
  request: StoreOrder,
): Promise<{ account: Customer | null; isNew: boolean }> {
  const { payload, input, idempotencyKey } = request;
  const own = ownAccount(request);
  if (own) return { account: own, isNew: false };
  if (!input.customerPassword) return { account: null, isNew: false };
  // The photos are checked before this, so a refused order leaves no account behind.
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

// Emails of an online order wait for its payment (rule 15.9).
async function queueConfirmation(
  emailSettings: EmailSettings,
  orderId: string,
  status: OrderStatus,
  recipient: string,
): Promise<string[]> {
  const { payload } = emailSettings;
  const data = { orderId };
  const { event, customer, owner } = confirmationKeys(orderId);
  if (status === 'pending_payment') {
    await enqueue(payload, 'order-received', { key: event, data, delayMs: EMAILS_WAIT_MS });
    return [event];
  }
  await enqueue(payload, 'mail:order-received', { key: customer, data, recipient });
  const { ownerEmail } = await emailSender(emailSettings);
  await enqueue(payload, 'mail:new-order', { key: owner, data, recipient: ownerEmail });
  return [customer, owner];
}

/** Limited like any login. Null for a wrong password. Throws a TooManyError. */
type LogIn = (credentials: { email: string; password: string }) => Promise<string | null>;

async function startFirstSession(
  payload: Payload,
  accountId: string,
  from: SignedInFrom,
): Promise<string | null> {
  const account = await findCustomer(payload, accountId);
  return account && startSession({ payload, collection: 'customers', account, from });
}

interface RepeatedOrder {
  payload: Payload;
  input: OrderRequest;
  idempotencyKey: string;
  customer: Customer | null;
  order: Pick<Order, 'customer'>;
  logIn: LogIn;
}

// Only for the account this order created, with its password, and limited like a login.
async function repeatSession(request: RepeatedOrder): Promise<string | null> {
  const { payload, input, idempotencyKey, customer, order, logIn } = request;
  const { customerPassword: password } = input;
  if (!password || typeof order.customer !== 'string' || customer?.id === order.customer) return null;
  const account = await findCustomer(payload, order.customer);
  if (account?.signupKey !== idempotencyKey) return null;
  try {
    return await logIn({ email: account.email, password });
  } catch (error) {
    // The order exists either way. Someone who's guessing passwords must not see the limit.
    if (error instanceof TooManyError) return null;
    throw error;
  }
}
