import type { Payload } from 'payload';
import { changeIf } from '#server/database/change-if';
import { findAll, findOne } from '#server/database/find';
import { versionIs } from '#server/database/version';
import type { Job, Tally } from '#server/jobs/run-due-job';
import { storedMovements } from './stored-movements';

/** Movements that stay in a color's own row. */
const KEPT = 50;

const HOUR_MS = 60 * 60 * 1000;

/** The job that files older movements of the stocks, so that a color's row stays small in a shop of many years. */
export function fileMovementsJob(payload: Payload): Job {
  return { name: 'file-stock-movements', everyMs: HOUR_MS, run: (did) => fileMovements({ payload, did }) };
}

/** Files what is older than the last movements of each color. Stopped in between, the next run goes on: none is lost or filed twice. */
export async function fileMovements({ payload, did }: { payload: Payload; did: Tally }): Promise<void> {
  const docs = await findAll(payload, 'lace-colors');
  for (const color of docs) {
    const log = storedMovements(color);
    const older = log.slice(0, -KEPT);
    for (const movement of older) {
      const where = { id: { equals: movement.id } };
      if (await findOne(payload, 'stock-movements', where)) continue;
      const { id, at } = movement;
      const data = { id, color: color.id, at, movement };
      await payload.db.create({ collection: 'stock-movements', data, returning: false });
    }
    if (older.length === 0) continue;
    const shortened = await changeIf({
      payload,
      collection: 'lace-colors',
      id: color.id,
      condition: [versionIs(color.version ?? 0)],
      data: { stockLog: log.slice(-KEPT) },
      // They are filed by now: the one write that may shorten the log.
      except: ['tell-stock'],
    });
    if (shortened) did('stock movements filed', older.length);
  }
}
