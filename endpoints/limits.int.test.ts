import { describe, expect, it } from 'vitest';
import { LIMITS, type LimitKind } from '#domain/api-calls/limit-table';
import { createLimits } from '#server/platform/limits/limits';
import { type Client, clientWith, customerClient } from '#server/testing/client';
import { editorApi } from '#server/testing/editor-api';
import { makeCustomer, makeDiscount, makeService, makeStaff, orderBody } from '#server/testing/factories';
import { ADMIN, testShop } from '#server/testing/test-shop';

const shop = await testShop({ RATE_LIMITS: 'on', TRUST_PROXY: '1' }, editorApi);
const limits = createLimits(shop.payload, 'on');
const client = clientWith(shop);

let hosts = 0;
const freshAddress = () => {
  hosts += 1;
  return `198.51.100.${hosts}`;
};
const from = (address: string) => ({ 'X-Forwarded-For': address });
const post = (address: string, path: string, body: unknown) => client('POST', path, body, from(address));

/** Uses up a limit until `left` more calls are allowed. */
async function leave(kind: LimitKind, caller: string, left: number): Promise<void> {
  for (let n = LIMITS[kind].times; n > left; n -= 1) await limits.take(kind, caller);
}

async function expectTooMany(answer: ReturnType<Client>): Promise<void> {
  const { status, headers, body } = await answer;
  expect(status).toBe(429);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(body).toMatchObject({ message: expect.stringMatching(/^Too many attempts\. Try again in /) });
}

describe('customer login', () => {
  const login = (address: string, email: string, password: string) =>
    post(address, '/api/customer/login', { email, password });

  it('blocks even the right password from an IP address after 10 wrong ones', async () => {
    const { email } = await makeCustomer(shop.payload);
    const guesser = freshAddress();
    const guesses = await Promise.all(
      Array.from({ length: 13 }, (_, n) => login(guesser, email, `guess-${n}`)),
    );
    expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 429, 429, 429]);
    await expectTooMany(login(guesser, email, 'secret-1'));
    expect((await login(freshAddress(), email, 'secret-1')).body).toEqual({ success: true });
  });

  it('does not count right passwords', async () => {
    const { email } = await makeCustomer(shop.payload);
    const home = freshAddress();
    await leave('login-pair', `${home} ${email}`, 1);
    for (let n = 0; n < 3; n += 1) expect((await login(home, email, 'secret-1')).status).toBe(200);
  });

  it('blocks an IP address that tries many accounts', async () => {
    const guesser = freshAddress();
    await leave('login-address', guesser, 1);
    expect((await login(guesser, 'one@guess.example', 'secret-1')).status).toBe(200);
    await expectTooMany(login(guesser, 'two@guess.example', 'secret-1'));
  });

  it('stays open for known IP addresses while others guess', async () => {
    const { email } = await makeCustomer(shop.payload);
    const home = freshAddress();
    expect((await login(home, email, 'secret-1')).status).toBe(200);
    await leave('login-account', email, 0);
    await expectTooMany(login(freshAddress(), email, 'secret-1'));
    expect((await login(home, email, 'secret-1')).body).toEqual({ success: true });
  });
});

