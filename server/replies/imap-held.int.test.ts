import { afterAll, describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { findAll } from '#server/platform/database/find';
import { ownerClient, staffClient } from '#server/testing/client';
import { deliver } from '#server/testing/deliver';
import { makeCustomer } from '#server/testing/factories';
import { replyShop, replyTo } from '#server/testing/reply-shop';
import { ten } from '#server/testing/ten-at-once';

const { shop, mail, write, read, messagesOn } = await replyShop();
afterAll(() => mail.close());
const owner = await ownerClient(shop);
const manager = await staffClient(shop, 'manager');

async function hold(headers: Record<string, string> = {}, from = 'Pat Other <pat@else.test>') {
  const answered = await write();
  mail.deliver(replyTo(answered, { from, headers, text: 'The black one.' }));
  expect(await read()).toEqual({ held: 1 });
  const path = `/api/orders/${answered.order.id}`;
  const { body } = await owner('GET', `${path}/replies`);
  const [reply] = Array.isArray(body) ? body : [];
  return { path, reply, id: answered.order.id };
}

describe('a reply from another address (rule 32.11)', () => {
  it('waits on the order, and the owner gets an email', async () => {
    const { path, reply, id } = await hold();
    expect(await messagesOn(id)).toEqual([]);
    expect(reply).toMatchObject({
      isHeld: true,
      reason: 'From another address',
      name: 'Pat Other',
      address: 'pat@else.test',
      text: 'The black one.',
    });
    expect((await owner('GET', path)).body).toMatchObject({ heldReplies: 1 });
    const emails = await deliver(shop);
    expect(emails.filter(({ subject }) => subject.includes('came from another address'))).toHaveLength(1);
  });

  it('becomes a message when it is accepted, once', async () => {
    const { path, reply, id } = await hold();
    const statuses = await ten(() => manager('POST', `${path}/replies/${reply.id}/accept`));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await messagesOn(id)).toMatchObject([{ text: 'The black one.', data: { channel: 'email' } }]);
    expect((await owner('GET', path)).body).not.toHaveProperty('heldReplies');
    expect(await owner('POST', `${path}/replies/${reply.id}/discard`)).toMatchObject({ status: 409 });
  });

  it('is gone when it is discarded', async () => {
    const { path, reply, id } = await hold();
    const statuses = await ten(() => owner('POST', `${path}/replies/${reply.id}/discard`));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await messagesOn(id)).toEqual([]);
    const [row] = await findAll(shop.payload, 'email-replies', { id: { equals: reply.id } });
    expect(row).toMatchObject({ text: null, fullText: null, fromAddress: null });
    expect(await owner('POST', `${path}/replies/${reply.id}/accept`)).toMatchObject({ status: 409 });
  });

  it.each([
    ['of another order', async () => (await hold()).reply.id],
    ['that does not exist', async () => 'no-such-reply'],
  ])('one %s is not found', async (_which, idOf) => {
    const { path } = await hold();
    const answer = await owner('POST', `${path}/replies/${await idOf()}/accept`);
    expect(answer).toMatchObject({ status: 404, body: { message: MESSAGES.notFound } });
  });

  it("also waits if the mail server says that the customer's address is forged", async () => {
    const { reply } = await hold(
      { 'Authentication-Results': 'mx.mail.test; spf=fail; dkim=none; dmarc=fail (p=NONE)' },
      'Robin <robin@test.example>',
    );
    expect(reply.reason).toBe('The mail server says the sender is forged');
  });

  it("a Message-ID with another order's ID and a made-up mark doesn't match any order", async () => {
    const answered = await write();
    const forged = `<${answered.order.id}.${answered.order.id}.${'0'.repeat(16)}@shop.test>`;
    mail.deliver(replyTo(answered, { inReplyTo: forged, references: forged }));
    expect(await read()).toEqual({ left: 1 });
  });
});

describe('a bounce (rule 32.8)', () => {
  const bounce = (messageId: string, action = 'failed', status = '5.1.1') =>
    [
      'From: Mail Delivery System <MAILER-DAEMON@mail.test>',
      `Message-ID: <bounce-${Math.random()}@mail.test>`,
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      '',
      'It could not be delivered.',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mail.test',
      '',
      'Final-Recipient: rfc822; gone@mail.test',
      `Action: ${action}`,
      `Status: ${status}`,
      `Diagnostic-Code: smtp; 550 ${status} No such user`,
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: ${messageId}`,
      '',
      '--b--',
      '',
    ].join('\r\n');

  it('marks the order and the customer, until the owner dismisses it', async () => {
    await makeCustomer(shop.payload, { name: 'Gone Gull', email: 'gone@mail.test' });
    const { order, email } = await write({ customerEmail: 'gone@mail.test' });
    mail.deliver(bounce(email.messageId));
    expect(await read()).toEqual({ ignored: 1 });
    const problem = { reason: '550 5.1.1 No such user' };
    expect((await owner('GET', `/api/orders/${order.id}`)).body).toMatchObject({ emailProblem: problem });
    const list = () => owner('GET', '/api/customers?search=gone@mail.test');
    expect((await list()).body).toMatchObject([{ emailProblem: problem }]);
    await manager('POST', '/api/admin/email-problems/dismiss', { email: 'gone@mail.test' });
    expect((await owner('GET', `/api/orders/${order.id}`)).body).not.toHaveProperty('emailProblem');
    expect((await list()).body).not.toMatchObject([{ emailProblem: problem }]);
  });

  it('the mark is removed with the address', async () => {
    const { order, email } = await write({ customerEmail: 'gone@mail.test' });
    mail.deliver(bounce(email.messageId));
    await read();
    const path = `/api/orders/${order.id}`;
    expect((await owner('GET', path)).body).toHaveProperty('emailProblem');
    await owner('PATCH', path, { customerEmail: 'here@mail.test' });
    expect((await owner('GET', path)).body).not.toHaveProperty('emailProblem');
  });

  it.each([
    ['an email that is late', 'delayed', '4.4.1'],
    ['a server that was full', 'failed', '4.2.2'],
  ])('%s marks nothing', async (_what, action, status) => {
    const customerEmail = `late-${status}@mail.test`;
    const { order, email } = await write({ customerEmail });
    mail.deliver(bounce(email.messageId, action, status));
    expect(await read()).toEqual({ ignored: 1 });
    expect((await owner('GET', `/api/orders/${order.id}`)).body).not.toHaveProperty('emailProblem');
  });

  it("a bounce of someone else's email marks nothing", async () => {
    const customerEmail = 'safe@mail.test';
    const { order } = await write({ customerEmail });
    mail.deliver(bounce('<made-up@shop.test>'));
    expect(await read()).toEqual({ ignored: 1 });
    expect((await owner('GET', `/api/orders/${order.id}`)).body).not.toHaveProperty('emailProblem');
  });
});
