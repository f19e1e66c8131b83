import type { Payload } from 'payload';
import type { Outbox } from '../../payload-types';
import { claimRow } from './claim-row';
import { handleRow, type OutboxHandlers } from './handle-row';

/** Handles the row of a key now, unless it is not due, done already or in another's hands. */
export async function handleByKey(payload: Payload, handlers: OutboxHandlers, key: string): Promise<void> {
  const row = await payload.db.findOne<Outbox>({ collection: 'outbox', where: { key: { equals: key } } });
  const claimed = row && (await claimRow(payload, row));
  if (claimed) await handleRow(payload, handlers, claimed);
}
