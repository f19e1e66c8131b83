import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { extraWorkOf, openExtraWork } from '#domain/orders/extra-work';
import { createdAnswer } from '#domain/wire/change-answers';
import { DAY_MS } from '#domain/wire/durations';
import { changeIf } from '#server/platform/database/change-if';
import { deliver, emptyMailbox } from '#server/testing/deliver';
import { extraWorkShop } from '#server/testing/extra-work';
import { outboxRows } from '#server/testing/outbox-rows';
import { setRow } from '#server/testing/set-row';
import { followExtraWork } from './follow-extra-work';

const { shop, owner, order, proposed, stored, tokenOf, answer, view, kinds, subjects } =
  await extraWorkShop();

const follow = (days: number) =>
  followExtraWork(shop.payload, new Date(Date.now() + days * DAY_MS), () => undefined);

describe('followExtraWork', () => {
  it('reminds after three days and expires the proposal, once each on any number of servers', async () => {
    const id = await order({ customerEmail: 'waits@mail.example' });
    await deliver(shop);
    await emptyMailbox(shop);
    const extraId = await proposed(id, { note: 'Have a look.' });
    const [email] = (await deliver(shop)).filter(({ to }) => to === 'waits@mail.example');
    for (const expected of ['New palm lining', '$23.00', 'Have a look.', `/track/${await tokenOf(id)}`])
      expect(email?.text).toContain(expected);
    await follow(2.5);
    expect(await kinds(id)).toEqual(['extra-work-proposed']);
    await Promise.all([follow(3.1), follow(3.1), follow(3.1)]);
    await follow(5);
    expect(await subjects(id)).toEqual([
      'waits@mail.example: Still waiting for your answer: order N',
      'waits@mail.example: We found something: order N',
    ]);
    await Promise.all([follow(7.1), follow(7.1), follow(7.1)]);
    await follow(8);
    expect(await kinds(id)).toEqual(['extra-work-proposed', 'reminder', 'extra-work-expired']);
    expect((await subjects(id)).slice(0, 1)).toEqual([
      "owner@test.example: Robin Shortstop didn't answer: extra work on order N",
    ]);
    expect(await subjects(id)).toContain("waits@mail.example: We didn't hear back: order N");
    expect((await answer(id, extraId, 'accept')).status).toBe(409);
  });

  it("isn't needed to close an expired proposal", async () => {
    const id = await order();
    const extraId = await proposed(id, { expiresInDays: 1 });
    const open = openExtraWork((await stored(id)).extraWork);
    const at = new Date(Date.now() - 2 * DAY_MS).toISOString();
    const extraWork = [{ ...open, at, expiresAt: new Date(Date.now() - DAY_MS).toISOString() }];
    const { payload } = shop;
    const except = ['merge-extra-work'];
    await changeIf(payload, 'orders', id, { data: { extraWork }, except });
    expect((await view(id)).extraWork).toMatchObject([{ status: 'expired' }]);
    expect((await answer(id, extraId, 'accept')).status).toBe(409);
  });
});

class Killed extends Error {}

describe('a proposal whose process dies', () => {
  let orderId: string;
  beforeEach(async () => {
    orderId = await order();
    await emptyMailbox(shop);
  });
  afterEach(() => vi.restoreAllMocks());

  const propose = (key: string) => {
    const body = { lines: [{ description: 'New palm lining', amount: 1500 }] };
    return owner('POST', `/api/orders/${orderId}/extra-work`, body, { 'Idempotency-Key': key });
  };

  async function proposeKilled(key: string): Promise<void> {
    const { db } = shop.payload;
    const write = db.updateOne.bind(db);
    const spied = vi
      .spyOn(db, 'updateOne')
      .mockImplementation((args) =>
        args.collection === 'orders' ? Promise.reject(new Killed()) : write(args),
      );
    expect((await propose(key)).status).toBe(500);
    spied.mockRestore();
    expect(await queued()).toMatchObject([{ kind: 'mail:extra-work', status: 'pending' }]);
    expect(await storedIds()).toEqual([]);
  }

  const queued = () => outboxRows(shop.payload, { key: { like: `${orderId}:extra-work:` } });
  const storedIds = async () => extraWorkOf((await stored(orderId)).extraWork).map(({ id }) => id);
  const emailed = async () => (await deliver(shop)).filter(({ subject }) => subject.startsWith('We found'));

  async function ageEmails(): Promise<void> {
    const createdAt = new Date(Date.now() - 11 * 60 * 1000).toISOString();
    for (const { id } of await queued()) await setRow(shop.payload, 'outbox', id, { createdAt });
  }

  it('sends no email if the process dies before the proposal is stored, and one after a retry', async () => {
    const key = randomUUID();
    await proposeKilled(key);
    expect(await emailed()).toEqual([]);
    const { status, body } = await propose(key);
    expect(status).toBe(201);
    expect(await storedIds()).toEqual([createdAnswer.parse(body).id]);
    expect(await emailed()).toHaveLength(1);
    expect(await emailed()).toHaveLength(1);
  });

  it('sends the email after a retry even if the first one was dropped', async () => {
    const key = randomUUID();
    await proposeKilled(key);
    await ageEmails();
    expect(await emailed()).toEqual([]);
    expect(await queued()).toMatchObject([{ status: 'dropped' }]);
    expect((await propose(key)).status).toBe(201);
    expect(await emailed()).toHaveLength(1);
  });

  it("sends only the stored proposal's email after a new request", async () => {
    await proposeKilled(randomUUID());
    const { body } = await propose(randomUUID());
    await ageEmails();
    expect(await emailed()).toHaveLength(1);
    const rows = (await queued()).map(({ payload, status }) => [Object(payload).extraId, status]);
    expect(rows).toHaveLength(2);
    expect(rows).toContainEqual([createdAnswer.parse(body).id, 'sent']);
    expect(rows.map(([, status]) => status).sort()).toEqual(['dropped', 'sent']);
  });
});
