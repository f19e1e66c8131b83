import { awaitsPickUp, pickedUpAt } from '#domain/orders/pick-up';
import { actorOf } from '#domain/people/people';
import { allowed, type OnOne } from '#server/platform/access/allowed';
import { changeIf } from '#server/platform/database/change-if';
import { ShopError } from '#server/platform/errors/shop-error';
import { findOrder } from './find-order';
import { storedHistory } from './present-order';

/** Records that the customer picked up a finished glove (rule 15.13). Repeating it changes nothing. Throws a ShopError. */
export async function recordPickUp({ payload, user, id }: OnOne): Promise<void> {
  const rules = await allowed({ payload, user, collection: 'orders', operation: 'update' });
  const order = await findOrder(payload, id);
  if (!order) throw new ShopError('NOT_FOUND');
  const history = storedHistory(order);
  if (pickedUpAt(history)) return;
  const finished = history.findLast(({ kind }) => kind === 'status');
  if (!finished || !awaitsPickUp(order, history)) throw new ShopError('NOT_FOR_PICK_UP');
  const by = actorOf(user);
  const changed = await changeIf(payload, 'orders', id, {
    condition: [...rules, { status: { equals: order.status } }],
    // The history takes each ID once, so simultaneous calls are one event.
    data: { story: [{ id: `${finished.id}:picked-up`, kind: 'picked-up', actor: by, text: 'Picked up' }] },
    by,
  });
  if (!changed) throw new ShopError('CONFLICT');
}
