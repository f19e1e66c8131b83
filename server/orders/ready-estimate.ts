import type { Payload } from 'payload';
import { z } from 'zod';
import { type BenchDays, benchReadyBy } from '#domain/orders/bench-days';
import { hereBy } from '#domain/orders/here-by';
import { type ReadyEstimate, readyEstimate } from '#domain/orders/ready-by';
import { dayOf, daysBetween, type ReadyBy, readyByFrom } from '#domain/orders/ready-by-days';
import { isRushOn } from '#domain/orders/rush';
import type { ShopSettings } from '#domain/shop-settings/settings-contract';
import { findAll } from '#server/platform/database/find';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { Order, Service } from '../../payload-types';
import { glovesAhead } from './bench-queue';

const gloves = z
  .array(z.object({ serviceId: z.nullish(z.string()), laceColorId: z.nullish(z.string()) }))
  .catch([]);

interface Estimated extends Partial<Pick<Order, 'id' | 'createdAt' | 'isRush'>> {
  arrival?: string;
}

/** Returns how long an order's gloves take once they arrive, with the current settings, stock, and bench (rules 5.3 and 28.2). */
export async function orderReadyEstimate(
  payload: Payload,
  items: unknown,
  { arrival = dayOf(new Date()), ...order }: Estimated = {},
): Promise<ReadyEstimate> {
  const ordered = gloves.parse(items);
  const [settings, serviceDays, inventories] = await Promise.all([
    readShopSettings(payload),
    daysOf(
      payload,
      ordered.map(({ serviceId }) => serviceId ?? ''),
    ),
    stockOf(
      payload,
      ordered.flatMap(({ laceColorId }) => laceColorId ?? []),
    ),
  ]);
  const days = turnaroundOf(settings, serviceDays, order.isRush === true);
  const turnaround = readyEstimate({ ...days, inventories });
  if (settings.glovesPerDay === 0) return turnaround;
  const ahead = await glovesAhead(payload, order);
  return afterQueue(settings, { ...turnaround, arrival, ahead, gloves: Math.max(1, ordered.length) });
}

/** A rush order has its own turnaround, if that's shorter. */
function turnaroundOf(settings: ShopSettings, serviceDays: readonly (number | null)[], isRush: boolean) {
  const { turnaroundDays, rushDays } = settings;
  if (!isRush || !isRushOn(settings)) return { turnaroundDays, serviceDays };
  const shorter = (days: number | null) => Math.min(days ?? turnaroundDays, rushDays);
  return { turnaroundDays: shorter(null), serviceDays: serviceDays.map(shorter) };
}

interface Queued extends ReadyEstimate {
  arrival: string;
  ahead: number;
  gloves: number;
}

/** Returns days from arrival: the turnaround, or more because of the gloves ahead and the bench's days off. */
function afterQueue(bench: BenchDays, queued: Queued): ReadyEstimate {
  const { from, to } = benchReadyBy({ bench, today: dayOf(new Date()), ...queued });
  const { arrival } = queued;
  return { minDays: daysBetween(arrival, from), maxDays: daysBetween(arrival, to) };
}

/** Returns the turnaround that pages show: from a glove's arrival, with the current bench (rule 28.3). */
export async function benchTurnaround(payload: Payload, settings: ShopSettings): Promise<number> {
  const { glovesPerDay, turnaroundDays: minDays } = settings;
  if (glovesPerDay === 0) return minDays;
  const ahead = await glovesAhead(payload, {});
  const arrival = hereBy(new Date());
  return afterQueue(settings, { minDays, maxDays: minDays, arrival, ahead, gloves: 1 }).maxDays;
}

/** Returns when one glove ordered now would be ready, for its service. Null if the shop doesn't plan its bench (rule 28.3). */
export async function serviceEstimates(
  payload: Payload,
): Promise<(service: Pick<Service, 'days'>) => ReadyBy | null> {
  const settings = await readShopSettings(payload);
  if (settings.glovesPerDay === 0) return () => null;
  const ahead = await glovesAhead(payload, {});
  const arrival = hereBy(new Date());
  return ({ days }) => {
    const minDays = days || settings.turnaroundDays;
    return readyByFrom(
      arrival,
      afterQueue(settings, { minDays, maxDays: minDays, arrival, ahead, gloves: 1 }),
    );
  };
}

async function daysOf(payload: Payload, serviceIds: string[]): Promise<(number | null)[]> {
  if (serviceIds.length === 0) return [];
  const docs = await findAll(payload, 'services', { id: { in: [...new Set(serviceIds)] } });
  const days = new Map(docs.map((service) => [service.id, service.days ?? null]));
  return serviceIds.map((id) => days.get(id) ?? null);
}

async function stockOf(payload: Payload, colorIds: string[]): Promise<number[]> {
  if (colorIds.length === 0) return [];
  const docs = await findAll(payload, 'lace-colors', { id: { in: colorIds } });
  return docs.map(({ inventory }) => inventory);
}
