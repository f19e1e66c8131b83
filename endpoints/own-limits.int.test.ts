import { expect, it } from 'vitest';
import { LIMITS } from '#domain/api-calls/limit-table';
import { createLimits } from '#server/platform/limits/limits';
import { type Client, clientWith, customerClient } from '#server/testing/client';
import { makeCustomer } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });

let hosts = 0;
const freshAddress = () => {
  hosts += 1;
  return { 'X-Forwarded-For': `198.51.100.${hosts}` };
};
const signIn = async () => {
  const customer = await makeCustomer(shop.payload);
  return { customer, client: await customerClient(shop, customer) };
};

const WITH_PASSWORD: [path: string, body: (password: string) => object][] = [
  ['password', (currentPassword) => ({ currentPassword, newPassword: 'outfield-9' })],
  ['email', (password) => ({ email: 'next@limits.example', password })],
  ['erase', (password) => ({ password })],
];

it.each(WITH_PASSWORD)(
  'a stolen session gets ten password guesses at me/%s, even simultaneously',
  async (path, body) => {
    const { customer, client } = await signIn();
    const address = freshAddress();
    const guess = (password: string) =>
      client('POST', `/api/customer/me/${path}`, body(password), address).then(({ status }) => status);
    const statuses = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(`guess-${n}`)));
    expect(statuses.sort()).toEqual([...Array(10).fill(200), 429, 429]);
    expect(await guess('secret-1')).toBe(429);
    const login = { email: customer.email, password: 'secret-1' };
    const visitor: Client = clientWith(shop);
    expect((await visitor('POST', '/api/customer/login', login, address)).status).toBe(429);
    expect((await visitor('POST', '/api/customer/login', login, freshAddress())).status).toBe(200);
  },
);

it('an account can request five email confirmation links an hour', async () => {
  const { client } = await signIn();
  const ask = (n: number) =>
    client(
      'POST',
      '/api/customer/me/email',
      { email: `links${n}@limits.example`, password: 'secret-1' },
      freshAddress(),
    );
  for (let n = 0; n < LIMITS['email-account'].times; n += 1) expect((await ask(n)).status).toBe(200);
  expect((await ask(9)).status).toBe(429);
});

it("email confirmation tokens can't be guessed", async () => {
  const address = freshAddress();
  const limits = createLimits(shop.payload, 'on');
  const { times } = LIMITS['confirm-address'];
  for (let n = 1; n < times; n += 1) await limits.take('confirm-address', address['X-Forwarded-For']);
  const guess = async () =>
    (await clientWith(shop)('POST', '/api/customer/confirm-email', { token: 'a-guess' }, address)).status;
  expect([await guess(), await guess()]).toEqual([200, 429]);
});
