import type { Payload } from 'payload';
import { z } from 'zod';
import { type ReadyEstimate, readyEstimate } from '#domain/orders/ready-by';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { LaceColor } from '../../payload-types';

const colored = z.array(z.object({ laceColorId: z.nullish(z.string()) })).catch([]);

/** How long the gloves of an order take from their arrival, by turnaround and lace stock as they are now (rule 5.3). */
export async function orderReadyEstimate(payload: Payload, items: unknown): Promise<ReadyEstimate> {
  const colorIds = colored.parse(items).flatMap(({ laceColorId }) => laceColorId ?? []);
  const [{ turnaroundDays }, inventories] = await Promise.all([
    readShopSettings(payload),
    stockOf(payload, colorIds),
  ]);
  return readyEstimate({ turnaroundDays, inventories });
}

async function stockOf(payload: Payload, colorIds: string[]): Promise<number[]> {
  if (colorIds.length === 0) return [];
  const { docs } = await payload.db.find<LaceColor>({
    collection: 'lace-colors',
    where: { id: { in: colorIds } },
    pagination: false,
  });
  return docs.map(({ inventory }) => inventory);
}
