import { z } from 'zod';
import { dayOf } from './ready-by-days';

const day = z.iso.date('Please give a day such as 2026-12-05');

export const readyBy = z.object({ from: day, to: day });

/** PATCH /api/orders/:id/ready-by: other days, or none. */
export const readyByChange = z.nullable(
  readyBy
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: 'The last day may not be before the first',
    })
    .refine(({ to }) => to >= dayOf(new Date()), { path: ['to'], error: 'This day is over' }),
);
