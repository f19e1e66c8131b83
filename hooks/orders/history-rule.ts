import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { conversationRank, NO_CONVERSATION } from '#domain/messages/conversation-rank';
import { isPublicKind, type NewEvent, newEvent, type OrderEvent } from '#domain/orders/order-events';
import {
  historyOfChange,
  historyOfNewOrder,
  RECORDED_FIELDS,
  type RecordedOrder,
} from '#domain/orders/order-history';
import { NEW_ORDER } from '#domain/orders/order-status';
import { storedHistory } from '#server/orders/present-order';
import type { Rule } from '#server/platform/database/rule';
import type { Order } from '../../payload-types';

const added = z.array(newEvent);

/** Adds a change's events to the history in the same write (rule 15.1). Events are never removed. */
export const recordHistory: Rule<'orders'> = {
  name: 'record-history',
  of: [...RECORDED_FIELDS, 'story'],
  reads: ['version'],
  before: ({ stored, changes, by }) => {
    const recorded = stored
      ? historyOfChange(stored, after(stored, changes), by)
      : historyOfNewOrder(asNew(changes), by);
    const history = stored ? storedHistory(stored) : [];
    const fresh = added
      .parse(changes.story ?? [])
      .filter(({ id }) => !history.some((event) => event.id === id));
    const events = [...recorded, ...fresh];
    if (events.length === 0) return changes.story === undefined ? {} : { story: history };
    const at = new Date().toISOString();
    const first = stored ? at : (changes.createdAt ?? at);
    const messageAt = later(first, history.findLast(({ kind }) => kind === 'message')?.at);
    const moment = ({ kind }: NewEvent) => (kind === 'message' ? messageAt : first);
    return {
      story: [...history, ...events.map((event) => completeEvent(event, moment(event)))],
      ...conversationFields(stored, fresh, messageAt),
    };
  },
};

const after = (stored: Order, changes: Partial<Order>) => ({ ...stored, ...changes });
const asNew = ({ id = '', ...made }: Partial<Order>): RecordedOrder => ({ ...NEW_ORDER, ...made, id });

/** If the customer's message is the first since the shop's last one, it waits for an answer (rules 15.8, 33.4). */
function conversationFields(
  stored: Order | null,
  events: readonly NewEvent[],
  at: string,
): Pick<Partial<Order>, 'unansweredSince' | 'conversationRank'> {
  const last = events.findLast(({ kind }) => kind === 'message');
  if (!last) return stored ? {} : { conversationRank: NO_CONVERSATION };
  const unansweredSince = last.actor.role === 'customer' ? (stored?.unansweredSince ?? at) : null;
  return { unansweredSince, conversationRank: conversationRank({ unansweredSince, lastAt: at }) };
}

/** An answer is never sorted before its question, even if servers' clocks differ. */
const later = (at: string, other = at) => (other > at ? other : at);

function completeEvent(event: NewEvent, at: string): OrderEvent {
  return { data: {}, id: randomUUID(), at, ...event, isPublic: isPublicKind(event.kind) };
}
