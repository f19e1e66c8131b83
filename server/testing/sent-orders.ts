import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { orderAnswer } from '#domain/orders/order-contract';
import { orderNumber } from '#domain/orders/order-number';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { orderBody } from './factories';
import type { MailServer } from './mail-server';
import { PROGRAM_ADMIN } from './program';

const CLIENTS = 16;

export interface SentOrder {
  key: string;
  email: string;
  /** Each caller has another IP address, because nobody places hundreds of orders from one. */
  address: string;
  serviceId: string;
  photos: string[];
}

let people = 0;

/** Returns an order of a new customer. */
export function newOrder(serviceId: string, photos: string[] = []): SentOrder {
  people += 1;
  return {
    key: randomUUID(),
    email: `robin-${people}@two.example`,
    address: `10.0.${Math.floor(people / 200)}.${people % 200}`,
    serviceId,
    photos,
  };
}

/** Sends an order to a server and returns its ID. Throws a TypeError if the server is down. */
export async function placeAt(
  { url }: { url: string },
  { key, email, address, serviceId, photos }: SentOrder,
): Promise<string> {
  const item = { serviceId, gloveDetails: 'A 12 inch infield glove', gloveImages: photos };
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', [IDEMPOTENCY_HEADER]: key, 'X-Forwarded-For': address },
    body: JSON.stringify(orderBody(serviceId, { customerEmail: email, items: [item] })),
  });
  const answer: unknown = await response.json();
  expect({ status: response.status, answer }).toMatchObject({ status: 201 });
  return orderAnswer.parse(answer).orderId;
}

/** Runs several customers at the same time, each placing one order after another. */
export async function inParallel(
  orders: SentOrder[],
  order: (sent: SentOrder, n: number) => Promise<void>,
): Promise<void> {
  const waiting = orders.entries();
  const client = async () => {
    for (const [n, sent] of waiting) await order(sent, n);
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** Identifies an email about an order. */
export const emailOf = (orderId: string, to: string) => `${orderNumber(orderId)} to ${to}`;

/** Returns the expected emails by order, sorted: one to the customer and one to the owner. */
export function emailsDue(orders: Map<string, SentOrder>): string[] {
  return [...orders]
    .flatMap(([id, { email }]) => [emailOf(id, email), emailOf(id, PROGRAM_ADMIN.email)])
    .sort();
}

/** Returns the Message-IDs of each delivered email, one per delivery. */
export function arrivedEmails({ delivered }: MailServer, ids: Iterable<string>): Map<string, string[]> {
  const numbers = new Set(Array.from(ids, orderNumber));
  const emails = new Map<string, string[]>();
  for (const { subject, recipients, messageId } of delivered) {
    const [number = ''] = /[0-9A-F]{8}/.exec(subject) ?? [];
    if (!numbers.has(number)) continue;
    const email = emailOf(number, recipients.join());
    emails.set(email, [...(emails.get(email) ?? []), messageId]);
  }
  return emails;
}
