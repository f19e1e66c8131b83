import { afterAll, describe, expect, it, vi } from 'vitest';
import { REPLIES_FACT } from '#domain/health/health-facts';
import { findOrder } from '#server/orders/find-order';
import { eraseOrders } from '#server/own-account/erase-orders';
import { findAll } from '#server/platform/database/find';
import { readFact } from '#server/platform/health/facts';
import { makeReader } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { replyShop, replyTo } from '#server/testing/reply-shop';

const { shop, mail, write, read, messagesOn } = await replyShop();
afterAll(() => mail.close());

describe('email replies (chapter 32 of the rules)', () => {
  it('a reply becomes a message on its order, without the quote (rules 32.2 and 32.4)', async () => {
    const answered = await write();
    mail.deliver(
      replyTo(answered, {
        text: 'The tan one, please.\n\nOn Mon, Nov 2, 2026 at 9:00 AM The Shop <shop@test.example> wrote:\n\n> Which lace do you want?',
      }),
    );
    expect(await read()).toEqual({ posted: 1 });
    expect(await messagesOn(answered.order.id)).toEqual([
      { text: 'The tan one, please.', data: { channel: 'email', photos: [], files: [], hasFullText: true } },
    ]);
    const [email] = await outboxRows(shop.payload, { kind: { equals: 'mail:message-to-shop' } });
    expect(email?.payload).toMatchObject({ orderId: answered.order.id });
    const [row] = await findAll(shop.payload, 'email-replies', { orderId: { equals: answered.order.id } });
    expect(row?.fullText).toContain('> Which lace do you want?');
    expect(await read()).toEqual({});
  });

  it('changes nothing in the mailbox (rule 32.3)', async () => {
    mail.deliver(replyTo(await write()));
    const before = await mail.messages();
    expect(await read()).toEqual({ posted: 1 });
    const seen = (await mail.messages()).flatMap(({ flags }) => flags).filter((flag) => flag === '\\Seen');
    expect(seen).toEqual([]);
    expect((await mail.messages()).length).toBe(before.length);
  });

  it("an email that isn't a reply stays in the mailbox until a person reads it (rule 32.9)", async () => {
    mail.deliver(
      'From: Pat <pat@else.test>\r\nMessage-ID: <new@else.test>\r\nSubject: Hello\r\n\r\nDo you do shoes?\r\n',
    );
    expect(await read()).toEqual({ left: 1 });
    const fact = async () => readFact(shop.payload, REPLIES_FACT);
    expect(await fact()).toMatchObject({
      waiting: 1,
      reason: "It doesn't answer an email about an order.",
      problem: null,
    });
    await mail.markSeen((await mail.messages()).at(-1)?.uid ?? 0);
    expect(await read()).toEqual({});
    expect(await fact()).toMatchObject({ waiting: 0, reason: null });
  });

  it.each(['just before', 'just after'])(
    'one whose customer is erased %s it is stored leaves no words behind (rule 10.17)',
    async (when) => {
      const { id: customer, email: customerEmail } = await makeReader(shop.payload);
      const answered = await write({ status: 'shipped', customer, customerEmail });
      const { db } = shop.payload;
      const create = db.create.bind(db);
      const spy = vi.spyOn(db, 'create').mockImplementation(async (args) => {
        const isReply = args.collection === 'email-replies';
        if (isReply && when === 'just before') await eraseOrders(shop.payload, customer);
        const row = await create(args);
        if (isReply && when === 'just after') await eraseOrders(shop.payload, customer);
        return row;
      });
      mail.deliver(replyTo(answered));
      await read();
      spy.mockRestore();
      const { id } = answered.order;
      expect(await findOrder(shop.payload, id)).toMatchObject({ customerName: 'Erased customer' });
      expect(await messagesOn(id)).toEqual([]);
      expect(await findAll(shop.payload, 'email-replies', { orderId: { equals: id } })).toEqual([]);
    },
  );

  it('the same email counts once after the mailbox was renumbered (rule 32.3)', async () => {
    const answered = await write();
    mail.deliver(replyTo(answered));
    expect(await read()).toEqual({ posted: 1 });
    await mail.renumber();
    const again = await read();
    expect(again.posted).toBeGreaterThan(1);
    expect(await messagesOn(answered.order.id)).toHaveLength(1);
  });
});
