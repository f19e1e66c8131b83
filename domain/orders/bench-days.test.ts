import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { weekdayOf } from '../words/days';
import { type BenchDays, benchReadyBy, isAhead, parseWeekdays } from './bench-days';
import { daysBetween, daysLater } from './ready-by-days';

afterEach(() => vi.unstubAllEnvs());

const WEEK: BenchDays = { glovesPerDay: 2, workingDays: 'Mon, Tue, Wed, Thu, Fri', closedDays: [] };
const MONDAY = '2026-11-30';
const ask = { bench: WEEK, today: MONDAY, arrival: MONDAY, minDays: 0, maxDays: 0, ahead: 0, gloves: 1 };
const closed = (from: string, to: string | null = null) => ({
  from: `${from}T12:00:00.000Z`,
  to: to && `${to}T12:00:00.000Z`,
});

describe('the date of gloves (rule 28.2)', () => {
  it.each([
    ['today, if the bench has room', {}, '2026-11-30'],
    ['after the gloves ahead', { ahead: 4 }, '2026-12-02'],
    ['with its own work', { ahead: 3, gloves: 2 }, '2026-12-02'],
    ['over the weekend', { ahead: 10 }, '2026-12-07'],
    ['never earlier than the turnaround', { minDays: 14, maxDays: 14 }, '2026-12-14'],
    ['on the next working day', { minDays: 5, maxDays: 5 }, '2026-12-07'],
    ['with its own work after it arrives', { arrival: '2026-12-04', gloves: 5 }, '2026-12-08'],
    [
      'after a closing',
      { ahead: 1, bench: { ...WEEK, closedDays: [closed(MONDAY), closed('2026-12-01', '2026-12-04')] } },
      '2026-12-07',
    ],
  ])('is %s', (_what, more, day) => {
    expect(benchReadyBy({ ...ask, ...more })).toEqual({ from: day, to: day });
  });

  it('is the plain turnaround if the bench is not planned (rule 28.1)', () => {
    const off = { ...ask, bench: { ...WEEK, glovesPerDay: 0 }, ahead: 500, minDays: 5, maxDays: 6 };
    expect(benchReadyBy(off)).toEqual({ from: '2026-12-05', to: '2026-12-06' });
  });

  it('is found even if the bench never opens', () => {
    const bench = { ...WEEK, closedDays: [closed('2026-01-01', '2999-01-01')] };
    expect(benchReadyBy({ ...ask, bench }).to > MONDAY).toBe(true);
  });
});

