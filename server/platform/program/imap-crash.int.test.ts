import { rmSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { orderAnswer } from '#domain/orders/order-contract';
import { findAll } from '#server/platform/database/find';
import { call } from '#server/testing/call';
import { startDovecot } from '#server/testing/dovecot';
import { readOutbox } from '#server/testing/emails';
import { orderBody } from '#server/testing/factories';
import { freePort } from '#server/testing/free-port';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import { offerService } from '#server/testing/offered-service';
import { freshDataDir, PROGRAM_ADMIN, type Program, startProgram } from '#server/testing/program';
import { openStored } from '#server/testing/stored-shop';

const REPLIES = 20;

const mail = await startDovecot();
const folder = freshDataDir();
let program: Program | undefined;
afterAll(async () => {
  await program?.stop('SIGKILL');
  await mail.close();
  rmSync(folder, { recursive: true, force: true });
});

it('kill -9 while replies are stored loses none and doubles none (rule 32.3)', async () => {
  const settings = {
    DATA_DIR: folder,
    PORT: String(await freePort()),
    SEED: 'none',
    ADMIN_EMAIL: PROGRAM_ADMIN.email,
    ADMIN_PASSWORD: PROGRAM_ADMIN.password,
    IMAP_URL: mail.url,
  };
  program = await startProgram(settings);
  const { serviceId } = await offerService(program.url);
  const placed = await call(`${program.url}/api/orders`, { method: 'POST', body: orderBody(serviceId) });
  const { orderId } = orderAnswer.parse(placed.body);
  const sent = async () =>
    (await readOutbox(folder)).find(({ messageId, to }) => messageId.includes(orderId) && to.includes('@'));
  await expect.poll(sent).toBeDefined();
  const { messageId = '', to = '' } = (await sent()) ?? {};
  const texts = Array.from({ length: REPLIES }, (_, n) => `Reply ${n}`).sort();
  for (const [n, text] of texts.entries())
    mail.deliver(
      `From: ${to}\r\nMessage-ID: <crash-${n}@mail.test>\r\nIn-Reply-To: ${messageId}\r\nSubject: Re: Order\r\n\r\n${text}\r\n`,
    );

  const payload = await openStored(folder);
  const stored = async () =>
    (await findAll(payload, 'email-replies')).filter(({ state }) => state === 'posted').length;
  await makeJobsDue(folder);
  await expect.poll(stored, { interval: 10 }).toBeGreaterThan(2);
  await program.stop('SIGKILL');
  expect(await stored()).toBeLessThan(REPLIES);
  await makeJobsDue(folder);
  program = await startProgram(settings);
  await expect.poll(stored, { interval: 200 }).toBe(REPLIES);
  const [order] = await findAll(payload, 'orders', { id: { equals: orderId } });
  const history = JSON.stringify(order?.story);
  for (const text of texts) expect(history.split(`"text":"${text}"`)).toHaveLength(2);
  await payload.destroy();
});
