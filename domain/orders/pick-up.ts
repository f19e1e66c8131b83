import type { OrderEvent } from './order-events';

type Happened = Pick<OrderEvent, 'kind' | 'at' | 'data'>;

interface Finished {
  status: string;
  deliveryMethod: string;
  trackingNumber?: string | null;
}

/** Whether a finished order is picked up at the counter: the glove was dropped off, and there's no tracking number. */
export const isForPickUp = ({ status, deliveryMethod, trackingNumber }: Finished): boolean =>
  status === 'shipped' && deliveryMethod !== 'ship' && !trackingNumber;

/** Whether a finished glove is still at the counter (rule 15.13). One without a history is already picked up. */
export const awaitsPickUp = (order: Finished, history: readonly Happened[]): boolean =>
  isForPickUp(order) && lastMove(history)?.kind === 'status';

/** When the customer picked up the glove. Null if it's been taken back since. */
export function pickedUpAt(history: readonly Happened[]): string | null {
  const last = lastMove(history);
  return last?.kind === 'picked-up' ? last.at : null;
}

const lastMove = (history: readonly Happened[]) =>
  history.findLast(({ kind }) => kind === 'picked-up' || kind === 'status');
