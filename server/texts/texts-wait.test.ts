import { beforeEach, expect, it, vi } from 'vitest';
import { TEXT_HOURS } from '#domain/shop-settings/text-hours';
import { textsWaitUntil } from './texts-wait';

const EASTERN = { ...TEXT_HOURS, timeZone: 'America/New_York' };

// The server's time zone is different from the shop's, which is the one that counts.
beforeEach(() => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  return () => vi.unstubAllEnvs();
});

it.each([
  ['at 7:59 am', '2026-11-25T12:59:00Z', '2026-11-25T13:00:00.000Z'],
  ['at 8 am', '2026-11-25T13:00:00Z', null],
  ['at noon', '2026-11-25T17:00:00Z', null],
  ['at 8:59 pm', '2026-11-26T01:59:59Z', null],
  ['at 9 pm', '2026-11-26T02:00:00Z', '2026-11-26T13:00:00.000Z'],
  ['after midnight', '2026-11-26T06:00:00Z', '2026-11-26T13:00:00.000Z'],
  ['in the night the clocks go forward', '2026-03-08T03:00:00Z', '2026-03-08T12:00:00.000Z'],
  ['in the night the clocks go back', '2026-11-01T02:00:00Z', '2026-11-01T13:00:00.000Z'],
  ['in the hour that comes twice', '2026-11-01T06:30:00Z', '2026-11-01T13:00:00.000Z'],
])("%s, texts wait by the shop's clock (rule 34.6)", (_when, moment, until) => {
  expect(textsWaitUntil(new Date(moment), EASTERN)?.toISOString() ?? null).toBe(until);
});

it('follows other hours, and the server without a zone', () => {
  const early = { ...EASTERN, textsFrom: '10:30 am', textsUntil: '5 pm' };
  expect(textsWaitUntil(new Date('2026-11-25T15:00:00Z'), early)?.toISOString()).toBe(
    '2026-11-25T15:30:00.000Z',
  );
  expect(textsWaitUntil(new Date('2026-11-25T22:00:00Z'), early)?.toISOString()).toBe(
    '2026-11-26T15:30:00.000Z',
  );
  // It's 10 pm in Tokyo.
  expect(textsWaitUntil(new Date('2026-11-25T13:00:00Z'), TEXT_HOURS)?.toISOString()).toBe(
    '2026-11-25T23:00:00.000Z',
  );
  const always = { ...EASTERN, textsFrom: '8 am', textsUntil: '8 am' };
  expect(textsWaitUntil(new Date('2026-11-25T08:00:00Z'), always)).toBeNull();
});
