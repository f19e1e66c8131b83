import { afterAll, describe, expect, it } from 'vitest';
import { septetsOf, TEXT_MAX } from '#domain/texts/text-body';
import { eraseCustomer } from '#server/own-account/erase-customer';
import { openPhotoStore } from '#server/photos/s3-store';
import { changeIf } from '#server/platform/database/change-if';
import { findOne } from '#server/platform/database/find';
import { deliver, drain } from '#server/testing/deliver';
import { makeCustomer } from '#server/testing/factories';
import { leaveRunning, makeAllDue } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { startBeside } from '#server/testing/start-beside';
import { testShop } from '#server/testing/test-shop';
import { textShop } from '#server/testing/text-shop';
import type { Order } from '../../payload-types';
import { eraseTexts } from './erase-texts';
import { markUnreachable, stopNumber } from './numbers';
import { SETTLE_MS } from './send-text';

const { shop, twilio, owner, place, received, setStatus, send, sendDue, rowOf, textsOf, historyOf } =
  await textShop();
const beside = await startBeside(shop);
afterAll(() => beside.close());

/** As if enough time had passed for a lost text to show up. */
async function settle(orderId: string) {
  const triedAt = new Date(Date.now() - SETTLE_MS - 1000).toISOString();
  for (const { id } of await textsOf(orderId))
    await changeIf(shop.payload, 'texts', id, { data: { triedAt } });
}

describe('texts to customers (rule 34.4)', () => {
  it('go out when the glove is here, with its link, and when it is done', async () => {
    const { id, number } = await received();
    await send();
    expect(twilio.to(number)).toEqual([
      expect.stringMatching(
        /^.+: Your glove is here\. https:\/\/gloves\.example\/track\/\S{46} Reply STOP to opt out$/,
      ),
    ]);
    await setStatus(id, 'shipped');
    await send();
    expect(twilio.to(number)[1]).toMatch(/: Your glove is ready to pick up\. https:\S+$/);
    for (const body of twilio.to(number)) expect(septetsOf(body)).toBeLessThanOrEqual(TEXT_MAX);
    expect(await historyOf(id)).toEqual(['Text sent: Ready or shipped', 'Text sent: Glove arrived']);
  });

  it('ask about extra work, once per proposal', async () => {
    const { id, number } = await received({ status: 'in-progress' });
    const lines = [{ description: 'New palm lining', amount: 2500 }];
    await owner('POST', `/api/orders/${id}/extra-work`, { lines, note: null, photos: [], expiresInDays: 7 });
    await send();
    await send();
    expect(
      twilio.to(number).filter((body) => body.includes('We found something. OK to fix it?')),
    ).toHaveLength(1);
  });

  it('go to nobody without consent, and not about work that started', async () => {
    const without = await received({ textNumber: null });
    const { id, number } = await received();
    await setStatus(id, 'in-progress');
    await send();
    expect([twilio.to(without.number), twilio.to(number)]).toEqual([[], []]);
  });

  it('are dropped without keys (rule 34.1)', async () => {
    const off = await testShop();
    expect((await off.payload.db.count({ collection: 'texts' })).totalDocs).toBe(0);
    const order = await place();
    await setStatus(order.id, 'received');
    const { payload, settings } = shop;
    await deliver({ ...shop, settings: { ...settings, TWILIO_ACCOUNT_SID: undefined } });
    expect(twilio.to(order.textNumber ?? '')).toEqual([]);
    expect(
      (await payload.db.count({ collection: 'texts', where: { orderId: { equals: order.id } } })).totalDocs,
    ).toBe(0);
  });

  it('wait until morning, and are dropped if they no longer apply (rules 34.6 and 34.7)', async () => {
    const { id, number } = await received();
    const stays = await received();
    const hours = { textsFrom: '8 am', textsUntil: '11 am' };
    await owner('PATCH', '/api/admin/shop-settings', hours);
    await send();
    expect([twilio.to(number), twilio.to(stays.number)]).toEqual([[], []]);
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'pending', attempts: 0, lastError: 'Texts wait until morning' });
    await setStatus(id, 'in-progress');
    await owner('PATCH', '/api/admin/shop-settings', { textsUntil: '9 pm' });
    await send();
    expect(twilio.to(number)).toEqual([]);
    expect(twilio.to(stays.number)).toHaveLength(1);
  });
});

