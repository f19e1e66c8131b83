import type { Payload } from 'payload';
import { z } from 'zod';
import { type ReadyEstimate, readyEstimate } from '#domain/orders/ready-by';
import { findAll } from '#server/platform/database/find';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';

const gloves = z
  .array(z.object({ serviceId: z.nullish(z.string()), laceColorId: z.nullish(z.string()) }))
  .catch([]);

/** How long an order's gloves take, with today's settings and stock (rule 5.3). */
export async function orderReadyEstimate(payload: Payload, items: unknown): Promise<ReadyEstimate> {
  const ordered = gloves.parse(items);
  const [{ turnaroundDays }, serviceDays, inventories] = await Promise.all([
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
  return readyEstimate({ turnaroundDays, serviceDays, inventories });
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
