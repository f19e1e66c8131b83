import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { orderNumber } from '#domain/order-number';
import { drainOutbox } from '#server/outbox/worker';
import { call } from '#server/testing/call';
import { makeService, orderBody } from '#server/testing/factories';
import { type Mail, parseMail, readOutbox } from '#server/testing/mails';
import { makeAllDue, outboxRows } from '#server/testing/outbox-rows';
import { ADMIN, startTestShop, type TestShop } from '#server/testing/test-shop';
import { mailHandlers } from './mail-handlers';

let shop: TestShop;
let isRefusing = true;
let refused = 0;
const delivered: (Mail & { recipients: string[] })[] = [];

const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, session, answer) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (isRefusing) {
        refused += 1;
        answer(Object.assign(new Error('mailbox is busy'), { responseCode: 451 }));
        return;
      }
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      delivered.push({ ...parseMail(Buffer.concat(chunks).toString()), recipients });
      answer();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(post.server.address());
  shop = await startTestShop({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'The Shop <hello@gloves.example>',
  });
});
afterAll(async () => {
  await shop.close();
  await new Promise<void>((resolve) => post.close(resolve));
});

it('a mail server that refuses is asked again, and each mail is delivered once', async () => {
  const handlers = mailHandlers({ payload: shop.payload, siteUrl: shop.url, ownerEmail: ADMIN.email });
  const drain = () => drainOutbox(shop.payload, handlers);
  const service = await makeService(shop.payload);
  const { body } = await call(`${shop.url}/api/orders`, { body: orderBody(service.id) });

  await drain();
  expect(refused).toBe(2);
  const waiting = await outboxRows(shop.payload, { kind: { not_equals: 'order-received' } });
  expect(waiting.map(({ status, attempts }) => [status, attempts])).toEqual([
    ['pending', 1],
    ['pending', 1],
  ]);
  for (const { lastError } of waiting) expect(lastError).toMatch(/451.*mailbox is busy/);

  isRefusing = false;
  await makeAllDue(shop.payload);
  await drain();
  await drain();
  expect(delivered.map(({ recipients }) => recipients).sort()).toEqual([
    [ADMIN.email],
    ['robin@test.example'],
  ]);
  for (const mail of delivered) {
    expect(mail.subject).toContain(orderNumber(String(body.orderId)));
    expect(mail.headers.get('from')).toBe('The Shop <hello@gloves.example>');
    expect(mail.messageId).toMatch(/^<[0-9a-f-]{36}@gloves\.example>$/);
  }
  expect(new Set((await outboxRows(shop.payload)).map(({ status }) => status))).toEqual(new Set(['sent']));
  expect(await readOutbox(shop.dataDir)).toEqual([]);
});
