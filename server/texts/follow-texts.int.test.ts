import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { HISTORY_MAX } from '#domain/orders/order-events';
import { findOrder } from '#server/orders/find-order';
import { storedHistory } from '#server/orders/present-order';
import { eraseOrders } from '#server/own-account/erase-orders';
import { findAll } from '#server/platform/database/find';
import { collectEmails } from '#server/testing/deliver';
import { makeReader } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { ADMIN } from '#server/testing/test-shop';
import { textShop } from '#server/testing/text-shop';
import type { Order } from '../../payload-types';
import { followTexts } from './follow-texts';
import { clearProblem, findNumber, markUnreachable, stopNumber } from './numbers';
import { openTexts } from './open-texts';
import { trackedTexts } from './read-texts';
import { receiveTwilio } from './receive-twilio';
import { chooseTexts } from './text-consent';

const {
  shop,
  twilio,
  owner,
  newNumber,
  received,
  setStatus,
  send,
  sendDue,
  rowOf,
  textsOf,
  historyOf,
  follow,
} = await textShop();

describe('numbers that cannot get texts (rule 34.10)', () => {
  it.each([
    [21614, "This number can't get texts (21614)"],
    [21211, "This isn't a phone number (21211)"],
    [21610, 'They replied STOP (21610)'],
  ])('Twilio refuses with %s', async (code, words) => {
    const { id, number } = await received();
    twilio.trouble('send', code);
    await send();
    expect(await historyOf(id)).toEqual([`Text didn't arrive: Glove arrived. ${words}`]);
    expect(await textsOf(id)).toMatchObject([{ state: 'failed', problem: String(code) }]);
    // No more texts go to that number.
    await setStatus(id, 'shipped');
    await send();
    expect(twilio.to(number)).toEqual([]);
    const { body } = await owner('GET', `/api/orders/${id}/texts`);
    if (code === 21610) expect(body).toMatchObject({ number, stoppedAt: expect.any(String) });
    else expect(body).toMatchObject({ number, problem: words });
  });

  it('reach the owner by email, once for each number', async () => {
    await collectEmails(shop);
    const first = await received({ customerName: 'Lee Landline' });
    const { number: customerPhone } = first;
    twilio.trouble('send', 21614);
    await send();
    const again = await received({ customerPhone, textNumber: customerPhone });
    await send();
    // If the customer agrees again, the number gets another try.
    await clearProblem(shop.payload, customerPhone);
    await setStatus(again.id, 'shipped');
    twilio.trouble('send', 21614);
    await send();
    const emails = (await collectEmails(shop)).filter(({ subject }) =>
      subject.startsWith("Texts don't reach"),
    );
    expect(emails).toMatchObject([{ to: ADMIN.email, subject: expect.stringContaining('Lee Landline') }]);
    for (const words of [customerPhone, "This number can't get texts (21614)", `order=${first.id}`])
      expect(emails[0]?.text).toContain(words);
  });

  describe('are checked again when the email to the owner is sent', () => {
    const emailsToOwner = async () =>
      (await collectEmails(shop)).filter(({ subject }) => subject.startsWith("Texts don't reach"));
    const fail = ({ id, number }: { id: string; number: string }) =>
      markUnreachable(shop.payload, number, { problem: '21614', orderId: id });
    const choose = async (id: string, textMe: boolean) => {
      const order = await findOrder(shop.payload, id);
      if (order) await chooseTexts({ payload: shop.payload, order, textMe, address: '127.0.0.1' });
    };

    it.each([
      ['turned texts off', ({ id }: Order) => choose(id, false)],
      ['replied STOP', ({ textNumber }: Order) => stopNumber(shop.payload, textNumber ?? '')],
      [
        'has another phone',
        ({ id }: Order) => owner('PATCH', `/api/orders/${id}`, { customerPhone: newNumber() }),
      ],
    ])('it is dropped if the customer %s', async (_how, change) => {
      await collectEmails(shop);
      const order = await received();
      await fail(order);
      await change(order);
      await send();
      expect(await emailsToOwner()).toEqual([]);
      const about = { kind: { equals: 'mail:text-problem' } };
      const rows = await outboxRows(shop.payload, about);
      expect(rows.filter(({ payload }) => JSON.stringify(payload).includes(order.id))).toMatchObject([
        { status: 'dropped' },
      ]);
    });

    it('it goes out after all if they turn texts back on and still get none', async () => {
      await collectEmails(shop);
      const order = await received();
      await fail(order);
      await choose(order.id, false);
      await send();
      await choose(order.id, true);
      await fail(order);
      await send();
      expect(await emailsToOwner()).toHaveLength(1);
    });
  });

  it('are not about those who said STOP, whose record says so (rule 31.1)', async () => {
    await collectEmails(shop);
    const { id, number } = await received();
    twilio.trouble('send', 21610);
    await send();
    expect((await collectEmails(shop)).filter(({ to }) => to === ADMIN.email)).toEqual([]);
    expect(await findAll(shop.payload, 'consents', { phone: { equals: number } })).toMatchObject([
      { kind: 'texts', given: false, wording: 'STOP', place: 'text-message', orderId: id },
    ]);
  });

  it("keeps trying while the shop's own settings are wrong", async () => {
    const { id, number } = await received();
    twilio.trouble('send', 20003);
    await sendDue();
    const row = await rowOf(id);
    expect(row).toMatchObject({
      status: 'pending',
      attempts: 1,
      lastError: expect.stringContaining('20003'),
    });
    await send();
    expect(twilio.to(number)).toHaveLength(1);
  });

  it('gives up on anything else, where the owner can send it again', async () => {
    const { id, number } = await received();
    twilio.trouble('send', 30034);
    await sendDue();
    const row = await rowOf(id);
    expect(row?.status).toBe('failed');
    expect((await owner('POST', `/api/outbox/${row?.id}/resend`)).status).toBe(200);
    await send();
    expect(twilio.to(number)).toHaveLength(1);
    expect(await textsOf(id)).toMatchObject([{ state: 'queued' }]);
  });
});

