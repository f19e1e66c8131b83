import { afterAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SHOP_DEFAULTS } from '#domain/shop-settings/shop-settings';
import { readShopSettings } from '../../shop-settings/read-shop-settings';
import { makeService } from '../../testing/factories';
import { gate } from '../../testing/gate';
import { startTestShop, type TestShop } from '../../testing/test-shop';
import { enqueue } from '../outbox/enqueue';
import { startOutboxWorker, wakeOutbox } from '../outbox/worker';
import { oneAtATime } from '../tools/per-shop';

const one = await startTestShop({ SITE_URL: 'https://one.example' });
const other = await startTestShop();
afterAll(() => Promise.all([one.close(), other.close()]));

const services = async ({ url }: TestShop) =>
  z.array(z.object({ name: z.string() })).parse(await (await fetch(`${url}/api/services`)).json());

it('two shops in one process have separate settings, lists, and cookies', async () => {
  await makeService(one.payload, { name: 'Relacing at one' });
  expect(await services(one)).toMatchObject([{ name: 'Relacing at one' }]);
  expect(await services(other)).toEqual([]);
  expect((await readShopSettings(other.payload)).address).toBe(SHOP_DEFAULTS.address);
  await one.payload.updateGlobal({ slug: 'shop-settings', data: { address: 'First Base' } });
  expect((await readShopSettings(one.payload)).address).toBe('First Base');
  expect((await readShopSettings(other.payload)).address).toBe(SHOP_DEFAULTS.address);
  const secure = ({ payload }: TestShop) => payload.collections.admins.config.auth.cookies.secure;
  expect([secure(one), secure(other)]).toEqual([true, false]);
});

it('two shops in one process have separate caches and queues', async () => {
  const cached = readShopSettings(other.payload);
  await one.payload.updateGlobal({ slug: 'shop-settings', data: { address: 'Second Base' } });
  expect(readShopSettings(other.payload)).toBe(cached);
  const { opened, open } = gate();
  const blocking = oneAtATime(one.payload, 'work', () => opened);
  expect(await oneAtATime(other.payload, 'work', async () => 'done')).toBe('done');
  open();
  await blocking;
});

it('two shops in one process wake their own workers', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const handled: string[] = [];
  const working = ({ payload }: TestShop, name: string) => {
    const handler = async () => {
      handled.push(name);
      return 'done' as const;
    };
    return startOutboxWorker(payload, () => handler);
  };
  const workers = [working(one, 'one'), working(other, 'other')];
  try {
    for (const { payload } of [one, other]) {
      await enqueue(payload, 'order-received', { key: 'an order', data: {} });
    }
    wakeOutbox(one.payload);
    await expect.poll(() => handled).toContain('one');
    wakeOutbox(other.payload);
    await expect.poll(() => handled).toContain('other');
  } finally {
    vi.useRealTimers();
    await Promise.all(workers.map((worker) => worker.stop()));
  }
});
