import type { Payload } from 'payload';
import { type Meter, meterOf, type ProviderCall } from '#server/platform/metrics/meter';
import { type PaymentProvider, ProviderError } from './provider';

/** Returns a provider that measures its calls and counts them by outcome. Without metrics, it returns the provider unchanged. */
export function timed(payload: Payload, provider: PaymentProvider): PaymentProvider {
  const meter = meterOf(payload);
  if (!meter) return provider;
  const { createOrder, getOrder, captureOrder, refundCapture, getRefund } = provider;
  return {
    createOrder: timedCall(meter, 'createOrder', createOrder),
    getOrder: timedCall(meter, 'getOrder', getOrder),
    captureOrder: timedCall(meter, 'captureOrder', captureOrder),
    refundCapture: timedCall(meter, 'refundCapture', refundCapture),
    getRefund: timedCall(meter, 'getRefund', getRefund),
  };
}

function timedCall<Args extends unknown[], Answer>(
  meter: Meter,
  name: ProviderCall,
  call: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  return async (...args) => {
    const start = performance.now();
    let outcome = 'answered';
    try {
      return await call(...args);
    } catch (error) {
      outcome = error instanceof ProviderError ? error.problem : 'error';
      throw error;
    } finally {
      meter.provider(name, outcome, (performance.now() - start) / 1000);
    }
  };
}
