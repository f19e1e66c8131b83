import type { Payload } from 'payload';
import { changeIf } from '#server/platform/database/change-if';
import { findAll } from '#server/platform/database/find';

/** Removes the person from an order's texts (rule 34.13). Their costs stay for the books. A number that opted out stays blocked. */
export async function eraseTexts(payload: Payload, orderId: string): Promise<void> {
  for (const { id, number } of await findAll(payload, 'texts', { orderId: { equals: orderId } })) {
    if (number)
      await payload.db.deleteMany({
        collection: 'text-numbers',
        where: { and: [{ number: { equals: number } }, { stoppedAt: { exists: false } }] },
      });
    await changeIf(payload, 'texts', id, { data: { number: null, body: null } });
  }
}
