import type { Payload } from 'payload';
import { monthsBetween } from '#domain/books/months';
import { figuresOf, figureWeeks, WEEKS } from '#domain/figures/figures';
import type { Figures } from '#domain/figures/figures-contract';
import { daysLater } from '#domain/orders/ready-by-days';
import { BOOKED_FIELDS, shippingOf } from '#server/books/read-books';
import { allowed, type ByPerson } from '#server/platform/access/allowed';
import { contentsOf } from '#server/platform/database/cached-figures';
import { readPage } from '#server/platform/database/find';
import { ShopError } from '#server/platform/errors/shop-error';
import { CachedValue, perShop } from '#server/platform/tools/per-shop';
import type { Order } from '../../payload-types';

// Orders placed earlier than this don't count toward the average.
const LONGEST_DAYS = WEEKS * 7;

const PLACED = [
  'createdAt',
  'status',
  'items',
  'serviceId',
  'isRush',
] as const satisfies readonly (keyof Order)[];

const cache = perShop(() => new CachedValue<Figures>());

/** Returns the last twelve weeks, read one at a time (rule 21.1). Throws FORBIDDEN for anyone who can't read all orders. */
export async function readFigures({ payload, user, now }: ByPerson & { now: Date }): Promise<Figures> {
  const rules = await allowed({ payload, user, collection: 'orders', operation: 'read' });
  if (rules.length > 0) throw new ShopError('FORBIDDEN');
  return cache(contentsOf(payload, 'orders')).read(() => computeFigures(payload, now));
}

async function computeFigures(payload: Payload, now: Date): Promise<Figures> {
  const all = { payload, collection: 'orders', pageSize: null } as const;
  const weeks = figureWeeks(now);
  const placed: Pick<Order, (typeof PLACED)[number]>[] = [];
  const moved: Pick<Order, (typeof BOOKED_FIELDS)[number]>[] = [];
  for (const { from, to } of weeks) {
    const [start, end] = [startOf(from), endOf(to)];
    const inWeek = (field: 'createdAt' | 'movedAt') => [
      { [field]: { greater_than_equal: start } },
      { [field]: { less_than_equal: end } },
    ];
    const ofWeek = await readPage({ ...all, where: inWeek('createdAt'), sort: 'createdAt', fields: PLACED });
    placed.push(...ofWeek.docs);
    const movedInWeek = await readPage({
      ...all,
      where: inWeek('movedAt'),
      sort: 'movedAt',
      fields: BOOKED_FIELDS,
    });
    moved.push(...movedInWeek.docs);
  }
  const since = startOf(daysLater(weeks[0]?.from ?? '', -LONGEST_DAYS));
  const shipped = await readPage({
    ...all,
    where: [{ status: { equals: 'shipped' } }, { createdAt: { greater_than_equal: since } }],
    sort: 'createdAt',
    fields: ['story'],
  });
  const shipping = await shippingByMonth(payload, weeks);
  return { ...figuresOf({ placed, moved, shipped: shipped.docs }, now), ...(shipping && { shipping }) };
}

/** Returns shipping charges and label costs in the months of these weeks. Undefined without labels (rule 27.8). */
async function shippingByMonth(payload: Payload, weeks: ReturnType<typeof figureWeeks>) {
  const [first = '', last = ''] = [weeks.at(0)?.from, weeks.at(-1)?.to].map((day) => day?.slice(0, 7));
  const months: NonNullable<Figures['shipping']> = [];
  for (const month of monthsBetween(first, last)) {
    const shipping = await shippingOf(payload, month);
    if (shipping) months.push({ month, ...shipping });
  }
  return months.length > 0 ? months : undefined;
}

function endOf(day: string): string {
  return new Date(Date.parse(startOf(daysLater(day, 1))) - 1).toISOString();
}

function startOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).toISOString();
}
