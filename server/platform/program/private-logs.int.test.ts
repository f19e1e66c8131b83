import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { orderAnswer } from '#domain/orders/order-contract';
import { call } from '#server/testing/call';
import { startErrorReceiver } from '#server/testing/error-receiver';
import { orderBody } from '#server/testing/factories';
import { startMailServer } from '#server/testing/mail-server';
import { offerService } from '#server/testing/offered-service';
import { emptyShop, freshDataDir, startProgram } from '#server/testing/program';

const dataDir = freshDataDir();
const receiver = await startErrorReceiver();
const post = await startMailServer();
const shop = await startProgram({
  ...(await emptyShop(dataDir)),
  SMTP_URL: post.url,
  SENTRY_DSN: receiver.dsn,
  LOG_LEVEL: 'debug',
});
const { serviceId, headers } = await offerService(shop.url);
afterAll(async () => {
  await shop.stop('SIGTERM');
  await Promise.all([receiver.close(), post.close()]);
});

const line = z.looseObject({ level: z.int(), msg: z.string().optional() });
const lines = () =>
  shop
    .stdout()
    .split('\n')
    .filter((text) => text.startsWith('{'))
    .map((text) => line.parse(JSON.parse(text)));

const PERSON = {
  customerName: 'Jo Zebedee',
  customerEmail: 'jo@zebedee.example',
  customerPhone: '555 019 8877',
  items: [{ serviceId, gloveDetails: 'The glove of Jo Zebedee in Cooperstown, 12 inch' }],
};
const PRIVATE = /zebedee|019 8877|cooperstown/i;
const place = () => call(`${shop.url}/api/orders`, { body: orderBody(serviceId, PERSON) });

/** Breaks the database: every write to this table fails, and the error contains what was written. */
async function breakTable(table: string): Promise<() => Promise<void>> {
  const { $client } = drizzle({ connection: { url: pathToFileURL(join(dataDir, 'shop.sqlite')).href } });
  await $client.execute('PRAGMA busy_timeout = 60000');
  await $client.execute(
    `CREATE TRIGGER broken BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'a broken table'); END`,
  );
  return async () => {
    await $client.execute('DROP TRIGGER broken');
    $client.close();
  };
}

it('lines of a request carry its ID, call, and order (rule 25.4)', async () => {
  const { headers: answered, body } = await place();
  const { orderId } = orderAnswer.parse(body);
  const reqId = answered.get('X-Request-Id');
  await expect
    .poll(() => lines().find((each) => each.reqId === reqId && 'res' in each))
    .toMatchObject({ reqId, call: 'POST /api/orders', orderId });
  expect((await call(`${shop.url}/api/orders/${orderId}`, { headers })).status).toBe(200);
  await expect
    .poll(() =>
      lines()
        .filter((each) => each.orderId === orderId)
        .map((each) => each.call),
    )
    .toContain('GET /api/orders/:id');
});

it('lines of an email carry its row and order, and not the address that the mail server repeats (rules 25.4, 25.5)', async () => {
  post.trouble.rcpt = (address) => ({ code: 550, text: `<${address}>: no such user here` });
  const { orderId } = orderAnswer.parse((await place()).body);
  await expect
    .poll(() => lines().find((each) => each.orderId === orderId && each.kind === 'mail:order-received'))
    .toMatchObject({ kind: 'mail:order-received', outbox: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(JSON.stringify(lines())).toContain('<(email)>: no such user here');
  post.recover();
});

it('an unexpected error is in the log and at the error tracker, without what the customer typed (rules 25.3, 25.5)', async () => {
  const repair = await breakTable('orders');
  const { status, headers: answered } = await place();
  await repair();
  expect(status).toBe(500);
  const reqId = answered.get('X-Request-Id');
  await expect.poll(() => receiver.events.length).toBeGreaterThan(0);
  expect(receiver.events).toHaveLength(1);
  expect(receiver.events[0]).toMatchObject({
    transaction: 'POST /api/orders',
    tags: { request_id: reqId, call: 'POST /api/orders' },
  });
  const logged = lines().find((each) => each.reqId === reqId && each.msg === 'request failed');
  expect(logged).toMatchObject({ level: 50, call: 'POST /api/orders', orderId: expect.any(String) });
  expect(JSON.stringify(logged)).toContain('a broken table');
  expect(receiver.raw.join('\n')).not.toMatch(PRIVATE);
});

it('nothing in the log is about a person (rule 25.5)', () => {
  expect(lines().length).toBeGreaterThan(5);
  expect(shop.stdout()).not.toMatch(PRIVATE);
  expect(shop.stderr()).not.toMatch(PRIVATE);
});
