import type { Payload, Where } from 'payload';
import { NO_TEXTS_AT_ALL_WORDING, NO_TEXTS_WORDING, TEXT_ME_WORDING } from '#domain/consents/consent-words';
import type { ConsentPlace } from '#domain/consents/consents';
import { MESSAGES } from '#domain/words/shop-texts';
import { ofOrder, recordConsent } from '#server/consents/record-consent';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Order } from '../../payload-types';
import { clearProblem, startNumber, stopNumber } from './numbers';
import { phoneNumberOf } from './phone-number';

/** Returns the number for texts about an order with this phone (rule 34.2). Throws a VALIDATION ShopError that names the field. */
export function numberForTexts(phone: string, field: 'customerPhone' | 'textMe'): string {
  const number = phoneNumberOf(phone);
  if (!number) throw new ShopError('VALIDATION', { errors: { [field]: MESSAGES.invalidPhone } });
  return number;
}

interface Placing<Result> {
  payload: Payload;
  order: Pick<Order, 'id' | 'customer' | 'customerEmail'>;
  /** Null without consent. */
  number: string | null;
  address: string;
  store: () => Promise<Result>;
}

export async function withTextConsent<Result>(placing: Placing<Result>): Promise<Result> {
  const { payload, order, number, address, store } = placing;
  if (!number) return store();
  const consent = {
    ...({ kind: 'texts', given: true, wording: TEXT_ME_WORDING, place: 'order-form' } as const),
    ...{ ...ofOrder(order), phone: number, address },
  };
  const stored = await recordConsent({ payload, consent, change: store, happened: () => true });
  await clearProblem(payload, number);
  return stored;
}

interface Choice {
  payload: Payload;
  order: Order;
  textMe: boolean;
  address: string;
}

/** Turns texts about an order on or off, from its page (rule 34.3). Throws a VALIDATION ShopError without a usable phone. */
export async function chooseTexts({ payload, order, textMe, address }: Choice): Promise<void> {
  const number = textMe ? numberForTexts(order.customerPhone, 'textMe') : (order.textNumber ?? null);
  if (!number || textMe === (order.textNumber === number)) return;
  await recordConsent({
    payload,
    consent: {
      ...({ kind: 'texts', given: textMe, place: 'order-page', phone: number, address } as const),
      wording: textMe ? TEXT_ME_WORDING : NO_TEXTS_WORDING,
      ...ofOrder(order),
    },
    change: () => setNumber(payload, order, textMe ? number : null),
  });
  if (textMe) await clearProblem(payload, number);
}

function setNumber(payload: Payload, { id, textNumber }: Order, number: string | null) {
  const unchanged: Where = textNumber
    ? { textNumber: { equals: textNumber } }
    : { or: [{ textNumber: { exists: false } }, { textNumber: { equals: null } }] };
  return changeIf(payload, 'orders', id, { condition: [unchanged], data: { textNumber: number } });
}

const textedOrders = (payload: Payload, customerId: string) =>
  findAll(payload, 'orders', {
    and: [{ customer: { equals: customerId } }, { textNumber: { exists: true } }],
  });

export async function getsTexts(payload: Payload, customerId: string): Promise<boolean> {
  return (await textedOrders(payload, customerId)).some(({ textNumber }) => textNumber);
}

/** Turns off texts about all of a customer's orders, from their account. */
export async function endTexts(payload: Payload, customerId: string, address: string): Promise<void> {
  for (const order of await textedOrders(payload, customerId)) {
    if (!order.textNumber) continue;
    await recordConsent({
      payload,
      consent: {
        ...({ kind: 'texts', given: false, place: 'account', phone: order.textNumber, address } as const),
        wording: NO_TEXTS_AT_ALL_WORDING,
        ...ofOrder(order),
      },
      change: () => setNumber(payload, order, null),
    });
  }
}

/** Returns the newest order of someone who agreed to texts at this number, open orders first. Null if no one did. */
export async function orderOfNumber(
  payload: Payload,
  number: string,
  isOpen: (order: Order) => boolean,
): Promise<Order | null> {
  const orders = await findAll(payload, 'orders', { textNumber: { equals: number } }, '-createdAt');
  return orders.find(isOpen) ?? orders[0] ?? null;
}

interface ByText {
  payload: Payload;
  number: string;
  word: string;
  /** Null if the shop doesn't have the number. */
  order: Order | null;
}

/** STOP ends all texts to a number, and START resumes them (rule 34.3). */
export async function answerByText({ payload, number, word, order }: ByText, given: boolean): Promise<void> {
  const change = () => (given ? startNumber(payload, number) : stopNumber(payload, number));
  if (!order) return void (await change());
  const place: ConsentPlace = 'text-message';
  const consent = { kind: 'texts', given, wording: word, place, phone: number, ...ofOrder(order) } as const;
  await recordConsent({ payload, consent, change });
}
