import { describe, expect, it } from 'vitest';
import { weekStart } from './order-stats';

describe('weekStart', () => {
  it('is seven days of 24 hours before now', () => {
    expect(weekStart(new Date('2026-03-10T08:30:00.000Z'))).toBe('2026-03-03T08:30:00.000Z');
  });
});
