import { expect, it, vi } from 'vitest';
import { makeOrder, makeService } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';
import { countOf, readPage } from './find';
import { modelOf } from './read-mongo';

const { payload } = await testShop();

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
