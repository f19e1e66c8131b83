import type { CollectionAfterDeleteHook } from 'payload';
import { removeFactor } from '#server/second-factor/factor';
import { removePasskeys } from '#server/second-factor/passkeys';

export const removeFactorWithAccount: CollectionAfterDeleteHook = async ({ id, req: { payload } }) => {
  const of = { payload, account: String(id) };
  await removeFactor(of);
  await removePasskeys(of);
};