describe('owner login', () => {
  const login = (address: string, password: string) => post(address, '/api/admin/login', { password });
  // The answer has the owner's token, so no one else may get it.
  const editorLogin = (address: string, password: string, email: string = ADMIN.email) =>
    fetch(`${shop.url}/cms/api/admins/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...from(address) },
      body: JSON.stringify({ email, password }),
    });

  it('blocks an IP address after 10 wrong passwords, but not the owner elsewhere', async () => {
    const guesser = freshAddress();
    for (let n = 0; n < LIMITS['admin-login'].times; n += 1)
      expect((await login(guesser, `guess-${n}`)).body).toMatchObject({ success: false });
    await expectTooMany(login(guesser, ADMIN.password));
    expect((await login(freshAddress(), ADMIN.password)).body).toEqual({ success: true });
  });

  it("counts the editor's form together with the dashboard's, including unknown emails", async () => {
    const guesser = freshAddress();
    await leave('admin-login', guesser, 2);
    expect((await editorLogin(guesser, 'guess')).status).toBe(401);
    expect((await editorLogin(guesser, 'guess', 'nobody@guess.example')).status).toBe(401);
    const { status, headers } = await editorLogin(guesser, ADMIN.password);
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    await expectTooMany(login(guesser, ADMIN.password));
  });

  it('limits staff by IP address and account, and known IP addresses stay open', async () => {
    const { email } = await makeStaff(shop.payload);
    const staffLogin = (address: string, password: string) =>
      post(address, '/api/admin/login', { email, password });
    const [home, elsewhere] = [freshAddress(), freshAddress()];
    expect((await staffLogin(home, 'stitch-by-stitch')).body).toEqual({ success: true });
    await leave('login-account', `staff ${email}`, 1);
    expect((await staffLogin(elsewhere, 'guess')).body).toMatchObject({ success: false });
    await expectTooMany(staffLogin(elsewhere, 'stitch-by-stitch'));
    expect((await staffLogin(home, 'stitch-by-stitch')).body).toEqual({ success: true });
    await leave('login-pair', `${home} staff ${email}`, 1);
    expect((await staffLogin(home, 'guess')).body).toMatchObject({ success: false });
    await expectTooMany(staffLogin(home, 'stitch-by-stitch'));
    expect((await login(freshAddress(), ADMIN.password)).body).toEqual({ success: true });
  });

  it('does not count right passwords', async () => {
    const home = freshAddress();
    await leave('admin-login', home, 1);
    for (let n = 0; n < 3; n += 1) expect((await login(home, ADMIN.password)).status).toBe(200);
    for (let n = 0; n < 3; n += 1) expect((await editorLogin(home, ADMIN.password)).status).toBe(200);
  });

  it('counts callers who hang up before the answer', async () => {
    const guesser = freshAddress();
    await leave('admin-login', guesser, 1);
    const abort = new AbortController();
    const guess = fetch(`${shop.url}/cms/api/admins/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...from(guesser) },
      body: JSON.stringify({ email: ADMIN.email, password: 'guess' }),
      signal: abort.signal,
    }).catch(() => undefined);
    setTimeout(() => abort.abort(), 20);
    await guess;
    await expect.poll(() => limits.isCounted('admin-login', guesser)).toBe(true);
    await expectTooMany(login(guesser, ADMIN.password));
  });
});

describe('a password reset link', () => {
  const forgot = (address: string, email: string) =>
    post(address, '/api/customer/forgot-password', { email });

  it('is sent 5 times an hour, and an unknown email gets the same answer', async () => {
    const { email } = await makeCustomer(shop.payload);
    for (const address of [email, 'nobody@guess.example']) {
      for (let n = 0; n < 5; n += 1) expect((await forgot(freshAddress(), address)).status).toBe(200);
      await expectTooMany(forgot(freshAddress(), address));
    }
  });

  it('is sent to at most 30 email addresses an hour from one IP address', async () => {
    const address = freshAddress();
    await leave('forgot-address', address, 1);
    expect((await forgot(address, 'a@guess.example')).status).toBe(200);
    await expectTooMany(forgot(address, 'b@guess.example'));
  });

  it('limits guesses at its token', async () => {
    const address = freshAddress();
    const guess = () =>
      post(address, '/api/customer/reset-password', { token: 'a-guess', newPassword: 'good-password-1' });
    await leave('reset-address', address, 1);
    expect((await guess()).body).toMatchObject({ success: false });
    await expectTooMany(guess());
  });
});

