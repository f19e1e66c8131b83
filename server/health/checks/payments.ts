import { WEBHOOK_FACT } from '#domain/health/health-facts';
import { agoText } from '#domain/health/health-words';
import { paymentMode } from '#server/payments/open-payments';
import { findAll } from '#server/platform/database/find';
import { readFact } from '#server/platform/health/facts';
import { type Check, off, ok, red, warning } from '../check';

/** With a wrong webhook ID, every event has a bad signature. */
const REFUSED_MANY = 5;

export const payments: Check = {
  run: async ({ payload, settings, now }) => {
    const mode = paymentMode(settings);
    if (mode === 'off')
      return off('Online payment is off. Customers pay in person.', 'To turn it on, see docs/payments.md.');
    if (mode === 'simulator') return off('Online payment is simulated. No money moves.');
    const { PAYPAL_ENVIRONMENT, PAYPAL_WEBHOOK_ID } = settings;
    const account = `PayPal (${PAYPAL_ENVIRONMENT}).`;
    if (!PAYPAL_WEBHOOK_ID)
      return warning(
        `${account} Without webhook events, the shop finds out late about refunds and disputes.`,
        'Set PAYPAL_WEBHOOK_ID (see docs/payments.md).',
      );
    const [last] = await findAll(payload, 'paypal-events', undefined, '-createdAt', 1);
    const refused = await readFact(payload, WEBHOOK_FACT);
    const found = `${account} ${last ? `Last webhook event ${agoText(last.createdAt, now)}.` : 'No webhook event yet.'}`;
    if (!refused || (last && last.createdAt > refused.refusedAt)) return ok(found);
    const since = `${found} ${refused.refused} with a bad signature since then, the last ${agoText(refused.refusedAt, now)}.`;
    const todo =
      "Compare PAYPAL_WEBHOOK_ID with the ID in PayPal's dashboard. If it's right, someone is forging events, and the shop refuses them.";
    return refused.refused >= REFUSED_MANY ? red(since, todo) : warning(since, todo);
  },
};
