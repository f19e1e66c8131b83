import { expect, it } from 'vitest';
import { partsOf } from '../api-calls/api-call';
import { API_CALLS } from '../api-calls/api-calls';
import { answerTimeoutMs } from './answer-times';

it('answerTimeoutMs is longer for calls to PayPal and redrawn photos, otherwise half a minute', () => {
  const slow = API_CALLS.filter((call) => {
    const { method, path } = partsOf(call);
    return method === 'POST' && answerTimeoutMs(path) !== 30_000;
  });
  expect(slow.map(({ call }) => call).toSorted()).toEqual([
    'POST /api/objects/normalize',
    'POST /api/orders/:id/cancel',
    'POST /api/orders/:id/payment',
    'POST /api/orders/:id/payments',
    'POST /api/orders/:id/refunds',
    'POST /api/orders/:id/shipments',
    'POST /api/orders/:id/shipments/:shipmentId/buy',
    'POST /api/orders/:id/shipments/:shipmentId/void',
    'POST /order',
    'POST /order/:id/capture',
  ]);
});
