import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { customerExport } from '#domain/own-account/own-account-contract';
import { changeIf } from '#server/platform/database/change-if';
import { customerClient } from '#server/testing/client';
import { makeCustomer, makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const { payload, ...shop } = await testShop();
const { id: serviceId } = await makeService(payload);

it("the download has all of the emails and texts, and nobody else's (rule 10.16)", async () => {
  const customer = await makeCustomer(payload);
  const { id: orderId } = await makeOrder(payload, serviceId, { customer: customer.id });
  const other = await makeOrder(payload, serviceId);
  const texts = { cut: 'The tan one.\n\n> Which lace?', same: 'Thanks!' };
  const ids = { cut: randomUUID(), same: randomUUID() };
  for (const [name, fullText] of Object.entries(texts)) {
    const id = name === 'cut' ? ids.cut : ids.same;
    const text = fullText.split('\n')[0] ?? '';
    const reply = { id, key: id, state: 'posted', orderId, text, fullText, photos: [], files: [] };
    await payload.db.create({ collection: 'email-replies', data: reply });
    const event = {
      id,
      kind: 'message',
      actor: { role: 'customer' },
      text,
      data: { channel: 'email' },
    } as const;
    await changeIf(payload, 'orders', orderId, { data: { story: [event] } });
  }
  const held = { state: 'held', orderId, text: 'Not theirs', fullText: 'Not theirs', photos: [], files: [] };
  await payload.db.create({
    collection: 'email-replies',
    data: { id: randomUUID(), key: randomUUID(), ...held },
  });
  for (const [each, number] of [
    [orderId, '+16075550101'],
    [other.id, '+16075550102'],
  ])
    await payload.db.create({
      collection: 'texts',
      data: {
        ...{ id: randomUUID(), orderId: each, number, kind: 'received', body: 'Your glove is here.' },
        ...{ state: 'delivered', rank: 3, tries: 1, checks: 0, sentAt: '2026-05-04T12:00:00.000Z' },
      },
    });
  const client = await customerClient({ payload, ...shop }, customer);
  const { body } = await client('GET', '/api/customer/me/export');
  const { orders, texts: sent } = customerExport.strict().parse(body);
  expect(orders[0]?.messages).toMatchObject([
    { id: ids.cut, text: 'The tan one.', fullText: texts.cut },
    { id: ids.same, text: texts.same },
  ]);
  expect(orders[0]?.messages[1]).not.toHaveProperty('fullText');
  expect(sent).toEqual([
    {
      ...{ orderId, at: '2026-05-04T12:00:00.000Z', number: '+16075550101' },
      ...{ text: 'Your glove is here.', state: 'delivered' },
    },
  ]);
  expect(JSON.stringify(body)).not.toContain('Not theirs');
});
