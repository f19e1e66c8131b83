import { z } from 'zod';
import { type BookedOrder, isBooked } from '../books/books';
import { ledgerOf } from '../orders/ledger';
import { ORDERED_STATUSES } from '../orders/order-status';
import { dayOf, daysLater } from '../orders/ready-by-days';
import { DAY_MS } from '../wire/durations';
import type { Figures, FigureWeek } from './figures-contract';

export const WEEKS = 12;
const WEEK_DAYS = 7;

/** The weeks of the figures, oldest first, seven days each. The last one ends on this moment's day. */
export function figureWeeks(now: Date): Pick<FigureWeek, 'from' | 'to'>[] {
  const today = dayOf(now);
  return Array.from({ length: WEEKS }, (_, index) => {
    const to = daysLater(today, (index - WEEKS + 1) * WEEK_DAYS);
    return { from: daysLater(to, 1 - WEEK_DAYS), to };
  });
}

interface FigureOrders {
  placed: readonly {
    createdAt: string;
    status: string;
    items?: unknown;
    serviceId?: string | null;
    isRush?: boolean | null;
  }[];
  moved: readonly BookedOrder[];
  shipped: readonly { story?: unknown }[];
}

/** How the shop has been doing (rule 21.1), from its stored orders. */
export function figuresOf({ placed, moved, shipped }: FigureOrders, now: Date): Figures {
  const weeks = figureWeeks(now).map((span) => ({ ...span, orders: 0, paid: 0, refunded: 0 }));
  const weekOf = (moment: string) => {
    const day = dayOf(new Date(moment));
    return weeks.find(({ from, to }) => from <= day && day <= to);
  };
  for (const { createdAt } of placed) {
    const found = weekOf(createdAt);
    if (found) found.orders += 1;
  }
  for (const entry of moved.flatMap(ledgerOf).filter(isBooked)) {
    const found = weekOf(entry.at);
    if (!found) continue;
    if (entry.kind === 'refund') found.refunded += entry.amount;
    else found.paid += entry.kind === 'payment' ? entry.amount : -entry.amount;
  }
  const rushOrders = placed.filter(({ isRush, status }) => isRush && isOrdered(status)).length;
  const first = weeks[0]?.from ?? '';
  const days = shipped.flatMap(({ story: history }) => benchDays(history, first) ?? []);
  const sum = days.reduce((total, each) => total + each, 0);
  return {
    weeks,
    bench: { orders: days.length, days: days.length > 0 ? Math.round((sum / days.length) * 10) / 10 : null },
    services: byService(placed),
    ...(rushOrders > 0 && { rushOrders }),
  };
}

const history = z
  .array(
    z.object({ at: z.string(), kind: z.string(), data: z.object({ to: z.unknown() }).partial().catch({}) }),
  )
  .catch([]);

/** Days from a glove's last arrival until it was shipped. Null if that was within a day, or if the history doesn't say. */
function benchDays(story: unknown, first: string): number | null {
  const steps = history.parse(story).filter(({ kind }) => kind === 'status');
  const left = steps.findLast(({ data }) => data.to === 'shipped');
  if (!left || dayOf(new Date(left.at)) < first) return null;
  const arrival = steps.findLast(({ at, data }) => data.to === 'received' && at <= left.at);
  return arrival ? (Date.parse(left.at) - Date.parse(arrival.at)) / DAY_MS : null;
}

const gloves = z.array(z.object({ serviceId: z.string() })).catch([]);

const isOrdered = (status: string) => ORDERED_STATUSES.some((each) => each === status);

function byService(placed: FigureOrders['placed']): Figures['services'] {
  const found = new Map<string | null, number>();
  for (const { status, items, serviceId = null } of placed) {
    if (!isOrdered(status)) continue;
    const services = gloves.parse(items);
    for (const service of services.length > 0 ? services.map((glove) => glove.serviceId) : [serviceId])
      found.set(service, (found.get(service) ?? 0) + 1);
  }
  return [...found]
    .map(([serviceId, count]) => ({ serviceId, gloves: count }))
    .sort((one, other) => other.gloves - one.gloves);
}
