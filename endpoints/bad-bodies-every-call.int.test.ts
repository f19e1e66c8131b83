import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { partsOf } from '#domain/api-calls/api-call';
import { API_CALLS } from '#domain/api-calls/api-calls';
import { badBodies, manyBodies } from '#server/testing/bad-bodies';
import { call } from '#server/testing/call';
import { startFakeEasypost } from '#server/testing/fake-easypost';
import { startFakeTwilio } from '#server/testing/fake-twilio';
import { testShop } from '#server/testing/test-shop';
import { type ValidCall, validBodies } from '#server/testing/valid-bodies';

// A fixed seed makes failures reproducible.
const SEED = 20_260_301;
const BODIES = manyBodies(25);

/** Every call with a JSON body, by method and path. */
const CALLS = API_CALLS.filter(({ body, takes }) => body && !takes);

const [easypost, twilio] = [await startFakeEasypost(), await startFakeTwilio()];
afterAll(async () => {
  await easypost.close();
  await twilio.close();
});
const shop = await testShop({ ...easypost.settings, ...twilio.settings });
const good = validBodies(shop);

function made(name: string): Promise<ValidCall> {
  const make = good[name];
  if (!make) throw new Error(`${name} takes a body, and the table of good bodies has none for it`);
  return make();
}

it('has a valid body for every call with one, and for no other', () => {
  expect(Object.keys(good).sort()).toEqual(CALLS.map((each) => each.call).sort());
});

it.each(CALLS.map((each) => [each.call, partsOf(each).method]))(
  'survives bad bodies for %s and accepts a valid one',
  async (name, method) => {
    const right = await made(name);
    const { status } = await call(`${shop.url}${right.path}`, { ...right, method });
    expect(status).toBeLessThan(300);
    const { path, body, headers } = await made(name);
    const property = fc.asyncProperty(badBodies({ ...body }), async (text) => {
      // Only failures listed for the call are allowed.
      const answer = await call(`${shop.url}${path}`, { method, body: text || ' ', headers });
      expect(answer.status).toBeLessThan(500);
      if (answer.status >= 400) expect(answer.body.message).toMatch(/\w{3}/);
    });
    await fc.assert(property, { numRuns: BODIES, seed: SEED, endOnFailure: true });
  },
);
