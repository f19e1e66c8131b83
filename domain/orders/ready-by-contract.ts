import { z } from 'zod';
import { dayOf } from './ready-by-days';

const day = z.iso.date('Enter a day like 2026-12-05');

export const readyBy = z.object({ from: day, to: day });

/** PATCH /api/orders/:id/ready-by: other days, or none. */
export const readyByChange = z.nullable(
  readyBy
    .refine(({ from, to }) => from <= to, {
      path: ['to'],
      error: "The last day can't be before the first",
    })
    .refine(({ to }) => to >= dayOf(new Date()), { path: ['to'], error: 'This day has passed' }),
);
