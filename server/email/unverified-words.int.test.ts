import { describe, expect, it } from 'vitest';
import { orderNumber } from '#domain/orders/order-number';
import { MESSAGES } from '#domain/words/shop-texts';
import { call } from '#server/testing/call';
import { customerClient } from '#server/testing/client';
import { collectEmails, deliverDue } from '#server/testing/deliver';
import type { Email } from '#server/testing/emails';
import { makeCustomer, makeOrder, orderBody } from '#server/testing/factories';
import { changeOrder } from '#server/testing/payments';
import { storeResetToken } from '#server/testing/store-reset-token';
import { ADMIN } from '#server/testing/test-shop';
import { limitedShop, unusedEmail } from '#server/testing/unverified';

const PHISHING = 'CLAIM YOUR PRIZE at https://evil.test/win before midnight';

const { shop, service, owner, order } = await limitedShop();

const hostileOrder = (customerEmail: string) =>
  order(customerEmail, {
    customerName: 'Prize-Department Call 555-0100 now',
    items: [{ serviceId: service.id, gloveDetails: PHISHING, specialInstructions: `${PHISHING} at once` }],
  });

describe('text from an unverified customer', () => {
  const emailTo = async (to: string) => {
    const email = (await deliverDue(shop)).find((each) => each.to === to);
    if (!email) throw new Error(`no mail to ${to}`);
    return email;
  };
  const expectNoPhishing = ({ subject, text, html }: Email) => {
    for (const part of [subject, text, html]) {
      for (const word of ['CLAIM', 'evil', 'PRIZE', 'midnight', 'Department', '555-0100'])
        expect(part).not.toContain(word);
    }
  };

  it('is left out of emails to the customer, but the owner gets all of it', async () => {
    const victim = unusedEmail();
    const id = await hostileOrder(victim);
    const email = await emailTo(victim);
    expectNoPhishing(email);
    expect(email.text).toContain(orderNumber(id));
    expect(email.text).toContain('Full relace');
    const toOwner = await emailTo(ADMIN.email);
    for (const part of [toOwner.text, toOwner.html]) expect(part).toContain(PHISHING);
    expect(toOwner.text).toContain('Prize-Department Call 555-0100 now');

    await collectEmails(shop);
    await owner('POST', `/api/orders/${id}/send-dropoff-instructions`);
    expectNoPhishing(await emailTo(victim));
  });

  it('is left out of welcome, password, and bulk emails', async () => {
    const victim = unusedEmail();
    const name = 'Prize-Department Call 555-0100 now';
    const signup = { name, email: victim, password: 'laces-and-leather' };
    await call(`${shop.url}/api/mailing-list/signup`, { body: signup });
    expectNoPhishing(await emailTo(victim));
    await collectEmails(shop);
    await call(`${shop.url}/api/customer/forgot-password`, { body: { email: victim } });
    expectNoPhishing(await emailTo(victim));
    await collectEmails(shop);
    const [account] = (
      await shop.payload.find({ collection: 'customers', where: { email: { equals: victim } } })
    ).docs;
    await owner('POST', '/api/messages/send', {
      customerIds: [account?.id],
      subject: 'Hi',
      message: 'Spring.',
    });
    expectNoPhishing(await emailTo(victim));
  });

  it("is left out of emails to a known customer who isn't signed in", async () => {
    const email = unusedEmail();
    await makeOrder(shop.payload, service.id, { customerEmail: email, status: 'shipped' });
    await hostileOrder(email);
    expectNoPhishing(await emailTo(email));
  });

  it("is used in the greeting only if it's a first name", async () => {
    const robin = unusedEmail();
    await order(robin, { customerName: 'Zoë Shortstop of the Prize Department' });
    const { text } = await emailTo(robin);
    expect(text).toContain('Hi Zoë,');
    expect(text).not.toContain('Shortstop');
    await collectEmails(shop);
    const other = unusedEmail();
    await order(other, { customerName: '555-0100 call' });
    expect((await emailTo(other)).text).toContain('Hi there,');
  });

  it('is quoted to a signed-in customer with a verified email', async () => {
    const casey = await makeCustomer(shop.payload, { email: unusedEmail(), name: 'Casey Catcher' });
    await storeResetToken(shop.payload, casey.id, 'another-token-of-the-mailbox');
    const body = { token: 'another-token-of-the-mailbox', newPassword: 'secret-1' };
    await call(`${shop.url}/api/customer/reset-password`, { body });
    const client = await customerClient(shop, casey);
    const request = orderBody(service.id, {
      customerName: casey.name,
      customerEmail: casey.email,
      customerId: casey.id,
    });
    expect((await client('POST', '/api/orders', request)).status).toBe(201);
    const email = await emailTo(casey.email);
    expect(email.text).toContain('Hi Casey Catcher,');
    expect(email.text).toContain('A 12 inch infield glove');
  });

  it('is quoted after a real payment but not after a simulated one', async () => {
    for (const [paypalCaptureId, quotes] of [
      ['3C679366HH908993F', true],
      ['SIMCAP-0123456789ABCDEF0123', false],
    ] as const) {
      const email = unusedEmail();
      const { id } = await makeOrder(shop.payload, service.id, {
        customerEmail: email,
        paymentStatus: 'succeeded',
      });
      await changeOrder(shop.payload, id, { paypalCaptureId });
      await owner('POST', `/api/orders/${id}/send-dropoff-instructions`);
      expect((await emailTo(email)).text.includes('Hi Robin Shortstop,')).toBe(quotes);
    }
  });

  it.each([
    ['customerName', 'Robin www.evil.test'],
    ['customerPhone', '555 010 2030 evil.com/x'],
    ['shippingAddress', '1 Main St\nhttps://evil.test, DE 19901'],
  ])("can't have a web address in %s", async (field, value) => {
    const body = orderBody(service.id, {
      deliveryMethod: 'ship',
      paymentMethod: 'paypal',
      shippingAddress: '1 Main St\nDover, DE 19901',
      [field]: value,
    });
    expect(await call(`${shop.url}/api/orders`, { body })).toMatchObject({
      status: 400,
      body: { errors: { [field]: 'Leave out web addresses' } },
    });
  });

  it('reaches the owner as typed even if it looks like an encoded word', async () => {
    await order(unusedEmail(), { customerName: '=?utf-8?q?You_won?= Robin' });
    const subjects = (await deliverDue(shop)).map(({ subject }) => subject);
    expect(subjects.some((subject) => subject.includes(': = ?utf-8?q?You_won?= Robin,'))).toBe(true);
    expect(subjects.join()).not.toContain('You won');
  });

  it("can't have a web address in the sign-up name", async () => {
    const body = { name: 'See evil.com', email: unusedEmail(), password: 'laces-and-leather' };
    expect(await call(`${shop.url}/api/mailing-list/signup`, { body })).toMatchObject({
      status: 400,
      body: { errors: { name: MESSAGES.pageAddress } },
    });
  });
});
