import { randomUUID } from 'node:crypto';
import { ValidationError } from 'payload';
import { describe, expect, it } from 'vitest';
import { makeDiscount, makeLaceColor, makeOrder, makeReader, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import type { Order, Outbox } from '../../../payload-types';
import { changeIf, fieldIs } from './change-if';

const shop = await testShop();
const serviceId = (await makeService(shop.payload)).id;

async function email(data: Partial<Outbox> = {}): Promise<Outbox> {
  const [id, dueAt] = [randomUUID(), new Date().toISOString()];
  return shop.payload.db.create({
    collection: 'outbox',
    data: { id, key: id, kind: 'message', payload: {}, status: 'pending', attempts: 0, dueAt, ...data },
  });
}
const change = (id: string, data: Parameters<typeof changeIf<'outbox'>>[3]['data'], ...condition: object[]) =>
  changeIf(shop.payload, 'outbox', id, { data, condition: condition.map((filter) => ({ ...filter })) });
const readEmail = (id: string) => shop.payload.findByID({ collection: 'outbox', id });
const order = (data: Partial<Order> = {}) => makeOrder(shop.payload, serviceId, data);

describe('changeIf', () => {
  it('returns the changed document and changes no other field', async () => {
    const before = await email({ recipient: 'robin@test.example' });
    const changed = await change(
      before.id,
      { status: 'running', lastError: null },
      { attempts: { equals: 0 } },
    );
    expect(changed).toMatchObject({ id: before.id, status: 'running', recipient: 'robin@test.example' });
    const after = await readEmail(before.id);
    expect(after).toMatchObject({ ...before, status: 'running', updatedAt: changed?.updatedAt });
    expect(Date.parse(after.updatedAt)).toBeGreaterThanOrEqual(Date.parse(before.updatedAt));
  });

  it('returns null and writes nothing if the condition fails or the document is missing', async () => {
    const { id } = await email();
    expect(await change(id, { status: 'sent' }, { attempts: { equals: 1 } })).toBeNull();
    expect(
      await change(id, { status: 'sent' }, { attempts: { equals: 0 } }, { kind: { equals: 'x' } }),
    ).toBeNull();
    expect(await change(randomUUID(), { status: 'sent' })).toBeNull();
    expect((await readEmail(id)).status).toBe('pending');
  });

  it('ignores undefined and clears null', async () => {
    const { id } = await email({ recipient: 'robin@test.example', lastError: 'full' });
    const data = { recipient: undefined, lastError: null, status: 'sent' } as const;
    expect(await change(id, data)).toMatchObject({ recipient: 'robin@test.example', status: 'sent' });
    expect((await readEmail(id)).lastError ?? null).toBeNull();
    expect(data).toEqual({ recipient: undefined, lastError: null, status: 'sent' });
  });

  it('writes once for twenty identical simultaneous calls', async () => {
    const { id } = await email();
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        change(id, { status: 'running', lastError: `claim ${n}` }, { status: { equals: 'pending' } }),
      ),
    );
    const made = claims.filter((claim) => claim !== null);
    expect(made).toHaveLength(1);
    expect((await readEmail(id)).lastError).toBe(made[0]?.lastError);
  });

  it('keeps all twenty simultaneous increments', async () => {
    const { id } = await email();
    await Promise.all(Array.from({ length: 20 }, () => change(id, { attempts: { $inc: 2 } })));
    expect((await readEmail(id)).attempts).toBe(40);
  });

  const newEmail = async () => ({ collection: 'outbox', id: (await email()).id }) as const;
  const newOrder = async () => ({ collection: 'orders', id: (await order()).id }) as const;
  const newPayment = async () => {
    const id = randomUUID();
    const data = { id, requestId: id, paypalOrderId: id, orderId: id, amount: 1 };
    await shop.payload.db.create({ collection: 'simulated-payments', data });
    return { collection: 'simulated-payments', id } as const;
  };
  const newReader = async () =>
    ({ collection: 'customers', id: (await makeReader(shop.payload)).id }) as const;

  it.each([
    ['a text', newEmail, 'lastError', ['a', 'b', '', null]],
    ['an area of text', newOrder, 'paymentProblem', ['One.\nTwo.', '', null]],
    ['a number', newOrder, 'total', [100, 0, null]],
    ['a moment', newEmail, 'leaseUntil', ['2030-01-01T00:00:00.000Z', '2030-01-01T00:00:00.001Z', null]],
    ['a choice', newPayment, 'outcome', ['approve', 'cancel', null]],
    ['a checkbox', newReader, 'mailingListOptIn', [true, false]],
  ] as const)('matches %s as it was read', async (_what, make, field, values) => {
    const { collection, id } = await make();
    const isStill = async (value: unknown) =>
      (await changeIf(shop.payload, collection, id, { condition: [fieldIs(field, value)], data: {} })) !==
      null;
    for (const value of values) {
      await changeIf(shop.payload, collection, id, { data: { [field]: value } });
      expect(await isStill(value), `${value}`).toBe(true);
      // Empty text and null count as the same.
      for (const other of values.filter((each) => (each || null) !== (value || null)))
        expect(await isStill(other), `${value} is not ${other}`).toBe(false);
    }
  });

  it('throws a ValidationError that names the field for a value that is taken', async () => {
    const [taken, other] = [await makeDiscount(shop.payload), await makeDiscount(shop.payload)];
    const clash = changeIf(shop.payload, 'discounts', other.id, { data: { code: taken.code } });
    await expect(clash).rejects.toBeInstanceOf(ValidationError);
    await expect(clash).rejects.toMatchObject({ data: { errors: [{ path: 'code' }] } });
    const [first, second] = [await order(), await order()];
    const capture = (id: string) =>
      changeIf(shop.payload, 'orders', id, { data: { paypalCaptureId: 'ONE' } });
    await capture(first.id);
    await expect(capture(second.id)).rejects.toMatchObject({
      data: { errors: [{ path: 'paypalCaptureId' }] },
    });
  });
});

describe("a collection's rules", () => {
  it('run again if the fields they read changed in between', async () => {
    const { id } = await order({ customerName: 'Robin', customerPhone: '555 0000' });
    const { payload } = shop;
    await Promise.all([
      ...['Alex', 'Billie', 'Chris'].map((customerName) =>
        changeIf(payload, 'orders', id, { data: { customerName } }),
      ),
      ...['555 1111', '555 2222', '555 3333'].map((customerPhone) =>
        changeIf(payload, 'orders', id, { data: { customerPhone } }),
      ),
    ]);
    const { customerName, customerPhone, searchText } = await payload.findByID({
      collection: 'orders',
      id,
      showHiddenFields: true,
    });
    expect(searchText).toContain(`${customerName.toLowerCase()} `);
    expect(searchText).toContain(customerPhone);
  });

  it('are skipped only by name, and an unknown name is an error', async () => {
    const { id } = await makeLaceColor(shop.payload);
    const write = changeIf(shop.payload, 'lace-colors', id, {
      data: { inventory: 1 },
      except: ['queue-news'],
    });
    await expect(write).rejects.toThrow('lace-colors has no rule queue-news');
  });

  it('reject an increment of a field they read', async () => {
    const { id } = await order();
    const write = changeIf(shop.payload, 'orders', id, { data: { total: { $inc: 1 } } });
    await expect(write).rejects.toThrow('total');
  });
});