describe('for any bench (rule 28.2)', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((days) => daysLater('2026-01-01', days));
  const closing = fc
    .tuple(day, fc.integer({ min: 0, max: 30 }))
    .map(([from, days]) => closed(from, daysLater(from, days)));
  const bench = fc.record({
    glovesPerDay: fc.integer({ min: 1, max: 20 }),
    workingDays: fc
      .subarray(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'], { minLength: 1 })
      .map((days) => days.join(', ')),
    closedDays: fc.array(closing, { maxLength: 5 }),
  });
  const question = fc
    .record({
      bench,
      today: day,
      way: fc.integer({ min: 0, max: 6 }),
      minDays: fc.integer({ min: 1, max: 60 }),
      more: fc.integer({ min: 0, max: 3 }),
      ahead: fc.integer({ min: 0, max: 200 }),
      gloves: fc.integer({ min: 1, max: 20 }),
    })
    .map(({ way, more, ...rest }) => ({
      ...rest,
      arrival: daysLater(rest.today, way),
      maxDays: rest.minDays + more,
    }));
  /** Finds the day in a different way than the rule does. */
  const isOpen = ({ workingDays, closedDays }: BenchDays, on: string) =>
    workingDays.includes(new Date(on).toUTCString().slice(0, 3)) &&
    closedDays.every(({ from, to }) => on < from.slice(0, 10) || on > (to ?? from).slice(0, 10));
  const openDays = (asked: BenchDays, first: string, last: string) =>
    Array.from({ length: daysBetween(first, last) + 1 }, (_, days) => daysLater(first, days)).filter((on) =>
      isOpen(asked, on),
    ).length;
  const zones = fc.constantFrom('UTC', 'America/New_York', 'Europe/Berlin', 'Pacific/Auckland');

  it('is never earlier than the turnaround, on a working day, and in order', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { from, to } = benchReadyBy(asked);
        expect(daysBetween(asked.arrival, from)).toBeGreaterThanOrEqual(asked.minDays);
        expect(daysBetween(asked.arrival, to)).toBeGreaterThanOrEqual(asked.maxDays);
        expect(from <= to).toBe(true);
        for (const each of [from, to]) expect(isOpen(asked.bench, each)).toBe(true);
      }),
    );
  });

  it('leaves the bench enough working days for the gloves ahead, and for its own after they arrive', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { bench: on, today, arrival, ahead, gloves } = asked;
        const { from } = benchReadyBy(asked);
        expect(openDays(on, today, from) * on.glovesPerDay).toBeGreaterThanOrEqual(ahead + gloves);
        expect(openDays(on, arrival, from) * on.glovesPerDay).toBeGreaterThanOrEqual(gloves);
      }),
    );
  });

  it('is the first day on which all of that holds', () => {
    fc.assert(
      fc.property(question, (asked) => {
        const { bench: on, today, arrival, minDays, ahead, gloves } = asked;
        const { from } = benchReadyBy(asked);
        let before = daysLater(from, -1);
        while (before > today && !isOpen(on, before)) before = daysLater(before, -1);
        const isEnough =
          before >= today &&
          isOpen(on, before) &&
          daysBetween(arrival, before) >= minDays &&
          openDays(on, today, before) * on.glovesPerDay >= ahead + gloves &&
          openDays(on, arrival, before) * on.glovesPerDay >= gloves;
        expect(isEnough).toBe(false);
      }),
    );
  });

  it('never promises more gloves by a day than the bench can do, rush first', () => {
    const order = fc.record({
      createdAt: fc.constantFrom('2026-11-01', '2026-11-02', '2026-11-03'),
      isRush: fc.option(fc.boolean()),
      gloves: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(bench, day, fc.array(order, { minLength: 1, maxLength: 12 }), (on, today, made) => {
        const orders = made.map((each, index) => ({ ...each, id: String.fromCodePoint(97 + index) }));
        const dateOf = (one: (typeof orders)[number]) => {
          const before = orders.filter((other) => other !== one && isAhead(other, one));
          const ahead = before.reduce((sum, { gloves }) => sum + gloves, 0);
          const { gloves } = one;
          return benchReadyBy({ ...ask, bench: on, today, arrival: today, ahead, gloves }).to;
        };
        const dated = orders.map((one) => ({ ...one, date: dateOf(one) }));
        for (const { date } of dated) {
          const promised = dated.filter((one) => one.date <= date).reduce((sum, one) => sum + one.gloves, 0);
          expect(promised).toBeLessThanOrEqual(openDays(on, today, date) * on.glovesPerDay);
        }
        const [rush, plain] = [dated.filter(({ isRush }) => isRush), dated.filter(({ isRush }) => !isRush)];
        for (const one of rush) for (const other of plain) expect(one.date <= other.date).toBe(true);
        for (const [index, one] of orders.entries())
          for (const other of orders.slice(index + 1)) expect(isAhead(one, other)).toBe(!isAhead(other, one));
      }),
    );
  });

  it('is never earlier with more gloves ahead or more gloves in the order', () => {
    fc.assert(
      fc.property(question, fc.nat(50), fc.nat(10), (asked, ahead, gloves) => {
        const more = { ...asked, ahead: asked.ahead + ahead, gloves: asked.gloves + gloves };
        expect(benchReadyBy(more).to >= benchReadyBy(asked).to).toBe(true);
        expect(benchReadyBy(more).from >= benchReadyBy(asked).from).toBe(true);
      }),
    );
  });

  it('is the same day in every time zone, over clock changes too', () => {
    fc.assert(
      fc.property(question, zones, (asked, other) => {
        vi.stubEnv('TZ', 'UTC');
        const expected = benchReadyBy(asked);
        vi.stubEnv('TZ', other);
        expect(benchReadyBy(asked)).toEqual(expected);
      }),
    );
  });
});

it('an order to come waits for all others of its kind, and rush waits only for rush (rule 28.5)', () => {
  const placed = { id: 'a', createdAt: '2026-11-01' };
  const rushed = { ...placed, isRush: true };
  const later = { id: '0', createdAt: '2026-11-02' };
  expect([isAhead(placed, later), isAhead(placed, {}), isAhead({}, placed)]).toEqual([true, true, false]);
  expect([isAhead(rushed, {}), isAhead(placed, { isRush: true })]).toEqual([true, false]);
  expect([isAhead(rushed, { isRush: true }), isAhead({ isRush: true }, placed)]).toEqual([true, true]);
});

it('weekdays are read in any order and spelling', () => {
  expect(parseWeekdays('friday,  MON tue')).toEqual(['Mon', 'Tue', 'Fri']);
  expect(parseWeekdays('Sunday')).toEqual(['Sun']);
  expect([parseWeekdays(''), parseWeekdays('Mon, Someday')]).toEqual([null, null]);
  expect(weekdayOf('2026-11-30')).toBe('Mon');
});
