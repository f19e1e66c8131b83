import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { laceColorList } from '#domain/catalogue/lace-color-contract';
import { POSITION_MAX } from '#domain/catalogue/places';
import { serviceList } from '#domain/catalogue/service-contract';
import { changedAnswer, createdAnswer, versionAnswer } from '#domain/wire/change-answers';
import { MESSAGES } from '#domain/words/shop-texts';
import { readList } from '#server/testing/call';
import { ownerClient } from '#server/testing/client';
import { makeLaceColor, makePhoto, makeService } from '#server/testing/factories';
import { setRow } from '#server/testing/set-row';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const owner = await ownerClient(shop);

const services = async () => serviceList.parse(await readList(`${shop.url}/api/services`));
const colors = async () => laceColorList.parse(await readList(`${shop.url}/api/lace-colors`));
const service = async (id: string) => (await services()).find((each) => each.id === id);
const color = async (id: string) => (await colors()).find((each) => each.id === id);
const form = (changes: object = {}) => ({
  name: 'Full relace',
  description: 'Every lace is replaced by hand.',
  price: 6500,
  category: 'relacing',
  active: 1,
  ...changes,
});
const refusals: [object, string, string][] = [
  [{ name: 'ab' }, 'name', 'Name must be at least 3 characters'],
  [{ description: 'too short' }, 'description', 'Description must be at least 10 characters'],
  [{ price: -1 }, 'price', 'Enter an amount of 0 or more'],
  [{ price: 10.5 }, 'price', 'Enter an amount in dollars and whole cents'],
  [{ category: 'washing' }, 'category', 'Category is required'],
];
const TOO_FAR = 'Enter a whole number up to 1,000,000';

describe('POST /api/services', () => {
  it('creates a service that is listed last right away', async () => {
    await makeService(shop.payload, { sortOrder: 40 });
    await services();
    const { status, body } = await owner('POST', '/api/services', form({ active: false }));
    expect(status).toBe(201);
    const { id } = z.strictObject(createdAnswer.shape).parse(body);
    const added = { id, version: 0, ...form({ active: 0 }), sortOrder: 41, estimate: null };
    expect((await services()).at(-1)).toEqual(added);
  });

  it('works when the last position is one that nobody can set anymore', async () => {
    const { id } = await makeService(shop.payload);
    await setRow(shop.payload, 'services', id, { sortOrder: Number.MAX_SAFE_INTEGER });
    const { status, body } = await owner('POST', '/api/services', form());
    expect({ status, body }).toMatchObject({ status: 201 });
    expect(await service(createdAnswer.parse(body).id)).toMatchObject({ sortOrder: POSITION_MAX });
    expect(await service(id)).toMatchObject({ sortOrder: Number.MAX_SAFE_INTEGER });
    await shop.payload.delete({ collection: 'services', id });
  });

  it.each([...refusals, [{ category: undefined }, 'category', 'Category is required'] as const])(
    'rejects %j with 400 for the field and stores nothing',
    async (changes, field, message) => {
      const before = await shop.payload.count({ collection: 'services' });
      const { status, body } = await owner('POST', '/api/services', form(changes));
      expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
      expect(await shop.payload.count({ collection: 'services' })).toEqual(before);
    },
  );
});

describe('PATCH /api/services/{id}', () => {
  it('changes any field right away', async () => {
    const { id } = await makeService(shop.payload);
    const before = await service(id);
    const { status, body } = await owner('PATCH', `/api/services/${id}`, { active: 0 });
    expect(status).toBe(200);
    z.strictObject(versionAnswer.shape).parse(body);
    expect(await service(id)).toEqual({ ...before, active: 0, version: 1 });
    await owner('PATCH', `/api/services/${id}`, { active: true, price: 1 });
    expect(await service(id)).toEqual({ ...before, price: 1, version: 2 });
    await owner('PATCH', `/api/services/${id}`, {});
    expect(await service(id)).toEqual({ ...before, price: 1, version: 3 });
  });

  it.each([...refusals, [{ sortOrder: POSITION_MAX + 1 }, 'sortOrder', TOO_FAR] as const])(
    'rejects %j with 400 for the field and changes nothing',
    async (changes, field, message) => {
      const { id } = await makeService(shop.payload);
      const before = await service(id);
      const { status, body } = await owner('PATCH', `/api/services/${id}`, { active: 0, ...changes });
      expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
      expect(await service(id)).toEqual(before);
    },
  );
});

