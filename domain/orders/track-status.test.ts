import { describe, expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { ORDER_STATUSES } from './order-status';
import { stepLabel, trackStatus } from './track-status';

describe('trackStatus', () => {
  it.each(ORDER_STATUSES)('gives %s a step with the same name', (status) => {
    for (const deliveryMethod of ['ship', 'dropoff']) {
      const means = trackStatus(status, deliveryMethod);
      expect(means).not.toBeNull();
      expect(means && stepLabel(means.step, deliveryMethod)).toBe(means?.label);
    }
  });

  it('depends on the delivery method only for a finished glove', () => {
    const meaning = (status: string, deliveryMethod: string) =>
      JSON.stringify(trackStatus(status, deliveryMethod));
    const differ = ORDER_STATUSES.filter((status) => meaning(status, 'ship') !== meaning(status, ''));
    expect(differ).toEqual(['shipped']);
    expect(trackStatus('shipped', 'ship')?.label).toBe('Shipped');
    expect(trackStatus('shipped', 'dropoff')?.label).toBe('Ready for pick-up');
  });

  inputs(['lost in space', 'constructor', '', 7, null, undefined])(
    'is null for %j',
    (status) => trackStatus(status, 'ship'),
    null,
  );
});
