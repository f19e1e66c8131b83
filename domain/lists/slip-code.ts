import { PAGES } from '../pages/pages';
import { dashboardAddress } from './dashboard-address';

/** The text in a slip's QR code: the order's URL in the dashboard at this origin. */
export function slipCode(origin: string, orderId: string): string {
  return origin + dashboardAddress({ tab: 'orders', order: orderId });
}

const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const ON_SLIP = new RegExp(`^https?://[^/]+${PAGES.admin}\\?(?:[^#]*&)?order=([^&#]+)`);

/** The ID of a scanned slip's order, or of a number typed in full. Null for any other text. */
export function orderOnSlip(scanned: string): string | null {
  // Some handheld scanners type in capitals.
  const text = scanned.trim().toLowerCase();
  const [, id = text] = ON_SLIP.exec(text) ?? [];
  return ID.test(id) ? id : null;
}
