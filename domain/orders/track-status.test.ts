import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from './order-status';
import { stepLabel, trackStatus } from './track-status';

describe('what a status means to its customer', () => {
  it.each(ORDER_STATUSES)('%s belongs to a step, which has the same name on its own', (status) => {
    for (const deliveryMethod of ['ship', 'dropoff']) {
      const means = trackStatus(status, deliveryMethod);
      expect(means).not.toBeNull();
      expect(means && stepLabel(means.step, deliveryMethod)).toBe(means?.label);
    }
  });

  it('depends on the delivery for a glove that is done alone', () => {
    const meaning = (status: string, way: string) => JSON.stringify(trackStatus(status, way));
    const differ = ORDER_STATUSES.filter((status) => meaning(status, 'ship') !== meaning(status, ''));
    expect(differ).toEqual(['shipped']);
    expect(trackStatus('shipped', 'ship')?.label).toBe('Shipped');
    expect(trackStatus('shipped', 'dropoff')?.label).toBe('Ready for pick-up');
  });

  it.each(['lost in space', 'constructor', '', 7, null, undefined])('%j is no status', (status) => {
    expect(trackStatus(status, 'ship')).toBeNull();
  });
});
