import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { CallTrouble, FakeAnswer } from './fake-provider';

export type Operation = 'token' | 'create' | 'get' | 'capture' | 'verify' | 'refund' | 'get-refund';

export type Trouble =
  | CallTrouble
  | 'error'
  | 'busy'
  | 'unauthorized'
  | 'declined'
  | 'capture-declined'
  | 'pending'
  | 'wrong-amount'
  | 'wrong-currency'
  | 'wrong-order'
  | 'failed'
  | 'over';

export const newId = () => randomUUID().replaceAll('-', '').slice(0, 17).toUpperCase();

/** Returns a refusal in PayPal's format. */
export const issue = (status: number, name: string): FakeAnswer => ({
  status,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: name }], debug_id: newId() },
});

/** Returns which operation a request is. */
export function operationOf({ method, url = '' }: IncomingMessage): Operation {
  if (url.includes('/oauth2/token')) return 'token';
  if (url.includes('/verify-webhook-signature')) return 'verify';
  if (url.endsWith('/refund')) return 'refund';
  if (url.includes('/payments/refunds/')) return 'get-refund';
  if (url.endsWith('/capture')) return 'capture';
  return method === 'POST' ? 'create' : 'get';
}
