import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export type Operation = 'token' | 'create' | 'get' | 'capture' | 'verify' | 'refund' | 'get-refund';

/**
 * What goes wrong with one call. 'lost' and 'error-after' have done what was asked and do not say so; 'held' has done it and
 * keeps the answer until `release`.
 */
export type Trouble =
  | 'slow'
  | 'error'
  | 'error-after'
  | 'lost'
  | 'lost-before'
  | 'held'
  | 'garbage'
  | 'busy'
  | 'unauthorized'
  | 'declined'
  | 'capture-declined'
  | 'pending'
  | 'wrong-amount'
  | 'wrong-currency'
  | 'wrong-order'
  /** Of a refund: PayPal takes it, and says in its answer that it failed. */
  | 'failed'
  /** Of a refund: PayPal says that it is more than the capture holds. */
  | 'over';

/** An answer of the fake provider. */
export interface Answer {
  status: number;
  body: unknown;
}

export const newId = () => randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();

/** A refusal as PayPal words it. */
export const issue = (status: number, name: string): Answer => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: name }], debug_id: newId() },
});

/** What a call asks for. */
export function operationOf({ method, url = '' }: IncomingMessage): Operation {
  if (url.includes('/oauth2/token')) return 'token';
  if (url.includes('/verify-webhook-signature')) return 'verify';
  if (url.endsWith('/refund')) return 'refund';
  if (url.includes('/payments/refunds/')) return 'get-refund';
  if (url.endsWith('/capture')) return 'capture';
  return method === 'POST' ? 'create' : 'get';
}