describe('other limits', () => {
  it('cover sign-ups', async () => {
    const address = freshAddress();
    const signUp = () =>
      post(address, '/api/mailing-list/signup', {
        name: 'Robin Shortstop',
        email: `robin-${hosts}-${Math.random()}@limits.example`,
        password: 'good-password-1',
      });
    await leave('signup-address', address, 1);
    expect((await signUp()).status).toBe(201);
    await expectTooMany(signUp());
  });

  it('cover orders, but not invalid ones', async () => {
    const address = freshAddress();
    const order = orderBody((await makeService(shop.payload)).id);
    await leave('order-address', address, 1);
    expect((await post(address, '/api/orders', { ...order, customerEmail: '' })).status).toBe(400);
    expect((await post(address, '/api/orders', order)).status).toBe(201);
    await expectTooMany(post(address, '/api/orders', order));
    const { totalDocs } = await shop.payload.count({ collection: 'orders' });
    expect(totalDocs).toBe(1);
  });

  it('cover only wrong discount codes', async () => {
    const address = freshAddress();
    await makeDiscount(shop.payload, { code: 'RIGHT10' });
    const verify = (code: string) => post(address, '/api/discounts/verify', { code });
    await leave('discount-address', address, 1);
    for (let n = 0; n < 3; n += 1) expect((await verify('RIGHT10')).body).toMatchObject({ valid: true });
    expect((await verify('GUESS')).body).toEqual({ valid: false });
    await expectTooMany(verify('RIGHT10'));
  });
});

it('two servers count together', async () => {
  const [one, other] = [createLimits(shop.payload, 'on'), createLimits(shop.payload, 'on')];
  const caller = freshAddress();
  const attempts = await Promise.allSettled(
    Array.from({ length: 14 }, (_, n) => (n % 2 ? one : other).take('admin-login', caller)),
  );
  expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

it('removes expired counts and keeps the others', async () => {
  const caller = freshAddress();
  await leave('admin-login', caller, 0);
  await limits.clearExpired();
  await expect(limits.take('admin-login', caller)).rejects.toThrow('Too many attempts');
});

it('RATE_LIMITS=off counts nothing', async () => {
  const off = createLimits(shop.payload, 'off');
  for (let n = 0; n < 20; n += 1) await off.take('admin-login', 'somebody');
  expect(await limits.isCounted('admin-login', 'somebody')).toBe(false);
});

const elsewhere = () => from(freshAddress());
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
    const { customer, client: own } = await signIn();
    const address = elsewhere();
    const guess = (password: string) =>
      own('POST', `/api/customer/me/${path}`, body(password), address).then(({ status }) => status);
    const statuses = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(`guess-${n}`)));
    expect(statuses.sort()).toEqual([...Array(10).fill(200), 429, 429]);
    expect(await guess('secret-1')).toBe(429);
    const login = { email: customer.email, password: 'secret-1' };
    expect((await client('POST', '/api/customer/login', login, address)).status).toBe(429);
    expect((await client('POST', '/api/customer/login', login, elsewhere())).status).toBe(200);
  },
);

it('an account can request five email confirmation links an hour', async () => {
  const { client } = await signIn();
  const ask = (n: number) =>
    client(
      'POST',
      '/api/customer/me/email',
      { email: `links${n}@limits.example`, password: 'secret-1' },
      elsewhere(),
    );
  for (let n = 0; n < LIMITS['email-account'].times; n += 1) expect((await ask(n)).status).toBe(200);
  expect((await ask(9)).status).toBe(429);
});

it("email confirmation tokens can't be guessed", async () => {
  const address = elsewhere();
  const { times } = LIMITS['confirm-address'];
  for (let n = 1; n < times; n += 1) await limits.take('confirm-address', address['X-Forwarded-For']);
  const guess = async () =>
    (await clientWith(shop)('POST', '/api/customer/confirm-email', { token: 'a-guess' }, address)).status;
  expect([await guess(), await guess()]).toEqual([200, 429]);
});
