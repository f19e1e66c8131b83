import type { Location } from 'react-router-dom';
import { z } from 'zod';
import { paths } from '../app/paths';

const cameFrom = z.object({ from: z.string().startsWith('/') });

/** What a page that needs a customer hands to the login, so that it leads back there. */
export function comingFrom({ pathname, search, hash }: Location): z.infer<typeof cameFrom> {
  return { from: `${pathname}${search}${hash}` };
}

/** Where the login leads: back to the page that asked for it, or to the dashboard. */
export function afterLogin({ state }: Location): string {
  const known = cameFrom.safeParse(state);
  return known.success ? known.data.from : paths.customerDashboard.href();
}
