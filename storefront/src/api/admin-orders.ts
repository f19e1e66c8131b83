import { queryOptions } from '@tanstack/react-query';
import { orderStats } from '#domain/order-stats';
import { readAs } from './client';
import { OWNER } from './owner-session';

/** What every read of orders begins with; a change of one makes them all stale. */
export const ORDERS_KEY = ['/api', 'orders'] as const;

/** The owner's reads of orders. */
export const adminOrderQueries = {
  stats: () => queryOptions({ queryKey: [...ORDERS_KEY, 'stats'], queryFn: readAs(orderStats), meta: OWNER }),
};
