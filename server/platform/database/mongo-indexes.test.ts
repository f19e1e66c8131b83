import mongoose from 'mongoose';
import { expect, it } from 'vitest';
import { useStoredIds } from './mongo-indexes';

it('compound indexes use the ID that MongoDB stores, and keep their options', () => {
  const connection = mongoose.createConnection();
  useStoredIds(connection);
  const schema = new mongoose.Schema({ _id: String, code: { type: String, unique: true, sparse: true } });
  schema.index({ status: 1, id: 1, code: 1 });
  const indexes = connection.model('orders', schema).schema.indexes();
  expect(indexes.map(([fields]) => fields)).toEqual(
    expect.arrayContaining([{ code: 1 }, { status: 1, _id: 1, code: 1 }]),
  );
  expect(indexes).toHaveLength(2);
  expect(indexes.find(([{ status }]) => !status)?.[1]).toMatchObject({ unique: true, sparse: true });
});
