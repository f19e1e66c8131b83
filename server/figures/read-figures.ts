import type { Payload } from 'payload';
import { z } from 'zod';
import { figuresOf, figureWeeks, WEEKS } from '#domain/figures/figures';
import type { Figures } from '#domain/figures/figures-contract';
import { daysLater } from '#domain/orders/ready-by-days';
import { allowed } from '#server/access/allowed';
import { readPage } from '#server/database/read-page';
import { ShopError } from '#server/errors/shop-error';
import type { Admin, Order } from '../../payload-types';

/** No order is with the shop for longer: older ones are not looked through for the average. */
const LONGEST_DAYS = WEEKS * 7;

interface ReadFigures {
  payload: Payload;
  user: Admin;
  now: Date;
}

const PLACED = ['createdAt', 'status', 'items', 'serviceId'] as const satisfies readonly (keyof Order)[];
const MOVED = [
  'id',
  'customerName',
  'status',
  'paymentStatus',
  'total',
  'paypalCaptureId',
  'createdAt',
  'movements',
] as const satisfies readonly (keyof Order)[];
const SHIPPED = ['story'] as const satisfies readonly (keyof Order)[];

/**
 * How the shop has been doing in the last twelve weeks (rule 18.1), from three indexes. It is about all orders: a caller who may read
 * only some is refused with a FORBIDDEN ShopError.
 */
export async function readFigures({ payload, user, now }: ReadFigures): Promise<Figures> {
  const rules = await allowed({ payload, user, collection: 'orders', operation: 'read' });
  if (rules.length > 0) throw new ShopError('FORBIDDEN');
  const first = figureWeeks(now)[0]?.from ?? '';
  const start = startOf(first);
  const all = { payload, collection: 'orders', pageSize: null } as const;
  const [placed, moved, shipped] = await Promise.all([
    readPage({
      ...all,
      where: [{ createdAt: { greater_than_equal: start } }],
      sort: 'createdAt',
      fields: PLACED,
    }),
    readPage({ ...all, where: [{ movedAt: { greater_than_equal: start } }], sort: 'movedAt', fields: MOVED }),
    readPage({
      ...all,
      where: [
        { status: { equals: 'shipped' } },
        { createdAt: { greater_than_equal: startOf(daysLater(first, -LONGEST_DAYS)) } },
      ],
      sort: 'createdAt',
      fields: SHIPPED,
    }),
  ]);
  return figuresOf(
    {
      placed: read<(typeof PLACED)[number]>().parse(placed.docs),
      moved: read<(typeof MOVED)[number]>().parse(moved.docs),
      shipped: read<(typeof SHIPPED)[number]>().parse(shipped.docs),
    },
    now,
  );
}

const read = <Field extends keyof Order>() => z.array(z.custom<Pick<Order, Field>>());

/** When a day of the shop's calendar begins. */
function startOf(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).toISOString();
}
