import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import { ownerClient } from '#server/testing/client';
import { labelShop } from '#server/testing/label-shop';
import { startBeside } from '#server/testing/start-beside';

const { shop, easypost, owner, place, offer, buy, historyOf } = await labelShop();
const beside = await startBeside(shop);
afterAll(() => beside.close());
const there = await ownerClient({ ...shop, url: beside.url });

it.each([
  ['the same prices', 1],
  ['prices of their own', 6],
])('two servers that buy at once for %s buy one label (rule 27.2)', async (_what, offers) => {
  const { id: orderId } = await place();
  const offered = await Promise.all(Array.from({ length: offers }, () => offer(orderId)));
  const before = easypost.purchases();
  easypost.trouble('buy', 'slow', Number.POSITIVE_INFINITY);
  const purchases = Array.from({ length: 6 }, (_, index) => {
    const { id = '', rates = [] } = offered[index % offers] ?? {};
    const client = index % 2 ? owner : there;
    return { orderId, id, rateId: rates[0]?.id, key: randomUUID(), client };
  });
  const answers = await Promise.all(purchases.map(buy));
  const kinds = answers.map(({ status, body }) => (status === 200 ? 'bought' : String(Object(body).code)));
  expect(kinds.filter((kind) => kind === 'bought')).toHaveLength(1);
  expect(kinds.filter((kind) => !['bought', 'LABEL_AWAY', 'ALREADY_BOUGHT'].includes(kind))).toEqual([]);
  for (const [index, purchase] of purchases.entries())
    expect((await buy(purchase)).status).toBe(kinds[index] === 'bought' ? 200 : 409);
  expect(easypost.purchases() - before).toBe(1);
  expect((await historyOf(orderId)).filter(({ kind }) => kind === 'label')).toHaveLength(1);
  const emails = await shop.payload.find({
    collection: 'outbox',
    where: { and: [{ kind: { equals: 'order-status' } }, { key: { like: orderId } }] },
  });
  expect(emails.totalDocs).toBe(1);
});