describe("a text's state (rules 34.9 and 34.11)", () => {
  it('is asked for if no report comes, with its cost', async () => {
    const { id, number } = await received();
    await send();
    const [message] = twilio.messages.filter(({ to }) => to === number);
    twilio.move(message?.sid ?? '', { status: 'sent' });
    await follow();
    expect(await textsOf(id)).toMatchObject([{ state: 'sent' }]);
    twilio.move(message?.sid ?? '', { status: 'delivered', price: '-0.00790' });
    await follow();
    const [text] = await textsOf(id);
    expect(text).toMatchObject({ state: 'delivered', cost: 7900 });
    expect(text?.checkAt ?? null).toBeNull();
    const { body } = await owner('GET', `/api/orders/${id}/texts`);
    expect(body).toMatchObject({
      texts: [{ kind: 'received', state: 'delivered', cost: 7900, problem: null }],
    });
  });

  it('shows that carriers rejected it', async () => {
    const { id, number } = await received();
    await send();
    const [message] = twilio.messages.filter(({ to }) => to === number);
    twilio.move(message?.sid ?? '', { status: 'undelivered', error_code: 30006 });
    await follow();
    const words = "This is a landline, or its carrier doesn't take texts (30006)";
    expect(await historyOf(id)).toEqual([
      `Text didn't arrive: Glove arrived. ${words}`,
      'Text sent: Glove arrived',
    ]);
    expect((await owner('GET', `/api/orders/${id}/texts`)).body).toMatchObject({
      problem: words,
      texts: [{ state: 'undelivered', problem: words }],
    });
    const order = await findOrder(shop.payload, id);
    expect(order && (await trackedTexts(shop.payload, order))).toMatchObject({ isOn: true, isFailing: true });
  });

  it('finds a lost text whose outbox row is finished', async () => {
    const { id } = await received();
    twilio.trouble('send', 'lost');
    await send();
    const row = await rowOf(id);
    await setRow(shop.payload, 'outbox', row?.id ?? '', { status: 'dropped' });
    await follow();
    expect(await textsOf(id)).toMatchObject([{ state: 'queued', sid: expect.stringMatching(/^SM/) }]);
  });

  it('asks less and less often while Twilio is down', async () => {
    const { id } = await received();
    await send();
    twilio.trouble('find', 'error', 1);
    await follow();
    expect(await textsOf(id)).toMatchObject([{ checks: 1, state: 'queued' }]);
  });
});

describe("a customer's text (rule 34.12)", () => {
  const receive = (From: string, Body: string) =>
    receiveTwilio(shop.payload, new URLSearchParams({ MessageSid: `SM${randomUUID()}`, From, Body }));
  const messagesOn = async (id: string) => {
    const order = await findOrder(shop.payload, id);
    return order ? storedHistory(order).filter(({ kind }) => kind === 'message') : [];
  };

  it("isn't put on an order whose history is full, unless it's STOP", async () => {
    const { id, number } = await received();
    const event = { kind: 'note', actor: { role: 'shop' }, text: 'x', isPublic: false, data: {} };
    const at = new Date().toISOString();
    const story = Array.from({ length: HISTORY_MAX }, (_, n) => ({ ...event, at, id: String(n) }));
    await setRow(shop.payload, 'orders', id, { story });
    await receive(number, 'Is it done?');
    expect(await messagesOn(id)).toEqual([]);
    await receive(number, 'STOP');
    expect((await findNumber(shop.payload, number))?.stoppedAt).toEqual(expect.any(String));
  });

  it('leaves no words if the customer is erased while it is handled (rule 10.17)', async () => {
    const { id: customer } = await makeReader(shop.payload);
    const { id, number } = await received({ customer });
    await setRow(shop.payload, 'orders', id, { status: 'shipped', amountDue: 0 });
    const { db } = shop.payload;
    const create = db.create.bind(db);
    const spy = vi.spyOn(db, 'create').mockImplementation(async (args) => {
      if (args.collection === 'incoming-texts') await eraseOrders(shop.payload, customer);
      return create(args);
    });
    await receive(number, 'Thanks from Robin!');
    spy.mockRestore();
    expect(await findOrder(shop.payload, id)).toMatchObject({ customerName: 'Erased customer' });
    expect(await messagesOn(id)).toEqual([]);
  });
});

it('has its own job only with keys', () => {
  expect(openTexts({ ...shop.settings, TWILIO_FROM: undefined })).toBeNull();
  const texts = openTexts(shop.settings);
  expect(texts && followTexts({ payload: shop.payload, siteUrl: '', texts }).name).toBe('follow-texts');
});
