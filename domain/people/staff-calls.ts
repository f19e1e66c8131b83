import { roleOf } from './people';

type CallName = `${'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'} /${string}`;

/** Calls about your own account, for everyone at the shop: proof of identity, sessions, and notifications (rules 19.1 and 22.2). */
const OWN: readonly CallName[] = [
  'GET /api/admin/2fa',
  'POST /api/admin/2fa/setup',
  'POST /api/admin/2fa/enable',
  'POST /api/admin/2fa/disable',
  'POST /api/admin/2fa/recovery-codes',
  'POST /api/admin/confirm',
  'GET /api/admin/passkeys',
  'POST /api/admin/passkeys/options',
  'POST /api/admin/passkeys',
  'PATCH /api/admin/passkeys/:id',
  'DELETE /api/admin/passkeys/:id',
  'GET /api/admin/sessions',
  'DELETE /api/admin/sessions/:id',
  'DELETE /api/admin/sessions',
  'GET /api/admin/push-devices',
  'POST /api/admin/push-devices',
  'POST /api/admin/push-devices/current',
  'PATCH /api/admin/push-devices/:id',
  'DELETE /api/admin/push-devices/:id',
  'POST /api/admin/push-devices/:id/test',
];

/** The calls open to bench staff (rule 18.4): orders without money, and lace stock. */
const BENCH: readonly CallName[] = [
  ...OWN,
  'GET /api/orders',
  'GET /api/orders/:id',
  'PATCH /api/orders/:id/status',
  'PATCH /api/orders/:id/images',
  'PATCH /api/orders/:id/ready-by',
  'GET /api/orders/:id/events',
  'GET /api/admin/order-views',
  'GET /api/admin/bench-load',
  'GET /api/orders/:id/shipments',
  'GET /api/orders/:id/shipments/:shipmentId/label',
  'GET /api/orders/:id/shipments/:shipmentId/qr',
  'GET /api/admin/labels',
  'POST /api/orders/:id/notes',
  'PATCH /api/lace-colors/:id',
  'GET /api/admin/lace-stock',
  'GET /api/lace-colors/:id/movements',
  'POST /api/lace-colors/:id/movements',
];

/** The calls open to managers (rule 18.3): all but staff, settings, and security. */
const MANAGER: readonly CallName[] = [
  ...BENCH,
  'POST /api/orders',
  'GET /api/orders/stats',
  'PATCH /api/orders/:id',
  'POST /api/orders/:id/cancel',
  'POST /api/orders/:id/refunds',
  'GET /api/orders/:id/refunds',
  'POST /api/orders/:id/payments',
  'POST /api/orders/:id/shipments',
  'POST /api/orders/:id/shipments/:shipmentId/buy',
  'POST /api/orders/:id/shipments/:shipmentId/void',
  'POST /api/orders/:id/messages',
  'GET /api/orders/:id/texts',
  'GET /api/orders/:id/replies',
  'POST /api/orders/:id/replies/:replyId/accept',
  'POST /api/orders/:id/replies/:replyId/discard',
  'POST /api/admin/email-problems/dismiss',
  'POST /api/orders/:id/extra-work',
  'POST /api/orders/:id/extra-work/:extraId/withdraw',
  'GET /api/extra-work-templates',
  'POST /api/orders/:id/track-link',
  'POST /api/orders/:id/send-shipping-instructions',
  'POST /api/orders/:id/send-dropoff-instructions',
  'GET /api/admin/payment-problems',
  'POST /api/orders/:id/settled',
  'POST /api/payment-attempts/:id/settled',
  'GET /api/customers',
  'POST /api/customers',
  'PATCH /api/customers/:id',
  'POST /api/messages/send',
  'GET /api/conversations',
  'GET /api/saved-replies',
  'POST /api/outbox/:id/resend',
  'GET /api/questions',
  'GET /api/questions/:id',
  'POST /api/questions/:id/answer',
  'GET /api/admin/reviews',
  'PATCH /api/admin/reviews/:id',
  'POST /api/services',
  'PATCH /api/services/:id',
  'POST /api/services/reorder',
  'POST /api/lace-colors/reorder',
  'GET /api/discounts',
  'POST /api/discounts',
  'PATCH /api/discounts/:id',
  'POST /api/admin/work-gallery',
  'POST /api/orders/:id/album',
  'PATCH /api/admin/work-gallery/:id',
  'POST /api/admin/work-gallery/reorder',
  'DELETE /api/admin/work-gallery/:id',
  'GET /api/admin/money',
  'GET /api/admin/figures',
  'POST /api/admin/order-views',
  'PATCH /api/admin/order-views/:id',
  'DELETE /api/admin/order-views/:id',
  'POST /api/admin/exports',
  'GET /api/openapi.json',
];

/** Which calls staff may make, for the server and the dashboard (rule 18.2). All other admin calls are the owner's alone. */
export const STAFF_CALLS = { manager: MANAGER, bench: BENCH } as const;

/** Whether a role can make a staff call. False without a role. */
export function mayCall(role: string | null | undefined, call: CallName): boolean {
  const known = roleOf({ role });
  if (known === 'owner') return true;
  return known !== null && STAFF_CALLS[known].includes(call);
}
