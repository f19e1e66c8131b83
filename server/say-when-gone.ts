import { type BaseDatabaseAdapter, type DatabaseAdapterObj, NotFound } from 'payload';

/**
 * Payload reads a document before it changes or deletes it, and fails with a TypeError when another call has deleted it in
 * between. Its own calls, which come with a request, throw a NotFound (404) then; the shop's work with what they answer.
 */
export function sayWhenGone<Adapter extends BaseDatabaseAdapter>(
  made: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...made,
    init: (args) => {
      const adapter = made.init(args);
      const { deleteOne, updateOne } = adapter;
      return Object.assign(adapter, {
        deleteOne: async (args: Parameters<typeof deleteOne>[0]) =>
          orGone(await deleteOne.call(adapter, args), args),
        updateOne: async (args: Parameters<typeof updateOne>[0]) =>
          orGone(await updateOne.call(adapter, args), args),
      });
    },
  };
}

function orGone<Doc>(doc: Doc, { req, returning }: { req?: object; returning?: boolean }): Doc {
  if (doc === null && req && returning !== false) throw new NotFound();
  return doc;
}
