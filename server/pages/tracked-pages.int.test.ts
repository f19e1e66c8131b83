import { afterAll, expect, it, vi } from 'vitest';
import { findOrder } from '#server/orders/find-order';
import { trackToken } from '#server/orders/track-token';
import { changeIf } from '#server/platform/database/change-if';
import { log } from '#server/platform/tools/log';
import { makeOrder, makeService } from '#server/testing/factories';
import { servePages } from '#server/testing/serve-pages';
import { startTestShop } from '#server/testing/test-shop';

const shop = await startTestShop();
const pages = await servePages(shop);
const { id: serviceId } = await makeService(shop.payload);
const { id } = await makeOrder(shop.payload, serviceId, {
  status: 'received',
  customerName: 'Robin Catcher',
});
const order = await findOrder(shop.payload, id);
const token = order ? trackToken(shop.payload, order) : '';
afterAll(async () => {
  await pages.close();
  await shop.close();
});

const open = async (opens: string) => {
  const answer = await fetch(`${pages.url}/track/${opens}`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

it("an order's page has the order in it but no name", async () => {
  const { status, headers, text } = await open(token);
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(text).toContain('<meta name="robots" content="noindex">');
  expect(text).toContain(`"/api/track/${token}":{"number":"${id.slice(0, 8).toUpperCase()}"`);
  expect(text).not.toContain('Robin');
});

it("an order's page is rendered for each request", async () => {
  const { payload } = shop;
  await changeIf(payload, 'orders', id, { data: { status: 'in-progress' } });
  expect((await open(token)).text).toContain('"status":"in-progress"');
  await changeIf(payload, 'orders', id, { data: { status: 'received' } });
  expect((await open(token)).text).toContain('"status":"received"');
});

it.each(['A'.repeat(46), 'short', 'x%20y'])(
  'the unknown token %s answers 404 without an order',
  async (unknownToken) => {
    const { status, headers, text } = await open(unknownToken);
    expect([status, headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
      404,
      'no-store',
      'noindex',
    ]);
    expect(text).toContain(`"reads":{"/api/track/${unknownToken}":null}`);
  },
);

it("an order's page has no data while the database is down, and no log has its token", async () => {
  const written = vi.spyOn(log, 'error').mockImplementation(() => undefined);
  const failing = vi.spyOn(shop.payload.db, 'findOne').mockRejectedValue(new Error('gone'));
  const { status, text } = await open(token);
  failing.mockRestore();
  expect([status, text.includes('"reads":{}')]).toEqual([200, true]);
  expect(written).toHaveBeenCalled();
  expect(JSON.stringify(written.mock.calls)).not.toContain(token);
  written.mockRestore();
});

it("the page without a token is the same for everyone and isn't indexed", async () => {
  const answer = await fetch(`${pages.url}/track`);
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual([
    200,
    'no-cache',
    'noindex',
  ]);
});
