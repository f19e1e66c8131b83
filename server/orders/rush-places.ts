import { type Payload, ValidationError } from 'payload';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import { dayOf } from '#domain/orders/ready-by-days';
import { findAll, findOne } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import { findOrderByKey } from './find-order';

/** Replaces the place of a canceled order, because a unique field can't be emptied on MongoDB. */
export const releasedPlace = (orderId: string) => `released ${orderId}`;

/** Returns that day's taken places, like '2026-11-26 3', or '2026-11-26 3+' for an order that replaces the one in place 3. */
async function takenPlaces(payload: Payload, day: string): Promise<string[]> {
  const orders = await findAll(payload, 'orders', {
    and: [{ rushPlace: { greater_than: `${day} ` } }, { rushPlace: { less_than: `${day} ~` } }],
  });
  return orders.flatMap(({ rushPlace }) => rushPlace ?? []);
}

/** Returns a free place among the day's rush orders. Undefined without a limit, null if all are taken. */
async function freePlace(payload: Payload, replacesKey?: string): Promise<string | undefined | null> {
  const { rushPerDay } = await readShopSettings(payload);
  if (rushPerDay === 0) return undefined;
  const day = dayOf(new Date());
  const taken = await takenPlaces(payload, day);
  const numbers = new Set(taken.map((place) => Number.parseInt(place.slice(day.length), 10)));
  for (let number = 1; number <= rushPerDay; number += 1) if (!numbers.has(number)) return `${day} ${number}`;
  // The order it replaces is canceled next, so only one order gets to share its place.
  const former = replacesKey ? await findOrderByKey(payload, replacesKey) : null;
  const inherited = former?.status === 'pending_payment' ? `${former.rushPlace}+` : '';
  return inherited.startsWith(`${day} `) && !taken.includes(inherited) ? inherited : null;
}

/** Whether today's rush orders are all taken (rule 28.7). */
export const isRushFull = async (payload: Payload): Promise<boolean> => (await freePlace(payload)) === null;

interface RushOrder {
  payload: Payload;
  rush: boolean;
  replacesKey?: string;
}

/** Throws RUSH_OFF if today's rush orders are all taken. */
export async function refuseIfRushFull({ payload, rush, replacesKey }: RushOrder): Promise<void> {
  if (rush && (await freePlace(payload, replacesKey)) === null) throw rushFull();
}

const rushFull = () => new ShopError('RUSH_OFF', { message: SERVER_MESSAGES.rushFull });

/** Stores a rush order in its own place. The database rejects a place that someone just took. Throws RUSH_OFF. */
export async function storeInRushPlace<Made>(
  { payload, rush, replacesKey }: RushOrder,
  store: (rushPlace: string | undefined) => Promise<Made>,
): Promise<Made> {
  for (;;) {
    const place = rush ? await freePlace(payload, replacesKey) : undefined;
    if (place === null) throw rushFull();
    try {
      return await store(place);
    } catch (error) {
      const isLost = error instanceof ValidationError && place !== undefined;
      if (!isLost || !(await findOne(payload, 'orders', { rushPlace: { equals: place } }))) throw error;
    }
  }
}
