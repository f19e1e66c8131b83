import * as z from 'zod/mini';
import { PAGES } from '../pages/pages';
import { dashboardAddress } from './dashboard-address';

/** What the code on an order's slip says: where the order is in the dashboard of the shop at this origin. */
export function slipCode(origin: string, orderId: string): string {
  return origin + dashboardAddress({ tab: 'orders', order: orderId });
}

const anId = z.uuid();
const ON_SLIP = new RegExp(`^https?://[^/]+${PAGES.admin}\\?(?:[^#]*&)?order=([^&#]+)`);

/** The id of the order whose slip was scanned, or that was typed whole; null for any other text. */
export function orderOnSlip(scanned: string): string | null {
  // Hand scanners may type in capitals.
  const text = scanned.trim().toLowerCase();
  const [, id = text] = ON_SLIP.exec(text) ?? [];
  return anId.safeParse(id).data ?? null;
}
