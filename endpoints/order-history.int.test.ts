import { describe, expect, it } from 'vitest';
import { changeIf } from '#server/platform/database/change-if';
import { removeFinished } from '#server/platform/jobs/remove-finished';
import { ownerClient } from '#server/testing/client';
import { deliver, drain, emptyMailbox } from '#server/testing/deliver';
import { makeOrder, makeService } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';
import type { Order } from '../payload-types';

const shop = await testShop({ RATE_LIMITS: 'on' });
const owner = await ownerClient(shop);
const serviceId = (await makeService(shop.payload)).id;

const order = (data: Partial<Order> = {}) => makeOrder(shop.payload, serviceId, data);

describe("an order's history", () => {
  it('has everything that happened, including notes and emails, newest first', async () => {
    const { id } = await order({ status: 'not_received' });
    await owner('POST', `/api/orders/${id}/notes`, { text: 'Heel pad is loose' });
    await owner('POST', `/api/orders/${id}/messages`, { text: 'Shall we mend the heel?' });
    await deliver(shop);
    const { body } = await owner('GET', `/api/orders/${id}/events`);
    expect(body).toMatchObject([
      { kind: 'mail', data: { mail: 'mail:message-on-order', result: 'sent' }, isPublic: false },
      { kind: 'message', actor: { role: 'owner' }, text: 'Shall we mend the heel?', isPublic: true },
      { kind: 'note', text: 'Heel pad is loose', isPublic: false },
      { kind: 'paid' },
      { kind: 'ordered' },
    ]);
  });

  it('keeps emails the outbox has removed, and failures sent again', async () => {
    const { payload } = shop;
    const { id } = await order({ status: 'not_received', customerEmail: 'told@mail.example' });
    await owner('POST', `/api/orders/${id}/messages`, { text: 'One' });
    const where = { key: { like: `${id}:message` } };
    const [row] = await outboxRows(payload, where);
    await setRow(payload, 'outbox', row?.id ?? '', {
      status: 'failed',
      attempts: 40,
      lastError: 'no such mailbox',
    });
    expect((await owner('POST', `/api/outbox/${row?.id}/resend`)).status).toBe(200);
    await deliver(shop);
    const emails = async () => {
      const { body } = await owner('GET', `/api/orders/${id}/events`);
      const events = Array.isArray(body) ? body : [];
      return events.flatMap(({ kind, data }) => (kind === 'mail' ? [data.result] : []));
    };
    expect(await emails()).toEqual(['sent', 'failed']);
    await removeFinished(payload, 90, new Date(Date.now() + 91 * 86_400_000)).run(() => undefined);
    expect(await outboxRows(payload, where)).toEqual([]);
    expect(await emails()).toEqual(['sent', 'failed']);
  });

  it("can't be changed or removed", async () => {
    const { id } = await order();
    const before = (await owner('GET', `/api/orders/${id}/events`)).body;
    await owner('PATCH', `/api/orders/${id}`, { story: [], readyTo: '2030-01-01' });
    await owner('PATCH', `/cms/api/orders/${id}`, { story: [] });
    for (const method of ['DELETE', 'PUT', 'PATCH', 'POST'] as const)
      expect((await owner(method, `/api/orders/${id}/events`, {})).status).toBe(404);
    expect((await owner('GET', `/api/orders/${id}/events`)).body).toEqual(before);
  });
});

describe('the ready-by date', () => {
  const set = (id: string, body: unknown, headers = {}) =>
    owner('PATCH', `/api/orders/${id}/ready-by`, body, headers);

  it('can be changed and cleared by the owner', async () => {
    const { id } = await order({ status: 'received' });
    const days = { from: '2099-12-04', to: '2099-12-05' };
    expect((await set(id, days)).status).toBe(200);
    expect((await owner('GET', `/api/orders/${id}`)).body).toMatchObject({ readyBy: days });
    expect((await set(id, null)).status).toBe(200);
    expect((await owner('GET', `/api/orders/${id}`)).body).toMatchObject({ readyBy: null });
  });

  it.each([
    ['that ends before it begins', { from: '2099-12-05', to: '2099-12-04' }, 'to'],
    ['in the past', { from: '2020-01-01', to: '2020-01-02' }, 'to'],
    ['that is not a day', { from: '2099-02-31', to: '2099-03-01' }, 'from'],
  ])('rejects one %s', async (_what, body, field) => {
    const { id } = await order({ status: 'received' });
    const answer = await set(id, body);
    expect([answer.status, answer.body]).toMatchObject([400, { errors: { [field]: expect.any(String) } }]);
  });

  it('emails a later date once, and an earlier one not at all', async () => {
    const { id } = await order({ status: 'received', customerEmail: 'later@mail.example' });
    await drain(shop);
    await emptyMailbox(shop);
    const emails = async () => (await deliver(shop)).filter(({ to }) => to === 'later@mail.example');
    await set(id, { from: '2099-01-01', to: '2099-01-02' });
    await set(id, { from: '2098-01-01', to: '2098-01-02' });
    expect(await emails()).toEqual([]);
    await set(id, { from: '2099-03-01', to: '2099-03-02' });
    await set(id, { from: '2099-03-01', to: '2099-03-02' });
    expect((await emails()).map(({ subject }) => subject)).toEqual([
      `Order ${id.slice(0, 8).toUpperCase()}: ready around Sun, Mar 1 to Mon, Mar 2`,
    ]);
  });

  it('filters and sorts the list', async () => {
    const { payload } = shop;
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const made = await Promise.all(
      [-5, 2, 30].map(async (days) => {
        const { id } = await order({ status: 'in-progress', customerName: 'Due Tester' });
        const data = { readyFrom: day(days), readyTo: day(days) };
        await changeIf(payload, 'orders', id, { data });
        return id;
      }),
    );
    const ids = async (query: string) => {
      const { body } = await owner('GET', `/api/orders?search=Due+Tester&${query}`);
      return Array.isArray(body) ? body.map(({ id }) => id) : body;
    };
    expect(await ids('due=overdue')).toEqual([made[0]]);
    expect(await ids('due=week')).toEqual([made[1]]);
    expect(await ids('due=later')).toEqual([made[2]]);
    expect(await ids('sort=readyBy')).toEqual(made);
    expect((await owner('GET', '/api/orders?due=never')).status).toBe(400);
  });
});
