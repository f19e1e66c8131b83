import type { ApiCall } from './api-call';

/** In ms. */
const USUAL_MS = 30_000;
/** The server asks PayPal up to four times for one of these, 15 seconds each at most. */
const PAYPAL_MS = 90_000;
/** The server redraws up to 50 photos. */
const PHOTOS_MS = 120_000;

/** How long a page waits for an answer that may take longer than others, in ms. */
export const SLOW_CALLS: Partial<Record<ApiCall['call'], number>> = {
  'POST /order': PAYPAL_MS,
  'POST /order/:id/capture': PAYPAL_MS,
  'POST /api/orders/:id/payment': PAYPAL_MS,
  'POST /api/orders/:id/payments': PAYPAL_MS,
  'POST /api/orders/:id/refunds': PAYPAL_MS,
  'POST /api/orders/:id/cancel': PAYPAL_MS,
  'POST /api/objects/normalize': PHOTOS_MS,
};

/** How long an upload may stand still before it counts as lost, in ms. */
export const UPLOAD_STALL_MS = 60_000;

/** How long a page waits for the answer to a call, and then for the answer's body, in ms (rule 11.9). */
export function answerMs(method: string, path: string): number {
  const made = `${method} ${path.split('?')[0]}`;
  const slow = Object.entries(SLOW_CALLS).find(([call]) =>
    new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+')}$`).test(made),
  );
  return slow?.[1] ?? USUAL_MS;
}
