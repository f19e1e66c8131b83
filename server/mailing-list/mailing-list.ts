import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Payload, Where } from 'payload';
import {
  ACCOUNT_MAILING_LIST_WORDING,
  ADD_TO_MAILING_LIST_WORDING,
  EDITOR_MAILING_LIST_WORDING,
  ONE_CLICK_WORDING,
  REMOVE_FROM_MAILING_LIST_WORDING,
  SIGN_UP_WORDING,
  UNSUBSCRIBE_WORDING,
} from '#domain/consents/consent-words';
import type { ConsentPlace } from '#domain/consents/consents';
import { mailingListMark, type SignupRequest } from '#domain/mailing-list/mailing-list';
import { documentId } from '#domain/wire/wire';
import { createCustomer, findCustomer } from '#server/accounts/find-customer';
import { type ConsentToRecord, recordConsent } from '#server/consents/record-consent';
import { changeIf, fieldIs } from '#server/platform/database/change-if';
import { ShopError } from '#server/platform/errors/shop-error';
import { secretsOf } from '#server/platform/tools/shop-secrets';
import type { Customer } from '../../payload-types';

interface SignUp {
  payload: Payload;
  body: SignupRequest;
  signupKey: string | undefined;
}

/** Creates an account on the mailing list (rule 10.9). Throws an ACCOUNT_EXISTS ShopError. */
export async function signUp({ payload, body, signupKey }: SignUp): Promise<void> {
  const id = randomUUID();
  await recordConsent({
    payload,
    consent: listConsent({ id, email: body.email }, true, 'home-page'),
    change: () =>
      createCustomer({ payload, ...body, id, mailingListOptIn: true, signupKey, emailField: 'email' }),
    happened: ({ isNew }) => isNew,
  });
}

const wordingAt = {
  'home-page': () => SIGN_UP_WORDING,
  account: () => ACCOUNT_MAILING_LIST_WORDING,
  'unsubscribe-link': () => UNSUBSCRIBE_WORDING,
  'one-click-unsubscribe': () => ONE_CLICK_WORDING,
  dashboard: (joins) => (joins ? ADD_TO_MAILING_LIST_WORDING : REMOVE_FROM_MAILING_LIST_WORDING),
  editor: () => EDITOR_MAILING_LIST_WORDING,
} as const satisfies Partial<Record<ConsentPlace, (joins: boolean) => string>>;

type ListPlace = keyof typeof wordingAt;

/** The record of a customer who joins or leaves the mailing list. */
export function listConsent(
  { id, email }: Pick<Customer, 'id' | 'email'>,
  given: boolean,
  place: ListPlace,
): ConsentToRecord {
  const wording = wordingAt[place](given);
  return { kind: 'mailing-list', given, wording, place, customerId: id, email };
}

/** Adds a customer to the mailing list or removes them (rule 10.8). A repeated call changes nothing. */
export async function setMailingList(
  payload: Payload,
  customer: Customer,
  optIn: boolean,
  place: ListPlace = 'account',
): Promise<void> {
  // Someone who never joined can unsubscribe, too.
  const isOther: Where = optIn
    ? { or: [{ mailingListOptIn: { equals: false } }, { mailingListOptIn: { exists: false } }] }
    : { or: [{ mailingListOptIn: { equals: true } }, { unsubscribedAt: { exists: false } }] };
  await recordConsent({
    payload,
    consent: listConsent(customer, optIn, place),
    change: () =>
      changeIf(payload, 'customers', customer.id, {
        condition: [isOther],
        data: mailingListMark(optIn, new Date()),
      }),
  });
}

interface OwnersListChange<Result> {
  payload: Payload;
  id: string;
  /** Undefined if the change isn't about the mailing list. */
  optIn: boolean | undefined;
  /** Writes the change, or throws a ShopError if the condition isn't met. */
  write: (condition: readonly Where[]) => Promise<Result>;
}

/** Writes the owner's change of a customer, with a record if it moves them on or off the mailing list. */
export async function withListConsent<Result>(change: OwnersListChange<Result>): Promise<Result> {
  const { payload, id, optIn, write } = change;
  const customer = optIn === undefined ? null : await findCustomer(payload, id);
  if (!customer || optIn === undefined) return write([]);
  const { mailingListOptIn: before } = customer;
  const asRead = () => write([fieldIs('mailingListOptIn', before)]);
  try {
    if (Boolean(before) === optIn) return await asRead();
    const consent = listConsent(customer, optIn, 'dashboard');
    return await recordConsent({ payload, consent, change: asRead });
  } catch (error) {
    const now = error instanceof ShopError ? await findCustomer(payload, id) : null;
    if (!now || Boolean(now.mailingListOptIn) === Boolean(before)) throw error;
    return withListConsent(change);
  }
}

/** Unsubscribes a link's customer. False for an unknown link. */
export async function unsubscribe(
  payload: Payload,
  token: string,
  place: ListPlace = 'unsubscribe-link',
): Promise<boolean> {
  const id = unsubscribingCustomer(payload, token);
  const customer = id ? await findCustomer(payload, id) : null;
  if (!customer) return false;
  await setMailingList(payload, customer, false, place);
  return true;
}

export async function isUnsubscribeLink(payload: Payload, token: string): Promise<boolean> {
  const id = unsubscribingCustomer(payload, token);
  return id !== null && (await findCustomer(payload, id)) !== null;
}

/** The customer's ID, signed for unsubscribing only. */
export function unsubscribeToken(secret: string, customerId: string): string {
  return `${customerId}.${signature(secret, customerId)}`;
}

function unsubscribingCustomer(payload: Payload, token: string): string | null {
  const [id = '', signed = '', ...rest] = token.split('.');
  if (rest.length > 0 || !documentId.safeParse(id).success) return null;
  const actual = Buffer.from(signed);
  const isSigned = secretsOf(payload).some((secret) => {
    const expected = Buffer.from(signature(secret, id));
    return actual.length === expected.length && timingSafeEqual(actual, expected);
  });
  return isSigned ? id : null;
}

function signature(secret: string, customerId: string): string {
  return createHmac('sha256', secret).update(`unsubscribe:${customerId}`).digest('base64url');
}
