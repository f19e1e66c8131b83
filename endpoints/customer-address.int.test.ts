import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { customerMe } from '#domain/customers/account-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { call } from '#server/testing/call';
import { type Client, customerClient } from '#server/testing/client';
import { makeCustomer, makeService, orderBody } from '#server/testing/factories';
import { paypalShop } from '#server/testing/paypal-shop';
import { wordsStored } from '#server/testing/words-stored';

const { shop, owner } = await paypalShop();
const service = await makeService(shop.payload);

const HOME = '1 Ball Park\nCooperstown, NY 13326';
const shipped = (changes = {}) =>
  orderBody(service.id, {
    deliveryMethod: 'ship',
    paymentMethod: 'paypal',
    shippingAddress: HOME,
    ...changes,
  });
const addressOf = async (client: Client) =>
  z.strictObject(customerMe.shape).parse((await client('GET', '/api/customer/me')).body).shippingAddress;

async function signIn(data = {}) {
  const customer = await makeCustomer(shop.payload, data);
  return { customer, client: await customerClient(shop, customer) };
}

describe("a customer's last address (rule 30.3)", () => {
  it('is saved from an order with shipping, but not from a drop-off', async () => {
    const { customer, client } = await signIn();
    const order = (changes = {}) => shipped({ customerId: customer.id, ...changes });
    expect(await addressOf(client)).toBeNull();
    await client('POST', '/api/orders', order());
    expect(await addressOf(client)).toBe(HOME);
    await client('POST', '/api/orders', order({ deliveryMethod: 'dropoff', paymentMethod: 'pay_in_person' }));
    expect(await addressOf(client)).toBe(HOME);
    await client('POST', '/api/orders', order({ shippingAddress: 'PSC 3\nAPO, AE 09012' }));
    expect(await addressOf(client)).toBe('PSC 3\nAPO, AE 09012');
  });

  it('is saved for an account that the order creates, but never for a guest', async () => {
    const customerEmail = 'new-address@test.example';
    const placed = await call(`${shop.url}/api/orders`, {
      body: shipped({ customerEmail, customerPassword: 'secret-1' }),
      headers: { 'Idempotency-Key': randomUUID() },
    });
    const Cookie = placed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const me = await call(`${shop.url}/api/customer/me`, { headers: { Cookie } });
    expect(me.body).toMatchObject({ shippingAddress: HOME });
    const { customer, client } = await signIn();
    await call(`${shop.url}/api/orders`, { body: shipped({ customerEmail: customer.email }) });
    expect(await addressOf(client)).toBeNull();
  });

  it('can be changed and removed, and changes nothing else', async () => {
    const { client } = await signIn({ phone: '555 777 8888' });
    const patch = (shippingAddress: unknown) => client('PATCH', '/api/customer/me', { shippingAddress });
    expect(await patch(` ${HOME} `)).toMatchObject({
      status: 200,
      body: { shippingAddress: HOME, phone: '555 777 8888' },
    });
    for (const none of [null, '', '  ']) {
      await patch(HOME);
      expect(await patch(none)).toMatchObject({ status: 200, body: { shippingAddress: null } });
    }
  });

  it.each([
    ['See www.example.com\nHere, NY 13326', MESSAGES.pageAddress],
    ['x'.repeat(4001), MESSAGES.textTooLong],
    [5, MESSAGES.enterText],
  ])('refuses %j', async (shippingAddress, message) => {
    const { client } = await signIn();
    expect(await client('PATCH', '/api/customer/me', { shippingAddress })).toMatchObject({
      status: 400,
      body: { errors: { shippingAddress: message } },
    });
  });

  it("is in the customer's download and the owner's list, and is removed when they erase their account", async () => {
    const street = `${randomUUID()} Ball Park`;
    const { customer, client } = await signIn({ shippingAddress: `${street}\nCooperstown, NY 13326` });
    expect((await client('GET', '/api/customer/me/export')).body).toMatchObject({
      account: { shippingAddress: `${street}\nCooperstown, NY 13326` },
    });
    const listed = await owner('GET', `/api/customers?search=${customer.email}`);
    expect(listed.body).toMatchObject([{ shippingAddress: `${street}\nCooperstown, NY 13326` }]);
    await client('POST', '/api/customer/me/erase', { password: 'secret-1' });
    expect(await wordsStored(shop.payload, street)).toEqual([]);
  });
});
