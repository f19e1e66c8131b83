import type { Payload } from 'payload';
import type { EstimateQuery, OrderEstimate } from '#domain/orders/estimate-contract';
import { hereBy } from '#domain/orders/here-by';
import { readyByFrom } from '#domain/orders/ready-by-days';
import { isRushOn } from '#domain/orders/rush';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { orderReadyEstimate } from './ready-estimate';
import { isRushFull } from './rush-places';

/** Returns when gloves ordered now would be ready, with and without rush (rules 28.3 and 28.5). */
export async function readEstimate(payload: Payload, { gloves }: EstimateQuery): Promise<OrderEstimate> {
  const settings = await readShopSettings(payload);
  const arrival = hereBy(new Date());
  const readyBy = async (isRush: boolean) =>
    readyByFrom(arrival, await orderReadyEstimate(payload, gloves, { arrival, isRush }));
  const hasRush = isRushOn(settings) && !(await isRushFull(payload));
  return {
    hereBy: arrival,
    estimate: settings.glovesPerDay > 0 ? await readyBy(false) : null,
    rush: hasRush ? { price: settings.rushPrice, estimate: await readyBy(true) } : null,
  };
}
