import { expect, it, vi } from 'vitest';
import { makeOrder, makeService } from '#server/testing/factories';
import { storeMany } from '#server/testing/store-many';
import { testShop } from '#server/testing/test-shop';
import { countOf, readPage } from './find';
import { modelOf } from './read-mongo';

const { payload } = await testShop();

it.runIf(payload.db.name === 'mongoose')(
  "has every collection's indexes, asked for in one command",
  async () => {
    const models = Object.values(payload.db.collections);
    expect(models.length).toBeGreaterThan(20);
    const asked = models.map(({ collection }) => vi.spyOn(collection, 'createIndexes'));
    for (const [n, model] of models.entries()) {
      const stored = await model.collection.indexes();
      for (const [key, { unique = false, sparse = false }] of model.schema.indexes())
        expect(stored).toContainEqual(
          expect.objectContaining({ key, ...(unique && { unique }), ...(sparse && { sparse }) }),
        );
      await model.ensureIndexes();
      expect(asked[n]?.mock.calls.length).toBe(model.schema.indexes().length > 0 ? 1 : 0);
    }
  },
);

it.runIf(payload.db.name === 'mongoose')('counts every order after MongoDB was killed', async () => {
  const { id } = await makeService(payload);
  for (let n = 0; n < 3; n += 1) await makeOrder(payload, id);
  // After a kill, MongoDB's own number of documents lacks the last ones, and stays wrong.
  vi.spyOn(modelOf(payload, 'orders').collection, 'estimatedDocumentCount').mockResolvedValue(1);
  const collection = 'orders';
  const page = { page: 1, limit: 2 };
  const read = await readPage({ payload, collection, where: [], sort: 'id', fields: ['id'], pageSize: page });
  expect(read.total).toBe(3);
  expect(await countOf({ payload, collection, where: [] })).toBe(3);
  expect(await payload.count({ collection })).toEqual({ totalDocs: 3 });
  expect(await payload.find({ collection, limit: 2 })).toMatchObject({ totalDocs: 3, totalPages: 2 });
});

it.runIf(payload.db.name === 'mongoose')(
  'counts the matches of a search in an index, because the documents may not fit into memory',
  async () => {
    const { id } = await makeService(payload);
    await makeOrder(payload, id, { customerName: 'Casey Catcher' });
    const counts = vi.spyOn(modelOf(payload, 'orders'), 'countDocuments');
    const total = (...words: string[]) =>
      countOf({
        payload,
        collection: 'orders',
        where: words.map((word) => ({ searchText: { contains: word } })),
      });
    expect(await total('casey')).toBe(1);
    expect(await total('casey', 'nobody')).toBe(0);
    const hint = { createdAt: 1, _id: 1, searchText: 1, status: 1 };
    for (const [, options] of counts.mock.calls) expect(options).toMatchObject({ hint });
    expect(counts).toHaveBeenCalledTimes(2);
    counts.mockClear();

    const received = { status: { equals: 'received' } };
    await countOf({
      payload,
      collection: 'orders',
      where: [received, { searchText: { contains: 'casey' } }],
    });
    expect(counts.mock.calls).toEqual([[expect.anything(), {}]]);

    const { collection } = modelOf(payload, 'orders');
    for (const { key, name } of await collection.indexes())
      if (name && 'searchText' in key) await collection.dropIndex(name);
    expect(await total('catcher')).toBe(1);
  },
);

it.runIf(payload.db.name === 'mongoose')(
  'sorts the few matches of a search, and goes through the order if there are many',
  async () => {
    const player = (n: number) => ({
      ...{
        id: `player-${n}`,
        name: `Player ${String(n).padStart(4, '0')}`,
        email: `${n}@test.example`,
        createdAt: new Date(),
      },
      searchText: `player ${n} ${n % 2 === 0 ? 'even' : 'odd'} ${n > 1000 ? 'late' : 'early'}`,
    });
    await storeMany(
      payload,
      'customers',
      Array.from({ length: 1100 }, (_, n) => player(n)),
    );
    const { collection } = modelOf(payload, 'customers');
    const finds = vi.spyOn(collection, 'find');
    const search = async (terms: string[], pageSize: { page: number; limit: number } | null) => {
      finds.mockClear();
      const where = terms.map((term) => ({ searchText: { contains: term } }));
      const collection = 'customers';
      const page = { payload, collection, where, sort: '-name', pageSize } as const;
      const { docs, total } = await readPage({ ...page, fields: ['name'] });
      return {
        names: docs.map(({ name }) => name),
        total,
        hints: finds.mock.calls.map(([, options]) => options?.hint),
      };
    };
    const searchIndex = { createdAt: 1, _id: 1, searchText: 1 };
    const names = (from: number, step: number, length: number) =>
      Array.from({ length }, (_, n) => player(from - n * step).name);

    expect(await search(['late'], { page: 2, limit: 10 })).toEqual({
      ...{ names: names(1089, 1, 10), total: 99 },
      hints: [searchIndex, { _id: 1 }],
    });
    expect(await search(['late', 'odd'], { page: 1, limit: 10 })).toMatchObject({
      ...{ names: names(1099, 2, 10), total: 50 },
    });
    expect(await search(['late'], null)).toMatchObject({ names: names(1099, 1, 99), total: 99 });
    expect(await search(['early'], { page: 1, limit: 10 })).toEqual({
      ...{ names: names(1000, 1, 10), total: 1001 },
      hints: [searchIndex, undefined],
    });
    expect(await search(['nobody'], { page: 1, limit: 10 })).toMatchObject({ names: [], total: 0 });

    for (const { key, name } of await collection.indexes())
      if (name && 'searchText' in key) await collection.dropIndex(name);
    expect(await search(['late'], { page: 1, limit: 5 })).toMatchObject({
      names: names(1099, 1, 5),
      total: 99,
    });
  },
);
