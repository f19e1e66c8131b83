import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { findAll } from '#server/platform/database/find';
import { call } from '#server/testing/call';
import { orderBody } from '#server/testing/factories';
import { type KillableShop, withKillableShop } from '#server/testing/killable-shop';
import { setRow } from '#server/testing/set-row';

let shop: KillableShop;
withKillableShop((made) => {
  shop = made;
});

const CODE = 'LASTFIVE';
const USES = 5;
const AT_ONCE = 10;
/** The time between the first order and the kill, in ms. */
const KILLS_AFTER = [5, 25, 60, 120];

const place = () =>
  call(`${shop.program.url}/api/orders`, { body: orderBody(shop.serviceId, { discountCode: CODE }) });
const many = () => Promise.allSettled(Array.from({ length: AT_ONCE }, place));

const uses = z.array(z.object({ code: z.string(), uses: z.int() }));
async function usesNow(): Promise<number | undefined> {
  const list = await fetch(`${shop.program.url}/api/discounts`, { headers: shop.headers });
  return uses.parse(await list.json()).find(({ code }) => code === CODE)?.uses;
}

/** Makes the holds of killed processes expire, as if ten minutes had passed. */
const endHolds = () =>
  shop.inDatabase(async (payload) => {
    const docs = await findAll(payload, 'discount-holds');
    for (const { id } of docs) await setRow(payload, 'discount-holds', id, { holds: [] });
  });

it('kill -9 while orders take the last uses of a code gives none away twice and loses none (rule 29.4)', async () => {
  const body = { code: CODE, type: 'fixed', value: 500, active: true, maxUses: USES };
  expect((await call(`${shop.program.url}/api/discounts`, { body, headers: shop.headers })).status).toBe(201);
  for (const ms of KILLS_AFTER) {
    const sent = many();
    await wait(ms);
    await shop.kill();
    await sent;
    await shop.restart();
    expect(await usesNow()).toBeLessThanOrEqual(USES);
  }
  await shop.kill();
  await endHolds();
  await shop.restart();
  await many();
  expect(await usesNow()).toBe(USES);
});
