import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { conversationView } from '#domain/messages/conversation-contract';
import { orderEvent } from '#domain/orders/order-events';
import { threadIn } from '#domain/orders/thread';
import { trackView } from '#domain/orders/track-contract';
import { findOrder } from '#server/orders/find-order';
import { trackToken } from '#server/orders/track-token';
import { changeIf } from '#server/platform/database/change-if';
import { removeFinished } from '#server/platform/jobs/remove-finished';
import { clientWith, ownerClient, staffClient } from '#server/testing/client';
import { deliver, emptyMailbox } from '#server/testing/deliver';
import { makeOrder, makeService } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { startBeside } from '#server/testing/start-beside';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../payload-types';

const shop = await testShop();
const owner = await ownerClient(shop);
const anyone = clientWith(shop);
const { id: serviceId } = await makeService(shop.payload);

const order = (data: Partial<Order> = {}) => makeOrder(shop.payload, serviceId, data);
const pathOf = async (id: string) => {
  const stored = await findOrder(shop.payload, id);
  return `/api/track/${stored ? trackToken(shop.payload, stored) : ''}`;
};
const ask = async (id: string, text: string) => anyone('POST', `${await pathOf(id)}/messages`, { text });
const answer = (id: string, text: string) => owner('POST', `/api/orders/${id}/messages`, { text });
const customers = async (id: string) =>
  trackView.parse((await anyone('GET', await pathOf(id))).body).messages;
const shops = async (id: string) => {
  const { body } = await owner('GET', `/api/orders/${id}/events`);
  return threadIn(z.array(orderEvent).parse(body).reverse());
};
const conversations = async (query = '') => {
  const { body, headers } = await owner('GET', `/api/conversations${query}`);
  const list = z.array(conversationView).parse(body);
  expect(body, 'only what the contract names').toEqual(list);
  return { list, total: Number(headers.get('x-total-count')) };
};

describe("an order's conversation", () => {
  it('33.1: shows both sides the same messages, with their channel and photos', async () => {
    const { id } = await order({ customerName: 'Robin Catcher' });
    await ask(id, 'Is it done?');
    const photo = '/media/3f2a91c4-0000-4000-8000-000000000001.webp';
    const data = { channel: 'email', photos: [photo], files: ['form.pdf'], hasFullText: true };
    const event = {
      id: 'e1',
      kind: 'message',
      actor: { role: 'customer', name: 'Robin' },
      text: 'See this',
      data,
    };
    await changeIf(shop.payload, 'orders', id, { data: { story: [event] } });
    await answer(id, 'On Friday.');
    const byEmail = {
      from: 'customer',
      channel: 'email',
      text: 'See this',
      photos: [photo],
      files: ['form.pdf'],
    };
    const seen = [
      { from: 'customer', channel: 'page', text: 'Is it done?', photos: [], files: [] },
      byEmail,
      { from: 'shop', channel: 'page', text: 'On Friday.' },
    ];
    expect(await shops(id)).toMatchObject([{ name: 'Robin' }, { hasFullText: true }, {}]);
    expect(await shops(id)).toMatchObject(seen);
    expect(await customers(id)).toMatchObject(seen);
    expect(JSON.stringify(await customers(id))).not.toMatch(/Robin|hasFullText/);
  });

  it("33.2: says what happened to each of the shop's messages, but explains why only to the shop", async () => {
    const { id } = await order();
    await ask(id, 'Is it done?');
    await answer(id, 'On Friday.');
    const states = async () => [
      (await shops(id)).map(({ delivery }) => delivery),
      (await customers(id)).map(({ delivery }) => delivery),
    ];
    expect(await states()).toEqual([
      [[], [{ by: 'email', state: 'waiting' }]],
      [[], [{ by: 'email', state: 'waiting' }]],
    ]);
    const [row] = await outboxRows(shop.payload, {
      and: [{ kind: { equals: 'mail:message-on-order' } }, { key: { like: id } }],
    });
    await setRow(shop.payload, 'outbox', row?.id ?? '', {
      status: 'failed',
      lastError: '550 no such mailbox',
    });
    expect(await states()).toEqual([
      [[], [{ by: 'email', state: 'failed', problem: '550 no such mailbox' }]],
      [[], [{ by: 'email', state: 'failed' }]],
    ]);
    await setRow(shop.payload, 'outbox', row?.id ?? '', { status: 'pending', lastError: null });
    await deliver(shop);
    const sent = [[], [{ by: 'email', state: 'sent' }]];
    expect(await states()).toEqual([sent, sent]);
    const later = new Date(Date.now() + 400 * 24 * 60 * 60 * 1000);
    await removeFinished(shop.payload, 90, later).run(() => undefined);
    expect(await outboxRows(shop.payload, { key: { like: id } })).toEqual([]);
    expect(await states()).toEqual([sent, sent]);
  });

  it('33.3: an email to the customer carries the last message alone, and how to answer', async () => {
    const { id } = await order({ customerEmail: 'last@mail.example' });
    await ask(id, 'Is the web torn?');
    await answer(id, 'The web is fine.');
    await answer(id, 'Ready on <b>Friday</b>.');
    await emptyMailbox(shop);
    await answer(id, 'And the heel pad, too.');
    const [email, ...others] = (await deliver(shop)).filter(({ to }) => to === 'last@mail.example');
    expect(others).toEqual([]);
    expect(email?.text).toContain('And the heel pad, too.');
    expect(email?.text).not.toMatch(/web|Friday/);
    expect(email?.text).toMatch(/Answer on the order's page or reply to this email/);
    expect(email?.text).toContain('/track/');
  });

  it('33.5: 200 simultaneous messages on two servers are each stored once, in the same order for everyone', async () => {
    const beside = await startBeside(shop);
    try {
      const { id } = await order();
      const path = await pathOf(id);
      const servers = [shop.url, beside.url];
      const send = async (n: number) => {
        const response = await fetch(`${servers[n % 2]}${path}/messages`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `${id}-${n}` },
          body: JSON.stringify({ text: `Message ${n}` }),
        });
        return response.status;
      };
      const statuses = await Promise.all(Array.from({ length: 200 }, (_each, n) => send(n)));
      // Sends again those that gave up under load, as the page does, and a few that had arrived.
      for (const [n, status] of statuses.entries())
        if (status !== 201 || n < 5) expect(await send(n)).toBe(201);
      const seen = await customers(id);
      const texts = seen.map(({ text }) => text);
      expect(texts.toSorted()).toEqual(Array.from({ length: 200 }, (_each, n) => `Message ${n}`).toSorted());
      const times = seen.map(({ at }) => at);
      expect(times).toEqual(times.toSorted());
      expect((await shops(id)).map(({ text }) => text)).toEqual(texts);
      const { list } = await conversations();
      expect(list.find((each) => each.id === id)?.last.text).toBe(texts.at(-1));
    } finally {
      await beside.close();
    }
  });

  it("33.5: an answer never comes before its question, even if two servers' clocks differ", async () => {
    const { id } = await order();
    const ahead = new Date(Date.now() + 60_000).toISOString();
    const question = { id: 'q1', kind: 'message', at: ahead, actor: { role: 'customer' }, text: 'When?' };
    await changeIf(shop.payload, 'orders', id, { data: { story: [question] } });
    await answer(id, 'On Friday.');
    expect((await shops(id)).map(({ text }) => text)).toEqual(['When?', 'On Friday.']);
    expect((await customers(id)).map(({ at }) => at)).toEqual([ahead, ahead]);
  });
});

