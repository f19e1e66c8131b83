import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { messageSendAnswer } from '#domain/messages/message-contract';
import { SHOP_FACTS } from '#domain/shop-settings/shop-facts';
import { ownerClient } from '#server/testing/client';
import { collectEmails, deliver, drain, emptyMailbox, SITE } from '#server/testing/deliver';
import { readOutbox } from '#server/testing/emails';
import { makeCustomer, makeReader } from '#server/testing/factories';
import { leaveRunning, makeAllDue, outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import type { Customer } from '../payload-types';

const shop = await testShop({ SITE_URL: SITE });
const owner = await ownerClient(shop);
beforeEach(async () => {
  await emptyMailbox(shop);
  await shop.payload.db.deleteMany({ collection: 'messages', where: {} });
});

const customers = (count: number, data: Partial<Customer> = {}) =>
  Promise.all(Array.from({ length: count }, () => makeCustomer(shop.payload, data)));
const post = (body: object, headers?: Record<string, string>) =>
  owner('POST', '/api/messages/send', { subject: 'Spring news', message: 'We are back.', ...body }, headers);
const send = async (to: { id: string }[], body: object = {}, headers?: Record<string, string>) => {
  const answer = await post({ customerIds: to.map(({ id }) => id), ...body }, headers);
  expect(answer.status).toBe(200);
  return z.strictObject(messageSendAnswer.shape).parse(answer.body);
};
const stored = async () => (await shop.payload.find({ collection: 'messages', depth: 0 })).docs;
const makeOld = async (ms: number) => {
  const createdAt = new Date(Date.now() - ms).toISOString();
  for (const { id } of await stored()) {
    await setRow(shop.payload, 'messages', id, { createdAt });
  }
};

describe('POST /api/messages/send', () => {
  it('emails each customer separately, by name, with the text as written', async () => {
    const [robin, casey] = [
      await makeCustomer(shop.payload, { name: 'Robin Shortstop' }),
      await makeCustomer(shop.payload, { name: 'Zoë Catcher' }),
    ];
    const message = 'We are back.\nOpen from Monday.\n\nSee you at the shop';
    expect(await send([robin, casey], { message })).toEqual({ sent: 2, failed: 0 });
    const emails = await readOutbox(shop.dataDir);
    expect(emails.map(({ to }) => to).sort()).toEqual([robin.email, casey.email].sort());
    for (const { to, subject, text, html, headers } of emails) {
      const name = to === robin.email ? 'Hi Robin,' : 'Hi Zoë,';
      expect(subject).toBe('Spring news');
      for (const part of [text, html]) expect(part.replaceAll('<!-- -->', '')).toContain(name);
      expect(text).toContain('We are back.\nOpen from Monday.\n\nSee you at the shop');
      expect(html).toMatch(/We are back\.<br\/?>.*Open from Monday\..*<\/p><p[^>]*>.*See you at the shop/s);
      expect(headers.has('cc') || headers.has('bcc')).toBe(false);
    }
  });

  it("includes each customer's own unsubscribe link and one-click header", async () => {
    const [robin, casey] = await customers(2);
    await send([robin, casey].flatMap((customer) => customer ?? []));
    const links = (await readOutbox(shop.dataDir)).map(({ text, html, headers, to }) => {
      const header = headers.get('list-unsubscribe') ?? '';
      const id = to === robin?.email ? robin.id : casey?.id;
      expect(header).toMatch(new RegExp(`^<${SITE}/api/unsubscribe/${id}\\.[\\w-]{43}>$`));
      expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
      expect(text).toContain(header.slice(1, -1));
      // Bulk email must include the sender's postal address.
      expect(text.replaceAll(/\s+/g, ' ')).toContain(SHOP_FACTS.address.replaceAll('\n', ', '));
      expect(html).toContain(header.slice(1, -1));
      return header;
    });
    expect(new Set(links).size).toBe(2);
  });

  it('keeps markup in text, subject, and name as plain text', async () => {
    const email = 'casey-of-the-scripts@test.example';
    const casey = await makeCustomer(shop.payload, {
      name: '<script>alert(1)</script>',
      email,
      provenEmail: email,
    });
    await send([casey], {
      subject: 'News <b>bold</b>\r\nBcc: eve@test.example',
      message: '<img src=x onerror=alert(1)>\n\n</p><script>alert(2)</script> {{7*7}}',
    });
    const [sent, ...others] = await readOutbox(shop.dataDir);
    expect(others).toEqual([]);
    expect(sent?.headers.has('bcc')).toBe(false);
    expect(sent?.subject).toBe('News <b>bold</b> Bcc: eve@test.example');
    expect(sent?.html).not.toMatch(/<script>|<img src=x|<b>bold/);
    expect(sent?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(sent?.text).toContain('<script>alert(2)</script> {{7*7}}');
  });

  it('counts a repeated customer once, and an unknown or unsubscribed one as failed', async () => {
    const [robin] = await customers(1);
    const [unsubscribed] = await customers(1, { unsubscribedAt: new Date().toISOString() });
    const [back] = await customers(1, {
      unsubscribedAt: new Date().toISOString(),
      mailingListOptIn: true,
    });
    const to = [robin, robin, unsubscribed, back, { id: randomUUID() }].flatMap((each) => each ?? []);
    expect(await send(to)).toEqual({ sent: 2, failed: 2 });
    const emails = await deliver(shop);
    expect(emails.map(({ to: address }) => address).sort()).toEqual([robin?.email, back?.email].sort());
    expect(await stored()).toMatchObject([{ subject: 'Spring news', sent: 2, failed: 2 }]);
  });

  it('stores and sends nothing if it reaches no one', async () => {
    expect(await send([{ id: randomUUID() }])).toEqual({ sent: 0, failed: 1 });
    expect(await stored()).toEqual([]);
    expect(await outboxRows(shop.payload)).toEqual([]);
  });
});

describe('a repeated message', () => {
  it('is sent once, even ten times simultaneously', async () => {
    const to = await customers(3);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(to)));
    expect(await send(to)).toEqual({ sent: 3, failed: 0 });
    for (const answer of answers) expect(answer).toEqual({ sent: 3, failed: 0 });
    expect(await deliver(shop)).toHaveLength(3);
    expect(await stored()).toHaveLength(1);
  });

  it('emails only customers who were added', async () => {
    const [first = [], more = []] = [await customers(2), await customers(2)];
    await send(first);
    expect(await send([...first, ...more])).toEqual({ sent: 4, failed: 0 });
    expect(await deliver(shop)).toHaveLength(4);
  });

  it('emails each customer once when overlapping ones are sent simultaneously', async () => {
    const to = await customers(6);
    await Promise.all([to.slice(0, 4), to.slice(2), to, to.slice(5)].map((some) => send(some)));
    const emails = await deliver(shop);
    expect(emails.map(({ to: address }) => address).sort()).toEqual(to.map(({ email }) => email).sort());
  });

  it('is a new message after a minute, or with another text', async () => {
    const to = await customers(1);
    await send(to);
    await send(to, { subject: 'Other news' });
    await send(to, { message: 'Closed on Monday.' });
    expect(await deliver(shop)).toHaveLength(3);
    await makeOld(61_000);
    await send(to);
    expect(await deliver(shop)).toHaveLength(4);
  });

  it('is the same message at any time with the same Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const to = await customers(2);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(to, {}, headers)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"sent":2,"failed":0}']),
    );
    await makeOld(24 * 60 * 60 * 1000);
    expect(await send(to, {}, headers)).toEqual({ sent: 2, failed: 0 });
    expect(await deliver(shop)).toHaveLength(2);
    await send(to, {}, { 'Idempotency-Key': randomUUID() });
    expect(await deliver(shop)).toHaveLength(4);
  });

  it('is rejected with 400 for a bad Idempotency-Key', async () => {
    const [casey] = await customers(1);
    const answer = await post({ customerIds: [casey?.id] }, { 'Idempotency-Key': 'a b' });
    expect(answer.status).toBe(400);
  });
});

