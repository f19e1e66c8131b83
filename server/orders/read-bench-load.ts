import { isWorkingDay } from '#domain/orders/bench-days';
import { type BenchLoad, LOAD_DAYS } from '#domain/orders/bench-load';
import { isGloveHere } from '#domain/orders/order-status';
import { dayOf, daysLater, readyByOf } from '#domain/orders/ready-by-days';
import { allowed, type ByPerson } from '#server/platform/access/allowed';
import { ShopError } from '#server/platform/errors/shop-error';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { gloveCount, openOrders } from './bench-queue';

/** Six weeks of work on the bench (rule 28.9). Throws FORBIDDEN for anyone who can't read all orders. */
export async function readBenchLoad({ payload, user }: ByPerson): Promise<BenchLoad> {
  const rules = await allowed({ payload, user, collection: 'orders', operation: 'read' });
  if (rules.length > 0) throw new ShopError('FORBIDDEN');
  const [settings, open] = await Promise.all([readShopSettings(payload), openOrders(payload)]);
  const today = dayOf(new Date());
  const here = open.filter(({ status }) => isGloveHere(status));
  const awaited = open.filter(({ status }) => !isGloveHere(status));
  return {
    glovesPerDay: settings.glovesPerDay,
    days: Array.from({ length: LOAD_DAYS }, (_, index) => {
      const day = daysLater(today, index);
      return { day, isOpen: isWorkingDay(settings, day) };
    }),
    awaited: awaited.reduce((sum, order) => sum + gloveCount(order), 0),
    orders: here
      .map((order) => ({
        id: order.id,
        version: order.version ?? 0,
        customerName: order.customerName,
        gloves: gloveCount(order),
        isRush: order.isRush === true,
        readyBy: readyByOf(order),
      }))
      .sort((one, other) => Number(other.isRush) - Number(one.isRush)),
  };
}
