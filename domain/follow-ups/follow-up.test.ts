import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cases } from '#domain/testing/cases';
import { newPayment } from '../orders/ledger';
import { ERASED } from '../own-account/erasure';
import { gloveBackAt, isCareDue, isReviewable, isReviewDue, shippedAt } from './follow-up';

const status = (to: string, at: string) => ({ kind: 'status' as const, at, data: { to } });
const report = (state: string, at: string) => ({
  kind: 'package' as const,
  at,
  data: { direction: 'to_customer', state },
});
const SHIPPED = '2026-05-01T15:00:00.000Z';
const LATER = '2026-05-04T18:00:00.000Z';

describe('when a glove is back (rule 37.1)', () => {
  it.each([
    ['on the bench', 'in-progress', [], null, null],
    ['shipped or picked up, without a carrier', 'shipped', [status('shipped', SHIPPED)], SHIPPED, SHIPPED],
    [
      'finished, taken back, and finished again',
      'shipped',
      [status('shipped', SHIPPED), status('in-progress', LATER), status('shipped', LATER)],
      LATER,
      LATER,
    ],
    [
      'taken back to the bench',
      'in-progress',
      [status('shipped', SHIPPED), status('in-progress', LATER)],
      null,
      null,
    ],
    ['on its way', 'shipped', [status('shipped', SHIPPED), report('on_its_way', LATER)], null, SHIPPED],
    ['delivered', 'shipped', [status('shipped', SHIPPED), report('delivered', LATER)], LATER, SHIPPED],
    ['returned to us', 'shipped', [status('shipped', SHIPPED), report('returned', LATER)], null, SHIPPED],
  ])('%s', (_what, now, history, backAt, shipped) => {
    expect(gloveBackAt(now, history)).toBe(backAt);
    expect(shippedAt(now, history)).toBe(shipped);
  });
});

describe('which orders can be reviewed (rule 37.2)', () => {
  const order = {
    id: 'x',
    status: 'shipped',
    paymentStatus: 'succeeded',
    customerEmail: 'jo@mail.example',
    movements: [],
  };
  const entry = (kind: 'payment' | 'refund', amount: number) =>
    newPayment({ id: kind, at: SHIPPED, kind, how: 'cash', amount });

  cases([
    ['a finished one', {}, true],
    ['a canceled one', { status: 'canceled' }, false],
    ['one on the bench', { status: 'in-progress' }, false],
    ['a disputed one', { paymentProblem: 'The customer disputes it' }, false],
    ['one refunded in part', { movements: [entry('payment', 500), entry('refund', 499)] }, true],
    ['one refunded in full', { movements: [entry('payment', 500), entry('refund', 500)] }, false],
    ['an erased one', { customerEmail: ERASED.email }, false],
  ])('%s', ([_what, changes]) => isReviewable({ ...order, ...changes }));
});

describe('when it is time, on a clock that changes in March and November', () => {
  beforeEach(() => vi.stubEnv('TZ', 'America/New_York'));
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['seven days before the clocks change', '2026-10-28T15:00:00-04:00', '2026-11-04T15:00:00-05:00'],
    ['in spring', '2026-03-06T15:00:00-05:00', '2026-03-13T15:00:00-04:00'],
    ['on any other day', '2026-06-01T15:00:00-04:00', '2026-06-08T15:00:00-04:00'],
  ])('a review is asked for seven days later at the same time of day, %s', (_what, backAt, due) => {
    const at = Date.parse(due);
    expect(isReviewDue(backAt, 7, new Date(at - 1))).toBe(false);
    expect(isReviewDue(backAt, 7, new Date(at))).toBe(true);
    expect(isReviewDue(backAt, 7, new Date(at + 13 * 24 * 60 * 60 * 1000))).toBe(true);
    expect(isReviewDue(backAt, 7, new Date(at + 15 * 24 * 60 * 60 * 1000))).toBe(false);
  });

  it.each([
    ['2026-01-15T12:00:00-05:00', '2026-11-15T12:00:00-05:00'],
    ['2026-05-15T12:00:00-04:00', '2027-03-15T12:00:00-04:00'],
    ['2026-04-30T12:00:00-04:00', '2027-02-28T12:00:00-05:00'],
  ])('a care reminder is due ten months after %s', (shipped, due) => {
    const at = Date.parse(due);
    expect(isCareDue(shipped, new Date(at - 1))).toBe(false);
    expect(isCareDue(shipped, new Date(at))).toBe(true);
    expect(isCareDue(shipped, new Date(at + 15 * 24 * 60 * 60 * 1000))).toBe(false);
  });
});
