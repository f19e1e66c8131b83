import { expect, it } from 'vitest';
import { orderAnswer } from '#domain/orders/order-contract';
import { orderNumber } from '#domain/orders/order-number';
import { createdAnswer } from '#domain/wire/change-answers';
import { readOutbox } from '#server/testing/emails';
import { orderBody } from '#server/testing/factories';
import { makeJobsDue } from '#server/testing/make-jobs-due';
import { offerService } from '#server/testing/offered-service';
import { outboxRows } from '#server/testing/outbox-rows';
import { emptyShop, freshDataDir, startProgram } from '#server/testing/program';
import { openStored } from '#server/testing/stored-shop';

const CUSTOMERS = 25;
const SUBJECT = 'We are back';

const folder = freshDataDir();

it('kill -9 during a message and a status change sends everyone each email once', async () => {
  const settings = await emptyShop(folder);
  const program = await startProgram(settings);
  const { url } = program;
  const { serviceId, headers } = await offerService(url);
  const ask = async (method: string, path: string, body: unknown): Promise<unknown> => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    expect(response.ok).toBe(true);
    return response.json();
  };

  const { orderId } = orderAnswer.parse(await ask('POST', '/api/orders', orderBody(serviceId)));
  const people = Array.from({ length: CUSTOMERS }, (_, n) => `reader${n}@test.example`);
  const customerIds = await Promise.all(
    people.map(async (email) => {
      const person = { name: 'Riley Reader', email, phone: '555', password: 'secret-laces-1' };
      return createdAnswer.parse(await ask('POST', '/api/customers', person)).id;
    }),
  );

  await ask('PATCH', `/api/orders/${orderId}/status`, { status: 'received' });
  const sending = ask('POST', '/api/messages/send', { customerIds, subject: SUBJECT, message: 'Come by.' });
  const isUnderWay = async () => (await messages()).length;
  await expect.poll(isUnderWay, { interval: 10 }).toBeGreaterThan(2);
  await Promise.all([program.stop('SIGKILL'), sending.catch(() => null)]);
  expect((await messages()).length).toBeLessThan(CUSTOMERS);
  await makeJobsDue(folder);
  await startProgram(settings);

  const payload = await openStored(folder);
  const isSettled = async () => {
    const rows = await outboxRows(payload);
    const emailed = rows.filter(({ kind }) => kind === 'mail:message' || kind === 'mail:status-received');
    return emailed.length === CUSTOMERS + 1 && rows.every(({ status }) => status === 'sent');
  };
  await expect.poll(isSettled, { interval: 200 }).toBe(true);
  await payload.destroy();
  expect((await messages()).map(({ to }) => to).sort()).toEqual(people.sort());
  const arrived = (await readOutbox(folder)).filter(({ subject }) =>
    subject.startsWith('Your glove is here'),
  );
  expect(arrived.map(({ subject }) => subject)).toEqual([
    `Your glove is here: order ${orderNumber(orderId)}`,
  ]);
});

async function messages() {
  return (await readOutbox(folder)).filter(({ subject }) => subject === SUBJECT);
}