describe('GET /api/conversations', () => {
  it('33.4: lists those that wait for an answer first, longest first, then the newest', async () => {
    const [long, short, old, fresh, none] = await Promise.all([order(), order(), order(), order(), order()]);
    for (const { id } of [long, short, old, fresh]) await ask(id, `From ${id}`);
    for (const { id } of [old, fresh]) await answer(id, `To ${id}`);
    await ask(long.id, 'Still there?');
    const known = [long, short, old, fresh, none].map(({ id }) => id);
    const listed = async () => (await conversations()).list.filter(({ id }) => known.includes(id));
    expect(await listed()).toMatchObject([
      { id: long.id, waitingSince: expect.any(String), last: { from: 'customer', text: 'Still there?' } },
      { id: short.id, waitingSince: expect.any(String) },
      { id: fresh.id, waitingSince: null, last: { from: 'shop', text: `To ${fresh.id}` } },
      { id: old.id, waitingSince: null },
    ]);
    await answer(long.id, 'Yes.');
    expect((await listed()).map(({ id }) => id)).toEqual([short.id, long.id, fresh.id, old.id]);
    const { list, total } = await conversations('?page=1&limit=2');
    expect([list.length, total]).toEqual([2, (await conversations()).total]);
    const second = (await conversations('?page=2&limit=2')).list.map(({ id }) => id);
    expect((await conversations()).list.slice(2, 4).map(({ id }) => id)).toEqual(second);
  });

  it('33.6: is only for people who can answer: the owner and managers, not bench staff', async () => {
    const [manager, bench] = [await staffClient(shop, 'manager'), await staffClient(shop, 'bench')];
    for (const path of ['/api/conversations', '/api/saved-replies']) {
      expect((await manager('GET', path)).status).toBe(200);
      expect((await bench('GET', path)).status).toBe(403);
      expect((await anyone('GET', path)).status).toBe(401);
    }
    const { id } = await order();
    expect((await manager('POST', `/api/orders/${id}/messages`, { text: 'Hi' })).status).toBe(201);
    expect((await bench('POST', `/api/orders/${id}/messages`, { text: 'Hi' })).status).toBe(403);
  });
});
