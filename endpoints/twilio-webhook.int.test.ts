import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { trackView } from '#domain/orders/track-contract';
import { findOrder } from '#server/orders/find-order';
import { trackPath } from '#server/orders/track-token';
import { findAll } from '#server/platform/database/find';
import { call } from '#server/testing/call';
import { outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { startBeside } from '#server/testing/start-beside';
import { testShop } from '#server/testing/test-shop';
import { textShop } from '#server/testing/text-shop';

const SITE = 'https://gloves.example';
const { shop, twilio, owner, visitor, place, received, setStatus, send, textsOf, newNumber } = await textShop(
  {
    SITE_URL: SITE,
  },
);
const off = await testShop();
const beside = await startBeside(shop);
afterAll(() => beside.close());

const PATH = '/api/twilio/webhook';
const SIGNED_FOR = { url: `${SITE}${PATH}` };
const newSid = () => `SM${randomUUID().replaceAll('-', '')}`;

const text = (number: string, body: string, { sid = newSid(), url = shop.url } = {}) =>
  twilio.post(
    url,
    { MessageSid: sid, SmsSid: sid, SmsStatus: 'received', From: number, To: '+16075550100', Body: body },
    SIGNED_FOR,
  );
const report = (sid: string, status: string, more: Record<string, string> = {}) =>
  twilio.post(
    shop.url,
    { MessageSid: sid, SmsSid: sid, MessageStatus: status, SmsStatus: status, ...more },
    SIGNED_FOR,
  );

const consentsOf = async (phone: string) =>
  (await findAll(shop.payload, 'consents', { phone: { equals: phone } }, 'at')).map(
    ({ given, place: where, wording }) => [given, where, wording],
  );
const messagesOn = async (orderId: string) => {
  const { body } = await owner('GET', `/api/orders/${orderId}/events`);
  const events = z.array(z.object({ kind: z.string(), text: z.string(), data: z.unknown() })).parse(body);
  return events.filter(({ kind }) => kind === 'message').map((each) => [each.text, each.data]);
};
/** Returns how many texts a number gets for one more order that arrived. */
async function textsAbout(orderId: string, number: string): Promise<number> {
  const before = twilio.to(number).length;
  await setStatus(orderId, 'not_received');
  await send();
  await setStatus(orderId, 'received');
  await send();
  return twilio.to(number).length - before;
}

describe('POST /api/twilio/webhook', () => {
  it('checks the signature on the raw parameters before it reads anything (rule 34.3)', async () => {
    const { id, textNumber } = await place();
    const stop = { MessageSid: newSid(), From: textNumber ?? '', Body: 'STOP' };
    const forged = [
      { signature: null },
      { signature: '' },
      { signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=' },
      { token: 'another', ...SIGNED_FOR },
      { url: `https://elsewhere.example${PATH}` },
      { url: `${SITE}${PATH}?more=1` },
    ];
    for (const signed of forged) expect(await twilio.post(shop.url, stop, signed)).toBe(400);
    const { body } = await call(`${shop.url}${PATH}`, { body: stop });
    expect(body).toMatchObject({ code: 'BAD_SIGNATURE' });
    expect(await textsAbout(id, textNumber ?? '')).toBe(1);
    expect(await twilio.post(shop.url, stop, SIGNED_FOR)).toBe(204);
    expect(await textsAbout(id, textNumber ?? '')).toBe(0);
  });

  it("ignores another account's forms", async () => {
    const { id, textNumber } = await place();
    const sid = newSid();
    const stop = { MessageSid: sid, From: textNumber ?? '', Body: 'STOP', AccountSid: `AC${'b'.repeat(32)}` };
    expect(await twilio.post(shop.url, stop, SIGNED_FOR)).toBe(204);
    expect(await textsAbout(id, textNumber ?? '')).toBe(1);
  });

  it('does not exist without keys (rule 34.1)', async () => {
    expect((await call(`${off.url}${PATH}`, { body: {} })).body).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('STOP ends texts about all orders, and START brings them back, each with its record', async () => {
    const number = newNumber();
    const [first, second] = [await place({ textNumber: number }), await place({ textNumber: number })];
    expect(await text(number, ' Stop \n')).toBe(204);
    expect([await textsAbout(first.id, number), await textsAbout(second.id, number)]).toEqual([0, 0]);
    expect((await owner('GET', `/api/orders/${first.id}/texts`)).body).toMatchObject({
      number,
      stoppedAt: expect.any(String),
    });
    await text(number, 'START');
    expect([await textsAbout(first.id, number), await textsAbout(second.id, number)]).toEqual([1, 1]);
    await text(number, 'HELP');
    expect(await consentsOf(number)).toEqual([
      [false, 'text-message', 'Stop'],
      [true, 'text-message', 'START'],
    ]);
    expect(await messagesOn(first.id)).toEqual([]);
  });

  it('counts a replay once, on two servers too, even after START', async () => {
    const { id, textNumber } = await place();
    const number = textNumber ?? '';
    const sid = newSid();
    const servers = [shop.url, beside.url, shop.url, beside.url, shop.url, beside.url];
    const answers = await Promise.all(servers.map((url) => text(number, 'STOP', { sid, url })));
    expect(new Set(answers)).toEqual(new Set([204]));
    await text(number, 'START');
    await text(number, 'STOP', { sid });
    await text(number, 'STOP', { sid, url: beside.url });
    expect(await textsAbout(id, number)).toBe(1);
    expect((await consentsOf(number)).map(([given]) => given)).toEqual([false, true]);
  });

  it('puts a text on the newest open order, once, and notifies the owner (rule 34.12)', async () => {
    const number = newNumber();
    const older = await place({ textNumber: number });
    const open = await place({ textNumber: number });
    const done = await place({ textNumber: number, status: 'shipped' });
    const sid = newSid();
    await Promise.all(
      [shop.url, beside.url, shop.url].map((url) => text(number, 'Is it done?\u0007 Thanks!', { sid, url })),
    );
    expect(await messagesOn(open.id)).toEqual([['Is it done? Thanks!', { channel: 'text' }]]);
    expect([await messagesOn(older.id), await messagesOn(done.id)]).toEqual([[], []]);
    const emails = await send();
    const about = emails.filter(({ subject }) => subject.includes(open.id.slice(0, 8).toUpperCase()));
    expect(about.map(({ to }) => to)).toEqual(['owner@test.example']);
    // The order is done, but a text that comes late still belongs to it.
    await setStatus(open.id, 'canceled');
    await text(number, 'Is it done?', { sid });
    expect(await messagesOn(older.id)).toEqual([]);
  });

  it('a yes is an answer, unless they had stopped texts (rule 34.12)', async () => {
    const { id, textNumber } = await place();
    const number = textNumber ?? '';
    await text(number, 'Yes!');
    expect(await messagesOn(id)).toEqual([['Yes!', { channel: 'text' }]]);
    await text(number, 'Stop.');
    await text(number, 'YES');
    expect(await consentsOf(number)).toEqual([
      [false, 'text-message', 'Stop.'],
      [true, 'text-message', 'YES'],
    ]);
    expect(await messagesOn(id)).toHaveLength(1);
  });

  it('says that photos by text are not kept, even without words', async () => {
    const { id, textNumber } = await place();
    const sid = newSid();
    const photos = { MessageSid: sid, From: textNumber ?? '', Body: '', NumMedia: '2' };
    for (let round = 0; round < 2; round += 1)
      expect(await twilio.post(shop.url, photos, SIGNED_FOR)).toBe(204);
    expect(await messagesOn(id)).toEqual([['', { channel: 'text', files: ['2 photos'] }]]);
  });

  it.each(['pending', 'dropped'] as const)(
    'takes a text again that a crash left behind its queued email, which is %s by then (rule 34.12)',
    async (status) => {
      const { id, textNumber } = await place();
      const { db } = shop.payload;
      const update = db.updateOne.bind(db);
      const failing = vi
        .spyOn(db, 'updateOne')
        .mockImplementation((change) =>
          change.collection === 'orders' ? Promise.reject(new Error('killed')) : update(change),
        );
      const sid = newSid();
      expect(await text(textNumber ?? '', 'Is it done?', { sid })).toBe(500);
      failing.mockRestore();
      const sent = async () =>
        (await send())
          .filter(({ subject }) => subject.includes(id.slice(0, 8).toUpperCase()))
          .map(({ to }) => to);
      expect(await sent()).toEqual([]);
      const [row] = await outboxRows(shop.payload, { key: { equals: `${id}:message:text:${sid}` } });
      expect(row).toMatchObject({ status: 'pending' });
      await setRow(shop.payload, 'outbox', row?.id ?? '', { status });
      expect(await text(textNumber ?? '', 'Is it done?', { sid })).toBe(204);
      expect(await messagesOn(id)).toEqual([['Is it done?', { channel: 'text' }]]);
      expect(await sent()).toEqual(['owner@test.example']);
    },
  );

  it('ignores and counts texts from strangers', async () => {
    const count = async () =>
      (await shop.payload.db.count({ collection: 'incoming-texts', where: { kind: { equals: 'ignored' } } }))
        .totalDocs;
    const before = await count();
    const sid = newSid();
    await text(newNumber(), 'Hello', { sid });
    await text(newNumber(), 'Hello', { sid });
    await twilio.post(shop.url, { MessageSid: newSid() }, SIGNED_FOR);
    await twilio.post(shop.url, {}, SIGNED_FOR);
    expect(await count()).toBe(before + 1);
  });

  it('follows a text, and late or repeated reports overwrite nothing (rule 34.9)', async () => {
    const { id, number } = await received();
    await send();
    const { sid } = twilio.messages.find(({ to }) => to === number) ?? { sid: '' };
    expect(twilio.reportTo.get(sid)).toBe(SIGNED_FOR.url);
    await report(sid, 'sent');
    expect(await textsOf(id)).toMatchObject([{ state: 'sent' }]);
    await Promise.all(
      ['delivered', 'queued', 'sending', 'delivered', 'sent'].map((status) => report(sid, status)),
    );
    await report(sid, 'sent');
    await report(sid, 'undelivered', { ErrorCode: '30005' });
    await report(sid, 'no-such-status');
    await report(newSid(), 'delivered');
    expect(await textsOf(id)).toMatchObject([{ state: 'delivered', problem: null }]);
  });

  it('notifies the owner once if a number cannot get texts (rule 34.10)', async () => {
    const { id, number } = await received();
    await send();
    const { sid } = twilio.messages.find(({ to }) => to === number) ?? { sid: '' };
    for (let round = 0; round < 3; round += 1) await report(sid, 'undelivered', { ErrorCode: '30005' });
    const { body } = await owner('GET', `/api/orders/${id}/events`);
    const events = z.array(z.object({ text: z.string() })).parse(body);
    const lines = events.filter((event) => event.text.startsWith("Text didn't arrive"));
    expect(lines.map((event) => event.text)).toEqual([
      "Text didn't arrive: Glove arrived. This number isn't in use (30005)",
    ]);
    expect(await textsAbout(id, number)).toBe(0);
  });
});

describe("the customer's choice on the order's page (rule 34.3)", () => {
  const page = async (orderId: string) => {
    const order = await findOrder(shop.payload, orderId);
    const path = order ? `/api${trackPath(shop.payload, order)}` : '';
    const { texts } = trackView.parse((await visitor('GET', path)).body);
    return { path, texts };
  };

  it('turns texts off and on, with its record', async () => {
    const { id, textNumber } = await place();
    const number = textNumber ?? '';
    const { path, texts } = await page(id);
    expect(texts).toEqual({ isOn: true, isStopped: false, ending: number.slice(-2) });
    const choose = (textMe: boolean) => visitor('POST', `${path}/texts`, { textMe });
    const answers = await Promise.all([choose(false), choose(false), choose(false)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await page(id)).texts?.isOn).toBe(false);
    expect(await textsAbout(id, number)).toBe(0);
    await choose(true);
    expect(await textsAbout(id, number)).toBe(1);
    const records = await findAll(shop.payload, 'consents', { orderId: { equals: id } }, 'at');
    expect(records).toMatchObject([
      { given: false, place: 'order-page', phone: number, address: expect.stringMatching(/127\.0\.0\.1/) },
      { given: true, place: 'order-page', phone: number, wording: expect.stringContaining('Reply STOP') },
    ]);
  });

  it("does not show without keys, or for a phone that can't get texts", async () => {
    const { id } = await place({ customerPhone: 'ask at the counter', textNumber: null });
    const { path, texts } = await page(id);
    expect(texts).toBeUndefined();
    expect((await visitor('POST', `${path}/texts`, { textMe: true })).body).toMatchObject({
      code: 'VALIDATION',
    });
  });

  it('ends with the phone it was given for (rule 34.2)', async () => {
    const { id } = await place();
    await owner('PATCH', `/api/orders/${id}`, { customerPhone: '607 555 0199' });
    expect((await page(id)).texts).toEqual({ isOn: false, isStopped: false, ending: '99' });
  });
});
