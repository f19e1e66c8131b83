import { describe, expect, it } from 'vitest';
import { weekBeforeStart, weekStart } from './weeks';

it('weekBeforeStart is seven days of 24 hours earlier', () => {
  expect(weekBeforeStart(new Date('2026-03-10T08:30:00.000Z'))).toBe('2026-02-24T08:30:00.000Z');
});

describe('weekStart', () => {
  it('is seven days of 24 hours ago', () => {
    expect(weekStart(new Date('2026-03-10T08:30:00.000Z'))).toBe('2026-03-03T08:30:00.000Z');
  });
});
