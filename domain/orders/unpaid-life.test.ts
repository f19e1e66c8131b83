import { describe, expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { UNPAID_DEFAULTS, unpaidStep } from './unpaid-life';

const NOW = new Date('2026-12-01T12:00:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * 60 * 60 * 1000).toISOString();
const step = (hours: number, waiting = {}, settings = {}) =>
  unpaidStep({ createdAt: ago(hours), ...waiting }, { ...UNPAID_DEFAULTS, ...settings }, NOW);

describe('unpaidStep', () => {
  cases([
    ['is left alone for a day', 23.9, {}, null],
    ['is reminded after a day', 24, {}, 'remind'],
    ['is not reminded again', 48, { reminders: 1, remindedAt: ago(24) }, null],
    ['is reminded for the last time a day before it is closed', 13 * 24, { reminders: 1 }, 'remind-last'],
    ['is not canceled sooner than a day after that', 14 * 24, { reminders: 2, remindedAt: ago(23) }, null],
    ['is canceled after 14 days', 14 * 24, { reminders: 2, remindedAt: ago(24) }, 'close'],
    ['is warned first, even if that is late', 30 * 24, {}, 'remind-last'],
    ['is left alone if it is old', 45 * 24, {}, null],
    ['is left alone if it is old, reminded or not', 45 * 24, { reminders: 2 }, null],
  ] as const)('an order %s', ([_what, hours, waiting]) => step(hours, waiting));

  it('never reminds or cancels if the owner set 0', () => {
    expect(step(24, {}, { reminderHours: 0 })).toBeNull();
    expect(step(20 * 24, { reminders: 1 }, { closeAfterDays: 0 })).toBeNull();
    expect(step(20 * 24, { reminders: 2, remindedAt: ago(90) }, { closeAfterDays: 0 })).toBeNull();
  });
});
