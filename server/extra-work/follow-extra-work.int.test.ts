import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openExtraWork } from '#domain/orders/extra-work';
import { trackView } from '#domain/orders/track-contract';
import { createdAnswer } from '#domain/wire/change-answers';
import { changeIf } from '#server/database/change-if';
import { findOrder } from '#server/orders/find-order';
import { storedStory } from '#server/orders/stored-story';
import { trackToken } from '#server/orders/track-token';
import { type Client, clientWith, ownerClient } from '#server/testing/client';
import { deliver, emptyMailbox } from '#server/testing/deliver';
import { makeOrder, makeService } from '#server/testing/factories';
import { startTestShop, type TestShop } from '#server/testing/test-shop';
import type { Order } from '../../payload-types';
import { followExtraWork } from './follow-extra-work';

let shop: TestShop;
let owner: Client;
let anyone: Client;
let serviceId: string;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await ownerClient(shop);
  anyone = clientWith(shop);
  serviceId = (await makeService(shop.payload)).id;
});
afterAll(() => shop.close());

const DAY_MS = 24 * 60 * 60 * 1000;
const LINES = [
  { description: 'New palm lining', amount: 1500 },
  { description: 'Heel pad', amount: 800 },
];
const order = async (data: Partial<Order> = {}) =>
  (await makeOrder(shop.payload, serviceId, { status: 'received', ...data })).id;
const proposed = async (id: string, body: object = {}) => {
  const { body: made } = await owner('POST', `/api/orders/${id}/extra-work`, { lines: LINES, ...body });
  return createdAnswer.parse(made).id;
};
const stored = async (id: string) => {
  const found = await findOrder(shop.payload, id);
  if (!found) throw new Error('the order is gone');
  return found;
};
const tokenOf = async (id: string) => trackToken(shop.payload, await stored(id));
const answer = async (id: string, extraId: string, word: string) =>
  anyone('POST', `/api/track/${await tokenOf(id)}/extra-work/${extraId}`, { answer: word });
const view = async (id: string) =>
  trackView.parse((await anyone('GET', `/api/track/${await tokenOf(id)}`)).body);
const kinds = async (id: string) =>
  storedStory(await stored(id))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('extra-work') || kind === 'reminder');
const follow = (days: number) =>
  followExtraWork({
    payload: shop.payload,
    now: new Date(Date.now() + days * DAY_MS),
    did: () => undefined,
  });
const subjects = async (id: string) => {
  const number = id.slice(0, 8).toUpperCase();
  return (await deliver(shop))
    .filter(({ subject }) => subject.includes(number))
    .map(({ to, subject }) => `${to}: ${subject.replace(number, 'N')}`)
    .sort();
};

describe('extra work by the clock', () => {
  it('is mailed, reminded of after three days and ends: once each, by any number of servers', async () => {
    const id = await order({ customerEmail: 'waits@mail.example' });
    await deliver(shop);
    await emptyMailbox(shop);
    const extraId = await proposed(id, { note: 'Have a look.' });
    const [mail] = (await deliver(shop)).filter(({ to }) => to === 'waits@mail.example');
    for (const said of ['New palm lining', '$23.00', 'Have a look.', `/track/${await tokenOf(id)}`])
      expect(mail?.text).toContain(said);
    await follow(2.5);
    expect(await kinds(id)).toEqual(['extra-work-proposed']);
    await Promise.all([follow(3.1), follow(3.1), follow(3.1)]);
    await follow(5);
    expect(await subjects(id)).toEqual([
      'waits@mail.example: Please answer: order N',
      'waits@mail.example: We found something: order N',
    ]);
    await Promise.all([follow(7.1), follow(7.1), follow(7.1)]);
    await follow(8);
    expect(await kinds(id)).toEqual(['extra-work-proposed', 'reminder', 'extra-work-expired']);
    expect((await subjects(id)).slice(0, 1)).toEqual([
      'owner@test.example: Robin Shortstop did not answer: extra work on order N',
    ]);
    expect(await subjects(id)).toContain('waits@mail.example: Not answered in time: order N');
    expect((await answer(id, extraId, 'accept')).status).toBe(409);
  });

  it('is over at its end, before the job has come by', async () => {
    const id = await order();
    const extraId = await proposed(id, { expiresInDays: 1 });
    const open = openExtraWork((await stored(id)).extraWork);
    // As if it had been proposed the day before yesterday.
    const at = new Date(Date.now() - 2 * DAY_MS).toISOString();
    const extraWork = [{ ...open, at, expiresAt: new Date(Date.now() - DAY_MS).toISOString() }];
    const { payload } = shop;
    const except = ['keep-extra-work'];
    await changeIf({ payload, collection: 'orders', id, data: { extraWork }, except });
    expect((await view(id)).extraWork).toMatchObject([{ status: 'expired' }]);
    expect((await answer(id, extraId, 'accept')).status).toBe(409);
  });
});
