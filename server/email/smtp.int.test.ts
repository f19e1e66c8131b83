import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderNumber } from '#domain/orders/order-number';
import { enqueue } from '#server/platform/outbox/enqueue';
import { ATTEMPTS_MAX } from '#server/platform/outbox/handle-row';
import { ownerClient } from '#server/testing/client';
import { drain } from '#server/testing/deliver';
import { readOutbox } from '#server/testing/emails';
import { makeOrder, makeReader, makeService } from '#server/testing/factories';
import { gate } from '#server/testing/gate';
import { type MailServer, startMailServer } from '#server/testing/mail-server';
import { makeAllDue, outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { startTestShop } from '#server/testing/test-shop';

// In ms. A stalled server must time out within the test, but on a busy machine any answer may take a second.
const PATIENCE = 5000;

const FROM = '"Smith, Sons & Co." <hello@gloves.example>';

const post = await startMailServer();
const shop = await startTestShop({
  SMTP_URL: `${post.url}?greetingTimeout=${PATIENCE}&socketTimeout=${PATIENCE}`,
  MAIL_FROM: FROM,
});
const order = await makeOrder(shop.payload, (await makeService(shop.payload)).id);
afterAll(async () => {
  await shop.close();
  await post.close();
});
beforeEach(async () => {
  post.delivered.length = 0;
  post.recover();
  await post.hangUp();
  await shop.payload.db.deleteMany({ collection: 'outbox', where: {} });
  await shop.payload.db.deleteMany({ collection: 'messages', where: {} });
});

const queue = (key: string) =>
  enqueue(shop.payload, 'mail:order-received', { key, data: { orderId: order.id } });
const onlyRow = async () => (await outboxRows(shop.payload))[0];
const recover = () => {
  post.recover();
  return makeAllDue(shop.payload);
};
const busy = { code: 451, text: 'mailbox is busy' };

describe('sending by SMTP', () => {
  it.each<[string, MailServer['trouble'], RegExp]>([
    ['it accepts no connection', { connect: { code: 421, text: 'too many' } }, /421/],
    ['it greets nobody', { connect: 'silence' }, /[Tt]imeout/],
    ['it hangs up at once', { connect: 'hang-up' }, /closed|ECONNRESET|socket/i],
    ['it refuses the login', { auth: { code: 535, text: 'wrong password' } }, /535/],
    ['it rejects the sender', { from: { code: 550, text: 'who are you' } }, /550.*who are you/],
    ['the recipient is busy', { rcpt: () => busy }, /451/],
    ['it refuses to relay', { rcpt: () => ({ code: 554, text: '5.7.1 Relay access denied' }) }, /554.*Relay/],
    ['it stalls at the recipient', { rcpt: () => 'silence' }, /[Tt]imeout/],
    ['it defers the email', { data: busy }, /451.*mailbox is busy/],
    ['it rejects the email', { data: { code: 554, text: 'over your quota' } }, /554/],
    ['it stalls after the email', { data: 'silence' }, /[Tt]imeout/],
    ['it hangs up midway', { data: 'hang-up' }, /closed|ECONNRESET|socket/i],
  ])('retries and delivers once when %s', async (_name, trouble, problem) => {
    await queue('trouble');
    Object.assign(post.trouble, trouble);
    await drain(shop);
    const row = await onlyRow();
    expect(row).toMatchObject({ status: 'pending', attempts: 1 });
    expect(row?.lastError).toMatch(problem);
    expect(post.delivered).toEqual([]);
    await recover();
    await drain(shop);
    await drain(shop);
    expect(post.delivered.map(({ recipients }) => recipients)).toEqual([['robin@test.example']]);
    expect(await onlyRow()).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  });

  it('repeats the Message-ID if the server dies before it confirms', async () => {
    await queue('receipt');
    post.trouble.receipt = 'hang-up';
    await drain(shop);
    await recover();
    await drain(shop);
    const ids = post.delivered.map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids)).toEqual(new Set([`<${(await onlyRow())?.id}@gloves.example>`]));
  });

  it('gives up after the last attempt and records why', async () => {
    await queue('never');
    post.trouble.data = busy;
    await setRow(shop.payload, 'outbox', (await onlyRow())?.id ?? '', { attempts: ATTEMPTS_MAX - 1 });
    await drain(shop);
    expect(await onlyRow()).toMatchObject({
      status: 'failed',
      attempts: ATTEMPTS_MAX,
      lastError: expect.stringContaining('mailbox is busy'),
    });
  });
});

it("an email has the configured sender, the order number, and its row's ID", async () => {
  await queue('once');
  await drain(shop);
  const [email] = post.delivered;
  expect(email?.subject).toContain(orderNumber(order.id));
  expect(email?.headers.get('from')).toBe(FROM);
  expect(email?.messageId).toBe(`<${(await onlyRow())?.id}@gloves.example>`);
  expect(await readOutbox(shop.dataDir)).toEqual([]);
});

