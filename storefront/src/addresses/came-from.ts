import type { Location } from 'react-router-dom';
import { z } from 'zod';

const cameFrom = z.object({ from: z.string().startsWith('/') });

/** Returns navigation state that sends the login back to this page. */
export function comingFrom({ pathname, search, hash }: Location): z.infer<typeof cameFrom> {
  return { from: `${pathname}${search}${hash}` };
}

/** Returns the page to open after a login: the one that required it, or `otherwise`. */
export function afterLogin({ state }: Location, otherwise: string): string {
  const parsed = cameFrom.safeParse(state);
  return parsed.success ? parsed.data.from : otherwise;
}