describe('service details', () => {
  const INCLUDED = ['New rawhide in', 'Web set to game tension'];
  const patch = (id: string, body: unknown) => owner('PATCH', `/api/services/${id}`, body);

  it('are stored with a new service and listed', async () => {
    const details = { picture: await makePhoto(shop.payload), included: INCLUDED, days: 5 };
    const { status, body } = await owner('POST', '/api/services', form(details));
    expect(status).toBe(201);
    expect(await service(createdAnswer.parse(body).id)).toMatchObject(details);
  });

  it('can be changed one by one, and removed again', async () => {
    const { id } = await makeService(shop.payload);
    const plain = await service(id);
    const picture = await makePhoto(shop.payload);
    expect((await patch(id, { included: INCLUDED })).status).toBe(200);
    expect(await service(id)).toEqual({ ...plain, version: 1, included: INCLUDED });
    await patch(id, { days: 21, picture });
    expect(await service(id)).toEqual({ ...plain, version: 2, included: INCLUDED, days: 21, picture });
    await patch(id, { days: null, picture: null, included: [] });
    expect(await service(id)).toEqual({ ...plain, version: 3 });
  });

  it.each([
    [{ days: 0 }, 'days', 'Enter whole days from 1 to 365'],
    [{ days: 1.5 }, 'days', 'Enter whole days from 1 to 365'],
    [{ included: Array(7).fill('Lace') }, 'included', 'Use up to 6 lines of up to 80 characters each'],
    [{ included: ['x'.repeat(81)] }, 'included.0', 'Use up to 6 lines of up to 80 characters each'],
    [{ included: [' '] }, 'included.0', 'Use up to 6 lines of up to 80 characters each'],
    [{ picture: 'https://elsewhere.example/a.webp' }, 'picture', MESSAGES.foreignImage],
    [{ picture: `/media/${randomUUID()}.webp` }, 'picture', MESSAGES.photoGone],
  ])('reject %j with 400 for the field and change nothing', async (changes, field, message) => {
    const { id } = await makeService(shop.payload);
    const before = await service(id);
    const { status, body } = await patch(id, changes);
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
    expect(await service(id)).toEqual(before);
  });

  it('have the same rules in the editor', async () => {
    const { id } = await makeService(shop.payload);
    const save = (data: object) => shop.payload.update({ collection: 'services', id, data });
    await expect(save({ included: 'x'.repeat(81) })).rejects.toThrow('included');
    await expect(save({ days: 400 })).rejects.toThrow('Days');
    await save({ included: ' New lace \n\nTight web', days: 3 });
    expect(await service(id)).toMatchObject({ included: ['New lace', 'Tight web'], days: 3 });
  });
});

describe('PATCH /api/lace-colors/{id}', () => {
  const patch = (id: string, body: unknown) => owner('PATCH', `/api/lace-colors/${id}`, body);

  it('sets only stock and position, right away', async () => {
    const { id } = await makeLaceColor(shop.payload);
    const before = await color(id);
    expect((await patch(id, { inventory: 0, name: 'Other', active: 0 })).status).toBe(200);
    expect(await color(id)).toEqual({ ...before, inventory: 0, version: 1 });
    await patch(id, { sortOrder: -5 });
    expect(await color(id)).toEqual({ ...before, inventory: 0, sortOrder: -5, version: 2 });
  });

  it.each([-1, 1.5, '3', null, 1e308])(
    'rejects the stock %j with 400 and changes nothing',
    async (inventory) => {
      const { id } = await makeLaceColor(shop.payload);
      const { status, body } = await patch(id, { inventory });
      expect({ status, body }).toMatchObject({
        status: 400,
        body: { errors: { inventory: expect.any(String) } },
      });
      expect(await color(id)).toMatchObject({ inventory: 10 });
    },
  );

  it('keeps both stock and position if set simultaneously', async () => {
    const { id } = await makeLaceColor(shop.payload);
    for (let n = 1; n <= 10; n += 1) {
      await Promise.all([patch(id, { inventory: n }), patch(id, { sortOrder: n })]);
      expect(await color(id)).toMatchObject({ inventory: n, sortOrder: n });
    }
  });
});

describe.each([
  ['services', 'serviceOrders'],
  ['lace-colors', 'laceColorOrders'],
] as const)('POST /api/%s/reorder', (noun, field) => {
  const make = async () => (noun === 'services' ? makeService(shop.payload) : makeLaceColor(shop.payload));
  const reorder = (entries: unknown) => owner('POST', `/api/${noun}/reorder`, { [field]: entries });
  const positions = async (ids: string[]) => {
    const list = noun === 'services' ? await services() : await colors();
    return ids.map((id) => list.find((each) => each.id === id)?.sortOrder);
  };
  const three = async () => [(await make()).id, (await make()).id, (await make()).id];
  const placed = (ids: string[], from: number) => ids.map((id, n) => ({ id, sortOrder: from + n }));

  it('sets the positions right away', async () => {
    const ids = await three();
    await positions(ids);
    const { status, body } = await reorder(placed(ids.toReversed(), 1));
    expect(status).toBe(200);
    z.strictObject(changedAnswer.shape).parse(body);
    expect(await positions(ids)).toEqual([3, 2, 1]);
    expect((await reorder([])).status).toBe(200);
    expect(await positions(ids)).toEqual([3, 2, 1]);
  });

  it('rejects an unknown or repeated ID with 400, names it, and writes nothing', async () => {
    const ids = await three();
    const before = await positions(ids);
    const unknown = await reorder([...placed(ids, 500), { id: randomUUID(), sortOrder: 9 }]);
    expect(unknown).toMatchObject({
      status: 400,
      body: { errors: { [`${field}.3.id`]: MESSAGES.unknownEntry } },
    });
    const twice = await reorder([...placed(ids, 500), { id: ids[0], sortOrder: 9 }]);
    expect(twice).toMatchObject({
      status: 400,
      body: { errors: { [`${field}.3.id`]: MESSAGES.namedTwice } },
    });
    expect(await positions(ids)).toEqual(before);
  });

  it.each([
    undefined,
    null,
    {},
    [null],
    [{ id: '1', sortOrder: 1 }],
    [{ sortOrder: 1 }],
    [{ id: randomUUID() }],
    [{ id: randomUUID(), sortOrder: POSITION_MAX + 1 }],
  ])('rejects %j with 400', async (entries) => {
    const { status, body } = await reorder(entries);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(field);
  });

  it('stores exactly one of 10 simultaneous lists', async () => {
    const ids = await three();
    await Promise.all(Array.from({ length: 10 }, (_, n) => reorder(placed(ids, n * 10))));
    const [first = Number.NaN, ...others] = await positions(ids);
    expect(others).toEqual([first + 1, first + 2]);
  });
});
