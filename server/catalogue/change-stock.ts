import { type Payload, ValidationError } from 'payload';
import { laceInventory } from '#domain/catalogue/lace-color-contract';
import { actorOf } from '#domain/people/people';
import { type StockChange, type StockMovement, stockAfterChange, stockMovements } from '#domain/stock/stock';
import { allowed, type Once, type OnOne } from '#server/platform/access/allowed';
import { idOnce } from '#server/platform/access/make-once';
import { changeIf, changeJudged, type Verdict } from '#server/platform/database/change-if';
import { findAll, findOne } from '#server/platform/database/find';
import { versionIs } from '#server/platform/database/version';
import { ShopError } from '#server/platform/errors/shop-error';
import type { Tally } from '#server/platform/jobs/run-due-job';
import type { LaceColor } from '../../payload-types';

interface ChangeStock extends OnOne, Once {
  input: StockChange;
}

/** Changes a lace color's stock and logs it in one write (rule 3.10). Throws a ShopError, or a ValidationError for a stock that can't be. */
export async function changeStock({ payload, user, id, input, idempotencyKey }: ChangeStock) {
  await allowed({ payload, user, collection: 'lace-colors', operation: 'update' });
  const entryId = idOnce(payload, `stock of ${id}`, idempotencyKey);
  const changed = await changeJudged(
    payload,
    'lace-colors',
    id,
    actorOf(user),
    async (color): Promise<Verdict<'lace-colors'>> => {
      const isLogged = storedMovements(color).some((movement) => movement.id === entryId);
      if (isLogged || (await isArchived(payload, entryId))) return {};
      const inventory = stockAfterChange(color.inventory, input);
      const refusal = refusalOf(inventory, color.inventory);
      if (refusal) throw wrongPieces(refusal);
      const stockLog = [{ id: entryId, kind: input.kind, reason: input.reason }];
      return { write: { data: { inventory, stockLog }, condition: [versionIs(color.version ?? 0)] } };
    },
  );
  if (!changed) throw new ShopError('NOT_FOUND');
  const { inventory, version } = changed.doc;
  return { id: entryId, inventory, version: version ?? 0 };
}

async function isArchived(payload: Payload, id: string): Promise<boolean> {
  return (await findOne(payload, 'stock-movements', { id: { equals: id } })) !== null;
}

/** Why a new stock is refused, if it is. */
function refusalOf(inventory: number, before: number): string | undefined {
  if (inventory < 0) return before === 0 ? 'None in stock' : `Only ${before} in stock`;
  return laceInventory.safeParse(inventory).error?.issues[0]?.message;
}

function wrongPieces(message: string): ValidationError {
  return new ValidationError({ collection: 'lace-colors', errors: [{ path: 'pieces', message }] });
}

// How many log entries stay with the color. Older ones are archived.
const RECENT_MAX = 50;

/** Moves older stock log entries to their own collection. Resumes after an interruption. */
export async function archiveMovements(payload: Payload, tally: Tally): Promise<void> {
  const docs = await findAll(payload, 'lace-colors');
  for (const color of docs) {
    const log = storedMovements(color);
    const older = log.slice(0, -RECENT_MAX);
    for (const movement of older) {
      const where = { id: { equals: movement.id } };
      if (await findOne(payload, 'stock-movements', where)) continue;
      const { id, at } = movement;
      const data = { id, color: color.id, at, movement };
      await payload.db.create({ collection: 'stock-movements', data, returning: false });
    }
    if (older.length === 0) continue;
    const shortened = await changeIf(payload, 'lace-colors', color.id, {
      condition: [versionIs(color.version ?? 0)],
      data: { stockLog: log.slice(-RECENT_MAX) },
      // The entries are archived by now, so this write may shorten the log.
      except: ['record-stock'],
    });
    if (shortened) tally('stock movements filed', older.length);
  }
}

/** The stock log entries stored with a color, oldest first. */
export function storedMovements({ stockLog }: Pick<LaceColor, 'stockLog'>): StockMovement[] {
  return stockMovements.parse(stockLog ?? []);
}
