import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Payload } from 'payload';
import { recordAudit } from '#server/audit/record-audit';
import { tellOwner } from '#server/audit/tell-owner';
import type { Env } from '#server/environment/env';
import type { Audit } from '../../payload-types';
import { paymentMode } from './payment-mode';

/** What each way of online payment is called. */
const SAID = { paypal: 'by PayPal', simulator: 'simulated, no money moves', off: 'off' } as const;

/**
 * Writes into the trail, as the shop starts, that it is paid in another way than at the start before, and mails the owner (rule 18.7):
 * these settings are the program's, so nobody signs in to change them. The very first start is no change. No key is kept, only a mark of it.
 */
export async function notePaymentSettings(payload: Payload, settings: Env): Promise<void> {
  const { PAYPAL_ENVIRONMENT, PAYPAL_CLIENT_ID = '', PAYPAL_WEBHOOK_ID = '' } = settings;
  const mode = paymentMode(settings);
  const data = {
    mode,
    ...(mode === 'paypal' && {
      environment: PAYPAL_ENVIRONMENT,
      account: markOf(PAYPAL_CLIENT_ID),
      notices: markOf(PAYPAL_WEBHOOK_ID),
    }),
  };
  const { docs } = await payload.db.find<Audit>({
    collection: 'audit',
    where: { kind: { equals: 'payment-settings' } },
    sort: '-createdAt',
    limit: 1,
    pagination: false,
  });
  const [last] = docs;
  if (last && isDeepStrictEqual(last.data, data)) return;
  const text = `Online payment: ${SAID[mode]}${mode === 'paypal' ? ` (${PAYPAL_ENVIRONMENT})` : ''}`;
  await recordAudit({ payload, kind: 'payment-settings', actor: null, address: null, text, data });
  if (last) await tellOwner({ payload, what: 'payment-settings', text });
}

const markOf = (secret: string) => createHash('sha256').update(secret).digest('base64url').slice(0, 12);