describe('texts of an erased person or a deleted order (rule 34.13)', () => {
  const numberRow = (number: string) => findOne(shop.payload, 'text-numbers', { number: { equals: number } });

  it.each([
    [
      'an erased customer',
      async ({ customer }: Order) => {
        const account = await findOne(shop.payload, 'customers', { id: { equals: String(customer) } });
        if (account)
          await eraseCustomer({ payload: shop.payload, store: openPhotoStore(shop.settings) }, account);
      },
    ],
    [
      'a deleted order',
      async ({ id }: Order) => {
        await shop.payload.delete({ collection: 'orders', id });
      },
    ],
  ])('%s: no number and no words are left, but the cost is', async (_who, leave) => {
    const customer = (await makeCustomer(shop.payload)).id;
    const order = await received({ customer, paymentStatus: 'pending' });
    await send();
    const [sent] = await textsOf(order.id);
    await changeIf(shop.payload, 'texts', sent?.id ?? '', { data: { cost: 7900 } });
    await markUnreachable(shop.payload, order.number, { problem: '30005', orderId: order.id });
    await changeIf(shop.payload, 'orders', order.id, { data: { status: 'canceled' } });
    await leave(order);
    const [left] = await textsOf(order.id);
    expect([left?.number ?? null, left?.body ?? null, left?.cost]).toEqual([null, null, 7900]);
    expect(await numberRow(order.number)).toBeNull();
  });

  it('a number that opted out stays opted out', async () => {
    const order = await received();
    await send();
    await stopNumber(shop.payload, order.number);
    await eraseTexts(shop.payload, order.id);
    expect(await numberRow(order.number)).toMatchObject({ stoppedAt: expect.any(String) });
  });
});

describe('a text goes out once (rule 34.8)', () => {
  it.each(['lost', 'error-after', 'garbage'] as const)('if the answer is %s', async (trouble) => {
    const { id, number } = await received();
    twilio.trouble('send', trouble);
    await send();
    await send();
    expect(twilio.to(number)).toHaveLength(1);
    expect(await textsOf(id)).toMatchObject([
      { state: 'queued', tries: 1, sid: expect.stringMatching(/^SM/) },
    ]);
    expect(await historyOf(id)).toEqual(['Text sent: Glove arrived']);
  });

  it('even if Twilio cannot be asked about it for a while', async () => {
    const { id, number } = await received();
    twilio.trouble('send', 'lost');
    twilio.trouble('list', 'error', 2);
    for (let round = 0; round < 4; round += 1) await send();
    expect(twilio.to(number)).toHaveLength(1);
    expect(await textsOf(id)).toMatchObject([{ tries: 1 }]);
  });

  it.each(['lost-before', 'error'] as const)('again if it never arrived: %s', async (trouble) => {
    const { id, number } = await received();
    twilio.trouble('send', trouble);
    await send();
    // Not sent again yet, because the text may still show up.
    await send();
    expect(twilio.to(number)).toEqual([]);
    await settle(id);
    await send();
    expect(twilio.to(number)).toHaveLength(1);
    expect(await textsOf(id)).toMatchObject([{ tries: 2, state: 'queued' }]);
  });

  it('later if there are too many requests, without counting as a failure', async () => {
    const { id, number } = await received();
    twilio.trouble('send', 'limited');
    await sendDue();
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 'pending', attempts: 0 });
    expect(Date.parse(row?.dueAt ?? '')).toBeGreaterThan(Date.now() + 20_000);
    await send();
    expect(twilio.to(number)).toHaveLength(1);
  });

  it('from two servers with 30 texts at once, no matter how slow Twilio is', async () => {
    const orders = await Promise.all(Array.from({ length: 30 }, () => received()));
    await makeAllDue(shop.payload);
    twilio.trouble('send', 'slow', 5);
    const other = { ...shop, payload: beside.payload };
    await Promise.all([drain(shop), drain(other), drain(shop), drain(other)]);
    for (let round = 0; round < 5; round += 1) await send();
    for (const { number } of orders) expect(twilio.to(number)).toHaveLength(1);
  }, 60_000);

  it('if the process ended after Twilio took it', async () => {
    const { id, number } = await received();
    await send();
    const row = await rowOf(id);
    const [text] = await textsOf(id);
    await setRow(shop.payload, 'texts', text?.id ?? '', {
      sid: null,
      state: 'sending',
      rank: 0,
      triedAt: new Date().toISOString(),
    });
    await leaveRunning(shop.payload, row?.id ?? '');
    await send();
    expect(twilio.to(number)).toHaveLength(1);
    expect(await textsOf(id)).toMatchObject([{ sid: twilio.messages.find(({ to }) => to === number)?.sid }]);
  });

  it('and each of two equal texts has its own', async () => {
    const { id, number } = await received();
    twilio.trouble('send', 'lost');
    await send();
    await setStatus(id, 'not_received');
    await send();
    await setStatus(id, 'received');
    await send();
    await settle(id);
    await send();
    const sids = (await textsOf(id)).map(({ sid }) => sid);
    expect(new Set(sids).size).toBe(twilio.to(number).length);
  });

  it('and a proxy that repeats a request costs one more, which the shop cannot prevent', async () => {
    const { id, number } = await received();
    twilio.trouble('send', 'twice');
    await send();
    await send();
    expect(twilio.to(number)).toHaveLength(2);
    expect(await textsOf(id)).toHaveLength(1);
  });
});
