import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { enqueue } from '#server/platform/outbox/enqueue';
import { call } from '#server/testing/call';
import { asAdmin } from '#server/testing/callers';
import { ownerClient } from '#server/testing/client';
import { deliver, drain, emptyMailbox, SITE } from '#server/testing/deliver';
import type { Email } from '#server/testing/emails';
import { makeService, orderBody } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';

const PASSWORD = 'secret-laces-1';

const shop = await testShop();
beforeEach(() => emptyMailbox(shop));

const person = () => ({
  name: 'Zoë Catcher',
  email: `zoe-${randomUUID()}@test.example`,
  phone: '555 010 2030',
  password: PASSWORD,
});
const welcomes = async () => (await deliver(shop)).filter(({ subject }) => subject.includes('account'));
const signUp = (body: object) => call(`${shop.url}/api/mailing-list/signup`, { body });

function expectWelcome(message: Email | undefined, email: string, greeting = 'Hi Zoë,'): void {
  expect(message?.to).toBe(email);
  for (const part of [message?.text ?? '', message?.html ?? '']) {
    const visible = part.replaceAll(/<!-- -->|<wbr\/>/g, '');
    expect(visible).toContain(greeting);
    expect(visible).toContain(email);
    expect(part).toContain(`${SITE}/customer/login`);
    expect(part).toContain('Forgot Password?');
    expect(part).not.toContain(PASSWORD);
  }
}

it('sends one welcome for a sign-up and mentions the mailing list', async () => {
  const body = person();
  await Promise.all(Array.from({ length: 5 }, () => signUp(body)));
  expect((await signUp(body)).status).toBe(409);
  const emails = await welcomes();
  expect(emails).toHaveLength(1);
  expectWelcome(emails[0], body.email);
  expect(emails[0]?.text).toMatch(/mailing list/);
});

it("sends a welcome for an account created with an order, besides the order's emails", async () => {
  const { email, name, password } = person();
  const service = await makeService(shop.payload);
  const body = orderBody(service.id, {
    customerEmail: email,
    customerName: name,
    customerPassword: password,
  });
  const headers = { 'Idempotency-Key': randomUUID() };
  for (let times = 0; times < 2; times += 1) await call(`${shop.url}/api/orders`, { body, headers });
  const emails = await welcomes();
  expect(emails).toHaveLength(1);
  expectWelcome(emails[0], email);
  expect(emails[0]?.text).not.toMatch(/mailing list/);
  expect(await deliver(shop)).toHaveLength(3);
});

it('sends no welcome for an order without a password', async () => {
  const service = await makeService(shop.payload);
  await call(`${shop.url}/api/orders`, { body: orderBody(service.id) });
  expect(await welcomes()).toEqual([]);
});

it('sends a welcome without the password for an account the owner creates', async () => {
  const [first, second] = [person(), person()];
  const owner = await ownerClient(shop);
  expect((await owner('POST', '/api/customers', first)).status).toBe(201);
  await shop.payload.create({ collection: 'customers', data: second, ...(await asAdmin(shop.payload)) });
  const emails = await welcomes();
  expect(emails).toHaveLength(2);
  for (const { email } of [first, second])
    expectWelcome(
      emails.find(({ to }) => to === email),
      email,
      'Hi Zoë Catcher,',
    );
});

it('sends no second welcome when an account changes', async () => {
  const body = person();
  await signUp(body);
  await deliver(shop);
  const [account] = (
    await shop.payload.find({ collection: 'customers', where: { email: { equals: body.email } } })
  ).docs;
  await shop.payload.update({ collection: 'customers', id: account?.id ?? '', data: { name: 'Sam' } });
  expect(await welcomes()).toHaveLength(1);
});

it("stores only the account's ID in the outbox", async () => {
  const body = person();
  await signUp(body);
  const [row] = await outboxRows(shop.payload);
  expect(row).toMatchObject({ kind: 'mail:welcome', recipient: body.email });
  expect(Object.keys(Object(row?.payload))).toEqual(['customerId']);
});

it("waits for an account that isn't stored, then drops the email", async () => {
  const customerId = randomUUID();
  const key = `${customerId}:welcome`;
  await enqueue(shop.payload, 'mail:welcome', { key, data: { customerId } });
  await drain(shop);
  const [row] = await outboxRows(shop.payload);
  expect(row?.status).toBe('pending');
  await setRow(shop.payload, 'outbox', row?.id ?? '', {
    createdAt: new Date(Date.now() - 11 * 60 * 1000).toISOString(),
  });
  expect(await welcomes()).toEqual([]);
  expect((await outboxRows(shop.payload))[0]?.status).toBe('dropped');
});
