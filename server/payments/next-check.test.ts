import { describe } from 'vitest';
import { cases } from '#domain/testing/cases';
import { nextCheck } from './attempts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const minutes = (at: string | null) => at && Math.round((new Date(at).getTime() - Date.now()) / MINUTE);

describe('nextCheck', () => {
  cases([
    ['open', 0, 3],
    ['open', 20 * MINUTE, 5],
    ['open', 2.9 * DAY, 720],
    ['open', 3 * DAY, null],
    ['replaced', 0, 3],
    ['replaced', 3 * DAY, null],
    ['pending', 10 * DAY, 720],
    ['pending', 45 * DAY, null],
    ['succeeded', 0, 24 * 60],
    ['succeeded', 14 * DAY, 7 * 24 * 60],
    ['succeeded', 180 * DAY, null],
    ['failed', 0, null],
    ['problem', 0, 24 * 60],
    ['problem', 180 * DAY, null],
    ['closed', 0, null],
  ] as const)('schedules a %s attempt that is %d ms old in %s minutes', ([status, age]) =>
    minutes(nextCheck(status, age)),
  );
});
