import { describe, expect, it } from 'vitest';
import { discountVerifyAnswer } from '#domain/discounts/discount-contract';
import { call } from '#server/testing/call';
import { makeDiscount } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
await makeDiscount(shop.payload, { code: 'SPRING10', type: 'percentage', value: 1000 });
await makeDiscount(shop.payload, { code: 'FIVE-OFF', type: 'fixed', value: 500 });
await makeDiscount(shop.payload, { code: 'OVER', active: false });

const verify = (body: unknown) => call(`${shop.url}/api/discounts/verify`, { body });

describe('POST /api/discounts/verify', () => {
  it.each([
    ['SPRING10', { valid: true, discount: { type: 'percentage', value: 1000 } }],
    ['spring10', { valid: true, discount: { type: 'percentage', value: 1000 } }],
    ['  Spring10  ', { valid: true, discount: { type: 'percentage', value: 1000 } }],
    ['five-off', { valid: true, discount: { type: 'fixed', value: 500 } }],
    ['OVER', { valid: false }],
    ['UNKNOWN', { valid: false }],
    ['SPRING1', { valid: false }],
    ['SPRING%', { valid: false }],
    ['.*', { valid: false }],
    ["' OR 1=1 --", { valid: false }],
  ])('answers %j with %j', async (code, answer) => {
    const { status, body } = await verify({ code });
    expect({ status, body }).toEqual({ status: 200, body: answer });
    expect(discountVerifyAnswer.safeParse(body).success).toBe(true);
  });

  it('sees right away that a code was turned off', async () => {
    const { id, code } = await makeDiscount(shop.payload);
    expect((await verify({ code })).body).toMatchObject({ valid: true });
    await shop.payload.update({ collection: 'discounts', id, data: { active: false } });
    expect((await verify({ code })).body).toEqual({ valid: false });
  });
});
