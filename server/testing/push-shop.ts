import { afterAll, beforeEach, expect } from 'vitest';
import { orderAnswer } from '#domain/orders/order-contract';
import { PUSH_KINDS } from '#domain/push/push-kinds';
import { createdAnswer } from '#domain/wire/change-answers';
import { findAll } from '#server/platform/database/find';
import type { Outbox } from '../../payload-types';
import { type Client, clientWith, ownerClient } from './client';
import { drain, emptyMailbox } from './deliver';
import { makeService, makeStaff, orderBody } from './factories';
import { type FakePhone, startFakePush } from './fake-push';
import { makeAllDue, outboxRows } from './outbox-rows';
import { startTestShop } from './test-shop';
import { ownerCookie, staffTokenOf } from './tokens';

export const ALWAYS = { kinds: [...PUSH_KINDS], quiet: null };

/** Returns the titles that a phone showed. */
export const titles = ({ received }: FakePhone) => received.map(({ shown }) => shown.title);

/** Starts the shop of a test file with a push service, without devices before each test. */
export async function pushShop() {
  const push = await startFakePush();
  const shop = await startTestShop({ PUSH_SERVICE_URL: push.url });
  const { payload } = shop;
  const visitor = clientWith(shop);
  const { id: serviceId } = await makeService(payload);
  afterAll(async () => {
    await shop.close();
    await push.close();
  });
  beforeEach(async () => {
    await emptyMailbox(shop);
    await payload.db.deleteMany({ collection: 'push-devices', where: {} });
  });
  const clientOf = async (email: string) =>
    clientWith(shop, ownerCookie(await staffTokenOf(payload, email)).Cookie);
  const deviceRows = () => outboxRows(payload, { kind: { equals: 'push:device' } });
  return {
    push,
    shop,
    visitor,
    serviceId,
    owner: await ownerClient(shop),
    /** Signs in a staff member on another device each time. */
    clientOf,
    signIn: async (role: 'manager' | 'bench') => {
      const account = await makeStaff(payload, { role });
      return { account, client: await clientOf(account.email) };
    },
    turnOn: async (client: Client, choice: object = {}) => {
      const phone = push.phone();
      const body = { ...phone.subscription, ...ALWAYS, ...choice };
      const answer = await client('POST', '/api/admin/push-devices', body);
      expect(answer.status).toBe(201);
      return { phone, id: createdAnswer.parse(answer.body).id };
    },
    storedDevices: async () => (await findAll(payload, 'push-devices')).length,
    deviceRows,
    onlyRow: async (): Promise<Outbox> => {
      const [row, ...others] = await deviceRows();
      if (!row || others.length > 0) throw new Error(`${others.length} more notifications than one`);
      return row;
    },
    /** Sends what's due, and whatever that leads to. */
    sendDue: async () => {
      for (let round = 0; round < 3; round += 1) await drain(shop);
    },
    placeOrder: async () => {
      const body = orderBody(serviceId, { paymentMethod: 'pay_in_person' });
      const answer = await visitor('POST', '/api/orders', body);
      await makeAllDue(payload);
      return orderAnswer.parse(answer.body).orderId;
    },
    ask: () => visitor('POST', '/api/questions', { email: 'jo@mail.example', text: 'Why?', photos: [] }),
  };
}
