import { randomUUID } from 'node:crypto';
import { type Payload, ValidationError } from 'payload';
import { actorOf } from '#domain/people/people';
import { type StockChange, stockAfterChange } from '#domain/stock/stock';
import { allowed } from '#server/access/allowed';
import { idOnce } from '#server/access/id-once';
import { changeJudged, type Verdict } from '#server/database/change-judged';
import { findOne } from '#server/database/find';
import { versionIs } from '#server/database/version';
import { ShopError } from '#server/errors/shop-error';
import type { Admin } from '../../payload-types';
import { storedMovements } from './stored-movements';

interface ChangeStock {
  payload: Payload;
  user: Admin;
  id: string;
  input: StockChange;
  /** The same key is the same movement, never a second one. */
  idempotencyKey?: string;
}

/**
 * Changes a lace color's stock by what the owner says of it, in one write with its movement (rule 3.10). However many ask at once,
 * each counts from what the one before it left. Throws a ShopError: FORBIDDEN, NOT_FOUND or CONFLICT; a ValidationError where more
 * would be taken than there are.
 */
export async function changeStock({ payload, user, id, input, idempotencyKey }: ChangeStock) {
  await allowed({ payload, user, collection: 'lace-colors', operation: 'update' });
  const movementId = idempotencyKey
    ? idOnce({ payload, what: `stock of ${id}`, idempotencyKey })
    : randomUUID();
  const changed = await changeJudged({
    payload,
    collection: 'lace-colors',
    id,
    by: actorOf(user),
    judge: async (color): Promise<Verdict<'lace-colors'>> => {
      const isThere = storedMovements(color).some((movement) => movement.id === movementId);
      if (isThere || (await isFiled(payload, movementId))) return {};
      const inventory = stockAfterChange(color.inventory, input);
      if (inventory < 0) throw tooMany(color.inventory);
      const stockLog = [{ id: movementId, kind: input.kind, reason: input.reason }];
      return { write: { data: { inventory, stockLog }, condition: [versionIs(color.version ?? 0)] } };
    },
  });
  if (!changed) throw new ShopError('NOT_FOUND');
  const { inventory, version } = changed.doc;
  return { id: movementId, inventory, version: version ?? 0 };
}

async function isFiled(payload: Payload, id: string): Promise<boolean> {
  return (await findOne(payload, 'stock-movements', { id: { equals: id } })) !== null;
}

function tooMany(inventory: number): ValidationError {
  const message =
    inventory === 0 ? 'There are none on the shelf' : `There are only ${inventory} on the shelf`;
  return new ValidationError({ collection: 'lace-colors', errors: [{ path: 'pieces', message }] });
}
