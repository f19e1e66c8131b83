import { describe, expect, it } from 'vitest';
import { PUSH_KINDS, type PushKindName } from '#domain/push/push-kinds';
import { trackToken } from '#server/orders/track-token';
import { queueProblemEmails } from '#server/payments/problem-emails';
import { drain } from '#server/testing/deliver';
import { makeOrder } from '#server/testing/factories';
import { leaveRunning, makeAllDue } from '#server/testing/outbox-rows';
import { pushShop, titles } from '#server/testing/push-shop';
import { readPushKeys } from './push-keys';

const { push, shop, owner, visitor, serviceId, signIn, turnOn, deviceRows, onlyRow, ...does } =
  await pushShop();
const { sendDue, placeOrder, ask } = does;
const { payload } = shop;

describe('a new order', () => {
  it('reaches a phone, encrypted and signed, without anything private', async () => {
    const { phone } = await turnOn(owner);
    const orderId = await placeOrder();
    await sendDue();
    expect(phone.received).toHaveLength(1);
    const [received] = phone.received;
    expect(received?.shown).toEqual({
      title: 'New order',
      url: `/admin?order=${orderId}`,
      tag: expect.stringMatching(/^[\w-]{36}$/),
    });
    expect(received?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const { publicKey } = await readPushKeys(payload);
    expect(received?.sender).toEqual({ key: publicKey, aud: push.url, sub: 'https://gloves.example' });
  });

  it('reaches each device once, with two servers sending', async () => {
    const phones = [(await turnOn(owner)).phone, (await turnOn(owner)).phone];
    await placeOrder();
    for (let round = 0; round < 6; round += 1) {
      await Promise.all([drain(shop), drain(shop)]);
      await makeAllDue(payload);
    }
    expect(phones.map(titles)).toEqual([['New order'], ['New order']]);
  });

  it('notifies no one if the owner entered it', async () => {
    const { phone } = await turnOn(owner);
    await makeOrder(payload, serviceId);
    await makeAllDue(payload);
    await sendDue();
    expect(phone.received).toEqual([]);
  });

  it('is sent after a crash with the same tag, which replaces the first on the phone', async () => {
    const { phone } = await turnOn(owner);
    await placeOrder();
    await sendDue();
    const row = await onlyRow();
    await leaveRunning(payload, row.id);
    await sendDue();
    expect(new Set(phone.received.map(({ shown: { tag } }) => tag))).toEqual(new Set([row.id]));
  });

  it("is sent even if emails can't be sent", async () => {
    const { phone } = await turnOn(owner);
    const { sendEmail } = payload;
    payload.sendEmail = () => Promise.reject(new Error('451 come back later'));
    await placeOrder();
    await sendDue();
    payload.sendEmail = sendEmail;
    expect(titles(phone)).toEqual(['New order']);
  });
});

describe('what happens in the shop', () => {
  const EVENTS: Record<PushKindName, () => Promise<unknown>> = {
    orders: placeOrder,
    messages: async () => {
      const order = await makeOrder(payload, serviceId);
      const path = `/api/track/${trackToken(payload, order)}/messages`;
      return visitor('POST', path, { text: 'Is it ready?' });
    },
    questions: () => ask(),
    reviews: async () => {
      await payload.updateGlobal({ slug: 'shop-settings', data: { reviewDays: 7 } });
      const order = await makeOrder(payload, serviceId, { status: 'shipped' });
      const path = `/api/track/${trackToken(payload, order)}/review`;
      return visitor('POST', path, { stars: 5, text: 'Like new.' });
    },
    problems: async () => {
      const { id } = await makeOrder(payload, serviceId);
      const problem = 'A payment came twice';
      await queueProblemEmails(payload, { orderId: id }, [problem]);
      await payload.update({ collection: 'orders', id, data: { paymentProblem: problem } });
    },
  };
  const TITLES = {
    orders: 'New order',
    messages: 'New message',
    questions: 'New question',
    reviews: 'New review',
    problems: 'Payment problem',
  };

  async function happen(): Promise<void> {
    for (const kind of PUSH_KINDS) await EVENTS[kind]();
    for (let round = 0; round < 4; round += 1) {
      await makeAllDue(payload);
      await drain(shop);
    }
  }

  it('reaches the owner and managers, and bench staff if they may see it', async () => {
    const [manager, bench] = [await signIn('manager'), await signIn('bench')];
    const phones = [
      (await turnOn(owner)).phone,
      (await turnOn(manager.client)).phone,
      (await turnOn(bench.client)).phone,
    ];
    await happen();
    const all = Object.values(TITLES).sort();
    expect(phones.map((phone) => titles(phone).sort())).toEqual([all, all, ['New order']]);
  });

  it.each(PUSH_KINDS)('reaches a device with only %s', async (kind) => {
    const { phone, id } = await turnOn(owner);
    await owner('PATCH', `/api/admin/push-devices/${id}`, { kinds: [kind], quiet: null });
    await happen();
    expect(titles(phone)).toEqual([TITLES[kind]]);
  });

  it('stops for someone whose role becomes bench, before anything waiting is sent', async () => {
    const { client, account } = await signIn('manager');
    const { phone } = await turnOn(client);
    phone.trouble({ status: 500 }, 1);
    await EVENTS.questions();
    await sendDue();
    await payload.update({ collection: 'admins', id: account.id, data: { role: 'bench' } });
    await happen();
    expect(titles(phone)).toEqual(['New order']);
  });
});

describe('quiet hours', () => {
  const hour = (offset: number) => {
    const time = new Date(Date.now() + offset * 60 * 60 * 1000);
    return `${String(time.getHours()).padStart(2, '0')}:${String(time.getMinutes()).padStart(2, '0')}`;
  };
  const QUIET_NOW = { quiet: { from: hour(-2), to: hour(2) } };

  it('hold everything back until they end, and then send one notification', async () => {
    const { phone } = await turnOn(owner, QUIET_NOW);
    const awake = await turnOn(owner, { quiet: { from: hour(2), to: hour(4) } });
    for (let order = 0; order < 3; order += 1) await placeOrder();
    await ask();
    await sendDue();
    expect(phone.received).toEqual([]);
    expect(titles(awake.phone)).toHaveLength(4);
    const held = (await deviceRows()).filter(({ status }) => status === 'pending');
    expect(held).toHaveLength(4);
    for (const { dueAt } of held) {
      const ms = Date.parse(dueAt) - Date.now();
      expect(Math.round(ms / 60_000 / 60)).toBe(2);
    }
    await makeAllDue(payload);
    await Promise.all([drain(shop), drain(shop)]);
    await makeAllDue(payload);
    await sendDue();
    expect(phone.received.map(({ shown: { title, url } }) => ({ title, url }))).toEqual([
      { title: '3 new orders, 1 question', url: '/admin' },
    ]);
  });

  it("send a single event's own notification when they end", async () => {
    const { phone } = await turnOn(owner, QUIET_NOW);
    const orderId = await placeOrder();
    await sendDue();
    await makeAllDue(payload);
    await sendDue();
    expect(phone.received.map(({ shown: { title, url } }) => ({ title, url }))).toEqual([
      { title: 'New order', url: `/admin?order=${orderId}` },
    ]);
  });

  it("don't hold back a test", async () => {
    const { phone, id } = await turnOn(owner, QUIET_NOW);
    expect((await owner('POST', `/api/admin/push-devices/${id}/test`)).status).toBe(200);
    await sendDue();
    expect(titles(phone)).toEqual(['Notifications work on this device']);
  });
});
