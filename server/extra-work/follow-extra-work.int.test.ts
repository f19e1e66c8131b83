import { describe, expect, it } from 'vitest';
import { openExtraWork } from '#domain/orders/extra-work';
import { DAY_MS } from '#domain/wire/durations';
import { changeIf } from '#server/platform/database/change-if';
import { deliver, emptyMailbox } from '#server/testing/deliver';
import { extraWorkShop } from '#server/testing/extra-work';
import { followExtraWork } from './follow-extra-work';

const { shop, order, proposed, stored, tokenOf, answer, view, kinds, subjects } = await extraWorkShop();

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
