import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import type { OwnDetailsPatch } from '#domain/own-account/own-account-contract';
import { fromNow } from '#domain/wire/durations';
import { MESSAGES } from '#domain/words/shop-texts';
import { findCustomer } from '#server/accounts/find-customer';
import { keepOnlySession } from '#server/accounts/own-sessions';
import { hashPassword, isPassword } from '#server/accounts/password';
import type { ByCustomer } from '#server/platform/access/allowed';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { enqueue, enqueueBefore, removeQueued } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { Customer } from '../../payload-types';

/** Changes a customer's own details (rule 10.12). Throws a NOT_LOGGED_IN ShopError. */
export async function changeDetails(
  { payload, customer }: ByCustomer,
  changes: OwnDetailsPatch,
): Promise<Customer> {
  const changed = await changeIf(payload, 'customers', customer.id, { data: changes });
  if (!changed) throw new ShopError('NOT_LOGGED_IN');
  return changed;
}

/** Returns a customer's account if the password is right, otherwise null. */
export async function accountByPassword(
  { payload, customer }: ByCustomer,
  password: string,
): Promise<Customer | null> {
  const account = await findCustomer(payload, customer.id);
  return (await isPassword(account, password)) ? account : null;
}

interface ChangePassword extends ByCustomer {
  account: Customer;
  newPassword: string;
}

/** Sets a new password and ends the other sessions (rule 10.14). False if it changed since it was checked. */
export async function changePassword(change: ChangePassword): Promise<boolean> {
  const { payload, customer, account, newPassword } = change;
  const hashed = await hashPassword(newPassword);
  const changed = await changeIf(payload, 'customers', account.id, {
    condition: [{ hash: { equals: account.hash } }],
    data: hashed,
  });
  if (!changed) return false;
  // No session is valid until this write, so a crash doesn't leave one open.
  await keepOnlySession({ payload, user: customer, hash: hashed.hash });
  return true;
}

/** Stores a new email and queues its confirmation (rule 10.13). Throws VALIDATION or ACCOUNT_EXISTS (rule 10.3). */
export async function requestEmailChange(payload: Payload, account: Customer, email: string): Promise<void> {
  if (email === account.email)
    throw new ShopError('VALIDATION', { errors: { email: MESSAGES.emailIsYours } });
  const { id } = account;
  await refuseTakenEmail(payload, { id, email });
  const data = { ...NO_REQUEST, newEmail: email, newEmailMark: markOf(account) };
  await changeIf(payload, 'customers', id, { data });
  await enqueue(payload, 'mail:confirm-email', {
    // A new key each time, so a second request sends a second email.
    key: `${id}:confirm-email:${randomUUID()}`,
    data: { customerId: id },
    recipient: email,
  });
  wakeOutbox(payload);
}

const NO_REQUEST = {
  newEmail: null,
  newEmailMark: null,
  newEmailTokenHash: null,
  newEmailExpiration: null,
} as const satisfies Partial<Customer>;

const EMAIL_TOKEN_MS = 60 * 60 * 1000;

/** Creates a token that confirms a new email, once within an hour. Null if the change is outdated. */
export async function createEmailToken(
  payload: Payload,
  customerId: string,
  email: string,
): Promise<string | null> {
  const customer = await findCustomer(payload, customerId);
  if (!customer || customer.newEmail !== email || !isRequestValid(customer)) return null;
  const token = randomBytes(32).toString('base64url');
  const changed = await changeIf(payload, 'customers', customerId, {
    condition: [{ newEmail: { equals: email } }, { newEmailMark: { equals: customer.newEmailMark } }],
    data: {
      newEmailTokenHash: hashOf(token),
      newEmailExpiration: fromNow(EMAIL_TOKEN_MS),
    },
  });
  return changed && token;
}

/** Changes the email of a token's account and notifies the old one. False for a bad token. Throws ACCOUNT_EXISTS. */
export async function confirmEmail(payload: Payload, token: string): Promise<boolean> {
  const newEmailTokenHash = hashOf(token);
  const validToken: Where = {
    and: [
      { newEmailTokenHash: { equals: newEmailTokenHash } },
      { newEmailExpiration: { greater_than: new Date().toISOString() } },
    ],
  };
  const customer = await findOne(payload, 'customers', validToken);
  if (!customer?.newEmail || !isRequestValid(customer)) return false;
  const { id, email, hash, newEmail } = customer;
  await refuseTakenEmail(payload, { id, email: newEmail });
  const key = `${id}:email-changed:${newEmailTokenHash}`;
  await enqueueBefore(payload, 'mail:email-changed', { key, data: { customerId: id }, recipient: email });
  try {
    const changed = await changeIf(payload, 'customers', id, {
      condition: [validToken, { email: { equals: email } }, { hash: { equals: hash } }],
      data: {
        ...NO_REQUEST,
        email: newEmail,
        // Only this mailbox received the token, so the email is verified (decision 009).
        provenEmail: newEmail,
      },
    });
    if (changed) wakeOutbox(payload);
    return changed !== null;
  } catch (error) {
    await removeQueued(payload, key);
    // Each database reports a taken email in its own way.
    await refuseTakenEmail(payload, { id, email: newEmail });
    throw error;
  }
}

async function refuseTakenEmail(
  payload: Payload,
  { id, email }: Pick<Customer, 'id' | 'email'>,
): Promise<void> {
  const existing = await findOne(payload, 'customers', { email: { equals: email } });
  // The link was used twice at the same time.
  if (!existing || existing.id === id) return;
  const message = MESSAGES.emailTaken;
  throw new ShopError('ACCOUNT_EXISTS', { message, errors: { email: message } });
}

// If the email or password has changed, the request is void.
const isRequestValid = (customer: Customer) =>
  Boolean(customer.hash) && customer.newEmailMark === markOf(customer);

const markOf = ({ email, hash }: Customer) => hashOf(`${email} ${hash}`);

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