it('emails share a connection and survive one the server closed', async () => {
  const before = post.connected();
  for (const key of ['first', 'second', 'third']) await queue(key);
  await drain(shop);
  expect(post.connected() - before).toBe(1);
  await post.hangUp();
  await queue('fourth');
  await drain(shop);
  expect(post.delivered).toHaveLength(4);
  const rows = await outboxRows(shop.payload);
  expect(rows.map(({ status, attempts }) => [status, attempts])).toEqual(Array(4).fill(['sent', 1]));
});

it.each(['550 No such user', '550 5.1.1 User unknown', '553 5.1.3 Bad address'])(
  'an address refused with %s fails at once and can be resent',
  async (refusal) => {
    await queue(refusal);
    const [code, ...text] = refusal.split(' ');
    post.trouble.rcpt = () => ({ code: Number(code), text: text.join(' ') });
    await drain(shop);
    const row = await onlyRow();
    expect(row).toMatchObject({ status: 'failed', attempts: 1 });
    expect(row?.lastError).toContain(text.join(' '));
    await recover();
    await drain(shop);
    expect(post.delivered).toEqual([]);
    const owner = await ownerClient(shop);
    expect((await owner('POST', `/api/outbox/${row?.id}/resend`)).status).toBe(200);
    await drain(shop);
    expect(post.delivered).toHaveLength(1);
  },
);

describe('a bulk message', () => {
  const send = async (customerIds: string[]) => {
    const owner = await ownerClient(shop);
    const body = { customerIds, subject: 'News', message: `To ${customerIds.length}` };
    return (await owner('POST', '/api/messages/send', body)).body;
  };
  const customers = (count: number) =>
    Promise.all(Array.from({ length: count }, () => makeReader(shop.payload)));
  const emailRows = () => outboxRows(shop.payload, { kind: { equals: 'mail:message' } });

  it('counts rejected addresses as failed', async () => {
    const people = await customers(7);
    const bad = people.slice(0, 3).map(({ email }) => email);
    post.trouble.rcpt = (address) =>
      bad.includes(address) ? { code: 550, text: 'no such user' } : undefined;
    expect(await send(people.map(({ id }) => id))).toEqual({ sent: 4, failed: 3 });
    expect(post.delivered).toHaveLength(4);
    const failed = (await emailRows()).filter(({ status }) => status === 'failed');
    expect(failed.map(({ recipient }) => recipient).sort()).toEqual(bad.sort());
    const [message] = (await shop.payload.find({ collection: 'messages' })).docs;
    expect(message).toMatchObject({ sent: 4, failed: 3 });
  });

  it('counts emails that wait for the SMTP server as sent and delivers them later', async () => {
    const people = await customers(6);
    Object.assign(post.trouble, { from: busy });
    expect(await send(people.map(({ id }) => id))).toEqual({ sent: 6, failed: 0 });
    expect(post.delivered).toEqual([]);
    await recover();
    await Promise.all([drain(shop), drain(shop)]);
    expect(post.delivered.map(({ recipients }) => recipients[0]).sort()).toEqual(
      people.map(({ email }) => email).sort(),
    );
  });

  it('reaches all 50 customers with two other workers running', async () => {
    const people = await customers(50);
    const [answer] = await Promise.all([send(people.map(({ id }) => id)), drain(shop), drain(shop)]);
    expect(answer).toEqual({ sent: 50, failed: 0 });
    await makeAllDue(shop.payload);
    await Promise.all([drain(shop), drain(shop)]);
    // On a busy machine, the call returns before the last few emails are sent.
    await expect
      .poll(() => post.delivered.map(({ recipients }) => recipients[0]).sort())
      .toEqual(people.map(({ email }) => email).sort());
  });

  it('returns before a slow server is done and delivers the rest later', async () => {
    const people = await customers(90);
    const { opened, open } = gate();
    let held = 0;
    post.trouble.rcpt = () => {
      if (post.delivered.length < 10) return undefined;
      held += 1;
      return { until: opened };
    };
    vi.useFakeTimers({
      now: Date.now(),
      toFake: ['Date', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
    try {
      const answer = send(people.map(({ id }) => id));
      await vi.waitFor(() => expect(held).toBeGreaterThan(0), { timeout: 60_000 });
      await vi.advanceTimersByTimeAsync(11_000);
      expect(await answer).toEqual({ sent: 90, failed: 0 });
    } finally {
      vi.useRealTimers();
    }
    expect(post.delivered.length).toBeLessThan(90);
    open();
    await recover();
    await drain(shop);
    await expect.poll(() => post.delivered.length).toBe(90);
    expect(new Set(post.delivered.map(({ recipients }) => recipients[0])).size).toBe(90);
  });
});
