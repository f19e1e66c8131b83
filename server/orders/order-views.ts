import { type Payload, ValidationError } from 'payload';
import { SERVER_MESSAGES } from '#domain/api-calls/failures';
import {
  ORDER_VIEWS,
  OWN_VIEWS_MAX,
  PACKAGE_VIEWS,
  TODAY_ORDERS,
  type TODAY_OTHERS,
} from '#domain/lists/order-views';
import {
  type OrderViewsAnswer,
  type OwnView,
  type ViewCreate,
  type ViewFilters,
  viewFilters,
} from '#domain/lists/order-views-contract';
import { QUESTIONS_TO_ANSWER, REVIEWS_TO_DECIDE } from '#domain/lists/waiting';
import { isLaceOutOfStock } from '#domain/orders/ready-by';
import { needsReorder } from '#domain/stock/stock';
import type { CreatedAnswer } from '#domain/wire/change-answers';
import { endOfDay, startOfDay } from '#domain/wire/day-bounds';
import { allowed, type ByPerson, type Once, type OnOne } from '#server/platform/access/allowed';
import { makeOnce } from '#server/platform/access/make-once';
import { cachedFigure } from '#server/platform/database/cached-figures';
import { changeIf, createByRules } from '#server/platform/database/change-if';
import { countOf, findAll } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { OrderView as StoredView } from '../../payload-types';
import { countOrders, type OrderQuery } from './read-orders';

// The days are in the server's time zone (rule 15.4).
function queryOf({ from, to, ...filters }: ViewFilters): OrderQuery {
  return { ...filters, from: from && startOfDay(from), to: to && endOfDay(to) };
}

const COUNTED = new Map<string, ViewFilters>([
  ...ORDER_VIEWS.map(({ id, filters }) => [id, filters] as const),
  ...Object.entries(TODAY_ORDERS),
]);

const OF_PACKAGES = PACKAGE_VIEWS.map(({ id, filters }) => [id, filters] as const);

/** The count of each view, what Today counts, and the owner's own views (rules 20.1 and 20.4). Throws a FORBIDDEN ShopError. */
export async function readOrderViews(by: ByPerson, followsPackages: boolean): Promise<OrderViewsAnswer> {
  const count = (filters: ViewFilters) => countOrders(by, queryOf(filters));
  const [counts, others, own] = await Promise.all([
    Promise.all(
      [...COUNTED, ...(followsPackages ? OF_PACKAGES : [])].map(
        async ([id, filters]) => [id, await count(filters)] as const,
      ),
    ),
    countOthers(by.payload),
    storedViews(by.payload).then((views) => Promise.all(views.flatMap((view) => presentView(view, count)))),
  ]);
  return { counts: { ...Object.fromEntries(counts), ...others }, own };
}

async function countOthers(
  payload: Payload,
): Promise<Partial<Record<(typeof TODAY_OTHERS)[number], number>>> {
  const [{ reviewDays }, questions, reviews, lowLaces] = await Promise.all([
    readShopSettings(payload),
    countOf({ payload, collection: 'questions', where: [...QUESTIONS_TO_ANSWER] }),
    countOf({ payload, collection: 'reviews', where: [...REVIEWS_TO_DECIDE] }),
    cachedFigure(payload, 'lace-colors', 'low', async () => (await findLowLaces(payload)).length),
  ]);
  // In a shop that doesn't ask for reviews, the count is left out unless some are waiting.
  return { questions, lowLaces, ...((reviewDays > 0 || reviews > 0) && { reviews }) };
}

/** The colors on offer that are out of stock or at their reorder mark (rules 3.4 and 3.11). */
async function findLowLaces(payload: Payload) {
  const offered = await findAll(payload, 'lace-colors', { active: { equals: true } });
  return offered.filter(
    ({ inventory, reorderAt }) => isLaceOutOfStock(inventory) || needsReorder(inventory, reorderAt ?? null),
  );
}

// A view with filters we don't know is hidden (rule 2.11), because without them it would show all orders.
function presentView(
  { id, name, filters: stored }: StoredView,
  count: (filters: ViewFilters) => Promise<number>,
): Promise<OwnView>[] {
  const { data: filters } = viewFilters.safeParse(stored);
  return filters ? [count(filters).then((found) => ({ id, name, filters, count: found }))] : [];
}

const storedViews = (payload: Payload) =>
  findAll(payload, 'order-views', {}, ['createdAt', 'id'], OWN_VIEWS_MAX);

/** Saves a view, once per key. Throws a ShopError: VIEW_EXISTS, VIEWS_FULL, or FORBIDDEN. */
export async function addView(
  { payload, user, idempotencyKey }: Once,
  input: ViewCreate,
): Promise<CreatedAnswer> {
  await allowed({ payload, user, collection: 'order-views', operation: 'create' });
  const make = (id: string) => storeView(payload, { id, ...input });
  return makeOnce(payload, 'order-views', idempotencyKey, make);
}

// The database rejects a place that someone just took.
async function storeView(payload: Payload, view: ViewCreate & { id: string }): Promise<void> {
  for (;;) {
    const views = await storedViews(payload);
    if (views.some(({ name }) => name === view.name)) throw nameTaken();
    const place = freePlace(views);
    if (place === null) throw new ShopError('VIEWS_FULL');
    try {
      await createByRules(payload, 'order-views', { ...view, place }, { role: 'owner' });
      return;
    } catch (error) {
      const now = await storedViews(payload);
      const isTaken = now.some((other) => other.name === view.name || other.place === place);
      if (!isTaken) throw error;
    }
  }
}

function freePlace(views: readonly StoredView[]): number | null {
  for (let place = 1; place <= OWN_VIEWS_MAX; place += 1)
    if (!views.some((view) => view.place === place)) return place;
  return null;
}

const nameTaken = () => new ShopError('VIEW_EXISTS', { errors: { name: SERVER_MESSAGES.viewExists } });

/** Renames a view. Throws a ShopError: VIEW_EXISTS, NOT_FOUND, or FORBIDDEN. */
export async function renameView({ payload, user, id }: OnOne, name: string): Promise<void> {
  await allowed({ payload, user, collection: 'order-views', operation: 'update' });
  try {
    const renamed = await changeIf(payload, 'order-views', id, { data: { name }, by: { role: 'owner' } });
    if (!renamed) throw new ShopError('NOT_FOUND');
  } catch (error) {
    if (error instanceof ValidationError) throw nameTaken();
    throw error;
  }
}
