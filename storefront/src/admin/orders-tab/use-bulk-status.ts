import { orderNumber } from '#domain/orders/order-number';
import { ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status';
import type { OrderView } from '#domain/orders/order-view';
import { STATUS_TABLE } from '#domain/orders/status-table';
import { failedWith } from '../../api/client';
import type { StatusChange } from '../../api/order-status-change';
import { useNotices } from '../../notices/use-notices';
import * as uiTexts from '../../ui/ui-texts';
import * as sharedTexts from '../parts/shared-texts';
import * as texts from './orders-tab-texts';

type Send = (change: StatusChange) => Promise<number>;

interface Outcome {
  changed: { id: string; version: number }[];
  /** The IDs of orders that were skipped, because someone else changed them first. */
  changedSince: string[];
  failed: string[];
}

async function sendAll(changes: readonly StatusChange[], send: Send): Promise<Outcome> {
  const outcome: Outcome = { changed: [], changedSince: [], failed: [] };
  const one = async (change: StatusChange) => {
    try {
      outcome.changed.push({ id: change.id, version: await send(change) });
    } catch (error) {
      (failedWith(error, 'CONFLICT') ? outcome.changedSince : outcome.failed).push(change.id);
    }
  };
  await Promise.all(changes.map(one));
  return outcome;
}

function skippedText({ changedSince, failed }: Outcome): string | undefined {
  const names = (ids: readonly string[]) => ids.map(orderNumber).join(', ');
  const noticeTexts = [
    changedSince.length > 0 && texts.someoneElseChanged(names(changedSince)),
    failed.length > 0 && texts.notChanged(names(failed)),
  ];
  return noticeTexts.filter(Boolean).join(' ') || undefined;
}

const counted = (count: number) => texts.ordersCount(count);

/** Sets the status of many orders with one `send` each. Undo restores those that still have the new status. */
export function useBulkStatus(send: Send) {
  const { toast, fail } = useNotices();

  async function undo(changes: readonly StatusChange[]): Promise<void> {
    const outcome = await sendAll(changes, send);
    const description = skippedText(outcome);
    if (outcome.changed.length === 0) toast({ title: uiTexts.error, description, tone: 'danger' });
    else toast({ title: texts.statusesUndone, description });
  }

  return async function setAll(orders: readonly OrderView[], status: OrderStatus): Promise<void> {
    const before = orders.filter((order) => order.status !== status);
    if (before.length === 0) {
      toast({
        title: texts.nothingToChange,
        description: texts.allHaveStatus(STATUS_TABLE[status].label),
        tone: 'info',
      });
      return;
    }
    const outcome = await sendAll(
      before.map(({ id }) => ({ id, status })),
      send,
    );
    const description = skippedText(outcome);
    if (outcome.changed.length === 0) {
      fail(description ?? sharedTexts.statusUpdateFailed);
      return;
    }
    const previous = outcome.changed.flatMap(({ id, version }): StatusChange[] => {
      const was = before.find((order) => order.id === id)?.status;
      const knownStatus = ORDER_STATUSES.find((each) => each === was);
      return knownStatus ? [{ id, status: knownStatus, seen: { id, version, status } }] : [];
    });
    toast({
      title: texts.setTo(counted(outcome.changed.length), STATUS_TABLE[status].label),
      description,
      action:
        previous.length > 0 ? { label: sharedTexts.undo, onPress: () => void undo(previous) } : undefined,
    });
  };
}
