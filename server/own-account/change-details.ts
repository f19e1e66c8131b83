import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Payload, Where } from 'payload';
import type { OwnDetailsPatch } from '#domain/own-account/own-account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { findCustomer } from '#server/accounts/find-customer';
import { keepOnlySession } from '#server/accounts/own-sessions';
import { hashPassword, isPassword } from '#server/accounts/password';
import type { ByCustomer } from '#server/platform/access/allowed';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { enqueue, enqueueBefore, takeBack } from '#server/platform/outbox/enqueue';
import { wakeOutbox } from '#server/platform/outbox/worker';
import type { Customer } from '../../payload-types';

interface ChangeDetails extends ByCustomer {
  changes: OwnDetailsPatch;
}

/** Changes what customers say about themselves; their orders keep what was said then (rule 10.12). Throws a NOT_LOGGED_IN ShopError. */
export async function changeDetails({ payload, customer, changes }: ChangeDetails): Promise<Customer> {
  const changed = await changeIf({ payload, collection: 'customers', id: customer.id, data: changes });
  // The account was deleted since its session was read.
  if (!changed) throw new ShopError('NOT_LOGGED_IN');
  return changed;
}

/** A customer's account as it is stored, when the password is theirs; else null. For calls that ask for it once more. */
export async function accountByPassword({
  payload,
  customer,
  password,
}: ByCustomer & { password: string }): Promise<Customer | null> {
  const account = await findCustomer(payload, customer.id);
  return (await isPassword(account, password)) ? account : null;
}

interface ChangePassword extends ByCustomer {
  /** The same as it was stored when the current password was checked. */
  account: Customer;
  newPassword: string;
}

/**
 * Sets a customer's new password (rule 10.14). The other sessions end, and mailed links to choose a password or to confirm an e-mail are void.
 * False when the password was changed since it was checked.
 */
export async function changePassword(change: ChangePassword): Promise<boolean> {
  const { payload, customer, account, newPassword } = change;
  const kept = await hashPassword(newPassword);
  const changed = await changeIf({
    payload,
    collection: 'customers',
    id: account.id,
    condition: [{ hash: { equals: account.hash } }],
    data: kept,
  });
  if (!changed) return false;
  // Until here all sessions are over: a process killed in between leaves none open, never one too many.
  await keepOnlySession({ payload, user: customer, hash: kept.hash });
  return true;
}

interface AskForEmail {
  payload: Payload;
  /** As it was stored when the password was checked. */
  account: Customer;
  email: string;
}

/**
 * Stores the email a customer wants and queues the message with the link that confirms it (rule 10.13). Earlier links stop working.
 * Throws a ShopError: VALIDATION if it's already theirs, ACCOUNT_EXISTS if it belongs to another account (rule 10.3).
 */
export async function askForEmail({ payload, account, email }: AskForEmail): Promise<void> {
  if (email === account.email)
    throw new ShopError('VALIDATION', { errors: { email: MESSAGES.emailIsYours } });
  const { id } = account;
  await refuseTaken(payload, { id, email });
  const data = { ...NONE, newEmail: email, newEmailMark: markOf(account) };
  await changeIf({ payload, collection: 'customers', id, data });
  await enqueue({
    payload,
    kind: 'mail:confirm-email',
    // Each request gets a new key, so that somebody who lost the first mail gets another.
    key: `${id}:confirm-email:${randomUUID()}`,
    data: { customerId: id },
    recipient: email,
  });
  wakeOutbox(payload);
}

/** Nothing is asked for. */
const NONE = {
  newEmail: null,
  newEmailMark: null,
  newEmailTokenHash: null,
  newEmailExpiration: null,
} as const satisfies Partial<Customer>;

/** How long a link to confirm an e-mail works, in ms. */
const EMAIL_TOKEN_MS = 60 * 60 * 1000;

interface CreateEmailToken {
  payload: Payload;
  customerId: string;
  /** Where it is mailed to. */
  email: string;
}

/**
 * Makes the token that confirms a customer's new e-mail: for one hour, once; an earlier one ends. It is stored as its hash alone.
 * Null when this e-mail is not asked for, or not any more.
 */
export async function createEmailToken({
  payload,
  customerId,
  email,
}: CreateEmailToken): Promise<string | null> {
  const customer = await findCustomer(payload, customerId);
  if (!customer || customer.newEmail !== email || !isAsked(customer)) return null;
  const token = randomBytes(32).toString('base64url');
  const changed = await changeIf({
    payload,
    collection: 'customers',
    id: customerId,
    condition: [{ newEmail: { equals: email } }, { newEmailMark: { equals: customer.newEmailMark } }],
    data: {
      newEmailTokenHash: hashOf(token),
      newEmailExpiration: new Date(Date.now() + EMAIL_TOKEN_MS).toISOString(),
    },
  });
  return changed && token;
}

interface ConfirmEmail {
  payload: Payload;
  token: string;
}

/**
 * Changes the e-mail of whom a mailed token belongs to, and tells the old one. False when the token is unknown, over or used, or
 * when e-mail or password have changed since it was asked for. Throws an ACCOUNT_EXISTS ShopError when another account has it by now.
 */
export async function confirmEmail({ payload, token }: ConfirmEmail): Promise<boolean> {
  const newEmailTokenHash = hashOf(token);
  const live: Where = {
    and: [
      { newEmailTokenHash: { equals: newEmailTokenHash } },
      { newEmailExpiration: { greater_than: new Date().toISOString() } },
    ],
  };
  const customer = await findOne(payload, 'customers', live);
  if (!customer?.newEmail || !isAsked(customer)) return false;
  const { id, email, hash, newEmail } = customer;
  await refuseTaken(payload, { id, email: newEmail });
  const key = `${id}:email-changed:${newEmailTokenHash}`;
  await enqueueBefore({
    payload,
    kind: 'mail:email-changed',
    key,
    data: { customerId: id },
    recipient: email,
  });
  try {
    const changed = await changeIf({
      payload,
      collection: 'customers',
      id,
      condition: [live, { email: { equals: email } }, { hash: { equals: hash } }],
      data: {
        ...NONE,
        email: newEmail,
        // Only a reader of that mailbox can have the token, which proves the e-mail (decision 009).
        provenEmail: newEmail,
      },
    });
    if (changed) wakeOutbox(payload);
    return changed !== null;
  } catch (error) {
    await takeBack({ payload, key });
    // The databases say in different ways that an e-mail is taken.
    await refuseTaken(payload, { id, email: newEmail });
    throw error;
  }
}

/** Throws an ACCOUNT_EXISTS ShopError when another account holds an e-mail (rule 10.3). */
async function refuseTaken(payload: Payload, { id, email }: Pick<Customer, 'id' | 'email'>): Promise<void> {
  const holder = await findOne(payload, 'customers', { email: { equals: email } });
  // Its own by now: the same link was used twice at the same moment.
  if (!holder || holder.id === id) return;
  const message = MESSAGES.emailTaken;
  throw new ShopError('ACCOUNT_EXISTS', { message, errors: { email: message } });
}

/** Whether the account is still as it was when the e-mail was asked for. */
const isAsked = (customer: Customer) => Boolean(customer.hash) && customer.newEmailMark === markOf(customer);

/** What the account's e-mail and password are, without telling them. */
const markOf = ({ email, hash }: Customer) => hashOf(`${email} ${hash}`);

/** A plain hash is enough: tokens are 256 random bits, and a mark is of a hash. */
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');
