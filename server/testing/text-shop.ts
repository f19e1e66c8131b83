import { z } from 'zod';
import { findAll } from '#server/platform/database/find';
import type { Env } from '#server/platform/environment/env';
import { shopJobs } from '#server/platform/process/shop-jobs';
import type { Order, Text } from '../../payload-types';
import { clientWith, ownerClient } from './client';
import { deliver, drain } from './deliver';
import { makeOrder, makeService, orderBody } from './factories';
import { startFakeTwilio } from './fake-twilio';
import { makeAllDue, outboxRows } from './outbox-rows';
import { providerShop } from './provider-shop';
import { setRow } from './set-row';

/** A time zone in which it's about noon now, so texts go out. */
export function noonZone(): string {
  const behind = new Date().getUTCHours() - 12;
  return `Etc/GMT${behind >= 0 ? '+' : ''}${behind}`;
}

let count = 0;

/** Starts a shop with its own fake Twilio, at noon, and a signed-in owner. Injected failures end with each test. */
export async function textShop(extra: Partial<Record<keyof Env, string>> = {}) {
  const { fake: twilio, shop } = await providerShop(startFakeTwilio, extra);
  const owner = await ownerClient(shop);
  const visitor = clientWith(shop);
  const serviceId = (await makeService(shop.payload)).id;
  await owner('PATCH', '/api/admin/shop-settings', { timeZone: noonZone() });

  /** A number that no one else has. */
  const newNumber = () => {
    count += 1;
    return `+1607555${String(1000 + count)}`;
  };

  const place = (data: Partial<Order> = {}): Promise<Order> => {
    const number = newNumber();
    return makeOrder(shop.payload, serviceId, { customerPhone: number, textNumber: number, ...data });
  };
  const setStatus = (orderId: string, status: string) =>
    owner('PATCH', `/api/orders/${orderId}/status`, { status });

  return {
    ...{ shop, twilio, owner, visitor, serviceId, newNumber, setStatus },
    /** Places an order whose customer agreed to texts. */
    place,
    /** Places an order that has arrived, with its text waiting. */
    received: async (data: Partial<Order> = {}) => {
      const order = await place(data);
      await setStatus(order.id, 'received');
      return { ...order, number: order.textNumber ?? '' };
    },
    /** Orders like a visitor. Returns the response. */
    order: (changes: object = {}) => visitor('POST', '/api/orders', { ...orderBody(serviceId), ...changes }),
    send: () => deliver(shop),
    /** Sends whatever is waiting, without sending anything twice. */
    sendDue: async () => {
      await makeAllDue(shop.payload);
      await drain(shop);
    },
    /** Returns the row of an order's text about its arrival. */
    rowOf: async (orderId: string) => {
      const rows = await outboxRows(shop.payload, { kind: { equals: 'text:received' } });
      return rows.find(({ key }) => key.startsWith(orderId));
    },
    /** Returns what the shop says about an order's texts. */
    textsOf: async (orderId: string): Promise<Text[]> => {
      const where = { orderId: { equals: orderId } };
      return findAll(shop.payload, 'texts', where, 'createdAt');
    },
    historyOf: async (orderId: string): Promise<string[]> => {
      const { body } = await owner('GET', `/api/orders/${orderId}/events`);
      const events = z.array(z.object({ kind: z.string(), text: z.string() })).parse(body);
      return events.filter(({ kind }) => kind === 'text').map(({ text }) => text);
    },
    /** Makes every text due for the job and runs it. */
    follow: async () => {
      const docs = await findAll(shop.payload, 'texts', { checkAt: { exists: true } });
      const checkAt = new Date(0).toISOString();
      for (const { id } of docs.filter((each) => each.checkAt))
        await setRow(shop.payload, 'texts', id, { checkAt });
      await shopJobs(shop.payload, shop.settings)
        .find(({ name }) => name === 'follow-texts')
        ?.run(() => undefined);
    },
  };
}
