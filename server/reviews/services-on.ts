import { z } from 'zod';
import type { Order } from '../../payload-types';

const gloves = z.array(z.object({ serviceName: z.string() })).catch([]);

/** Returns the names of an order's services, without repeats. */
export function servicesOn({ items }: Pick<Order, 'items'>): string {
  return [...new Set(gloves.parse(items).map(({ serviceName }) => serviceName))].join(', ');
}
