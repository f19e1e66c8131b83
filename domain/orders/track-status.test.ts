import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from './order-status';
import { storedTrackStatus, trackStatus } from './track-status';

describe('what a status means to its customer', () => {
  it.each(ORDER_STATUSES)('%s is the same as it is stored', (status) => {
    for (const deliveryMethod of ['ship', 'dropoff'])
      expect(storedTrackStatus(status, deliveryMethod)).toBe(trackStatus(status, deliveryMethod));
  });

  it('depends on the delivery for a glove that is done alone', () => {
    const differ = ORDER_STATUSES.filter((status) => trackStatus(status, 'ship') !== trackStatus(status, ''));
    expect(differ).toEqual(['shipped']);
    expect(trackStatus('shipped', 'ship').label).toBe('Shipped');
    expect(trackStatus('shipped', 'dropoff').label).toBe('Ready for pick-up');
  });

  it.each(['lost in space', 'constructor', '', 7, null, undefined])('%j is no status', (status) => {
    expect(storedTrackStatus(status, 'ship')).toBeNull();
  });
});