describe('a restart', () => {
  it('loses no email between storing the message and queueing', async () => {
    const to = await customers(5);
    await send(to);
    await collectEmails(shop);
    for (const { id } of await outboxRows(shop.payload, { kind: { equals: 'mail:message' } })) {
      await shop.payload.db.deleteMany({ collection: 'outbox', where: { id: { equals: id } } });
    }
    for (const { id } of await outboxRows(shop.payload)) await leaveRunning(shop.payload, id);
    expect(await deliver(shop)).toHaveLength(5);
  });

  it('sends nothing before the message is stored', async () => {
    const to = await customers(1);
    await send(to);
    await collectEmails(shop);
    const [message] = await stored();
    await shop.payload.db.deleteMany({ collection: 'messages', where: { id: { equals: message?.id } } });
    for (const { id } of await outboxRows(shop.payload)) await leaveRunning(shop.payload, id);
    expect(await deliver(shop)).toEqual([]);
  });

  it('two workers and the call together send 50 emails to 50 customers', async () => {
    const to = await Promise.all(Array.from({ length: 50 }, () => makeReader(shop.payload)));
    const [answer] = await Promise.all([send(to), drain(shop), drain(shop)]);
    expect(answer).toEqual({ sent: 50, failed: 0 });
    await makeAllDue(shop.payload);
    await Promise.all([drain(shop), drain(shop)]);
    const rows = await outboxRows(shop.payload, { kind: { equals: 'mail:message' } });
    expect(new Set(rows.map(({ status, attempts }) => `${status} ${attempts}`))).toEqual(new Set(['sent 1']));
    expect(rows).toHaveLength(50);
    expect(await readOutbox(shop.dataDir)).toHaveLength(50);
  });
});

describe('leaving before the email goes out', () => {
  it.each([
    ['unsubscribes', { unsubscribedAt: new Date().toISOString() }],
    ['is deleted', null],
  ])('stops the email when the customer %s', async (_name, change) => {
    const [casey] = await customers(1);
    await send([casey].flatMap((each) => each ?? []));
    await collectEmails(shop);
    const [row] = await outboxRows(shop.payload, { kind: { equals: 'mail:message' } });
    const id = casey?.id ?? '';
    if (change) await setRow(shop.payload, 'customers', id, change);
    else await shop.payload.delete({ collection: 'customers', id });
    await leaveRunning(shop.payload, row?.id ?? '');
    expect(await deliver(shop)).toEqual([]);
  });
});
