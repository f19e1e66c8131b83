import { describe, expect, it } from 'vitest';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { orderNumber } from '#domain/orders/order-number';
import { HOUR_MS } from '#domain/wire/durations';
import { call } from '#server/testing/call';
import { collectEmails, deliverDue, drain } from '#server/testing/deliver';
import { makeCustomer, makeOrder } from '#server/testing/factories';
import { makeAllDue, outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { storeResetToken } from '#server/testing/store-reset-token';
import { ADMIN } from '#server/testing/test-shop';
import { limitedShop, unusedEmail } from '#server/testing/unverified';

const { shop, service, owner, order } = await limitedShop();

describe('emails to an unverified address', () => {
  it('are limited to five an hour, while every order is stored and reported to the owner', async () => {
    const victim = unusedEmail();
    const ids = [];
    for (let n = 0; n < 12; n += 1) ids.push(await order(victim));
    const emails = await deliverDue(shop);
    expect(emails.filter(({ to }) => to === victim)).toHaveLength(5);
    const toOwner = emails.filter(({ to }) => to === ADMIN.email).map(({ subject }) => subject);
    expect(toOwner).toHaveLength(12);
    for (const id of ids) expect(toOwner.join()).toContain(orderNumber(id));

    const waiting = await outboxRows(shop.payload, {
      and: [{ recipient: { equals: victim } }, { status: { equals: 'pending' } }],
    });
    expect(waiting).toHaveLength(7);
    for (const { dueAt, lastError, attempts } of waiting) {
      const pause = new Date(dueAt).getTime() - Date.now();
      expect(pause).toBeGreaterThan(HOUR_MS / 2);
      expect(pause).toBeLessThanOrEqual(HOUR_MS);
      expect({ lastError, attempts }).toEqual({ lastError: SERVER_MESSAGES.mailPutOff, attempts: 0 });
    }
    const other = unusedEmail();
    await order(other);
    expect((await deliverDue(shop)).filter(({ to }) => to === other)).toHaveLength(1);
  });

  it('share one limit across spellings of a mailbox', async () => {
    for (let n = 0; n < 8; n += 1) await order(`${n % 2 ? 'dot.ty' : 'dotty'}+${n}@gmail.com`);
    const emails = await deliverDue(shop);
    expect(emails.filter(({ to }) => to.endsWith('gmail.com'))).toHaveLength(5);
  });

  it('share one limit with welcome and password emails', async () => {
    const victim = unusedEmail();
    const signup = { name: 'Robin', email: victim, password: 'laces-and-leather' };
    await call(`${shop.url}/api/mailing-list/signup`, { body: signup });
    for (let n = 0; n < 3; n += 1)
      await call(`${shop.url}/api/customer/forgot-password`, { body: { email: victim } });
    for (let n = 0; n < 3; n += 1) await order(victim);
    expect((await deliverDue(shop)).filter(({ to }) => to === victim)).toHaveLength(5);
  });

  it("don't count if sending fails", async () => {
    const victim = unusedEmail();
    const send = shop.payload.sendEmail;
    for (let n = 0; n < 5; n += 1) await order(victim);
    shop.payload.sendEmail = () => Promise.reject(new Error('the mail server is away'));
    await drain(shop);
    shop.payload.sendEmail = send;
    await makeAllDue(shop.payload);
    expect((await deliverDue(shop)).filter(({ to }) => to === victim)).toHaveLength(5);
  });

  it('fail after six hours and can be resent by the owner', async () => {
    const victim = unusedEmail();
    for (let n = 0; n < 6; n += 1) await order(victim);
    await deliverDue(shop);
    const [waiting] = await outboxRows(shop.payload, {
      and: [{ recipient: { equals: victim } }, { status: { equals: 'pending' } }],
    });
    const id = waiting?.id ?? '';
    await setRow(shop.payload, 'outbox', id, {
      createdAt: new Date(Date.now() - 6.1 * HOUR_MS).toISOString(),
      dueAt: new Date().toISOString(),
    });
    await deliverDue(shop);
    const [failed] = await outboxRows(shop.payload, { id: { equals: id } });
    expect(failed).toMatchObject({ status: 'failed', lastError: SERVER_MESSAGES.mailHeldBack });
    await collectEmails(shop);
    expect((await owner('POST', `/api/outbox/${id}/resend`)).status).toBe(200);
    const emails = await deliverDue(shop);
    expect(emails.map(({ to }) => to)).toEqual([victim]);
    expect(emails[0]?.text).not.toContain("we've entered this order for you");
  });
});

describe('the email limit', () => {
  const sixOrders = async (email: string) => {
    await deliverDue(shop);
    await collectEmails(shop);
    for (let n = 0; n < 6; n += 1) await order(email);
    return (await deliverDue(shop)).filter(({ to }) => to === email).length;
  };

  it('is lifted once a link from the mailbox was used', async () => {
    const casey = await makeCustomer(shop.payload, { email: unusedEmail() });
    await storeResetToken(shop.payload, casey.id, 'a-token-of-the-mailbox');
    const body = { token: 'a-token-of-the-mailbox', newPassword: 'laces-and-leather' };
    await call(`${shop.url}/api/customer/reset-password`, { body });
    expect(await sixOrders(casey.email)).toBe(6);
  });

  it('is lifted once a glove arrived under the address', async () => {
    const email = unusedEmail();
    await makeOrder(shop.payload, service.id, { customerEmail: email, status: 'in-progress' });
    expect(await sixOrders(email)).toBe(6);
  });

  it('is lifted once the owner entered the address', async () => {
    const [email, phone] = [unusedEmail(), '555 010 2030'];
    await owner('POST', '/api/customers', { name: 'Robin', email, phone, password: 'secret-1' });
    expect(await sixOrders(email)).toBe(6);
    const casey = await makeCustomer(shop.payload);
    const corrected = unusedEmail();
    await owner('PATCH', `/api/customers/${casey.id}`, { email: corrected });
    expect(await sixOrders(corrected)).toBe(6);
  });

  it.each([
    ['an order that creates an account', { customerPassword: 'laces-and-leather' }],
    ['a plain order', {}],
  ])('stays after %s', async (_what, changes) => {
    const email = unusedEmail();
    await order(email, changes);
    for (let n = 0; n < 6; n += 1) await order(email);
    expect((await deliverDue(shop)).filter(({ to }) => to === email)).toHaveLength(5);
  });
});
