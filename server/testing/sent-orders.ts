import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { IDEMPOTENCY_HEADER, orderAnswer } from '#domain/orders/order-contract';
import { orderNumber } from '#domain/orders/order-number';
import { orderBody } from './factories';
import type { PostOffice } from './post-office';
import { PROGRAM_ADMIN } from './program';

const CLIENTS = 16;

/** A guest's order, as it can be sent again and again. */
export interface SentOrder {
  key: string;
  email: string;
  /** Where it comes from: nobody orders hundreds of times from one place. */
  address: string;
  serviceId: string;
  photos: string[];
}

let people = 0;

/** An order of somebody who has not ordered before. */
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

/** Sends an order to a server, which acknowledges it with its id. Throws a TypeError when the server is gone. */
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

/** Several customers at once, each with one order after the other. */
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

/** Names one of the mails about an order. */
export const emailOf = (orderId: string, to: string) => `${orderNumber(orderId)} to ${to}`;

/** The mails that are due for orders by their ids, sorted: one to the customer and one to the owner. */
export function emailsDue(orders: Map<string, SentOrder>): string[] {
  return [...orders]
    .flatMap(([id, { email }]) => [emailOf(id, email), emailOf(id, PROGRAM_ADMIN.email)])
    .sort();
}

/** The Message-IDs of each mail about an order that has arrived, once for each time. */
export function arrivedEmails({ delivered }: PostOffice, ids: Iterable<string>): Map<string, string[]> {
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
