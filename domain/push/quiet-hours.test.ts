import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { quietUntil } from './quiet-hours';

const NIGHT = { from: '22:00', to: '07:00' };
const at = (text: string) => new Date(text);

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
  return () => vi.unstubAllEnvs();
});

describe('quiet hours over midnight', () => {
  it.each([
    ['before they start', '2026-11-24T21:59:59', null],
    ['at their first moment', '2026-11-24T22:00:00', '2026-11-25T07:00:00'],
    ['before midnight', '2026-11-24T23:59:59', '2026-11-25T07:00:00'],
    ['after midnight', '2026-11-25T00:00:00', '2026-11-25T07:00:00'],
    ['at their last moment', '2026-11-25T06:59:59', '2026-11-25T07:00:00'],
    ['when they end', '2026-11-25T07:00:00', null],
    ['at noon', '2026-11-25T12:00:00', null],
    ["on New Year's Eve", '2026-12-31T23:00:00', '2027-01-01T07:00:00'],
  ])('%s', (_when, moment, end) => {
    expect(quietUntil(at(moment), NIGHT)).toEqual(end && at(end));
  });
});

it.each([
  ['2026-11-25T12:59:00', null],
  ['2026-11-25T13:00:00', '2026-11-25T14:30:00'],
  ['2026-11-25T14:30:00', null],
])('quiet hours within one day, at %s', (moment, end) => {
  expect(quietUntil(at(moment), { from: '13:00', to: '14:30' })).toEqual(end && at(end));
});

it('quiet hours last a whole day when both times are the same', () => {
  const quiet = { from: '08:00', to: '08:00' };
  expect(quietUntil(at('2026-11-25T07:59:00'), quiet)).toEqual(at('2026-11-25T08:00:00'));
  expect(quietUntil(at('2026-11-25T08:00:00'), quiet)).toEqual(at('2026-11-26T08:00:00'));
});

it('without quiet hours, nothing is held back', () => {
  expect(quietUntil(at('2026-11-25T03:00:00'), null)).toBeNull();
});

describe('when the clocks change', () => {
  it.each([
    ['in spring, the night is an hour shorter', '2026-03-08T03:00:00Z', '2026-03-08T11:00:00Z'],
    ['in fall, the night is an hour longer', '2026-11-01T02:00:00Z', '2026-11-01T12:00:00Z'],
    ['in fall, the second 1:30 is still quiet', '2026-11-01T06:30:00Z', '2026-11-01T12:00:00Z'],
  ])('%s', (_what, moment, end) => {
    expect(quietUntil(at(moment), NIGHT)?.toISOString()).toBe(at(end).toISOString());
  });

  it('quiet hours end an hour later when spring skips their end', () => {
    const quiet = { from: '23:00', to: '02:30' };
    expect(quietUntil(at('2026-03-08T06:00:00Z'), quiet)?.toISOString()).toBe('2026-03-08T07:30:00.000Z');
    expect(quietUntil(at('2026-03-08T07:30:00Z'), quiet)).toBeNull();
  });
});

it('quiet hours always end after the current moment, within a day plus the changed hour', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const day = { min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(day), time, time, (moment, from, to) => {
      const end = quietUntil(moment, { from, to });
      if (!end) return true;
      const ms = end.getTime() - moment.getTime();
      return (
        ms > 0 && ms <= 25 * 60 * 60 * 1000 && quietUntil(end, { from, to })?.getTime() !== end.getTime()
      );
    }),
  );
});
