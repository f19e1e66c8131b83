import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { discountVerifyAnswer, discountView } from '#domain/discounts/discount-contract';
import { UNLIMITED } from '#domain/testing/samples';
import { createdAnswer, versionAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import { call } from '#server/testing/call';
import { ownerClient } from '#server/testing/client';
import { makeDiscount } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const owner = await ownerClient(shop);

const list = async () => {
  const { status, body } = await owner('GET', '/api/discounts');
  expect(status).toBe(200);
  return z.array(z.strictObject(discountView.shape)).parse(body);
};
const create = (body: unknown) => owner('POST', '/api/discounts', body);
const form = (changes: object = {}) => ({ code: 'SPRING10', type: 'percentage', value: 1000, ...changes });

describe('GET /api/discounts', () => {
  it('is complete and newest first', async () => {
    expect(await list()).toEqual([]);
    for (let day = 1; day <= 15; day += 1) {
      await makeDiscount(shop.payload, {
        code: `DAY${day}`,
        active: day % 2 === 1,
        createdAt: new Date(Date.UTC(2025, 0, day)).toISOString(),
      });
    }
    const found = await list();
    expect(found.map(({ code }) => code)).toEqual(Array.from({ length: 15 }, (_, n) => `DAY${15 - n}`));
    expect(found[0]).toEqual({
      id: expect.any(String),
      version: 0,
      code: 'DAY15',
      type: 'percentage',
      value: 1000,
      active: 1,
      createdAt: '2025-01-15T00:00:00.000Z',
      ...UNLIMITED,
    });
    expect(found[1]?.active).toBe(0);
  });
});

describe('POST /api/discounts', () => {
  it.each([
    [form({ code: ' autumn-5 ' }), { code: 'AUTUMN-5', type: 'percentage', value: 1000, active: 1 }],
    [form({ code: 'All', value: 10_000, active: 0 }), { code: 'ALL', value: 10_000, active: 0 }],
    [form({ code: 'FIVE', type: 'fixed', value: 50_000 }), { type: 'fixed', value: 50_000 }],
    [form({ code: 'NIL', value: 0, active: true }), { value: 0, active: 1 }],
  ])('creates %j', async (body, stored) => {
    const answer = await create(body);
    expect(answer.status).toBe(201);
    const { id } = z.strictObject(createdAnswer.shape).parse(answer.body);
    expect((await list()).find((each) => each.id === id)).toMatchObject(stored);
  });

  it.each<[object, string]>([
    [{ code: 'ab' }, 'code'],
    [{ code: 'a b c' }, 'code'],
    [{ code: undefined }, 'code'],
    [{ type: 'free' }, 'type'],
    [{ value: undefined }, 'value'],
    [{ value: '10' }, 'value'],
    [{ value: 10_001 }, 'value'],
    [{ value: -1 }, 'value'],
    [{ value: 0.5 }, 'value'],
    [{ type: 'fixed', value: 0.5 }, 'value'],
    [{ active: 2 }, 'active'],
  ])('rejects %j with 400 for the field and stores nothing', async (changes, field) => {
    const before = await shop.payload.count({ collection: 'discounts' });
    const { status, body } = await create(form({ code: 'FRESH', ...changes }));
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    });
    expect(await shop.payload.count({ collection: 'discounts' })).toEqual(before);
  });

  it('answers 409 for an existing code in any case, and creates one of 5 simultaneous ones', async () => {
    const { code } = await makeDiscount(shop.payload);
    expect(await create(form({ code: code.toLowerCase() }))).toMatchObject({
      status: 409,
      body: { message: 'This code already exists', errors: { code: MESSAGES.codeExists } },
    });
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(form({ code: 'RACE' }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });
});

describe('PATCH /api/discounts/{id}', () => {
  const patch = (id: string, body: unknown) => owner('PATCH', `/api/discounts/${id}`, body);

  it('turns a code off and on, and changes nothing else', async () => {
    const { id, code } = await makeDiscount(shop.payload);
    const valid = async () => (await owner('POST', '/api/discounts/verify', { code })).body;
    const { status, body } = await patch(id, { active: 0, value: 1, code: 'OTHER' });
    expect(status).toBe(200);
    z.strictObject(versionAnswer.shape).parse(body);
    expect(await valid()).toEqual({ valid: false });
    await patch(id, { active: true });
    expect(await valid()).toEqual({ valid: true, discount: { type: 'percentage', value: 1000 } });
  });

  it.each([{}, { active: null }, { active: 'yes' }, { active: 2 }])('rejects %j with 400', async (body) => {
    const { id } = await makeDiscount(shop.payload);
    expect(await patch(id, body)).toMatchObject({
      status: 400,
      body: { errors: { active: expect.any(String) } },
    });
  });
});

describe('POST /api/discounts/verify', () => {
  const verify = (body: unknown) => call(`${shop.url}/api/discounts/verify`, { body });
  beforeAll(async () => {
    await makeDiscount(shop.payload, { code: 'SPRING10', type: 'percentage', value: 1000 });
    await makeDiscount(shop.payload, { code: 'FIVE-OFF', type: 'fixed', value: 500 });
    await makeDiscount(shop.payload, { code: 'OVER', active: false });
  });

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
