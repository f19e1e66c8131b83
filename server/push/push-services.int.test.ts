import { describe, expect, it } from 'vitest';
import { drain } from '#server/testing/deliver';
import { makeAllDue, outboxRows, putsOff } from '#server/testing/outbox-rows';
import { pushShop, titles } from '#server/testing/push-shop';
import { setRow } from '#server/testing/set-row';

const { shop, owner, turnOn, storedDevices, deviceRows, onlyRow, sendDue, placeOrder } = await pushShop();
const { payload } = shop;

describe('a push service', () => {
  it.each([404, 410])('that answers %i makes the shop forget the device', async (status) => {
    const { phone } = await turnOn(owner);
    const other = await turnOn(owner);
    phone.trouble({ status });
    await placeOrder();
    await sendDue();
    expect(await storedDevices()).toBe(1);
    expect(titles(other.phone)).toEqual(['New order']);
    expect(new Set((await deviceRows()).map((row) => row.status))).toEqual(new Set(['dropped', 'sent']));
  });

  it.each([
    ['seconds', () => '120', 120],
    ['a date', () => new Date(Date.now() + 120_000).toUTCString(), 120],
    ['too long', () => '999999', 3600],
  ])('that sends Retry-After as %s is called again at that time', async (_as, retryAfter, seconds) => {
    const { phone } = await turnOn(owner);
    await placeOrder();
    phone.trouble({ status: 429, retryAfter: retryAfter() }, 1);
    await sendDue();
    const row = await onlyRow();
    expect(row).toMatchObject({ status: 'pending', attempts: 0 });
    const wait = (Date.parse(row.dueAt) - Date.now()) / 1000;
    expect(Math.abs(wait - seconds)).toBeLessThan(60);
    await makeAllDue(payload);
    await sendDue();
    expect(titles(phone)).toEqual(['New order']);
  });

  it.each([429, 500, 503])(
    'that answers %i is asked again, with longer and longer pauses',
    async (status) => {
      const { phone } = await turnOn(owner);
      phone.trouble({ status }, 3);
      await placeOrder();
      for (const seconds of [5, 10, 20]) {
        expect(await putsOff(sendDue, onlyRow, seconds)).toBe(true);
        await makeAllDue(payload);
      }
      await sendDue();
      expect(titles(phone)).toEqual(['New order']);
    },
  );

  it("that's down for hours gets no outdated notifications", async () => {
    const { phone } = await turnOn(owner);
    phone.trouble({ status: 500 }, 1);
    await placeOrder();
    await sendDue();
    const row = await onlyRow();
    await setRow(payload, 'outbox', row.id, {
      createdAt: new Date(Date.now() - 5 * 60 * 60 * 1000).toISOString(),
    });
    await makeAllDue(payload);
    await sendDue();
    expect(phone.received).toEqual([]);
    expect((await deviceRows()).map(({ status }) => status)).toEqual(['dropped']);
  });

  it.each([400, 401, 403, 413])(
    'that answers %i is not asked again, and the device stays',
    async (status) => {
      const { phone } = await turnOn(owner);
      phone.trouble({ status });
      await placeOrder();
      await sendDue();
      expect((await deviceRows()).map((row) => row.status)).toEqual(['dropped']);
      expect(await storedDevices()).toBe(1);
    },
  );

  it('that hangs delays neither emails nor other devices', async () => {
    const hanging = await Promise.all([turnOn(owner), turnOn(owner), turnOn(owner)]);
    for (const { phone } of hanging) phone.trouble('hang', 1);
    const other = await turnOn(owner);
    await placeOrder();
    // Five loops run at once, as in the shop's worker.
    const work = () => Promise.all(Array.from({ length: 5 }, () => drain(shop)));
    const working = work();
    const emails = async () => {
      const rows = await outboxRows(payload, { kind: { in: ['mail:new-order', 'mail:order-received'] } });
      return rows.map(({ status }) => status);
    };
    await expect.poll(emails).toEqual(['sent', 'sent']);
    await working;
    const arrived = async () => {
      await makeAllDue(payload);
      await work();
      return [other, ...hanging].map(({ phone }) => titles(phone));
    };
    await expect.poll(arrived).toEqual(Array.from({ length: 4 }, () => ['New order']));
  });
});
