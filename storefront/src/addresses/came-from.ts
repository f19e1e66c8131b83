import type { Location } from 'react-router-dom';
import { z } from 'zod';

const cameFrom = z.object({ from: z.string().startsWith('/') });

/** Tells the login which page to return to. */
export function comingFrom({ pathname, search, hash }: Location): z.infer<typeof cameFrom> {
  return { from: `${pathname}${search}${hash}` };
}

/** Where a login leads: back to the page that asked for it, or to `otherwise`. */
export function afterLogin({ state }: Location, otherwise: string): string {
  const known = cameFrom.safeParse(state);
  return known.success ? known.data.from : otherwise;
}
